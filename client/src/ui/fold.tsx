import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cn } from "@/lib/cn";
import { Card } from "./card";

/** A card with a heading that opens it. The content is rendered only while it is open. */
export function Fold({
  level,
  title,
  note,
  titleId,
  openWhen = false,
  className,
  children,
}: {
  level: 2 | 3;
  title: string;
  /** A line that describes the content. */
  note?: ReactNode;
  /** The id of the title, for a section that is named by it. */
  titleId?: string;
  /** Opens the card as soon as this is true, such as for a field with an error. */
  openWhen?: boolean;
  /** The classes of the button. */
  className?: string;
  children: () => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const [hadToOpen, setHadToOpen] = useState(false);
  if (openWhen !== hadToOpen) {
    setHadToOpen(openWhen);
    if (openWhen) setOpen(true);
  }
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Card flush>
      <Heading className={level === 2 ? "text-lg" : "text-base"}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={cn(
            "focus-inset flex w-full items-center justify-between gap-4 rounded-card px-5 text-start transition-colors hover:bg-raised md:px-6",
            className,
            isOpen && "rounded-b-none",
          )}
        >
          <span id={titleId}>
            {title}
            {note && (
              <span className="mt-1 block font-sans text-sm font-normal tracking-normal text-quiet">
                {note}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn("size-5 shrink-0 text-quiet transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </Heading>
      <div id={id} hidden={!isOpen} className="border-t border-line p-5 md:p-6">
        {isOpen && children()}
      </div>
    </Card>
  );
}
