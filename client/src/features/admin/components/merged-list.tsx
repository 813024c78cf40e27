import type { MergeView } from "@shared/validators/duplicates";
import { translateLabel } from "@shared/words/labels";
import { Undo2 } from "lucide-react";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { useSplitMerge } from "../duplicate-mutations";
import { t } from "@/words";
import { RowButton } from "./row-button";

/** The newest merges, each to be taken back. A line parts them from what stands above, if anything does. */
export function MergedList({ merges, isBelow }: { merges: readonly MergeView[]; isBelow: boolean }) {
  const split = useSplitMerge();
  if (merges.length === 0) return null;
  return (
    <section aria-label={t("Merged § plural")} className={cn("pt-5", isBelow && "mt-5 border-t border-line")}>
      <h3 className="text-base">{t("Merged § plural")}</h3>
      <ul className="mt-2 divide-y divide-line">
        {merges.map((merge) => (
          <li key={merge.merged.id} className="flex flex-col gap-2 py-3 md:flex-row md:items-center md:gap-6">
            <div className="min-w-0 flex-1 text-[0.9375rem]">
              <p className="wrap-anywhere">
                {t.rich("{merged} is shown as {kept}", {
                  merged: <bdi>{describe(merge.merged)}</bdi>,
                  kept: <bdi className="font-semibold">{describe(merge.kept)}</bdi>,
                })}
              </p>
              <p className="text-sm text-quiet">
                {merge.by
                  ? t("Merged {date} by {name}", { date: formatDate(merge.at) ?? "", name: merge.by })
                  : t("Merged {date}", { date: formatDate(merge.at) ?? "" })}
              </p>
            </div>
            <RowButton
              label={t("Split again § action")}
              spoken={t("Split again: {name}", { name: merge.merged.name })}
              icon={Undo2}
              onClick={() => !split.isPending && split.mutate(merge)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const describe = ({ name, source }: MergeView["merged"]) =>
  source ? t("{name} ({source})", { name, source: translateLabel(source) }) : name;
