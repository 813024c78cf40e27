import type { ComponentProps } from "react";
import { Link } from "wouter";
import { cn } from "@/lib/cn";
import { preloadRoute } from "@/lib/api/preload";

export const textLinkClass =
  "rounded-sm font-semibold text-link underline decoration-link/40 underline-offset-4 hover:decoration-link";

/** A link to another screen within a sentence. */
export function TextLink({
  href,
  className,
  ...props
}: Omit<ComponentProps<"a">, "href" | "className"> & { href: string; className?: string }) {
  return (
    <Link
      href={href}
      className={cn(textLinkClass, className)}
      onPointerEnter={() => preloadRoute(href)}
      onFocus={() => preloadRoute(href)}
      {...props}
    />
  );
}
