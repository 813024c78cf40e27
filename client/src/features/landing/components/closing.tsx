import { ButtonLink } from "@/components/button-link";
import { Logo } from "@/components/logo";
import { BRAND } from "@/lib/brand";
import { paths } from "@/lib/paths";

/** The door once more, for those who read to the end. */
export function Closing() {
  return (
    <footer data-house="" className="bg-house text-on-house">
      <div className="mx-auto max-w-content px-5 md:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-16 md:py-24">
          <h2 className="max-w-[14em] text-[2rem] md:text-[2.75rem]">See what you are eligible for</h2>
          <ButtonLink href={paths.signup} variant="accent" size="lg" className="max-sm:w-full">
            Create a free account
          </ButtonLink>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-on-house/15 py-8">
          <Logo />
          <p className="text-on-house/75">{BRAND.tagline}.</p>
        </div>
      </div>
    </footer>
  );
}
