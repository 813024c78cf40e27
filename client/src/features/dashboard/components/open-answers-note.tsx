import { CircleHelp } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { ButtonLink } from "@/components/button-link";
import { paths } from "@/lib/paths";
import type { MatchedOpportunityView } from "@shared/validators/opportunities";
import { findOpenAnswers } from "../open-answers";
import { t } from "@/words";

/** Shown below the best matches: the profile questions whose answers would settle unclear matches. Often there are none. */
export function OpenAnswersNote({
  matches,
  nameOf,
}: {
  matches: readonly MatchedOpportunityView[];
  /** Names an entity if the user has several. */
  nameOf: (entityId: string) => string | undefined;
}) {
  const [path] = useLocation();
  const search = useSearch();
  const open = findOpenAnswers(matches);
  if (!open) return null;
  const { entityId, ask, count } = open;
  const name = nameOf(entityId);
  const back = search ? `${path}?${search}` : path;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-4 md:mt-6 md:px-6">
      <CircleHelp aria-hidden="true" className="size-5 shrink-0 text-link max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-base">
          {t.count(
            ask.length,
            "Answer 1 question to check {count} more",
            "Answer {n} questions to check {count} more",
            { count },
          )}
        </h3>
        <p className="mt-0.5 text-[0.9375rem] text-quiet">
          {name
            ? t.rich("Until then we cannot tell whether {name} may apply.", {
                name: <bdi className="wrap-anywhere text-ink">{name}</bdi>,
              })
            : t("Until then we cannot tell whether you may apply.")}
        </p>
      </div>
      <ButtonLink
        href={paths.questions(entityId, ask, back)}
        state={{ from: back }}
        variant="outline"
        className="max-sm:w-full"
      >
        {t.count(ask.length, "Answer 1 question", "Answer {n} questions")}
      </ButtonLink>
    </div>
  );
}
