import type { AiConsentView } from "@shared/validators/ai-consents";
import { useChangeAiConsents } from "@/lib/api/queries/ai-consents";
import { Button } from "@/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { PolicyLink } from "./policy-link";
import { formatRecipient, SENT, WITHOUT } from "./wording";

/** Asks an owner, before a use begins, whether providers may be sent what it needs. Closing it begins nothing. */
export default function AiConsentDialog({
  entityId,
  missing,
  hasOther,
  isOpen,
  onClose,
  onGo,
}: {
  entityId: string;
  /** The providers that were asked for and that nobody has agreed to, all for one use. */
  missing: readonly AiConsentView[];
  /** Whether another provider that was asked for is agreed to already, and goes on alone. */
  hasOther: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Begins the use. */
  onGo: () => void;
}) {
  const change = useChangeAiConsents(entityId);
  const use = missing[0]?.use ?? "drafts";
  const names = missing.map(({ name }) => name);
  const agree = () =>
    change.mutate(
      missing.map(({ provider }) => ({ use, provider, isAgreed: true })),
      { onSuccess: onGo },
    );
  return (
    <Dialog isOpen={isOpen} onClose={() => !change.isPending && onClose()}>
      <DialogContent
        title={
          names.length > 1
            ? t("Send this to {one} and {other}?", { one: names[0]!, other: names[1]! })
            : t("Send this to {name}?", { name: names[0] ?? "" })
        }
      >
        <div className="space-y-3 text-[0.9375rem]">
          <p>{SENT[use]}</p>
          <ul className="list-disc space-y-1 ps-5 marker:text-link">
            {missing.map((one) => (
              <li key={one.provider} className="ps-1 wrap-anywhere">
                {formatRecipient(one)}: <PolicyLink {...one} />
              </li>
            ))}
          </ul>
          <p className="text-quiet">
            {!hasOther && WITHOUT[use]}{" "}
            {t(
              "If you agree, that counts for this entity and all its members. Settings, “AI providers”, changes it.",
            )}
          </p>
        </div>
        <DialogFooter>
          <Button variant="outline" disabled={change.isPending} onClick={onGo}>
            {hasOther ? t("Without {name}", { name: names[0] ?? "" }) : t("Without a provider")}
          </Button>
          <Button variant="primary" data-autofocus="" pending={change.isPending} onClick={agree}>
            {t("Agree and continue")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
