import { z } from "zod";
import type { FundingType } from "@shared/constants/enums";
import { parseUrl } from "@shared/parse-url";
import { toPlainLine } from "../../../../../platform/text/text";
import { buildClosedReading, buildReading } from "../../reading";
import type { AdapterTools, ApiSource } from "../../types";
import * as values from "../../values";
import { readDutchAmount, readMoment, readSchemePage, schemePage } from "./page";
import { APPLICANTS, findApplicantWord, INDUSTRIES, KINDS } from "./words";

const SITE = "https://www.rvo.nl";
const PAGE_SIZE = 50;

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();
const listed = {
  id: z.string().min(1),
  title: z.string().min(1),
  url: z.string().min(1),
  intro: text,
  created: text,
  changed: text,
  countries: z.array(z.object({ name: text, isoalpha2: text })).nullish(),
  sectors: texts,
  subjects: texts,
  subsidies: texts,
  tags: texts,
  targets: texts,
  type: text,
};
const record = z.object({ ...listed, page: schemePage });
type Scheme = z.infer<typeof record>;

const answerForm = z.array(z.unknown());

/** The schemes of the Netherlands Enterprise Agency. The list says neither whether one is open nor until when. */
export const netherlandsRvo: ApiSource<Scheme, number> = {
  id: "netherlands-rvo",
  name: "RVO",
  description: "Schemes of the Netherlands Enterprise Agency, with the page of each scheme, in Dutch",
  url: `${SITE}/subsidies-financiering`,
  country: "NL",
  funderType: "government",
  licence: "CC0 1.0, public domain",
  attribution: "Rijksdienst voor Ondernemend Nederland, https://www.rvo.nl",
  listsAll: true,

  // The cursor is the number of the page, from 0.
  ask: (cursor) => ({ url: `${SITE}/api/v1/opendata/subsidies?page=${cursor ?? 0}` }),
  idField: "id",
  readPage(answer, cursor) {
    const records = answerForm.parse(answer);
    return { records, next: records.length < PAGE_SIZE ? null : (cursor ?? 0) + 1 };
  },
  // What the page says joins what the list says, so that the archive has one whole record.
  askWhole(entry) {
    const path = z.object({ url: z.string() }).safeParse(entry).data?.url;
    const page = path === undefined ? null : findPage(path);
    if (page === null) return null;
    const toJson = (html: string) => ({ ...(entry as object), page: readSchemePage(html, page) });
    return { url: page, other: { accept: ["html"], toJson } };
  },
  record,

  read(scheme, tools) {
    const { page } = scheme;
    const ends = readMoment(page.ends, tools.now);
    const starts = readMoment(page.starts, tools.now);
    const deadline = ends?.day ?? null;
    if (isClosed(scheme, tools) && values.lacksPastDeadline(deadline, tools.now))
      return buildClosedReading({
        url: this.url,
        externalId: scheme.id,
        name: toPlainLine(scheme.title),
        words: page.status ?? "",
      });
    const sheet = findPage(scheme.url) ?? this.url;
    const targets = scheme.targets ?? [];
    return buildReading({
      url: sheet,
      externalId: scheme.id,
      values: {
        name: toPlainLine(scheme.title),
        funderName: "Rijksdienst voor Ondernemend Nederland",
        description: values.joinTexts(
          scheme.intro,
          ["Onderwerpen", scheme.subjects?.join(", ")],
          // The budget is of the whole scheme, and no award.
          ["Totaal budget", page.budget],
        ),
        applicationUrl: sheet,
        fundingType: readKind(scheme),
        maxAmount: readDutchAmount(page.maximum),
        currency: "EUR",
        ...values.readApplicantWords(
          targets.map((word) => findApplicantWord(word) ?? word),
          APPLICANTS,
          (word) => tools.noteCode("targets", word),
        ),
        eligibleCountries: ["NL"],
        eligibilityText: values.joinTexts(
          ["Doelgroepen", targets.join("; ")],
          // These are where a project may be, not where an applicant is.
          ["Landen", (scheme.countries ?? []).flatMap(({ name }) => name ?? []).join(", ")],
        ),
        industryFocus: values.readCategories(scheme.sectors ?? [], INDUSTRIES, tools, "sectors"),
        openDate: starts?.day ?? null,
        deadline,
        deadlineTimezone: deadline && "Europe/Amsterdam",
        deadlineTime: ends?.time ?? null,
        deadlineNote: deadline === null ? page.status : null,
      },
      quotes: {
        funderName: null,
        applicationUrl: null,
        fundingType: (scheme.subsidies ?? []).join(", ") || scheme.title,
        maxAmount: page.maximum,
        currency: null,
        eligibleEntityTypes: targets.join("; "),
        eligibleCountries: null,
        industryFocus: scheme.sectors?.join(", "),
        openDate: page.starts,
        deadline: page.ends,
        deadlineTimezone: null,
        deadlineTime: page.ends,
      },
    });
  },
};

/** A page without one of the known words leaves open whether the scheme is, and the administrator is told. */
function isClosed({ page: { status } }: Scheme, { noteCode }: AdapterTools): boolean {
  if (status === null) noteCode("page", "status");
  return /gesloten/i.test(status ?? "");
}

/** The kinds that the list names count first, then the words of the title. */
function readKind({ subsidies, title, intro }: Scheme): FundingType | null {
  for (const words of [(subsidies ?? []).join(" "), title, intro ?? ""]) {
    const kind = KINDS.find(([pattern]) => pattern.test(words));
    if (kind) return kind[1];
  }
  return null;
}

/** The list has paths of the site. An address of another one is not followed. */
function findPage(path: string): string | null {
  const page = parseUrl(path, new URL(SITE));
  return page?.origin === SITE ? page.href : null;
}
