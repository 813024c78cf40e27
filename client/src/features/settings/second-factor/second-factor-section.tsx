import { useQuery } from "@tanstack/react-query";
import { KeyRound, Smartphone } from "lucide-react";
import type { FactorsView } from "@shared/validators/second-factor";
import { ErrorState } from "@/components/error-state";
import { formatDate } from "@/lib/format/dates";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { factorsQuery } from "@/lib/api/queries/factors";
import { t } from "@/words";
import { SettingsSection } from "../components/settings-section";
import { answerConfirmation, useConfirmationQuestion } from "./confirmation";
import { FactorRow } from "./factor-row";
import { useBeginTotp, useTurnOffTotp } from "./factors-api";
import { Passkeys } from "./passkeys";

const setUpDialog = lazyDialog(() => import("./set-up-dialog"));
const turnOffDialog = lazyDialog(() => import("./remove-factor-dialog"));
const newCodesDialog = lazyDialog(() => import("./new-codes-dialog"));
const confirmationDialog = lazyDialog(() => import("./confirmation-dialog"));

/** What a sign-in asks for beside the password. */
export function SecondFactorSection() {
  const factors = useQuery(factorsQuery());
  return (
    <SettingsSection
      id="second-factor"
      description={t("Asks for something that only you have, beside your password, when you sign in.")}
    >
      {factors.isPending && (
        <SkeletonGroup label={t("Loading your second step")} className="space-y-3">
          <Skeleton className="h-4 w-72 max-w-full" />
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      {factors.isError && (
        <ErrorState
          title={t("Your second step could not be loaded")}
          error={factors.error}
          onRetry={factors.refetch}
          retrying={factors.isFetching}
        />
      )}
      {factors.data && (
        <div className="divide-y divide-line">
          <AuthenticatorApp since={factors.data.totpSince} />
          <Passkeys {...factors.data} />
          {factors.data.methods.length > 0 && <Codes left={factors.data.recoveryCodesLeft} />}
        </div>
      )}
      <ConfirmationQuestion />
    </SettingsSection>
  );
}

function AuthenticatorApp({ since }: { since: FactorsView["totpSince"] }) {
  const begin = useBeginTotp();
  const removal = useTurnOffTotp();
  const setUp = useOpening();
  const turnOff = useOpening();
  return (
    <>
      <FactorRow
        icon={<Smartphone aria-hidden="true" />}
        title={t("Authenticator app")}
        text={
          since
            ? t("On since {date}", { date: formatDate(since) ?? "" })
            : t("An app on your phone shows a new code every half minute.")
        }
      >
        {since ? (
          <Button variant="outline" onClick={turnOff.open}>
            {t("Turn off")}
          </Button>
        ) : (
          <Button
            variant="outline"
            pending={begin.isPending}
            onClick={() => begin.mutate(undefined, { onSuccess: setUp.open })}
          >
            {t("Set up")}
          </Button>
        )}
      </FactorRow>
      {setUp.wasOpened && <setUpDialog.Dialog setup={begin.data} {...setUp.shown} />}
      {turnOff.wasOpened && (
        <turnOffDialog.Dialog
          title={t("Turn off the authenticator app?")}
          description={t("Its codes are then no longer asked for. Your other factors stay.")}
          confirmLabel={t("Turn off")}
          removal={removal}
          {...turnOff.shown}
        />
      )}
    </>
  );
}

function Codes({ left }: { left: number }) {
  const renew = useOpening();
  return (
    <>
      <FactorRow
        icon={<KeyRound aria-hidden="true" />}
        title={t("Recovery codes")}
        text={
          left === 0
            ? t("All are used. Make new ones, for the day when you lose your phone.")
            : t.count(
                left,
                "1 is left, for when you lose your phone.",
                "{n} are left, for when you lose your phone.",
              )
        }
      >
        <Button variant="outline" onClick={renew.open}>
          {t("Make new codes")}
        </Button>
      </FactorRow>
      {renew.wasOpened && <newCodesDialog.Dialog {...renew.shown} />}
    </>
  );
}

/** Opens the dialog when an act of any section of Settings needs it. */
function ConfirmationQuestion() {
  const question = useConfirmationQuestion();
  confirmationDialog.usePreload();
  return <confirmationDialog.Dialog isOpen={question !== null} onClose={refuse} />;
}

const refuse = () => answerConfirmation(false);
