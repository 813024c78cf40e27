import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { IconButton } from "@/ui/button";
import { Tooltip } from "@/ui/tooltip";
import { focusPlace, findCardPlace, focusIfExpected } from "@/lib/browser/card-focus";
import { cn } from "@/lib/cn";
import { preloadRoute } from "@/lib/api/preload";
import type { NewsItem } from "@/lib/api/queries/news";
import { NEWS_ICONS, formatNews } from "../wording";
import { t } from "@/words";

/** Shows one news item: a link over the whole row, and a button to put it away. */
export function NewsRow({
  news,
  onOpen,
  onRemove,
}: {
  news: NewsItem;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const { id, kind, isRead } = news;
  const { lead, name, details, href } = formatNews(news);
  const Icon = NEWS_ICONS[kind];
  const root = useRef<HTMLElement>(null);
  const place = useRef<ReturnType<typeof findCardPlace>>(undefined);

  // When the item is removed, the next one gets the focus. Undo gives it back.
  useEffect(() => {
    focusIfExpected(id, root.current);
    return () => {
      const oldPlace = place.current;
      if (oldPlace) setTimeout(() => focusPlace(oldPlace));
    };
  }, [id]);

  return (
    <article
      ref={root}
      className="relative flex gap-3 px-4 py-4 transition-colors hover:bg-raised sm:px-5 md:gap-4 md:px-6"
    >
      <span className="relative grid size-10 shrink-0 place-items-center rounded-full bg-raised">
        <Icon aria-hidden="true" className={cn("size-5", isRead ? "text-quiet" : "text-link")} />
        {!isRead && (
          <span className="absolute top-0 end-0 size-2.5 rounded-full bg-link ring-2 ring-surface" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <h3
          className={cn(
            "font-sans text-base leading-snug tracking-normal text-wrap wrap-anywhere",
            isRead ? "font-medium" : "font-bold",
          )}
        >
          <Link
            href={href}
            onClick={onOpen}
            onAuxClick={onOpen}
            onPointerEnter={() => preloadRoute(href)}
            onFocus={() => preloadRoute(href)}
            className="after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
          >
            {!isRead && <span className="sr-only">{t("Unread:")}</span>}{" "}
            {t.rich("{lead}: {name}", { lead, name: <bdi>{name}</bdi> })}
          </Link>
        </h3>
        {details.filter(Boolean).map((detail) => (
          <p key={detail} className="mt-0.5 text-[0.9375rem] wrap-anywhere text-quiet">
            {detail}
          </p>
        ))}
      </div>
      <Tooltip text={t("Remove § news")} className="relative z-10 -mt-1 -me-2 self-start">
        <IconButton
          label={t("Remove: {lead}: {name}", { lead, name })}
          className="text-quiet"
          onClick={() => {
            place.current = findCardPlace(root.current);
            onRemove();
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </article>
  );
}
