import type { ReactNode } from "react";
import { Link } from "wouter";
import { ButtonLink } from "@/components/button-link";
import { LanguageSwitch } from "@/components/language-switch";
import { Logo } from "@/components/logo";
import { BRAND } from "@/lib/brand";
import { paths } from "@/lib/paths";
import { t } from "@/words";

/** A second sign-up button, at the end of the page. */
export function Closing() {
  return (
    <footer data-house="" className="bg-house text-on-house">
      <div className="mx-auto max-w-content px-5 md:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-16 md:py-24">
          <h2 className="max-w-[14em] text-[2rem] md:text-[2.75rem]">{t("See what you are eligible for")}</h2>
          <ButtonLink href={paths.signup} variant="accent" size="lg" className="max-sm:w-full">
            {t("Create a free account")}
          </ButtonLink>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-on-house/15 py-8">
          <Logo />
          <div className="flex flex-wrap items-center gap-x-6 text-on-house/75">
            <p>{BRAND.tagline}.</p>
            <FooterLink href={paths.opportunities}>{t("All opportunities")}</FooterLink>
            <FooterLink href={paths.howItWorks}>{t("How it works")}</FooterLink>
            <FooterLink href={paths.sources}>{t("Where the catalogue comes from")}</FooterLink>
            <FooterLink href={paths.privacy}>{t("Privacy")}</FooterLink>
            <FooterLink href={paths.accessibility}>{t("Accessibility")}</FooterLink>
            <LanguageSwitch className="-mx-2" />
          </div>
        </div>
      </div>
    </footer>
  );
}

const FooterLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className="inline-flex min-h-11 items-center rounded-control font-semibold underline-offset-4 hover:underline"
  >
    {children}
  </Link>
);
