import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowLeft, FileX } from "lucide-react";
import { useLocation, useParams } from "wouter";
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
import { ApplicationNav } from "./application-nav";

type Props = { query: UseQueryResult<ApplicationView> };

/** Whether no application has the id in the address. */
export const isMissing = ({ error }: Props["query"]): boolean =>
  error instanceof ApiError && error.status === 404;

/** The own page of an application that does not exist, or could not be loaded. */
export function ApplicationProblem({ query }: Props) {
  const { id } = useParams<{ id: string }>();
  const [, navigate] = useLocation();
  if (isMissing(query)) return <ApplicationNotFound />;
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
      <ApplicationNav id={id} />
      <ApplicationFailure query={query} />
    </>
  );
}

/** Says below the tabs that the application could not be loaded. */
export const ApplicationFailure = ({ query }: Props) => (
  <ErrorState
    title={t("The application could not be loaded")}
    error={query.error}
    onRetry={query.refetch}
    retrying={query.isFetching}
  />
);

/** Stands for a page of an application that does not exist. */
export function ApplicationNotFound() {
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
