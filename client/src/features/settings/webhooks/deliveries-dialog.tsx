import { useInfiniteQuery } from "@tanstack/react-query";
import {
  DELIVERED_EVENT_LABELS,
  DELIVERY_PROBLEM_LABELS,
  type DeliveryState,
} from "@shared/constants/webhooks";
import type { DeliveryView, WebhookView } from "@shared/validators/webhooks";
import { translateLabel } from "@shared/words/labels";
import { ErrorState } from "@/components/error-state";
import { formatDateTime } from "@/lib/format/dates";
import { Badge, type BadgeTone } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { deliveriesQuery, useSendAgain, useSendTest } from "./webhooks-api";

/** What was sent to a webhook and what became of it, with a test and "Send again". */
export default function DeliveriesDialog({
  webhook,
  isOpen,
  onClose,
}: {
  webhook: WebhookView;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { address, state } = webhook;
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent size="lg" title={t("Messages")} description={<bdi dir="ltr">{address}</bdi>}>
        <Deliveries id={webhook.id} isOn={state === "on"} />
      </DialogContent>
    </Dialog>
  );
}

function Deliveries({ id, isOn }: { id: string; isOn: boolean }) {
  const query = useInfiniteQuery(deliveriesQuery(id));
  const test = useSendTest(id);
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? [];
  return (
    <>
      {query.isPending && (
        <SkeletonGroup label={t("Loading the messages")} className="space-y-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </SkeletonGroup>
      )}
      {query.isError && (
        <ErrorState
          title={t("The messages could not be loaded")}
          error={query.error}
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      )}
      {query.data && deliveries.length === 0 && (
        <p className="text-[0.9375rem] text-quiet">
          {t("Nothing was sent in the last thirty days. A test shows whether the address works.")}
        </p>
      )}
      {deliveries.length > 0 && (
        <ul className="divide-y divide-line" aria-label={t("Messages")}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} webhookId={id} isOn={isOn} delivery={delivery} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="mt-4 max-sm:w-full"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("Show earlier messages")}
        </Button>
      )}
      {!isOn && (
        <p className="mt-4 text-sm text-quiet">
          {t("The webhook is off. Nothing is sent until it is switched on.")}
        </p>
      )}
      <DialogFooter>
        <DialogClose>{t("Close")}</DialogClose>
        <Button disabled={!isOn} pending={test.isPending} onClick={() => test.mutate()}>
          {t("Send a test")}
        </Button>
      </DialogFooter>
    </>
  );
}

const TONES: Record<DeliveryState, BadgeTone> = {
  waiting: "neutral",
  delivered: "good",
  failed: "destructive",
};

const stateLabels = (): Record<DeliveryState, string> => ({
  waiting: t("Waiting § message"),
  delivered: t("Delivered"),
  failed: t("Failed § message"),
});

function DeliveryRow({
  webhookId,
  isOn,
  delivery: { id, event, occurredAt, state, attempts, nextAttemptAt, statusCode, problem },
}: {
  webhookId: string;
  isOn: boolean;
  delivery: DeliveryView;
}) {
  const again = useSendAgain(webhookId);
  const label = translateLabel(DELIVERED_EVENT_LABELS[event]);
  const at = formatDateTime(occurredAt) ?? "";
  const facts = [
    problem && translateLabel(DELIVERY_PROBLEM_LABELS[problem]),
    statusCode !== null && t("status {status}", { status: String(statusCode) }),
    attempts > 0 && t.count(attempts, "1 attempt", "{n} attempts"),
    attempts > 0 && nextAttemptAt && t("next on {time}", { time: formatDateTime(nextAttemptAt) ?? "" }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem] font-semibold">
          {label}
          <Badge tone={TONES[state]}>{stateLabels()[state]}</Badge>
        </p>
        <p className="text-sm text-quiet">
          {at}
          {"\u00A0· "}
          <code dir="ltr" className="font-mono">
            {event}
          </code>
        </p>
        {facts.length > 0 && <p className="text-sm text-quiet">{facts.join("\u00A0· ")}</p>}
      </div>
      <Button
        variant="outline"
        className="max-sm:w-full"
        disabled={!isOn}
        pending={again.isPending}
        aria-label={t("Send again: {event}, {time}", { event: label, time: at })}
        onClick={() => again.mutate(id)}
      >
        {t("Send again")}
      </Button>
    </li>
  );
}
