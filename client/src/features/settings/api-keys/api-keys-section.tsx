import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { API_KEYS_PER_USER } from "@shared/constants/api-keys";
import type { EntityView } from "@shared/validators/entities";
import { ErrorState } from "@/components/error-state";
import { TextLink } from "@/components/text-link";
import { ResendVerification } from "@/components/verify-email-banner";
import { useSignedInUser } from "@/lib/api/current-user";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { SettingsSection } from "../components/settings-section";
import { ApiKeyRow } from "./api-key-row";
import { apiKeysQuery } from "./api-keys-api";

const newKeyDialog = lazyDialog(() => import("./new-key-dialog"));

/** Lists the keys of programs, ends them and makes new ones. */
export function ApiKeysSection({ entities }: { entities: readonly EntityView[] }) {
  const { emailVerified } = useSignedInUser();
  const keys = useQuery(apiKeysQuery());
  const { open, wasOpened, shown } = useOpening();
  newKeyDialog.usePreload();
  const own = keys.data?.filter(({ maker }) => maker === null) ?? [];
  const others = keys.data?.filter(({ maker }) => maker !== null) ?? [];
  const isFull = own.length >= API_KEYS_PER_USER;
  return (
    <SettingsSection
      id="api-keys"
      description={t(
        "For programs that work in your place, such as a spreadsheet or a CRM. A key does only what you allow it.",
      )}
    >
      <div>
        {keys.isPending && (
          <SkeletonGroup label={t("Loading your API keys")} className="space-y-2">
            <Skeleton className="h-4 w-44 max-w-full" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </SkeletonGroup>
        )}
        {keys.isError && (
          <ErrorState
            title={t("Your API keys could not be loaded")}
            error={keys.error}
            onRetry={keys.refetch}
            retrying={keys.isFetching}
          />
        )}
        {own.length > 0 && (
          <ul className="divide-y divide-line">
            {own.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        )}
        {keys.data && (
          <div className={own.length > 0 ? "mt-5 border-t border-line pt-5" : undefined}>
            {emailVerified ? (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
                <Button
                  variant="outline"
                  className="max-md:w-full"
                  aria-haspopup="dialog"
                  disabled={isFull}
                  onClick={open}
                >
                  <KeyRound aria-hidden="true" />
                  {t("Create an API key")}
                </Button>
                <TextLink
                  href="/api/docs"
                  target="_blank"
                  className="inline-flex min-h-11 items-center text-[0.9375rem] md:min-h-7"
                >
                  {t("What programs can call")}
                </TextLink>
              </div>
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="text-[0.9375rem] text-quiet">
                  {t("Verify your email address to make API keys.")}
                </p>
                <ResendVerification className="max-md:w-full" />
              </div>
            )}
            {isFull && (
              <p className="mt-2 text-sm text-quiet">
                {t("You have twenty keys, which is as many as there can be. End one first.")}
              </p>
            )}
          </div>
        )}
        {others.length > 0 && (
          <div className="mt-6 border-t border-line pt-5">
            <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">
              {t("Keys of other members for entities that you own")}
            </h3>
            <ul className="mt-4 divide-y divide-line">
              {others.map((key) => (
                <ApiKeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          </div>
        )}
      </div>
      {wasOpened && <newKeyDialog.Dialog entities={entities} {...shown} />}
    </SettingsSection>
  );
}
