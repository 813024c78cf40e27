import { useId, useState } from "react";
import { AI_USES } from "@shared/constants/ai-consents";
import type { AiConsentsView, AiConsentView } from "@shared/validators/ai-consents";
import { PolicyLink } from "@/components/ai-consent/policy-link";
import { formatRecipient, formatUse, SENT, WITHOUT } from "@/components/ai-consent/wording";
import { useChangeAiConsents } from "@/lib/api/queries/ai-consents";
import { formatDate } from "@/lib/format/dates";
import { Switch } from "@/ui/switch";
import { t } from "@/words";

/** Each use with what is sent, and each provider with a switch for who may decide. */
export default function ConsentPanel({ entityId, view }: { entityId: string; view: AiConsentsView }) {
  const { mayChange, consents } = view;
  if (consents.length === 0)
    return (
      <p className="text-quiet">
        {t(
          "This server uses no AI provider: nothing of an entity leaves it. Drafts, reviews and matches are made here.",
        )}
      </p>
    );
  const uses = AI_USES.filter((use) => consents.some((one) => one.use === use));
  return (
    <div className="divide-y divide-line">
      {uses.map((use) => (
        <section key={use} className="space-y-3 py-5 first:pt-0 last:pb-0">
          <h3 className="text-base font-semibold">{formatUse(use)}</h3>
          <p className="text-[0.9375rem] text-quiet">
            {SENT[use]} {WITHOUT[use]}
          </p>
          <ul className="space-y-3">
            {consents
              .filter((one) => one.use === use)
              .map((one) => (
                <Consent key={one.provider} entityId={entityId} consent={one} mayChange={mayChange} />
              ))}
          </ul>
        </section>
      ))}
      {!mayChange && <p className="pt-5 text-quiet">{t("Only an owner of the entity can change this.")}</p>}
    </div>
  );
}

function Consent({
  entityId,
  consent,
  mayChange,
}: {
  entityId: string;
  consent: AiConsentView;
  mayChange: boolean;
}) {
  const id = useId();
  const change = useChangeAiConsents(entityId);
  // The cache changes a moment after the press: until then the switch would jump back.
  const [pressed, setPressed] = useState<boolean>();
  const { use, provider } = consent;
  const name = formatRecipient(consent);
  return (
    <li className="flex items-center justify-between gap-4">
      <div className="min-w-0 wrap-anywhere">
        {mayChange ? (
          <label htmlFor={id} className="text-[0.9375rem] font-semibold">
            {name} <span className="sr-only">{formatUse(use)}</span>
          </label>
        ) : (
          <p className="text-[0.9375rem] font-semibold">{name}</p>
        )}
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {sayAgreement(consent)}
        </p>
        <p className="text-sm text-quiet">
          <PolicyLink {...consent} />
        </p>
      </div>
      {mayChange && (
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={pressed ?? consent.agreedAt !== null}
          onChange={({ target: { checked: isAgreed } }) => {
            setPressed(isAgreed);
            change.mutate([{ use, provider, isAgreed }], { onSettled: () => setPressed(undefined) });
          }}
        />
      )}
    </li>
  );
}

function sayAgreement({ agreedAt, agreedBy }: AiConsentView): string {
  if (agreedAt === null) return t("Not agreed");
  const date = formatDate(agreedAt) ?? "";
  return agreedBy === null
    ? t("Agreed on {date} by somebody who is gone", { date })
    : t("Agreed on {date} by {name}", { date, name: agreedBy });
}
