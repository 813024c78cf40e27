import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useParams } from "wouter";
import type { EntityView } from "@shared/validators/entities";
import type { ProfileReadingView } from "@shared/validators/profile-proposals";
import { ButtonLink } from "@/components/button-link";
import { ErrorState } from "@/components/error-state";
import { PageHeader } from "@/components/page-header";
import { StopButton } from "@/components/stop-button";
import { UnknownPage } from "@/components/unknown-page";
import { entitiesQuery, profileQuery } from "@/lib/api/queries/entities";
import { mayEdit } from "@/lib/entity-rights";
import { paths } from "@/lib/paths";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { ChooseSource } from "../profile-proposals/choose-source";
import { ProposalList } from "../profile-proposals/proposal-list";
import { pathOf, proposalsQuery, useDiscardProposals } from "../profile-proposals/proposals-api";

/** Fills a profile from a website, a file or a register: answers are proposed, and saved one by one or together. */
export default function FillProfilePage() {
  const { id = "" } = useParams<{ id: string }>();
  const { data: entities, isError, error, refetch, isFetching } = useQuery(entitiesQuery());
  const title = t("Fill the profile from what exists already");
  if (!entities)
    return (
      <>
        <PageHeader title={title} />
        {isError ? (
          <ErrorState
            title={t("Your entities could not be loaded")}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <Loading />
        )}
      </>
    );
  const entity = entities.find((one) => one.id === id && mayEdit(one));
  if (!entity) return <UnknownPage />;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={<bdi className="wrap-anywhere">{entity.name}</bdi>}
        actions={
          <ButtonLink href={paths.profile(entity.id)} variant="outline" className="max-sm:w-full">
            <ArrowLeft aria-hidden="true" />
            {t("To the questions")}
          </ButtonLink>
        }
      />
      <Filling entity={entity} />
    </>
  );
}

const Loading = () => (
  <SkeletonGroup label={t("Loading the proposals")}>
    <Skeleton className="h-40 w-full" />
  </SkeletonGroup>
);

function Filling({ entity }: { entity: EntityView }) {
  const proposals = useQuery(proposalsQuery(entity.id));
  const profile = useQuery(profileQuery(entity.id));
  const [isChoosing, setChoosing] = useState(false);
  const failed = [proposals, profile].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <ErrorState
        title={t("The proposals could not be loaded")}
        error={failed.error}
        onRetry={failed.refetch}
        retrying={failed.isFetching}
      />
    );
  if (!proposals.data || !profile.data) return <Loading />;
  const { reading, files, registers } = proposals.data;
  const website = typeof profile.data["website"] === "string" ? profile.data["website"] : null;
  const choose = (
    <ChooseSource
      entityId={entity.id}
      {...{ website, files, registers }}
      onAsked={() => setChoosing(false)}
    />
  );
  if (!reading) return choose;
  if (reading.status === "waiting") return <Waiting entityId={entity.id} reading={reading} />;
  return (
    <div className="space-y-6">
      {reading.status === "failed" ? (
        <Alert tone="warning" role="status" title={t("{name} could not be read", { name: reading.name })}>
          {reading.failureReason}
        </Alert>
      ) : (
        <ReadActions
          entityId={entity.id}
          name={reading.name}
          isChoosing={isChoosing}
          onChoose={() => setChoosing(!isChoosing)}
        />
      )}
      {(isChoosing || reading.status === "failed") && choose}
      {reading.status === "read" && (
        <ProposalList key={reading.readAt} entity={entity} profile={profile.data} reading={reading} />
      )}
    </div>
  );
}

function Waiting({ entityId, reading }: { entityId: string; reading: ProfileReadingView }) {
  const client = useQueryClient();
  return (
    <Alert
      role="status"
      title={t("Being read: {name}", { name: reading.name })}
      actions={
        <StopButton
          path={pathOf(entityId)}
          onStopped={() => client.invalidateQueries({ queryKey: proposalsQuery(entityId).queryKey })}
          className="max-sm:w-full"
        />
      }
    >
      {t("That takes up to a minute. You may leave this page; the answers wait here.")}
    </Alert>
  );
}

function ReadActions({
  entityId,
  name,
  isChoosing,
  onChoose,
}: {
  entityId: string;
  name: string;
  isChoosing: boolean;
  onChoose: () => void;
}) {
  const discard = useDiscardProposals(entityId);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-60 text-quiet wrap-anywhere">
        {t.rich("Proposed from {name}", { name: <bdi className="text-ink">{name}</bdi> })}
      </p>
      <Button variant="outline" className="max-sm:w-full" aria-expanded={isChoosing} onClick={onChoose}>
        {isChoosing ? t("Keep these proposals") : t("Read something else")}
      </Button>
      <Button
        variant="ghost"
        className="max-sm:w-full"
        pending={discard.isPending}
        onClick={() => discard.mutate()}
      >
        {t("Discard them")}
      </Button>
    </div>
  );
}
