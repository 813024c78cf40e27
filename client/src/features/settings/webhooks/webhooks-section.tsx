import { useQuery } from "@tanstack/react-query";
import { Webhook } from "lucide-react";
import { WEBHOOKS_PER_USER } from "@shared/constants/webhooks";
import type { EntityView } from "@shared/validators/entities";
import { ErrorState } from "@/components/error-state";
import { ResendVerification } from "@/components/verify-email-banner";
import { useSignedInUser } from "@/lib/api/current-user";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { SettingsSection } from "../components/settings-section";
import { WebhookRow } from "./webhook-row";
import { webhooksQuery } from "./webhooks-api";

const newWebhookDialog = lazyDialog(() => import("./new-webhook-dialog"));

/** Lists the addresses that are told what happens, and makes new ones. */
export function WebhooksSection({ entities }: { entities: readonly EntityView[] }) {
  const { emailVerified } = useSignedInUser();
  const webhooks = useQuery(webhooksQuery());
  const { open, wasOpened, shown } = useOpening();
  newWebhookDialog.usePreload();
  const own = webhooks.data?.filter(({ maker }) => maker === null) ?? [];
  const others = webhooks.data?.filter(({ maker }) => maker !== null) ?? [];
  const isFull = own.length >= WEBHOOKS_PER_USER;
  return (
    <SettingsSection
      id="webhooks"
      description={t(
        "For programs that want to be told when something happens: each message is signed, and goes to an address of yours.",
      )}
    >
      <div>
        {webhooks.isPending && (
          <SkeletonGroup label={t("Loading your webhooks")} className="space-y-2">
            <Skeleton className="h-4 w-44 max-w-full" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </SkeletonGroup>
        )}
        {webhooks.isError && (
          <ErrorState
            title={t("Your webhooks could not be loaded")}
            error={webhooks.error}
            onRetry={webhooks.refetch}
            retrying={webhooks.isFetching}
          />
        )}
        {own.length > 0 && (
          <ul className="divide-y divide-line">
            {own.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
        {webhooks.data && (
          <div className={own.length > 0 ? "mt-5 border-t border-line pt-5" : undefined}>
            {emailVerified ? (
              <Button
                variant="outline"
                className="max-md:w-full"
                aria-haspopup="dialog"
                disabled={isFull}
                onClick={open}
              >
                <Webhook aria-hidden="true" />
                {t("Create a webhook")}
              </Button>
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="text-[0.9375rem] text-quiet">
                  {t("Verify your email address to make webhooks.")}
                </p>
                <ResendVerification className="max-md:w-full" />
              </div>
            )}
            {isFull && (
              <p className="mt-2 text-sm text-quiet">
                {t("You have ten webhooks, which is as many as there can be. End one first.")}
              </p>
            )}
          </div>
        )}
        {others.length > 0 && (
          <div className="mt-6 border-t border-line pt-5">
            <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">
              {t("Webhooks of other members for entities that you own")}
            </h3>
            <ul className="mt-4 divide-y divide-line">
              {others.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          </div>
        )}
      </div>
      {wasOpened && <newWebhookDialog.Dialog entities={entities} {...shown} />}
    </SettingsSection>
  );
}
