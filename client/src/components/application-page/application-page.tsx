import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useParams } from "wouter";
import type { ApplicationView } from "@shared/validators/applications";
import { ButtonLink } from "@/components/button-link";
import { PageHeader } from "@/components/page-header";
import { PrintHeader } from "@/components/print-header";
import { SkeletonGroup } from "@/ui/skeleton";
import { applicationQuery } from "@/lib/api/queries/applications";
import { paths } from "@/lib/paths";
import { t } from "@/words";
import { ApplicationNav } from "./application-nav";
import { ApplicationFailure, ApplicationNotFound, isMissing } from "./application-problem";

/** The frame of a page that belongs to the application in the address: its budget, for one. */
export function ApplicationPage({
  title,
  skeleton,
  children,
}: {
  title: string;
  /** The shape of the page, while the application is loading. */
  skeleton: ReactNode;
  children: (application: ApplicationView) => ReactNode;
}) {
  const { id } = useParams<{ id: string }>();
  const query = useQuery(applicationQuery(id));
  const application = query.data;
  if (!application && isMissing(query)) return <ApplicationNotFound />;
  return (
    <>
      <PrintHeader />
      <PageHeader
        title={title}
        documentTitle={application?.title ? `${title} – ${application.title}` : title}
        subtitle={
          application ? (
            <span dir="auto">{application.title || t("Untitled Application")}</span>
          ) : (
            // As high as the line of a title, so that the tabs stay where they are.
            !query.isError && <TitleSkeleton />
          )
        }
        // As on the application's own page, so that the tabs do not move up and down between its pages.
        above={
          <ButtonLink href={paths.applications} variant="ghost" className="-ms-4 print:hidden">
            <ArrowLeft aria-hidden="true" />
            {t("Your applications")}
          </ButtonLink>
        }
      />
      <ApplicationNav id={id} />
      {application ? (
        children(application)
      ) : query.isError ? (
        <ApplicationFailure query={query} />
      ) : (
        <SkeletonGroup label={t("Loading the application")}>{skeleton}</SkeletonGroup>
      )}
    </>
  );
}

const TitleSkeleton = () => (
  <span aria-hidden="true" className="flex h-lh items-center">
    <span className="skeleton h-5 w-60 max-w-full" />
  </span>
);
