import { Check, Minus, Split } from "lucide-react";
import { CURATED_FIELD_LABELS } from "@shared/constants/curation";
import { DUPLICATE_REASONS } from "@shared/constants/duplicates";
import type { AdminOpportunityView } from "@shared/validators/curation";
import type { ComparedField, ComparedValue, DuplicatePairView } from "@shared/validators/duplicates";
import { translateLabel } from "@shared/words/labels";
import { isSafeUrl } from "@/components/button-link";
import { textLinkClass } from "@/components/text-link";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";
import { humanise } from "@/lib/format/format";
import { formatFieldValue } from "../field-values";
import { t } from "@/words";
import { RowButton } from "./row-button";

type Side = "first" | "second";
const SIDES: readonly Side[] = ["first", "second"];

/** Two opportunities side by side, with where they differ and what speaks for and against one call. */
export function DuplicatePair({
  pair,
  isDeciding,
  onDecide,
}: {
  pair: DuplicatePairView;
  isDeciding: boolean;
  /** Called with the opportunity to keep, or with null for two calls. */
  onDecide: (keep: AdminOpportunityView | null) => void;
}) {
  return (
    <li
      className="py-5"
      aria-label={t("{name} and {other}", { name: pair.first.name, other: pair.second.name })}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {SIDES.map((side) => (
          <SideCard
            key={side}
            opportunity={pair[side]}
            isDeciding={isDeciding}
            onKeep={() => onDecide(pair[side])}
          />
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {pair.reasons.map(({ word, isFor }) => (
          <li key={word} className={cn("flex items-center gap-1.5", isFor ? "text-good" : "text-middle")}>
            {isFor ? (
              <Check aria-hidden="true" className="size-4" />
            ) : (
              <Minus aria-hidden="true" className="size-4" />
            )}
            <span className="sr-only">{isFor ? t("Speaks for one call:") : t("Speaks against it:")}</span>
            {translateLabel(DUPLICATE_REASONS[word])}
          </li>
        ))}
      </ul>
      <Differences pair={pair} />
      <div className="mt-4 flex">
        <RowButton
          label={t("Two calls")}
          spoken={t("Two calls: {name} and {other}", { name: pair.first.name, other: pair.second.name })}
          icon={Split}
          onClick={() => onDecide(null)}
        />
      </div>
    </li>
  );
}

function SideCard({
  opportunity,
  isDeciding,
  onKeep,
}: {
  opportunity: AdminOpportunityView;
  isDeciding: boolean;
  onKeep: () => void;
}) {
  const { name, funderName, source, sourceUrl, verificationStatus } = opportunity;
  const origin = source ? translateLabel(source) : t("Source not stated");
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-control border border-line p-4">
      <h3 dir="auto" className="text-base wrap-anywhere">
        {name}
      </h3>
      <p className="text-sm wrap-anywhere text-quiet">
        {funderName ?? t("Funder not stated")} ·{" "}
        {isSafeUrl(sourceUrl) ? (
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
            {origin}
          </a>
        ) : (
          origin
        )}
        {"\u00A0· "}
        {translateLabel(humanise(verificationStatus))}
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-auto self-start max-md:self-stretch"
        aria-label={t("Same call: keep {name} of {source}", { name, source: origin })}
        aria-disabled={isDeciding || undefined}
        onClick={onKeep}
      >
        {t("Same call: keep this one")}
      </Button>
    </div>
  );
}

/** The fields in which the two differ. What only one states is quieter. */
function Differences({ pair }: { pair: DuplicatePairView }) {
  if (pair.fields.length === 0) return <p className="mt-4 text-sm text-quiet">{t("Both state the same.")}</p>;
  return (
    <dl className="mt-4 divide-y divide-line border-y border-line">
      {pair.fields.map((field) => (
        <div
          key={field.field}
          className="grid gap-x-4 gap-y-1 py-2.5 text-[0.9375rem] md:grid-cols-[9rem_1fr_1fr]"
        >
          <dt className="text-sm max-md:font-semibold md:text-quiet">
            {translateLabel(CURATED_FIELD_LABELS[field.field])}
          </dt>
          {SIDES.map((side) => (
            <dd key={side} className={cn("min-w-0", field.isDisputed ? "font-semibold" : "text-quiet")}>
              <span className="block text-sm font-normal text-quiet md:sr-only">
                {pair[side].source ? translateLabel(pair[side].source) : t("Source not stated")}
              </span>
              <Stated field={field} stated={field[side]} currency={pair[side].currency} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Stated({
  field: { field },
  stated: { value, quote, url },
  currency,
}: {
  field: ComparedField;
  stated: ComparedValue;
  currency: string;
}) {
  return (
    <>
      <span dir="auto" className="line-clamp-6 wrap-anywhere">
        {formatFieldValue(field, value, currency)}
      </span>
      {quote && (
        <span className="mt-0.5 line-clamp-3 text-sm font-normal wrap-anywhere text-quiet">
          {t.rich("from the page: {quote}", {
            quote: isSafeUrl(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
                <bdi>{t("“{quote}”", { quote })}</bdi>
              </a>
            ) : (
              <bdi>{t("“{quote}”", { quote })}</bdi>
            ),
          })}
        </span>
      )}
    </>
  );
}
