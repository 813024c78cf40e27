import { Fragment } from "react";

const GAP = /(\[add:[^\]]*\])/g;

/** A draft as it is read: headings, paragraphs, and the places that still need the founder's own facts marked. */
export function DraftText({ text }: { text: string }) {
  return (
    <div dir="auto" className="space-y-3 wrap-anywhere">
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
  if (heading) return <h3 className="pt-2 text-base first:pt-0">{heading[1]}</h3>;
  return (
    <p className="whitespace-pre-line">
      {text.split(GAP).map((part, index) => (
        <Fragment key={index}>
          {part.startsWith("[add:") ? (
            <mark className="rounded-sm bg-middle/12 px-1 py-0.5 font-medium text-middle">{part}</mark>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </p>
  );
}

/** How many places a draft leaves for the founder to fill in. */
export const countGaps = (text: string) => text.match(GAP)?.length ?? 0;
