import { KeyRound } from "lucide-react";
import type { IdentityView, SignInServiceView, SignInWaysView } from "@shared/validators/identities";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { formatDate } from "@/lib/format/dates";
import { Button } from "@/ui/button";
import { useOpening } from "@/ui/lazy-dialog";
import { t } from "@/words";
import { FactorRow } from "../second-factor/factor-row";
import { useLinkService, useRemoveService } from "./sign-in-api";

/** The services that sign the user in, then those that could. */
export default function ServiceList({ ways: { providers, identities } }: { ways: SignInWaysView }) {
  const others = providers.filter(({ id }) => !identities.some(({ provider }) => provider === id));
  return (
    <div className="divide-y divide-line">
      {identities.map((identity) => (
        <LinkedService key={identity.id} identity={identity} />
      ))}
      {others.map((service) => (
        <OtherService key={service.id} service={service} />
      ))}
    </div>
  );
}

function LinkedService({ identity: { id, label, provider, email, createdAt } }: { identity: IdentityView }) {
  const remove = useRemoveService(id);
  const { open, wasOpened, shown } = useOpening();
  const since = formatDate(createdAt) ?? "";
  return (
    <>
      <FactorRow
        icon={<KeyRound aria-hidden="true" />}
        title={label}
        text={
          provider === null
            ? t("No longer offered here.")
            : email
              ? t("Signs you in as {email}, since {date}", { email, date: since })
              : t("Signs you in since {date}", { date: since })
        }
      >
        <Button
          variant="outline"
          aria-label={t("Remove {service}", { service: label })}
          pending={remove.isPending}
          onClick={open}
        >
          {t("Remove")}
        </Button>
      </FactorRow>
      {wasOpened && (
        <ConfirmDialog
          {...shown}
          title={t("Remove {service}?", { service: label })}
          description={t("It then no longer signs you in. Your account stays as it is.")}
          confirmLabel={t("Remove")}
          onConfirm={() => {
            // What asks who it is comes over the screen, so that this question has to be gone by then.
            shown.onClose();
            remove.mutate();
          }}
        />
      )}
    </>
  );
}

function OtherService({ service: { id, label } }: { service: SignInServiceView }) {
  const link = useLinkService();
  return (
    <FactorRow icon={<KeyRound aria-hidden="true" />} title={label} text={t("Does not sign you in yet.")}>
      <Button
        variant="outline"
        aria-label={t("Add {service}", { service: label })}
        pending={link.isPending}
        onClick={() => link.mutate(id)}
      >
        {t("Add")}
      </Button>
    </FactorRow>
  );
}
