import { useQuery } from "@tanstack/react-query";
import type { GuestView } from "@shared/validators/guests";
import { ErrorState } from "@/components/error-state";
import { StandaloneLayout } from "@/components/standalone-layout";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { useLinkToken } from "@/hooks/use-link-token";
import { ApiError } from "@/lib/api/api-client";
import { useDocumentTitle } from "@/lib/browser/document-title";
import { t } from "@/words";
import { GuestRequest } from "../components/guest-request";
import { guestQuery } from "../guest-api";

/** What the mail to somebody without an account leads to: one request, and nothing else. */
export default function GuestPage() {
  const token = useLinkToken();
  const { data, error, isFetching, refetch } = useQuery({ ...guestQuery(token), enabled: token !== "" });
  const isDead = token === "" || (error instanceof ApiError && [400, 404].includes(error.status));
  const title = isDead
    ? t("This link is no longer valid")
    : data
      ? sayWhatIsAsked(data)
      : t("A request to you");
  useDocumentTitle(title);
  return (
    <StandaloneLayout>
      <div className="w-full max-w-2xl space-y-4 self-center">
        <h1 className="text-[1.625rem] leading-tight text-balance wrap-anywhere">{title}</h1>
        {isDead ? (
          <Card className="space-y-2">
            <p>
              {t(
                "Only the link in the newest mail works, for two weeks, and until your answer is accepted. Look for a newer mail, or ask whoever wrote to you to send it again.",
              )}
            </p>
            <p className="text-quiet">{t("What you typed and did not send is kept in this browser.")}</p>
          </Card>
        ) : data ? (
          <GuestRequest token={token} request={data} />
        ) : error ? (
          <Card>
            <ErrorState
              title={t("The request could not be opened")}
              error={error}
              onRetry={refetch}
              retrying={isFetching}
            />
          </Card>
        ) : (
          <Card>
            <SkeletonGroup label={t("Opening the request")}>
              <Skeleton className="h-40 w-full" />
            </SkeletonGroup>
          </Card>
        )}
      </div>
    </StandaloneLayout>
  );
}

function sayWhatIsAsked({ kind, askedBy, entityName: entity }: GuestView): string {
  const asker = askedBy ?? t("A former member");
  if (kind === "question") return t("{asker} of {entity} has a question for you", { asker, entity });
  if (kind === "document") return t("{asker} of {entity} asks you for a document", { asker, entity });
  return t("{asker} of {entity} asks you to approve a text", { asker, entity });
}
