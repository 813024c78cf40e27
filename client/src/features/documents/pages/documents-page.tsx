import { ButtonLink } from "@/components/button-link";
import { lazyPart } from "@/components/lazy-part";
import { PageHeader } from "@/components/page-header";
import { paths } from "@/lib/paths";
import { LibrarySkeleton } from "../components/library-skeleton";
import { t } from "@/words";

// Loaded by itself, because every page loads the names of the files that a page needs.
const library = lazyPart(() => import("../components/library"));

/** The documents of the user's organisations. */
export default function DocumentsPage() {
  return (
    <>
      <PageHeader
        title={t("Documents § page")}
        subtitle={t("What your applications need, kept in one place")}
        actions={
          <ButtonLink href={paths.answers} variant="outline">
            {t("Accepted answers")}
          </ButtonLink>
        }
      />
      <library.Part fallback={<LibrarySkeleton />} />
    </>
  );
}
