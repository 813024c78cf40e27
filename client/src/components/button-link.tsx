import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import { preloadRoute } from "@/lib/api/preload";
import { buttonClass, type ButtonSize, type ButtonVariant } from "../ui/button-styles";
import { t } from "@/words";

type LookProps = { variant?: ButtonVariant; size?: ButtonSize; className?: string; children: ReactNode };

/** A link within the product that looks like a button. */
export function ButtonLink({
  href,
  variant,
  size,
  className,
  replace,
  state,
  ...props
}: LookProps & { href: string; replace?: boolean; state?: object } & Omit<
    ComponentProps<"a">,
    "href" | "className" | "children"
  >) {
  return (
    <Link
      href={href}
      replace={replace}
      state={state}
      className={buttonClass(variant, size, className)}
      onPointerEnter={() => preloadRoute(href)}
      onFocus={() => preloadRoute(href)}
      {...props}
    />
  );
}

/** Returns true for an address that may be opened: http(s) without credentials. */
export function isSafeUrl(url: string | null | undefined): url is string {
  if (!url) return false;
  try {
    const { protocol, username, password } = new URL(url);
    return (protocol === "https:" || protocol === "http:") && !username && !password;
  } catch {
    return false;
  }
}

/**
 * A link to another site that opens in a new tab. It renders nothing for an unsafe address. Screen readers
 * hear that it opens a tab; a given `aria-label` has to say that itself.
 */
export function ExternalButtonLink({
  href,
  variant = "outline",
  size,
  className,
  children,
  "aria-label": label,
}: LookProps & { href: string | null | undefined; "aria-label"?: string }) {
  if (!isSafeUrl(href)) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass(variant, size, className)}
      aria-label={label}
    >
      {children}
      <span className="sr-only"> {t("(opens in a new tab)")}</span>
    </a>
  );
}
