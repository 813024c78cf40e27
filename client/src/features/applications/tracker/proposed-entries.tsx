import { useQuery } from "@tanstack/react-query";
import { useCallback, useId, useRef, useState } from "react";
import type { ApplicationStatus } from "@shared/constants/enums";
import { TRACKER_ENTRIES_MAX } from "@shared/constants/trackers";
import type { TrackerView } from "@shared/validators/trackers";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { formatCount } from "@/lib/format/format";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { DialogFooter } from "@/ui/dialog";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { t } from "@/words";
import { type EntryChoice, ProposedEntry } from "./proposed-entry";
import { TrackerColumns } from "./tracker-columns";
import { type TrackerFile, type TrackerReading, trackerQuery, useKeepTracker } from "./tracker-api";
import { UnknownStatuses, WITHDRAWN_AS } from "./unknown-statuses";

const SHOWN_AT_FIRST = 50;

type Props = {
  file: TrackerFile;
  onDirtyChange: (isDirty: boolean) => void;
  onBack: () => void;
  onKept: () => void;
};

/** Shows what a tracker holds, and keeps what is ticked. */
export function ProposedEntries({ file, ...props }: Props) {
  const [reading, setReading] = useState<TrackerReading>({});
  const { data, isError, error, refetch, isFetching } = useQuery(trackerQuery(file, reading));
  if (data)
    return (
      <Preview
        {...{ file, reading, found: data, isReading: isFetching, failure: isError ? error : null, ...props }}
        onRead={setReading}
      />
    );
  return isError ? (
    <ErrorState
      title={t("The file could not be read")}
      error={error}
      onRetry={refetch}
      retrying={isFetching}
    />
  ) : (
    <SkeletonGroup label={t("Reading the file…")} className="space-y-3">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}

type PreviewProps = Props & {
  found: TrackerView;
  reading: TrackerReading;
  isReading: boolean;
  failure: unknown;
  onRead: (reading: TrackerReading) => void;
};

function Preview({
  file,
  found,
  reading,
  isReading,
  failure,
  onRead,
  onDirtyChange,
  onBack,
  onKept,
}: PreviewProps) {
  const { entries, more, leftOut, rows } = found;
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<EntryChoice>>>(new Map());
  const [wordStatuses, setWordStatuses] = useState<ReadonlyMap<string, ApplicationStatus>>(new Map());
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [isTried, setTried] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  // Once those are kept, the list goes on with the next ones.
  const keep = useKeepTracker(() => (more > 0 ? setTried(false) : onKept()));
  useReportDirty(changes.size > 0 || wordStatuses.size > 0 || Object.keys(reading).length > 0, onDirtyChange);

  const change = useCallback(
    (n: number, changed: Partial<EntryChoice>) =>
      setChanges((before) => new Map(before).set(n, { ...before.get(n), ...changed })),
    [],
  );
  const chosen = entries.map((entry) => ({
    entry,
    choice: {
      isTicked: true,
      status: wordStatuses.get(entry.statusWord) ?? entry.status ?? (entry.isWithdrawn ? WITHDRAWN_AS : null),
      isLinked: entry.opportunity !== null && !entry.opportunity.isTaken,
      ...changes.get(entry.n),
    } satisfies EntryChoice,
  }));
  const fresh = chosen.filter(({ entry }) => entry.state === "new");
  const ticked = fresh.filter(({ choice }) => choice.isTicked);
  const lacksStatus = ticked.some(({ choice }) => choice.status === null);
  const lacksOrder = found.asksDayOrder && reading.dayOrder === undefined;

  const send = () => {
    setTried(true);
    if (lacksStatus || lacksOrder) {
      // All of the list is shown, for what is missing may stand further down.
      setShown(entries.length);
      root.current?.querySelector<HTMLElement>("[data-tracker-open]")?.focus();
      return;
    }
    keep.mutate({
      ...file,
      ...reading,
      columns: found.columns.map(({ meaning }) => meaning),
      entries: ticked.map(({ entry, choice }) => ({
        n: entry.n,
        status: choice.status!,
        opportunityId: choice.isLinked ? entry.opportunity!.id : null,
      })),
    });
  };
  const tickAll = (isTicked: boolean) =>
    setChanges(
      (before) => new Map(fresh.map(({ entry: { n } }) => [n, { ...before.get(n), isTicked }] as const)),
    );
  return (
    <div ref={root} className="space-y-5">
      <LeftOut leftOut={leftOut} rows={rows} more={more} />
      <TrackerColumns {...{ found, reading }} isDayOrderMissing={isTried && lacksOrder} onChange={onRead} />
      <UnknownStatuses
        entries={entries}
        chosen={wordStatuses}
        isTried={isTried}
        onChoose={(word, status) => setWordStatuses((before) => new Map(before).set(word, status))}
      />
      {failure !== null && (
        <Alert tone="destructive" role="alert">
          {t("The file could not be read again, so the list below is as it was before.")}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={id} className="min-w-0 flex-1 basis-60 text-base">
          {t.count(rows, "1 row was read", "{n} rows were read", { n: formatCount(rows) })}
        </h3>
        {fresh.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => tickAll(ticked.length < fresh.length)}>
            {ticked.length < fresh.length ? t("Tick all") : t("Untick all")}
          </Button>
        )}
      </div>
      <LiveRegion>
        {isReading
          ? t("Reading the file…")
          : t("{n} of {all} ticked", { n: ticked.length, all: fresh.length })}
      </LiveRegion>
      <ol aria-labelledby={id} aria-busy={isReading || undefined} className="space-y-3">
        {chosen.slice(0, shown).map(({ entry, choice }) => (
          <ProposedEntry key={entry.n} {...{ entry, choice }} isStatusMissing={isTried} onChange={change} />
        ))}
      </ol>
      {entries.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + SHOWN_AT_FIRST)}>
          {t("Show {n} more", { n: Math.min(SHOWN_AT_FIRST, entries.length - shown) })}
        </Button>
      )}
      {isTried && (lacksStatus || lacksOrder) && (
        <Alert tone="destructive" role="alert">
          {lacksOrder
            ? t("Choose what comes first, the day or the month.")
            : t("Choose a status for every ticked application.")}
        </Alert>
      )}
      <DialogFooter className="mt-0!">
        <Button variant="outline" onClick={onBack} disabled={keep.isPending}>
          {t("Another file")}
        </Button>
        <Button
          variant="primary"
          pending={keep.isPending}
          disabled={ticked.length === 0 || isReading}
          onClick={send}
        >
          {ticked.length === 0
            ? t("Keep the ticked applications")
            : t.count(ticked.length, "Keep 1 application", "Keep {n} applications")}
        </Button>
      </DialogFooter>
    </div>
  );
}

/** Says what of the file is not in the list. */
function LeftOut({ leftOut, rows, more }: Pick<TrackerView, "leftOut" | "more" | "rows">) {
  const words = [
    leftOut.rows &&
      t("Only the first {n} rows of this file are read. Put the others into a second file.", {
        n: formatCount(rows),
      }),
    leftOut.columns && t("Only the first 50 columns are read."),
    leftOut.words && t("The longest cells are cut, so their ends are not kept."),
    more > 0 &&
      t("At most {most} applications are kept at once. {n} more are listed once these are kept.", {
        most: formatCount(TRACKER_ENTRIES_MAX),
        n: formatCount(more),
      }),
  ].filter((text) => text !== false);
  if (words.length === 0) return null;
  return (
    <Alert tone="warning">
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}
