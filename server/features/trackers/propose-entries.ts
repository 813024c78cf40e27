import type { ApplicationStatus } from "@shared/constants/enums";
import { LONG_TEXT_MAX, NAME_MAX, TEXT_MAX, URL_MAX } from "@shared/constants/limits";
import type { DayOrder, TrackerMeaning } from "@shared/constants/trackers";
import { toOneLine } from "@shared/one-line";
import type { TrackerColumnView, TrackerEntryView, TrackerView } from "@shared/validators/trackers";
import { isWebAddress } from "@shared/validators/fields";
import { cutText, tidyText } from "../../platform/documents/text";
import { isEmptyCell } from "./compare-words";
import { findMeaning, findMeanings } from "./find-columns";
import { findStatus, isWithdrawn } from "./find-status";
import { findHeaderCurrency, readAmount } from "./read-amount";
import { findDayOrder, readDay } from "./read-day";
import type { TrackerTable } from "./read-table";

/** What an entry of a tracker says, before it is compared with what is there. */
export type TrackerEntry = Omit<TrackerEntryView, "opportunity" | "state"> & {
  /** The address of the call, to find it in the catalogue. */
  link: string | null;
};

type Chosen = {
  columns?: readonly TrackerMeaning[] | undefined;
  dayOrder?: DayOrder | null | undefined;
  currency: string;
  now: Date;
};
type Read = Pick<TrackerView, "asksCurrency" | "asksDayOrder" | "columns" | "leftOut"> & {
  entries: TrackerEntry[];
};

const DAYS = ["submittedDate", "decisionDate"] as const;
const AMOUNTS = ["askingAmount", "awardedAmount"] as const;
const SAMPLE_MAX = 100;

/** Reads the entries of a table, with the meanings that were chosen for its columns or those that their names tell. */
export function proposeEntries(table: TrackerTable, chosen: Chosen): Read {
  const leftOut = { ...table.leftOut };
  const tidy = (cell: string): string => {
    const text = tidyText(cell);
    if (text.length > TEXT_MAX) leftOut.words = true;
    return cutText(text, TEXT_MAX);
  };
  const header = table.header.map((name) => cutText(toOneLine(tidyText(name)), NAME_MAX));
  const width = Math.max(header.length, ...table.rows.map((row) => row.length));
  while (header.length < width) header.push("");
  const rows = table.rows.map((row) => header.map((_, column) => tidy(row[column] ?? "")));
  const found = findMeanings(header, (column) => rows.some((row) => row[column] !== ""));
  const meanings = header.map((_, column) => chosen.columns?.[column] ?? found[column] ?? "none");
  const orders = new Map(
    DAYS.map((day) => {
      const column = meanings.indexOf(day);
      return [day, column < 0 ? undefined : findDayOrder(rows.map((row) => row[column]!))] as const;
    }),
  );
  // What stands in a column of notes needs no name before it.
  const plainNotes = new Set([...header.keys()].filter((column) => findMeaning(header[column]!) === "notes"));
  const reader = { header, plainNotes, meanings, isWorkbook: table.isWorkbook, ...chosen, orders };
  const read = rows.map((row, index) => readEntry(row, index + 1, reader));
  return {
    columns: header.map((name, column): TrackerColumnView => ({
      header: name,
      meaning: meanings[column]!,
      sample: cutText(toOneLine(rows.find((row) => row[column] !== "")?.[column] ?? ""), SAMPLE_MAX),
    })),
    entries: read.map(({ entry }) => entry),
    asksDayOrder: [...orders.values()].includes(null),
    asksCurrency: read.some(({ lacksCurrency }) => lacksCurrency),
    leftOut: { ...leftOut, words: leftOut.words || read.some(({ isCut }) => isCut) },
  };
}

type Reader = Chosen & {
  header: readonly string[];
  meanings: readonly TrackerMeaning[];
  plainNotes: ReadonlySet<number>;
  isWorkbook: boolean;
  orders: ReadonlyMap<(typeof DAYS)[number], DayOrder | null | undefined>;
};

function readEntry(
  row: readonly string[],
  n: number,
  { header, meanings, plainNotes, isWorkbook, orders, dayOrder, currency, now }: Reader,
): { entry: TrackerEntry; lacksCurrency: boolean; isCut: boolean } {
  const columnOf = (meaning: TrackerMeaning) => meanings.indexOf(meaning);
  const cellOf = (meaning: TrackerMeaning) => row[columnOf(meaning)] ?? "";
  const headerOf = (meaning: TrackerMeaning) => header[columnOf(meaning)] ?? "";
  const notes: string[] = [];
  const unread: TrackerEntryView["unread"] = [];
  const note = (name: string, text: string) => notes.push(name === "" ? text : `${name}: ${text}`);
  const misread = (meaning: TrackerMeaning): null => {
    unread.push({ header: headerOf(meaning), text: cellOf(meaning) });
    note(headerOf(meaning), cellOf(meaning));
    return null;
  };

  for (const [column, meaning] of meanings.entries()) {
    const text = row[column]!;
    if (meaning !== "notes" || isEmptyCell(text)) continue;
    note(plainNotes.has(column) ? "" : header[column]!, text);
  }
  const readName = (meaning: "funder" | "title"): string | null => {
    const text = toOneLine(cellOf(meaning));
    if (isEmptyCell(text)) return null;
    if (text.length > NAME_MAX) note(headerOf(meaning), cellOf(meaning));
    return cutText(text, NAME_MAX);
  };
  const [name, funderName] = [readName("title"), readName("funder")];
  const days = DAYS.map((day) => {
    if (isEmptyCell(cellOf(day))) return null;
    const order = orders.get(day) === null ? dayOrder : orders.get(day);
    const read = readDay(cellOf(day), order, now);
    // Nothing is kept until it is told which day this is.
    const isOpen = order == null && readDay(cellOf(day), "day", now) !== null;
    return read === null && !isOpen ? misread(day) : read;
  });
  const rowCurrency = readCode(cellOf("currency"));
  if (rowCurrency === null && !isEmptyCell(cellOf("currency"))) misread("currency");
  let lacksCurrency = false;
  const amounts = AMOUNTS.map((meaning) => {
    const named = rowCurrency ?? findHeaderCurrency(headerOf(meaning));
    const text = cellOf(meaning);
    if (isEmptyCell(text)) return { amount: null, currency: named ?? currency };
    const found = readAmount(text, named ?? currency, isWorkbook);
    if (!found) return { amount: misread(meaning), currency: named ?? currency };
    if (found.currency === null && named === null) lacksCurrency = true;
    return { amount: found.amount, currency: found.currency ?? named ?? currency };
  });
  const [asking, awarded] = [amounts[0]!, amounts[1]!];
  const deadline = cellOf("deadline");
  if (!isEmptyCell(deadline))
    note(
      headerOf("deadline"),
      /^\d{5}$/.test(deadline) ? (readDay(deadline, null, now) ?? deadline) : deadline,
    );
  if (!isEmptyCell(cellOf("link"))) note(headerOf("link"), cellOf("link"));

  const statusWord = cutText(toOneLine(cellOf("status")), NAME_MAX);
  const status = isEmptyCell(statusWord)
    ? guessStatus({ submittedDate: days[0] ?? null, awarded: awarded.amount })
    : findStatus(statusWord);
  if (status === null) note(headerOf("status"), statusWord);
  const allNotes = notes.join("\n");
  return {
    lacksCurrency,
    isCut: allNotes.length > LONG_TEXT_MAX,
    entry: {
      ...{
        n,
        title: name ?? funderName,
        funderName,
        statusWord,
        status,
        isWithdrawn: isWithdrawn(statusWord),
      },
      ...{ askingAmount: asking.amount, askingCurrency: asking.currency },
      ...{ awardedAmount: awarded.amount, awardedCurrency: awarded.currency },
      ...{ submittedDate: days[0] ?? null, decisionDate: days[1] ?? null, unread },
      notes: notes.length === 0 ? null : cutText(allNotes, LONG_TEXT_MAX),
      link: readLink(cellOf("link")),
    },
  };
}

/** The status of an entry without one; the preview shows it to be changed. */
function guessStatus({
  submittedDate,
  awarded,
}: {
  submittedDate: string | null;
  awarded: string | null;
}): ApplicationStatus {
  if (awarded !== null && /[1-9]/.test(awarded)) return "funded";
  return submittedDate === null ? "draft" : "submitted";
}

const readCode = (text: string): string | null => readAmount(`1 ${text}`, "USD")?.currency ?? null;

const readLink = (text: string): string | null => {
  const address = /^[\w-]+(?:\.[\w-]+)+\//.test(text) ? `https://${text}` : text;
  return address.length <= URL_MAX && isWebAddress(address) ? address : null;
};
