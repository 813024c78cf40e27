import { SearchX } from "lucide-react";
import { ButtonLink } from "./button-link";
import { EmptyState } from "./empty-state";
import { VisitorLayout } from "./visitor-layout";
import { useDocumentTitle } from "@/lib/browser/document-title";
import { paths } from "@/lib/paths";
import { t } from "@/words";

/** For an address with an unknown theme, country or opportunity. */
export function UnknownPage({ title = t("Page Not Found") }: { title?: string }) {
  useDocumentTitle(title);
  return (
    <VisitorLayout>
      <EmptyState
        level={1}
        icon={SearchX}
        title={title}
        description={t("It may have been removed, or the link is not complete.")}
        action={
          <ButtonLink href={paths.opportunities} variant="accent">
            {t("Back to Opportunities")}
          </ButtonLink>
        }
      />
    </VisitorLayout>
  );
}
