import { BookOpen, Landmark, Presentation, Wrench } from "lucide-react";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { PageHeader } from "@/components/page-header";
import { paths } from "@/lib/paths";

const NEAR = [
  { href: paths.pitchDeck, label: "Pitch Deck Analyzer", icon: Presentation },
  { href: paths.funders, label: "Funders & Investors", icon: Landmark },
  { href: paths.resources, label: "Resources & Templates", icon: BookOpen },
] as const;

/** A placeholder for the toolkit, with the ways to what is there already. */
export default function ToolkitPage() {
  return (
    <>
      <PageHeader title="Funding Toolkit" />
      <EmptyState
        icon={Wrench}
        title="coming soon"
        description="Until then, have your pitch deck reviewed, browse who funds work like yours, and the guides and templates that help you apply."
        action={
          <>
            <ButtonLink href={paths.opportunities} variant="accent">
              Explore opportunities
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
