import type { ReactNode } from "react";
import { StandaloneLayout } from "@/components/standalone-layout";
import { useDocumentTitle } from "@/lib/browser/document-title";

/** One form in the middle of the page, under its heading. `footer` links to the neighbouring screens. */
export function AuthScreen({
  title,
  documentTitle = title,
  subtitle,
  footer,
  children,
}: {
  title: string;
  documentTitle?: string;
  subtitle?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  useDocumentTitle(documentTitle);
  return (
    <StandaloneLayout>
      <div className="w-full max-w-[27rem]">
        <div className="sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-soft">
          <h1 className="text-[1.75rem] leading-tight md:text-[2rem]">{title}</h1>
          {subtitle && <p className="mt-2 text-quiet">{subtitle}</p>}
          <div className="mt-6">{children}</div>
        </div>
        {footer && (
          <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-quiet sm:mt-5">
            {footer}
          </p>
        )}
      </div>
    </StandaloneLayout>
  );
}
