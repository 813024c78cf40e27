import { z } from "zod";
import type { FundingType } from "@shared/constants/enums";
import { parseUrl } from "@shared/parse-url";
import { toPlainLine } from "../../../../../platform/text/text";
import { readAmount, readDate } from "../../../grants-gov/values";
import { buildClosedReading, buildReading } from "../../reading";
import type { AdapterTools, ApiSource } from "../../types";
import * as values from "../../values";
import { APPLICANTS, INDUSTRY_OF_CATEGORY, INDUSTRY_OF_THEME, KINDS } from "./codes";
import { attribute, readLicence } from "./licence";

const SITE = "https://aides-territoires.beta.gouv.fr";
/** Larger pages are cut to this size. */
const PAGE_SIZE = 100;

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();
const number = z.number().nullish();
const record = z.object({
  id: z.number().int(),
  slug: z.string().min(1),
  url: text,
  name: z.string().min(1),
  name_initial: text,
  short_title: text,
  financers: texts,
  financers_full: z.unknown().optional(),
  instructors: texts,
  instructors_full: z.unknown().optional(),
  programs: texts,
  description: text,
  eligibility: text,
  perimeter: text,
  perimeter_scale: text,
  mobilization_steps: texts,
  origin_url: text,
  categories: texts,
  is_call_for_project: z.boolean().nullish(),
  application_url: text,
  targeted_audiences: texts,
  aid_types: texts,
  aid_types_full: z.unknown().optional(),
  is_charged: z.boolean().nullish(),
  destinations: texts,
  start_date: text,
  predeposit_date: text,
  submission_deadline: text,
  subvention_rate_lower_bound: number,
  subvention_rate_upper_bound: number,
  subvention_comment: text,
  loan_amount: number,
  recoverable_advance_amount: number,
  recurrence: text,
  project_examples: text,
  import_data_url: text,
  import_data_mention: text,
  import_share_licence: text,
  date_created: text,
  date_updated: text,
  project_references: texts,
  european_aid: z.unknown().optional(),
  is_live: z.boolean().nullish(),
});
type Aid = z.infer<typeof record>;

const answerForm = z.object({
  count: z.number().int(),
  results: z.array(z.record(z.string(), z.unknown())),
});

/** France's list of public money for towns, associations, companies and persons. Aid that is only advice is left out. */
export const franceAidesTerritoires: ApiSource<Aid, number> = {
  id: "france-aides-territoires",
  name: "Aides-territoires",
  description: "Subsidies and loans of the French state, regions and agencies, in French",
  url: `${SITE}/`,
  country: "FR",
  funderType: "government",
  licence: "Licence Ouverte 2.0 (Etalab)",
  attribution: "Aides-territoires, https://aides-territoires.beta.gouv.fr",
  listsAll: true,
  key: {
    setting: "AIDES_TERRITOIRES_TOKEN",
    token: {
      ask: (key) => ({
        url: `${SITE}/api/connexion/`,
        body: { type: "application/json", text: "" },
        headers: { "x-auth-token": key },
      }),
      read: (answer) => z.object({ token: z.string().min(1) }).parse(answer).token,
    },
    headers: (token) => ({ authorization: `Bearer ${token}` }),
  },

  // The cursor is the number of the page. The address of the next page that an answer names is not followed.
  ask: (cursor) => ({ url: `${SITE}/api/aids/all/?page=${cursor ?? 1}&itemsPerPage=${PAGE_SIZE}` }),
  idField: "id",
  readPage(answer, cursor) {
    const { count, results } = answerForm.parse(answer);
    const page = cursor ?? 1;
    return { records: results, next: page * PAGE_SIZE < count ? page + 1 : null, total: count };
  },
  record,
  removePersons(answer) {
    const page = answerForm.parse(answer);
    return { ...page, results: page.results.map(({ contact: _, ...aid }) => aid) };
  },

  read(aid, tools) {
    const licence = readLicence(aid, tools);
    const kind = readKind(aid, tools);
    if (licence === null || kind === "advice") return null;
    const deadline = readDate(aid.submission_deadline);
    if (aid.is_live === false && values.lacksPastDeadline(deadline, tools.now))
      return buildClosedReading({
        url: this.url,
        externalId: String(aid.id),
        name: toPlainLine(aid.name),
        words: "is_live: false",
      });
    const page = findPage(aid);
    const audiences = aid.targeted_audiences ?? [];
    const isLoan = kind === "loan";
    const loan = isLoan ? readAmount(aid.loan_amount ?? aid.recoverable_advance_amount) : null;
    const rate = wordRate(aid);
    return buildReading({
      url: page,
      externalId: String(aid.id),
      values: {
        name: toPlainLine(aid.name),
        funderName: toPlainLine(aid.financers?.join(", ") ?? ""),
        description: values.joinTexts(
          aid.description,
          ["Programmes", aid.programs?.join(", ")],
          ["Taux de subvention", rate],
          aid.subvention_comment,
          // Beside a subsidy these are amounts of something else.
          ["Prêt", isLoan ? null : wordAmount(aid.loan_amount)],
          ["Avance récupérable", isLoan ? null : wordAmount(aid.recoverable_advance_amount)],
        ),
        applicationUrl: values.findWebAddress(aid.application_url, aid.origin_url, page),
        fundingType: kind,
        maxAmount: loan,
        currency: "EUR",
        ...values.readApplicantWords(audiences.map(straighten), APPLICANTS, (word) =>
          tools.noteCode("targeted_audiences", word),
        ),
        // What reaches beyond France has rules of its own.
        eligibleCountries: aid.perimeter_scale === "Continent" ? null : ["FR"],
        eligibilityText: values.joinTexts(["Bénéficiaires", audiences.join("; ")], aid.eligibility, [
          "Territoire",
          [aid.perimeter, aid.perimeter_scale && `(${aid.perimeter_scale})`].filter(Boolean).join(" "),
        ]),
        industryFocus: readIndustries(aid, tools),
        ...readCoFunding(aid),
        openDate: readDate(aid.start_date),
        deadline,
        deadlineTimezone: deadline && "Europe/Paris",
        deadlineNote: noteDeadline(aid, deadline),
      },
      quotes: {
        currency: null,
        fundingType: aid.aid_types?.join(", "),
        maxAmount: loan,
        eligibleEntityTypes: audiences.join("; "),
        eligibleCountries: aid.perimeter,
        industryFocus: aid.categories?.join("; "),
        coFunding: rate,
        coFundingShare: rate,
        deadlineTimezone: null,
      },
      constants: { attribution: attribute(this.attribution, aid, licence) },
    });
  },
};

/** Words come with straight and with curved apostrophes. */
const straighten = (word: string): string => word.replaceAll("’", "'");

/** Of several kinds the first of these counts. Null when none is named, "advice" when there is no money. */
function readKind({ aid_types }: Aid, { noteCode }: AdapterTools): FundingType | "advice" | null {
  const named = aid_types ?? [];
  const kinds = named.map((word) => {
    const kind = KINDS.get(straighten(word).toLowerCase());
    if (kind === undefined) noteCode("aid_types", word);
    return kind ?? "other";
  });
  return (["grant", "loan", "other", "advice"] as const).find((kind) => kinds.includes(kind)) ?? null;
}

/** Each category stands behind its theme, and both may have strokes in them. */
function readIndustries({ categories }: Aid, tools: AdapterTools): string[] {
  const words = (categories ?? []).map(straighten).map((path) => {
    const category = path.split(" / ").at(-1)!.toLowerCase();
    if (INDUSTRY_OF_CATEGORY.has(category)) return category;
    const theme = [...INDUSTRY_OF_THEME.keys()].find((name) => path.toLowerCase().startsWith(`${name} / `));
    return theme ?? path;
  });
  const known = new Map([...INDUSTRY_OF_THEME, ...INDUSTRY_OF_CATEGORY]);
  return values.readCategories(words, known, tools, "categories");
}

function wordRate({ subvention_rate_lower_bound: low, subvention_rate_upper_bound: high }: Aid) {
  if (!high) return low ? `${low} %` : null;
  return low && low < high ? `${low} à ${high} %` : `${high} %`;
}

/** What a subsidy does not pay at its highest rate, every applicant has to bring. */
function readCoFunding({ subvention_rate_upper_bound: high }: Aid) {
  const isPart = high != null && high > 0 && high < 100;
  return isPart
    ? { coFunding: "required" as const, coFundingShare: String(Number((100 - high).toFixed(2))) }
    : {};
}

const wordAmount = (amount: number | null | undefined): string | null => (amount ? `${amount} EUR` : null);

function noteDeadline({ predeposit_date, recurrence }: Aid, deadline: string | null): string | null {
  const notes = values.joinTexts(
    ["Date de pré-dépôt", readDate(predeposit_date)],
    ["Récurrence", deadline === null || recurrence !== "Ponctuelle" ? recurrence : null],
  );
  return notes?.replaceAll("\n\n", ". ") ?? null;
}

/** The address of an aid is a path of the site. */
function findPage({ url, slug }: Aid): string {
  const page = parseUrl(url ?? "", new URL(SITE));
  return url && page?.origin === SITE ? page.href : `${SITE}/aides/${encodeURIComponent(slug)}/`;
}
