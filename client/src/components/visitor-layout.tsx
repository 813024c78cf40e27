import type { ReactNode } from "react";
import { Link } from "wouter";
import { BRAND } from "@/lib/brand";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { ButtonLink } from "./button-link";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { t } from "@/words";

const linkClass =
  "inline-flex min-h-11 items-center rounded-control font-semibold underline-offset-4 hover:underline";

/** The layout of the catalogue's pages for visitors: they read as they like, and can sign up from anywhere. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex max-w-content flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 md:px-8 md:py-3">
          <Link
            href={paths.home}
            aria-label={t("{brand}, home", { brand: BRAND.name })}
            className="inline-flex min-h-11 items-center rounded-control text-primary dark:text-ink"
          >
            <Logo />
          </Link>
          {/* On a phone two rows: the name and the way in, then the links. The basis keeps these off the first row. */}
          <nav
            aria-label={t("Catalogue")}
            className="flex flex-1 flex-wrap gap-x-5 max-sm:order-1 max-sm:basis-1/2"
          >
            <Link href={paths.opportunities} className={linkClass}>
              {t("Opportunities")}
            </Link>
            <Link href={paths.howItWorks} className={cn(linkClass, "max-sm:hidden")}>
              {t("How it works")}
            </Link>
          </nav>
          <div className="flex items-center gap-x-2 max-sm:contents">
            <LanguageSwitch className="text-quiet hover:text-ink max-sm:hidden" />
            <ButtonLink href={paths.login()} variant="ghost" className="max-sm:order-1 max-sm:-me-4">
              {t("Login")}
            </ButtonLink>
            <ButtonLink href={paths.signup} variant="accent" className="max-sm:ms-auto">
              {t("Get started")}
            </ButtonLink>
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-content flex-1 px-4 py-6 md:px-8 md:py-10"
      >
        {children}
      </main>
      <footer className="border-t border-line print:hidden">
        <div className="mx-auto flex max-w-content flex-wrap items-center gap-x-6 px-4 py-4 text-quiet md:px-8">
          <p className="py-2">{BRAND.tagline}.</p>
          <Link href={paths.sources} className={linkClass}>
            {t("Where the catalogue comes from")}
          </Link>
          <Link href={paths.privacy} className={linkClass}>
            {t("Privacy")}
          </Link>
          <Link href={paths.accessibility} className={linkClass}>
            {t("Accessibility")}
          </Link>
          <Link href={paths.howItWorks} className={cn(linkClass, "sm:hidden")}>
            {t("How it works")}
          </Link>
          <LanguageSwitch className="-ms-2 sm:hidden" />
        </div>
      </footer>
    </div>
  );
}
