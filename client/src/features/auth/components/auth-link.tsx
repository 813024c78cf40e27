import type { ReactNode } from "react";
import { TextLink } from "@/components/text-link";

/** A link on a line of its own or at a line's end, tall enough for a finger. */
export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} className="inline-flex min-h-11 min-w-11 items-center justify-center">
      {children}
    </TextLink>
  );
}
