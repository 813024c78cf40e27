import { z } from "zod";
import { toPlainLine } from "../../../../../platform/text/text";
import { readDate } from "../../../grants-gov/values";
import { buildReading } from "../../reading";
import type { ApiSource } from "../../types";
import * as values from "../../values";

const API = "https://data.vinnova.se/api/ansokningsomgangar";
/** The service takes seconds for each year that it looks back, and answers all in one. */
const MONTHS_BACK = 6;
/** The register prints this year where it has no day. */
const NO_YEAR = "1900";
/** A round without a closing day is left out when it opened longer ago than this. */
const FRESH_DAYS = 365;
const DAY_MS = 86_400_000;

const text = z.string().nullish();
const flag = z.number().nullish();
const record = z.object({
  Diarienummer: z.string().min(1),
  DiarienummerUtlysning: text,
  Titel: z.string().min(1),
  Beskrivning: text,
  TitelEngelska: text,
  BeskrivningEngelska: text,
  Oppningsdatum: text,
  Stangningsdatum: text,
  DagligAvlasning: flag,
  AvlasningstillfalleLista: z.unknown().optional(),
  UppskattatBeslutsdatum: text,
  TidigastProjektstart: text,
  SenastProjektstart: text,
  SenastProjektslut: text,
  DokumentLista: z.unknown().optional(),
  LankLista: z.array(z.object({ Beskrivning: text, URL: text })).nullish(),
  Publik: flag,
  Webbsida: flag,
  AnnonseringslägeÅr: z.union([z.number(), z.string()]).nullish(),
  AnnonseringslägePeriod: text,
  Extern: flag,
  WebTextLista: z.array(z.object({ TextSv: text, TextEn: text })).nullish(),
});
type Round = z.infer<typeof record>;

const answerForm = z.array(z.unknown());

/** The rounds of applications of Sweden's innovation agency. */
export const swedenVinnova: ApiSource<Round, null> = {
  id: "sweden-vinnova",
  name: "Vinnova",
  description: "Calls of Vinnova, Sweden's innovation agency, in Swedish",
  url: "https://www.vinnova.se/sok-finansiering/",
  country: "SE",
  funderType: "government",
  licence: "Public Domain Mark 1.0",
  attribution: "Vinnova, https://data.vinnova.se",

  // All that has changed since a day comes in one answer. The first day of a month keeps the question the same.
  ask(_cursor, now) {
    const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_BACK, 1));
    return { url: `${API}/${since.toISOString().slice(0, 10)}` };
  },
  idField: "Diarienummer",
  readPage(answer) {
    const records = answerForm.parse(answer);
    return { records, next: null, total: records.length };
  },
  record,
  removePersons: (answer) => answerForm.parse(answer).map(removeContacts),

  read(round, tools) {
    // Only those who were invited see the others.
    if (round.Publik === 0 || round.Webbsida === 0) return null;
    const opens = readMoment(round.Oppningsdatum);
    const closes = readMoment(round.Stangningsdatum);
    if (!closes && !isFresh(round, opens?.day ?? null, tools.now)) return null;
    const links = (round.LankLista ?? []).flatMap((link) => {
      const url = values.findWebAddress(link.URL);
      return url ? [{ url, isApply: /ansök/i.test(link.Beskrivning ?? "") }] : [];
    });
    const page = links[0]?.url ?? findPage(round);
    return buildReading({
      url: page,
      externalId: round.Diarienummer,
      values: {
        name: toPlainLine(round.Titel),
        funderName: "Vinnova",
        description: values.joinTexts(
          readSwedish(round.Beskrivning, round.BeskrivningEngelska),
          ...(round.WebTextLista ?? []).map(({ TextSv, TextEn }) => readSwedish(TextSv, TextEn)),
        ),
        applicationUrl: links.find(({ isApply }) => isApply)?.url ?? page,
        fundingType: "grant",
        currency: "SEK",
        openDate: opens?.day ?? null,
        deadline: closes?.day ?? null,
        deadlineTimezone: closes && "Europe/Stockholm",
        deadlineTime: closes?.time ?? null,
        deadlineNote: noteDeadline(round),
      },
      quotes: {
        funderName: null,
        fundingType: null,
        currency: null,
        openDate: round.Oppningsdatum,
        deadline: round.Stangningsdatum,
        deadlineTimezone: null,
        deadlineTime: round.Stangningsdatum,
      },
    });
  },
};

function removeContacts(round: unknown): unknown {
  if (typeof round !== "object" || round === null) return round;
  return Object.fromEntries(Object.entries(round).filter(([field]) => field !== "KontaktLista"));
}

/** Days and hours are those of Stockholm, although nothing behind them says so. Midnight stands for the whole day. */
function readMoment(printed: string | null | undefined): { day: string; time: string | null } | null {
  const day = readDate(printed);
  if (day === null || day.startsWith(NO_YEAR)) return null;
  const time = /T(\d\d:\d\d)/.exec(printed ?? "")?.[1] ?? "00:00";
  return { day, time: time === "00:00" ? null : time };
}

/** Where a text is not written yet, there are letters x. */
const readSwedish = (...texts: (string | null | undefined)[]): string | null =>
  texts.find((one) => one && !/^\s*x*\s*$/i.test(one)) ?? null;

/** Whether a round without a closing day may still be open: it is read all the time, only announced, or new. */
function isFresh(
  { DagligAvlasning, AnnonseringslägeÅr: year }: Round,
  opens: string | null,
  now: Date,
): boolean {
  if (DagligAvlasning === 1) return true;
  if (year != null) return Number(year) >= now.getUTCFullYear();
  return opens !== null && opens >= new Date(now.getTime() - FRESH_DAYS * DAY_MS).toISOString().slice(0, 10);
}

function noteDeadline({
  DagligAvlasning,
  AnnonseringslägeÅr: year,
  AnnonseringslägePeriod: period,
}: Round): string | null {
  const announced = [period, year].filter((part) => part != null && part !== "").join(" ");
  const notes = values.joinTexts(DagligAvlasning === 1 ? "Daglig avläsning." : null, [
    "Annonserad",
    announced,
  ]);
  return notes?.replaceAll("\n\n", " ") ?? null;
}

const findPage = ({ Diarienummer }: Round): string =>
  `https://www.vinnova.se/sok/?q=${encodeURIComponent(Diarienummer)}`;
