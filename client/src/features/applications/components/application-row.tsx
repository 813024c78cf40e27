import { useQueryClient } from "@tanstack/react-query";
import { ButtonLink } from "@/components/button-link";
import { formatDate } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { preloadRoute } from "@/lib/api/preload";
import { applicationQuery } from "@/lib/api/queries/applications";
import type { ApplicationListItem } from "@shared/validators/applications";
import { formatRequested, nameApplication } from "../wording";
import { t } from "@/words";
import { StatusBadge } from "./status-badge";

export function ApplicationRow({ application }: { application: ApplicationListItem }) {
  const client = useQueryClient();
  const { id, status, askingAmount, askingCurrency, submittedDate, createdAt } = application;
  const name = nameApplication(application);
  const prepare = () => {
    preloadRoute(paths.application(id));
    void client.prefetchQuery(applicationQuery(id));
  };
  return (
    <li
      onPointerEnter={prepare}
      className="flex flex-col gap-3 px-5 py-4 md:flex-row md:items-center md:gap-6 md:px-6"
    >
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 dir="auto" className="min-w-0 text-base wrap-anywhere">
            {name}
          </h3>
          <StatusBadge status={status} />
        </div>
        <p className="mt-1 text-[0.9375rem] text-quiet">
          <span dir="auto">{application.entity?.name ?? t("No entity")}</span>
          <span aria-hidden="true">{"\u00A0· "}</span>
          <span className="whitespace-nowrap">{formatDate(submittedDate ?? createdAt)}</span>
        </p>
      </div>
      <p className="font-medium md:text-end">{formatRequested(askingAmount, askingCurrency)}</p>
      <ButtonLink
        href={paths.application(id)}
        variant="outline"
        aria-label={t("View the application for {name}", { name })}
        className="self-stretch md:self-auto"
      >
        {t("View")}
      </ButtonLink>
    </li>
  );
}
