import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { t } from "@/words";

/** A block in the shape of what is coming; give it the size by class. Wrap a group in `SkeletonGroup`. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden="true" className={cn("skeleton", className)} {...props} />;
}

/** Says once, to those who do not see the blocks, what is loading. */
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
