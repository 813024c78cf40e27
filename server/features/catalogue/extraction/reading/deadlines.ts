import { findDates, type FoundDate, namesTimeOfYear } from "../values/dates";
import { readClosingTime } from "../values/closing-time";
import { readTimeZone } from "../values/time-zones";
import { fold, splitSentences } from "../values/words";
import type { ReadContext } from "./context";
import type { Draft } from "./draft";

type Role = "deadline" | "opens" | "other";
type Found = { date: string; zone: string | null; time: string | null; quote: string };

const STRONG =
  /\b(?:deadlines?|clos(?:e|es|ed|ing)|due|no later than|not later than|cut-?off|expires?|last (?:day|date)|apply by|submit by|by which|date limite|limite|cloture|clot|au plus tard|bewerbungsschluss|einsendeschluss|antragsfrist|frist|stichtag|spatestens|fecha limite|cierre|plazo|cierra|prazo|data limite|encerra\w*)\b/g;
/** These words stand beside any date, so they count only in a sentence about applying. */
const WEAK = /\b(?:until|till|by|before|ends?|jusqu'au|avant|bis|hasta|antes|ate)\b/g;
const APPLYING =
  /\b(?:appl(?:y|ies|ication|ications|icants?)|submi\w*|propos\w*|entr(?:y|ies)|regist\w*|accept\w*|arriv\w*|receiv\w*|nominat\w*|send|sent|open|candidat\w*|depos\w*|depot|dossiers?|postul\w*|bewerb\w*|antrag\w*|antrage|einreich\w*|eingereicht|solicit\w*|convocatoria|inscri\w*|present\w*)\b/;
const OPENS =
  /\b(?:opens?|opening|opened|launch\w*|accepted from|applications? from|available from|request an application|starting|ouvr\w*|ouverture|a partir du|beginnt|geoffnet|ab dem|abre|apertura|desde|from|du|vom)\b/g;
const OTHER =
  /\b(?:event|webinars?|workshops?|sessions?|meets?|meetings?|panel|interviews?|notif\w*|announc\w*|decisions?|results?|winners|begins?|starts?|kick-?off|complet\w*|spent|posted|published|updated|modified|added|changed|issued?|archiv\w*|ceremony|demo day|founded|established|incorporated|created|since|training|orientation|questions|runs?|takes place|held|publie\w*|mis a jour|veroffentlicht|publicado|awarded|selected|expected|born|act of|authori[sz]\w*|available on or about|good through|project end|period of performance|between|reopens?|draw|pitch)\b/g;
const ROLLING =
  /\b(?:rolling(?: basis| deadline| applications?)?|no (?:fixed |set |application )?deadlines?|no closing date|open (?:all year|year-?round|continuously)|all year round|year-?round|at any ?time|always open|continuous (?:call|intake|basis|applications?|submission)|until funds (?:are|have been)|(?:au )?fil de l'eau|en continu|toute l'annee|appel permanent|pas de date limite|sans date limite|laufend(?:e antragstellung)?|jederzeit|ganzjahrig|keine frist|abierto todo el ano|en cualquier momento|fluxo continuo)\b/;
/** These words count only as the value of a label about the deadline. */
const ROLLING_VALUE =
  /^(?:ongoing|continuous|open|permanent|permanente?|always|none: rolling|rolling|laufend|continu)\b/;
const NOTHING =
  /^(?:n\/?a|none|null|undefined|tbd|tba|tbc|to be (?:announced|confirmed|determined)|not (?:applicable|specified|stated|available)|unknown|-+|–|—|\[\s*\]|\s*)\.?$/i;

/** Whether the value of a label states nothing: "TBD", "n/a", "[ ]". */
export const isEmptyValue = (value: string) => NOTHING.test(value.trim());

const findLastIndex = (pattern: RegExp, text: string) => {
  let at = -1;
  for (const match of text.matchAll(pattern)) at = match.index;
  return at;
};

/**
 * Decides what a date in a sentence is for. The nearest word before it decides, otherwise the first word
 * after it.
 */
function findRole(
  sentence: string,
  dates: readonly FoundDate[],
  index: number,
  roles: readonly Role[],
): Role {
  const date = dates[index];
  if (!date) return "other";
  const previous = dates[index - 1];
  const head = fold(sentence.slice(0, date.start));
  // Dates of a range or a list belong together: "1 November 2026 – 31 January 2027", "18 February, 20 May and
  // 12 August".
  if (previous) {
    const between = fold(sentence.slice(previous.end, date.start));
    if (
      /^[^\p{L}]*(?:to|until|till|a|au|bis|hasta|al|and|through)?(?: le| the| el| zum| midnight on)?[^\p{L}]*$/u.test(
        between,
      )
    ) {
      const previousRole = roles[index - 1] ?? "other";
      if (previousRole === "opens" && !/,|and/.test(between)) return "deadline";
      return previousRole;
    }
  }
  const clause = head.slice(Math.max(0, head.length - 160));
  const strong = findLastIndex(STRONG, clause);
  const weak = APPLYING.test(fold(sentence)) ? findLastIndex(WEAK, clause) : -1;
  const opens = findLastIndex(OPENS, clause);
  const other = findLastIndex(OTHER, clause);
  const deadline = Math.max(strong, weak);
  const nearest = Math.max(deadline, opens, other);
  if (nearest >= 0) return nearest === other ? "other" : nearest === deadline ? "deadline" : "opens";
  const next = dates[index + 1];
  const tail = fold(sentence.slice(date.end, Math.min(next?.start ?? sentence.length, date.end + 70)));
  const [deadlineAfter, opensAfter, otherAfter] = [STRONG, OPENS, OTHER].map((pattern) =>
    tail.search(new RegExp(pattern.source)),
  );
  const first = [deadlineAfter, opensAfter, otherAfter]
    .filter((at) => at !== undefined && at >= 0)
    .sort((a, b) => (a ?? 0) - (b ?? 0))[0];
  if (first === undefined) return "other";
  return first === deadlineAfter ? "deadline" : first === opensAfter ? "opens" : "other";
}

/** The beginning of a text, without the last words of a longer one: half an hour's figures are another hour. */
const cutEnd = (text: string, max: number) =>
  text.length > max ? text.slice(0, max).replace(/(?:\s\S*){1,2}$/, "") : text;
/** The end of a text, without the first words of a longer one. */
const cutStart = (text: string, max: number) =>
  text.length > max ? text.slice(-max).replace(/^(?:\S*\s){1,2}/, "") : text;

/** Collects the dates that a page states, and decides between them in the end. */
export type DeadlineReader = {
  /** Reads the value of a label about the deadline, or a line under such a heading. */
  readLabelled(value: string, context: ReadContext, isSure?: boolean): void;
  /** Reads the same about the day from which applications are taken. */
  readOpening(value: string, context: ReadContext): void;
  /** Reads a line of text about anything. */
  readProse(line: string, context: ReadContext): void;
  settle(draft: Draft, context: ReadContext): void;
};

export function createDeadlineReader(): DeadlineReader {
  const labelledDates: Found[] = [];
  const proseDates: Found[] = [];
  const openings: Found[] = [];
  let rollingNote: { note: string; isLabelled: boolean } | undefined;
  let uncertainNote: { note: string; isLabelled: boolean } | undefined;

  const noteUncertain = (note: string, isLabelled: boolean) => {
    if (!uncertainNote || (isLabelled && !uncertainNote.isLabelled)) uncertainNote = { note, isLabelled };
  };
  const buildFound = (text: string, dates: readonly FoundDate[], index: number): Found => {
    const date = dates[index]!;
    const after = cutEnd(text.slice(date.end, dates[index + 1]?.start), 60);
    // What stands between two dates is about the first one.
    const before = index === 0 ? cutStart(text.slice(0, date.start), 40) : "";
    const closing = readClosingTime(after) ?? readClosingTime(before);
    return {
      date: date.date ?? "",
      zone:
        closing?.zone ??
        readTimeZone(text.slice(date.end, date.end + 60)) ??
        readTimeZone(text.slice(Math.max(0, date.start - 30), date.start)),
      time: closing?.time ?? null,
      quote: text,
    };
  };
  const readSentence = (sentence: string, context: ReadContext) => {
    const dates = /\d/.test(sentence) ? findDates(sentence, context.dates) : [];
    const roles: Role[] = [];
    for (const [index, date] of dates.entries()) {
      const role = findRole(sentence, dates, index, roles);
      roles.push(role);
      if (role === "deadline" && date.date) proseDates.push(buildFound(sentence, dates, index));
      else if (role === "deadline") noteUncertain(sentence, false);
      else if (role === "opens" && date.date) openings.push(buildFound(sentence, dates, index));
    }
    const plain = fold(sentence);
    const isAboutApplying = APPLYING.test(plain) || new RegExp(STRONG.source).test(plain);
    if (ROLLING.test(plain) && isAboutApplying && sentence.length < 400) {
      rollingNote ??= { note: sentence, isLabelled: false };
    } else if (
      dates.length === 0 &&
      sentence.length < 400 &&
      namesTimeOfYear(sentence) &&
      new RegExp(`${STRONG.source}|\\bbefore\\b|\\bavant\\b`).test(plain) &&
      APPLYING.test(plain)
    )
      noteUncertain(sentence, false);
  };

  return {
    readLabelled(value, context, isSure = true) {
      if (isEmptyValue(value)) return;
      const plain = fold(value);
      const dates = findDates(value, context.dates);
      const roles: Role[] = [];
      for (const [index, date] of dates.entries()) {
        const role = findRole(value, dates, index, roles);
        // Under such a label a date is a deadline, unless words beside it say something else.
        const isDeadline =
          role === "deadline" ||
          (role === "other" && !new RegExp(OTHER.source).test(fold(value.slice(0, date.start))));
        const isOpening = role === "opens" && (dates.length > 1 || /\bopen/.test(plain));
        roles.push(isOpening ? "opens" : "deadline");
        if (isOpening && date.date) openings.push(buildFound(value, dates, index));
        else if (isDeadline || role === "opens") {
          if (date.date) (isSure ? labelledDates : proseDates).push(buildFound(value, dates, index));
          else noteUncertain(value, isSure);
        }
      }
      if (dates.length === 0 && (ROLLING.test(plain) || ROLLING_VALUE.test(plain)))
        rollingNote = { note: value, isLabelled: isSure };
      else if (
        dates.length === 0 &&
        isSure &&
        value.length < 300 &&
        (namesTimeOfYear(value) || /\d/.test(value))
      )
        noteUncertain(value, true);
    },
    readOpening(value, context) {
      const dates = findDates(value, context.dates);
      const [first] = dates;
      if (first?.date) openings.push(buildFound(value, dates, 0));
      if (dates.length > 1) this.readLabelled(value, context, false);
    },
    readProse(line, context) {
      for (const sentence of splitSentences(line)) readSentence(sentence, context);
    },
    settle(draft, context) {
      const today = context.now.toISOString().slice(0, 10);
      const candidates = labelledDates.length > 0 ? labelledDates : rollingNote?.isLabelled ? [] : proseDates;
      const dates = [...new Map(candidates.map((entry) => [entry.date, entry])).values()].sort((a, b) =>
        a.date < b.date ? -1 : 1,
      );
      const deadline = dates.find(({ date }) => date >= today) ?? dates.at(-1);
      const hours = candidates.filter(({ date, time }) => date === deadline?.date && time !== null);
      const isSure = hours.every(({ time, zone }) => time === hours[0]!.time && zone === hours[0]!.zone);
      const [opening] = openings;
      if (opening && (!deadline || opening.date <= deadline.date))
        draft.put("openDate", opening.date, opening.quote);
      if (draft.has("deadline")) return;
      if (deadline) {
        draft.put("deadline", deadline.date, deadline.quote);
        draft.put("deadlineTimezone", deadline.zone, deadline.quote);
        if (isSure && deadline.time !== null) draft.put("deadlineTime", deadline.time, deadline.quote);
        if (dates.length > 1) {
          const quotes = [...new Set(dates.map(({ quote }) => quote))].join(" · ");
          draft.put("deadlineNote", quotes, quotes);
        }
        return;
      }
      const note = rollingNote?.note ?? uncertainNote?.note;
      if (note) draft.put("deadlineNote", note, note);
    },
  };
}
