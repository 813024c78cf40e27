import { Card } from "@/ui/card";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { expectCard } from "@/lib/browser/card-focus";
import type { NewsItem } from "@/lib/api/queries/news";
import { toast } from "@/lib/toast";
import { useMarkRead, useRemoveNews } from "../api";
import { groupByDay } from "../group-by-day";
import { formatNews } from "../wording";
import { t } from "@/words";
import { NewsRow } from "./news-row";

/** Lists the news by day, newest first. */
export function NewsList({ news }: { news: readonly NewsItem[] }) {
  const { mutate: markRead } = useMarkRead();
  const { mutate: remove } = useRemoveNews();

  const handleRemove = (item: NewsItem) => {
    const { lead, name } = formatNews(item);
    const undo = () => {
      expectCard(item.id);
      remove({ id: item.id, isRemoved: false });
    };
    toast({
      // This text has a count, because French uses other words here than on the button.
      title: t.count(1, "Removed", "{n} removed"),
      description: t("{lead}: {name}", { lead, name }),
      action: { label: t("Undo"), onPress: undo },
    });
    remove({ id: item.id, isRemoved: true });
  };

  return (
    <div className="space-y-6">
      {groupByDay(news).map(({ title, items }) => (
        <section key={title}>
          <h2 className="mb-2 text-lg">{title}</h2>
          <Card flush className="overflow-hidden">
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={item.id}>
                  <NewsRow
                    news={item}
                    onOpen={() => !item.isRead && markRead(item.id)}
                    onRemove={() => handleRemove(item)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

const SKELETONS = 4;

export function NewsSkeleton() {
  return (
    <SkeletonGroup label={t("Loading news")}>
      <Skeleton className="mb-2 h-6 w-24" />
      <Card flush>
        <div className="divide-y divide-line">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <div key={index} className="flex gap-3 px-4 py-4 sm:px-5 md:gap-4 md:px-6">
              <Skeleton className="size-10 shrink-0 rounded-full" />
              <div className="min-w-0 flex-1 space-y-2">
                <Skeleton className="h-5 w-80 max-w-full" />
                <Skeleton className="h-4 w-56 max-w-full" />
              </div>
            </div>
          ))}
        </div>
      </Card>
    </SkeletonGroup>
  );
}
