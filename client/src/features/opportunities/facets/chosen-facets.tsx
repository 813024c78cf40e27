import { X } from "lucide-react";
import { useRef } from "react";
import { FACETS } from "@shared/constants/facets";
import type { FacetsView } from "@shared/validators/facets";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { type FacetChoice, NOTHING_CHOSEN, toggleValue } from "./facet-choice";
import { FACET_LABELS, wordValue } from "@/lib/format/facet-wording";

/** The chosen values, each with a button that takes it back. */
export function ChosenFacets({
  choice,
  view,
  onChange,
  onEmpty,
}: {
  choice: FacetChoice;
  /** The counts, which know the names of sources and regions. */
  view: FacetsView | undefined;
  onChange: (choice: FacetChoice) => void;
  /** Is called when the last value is taken back, because the pressed button disappears. */
  onEmpty: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = FACETS.flatMap((facet) =>
    choice[facet].map((value) => {
      const option = view?.facets[facet].options.find((option) => option.value === value);
      return { facet, value, text: wordValue(facet, value, option?.label) };
    }),
  );
  const remove = (next: FacetChoice, place: number) => {
    const buttons = list.current?.querySelectorAll("button") ?? [];
    // The next button gets the focus, or the one before the last.
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
    if (chosen.length === 1 || next === NOTHING_CHOSEN) onEmpty();
    onChange(next);
  };
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} aria-label={t("Chosen filters")} className="flex flex-wrap gap-2">
      {chosen.map(({ facet, value, text }, place) => (
        <li key={`${facet} ${value}`} className="max-w-full">
          <Button
            variant="secondary"
            size="sm"
            className="max-w-full text-start font-normal"
            aria-label={t("Remove the filter {filter}: {value}", {
              filter: FACET_LABELS[facet],
              value: text,
            })}
            onClick={() => remove(toggleValue(choice, facet, value), place)}
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <X aria-hidden="true" className="text-quiet" />
          </Button>
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t("Clear all filters")}
          onClick={() => remove(NOTHING_CHOSEN, chosen.length)}
        >
          {t("Clear all")}
        </Button>
      </li>
    </ul>
  );
}
