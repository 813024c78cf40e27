import {
  Building2,
  CircleCheck,
  ClipboardCheck,
  ClipboardList,
  FilePen,
  ListChecks,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-styles";
import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { preloadRoute } from "@/lib/api/preload";
import type { ActionItem } from "../action-items";
import { t } from "@/words";

const FIRST = 3;
const ICONS: Record<ActionItem["kind"], LucideIcon> = {
  entity: Building2,
  profile: ClipboardList,
  task: ListChecks,
  obligation: ClipboardCheck,
  draft: FilePen,
};

/** Lists the action items. The first one has the screen's only yellow button. */
export function ActionItemsCard({ items }: { items: readonly ActionItem[] }) {
  const [showAll, setShowAll] = useState(false);
  if (items.length === 0) {
    return (
      <Card className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-good" />
        <h2 className="text-lg">{t("No action items this week")}</h2>
      </Card>
    );
  }
  const shown = showAll ? items : items.slice(0, FIRST);
  return (
    <Card flush>
      <div className="px-5 pt-5 pb-3 @xl:px-6 @xl:pt-6">
        <h2 className="text-xl">
          {t.count(items.length, "1 action item this week", "{n} action items this week")}
        </h2>
        <p className="mt-1 text-quiet">{t("Please attend to these within the next 7 days")}</p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((item, index) => (
          <li key={item.id}>
            <Row item={item} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <div className="border-t border-line p-2">
          <Button variant="ghost" className="w-full" onClick={() => setShowAll(true)}>
            {t("Show all {n}", { n: items.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** One link over the whole row; the apparent button is part of it. */
function Row({ item, isFirst }: { item: ActionItem; isFirst: boolean }) {
  const Icon = ICONS[item.kind];
  return (
    <Link
      href={item.href}
      onPointerEnter={() => preloadRoute(item.href)}
      onFocus={() => preloadRoute(item.href)}
      className="focus-inset flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 transition-colors hover:bg-raised @xl:flex-nowrap @xl:px-6"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-link @max-xl:hidden">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1 basis-52">
        <span className="block font-semibold">{item.title}</span>
        <span className="block text-[0.9375rem] text-quiet">
          {item.subject && (
            <>
              <bdi className="wrap-anywhere text-ink">{item.subject}</bdi> ·{" "}
            </>
          )}
          {item.detail}
        </span>
      </span>
      <span className={buttonClass(isFirst ? "accent" : "outline", "md", "@max-xl:max-md:w-full")}>
        {item.action}
      </span>
    </Link>
  );
}

export function ActionItemsSkeleton() {
  return (
    <SkeletonGroup label={t("Loading action items")}>
      <Card>
        <Skeleton className="h-6 w-full max-w-56" />
        <Skeleton className="mt-3 h-4 w-full max-w-72" />
        <Skeleton className="mt-7 h-10 w-full" />
      </Card>
    </SkeletonGroup>
  );
}
