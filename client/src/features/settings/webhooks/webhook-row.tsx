import { Webhook } from "lucide-react";
import { DELIVERED_EVENT_LABELS, STOP_REASON_LABELS } from "@shared/constants/webhooks";
import type { WebhookView } from "@shared/validators/webhooks";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { toastFailure } from "@/lib/api/failure-toast";
import { formatSince } from "@/lib/format/since";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";
import { FocusFallback } from "../components/focus-fallback";
import { useChangeWebhook } from "./webhooks-api";

const deliveriesDialog = lazyDialog(() => import("./deliveries-dialog"));
const changeWebhookDialog = lazyDialog(() => import("./change-webhook-dialog"));
const endWebhookDialog = lazyDialog(() => import("./end-webhook-dialog"));

const BUTTON = "max-sm:grow";

/** One webhook: where it goes, what it tells, whether anything arrives, and what can be done with it. */
export function WebhookRow({ webhook }: { webhook: WebhookView }) {
  const { id, address, events, entity, maker, state, stopReason, lastDeliveredAt } = webhook;
  const [log, change, end] = [useOpening(), useOpening(), useOpening()];
  const switching = useChangeWebhook(id);
  deliveriesDialog.usePreload();
  changeWebhookDialog.usePreload();
  endWebhookDialog.usePreload();
  const isOn = state === "on";
  const toggle = () =>
    switching.mutate(
      { isOn: !isOn },
      { onError: (error) => toastFailure(t("The webhook could not be changed"), error) },
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center self-start rounded-control bg-raised text-quiet">
        <Webhook aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-[0.9375rem] font-semibold tracking-normal wrap-anywhere">
          <bdi dir="ltr">{address}</bdi>
          {state === "off" && <Badge>{t("Off")}</Badge>}
          {state === "stopped" && <Badge tone="destructive">{t("Stopped")}</Badge>}
        </h3>
        <p className="text-sm text-quiet">
          {events.map((event) => translateLabel(DELIVERED_EVENT_LABELS[event])).join("\u00A0· ")}
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          {[
            maker && t("Of {maker}", { maker }),
            entity ? t("For {entity}", { entity: entity.name }) : t("Only for you"),
            lastDeliveredAt
              ? t("last message {since}", { since: formatSince(lastDeliveredAt) })
              : t("no message yet"),
          ]
            .filter(Boolean)
            .join(listComma())}
        </p>
        {stopReason && (
          <p className="mt-1 text-sm text-destructive">{translateLabel(STOP_REASON_LABELS[stopReason])}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {maker === null && (
          <>
            <Button
              variant="outline"
              className={BUTTON}
              aria-haspopup="dialog"
              aria-label={t("Messages to {address}", { address })}
              onClick={log.open}
            >
              {t("Messages")}
            </Button>
            <Button
              variant="outline"
              className={BUTTON}
              aria-haspopup="dialog"
              aria-label={t("Change the webhook to {address}", { address })}
              onClick={change.open}
            >
              {t("Change § webhook")}
            </Button>
            <Button
              variant="outline"
              className={BUTTON}
              pending={switching.isPending}
              aria-label={
                isOn
                  ? t("Switch off the webhook to {address}", { address })
                  : t("Switch on the webhook to {address}", { address })
              }
              onClick={toggle}
            >
              {isOn ? t("Switch off") : t("Switch on")}
            </Button>
          </>
        )}
        <Button
          variant="outline"
          className={BUTTON}
          aria-haspopup="dialog"
          aria-label={t("End the webhook to {address}", { address })}
          onClick={end.open}
        >
          {t("End § webhook")}
        </Button>
      </div>
      {log.wasOpened && <deliveriesDialog.Dialog webhook={webhook} {...log.shown} />}
      {change.wasOpened && <changeWebhookDialog.Dialog webhook={webhook} {...change.shown} />}
      {end.wasOpened && <endWebhookDialog.Dialog webhook={webhook} {...end.shown} />}
      <FocusFallback section="webhooks" />
    </li>
  );
}
