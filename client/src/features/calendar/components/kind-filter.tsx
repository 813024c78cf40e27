import { ListFilter } from "lucide-react";
import { Checkbox } from "@/ui/checkbox";
import { type EntryKind, ENTRY_KINDS, KINDS } from "../entries";
import { t } from "@/words";

/** Chooses what the calendar shows. Folded on a phone, where it would take half the screen. */
export function KindFilter({
  kinds,
  onChange,
}: {
  kinds: readonly EntryKind[];
  onChange: (kinds: EntryKind[]) => void;
}) {
  const toggle = (kind: EntryKind, isOn: boolean) =>
    onChange(ENTRY_KINDS.filter((each) => (each === kind ? isOn : kinds.includes(each))));
  return (
    <details className="group rounded-card border border-line bg-surface print:hidden">
      <summary className="focus-inset flex min-h-11 cursor-pointer items-center gap-2 rounded-card px-4 py-2 font-semibold md:min-h-[2.375rem] md:py-1">
        <ListFilter aria-hidden="true" className="size-[1.125rem]" />
        {t("Show {n} of {total} kinds", { n: kinds.length, total: ENTRY_KINDS.length })}
      </summary>
      <fieldset className="grid gap-x-6 px-4 pb-3 sm:grid-cols-2 lg:grid-cols-4">
        <legend className="sr-only">{t("What to show")}</legend>
        {ENTRY_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={KINDS[kind].filter}
            checked={kinds.includes(kind)}
            onChange={(event) => toggle(kind, event.target.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}
