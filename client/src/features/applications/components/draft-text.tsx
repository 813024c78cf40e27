import { Fragment } from "react";
import { GAP_PATTERN } from "@shared/constants/draft-gaps";
import { InlineText } from "@/components/inline-text";

/** Marks a missing fact in a draft. */
const GAP_MARK = "[add: …]";
const GAP = new RegExp(`(${GAP_PATTERN})`, "g");

const HEADING_LINE = /^#{1,3} +.+$/gm;

/** Renders a draft with headings, paragraphs and bold text, and highlights facts that the founder still has to add. */
export function DraftText({ text }: { text: string }) {
  return (
    <div data-text="" className="space-y-3 wrap-anywhere">
      {text
        // A heading is a block of its own, also where no empty line parts it from its text.
        .replace(HEADING_LINE, "\n$&\n")
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
        {index % 2 === 1 ? (
          <mark className="rounded-sm bg-middle/12 px-1 py-0.5 font-medium text-middle">{part}</mark>
        ) : (
          part
        )}
      </Fragment>
    ));

/** Returns how the gaps of a draft are marked, which is in the language of its text. */
export const findGapMark = (text: string): string =>
  text.match(GAP)?.[0]?.replace(/:[^]*\]$/, ": …]") ?? GAP_MARK;

/** Counts the facts that a draft leaves to the founder. */
export const countGaps = (text: string) => text.match(GAP)?.length ?? 0;
