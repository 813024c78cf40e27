import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowLeft, FileX } from "lucide-react";
import { useLocation } from "wouter";
import type { ApplicationView } from "@shared/validators/applications";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { Button } from "@/ui/button";
import { ApiError } from "@/lib/api/api-client";
import { useDocumentTitle } from "@/lib/browser/document-title";
import { goBack } from "@/lib/browser/go-back";
import { paths } from "@/lib/paths";
import { t } from "@/words";

/** Says that an application does not exist, or that it could not be loaded. */
export function ApplicationProblem({ query }: { query: UseQueryResult<ApplicationView> }) {
  const [, navigate] = useLocation();
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  return (
    <>
      <PageHeader
        title={t("Application")}
        above={
          <Button variant="ghost" className="-ms-4" onClick={() => goBack(navigate, paths.applications)}>
            <ArrowLeft aria-hidden="true" />
            {t("Back")}
          </Button>
        }
      />
      <ErrorState
        title={t("The application could not be loaded")}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    </>
  );
}

function NotFound() {
  useDocumentTitle(t("Application not found"));
  return (
    <EmptyState
      level={1}
      icon={FileX}
      title={t("Application not found")}
      description={t("It may have been deleted together with its entity.")}
      action={
        <ButtonLink href={paths.applications} variant="accent">
          {t("Back to Applications")}
        </ButtonLink>
      }
    />
  );
}
