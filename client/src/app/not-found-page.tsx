import { ButtonLink } from "@/components/button-link";
import { StandaloneLayout } from "@/components/standalone-layout";
import { useDocumentTitle } from "@/lib/browser/document-title";
import { paths } from "@/lib/paths";
import { t } from "@/words";

/** For an unknown address; inside the shell, or alone for visitors. */
export function NotFoundPage({ standalone }: { standalone: boolean }) {
  useDocumentTitle(t("Page Not Found"));
  const content = (
    <div className="mx-auto flex max-w-lg flex-col items-center py-12 text-center md:py-20">
      <UnlitLamp />
      <h1 className="mt-8 text-[2rem] md:text-[2.75rem]">{t("Page Not Found")}</h1>
      <p className="mt-3 text-quiet md:text-lg">
        {t("There is nothing at this address. It may have moved, or the link may be incomplete.")}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href={paths.home} variant="accent" size="lg">
          {t("Go Home")}
        </ButtonLink>
        <ButtonLink href={paths.opportunities} variant="outline" size="lg">
          {t("View Opportunities")}
        </ButtonLink>
      </div>
    </div>
  );
  return standalone ? <StandaloneLayout>{content}</StandaloneLayout> : content;
}

/** The logo's lamp, switched off. */
function UnlitLamp() {
  return (
    <svg viewBox="0 0 120 120" fill="none" aria-hidden="true" className="size-28 text-link">
      <path d="M60 0v32" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <path d="M24 70a36 36 0 0 1 72 0z" fill="currentColor" />
      <circle cx="60" cy="86" r="12" className="stroke-edge" strokeWidth="3" strokeDasharray="5 6" />
    </svg>
  );
}
