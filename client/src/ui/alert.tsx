import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

const TONES = {
  info: { look: "border-line bg-raised", mark: "text-link", Icon: Info },
  good: { look: "border-good/40 bg-good/8", mark: "text-good", Icon: CircleCheck },
  warning: { look: "border-middle/40 bg-middle/8", mark: "text-middle", Icon: TriangleAlert },
  destructive: {
    look: "border-destructive/40 bg-destructive/8",
    mark: "text-destructive",
    Icon: CircleAlert,
  },
} as const;

/** A sentence that stays on the page. Pass role="alert" if screen readers should announce it at once. */
export function Alert({
  tone = "info",
  title,
  actions,
  className,
  children,
  ...props
}: Omit<ComponentProps<"div">, "title"> & {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  actions?: ReactNode;
}) {
  const { look, mark, Icon } = TONES[tone];
  return (
    <div
      className={cn("flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border p-4", look, className)}
      {...props}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", mark)} />
        <div className="min-w-0 text-[0.9375rem]">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className={title ? "mt-0.5 text-quiet" : undefined}>{children}</div>}
        </div>
      </div>
      {actions}
    </div>
  );
}
