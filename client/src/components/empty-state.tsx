import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

/** Removes the frame inside a card or a dialog, which has its own. */
const FRAMED =
  "in-data-card:border-0 in-data-card:px-0 in-data-card:py-6 in-[[role=dialog]]:border-0 in-[[role=dialog]]:px-0 in-[[role=dialog]]:py-6";

/** Says that nothing is here yet, and suggests what to do. */
export function EmptyState({
  icon: Icon,
  title,
  description,
  action,
  level = 2,
  className,
}: {
  icon?: LucideIcon;
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  /** Use 1 if it is the whole screen. */
  level?: 1 | 2 | 3;
  className?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cn(
        "flex flex-col items-center rounded-card border border-dashed border-edge/50 px-6 py-12 text-center md:py-16",
        FRAMED,
        className,
      )}
    >
      {Icon && (
        <span className="mb-4 grid size-12 place-items-center rounded-full bg-raised text-link">
          <Icon aria-hidden="true" className="size-6" />
        </span>
      )}
      <Heading className="text-lg">{title}</Heading>
      {description && <p className="mt-1.5 max-w-md text-balance text-quiet">{description}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
