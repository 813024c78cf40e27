import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  CreateWebhookInput,
  DeliveriesView,
  DeliveryView,
  NewWebhookView,
  UpdateWebhookInput,
  WebhookSecretView,
  WebhookView,
} from "@shared/validators/webhooks";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { withConfirmation } from "../second-factor/confirmation";

const PATH = "/api/auth/webhooks";
const webhooksKey = [PATH] as const;
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
const deliveriesKey = (id: string) => ["webhook deliveries", id] as const;
/** How often the list of messages is read again while one of them is being sent. */
const REREAD_MS = 2_000;

/** The person's webhooks, and those of others for the entities that they own. Null where the server has none. */
export function webhooksQuery() {
  return queryOptions({
    queryKey: [...webhooksKey],
    queryFn: readOr<WebhookView[] | null>(null),
    // Messages change when something last arrived.
    staleTime: 0,
  });
}

/** Makes a webhook. The form shows what is wrong with it, and the dialog the secret, which is kept nowhere else. */
export function useMakeWebhook() {
  const client = useQueryClient();
  return useMutation({
    // The secret leaves the memory with its dialog.
    gcTime: 0,
    mutationFn: (input: CreateWebhookInput) =>
      withConfirmation(() => apiRequest<NewWebhookView>("POST", PATH, input)),
    onSuccess: ({ secret: _, ...made }) =>
      client.setQueryData<WebhookView[]>(webhooksKey, (known) => known && [made, ...known]),
  });
}

/** Changes a webhook. */
export function useChangeWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UpdateWebhookInput) =>
      withConfirmation(() => apiRequest<WebhookView>("PATCH", pathOf(id), input)),
    onSuccess: (changed) =>
      client.setQueryData<WebhookView[]>(webhooksKey, (known) =>
        known?.map((row) => (row.id === id ? changed : row)),
      ),
  });
}

/** Makes a new secret. */
export function useRenewSecret(id: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: () => withConfirmation(() => apiRequest<WebhookSecretView>("POST", `${pathOf(id)}/secret`)),
    onError: (error) => toastFailure(t("Failed to make a new secret"), error),
  });
}

/** Ends a webhook. One that has ended meanwhile leaves the list too. */
export function useEndWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", pathOf(id)),
    onSuccess: () => {
      client.setQueryData<WebhookView[]>(webhooksKey, (known) => known?.filter((row) => row.id !== id));
      toast({ title: t("Webhook ended"), description: t("Nothing is sent to it from now on.") });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: webhooksKey });
      toastFailure(t("Failed to end the webhook"), error);
    },
  });
}

const isOnItsWay = ({ state, attempts }: DeliveryView) => state === "waiting" && attempts === 0;

/** The messages to a webhook, the newest first. */
export function deliveriesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...deliveriesKey(id)],
    queryFn: ({ pageParam, signal }) =>
      apiRequest<DeliveriesView>(
        "GET",
        `${pathOf(id)}/deliveries${pageParam ? `?lastId=${pageParam}` : ""}`,
        undefined,
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ deliveries, hasMore }) => (hasMore ? deliveries.at(-1)?.id : undefined),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(isOnItsWay)) ? REREAD_MS : false,
  });
}

function useSending<Input>(id: string, path: (input: Input) => string, failure: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => apiRequest<DeliveryView>("POST", pathOf(id) + path(input)),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesKey(id) }),
    onError: (error) => toastFailure(failure, error),
  });
}

export const useSendTest = (id: string) =>
  useSending<void>(id, () => "/test", t("The test could not be sent"));

export const useSendAgain = (id: string) =>
  useSending<string>(
    id,
    (deliveryId) => `/deliveries/${encodeURIComponent(deliveryId)}/again`,
    t("The message could not be sent again"),
  );
