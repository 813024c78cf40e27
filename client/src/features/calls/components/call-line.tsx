import { Check, Undo2 } from "lucide-react";
import type { CallLineView } from "@shared/validators/calls";
import { Button } from "@/ui/button";
import { t } from "@/words";
import type { useAcceptLine, useProposeLine } from "../call-api";
import { describeLine, USE_WORDS } from "../wording";
import { CallQuote } from "./call-quote";

/** What the catalogue has a field for, which decides matches. */
const PROPOSED = new Set(["closing", "cofunding", "consortium", "eligibility"]);

type Props = {
  line: CallLineView;
  pages: number;
  isEditable: boolean;
  canPropose: boolean;
  accept: ReturnType<typeof useAcceptLine>;
  propose: ReturnType<typeof useProposeLine>;
};

/** A line of the sheet: what the call says, its words, and the buttons that give it a use. */
export function CallLine({ line, pages, isEditable, canPropose, accept, propose }: Props) {
  const said = describeLine(line);
  const isAccepted = line.acceptedAt !== null;
  const isPending = accept.isPending && accept.variables.lineId === line.id;
  const name = said ?? line.quote;
  // A name that is quoted below itself says nothing more.
  const isRepeated = said !== null && withoutMarks(line.quote) === withoutMarks(said);
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0 space-y-2">
        {said && (
          <p dir="auto" className="font-medium wrap-anywhere">
            {said}
          </p>
        )}
        {!isRepeated && <CallQuote quote={line.quote} page={line.page} pages={pages} />}
        {isRepeated && pages > 1 && <p className="text-sm text-quiet">{t("Page {n}", { n: line.page })}</p>}
        {line.isFromAi && (
          <p className="text-sm text-quiet">{t("Found by AI only: look at the words on the page.")}</p>
        )}
        {isAccepted && (
          <p className="flex items-center gap-1.5 text-sm text-good">
            <Check aria-hidden="true" className="size-4" />
            {t("Accepted § line")}
          </p>
        )}
      </div>
      {isEditable && (
        <div className="flex shrink-0 flex-wrap gap-2 sm:max-w-xs sm:justify-end">
          <Button
            variant={isAccepted ? "ghost" : "outline"}
            size="sm"
            pending={isPending}
            aria-label={
              isAccepted
                ? t("Take back: {line}", { line: name })
                : t("{action}: {line}", { action: USE_WORDS[line.kind], line: name })
            }
            onClick={() => accept.mutate({ lineId: line.id, accepted: !isAccepted })}
          >
            {isAccepted && <Undo2 aria-hidden="true" />}
            {isAccepted ? t("Take back § line") : USE_WORDS[line.kind]}
          </Button>
          {canPropose && PROPOSED.has(line.kind) && (
            <Button
              variant="ghost"
              size="sm"
              pending={propose.isPending && propose.variables === line.id}
              aria-label={t("Propose for the catalogue: {line}", { line: name })}
              onClick={() => propose.mutate(line.id)}
            >
              {t("Propose for the catalogue")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Without the mark or number before an item and the stop after it. */
const withoutMarks = (text: string): string =>
  text.replace(/^(?:[-*•‣◦▪·–—]|\[ ?\]|☐|\(?\w{1,2}[.)])\s+/u, "").replace(/[.;,]$/, "");
