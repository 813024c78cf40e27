import { Fragment } from "react";
import { InlineText } from "@/components/inline-text";

/** Marks a missing fact in a draft. */
export const GAP_MARK = "[add: …]";
const GAP = /(\[add:[^\]]*\])/g;

/** Renders a draft with headings, paragraphs and bold text, and highlights facts that the founder still has to add. */
export function DraftText({ text }: { text: string }) {
  return (
    <div data-text="" className="space-y-3 wrap-anywhere">
      {text
        .split(/\n{2,}/)
        .filter((block) => block.trim() !== "")
        .map((block, index) => (
          <Block key={index} text={block} />
        ))}
    </div>
  );
}

function Block({ text }: { text: string }) {
  const heading = /^#{1,3} +(.+)$/.exec(text.trim());
  if (heading)
    return (
      <h3 dir="auto" className="pt-2 text-base first:pt-0">
        <InlineText text={heading[1] ?? ""} plain={markGaps} />
      </h3>
    );
  return (
    <p dir="auto" className="whitespace-pre-line">
      <InlineText text={text} plain={markGaps} />
    </p>
  );
}

const markGaps = (text: string) =>
  text
    .split(GAP)
    .map((part, index) => (
      <Fragment key={index}>
        {part.startsWith("[add:") ? (
          <mark className="rounded-sm bg-middle/12 px-1 py-0.5 font-medium text-middle">{part}</mark>
        ) : (
          part
        )}
      </Fragment>
    ));

/** Counts the facts that a draft leaves to the founder. */
export const countGaps = (text: string) => text.match(GAP)?.length ?? 0;
