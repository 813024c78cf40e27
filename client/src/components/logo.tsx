import { cn } from "@/lib/cn";
import { BRAND } from "@/lib/brand";

/**
 * Draws a lamp, a shade over a light. The shade has the current text colour, the light has the accent colour.
 */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={cn("shrink-0", className ?? "size-8")}>
      <path d="M6 17.5a10 10 0 0 1 20 0z" fill="currentColor" />
      <circle cx="16" cy="22.5" r="4" className="fill-accent" />
      <path d="M16 3v4.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2", className)}>
      <LogoMark />
      <span className="font-display text-xl leading-none font-semibold tracking-tight">{BRAND.name}</span>
    </span>
  );
}
