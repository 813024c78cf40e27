import { BookOpen, Files, Landmark, Presentation, Wrench } from "lucide-react";
import { ButtonLink } from "@/components/button-link";
import { LIBRARY } from "@/components/documents/paths";
import { EmptyState } from "@/components/empty-state";
import { PageHeader } from "@/components/page-header";
import { paths } from "@/lib/paths";
import { t } from "@/words";

const NEAR = [
  { href: LIBRARY, label: t("Documents § page"), icon: Files },
  { href: paths.pitchDeck, label: t("Pitch Deck Analyzer § tool"), icon: Presentation },
  { href: paths.funders, label: t("Funders & Investors"), icon: Landmark },
  { href: paths.resources, label: t("Resources & Templates"), icon: BookOpen },
] as const;

/** A placeholder for the toolkit, with links to what exists already. */
export default function ToolkitPage() {
  return (
    <>
      <PageHeader title={t("Funding Toolkit")} />
      <EmptyState
        icon={Wrench}
        title={t("coming soon")}
        description={t(
          "Until then, have your pitch deck reviewed, browse who funds work like yours, and the guides and templates that help you apply.",
        )}
        action={
          <>
            <ButtonLink href={paths.opportunities} variant="accent">
              {t("Explore opportunities")}
            </ButtonLink>
            {NEAR.map(({ href, label, icon: Icon }) => (
              <ButtonLink key={href} href={href} variant="outline">
                <Icon aria-hidden="true" />
                {label}
              </ButtonLink>
            ))}
          </>
        }
      />
    </>
  );
}
