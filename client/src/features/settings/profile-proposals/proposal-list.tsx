import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { PROFILE_LAYERS } from "@shared/constants/questionnaires/layers";
import type { AnswerValue, Question } from "@shared/constants/questionnaires/questions";
import type { EntityView, ProfileView } from "@shared/validators/entities";
import type { ProfileReadingView } from "@shared/validators/profile-proposals";
import { translateLabel } from "@shared/words/labels";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { t } from "@/words";
import { questionnaireQuery } from "../api";
import { HowProfileWasRead } from "./how-profile-was-read";
import { PreviewedMatches } from "./previewed-matches";
import { isSame, ProposalItem } from "./proposal-item";
import { useAcceptProposals } from "./proposals-api";

/** The proposed answers by layer, with the matches that they bring beside them. */
export function ProposalList({
  entity,
  profile,
  reading,
}: {
  entity: EntityView;
  profile: ProfileView;
  reading: ProfileReadingView;
}) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const accept = useAcceptProposals(entity.id);
  const layers = useQueries({
    queries: PROFILE_LAYERS.map(({ layer }) => questionnaireQuery(entity.type, layer)),
  });
  const questions = new Map(
    layers.flatMap(({ data }) => data?.questions ?? []).map((question) => [question.fieldName, question]),
  );
  const present = (field: string): AnswerValue => profile[field] ?? null;
  const items = reading.proposals.flatMap((proposal) => {
    const question = questions.get(proposal.field);
    return question
      ? [{ proposal, question, isTaken: isSame(proposal, question, present(proposal.field)) }]
      : [];
  });
  const open = items.filter(({ isTaken }) => !isTaken).map(({ proposal }) => proposal.field);
  const chosen = ticked.filter((field) => open.includes(field));
  const isBlank = (field: string) => present(field) === null || String(present(field)) === "";
  const blank = open.filter(isBlank);
  const use = (fields: readonly string[]) =>
    accept.mutate(fields.map((field) => ({ field, before: present(field) })));
  const pendingFields = accept.isPending ? accept.variables.map(({ field }) => field) : [];

  if (reading.proposals.length === 0)
    return (
      <Card>
        <p>
          {t("Nothing was found that is stated plainly enough. Try another page or file, or answer by hand.")}
        </p>
        <HowProfileWasRead reading={reading} />
      </Card>
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <aside aria-label={t("Your matches")} className="lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1">
        <PreviewedMatches
          entityId={entity.id}
          fields={[...chosen].sort()}
          version={profile.lastProfileUpdate ?? ""}
        />
      </aside>
      <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-start-1">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="accent"
            className="max-sm:w-full"
            disabled={chosen.length === 0}
            pending={accept.isPending && pendingFields.length === chosen.length && chosen.length > 1}
            onClick={() => use(chosen)}
          >
            {chosen.length === 0
              ? t("Use the ticked answers")
              : t.count(chosen.length, "Use the 1 ticked", "Use the {n} ticked")}
          </Button>
          {blank.length > 0 && (
            <Button
              variant="outline"
              className="max-sm:w-full"
              disabled={accept.isPending}
              onClick={() => use(blank)}
            >
              {t("Use all for open questions ({n})", { n: blank.length })}
            </Button>
          )}
          {open.length > chosen.length && (
            <Button variant="ghost" className="max-sm:w-full" onClick={() => setTicked(open)}>
              {t("Tick all")}
            </Button>
          )}
        </div>
        {PROFILE_LAYERS.map(({ layer, title }) => {
          const own = items.filter(({ proposal }) => proposal.layer === layer);
          if (own.length === 0) return null;
          return (
            <Card key={layer}>
              <CardHeader title={translateLabel(title)} />
              <ul className="divide-y divide-line">
                {own.map(
                  ({
                    proposal,
                    question,
                  }: {
                    proposal: (typeof own)[number]["proposal"];
                    question: Question;
                  }) => (
                    <ProposalItem
                      key={proposal.field}
                      {...{ proposal, question }}
                      before={present(proposal.field)}
                      isChosen={chosen.includes(proposal.field)}
                      isPending={pendingFields.includes(proposal.field)}
                      isFromRegister={reading.register !== null}
                      onChoose={(isChosen) =>
                        setTicked(
                          isChosen
                            ? [...chosen, proposal.field]
                            : chosen.filter((field) => field !== proposal.field),
                        )
                      }
                      onUse={() => use([proposal.field])}
                    />
                  ),
                )}
              </ul>
            </Card>
          );
        })}
        <HowProfileWasRead reading={reading} />
      </div>
    </div>
  );
}
