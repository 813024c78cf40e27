import { KeySquare } from "lucide-react";
import { PASSKEYS_MAX } from "@shared/constants/limits";
import type { FactorsView, PasskeyView } from "@shared/validators/second-factor";
import { formatDate } from "@/lib/format/dates";
import { Button } from "@/ui/button";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";
import { FactorRow } from "./factor-row";
import { useBeginPasskey, useRemovePasskey } from "./passkeys-api";

const addDialog = lazyDialog(() => import("./add-passkey-dialog"));
const removeDialog = lazyDialog(() => import("./remove-factor-dialog"));

/** The passkeys of the user, each with a button to remove it, and one to add another. */
export function Passkeys({ passkeys, canAddPasskeys }: Pick<FactorsView, "passkeys" | "canAddPasskeys">) {
  const begin = useBeginPasskey();
  const add = useOpening();
  const isFull = passkeys.length >= PASSKEYS_MAX;
  return (
    <>
      {passkeys.map((passkey) => (
        <Passkey key={passkey.id} {...passkey} />
      ))}
      {canAddPasskeys && (
        <FactorRow
          icon={<KeySquare aria-hidden="true" />}
          title={passkeys.length > 0 ? t("Another passkey") : t("Passkey")}
          text={
            isFull
              ? t("You have ten, which is as many as there can be.")
              : t(
                  "The lock of your phone or computer, or a security key. It cannot be given to a false page.",
                )
          }
        >
          <Button
            variant="outline"
            disabled={isFull}
            pending={begin.isPending}
            onClick={() => begin.mutate(undefined, { onSuccess: add.open })}
          >
            {t("Add a passkey")}
          </Button>
        </FactorRow>
      )}
      {add.wasOpened && <addDialog.Dialog options={begin.data} {...add.shown} />}
    </>
  );
}

function Passkey({ id, name, createdAt, lastUsedAt }: PasskeyView) {
  const removal = useRemovePasskey(id);
  const question = useOpening();
  return (
    <>
      <FactorRow
        icon={<KeySquare aria-hidden="true" />}
        title={name}
        text={
          lastUsedAt
            ? t("Passkey, last used on {date}", { date: formatDate(lastUsedAt) ?? "" })
            : t("Passkey, added on {date}", { date: formatDate(createdAt) ?? "" })
        }
      >
        <Button variant="outline" aria-label={t("Remove {name}", { name })} onClick={question.open}>
          {t("Remove")}
        </Button>
      </FactorRow>
      {question.wasOpened && (
        <removeDialog.Dialog
          title={t("Remove {name}?", { name })}
          description={t("This passkey then no longer signs you in. Your other factors stay.")}
          confirmLabel={t("Remove")}
          removal={removal}
          {...question.shown}
        />
      )}
    </>
  );
}
