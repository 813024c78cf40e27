import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import { useDocumentTitle } from "@/lib/document-title";

/** A screen's h1 with what can be done there. It also sets the document's title, `documentTitle` if that differs. */
export function PageHeader({
  title,
  documentTitle,
  subtitle,
  actions,
  above,
  className,
}: {
  title: ReactNode;
  /** Needed when `title` is not plain text. */
  documentTitle?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** A line over the title, such as a way back. */
  above?: ReactNode;
  className?: string;
}) {
  useDocumentTitle(documentTitle ?? (typeof title === "string" ? title : undefined));
  return (
    <header className={cn("mb-6 md:mb-8", className)}>
      {above && <div className="mb-2">{above}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 dir="auto" className="text-[1.75rem] leading-tight md:text-[2.125rem]">
            {title}
          </h1>
          {subtitle && <p className="mt-1.5 text-quiet md:text-lg">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 md:gap-3">{actions}</div>}
      </div>
    </header>
  );
}
