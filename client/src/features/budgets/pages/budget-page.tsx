import { useMutation, useQuery } from "@tanstack/react-query";
import { Calculator, FileDown } from "lucide-react";
import { useState } from "react";
import type { ApplicationView } from "@shared/validators/applications";
import { ApplicationPage } from "@/components/application-page/application-page";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { PrintButton } from "@/components/print-button";
import { Button } from "@/ui/button";
import { SkeletonGroup } from "@/ui/skeleton";
import { download } from "@/lib/api/download";
import { toastFailure } from "@/lib/api/failure-toast";
import { useMayEdit } from "@/lib/entity-rights";
import { t } from "@/words";
import { budgetQuery, sheetPath, useBeginBudget } from "../budget-api";
import { BudgetEditor, readAsked } from "../components/budget-editor";
import { BudgetSkeleton } from "../components/budget-skeleton";
import { formatAmount } from "../format-units";
import { emptyLine } from "../line-form";

/** What the project of an application costs, and who pays it. */
export default function BudgetPage() {
  return (
    <ApplicationPage title={t("Budget")} skeleton={<BudgetSkeleton />}>
      {(application) => <Budget application={application} />}
    </ApplicationPage>
  );
}

/** The ways to take the budget along: as a workbook, and on paper. */
function BudgetCopies({ applicationId }: { applicationId: string }) {
  const save = useMutation({
    mutationFn: () => download(sheetPath(applicationId)),
    onError: (error) => toastFailure(t("The download failed"), error),
  });
  return (
    <div className="mb-5 flex flex-wrap gap-3 sm:justify-end print:hidden">
      <Button variant="outline" pending={save.isPending} onClick={() => save.mutate()}>
        <FileDown aria-hidden="true" />
        {t("Download for Excel")}
      </Button>
      <PrintButton />
    </div>
  );
}

function Budget({ application }: { application: ApplicationView }) {
  const { data, isError, error, refetch, isFetching } = useQuery(budgetQuery(application.id));
  const [isBegun, setBegun] = useState(false);
  if (isError && !data)
    return (
      <ErrorState
        title={t("The budget could not be loaded")}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label={t("Loading the budget")}>
        <BudgetSkeleton />
      </SkeletonGroup>
    );
  return data.budget ? (
    <>
      <BudgetCopies applicationId={application.id} />
      <BudgetEditor application={application} view={data} budget={data.budget} isBegun={isBegun} />
    </>
  ) : (
    <NoBudget application={application} onBegin={() => setBegun(true)} />
  );
}

/** Begins with one line of the amount asked for, which is then split. */
function NoBudget({ application, onBegin }: { application: ApplicationView; onBegin: () => void }) {
  const mayEdit = useMayEdit(application.entityId);
  const begin = useBeginBudget(application.id);
  const currency = application.askingCurrency || "USD";
  const asked = readAsked(application, currency);
  const start = () => {
    onBegin();
    begin.mutate({
      settings: { currency, years: 1, overheadCap: null, overheadBase: "direct" },
      line: { ...emptyLine(t("The amount asked for")), kind: "other", unitPrice: asked ?? 0 },
    });
  };
  return (
    <EmptyState
      icon={Calculator}
      title={t("No budget yet")}
      description={
        asked
          ? t("You ask for {amount}. Begin with it as one line and split it into what the project needs.", {
              amount: formatAmount(asked, currency),
            })
          : t("List what the project needs, line by line. All sums follow.")
      }
      action={
        mayEdit && (
          <Button variant="accent" pending={begin.isPending} onClick={start}>
            {t("Begin the budget")}
          </Button>
        )
      }
    />
  );
}
