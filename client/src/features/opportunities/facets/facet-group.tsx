import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { type Facet, FIXED_FACET_VALUES } from "@shared/constants/facets";
import type { FacetOption } from "@shared/validators/facets";
import { textIncludes } from "@/hooks/use-search-param";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/format/format";
import { LOCALE } from "@/lib/language";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Input } from "@/ui/input";
import { t } from "@/words";
import { FACET_HINTS, FACET_LABELS, wordValue } from "@/lib/format/facet-wording";

/** So many values are shown before one asks for all of them. */
const FIRST = 7;
/** With more values than this, there is a box to find one. */
const FIND_FROM = 15;

/** One facet with the counts of its values. Its heading opens it. */
export function FacetGroup({
  facet,
  options,
  chosen,
  startsOpen,
  onToggle,
}: {
  facet: Facet;
  options: readonly FacetOption[];
  chosen: readonly string[];
  startsOpen: boolean;
  onToggle: (value: string) => void;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [showsAll, setShowsAll] = useState(false);
  const [wanted, setWanted] = useState("");
  const id = useId();
  const label = FACET_LABELS[facet];
  const hint = FACET_HINTS[facet];
  const worded = options.map((option) => ({ ...option, text: wordValue(facet, option.value, option.label) }));
  // The server knows no names in the reader's language, so it cannot sort equal counts by them.
  if (!(facet in FIXED_FACET_VALUES))
    worded.sort((a, b) => b.count - a.count || a.text.localeCompare(b.text, LOCALE));
  const hidden = worded.length - FIRST;
  const isCut = hidden > 1 && !showsAll;
  const shown = isCut
    ? worded.filter(({ value }, place) => place < FIRST || chosen.includes(value))
    : worded.filter(({ text }) => textIncludes(wanted, text));

  return (
    <div className="border-t border-line first:border-t-0">
      <h3 className="text-[0.9375rem]">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="focus-inset flex min-h-11 w-full items-center justify-between gap-3 rounded-sm py-2 text-start font-semibold"
        >
          <span id={`${id}-label`}>
            {label}
            {chosen.length > 0 && (
              <span className="font-normal text-quiet">
                {"\u00A0· "}
                {t.count(chosen.length, "1 chosen", "{n} chosen")}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn("size-4.5 shrink-0 text-quiet transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      <div id={id} role="group" aria-labelledby={`${id}-label`} hidden={!isOpen} className="pb-3">
        {isOpen && (
          <>
            {hint && <p className="mb-1 text-sm text-quiet">{hint}</p>}
            {!isCut && worded.length > FIND_FROM && (
              <Input
                type="search"
                aria-label={t("Find in {filter}", { filter: label })}
                placeholder={t("Find")}
                value={wanted}
                onChange={(event) => setWanted(event.target.value)}
                className="mb-1"
              />
            )}
            <div className={cn(!isCut && worded.length > FIND_FROM && "max-h-80 overflow-y-auto px-0.5")}>
              {shown.map(({ value, text, count }) => (
                <Checkbox
                  key={value}
                  checked={chosen.includes(value)}
                  // What lists nothing cannot be chosen, but it can be taken back.
                  disabled={count === 0 && !chosen.includes(value)}
                  onChange={() => onToggle(value)}
                  className="[&>span:last-child]:flex-1 has-disabled:cursor-default has-disabled:text-quiet"
                  label={
                    <span className="flex justify-between gap-3">
                      <span className="min-w-0 wrap-anywhere">{text}</span>{" "}
                      <span className="text-sm leading-6 text-quiet tabular-nums">{formatCount(count)}</span>
                    </span>
                  }
                />
              ))}
              {shown.length === 0 && <p className="py-2 text-sm text-quiet">{t("Nothing here.")}</p>}
            </div>
            {isCut && (
              <Button variant="ghost" size="sm" className="-ms-3" onClick={() => setShowsAll(true)}>
                {t("Show {n} more", { n: formatCount(hidden) })}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
