import { useLocation, useSearch } from "wouter";
import { POOR_MATCH_BELOW } from "@shared/constants/limits";
import type { MatchQuestionView } from "@shared/validators/match-question";
import { TextLink } from "@/components/text-link";
import { paths } from "@/lib/paths";
import { t } from "@/words";
import { usePutAway } from "../use-put-away";
import { MatchQuestion } from "./match-question";

/**
 * Shown above a list that is ranked for one entity: that nothing suits it well, if that is so, and the one question
 * whose answer changes the list most. Often it renders nothing.
 */
export function MatchAdvice({
  entity,
  advice: { question: found, bestScore },
}: {
  entity: { id: string; name: string };
  advice: MatchQuestionView;
}) {
  const [path] = useLocation();
  const search = useSearch();
  const { isPutAway, putAway } = usePutAway(entity.id);
  const question = isPutAway ? null : found;
  const isPoor = bestScore !== null && bestScore < POOR_MATCH_BELOW;
  const back = search ? `${path}?${search}` : path;
  if (!question && !isPoor) return null;
  return (
    <div className="space-y-3">
      {isPoor && (
        <p className="text-[0.9375rem]">
          {t.rich("Nothing found so far suits {name} well.", {
            name: <bdi className="font-semibold wrap-anywhere">{entity.name}</bdi>,
          })}{" "}
          {question ? (
            t("Your answer to this question would help.")
          ) : (
            <TextLink href={paths.questions(entity.id, ["description"], back)}>
              {t("More words in the profile would help.")}
            </TextLink>
          )}
        </p>
      )}
      {question && (
        <MatchQuestion
          key={`${question.entityId} ${question.field}`}
          question={question}
          back={back}
          onPutAway={putAway}
        />
      )}
    </div>
  );
}
