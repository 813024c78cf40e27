import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { t } from "@/words";

/**
 * A block with the shape of the content that is loading. The class sets its size. Wrap a group in
 * `SkeletonGroup`.
 */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden="true" className={cn("skeleton", className)} {...props} />;
}

/** Tells screen readers once what is loading, because they do not see the blocks. */
export function SkeletonGroup({
  label = t("Loading"),
  className,
  children,
  ...props
}: ComponentProps<"div"> & { label?: string }) {
  return (
    <div role="status" aria-busy="true" className={className} {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
