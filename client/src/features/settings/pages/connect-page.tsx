import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { ButtonLink } from "@/components/button-link";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { ResendVerification } from "@/components/verify-email-banner";
import { FactList } from "@/components/fact-list";
import { ApiError } from "@/lib/api/api-client";
import { useSignedInUser } from "@/lib/api/current-user";
import { entitiesQuery } from "@/lib/api/queries/entities";
import { signInWaysQuery } from "@/lib/api/queries/sign-in-ways";
import { paths } from "@/lib/paths";
import { Alert } from "@/ui/alert";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { askQuery, useConnect } from "../connect/connect-api";
import { ConnectForm, RefuseLink } from "../connect/connect-form";
import { sayPlace } from "../connect/program-place";
import { ConfirmationQuestion } from "../second-factor/second-factor-section";

/** A program asks to be connected. The person says what it may do, or that it may not. */
export default function ConnectPage() {
  const packed = new URLSearchParams(useSearch()).get("ask") ?? "";
  const { email, emailVerified } = useSignedInUser();
  const ask = useQuery(askQuery(packed));
  const entities = useQuery(entitiesQuery());
  // The question whether it is still the same person reads it.
  useQuery(signInWaysQuery());
  const connect = useConnect();
  const failed = [ask, entities].find(({ isError, data }) => isError && !data);
  const isUnknown = ask.error instanceof ApiError && [400, 404].includes(ask.error.status);
  const title = ask.data ? t("Connect “{name}”?", { name: ask.data.name }) : t("Connect a program");
  if (isUnknown)
    return (
      <>
        <PageHeader title={t("This request does not work")} />
        <div className="grid max-w-2xl gap-4">
          <p>
            {t("The program is not known here, or its request is not complete. Start again in the program.")}
          </p>
          <div>
            <ButtonLink href={paths.home}>{t("Go Home")}</ButtonLink>
          </div>
        </div>
      </>
    );
  return (
    <>
      <PageHeader title={title} subtitle={t("You are signed in as {email}.", { email })} />
      <div className="max-w-2xl">
        {failed ? (
          <ErrorState
            title={t("The request could not be opened")}
            error={failed.error}
            onRetry={failed.refetch}
            retrying={failed.isFetching}
          />
        ) : !ask.data || !entities.data ? (
          <SkeletonGroup label={t("Loading the request")} className="space-y-4">
            <Skeleton className="h-24" />
            <Skeleton className="h-72" />
          </SkeletonGroup>
        ) : (
          <div className="grid gap-5">
            <Alert tone="warning" title={t("Have you just started this in the program?")}>
              {t("If not, refuse. Programs choose their names themselves: look where you would go back to.")}
            </Alert>
            <Card className="grid gap-6">
              <FactList
                facts={[
                  { label: t("It calls itself"), value: <bdi>{ask.data.name}</bdi> },
                  { label: t("You go back to"), value: <bdi>{sayPlace(ask.data.place)}</bdi> },
                ]}
              />
              {!emailVerified ? (
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p>{t("Verify your email address to connect programs.")}</p>
                  <div className="flex flex-wrap gap-3">
                    <ResendVerification />
                    <RefuseLink ask={ask.data} />
                  </div>
                </div>
              ) : (
                <div>
                  {!connect.isSuccess && (
                    <ConnectForm ask={ask.data} packed={packed} entities={entities.data} connect={connect} />
                  )}
                  {/* It is there before its text, which screen readers then say. */}
                  <p role="status">
                    {connect.isSuccess &&
                      t(
                        "Allowed. You are taken back to the program; if you see it already, you can close this page.",
                      )}
                  </p>
                </div>
              )}
            </Card>
            <p className="text-sm text-quiet">
              {t(
                "A mail tells you once it is connected. You end it in Settings, under “API keys”; it ends by itself after 30 days without use, and after a year.",
              )}
            </p>
          </div>
        )}
      </div>
      <ConfirmationQuestion />
    </>
  );
}
