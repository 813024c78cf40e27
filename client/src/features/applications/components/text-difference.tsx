import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { t } from "@/words";
import { DifferenceParts } from "./difference-parts";

/** Two long texts that have little in common would keep the page busy; they are then shown without marks. */
const TIMEOUT_MS = 300;

/** An earlier text, with the words marked that are only in it, and those that are only in the present one. */
export function TextDifference({ before, now }: { before: string; now: string }) {
  const parts = useMemo(() => diffWordsWithSpace(now, before, { timeout: TIMEOUT_MS }), [before, now]);
  return (
    <div className="space-y-3">
      <p className="text-sm text-quiet">
        {before === now
          ? t("This is the same as the present text.")
          : parts
            ? t("Underlined: only in this version. Struck through: only in the present text.")
            : t("This version is too different from the present text to mark what changed.")}
      </p>
      <div
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label={t("Text of this version")}
        className="max-h-[50dvh] overflow-y-auto rounded-control border border-line bg-page p-4 wrap-anywhere whitespace-pre-line"
      >
        <DifferenceParts parts={parts ?? [{ value: before, added: false, removed: false }]} />
        {before === "" && now === "" && <span className="text-quiet">{t("Empty")}</span>}
      </div>
    </div>
  );
}
