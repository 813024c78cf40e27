import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiKeyView, CreateApiKeyInput, NewApiKeyView } from "@shared/validators/api-keys";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { readOr } from "@/lib/api/normalise";
import { toast } from "@/lib/toast";
import { t } from "@/words";
import { withConfirmation } from "../second-factor/confirmation";

const PATH = "/api/auth/api-keys";
const apiKeysKey = [PATH] as const;

/** The person's keys, and those of others for the entities that they own. Null where the server has none. */
export function apiKeysQuery() {
  return queryOptions({
    queryKey: [...apiKeysKey],
    queryFn: readOr<ApiKeyView[] | null>(null),
    // Programs change when a key was used last.
    staleTime: 0,
  });
}

/** Makes a key. The form shows what is wrong with it, and the dialog the secret, which is kept nowhere else. */
export function useMakeApiKey() {
  const client = useQueryClient();
  return useMutation({
    // The secret leaves the memory with its dialog.
    gcTime: 0,
    mutationFn: (input: CreateApiKeyInput) =>
      withConfirmation(() => apiRequest<NewApiKeyView>("POST", PATH, input)),
    onSuccess: ({ secret: _, ...made }) =>
      client.setQueryData<ApiKeyView[]>(apiKeysKey, (known) => known && [made, ...known]),
  });
}

/** Ends a key. One that has ended meanwhile leaves the list too. */
export function useEndApiKey({ id, program }: ApiKeyView) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", `${PATH}/${encodeURIComponent(id)}`),
    onSuccess: () => {
      client.setQueryData<ApiKeyView[]>(apiKeysKey, (known) => known?.filter((row) => row.id !== id));
      toast({
        title: program ? t("Program disconnected") : t("API key ended"),
        description: program
          ? t("It is refused from now on.")
          : t("Programs that use it are refused from now on."),
      });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: apiKeysKey });
      toastFailure(program ? t("Failed to disconnect the program") : t("Failed to end the API key"), error);
    },
  });
}
