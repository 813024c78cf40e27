import { diffWordsWithSpace } from "diff";
import { Fragment } from "react";
import type { CommentView } from "@shared/validators/comments";
import { t } from "@/words";
import { DifferenceParts } from "../components/difference-parts";
import { splitAtMentions } from "./threads";

/** What somebody wrote, with the members that it mentions marked. */
export function CommentText({ text, mentions }: Pick<CommentView, "text" | "mentions">) {
  const parts = splitAtMentions(
    text,
    mentions.map(({ name }) => name),
  );
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="font-semibold text-link">
            {part}
          </span>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  );
}

/** The words of a suggestion, with what it takes away and what it adds. */
export function SuggestionDifference({ quote, replacement }: { quote: string; replacement: string }) {
  return (
    <p
      dir="auto"
      aria-label={t("Suggested change")}
      role="group"
      className="rounded-control border border-line bg-page p-3 text-sm wrap-anywhere whitespace-pre-line"
    >
      <DifferenceParts parts={diffWordsWithSpace(quote, replacement)} />
    </p>
  );
}
