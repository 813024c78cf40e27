import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

export type CardProps = ComponentProps<"div"> & {
  /** Removes the padding, for lists with lines from edge to edge. */
  flush?: boolean;
};

export const cardClass = "rounded-card border border-line bg-surface shadow-soft";

export function Card({ flush = false, className, ...props }: CardProps) {
  return <div data-card="" className={cn(cardClass, !flush && "p-5 md:p-6", className)} {...props} />;
}

/** A card's heading row: the title, an optional sentence, and the actions at the end. */
export function CardHeader({
  title,
  description,
  actions,
  level = 2,
  className,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  className?: string;
}) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={cn("mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3", className)}>
      <div className={cn("min-w-0 flex-1", description ? "basis-52" : "basis-36")}>
        <Heading className={level === 2 ? "text-lg" : "text-base"}>{title}</Heading>
        {description && <p className="mt-1 text-sm text-quiet">{description}</p>}
      </div>
      {actions}
    </div>
  );
}
