import { Fragment, type ReactNode } from "react";
import { isSafeUrl } from "./button-link";
import { parseInline, type Inline } from "./inline-markdown";
import { textLinkClass } from "./text-link";
import { t } from "@/words";

const renderAsIs = (text: string): ReactNode => text;

/**
 * Renders a line of Markdown with its bold and italics as React nodes, never as HTML. `plain` renders the
 * parts without marks.
 */
export function InlineText({
  text,
  plain = renderAsIs,
}: {
  text: string;
  plain?: (text: string) => ReactNode;
}) {
  return <InlineParts parts={parseInline(text)} plain={plain} />;
}

type PlainProps = { plain: (text: string) => ReactNode };

function InlineParts({ parts, plain }: PlainProps & { parts: readonly Inline[] }) {
  return parts.map((part, index) => <InlinePart key={index} part={part} plain={plain} />);
}

function InlinePart({ part, plain }: PlainProps & { part: Inline }) {
  switch (part.kind) {
    case "strong":
      return (
        <strong className="font-semibold">
          <InlineParts parts={part.parts} plain={plain} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <InlineParts parts={part.parts} plain={plain} />
        </em>
      );
    case "code":
      return <code className="rounded-sm bg-raised px-1 py-0.5 text-[0.9em]">{part.text}</code>;
    case "link":
      // An unsafe link is shown as text.
      return isSafeUrl(part.href) ? (
        <a href={part.href} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
          {part.text}
          <span className="sr-only"> {t("(opens in a new tab)")}</span>
        </a>
      ) : (
        <Fragment>{part.text}</Fragment>
      );
    case "text":
      return plain(part.text);
  }
}
