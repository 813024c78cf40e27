import type { ReactNode } from "react";
import { Link } from "wouter";
import { BRAND } from "@/lib/brand";
import { paths } from "@/lib/paths";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { t } from "@/words";

/** The layout of a screen outside the shell (sign-in, messages, a text to read), with the logo above the content. */
export function StandaloneLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between gap-4 px-4 py-4 md:px-8 md:py-6">
        <Link
          href={paths.home}
          aria-label={t("{brand}, home", { brand: BRAND.name })}
          className="inline-flex min-h-11 items-center rounded-control text-primary dark:text-ink"
        >
          <Logo />
        </Link>
        <LanguageSwitch className="-me-2 text-quiet hover:text-ink" />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col items-center justify-center px-4 pt-4 pb-16"
      >
        {children}
      </main>
    </div>
  );
}
