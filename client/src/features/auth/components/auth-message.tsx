import type { LucideIcon } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { StandaloneLayout } from "@/components/standalone-layout";
import { cn } from "@/lib/cn";
import { useDocumentTitle } from "@/lib/browser/document-title";

const TONES = {
  neutral: "bg-raised text-link",
  good: "bg-good/12 text-good",
  destructive: "bg-destructive/10 text-destructive",
} as const;

/** A longer title is a whole sentence, set in smaller type. */
const LONG_TITLE = 60;

/** Shows how an action ended and where to go from here. It takes the focus, because the form before it is gone. */
export function AuthMessage({
  icon: Icon,
  tone = "neutral",
  title,
  children,
  actions,
}: {
  icon: LucideIcon;
  tone?: keyof typeof TONES;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <StandaloneLayout>
      <div className="flex w-full max-w-[27rem] flex-col items-center text-center sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-8 sm:py-10 sm:shadow-soft">
        <span className={cn("grid size-14 place-items-center rounded-full", TONES[tone])}>
          <Icon aria-hidden="true" className="size-7" />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className={cn(
            "mt-5",
            title.length > LONG_TITLE ? "text-xl leading-snug" : "text-[1.75rem] leading-tight",
          )}
        >
          {title}
        </h1>
        <div className="mt-2 w-full space-y-2 text-quiet wrap-anywhere">{children}</div>
        {actions && <div className="mt-6 grid w-full gap-2">{actions}</div>}
      </div>
    </StandaloneLayout>
  );
}
