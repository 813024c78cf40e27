import { Link } from "wouter";
import { cn } from "@/lib/cn";
import { preloadRoute } from "@/lib/api/preload";
import { formatInReaderZone } from "@/lib/format/dates";
import { formatClosing, formatDaysRemaining } from "@/lib/format/deadlines";
import { type Entry, isPast, KINDS, pathOf } from "../entries";
import { t } from "@/words";

/** One entry of a day as a link to where it is dealt with. */
export function EntryRow({
  entry,
  today,
  withEntity,
}: {
  entry: Entry;
  today: string;
  /** Whether to name the entity, which is of use to those who have several. */
  withEntity: boolean;
}) {
  const { kind, title, date, applicationTitle, entityName, closing } = entry;
  const { icon: Icon, label } = KINDS[kind];
  const href = pathOf(entry);
  const over = isPast(entry, today);
  const prepare = () => preloadRoute(href);
  return (
    <Link
      href={href}
      onPointerEnter={prepare}
      onFocus={prepare}
      className="focus-inset flex min-h-11 items-start gap-3 rounded-control px-3 py-2.5 transition-colors hover:bg-raised"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
      <span className="min-w-0 flex-1">
        <bdi className={cn("block font-semibold wrap-anywhere", over && "text-quiet")}>
          {title || t("Untitled Application")}
        </bdi>
        <span className="block text-sm wrap-anywhere text-quiet">
          {label}
          {applicationTitle && (
            <>
              {"\u00A0· "}
              <bdi>{applicationTitle}</bdi>
            </>
          )}
          {withEntity && entityName && (
            <>
              {"\u00A0· "}
              <bdi>{entityName}</bdi>
            </>
          )}
        </span>
        {closing && (
          <span className="block text-sm text-quiet">
            {formatDaysRemaining({ deadline: date, ...closing })}
            {!over && <ClosingTime {...closing} />}
          </span>
        )}
      </span>
    </Link>
  );
}

/** Until when it is open, in its own time zone and, where that is another, in the reader's. */
function ClosingTime({ closesAt, deadlineTimezone, deadlineTime }: NonNullable<Entry["closing"]>) {
  const here = closesAt && formatInReaderZone(closesAt, deadlineTimezone ?? "UTC");
  return (
    <>
      {"\u00A0· "}
      {formatClosing(deadlineTime, deadlineTimezone)}
      {here && <> {t("({moment} for you)", { moment: here })}</>}
    </>
  );
}
