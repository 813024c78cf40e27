import { z } from "zod";
import { calendarDay } from "@shared/calendar-day";
import { toPlainLine } from "../../../../../platform/text/text";
import { readIndustries } from "../../../extraction/values/kinds";
import { readAwardRange } from "../../../grants-gov/values";
import { buildReading } from "../../reading";
import type { AdapterTools, ApiSource } from "../../types";
import * as values from "../../values";

const SEARCH = "https://api.tech.ec.europa.eu/search-api/prod/rest/search";
const PORTAL =
  "https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/opportunities/topic-details/";
/** The service cuts larger pages to this size, and answers nothing beyond ten thousand rows. */
const PAGE_SIZE = 100;
const ROWS_MAX = 10_000;
const TIMEZONE = "Europe/Brussels";

const FORTHCOMING = "31094501";
const OPEN = "31094502";
const CLOSED = "31094503";
const QUERY = {
  bool: {
    must: [
      // Calls for proposals; the index also has tenders and tens of thousands of questions.
      { terms: { type: ["1", "2"] } },
      { terms: { status: [FORTHCOMING, OPEN] } },
      { exists: { field: "identifier" } },
      { term: { DATASOURCE: "SEDIA" } },
    ],
  },
};
const BOUNDARY = "amberway-part";

/** The parts are JSON with a type of their own; without it the service ignores them. */
const buildBody = (parts: Record<string, unknown>): string =>
  [
    ...Object.entries(parts).map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="blob"\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(value)}\r\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join("");

const answerForm = z.object({
  totalResults: z.number().int(),
  results: z.array(
    z.object({
      language: z.string().nullish(),
      metadata: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** Every value is a list, also where there is only one. */
const texts = z.array(z.string()).nullish();
const read = {
  identifier: texts,
  title: texts,
  language: texts,
  status: texts,
  startDate: texts,
  deadlineDate: texts,
  deadlineModel: texts,
  typesOfAction: texts,
  keywords: texts,
  callTitle: texts,
  descriptionByte: texts,
  topicConditions: texts,
  budgetOverview: texts,
};
/** Known fields of no use here. Some differ from another one in case only. */
const UNUSED =
  "actions additionalInfos budget callIdentifier callccm2Id ccm2Id cftId crossCuttingPriorities DATASOURCE datasource destination destinationDescription destinationDetails destinationGroup es_ContentType es_SortDate esDA_IngestDate esDA_QueueDate esST_FileName esST_URL esST_checksum focusArea frameworkProgramme latestInfos links missionDetails missionGroup programmeDivision programmePeriod sepTemplate sortStatus supportInfo tags type typeOfMGAs url".split(
    " ",
  );
const record = z.object({
  ...read,
  ...Object.fromEntries(UNUSED.map((field) => [field, z.unknown().optional()])),
}) as unknown as z.ZodObject<typeof read>;
type Topic = z.infer<typeof record>;

const budgetForm = z.object({
  budgetTopicActionMap: z.record(
    z.string(),
    z.array(
      z.object({
        action: z.string().nullish(),
        minContribution: z.coerce.number().nullish(),
        maxContribution: z.coerce.number().nullish(),
      }),
    ),
  ),
});

/** The topics of all programmes of the European Union that take proposals, or soon will. */
export const euFunding: ApiSource<Topic, number> = {
  id: "eu-funding",
  name: "EU Funding & Tenders",
  description: "Calls for proposals of all programmes of the European Union",
  url: "https://ec.europa.eu/info/funding-tenders/opportunities/portal/",
  country: "EU",
  funderType: "multilateral",
  licence: "Reuse decision 2011/833/EU of the European Commission, as CC BY 4.0",
  attribution: "European Commission, Funding & Tenders Portal",
  listsAll: true,

  // The cursor is the number of the page.
  ask: (cursor) => ({
    url: `${SEARCH}?apiKey=SEDIA&text=***&pageSize=${PAGE_SIZE}&pageNumber=${cursor ?? 1}`,
    body: {
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      text: buildBody({ query: QUERY, languages: ["en"] }),
    },
  }),
  idField: "identifier",
  readPage(answer, cursor) {
    const { results, totalResults } = answerForm.parse(answer);
    // A part of the topics would look like all of them.
    if (totalResults > ROWS_MAX) throw new Error("There are more topics than can be paged through");
    const page = cursor ?? 1;
    return {
      records: results.map(({ language, metadata }) => ({
        ...(language ? { language: [language] } : {}),
        ...metadata,
      })),
      next: page * PAGE_SIZE < totalResults ? page + 1 : null,
      total: totalResults,
    };
  },
  record,
  optional: [...Object.keys(read), ...UNUSED],

  read(topic, tools) {
    const identifier = topic.identifier?.[0];
    const title = topic.title?.[0];
    // Other rows are questions, or the same topic in another language, with other hours of the deadline.
    if (!identifier || !title || (topic.language?.[0] ?? "en") !== "en") return null;
    const { deadline, note } = readDeadlines(topic, tools.now);
    if (!isOpen(topic, tools) && values.lacksPastDeadline(deadline, tools.now)) return null;
    return buildReading({
      url: PORTAL + encodeURIComponent(identifier),
      externalId: identifier,
      values: {
        name: toPlainLine(title),
        funderName: "European Commission",
        description: values.joinTexts(topic.descriptionByte?.[0], ["Call", topic.callTitle?.[0]]),
        applicationUrl: PORTAL + encodeURIComponent(identifier),
        fundingType: /\bprizes?\b/i.test(topic.typesOfAction?.join() ?? "") ? "prize" : "grant",
        ...readBudget(topic, identifier),
        currency: "EUR",
        eligibilityText: values.joinTexts(topic.topicConditions?.[0]),
        industryFocus: readIndustries(readKeywords(topic).join(";")),
        openDate: topic.startDate?.[0] ? toDay(topic.startDate[0]) : null,
        deadline,
        deadlineTimezone: deadline && TIMEZONE,
        deadlineNote: note,
      },
      quotes: {
        funderName: null,
        applicationUrl: null,
        currency: null,
        fundingType: topic.typesOfAction?.join(", "),
        industryFocus: readKeywords(topic).join(", "),
        openDate: topic.startDate?.[0],
        deadline: topic.deadlineDate?.join(", "),
        deadlineTimezone: null,
        deadlineNote: topic.deadlineModel?.[0],
      },
    });
  },
};

function isOpen({ status }: Topic, { noteCode }: AdapterTools): boolean {
  const code = status?.[0] ?? OPEN;
  if (![FORTHCOMING, OPEN, CLOSED].includes(code)) noteCode("status", code);
  return code !== CLOSED;
}

/** Returns the day in Brussels. Its hour differs between the copies of a topic, so none is read. */
function toDay(instant: string): string | null {
  // The offset is printed without a colon.
  const date = new Date(instant.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
  return Number.isNaN(date.getTime()) ? null : calendarDay(date, TIMEZONE);
}

/** A topic with several days closes next on the first one that is not over. */
function readDeadlines({ deadlineDate, deadlineModel }: Topic, now: Date) {
  const days = [...new Set((deadlineDate ?? []).flatMap((instant) => toDay(instant) ?? []))].sort();
  const today = calendarDay(now, TIMEZONE);
  const deadline = days.find((day) => day >= today) ?? days.at(-1) ?? null;
  const isTwoStage = deadlineModel?.[0] === "two-stage";
  const notes = [
    days.length > 1 ? `Closing days: ${days.join(", ")}.` : null,
    isTwoStage ? "Two stages: a short proposal comes first." : null,
  ].filter((text) => text !== null);
  return { deadline, note: notes.join(" ") || null };
}

/** Topics of one call share a list of budgets; each entry begins with the identifier of its topic. */
function readBudget({ budgetOverview }: Topic, identifier: string) {
  const parsed = budgetForm.safeParse(parseJson(budgetOverview?.[0]));
  const isOfTopic = (action: string | null | undefined) =>
    action?.startsWith(identifier) === true && !/^[\w-]/.test(action.slice(identifier.length));
  const entries = parsed.success
    ? Object.values(parsed.data.budgetTopicActionMap)
        .flat()
        .filter(({ action }) => isOfTopic(action))
    : [];
  const above = (amounts: (number | null | undefined)[]) => amounts.filter((amount) => (amount ?? 0) > 0);
  const floors = above(entries.map(({ minContribution }) => minContribution)) as number[];
  const ceilings = above(entries.map(({ maxContribution }) => maxContribution)) as number[];
  return readAwardRange(
    floors.length > 0 ? Math.min(...floors) : null,
    ceilings.length > 0 ? Math.max(...ceilings) : null,
  );
}

/** Keywords come as a list, or as one text that is a list in JSON. */
function readKeywords({ keywords }: Topic): string[] {
  const lists = (keywords ?? []).map((word) => {
    const parsed = z.array(z.string()).safeParse(parseJson(word));
    return parsed.success ? parsed.data : [word];
  });
  return [...new Set(lists.flat())];
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
