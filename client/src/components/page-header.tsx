import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import { useDocumentTitle } from "@/lib/browser/document-title";

/** A longer title gets a smaller font, because it takes many lines on a phone. */
const LONG_TITLE = 70;

/**
 * Shows a screen's h1 with its actions. It also sets the document's title, to `documentTitle` if that is
 * given.
 */
export function PageHeader({
  title,
  documentTitle,
  subtitle,
  meta,
  actions,
  above,
  className,
}: {
  title: ReactNode;
  /** Needed when `title` is not plain text. */
  documentTitle?: string;
  subtitle?: ReactNode;
  /** Badges and similar elements under the subtitle. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** A line above the title, such as a back link. */
  above?: ReactNode;
  className?: string;
}) {
  const text = typeof title === "string" ? title : documentTitle;
  const isLong = text !== undefined && text.length > LONG_TITLE;
  useDocumentTitle(documentTitle ?? text);
  return (
    <header className={cn("mb-6 md:mb-8", className)}>
      {above && <div className="mb-2">{above}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1
            dir="auto"
            className={cn(
              "leading-tight",
              isLong ? "text-2xl md:text-[1.75rem]" : "text-[1.75rem] md:text-[2.125rem]",
            )}
          >
            {title}
          </h1>
          {subtitle && <p className="mt-1.5 text-quiet md:text-lg">{subtitle}</p>}
          {meta && <div className="mt-3 flex flex-wrap gap-2">{meta}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 md:gap-3">{actions}</div>}
      </div>
    </header>
  );
}
