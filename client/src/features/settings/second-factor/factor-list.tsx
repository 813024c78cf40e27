import { KeyRound, Smartphone } from "lucide-react";
import type { FactorsView } from "@shared/validators/second-factor";
import { formatDate } from "@/lib/format/dates";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";
import { FactorRow } from "./factor-row";
import { useBeginTotp, useTurnOffTotp } from "./factors-api";
import { Passkeys } from "./passkeys";
import { WaitingRemoval } from "./waiting-removal";

const setUpDialog = lazyDialog(() => import("./set-up-dialog"));
const turnOffDialog = lazyDialog(() => import("./remove-factor-dialog"));
const newCodesDialog = lazyDialog(() => import("./new-codes-dialog"));

/** The second factors of an account, each with what can be done about it. */
export default function FactorList({ factors }: { factors: FactorsView }) {
  return (
    <>
      {factors.removalDueAt && <WaitingRemoval dueAt={factors.removalDueAt} />}
      <div className="divide-y divide-line">
        <AuthenticatorApp since={factors.totpSince} />
        <Passkeys {...factors} />
        {factors.methods.length > 0 && <Codes left={factors.recoveryCodesLeft} />}
      </div>
    </>
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
          {t("Create new codes")}
        </Button>
      </FactorRow>
      {renew.wasOpened && <newCodesDialog.Dialog {...renew.shown} />}
    </>
  );
}
