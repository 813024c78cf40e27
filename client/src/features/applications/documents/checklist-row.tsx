import { CircleAlert, CircleCheck, CircleDashed, X } from "lucide-react";
import type { ChecklistLine } from "@shared/validators/documents";
import { documentPath } from "@/components/documents/paths";
import { describeExpiry, nameRequirement } from "@/components/documents/wording";
import { OutsideLink } from "@/components/outside-link";
import { TextLink } from "@/components/text-link";
import { Button, IconButton } from "@/ui/button";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

const STATES = {
  missing: { icon: CircleDashed, words: t("Missing § document"), className: "text-quiet" },
  attached: { icon: CircleCheck, words: t("Attached § document"), className: "text-good" },
  expired: { icon: CircleAlert, words: t("Out of date § document"), className: "text-destructive" },
} as const;

/** A line of the checklist: what is demanded or added, its state, and what can be done. */
export function ChecklistRow({
  line,
  isEditable,
  isPending,
  onAttach,
  onDetach,
}: {
  line: ChecklistLine;
  isEditable: boolean;
  isPending: boolean;
  onAttach: () => void;
  onDetach: (documentId: string) => void;
}) {
  const { requirement, state, name, documentId } = line;
  const { icon: Icon, words, className } = STATES[state];
  const shownName = name ?? t("Document");
  // What an accepted line of the call asks for has only its name.
  const demand = requirement ? nameRequirement(requirement) : state === "missing" ? name : null;
  const expiry = describeExpiry({ expiresOn: line.expiresOn, isExpired: state === "expired" });
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${className}`} />
      <div className="min-w-0 flex-1">
        {demand && <p className="font-medium wrap-anywhere">{demand}</p>}
        {state !== "missing" && (
          <p className="wrap-anywhere">
            {documentId ? (
              <TextLink href={documentPath(documentId)}>
                <bdi>{shownName}</bdi>
              </TextLink>
            ) : (
              <OutsideLink url={line.url}>
                <bdi>{shownName}</bdi>
              </OutsideLink>
            )}
          </p>
        )}
        <p className={`text-sm ${className}`}>{joinFacts([words, expiry])}</p>
      </div>
      {isEditable && (
        <div className="flex shrink-0 items-center">
          {demand && state !== "attached" && (
            <Button
              variant="ghost"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t("Attach: {demand}", { demand: demand ?? "" })}
              onClick={onAttach}
            >
              {state === "missing" ? t("Attach § action") : t("Replace § document")}
            </Button>
          )}
          {documentId && (
            <IconButton
              label={t("Remove {name} from the application", { name: shownName })}
              pending={isPending}
              onClick={() => onDetach(documentId)}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </li>
  );
}
