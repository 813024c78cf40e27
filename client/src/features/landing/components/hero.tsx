import { Link } from "wouter";
import { ButtonLink } from "@/components/button-link";
import { LanguageSwitch } from "@/components/language-switch";
import { Logo } from "@/components/logo";
import { BRAND } from "@/lib/brand";
import { paths } from "@/lib/paths";
import { t } from "@/words";
import { ExampleMatch } from "./example-match";
import { Lamp } from "./lamp";

/** The promise, the sign-up button, and an example under the lamp. */
export function Hero() {
  return (
    <section data-house="" className="relative bg-house text-on-house">
      <div className="mx-auto grid max-w-content grid-cols-1 gap-x-12 px-5 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div data-theme="dark" className="flex flex-col text-ink">
          {/* On the narrowest phones two rows: the name, then the links. */}
          <div className="flex min-h-16 flex-wrap items-center md:min-h-24">
            <Link
              href={paths.home}
              aria-label={t("{name}, home", { name: BRAND.name })}
              className="inline-flex min-h-11 items-center rounded-control"
            >
              <Logo />
            </Link>
            <div className="ms-auto flex items-center">
              <ButtonLink href={paths.opportunities} variant="ghost">
                {t("Opportunities")}
              </ButtonLink>
              <LanguageSwitch className="-me-2 text-quiet hover:text-ink" />
            </div>
          </div>
          <div className="pt-10 pb-4 md:pt-16 lg:pt-20 lg:pb-32">
            <h1 className="max-w-[11em] text-[2.75rem] leading-[1.04] font-semibold tracking-[-0.03em] md:text-[4.25rem]">
              {BRAND.tagline}.
            </h1>
            <p className="mt-6 max-w-[34em] text-lg leading-relaxed text-quiet md:text-xl md:leading-relaxed">
              {t(
                "{name} finds funding opportunities around the world: grants, equity, accelerators and loans. It shows you the ones you are eligible for, and helps you apply with AI.",
                { name: BRAND.name },
              )}
            </p>
            <div className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink href={paths.signup} variant="accent" size="lg" className="min-w-44 max-sm:w-full">
                {t("Get started")}
              </ButtonLink>
              <p className="text-quiet max-sm:w-full max-sm:text-center">{t("It is free to start.")}</p>
            </div>
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:justify-center">
              <p className="text-quiet">{t("Already have an account?")}</p>
              <ButtonLink href={paths.login()} variant="outline">
                {t("Login")}
              </ButtonLink>
            </div>
          </div>
        </div>
        <div className="relative mx-auto w-full max-w-[26rem] pt-36 pb-14 md:pt-40 lg:pt-56 lg:pb-24">
          <Lamp />
          <ExampleMatch />
        </div>
      </div>
    </section>
  );
}
