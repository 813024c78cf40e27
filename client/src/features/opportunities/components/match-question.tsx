import { useId, useLayoutEffect, useRef } from "react";
import { countryLabel } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import type { AskedField, MatchQuestion as Question } from "@shared/validators/match-question";
import { translateLabel } from "@shared/words/labels";
import { ButtonLink } from "@/components/button-link";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { useAnswerQuestion } from "../api";

const QUESTIONS = {
  country: "Where is {name} based?",
  industry: "Which field does {name} work in?",
  stage: "How far along is {name}?",
} as const satisfies Record<AskedField, string>;

const LABELS: Record<AskedField, (value: string) => string> = {
  country: countryLabel,
  industry: (slug) => translateLabel(industryLabel(slug)),
  stage: translateLabel,
};

/** Marks the question on the screen, for the focus. */
const MARK = "data-match-question";

/** One question about a profile, with its likely answers as buttons. A press saves the answer. */
export function MatchQuestion({
  question: { entityId, entityName, field, options },
  back,
  onPutAway,
}: {
  question: Question;
  /** The path to return to after another answer was given in the profile. */
  back: string;
  onPutAway: () => void;
}) {
  const titleId = useId();
  const group = useRef<HTMLDivElement>(null);
  const answer = useAnswerQuestion({ entityId, entityName, field });
  useFocusAfter(group);
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      {...{ [MARK]: "" }}
      className="flex flex-wrap items-center gap-2 outline-none"
    >
      <p id={titleId} className="me-1 min-w-0 text-[0.9375rem] max-md:basis-full">
        <span className="font-semibold">
          {t.rich(QUESTIONS[field], { name: <bdi className="wrap-anywhere">{entityName}</bdi> })}
        </span>{" "}
        <span className="text-quiet">{t("The answer changes this list most.")}</span>
      </p>
      {options.map(({ value }) => {
        const label = LABELS[field](value);
        return (
          <Button
            key={value}
            variant="outline"
            size="sm"
            pending={answer.isPending && answer.variables.value === value}
            onClick={() => {
              if (!answer.isPending) answer.mutate({ value, label });
            }}
          >
            {label}
          </Button>
        );
      })}
      <ButtonLink
        href={paths.questions(entityId, [field], back)}
        state={{ from: back }}
        variant="outline"
        size="sm"
      >
        {t("Something else")}
      </ButtonLink>
      <Button variant="ghost" size="sm" className="text-quiet" onClick={onPutAway}>
        {t("Not now")}
      </Button>
    </div>
  );
}

/** When the question goes and had the focus, the next question gets it, otherwise the screen. */
function useFocusAfter(group: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = group.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const next = document.querySelector<HTMLElement>(`[${MARK}]`) ?? document.getElementById("main");
        next?.focus({ preventScroll: true });
      });
    };
  }, [group]);
}
