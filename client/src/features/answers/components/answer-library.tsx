import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { FileUp, MessageSquareText } from "lucide-react";
import { Link } from "wouter";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import type { AnswerLibraryView, LibraryAnswerView } from "@shared/validators/questions";
import { translateLabel } from "@shared/words/labels";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { RetryAlert } from "@/components/retry-alert";
import { SearchInput } from "@/components/search-input";
import { useSearchParam } from "@/hooks/use-search-param";
import { formatDate } from "@/lib/format/dates";
import { answersKey } from "@/lib/api/queries/answers";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { mayEdit } from "@/lib/entity-rights";
import { formatCount } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";
import { AnswersSkeleton } from "./answers-skeleton";

const pastDialog = lazyDialog(() => import("../past-answers/past-answers-dialog"));

const libraryQuery = (filters: { search: string; page?: number }) =>
  queryOptions<AnswerLibraryView>({ queryKey: [...answersKey, "library", filters] });

/** Accepted answers with when, for whom and with which result. Search and page are in the address. */
export default function AnswerLibrary() {
  const [search, setSearch] = useSearchParam("search");
  const [pageText, setPage] = useSearchParam("page");
  const page = Math.max(1, Math.trunc(Number(pageText)) || 1);
  const list = useQuery({
    ...libraryQuery({ search, ...(page > 1 && { page }) }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const total = data?.pagination.total ?? 0;
  const adding = useOpening();
  pastDialog.usePreload();
  const entities = useQuery(entitiesQuery());
  const mayAdd = entities.data?.some(mayEdit) ?? false;
  const addButton = mayAdd && (
    <Button variant="accent" aria-haspopup="dialog" className="sm:ms-auto" onClick={adding.open}>
      <FileUp aria-hidden="true" />
      {t("Add from a past application")}
    </Button>
  );
  const isEmpty = total === 0 && search === "";
  return (
    <div className="space-y-4 md:space-y-6">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <SearchInput
          value={search}
          onValueChange={(value) => {
            setPage("");
            setSearch(value);
          }}
          label={t("Search answers")}
          placeholder={t("Search answers and funders...")}
          className="sm:max-w-xl sm:flex-1"
        />
        {data && !isEmpty && addButton}
      </div>
      {entities.isError && !entities.data && data && (
        <RetryAlert
          title={t("Your entities could not be loaded")}
          error={entities.error}
          onRetry={entities.refetch}
          retrying={entities.isFetching}
        />
      )}
      {list.isPending && <AnswersSkeleton />}
      {list.isError && !data && (
        <ErrorState
          title={t("The answers could not be loaded")}
          error={list.error}
          onRetry={list.refetch}
          retrying={list.isFetching}
        />
      )}
      {data && (
        <LiveRegion>{t.count(total, "1 answer", "{n} answers", { n: formatCount(total) })}</LiveRegion>
      )}
      {data && total === 0 && (
        <EmptyState
          icon={MessageSquareText}
          title={search === "" ? t("No accepted answers yet") : t("No answers found")}
          description={
            search === ""
              ? t(
                  "Accept an answer to a funder’s question in an application, or take those of an application that was sent before.",
                )
              : t("Try adjusting your search")
          }
          action={search === "" ? addButton : undefined}
        />
      )}
      {data && data.answers.length > 0 && (
        <Card flush>
          <ul className="divide-y divide-line" aria-label={t("Accepted answers")}>
            {data.answers.map((answer) => (
              <AnswerItem key={answer.id} answer={answer} />
            ))}
          </ul>
        </Card>
      )}
      {data && (page > 1 || data.pagination.hasMore) && (
        <nav aria-label={t("Pages of answers")} className="flex items-center justify-between gap-3">
          <Button
            variant="outline"
            disabled={page === 1}
            onClick={() => setPage(page > 2 ? String(page - 1) : "")}
          >
            {t("Previous page")}
          </Button>
          <Button
            variant="outline"
            disabled={!data.pagination.hasMore}
            onClick={() => setPage(String(page + 1))}
          >
            {t("Next page")}
          </Button>
        </nav>
      )}
      {adding.wasOpened && <pastDialog.Dialog {...adding.shown} />}
    </div>
  );
}

function AnswerItem({ answer }: { answer: LibraryAnswerView }) {
  const { acceptedAt, acceptedBy, funderName, entityName, applicationStatus, submittedDate, draftShares } =
    answer;
  const date = formatDate(acceptedAt) ?? "";
  return (
    <li className="p-4 md:p-5">
      <h2 dir="auto" className="text-base font-semibold wrap-anywhere">
        {answer.question}
      </h2>
      <p className="mt-1 text-sm wrap-anywhere text-quiet">
        <Link
          href={paths.application(answer.applicationId)}
          className="py-0.5 font-semibold text-link underline"
        >
          {answer.applicationTitle || t("Untitled Application")}
        </Link>
        {"\u00A0· "}
        {joinFacts([
          funderName,
          entityName,
          submittedDate && t("Sent {date}", { date: formatDate(submittedDate) ?? "" }),
          translateLabel(APPLICATION_STATUS_LABELS[applicationStatus]),
          acceptedBy
            ? t("Accepted {date} by {name}", { date, name: acceptedBy })
            : t("Accepted {date}", { date }),
          draftShares && t("{n} % written by AI", { n: draftShares.ai }),
        ])}
      </p>
      <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap">
        {answer.answer}
      </p>
    </li>
  );
}
