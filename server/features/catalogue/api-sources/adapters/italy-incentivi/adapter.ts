import { z } from "zod";
import type { FundingType } from "@shared/constants/enums";
import { parseUrl } from "@shared/parse-url";
import { toPlainLine } from "../../../../../platform/text/text";
import { readAwardRange, readDate } from "../../../grants-gov/values";
import { buildClosedReading, buildReading } from "../../reading";
import type { AdapterTools, ApiSource } from "../../types";
import * as values from "../../values";
import { ABROAD, APPLICANTS, FORMS, isRegion, SECTORS, wordRegions } from "./words";

const SITE = "https://www.incentivi.gov.it";
/** The whole catalogue would come in one answer, which is larger than an answer may be. */
const PAGE_SIZE = 200;

const text = z.string().nullish();
/** A list of one may come as its only entry. */
const texts = z.union([z.array(z.string()), z.string().transform((only) => [only])]).nullish();
const figure = z.union([z.string(), z.number().transform(String)]).nullish();
const read = {
  zs_nid: z.union([z.string().min(1), z.number().transform(String)]),
  zs_title: z.string().min(1),
  zs_url: text,
  zs_body: text,
  zs_field_open_date: text,
  zs_field_close_date: text,
  zs_field_close_date_descriptor: text,
  zm_field_scopes_value: texts,
  zm_field_dimensions_value: texts,
  zm_field_subject_type_value: texts,
  zm_field_support_form_value: texts,
  zm_field_granted_costs_value: texts,
  zm_field_activity_sector_value: texts,
  zm_field_regions_value: texts,
  zm_field_special_territory_value: texts,
  zs_field_ateco: text,
  zs_field_comuni: text,
  zs_field_cost_min: figure,
  zs_field_cost_max: figure,
  zs_field_support_grant_type_min: figure,
  zs_field_support_grant_type_max: figure,
  zs_field_budget_allocation: figure,
  zs_field_subject_grant: text,
  zs_field_link: text,
};
const FIELDS = Object.keys(read) as (keyof typeof read)[];
const record = z.object(read);
type Incentive = z.infer<typeof record>;

const answerForm = z.object({
  response: z.object({ numFound: z.number().int(), docs: z.array(z.unknown()) }),
});

/** The catalogue of all incentives for companies in Italy, of the state, the regions and the chambers of commerce. */
export const italyIncentivi: ApiSource<Incentive, number> = {
  id: "italy-incentivi",
  name: "Incentivi.gov.it",
  description: "Incentives of the Italian state and regions for companies, in Italian",
  url: `${SITE}/it/open-data`,
  country: "IT",
  funderType: "government",
  licence: "Italian Open Data License 2.0",
  attribution: "Incentivi.gov.it, Ministero delle Imprese e del Made in Italy, https://www.incentivi.gov.it",
  listsAll: true,

  // The cursor is the number of rows before the page. In a fixed order none is left out between two pages.
  ask(cursor) {
    const question = new URLSearchParams({
      q: "index_id:incentivi",
      "q.op": "OR",
      wt: "json",
      sort: "id asc",
      start: String(cursor ?? 0),
      rows: String(PAGE_SIZE),
      fl: FIELDS.join(","),
    });
    return { url: `${SITE}/solr/coredrupal/select?${question.toString()}` };
  },
  idField: "zs_nid",
  readPage(answer, cursor) {
    const { docs, numFound } = answerForm.parse(answer).response;
    const done = (cursor ?? 0) + docs.length;
    return { records: docs, next: done < numFound ? done : null, total: numFound };
  },
  record,
  // A field without a value is not sent.
  optional: FIELDS.filter((field) => field !== "zs_nid" && field !== "zs_title"),

  read(incentive, tools) {
    const deadline = readDate(incentive.zs_field_close_date);
    if (isClosed(incentive) && values.lacksPastDeadline(deadline, tools.now))
      return buildClosedReading({
        url: this.url,
        externalId: incentive.zs_nid,
        name: toPlainLine(incentive.zs_title),
        words: incentive.zs_field_close_date_descriptor ?? "",
      });
    const sheet = findSheet(incentive);
    const applicants = incentive.zm_field_subject_type_value ?? [];
    const regions = incentive.zm_field_regions_value ?? [];
    for (const region of regions) if (!isRegion(region)) tools.noteCode("regions", region);
    return buildReading({
      url: sheet,
      externalId: incentive.zs_nid,
      values: {
        name: toPlainLine(incentive.zs_title),
        funderName: toPlainLine(incentive.zs_field_subject_grant ?? ""),
        description: values.joinTexts(
          incentive.zs_body,
          ["Finalità", incentive.zm_field_scopes_value?.join("; ")],
          ["Costi ammessi", incentive.zm_field_granted_costs_value?.join("; ")],
          // What may be spent is no award, and the budget is of the whole measure.
          ["Spesa ammessa (EUR)", wordSpending(incentive)],
          ["Stanziamento (EUR)", incentive.zs_field_budget_allocation],
        ),
        applicationUrl: values.findWebAddress(incentive.zs_field_link, sheet),
        fundingType: readForm(incentive, tools),
        ...readAwardRange(
          incentive.zs_field_support_grant_type_min,
          incentive.zs_field_support_grant_type_max,
        ),
        currency: "EUR",
        ...values.readApplicantWords(applicants, APPLICANTS, (word) => tools.noteCode("subject_type", word)),
        // A measure for projects abroad may have applicants from there.
        eligibleCountries: regions.includes(ABROAD) ? null : ["IT"],
        eligibilityText: values.joinTexts(
          ["Beneficiari", applicants.join("; ")],
          ["Dimensioni", incentive.zm_field_dimensions_value?.join("; ")],
          ["Regioni", wordRegions(regions)],
          ["Comuni", incentive.zs_field_comuni],
          ["Ambito territoriale", incentive.zm_field_special_territory_value?.join("; ")],
          ["Codici ATECO", incentive.zs_field_ateco],
        ),
        industryFocus: readSectors(incentive, tools),
        openDate: readDate(incentive.zs_field_open_date),
        deadline,
        deadlineTimezone: deadline && "Europe/Rome",
        deadlineTime: deadline && readHour(incentive.zs_field_close_date),
        deadlineNote: toPlainLine(incentive.zs_field_close_date_descriptor ?? ""),
      },
      quotes: {
        fundingType: incentive.zm_field_support_form_value?.join(", "),
        currency: null,
        eligibleEntityTypes: applicants.join("; "),
        eligibleCountries: wordRegions(regions),
        industryFocus: incentive.zm_field_activity_sector_value?.join("; "),
        openDate: incentive.zs_field_open_date,
        deadline: incentive.zs_field_close_date,
        deadlineTimezone: null,
        deadlineTime: incentive.zs_field_close_date,
      },
    });
  },
};

/** The catalogue has no state: beside the days only the note may say that nobody can apply any more. */
const isClosed = ({ zs_field_close_date_descriptor: note }: Incentive): boolean =>
  /\bchius[aeio]\b|\besaurit[aeio]\b/i.test(note ?? "");

/** Of several forms the first of these counts. */
function readForm({ zm_field_support_form_value: named }: Incentive, { noteCode }: AdapterTools) {
  const forms = (named ?? []).map((word): FundingType => {
    const form = FORMS.get(word.toLowerCase());
    if (form === undefined) noteCode("support_form", word);
    return form ?? "other";
  });
  return (["grant", "loan", "equity", "other"] as const).find((form) => forms.includes(form)) ?? null;
}

/** The codes of activities decide: most say that every sector may apply, also where sectors are listed. */
function readSectors({ zs_field_ateco, zm_field_activity_sector_value }: Incentive, tools: AdapterTools) {
  const sectors = values.readCategories(
    zm_field_activity_sector_value ?? [],
    SECTORS,
    tools,
    "activity_sector",
  );
  return /^\s*tutti i settori/i.test(zs_field_ateco ?? "") ? [] : sectors;
}

function wordSpending({ zs_field_cost_min, zs_field_cost_max }: Incentive): string | null {
  const { minAmount, maxAmount } = readAwardRange(zs_field_cost_min, zs_field_cost_max);
  return [minAmount, maxAmount].filter((amount) => amount !== null).join(" – ") || null;
}

/** The times name no zone. Midnight, and the minute before it, stand for the whole day. */
function readHour(printed: string | null | undefined): string | null {
  const hour = /T(\d\d:\d\d)/.exec(printed ?? "")?.[1];
  return hour === undefined || hour === "00:00" || hour === "23:59" ? null : hour;
}

/** The address of an incentive is a path of the site. */
function findSheet({ zs_url, zs_nid }: Incentive): string {
  const sheet = zs_url ? parseUrl(zs_url, new URL(SITE)) : null;
  return sheet?.origin === SITE ? sheet.href : `${SITE}/it/node/${encodeURIComponent(zs_nid)}`;
}
