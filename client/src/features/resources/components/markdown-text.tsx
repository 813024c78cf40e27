import { Square, SquareCheck } from "lucide-react";
import { InlineText } from "@/components/inline-text";
import { cn } from "@/lib/cn";
import { parseMarkdown, type Block, type ListItem } from "../markdown";

/** Renders a text of the library. Its headings begin below those of the dialog. */
export function MarkdownText({ source }: { source: string }) {
  return (
    <div dir="auto" className="space-y-3 wrap-anywhere">
      {parseMarkdown(source).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === "heading") {
    const Heading = block.level === 3 ? "h4" : "h3";
    return (
      <Heading className={cn("pt-3 first:pt-0", block.level === 3 ? "font-semibold" : "text-lg")}>
        <InlineText text={block.text} />
      </Heading>
    );
  }
  if (block.kind === "paragraph")
    return (
      <p className="whitespace-pre-line">
        <InlineText text={block.text} />
      </p>
    );
  const items = block.items.map((item, index) => <Item key={index} item={item} />);
  const hasBoxes = block.items.some(({ isTicked }) => isTicked !== null);
  return block.isOrdered ? (
    <ol start={block.start} className="list-decimal space-y-1.5 ps-6">
      {items}
    </ol>
  ) : (
    <ul className={cn("space-y-1.5", hasBoxes ? "list-none" : "list-disc ps-6")}>{items}</ul>
  );
}

function Item({ item: { text, isTicked } }: { item: ListItem }) {
  const Box = isTicked ? SquareCheck : Square;
  if (isTicked === null)
    return (
      <li className="whitespace-pre-line">
        <InlineText text={text} />
      </li>
    );
  return (
    <li className="flex gap-2.5">
      <Box aria-hidden="true" className="mt-1 size-4 shrink-0 text-quiet" />
      <span className="min-w-0 whitespace-pre-line">
        <InlineText text={text} />
      </span>
    </li>
  );
}
