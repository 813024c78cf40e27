import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ListChecks, Sparkles } from "lucide-react";
import { DECK_PROVIDER_LABELS } from "@shared/constants/pitch-decks";
import type { CriterionJudgementView, MockReviewView } from "@shared/validators/readiness";
import { translateLabel } from "@shared/words/labels";
import { ErrorState } from "@/components/error-state";
import { StopButton } from "@/components/stop-button";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/ui/alert";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";
import { type ApplicationRef, placeHref } from "../place-link";
import { mockReviewQuery, reviewPath, useMockReview } from "../readiness-api";
import { VERDICTS } from "../wording";

const criteriaDialog = lazyDialog(() => import("./criteria-dialog"));

type Props = { application: ApplicationRef; mayEdit: boolean };

/** The application judged by each award criterion, with the words that each judgement rests on. */
export function MockReviewCard({ application, mayEdit }: Props) {
  const { data, isError, error, refetch, isFetching } = useQuery(mockReviewQuery(application.id));
  if (data) return <Loaded {...{ application, mayEdit }} view={data} />;
  return (
    <Card>
      <CardHeader title={t("Mock review")} />
      {isError ? (
        <ErrorState
          title={t("The mock review could not be loaded")}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={t("Loading the mock review")}>
          <Skeleton className="h-6 w-full" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function Loaded({ application, mayEdit, view }: Props & { view: MockReviewView }) {
  const client = useQueryClient();
  const run = useMockReview(application.id);
  const { open, wasOpened, shown } = useOpening();
  const { criteria, review } = view;
  const isWaiting = view.run?.status === "waiting";
  return (
    <Card>
      <CardHeader
        title={t("Mock review")}
        description={t(
          "Judges the texts by the award criteria of the call, each with the words it rests on.",
        )}
        actions={
          mayEdit && (
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={open}>
                <ListChecks aria-hidden="true" />
                {criteria.length === 0 ? t("Add criteria") : t("Change criteria")}
              </Button>
              {criteria.length > 0 && (
                <Button size="sm" pending={run.isPending || isWaiting} onClick={() => run.mutate()}>
                  <Sparkles aria-hidden="true" />
                  {t("Review now")}
                </Button>
              )}
            </div>
          )
        }
      />
      <div role="status" className="empty:hidden">
        {isWaiting && (
          <Alert
            className="mb-4"
            title={t("Reading the application…")}
            actions={
              mayEdit && (
                <StopButton<MockReviewView>
                  path={reviewPath(application.id, "run")}
                  onStopped={(now) => void client.setQueryData(mockReviewQuery(application.id).queryKey, now)}
                  className="max-sm:w-full"
                />
              )
            }
          >
            {t("You can leave this page. The review appears as soon as it is ready.")}
          </Alert>
        )}
        {view.run?.status === "stopped" && <Alert className="mb-4" title={t("The review was stopped")} />}
      </div>
      {view.run?.status === "failed" && (
        <Alert tone="warning" className="mb-4" title={t("The application could not be reviewed")}>
          {view.run.reason}
        </Alert>
      )}
      {review === null ? (
        <p className="text-quiet">
          {criteria.length === 0
            ? t("No criteria yet. Paste those of the call to have the application judged by them.")
            : t("{n} criteria are there. Nothing was judged yet.", { n: criteria.length })}
        </p>
      ) : (
        <Review application={application} review={review} />
      )}
      {wasOpened && <criteriaDialog.Dialog applicationId={application.id} view={view} {...shown} />}
    </Card>
  );
}

function Review({
  application,
  review,
}: {
  application: ApplicationRef;
  review: NonNullable<MockReviewView["review"]>;
}) {
  const { judgements, score, aiProvider, reviewedAt, by, isOutdated } = review;
  const provider = translateLabel(DECK_PROVIDER_LABELS[aiProvider]);
  const date = formatDate(reviewedAt) ?? "";
  return (
    <>
      {isOutdated && (
        <Alert tone="warning" className="mb-4">
          {t("The texts or the criteria have changed since. Review again to judge them as they are now.")}
        </Alert>
      )}
      <p className="text-2xl font-semibold">
        {score === null ? t("No score: too little could be judged") : t("{score} of 100", { score })}
      </p>
      <p className="mt-1 mb-4 text-sm text-quiet">
        {by
          ? t("{provider} · {date} · asked for by {name}", { provider, date, name: by })
          : `${provider} · ${date}`}
      </p>
      <ul className="divide-y divide-line">
        {judgements.map((judgement, index) => (
          <JudgementRow key={index} {...{ application, judgement }} />
        ))}
      </ul>
    </>
  );
}

function JudgementRow({
  application,
  judgement,
}: {
  application: ApplicationRef;
  judgement: CriterionJudgementView;
}) {
  const { title, weight, verdict, comment, evidence, points } = judgement;
  const { words, tone } = VERDICTS[verdict];
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 dir="auto" className="min-w-0 text-base wrap-anywhere">
          {title}
        </h3>
        <Badge tone={tone}>{words}</Badge>
        <span className="text-sm text-quiet">
          {points === null
            ? t("no points of {weight}", { weight })
            : t("{points} of {weight} points", { points, weight })}
        </span>
      </div>
      {comment && (
        <p dir="auto" className="mt-1 wrap-anywhere">
          {comment}
        </p>
      )}
      {evidence.map(({ questionId, quote }, index) => (
        <p key={index} dir="auto" className="mt-1 text-sm wrap-anywhere text-quiet">
          {t("“{quote}”", { quote })}{" "}
          <TextLink
            href={placeHref(application, {
              part: questionId === null ? "narrative" : "question",
              id: questionId,
              quote,
            })}
          >
            {questionId === null ? t("Narrative § place") : t("Answer § place")}
          </TextLink>
        </p>
      ))}
    </li>
  );
}
