import type { Page } from "playwright/test";

/** Replaces texts in the server's answers: with what a catalogue may hold one day, or may lack. */

export const LONG_NAME =
  "The Pan-African Programme for Climate-Smart Agriculture, Resilient Livelihoods and Inclusive Rural Transformation of Smallholder Communities ";
const ONE_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
  .repeat(2)
  .slice(0, 140);
const LONG_TEXT = `${LONG_NAME.repeat(6)}\n\n${ONE_WORD}\n\n${LONG_NAME.repeat(3)}`;
const COUNTRIES =
  "GH NG KE ZA US GB TZ UG RW ET SN CI CM ZM ZW MW MZ AO BW NA LS SZ MG MU SC DJ SO SS SD EG LY TN DZ MA MR ML NE TD BF BJ".split(
    " ",
  );

/** Values for each field, used in turn. */
export type Changes = Record<string, readonly unknown[]>;

const listNames = (...names: string[]): Changes => ({
  name: names,
  title: names,
  funderName: names,
  entityName: names,
  fileName: names.map((name) => `${name.trim()}.pptx`),
  firstName: names,
  lastName: names,
  publisher: names,
  contactPerson: names,
});

export const LONG_VALUES: Changes = {
  ...listNames(LONG_NAME.trim(), ONE_WORD),
  description: [LONG_TEXT],
  eligibilityText: [LONG_TEXT],
  deadlineNote: [LONG_NAME],
  minAmount: ["5", "5000000000", null],
  maxAmount: ["5000000000", "5000000000", "5"],
  askingAmount: ["5000000000", "5"],
  awardedAmount: ["5000000000"],
  averageCheckSize: ["5000000000"],
  minCheckSize: ["5"],
  maxCheckSize: ["5000000000"],
  currency: ["NGN", "KES"],
  eligibleCountries: [COUNTRIES],
  geographyFocus: [
    ["Sub-Saharan Africa", "South-East Asia and the Pacific", "Latin America and the Caribbean", ONE_WORD],
  ],
  industryFocus: [[ONE_WORD, "agriculture", "energy", "health", "education", "finance", "water", LONG_NAME]],
  relevantFor: [[ONE_WORD, "Startup", LONG_NAME]],
  email: [`${"a".repeat(64)}@${"b".repeat(60)}.example.org`],
  website: [`https://example.org/${"path/".repeat(40)}`],
  funderWebsite: [`https://example.org/${"path/".repeat(40)}`],
  contactEmail: [`${"a".repeat(64)}@${"b".repeat(60)}.example.org`],
  strengths: [Array.from({ length: 12 }, () => `Slide 112: ${LONG_NAME}`)],
};

export const OTHER_SCRIPTS: Changes = {
  ...listNames("صندوق الابتكار الزراعي للمجتمعات الريفية", "Ẹgbẹ́ Àwọn Olùdásílẹ̀ Ọmọlúàbí", "農村革新基金"),
  description: [
    "يدعم هذا البرنامج الشركات الناشئة التي تعمل على حلول الطاقة الشمسية للمزارعين الصغار في شرق أفريقيا.",
    "Owó ìrànlọ́wọ́ fún àwọn àgbẹ̀ kékeré tí wọ́n ń lo agbára oòrùn láti fún oko wọn lómi.",
  ],
  eligibilityText: ["يجب أن تكون الشركة مسجلة في إحدى الدول المذكورة أعلاه."],
  minAmount: ["5"],
  maxAmount: ["5"],
  currency: ["GHS", "ZAR"],
};

/** Empties every field that may be null or empty. */
export const EMPTY_VALUES: Changes = Object.fromEntries([
  ...[
    "description funderName deadline deadlineTimezone deadlineNote openDate minAmount maxAmount askingAmount awardedAmount",
    "averageCheckSize minCheckSize maxCheckSize country website logoUrl funderType eligibilityText applicationUrl funderWebsite",
    "contactName contactEmail contactPhone source sourceUrl attribution lastSyncedAt matchScore title opportunity notes narrative",
    "publisher licence fileUrl firstName lastName stage mission countryName aiProvider submittedDate fileSize slideCount",
  ]
    .join(" ")
    .split(" ")
    .map((field) => [field, [null]] as const),
  ...[
    "eligibleCountries",
    "eligibleEntityTypes",
    "geographyFocus",
    "industryFocus",
    "stageFocus",
    "relevantFor",
    "matchReasons",
  ].map((field) => [field, [[]]] as const),
]);

/** Changes fields of these names wherever they stand in an answer. */
export async function changeAnswers(page: Page, changes: Changes): Promise<void> {
  await page.route(
    // Questionnaires and the like stay as they are, because forms are built from them.
    /\/api\/(?!events|health|questionnaire|profile|objects|auth\/user\/preferences)/,
    async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const answer = await route.fetch();
      if (!answer.headers()["content-type"]?.includes("json")) return route.fulfill({ response: answer });
      const turns: Record<string, number> = {};
      const change = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(change);
        if (value === null || typeof value !== "object") return value;
        return Object.fromEntries(
          Object.entries(value).map(([field, old]) => {
            const others = changes[field];
            if (!others) return [field, change(old)];
            const turn = (turns[field] = (turns[field] ?? -1) + 1);
            return [field, others[turn % others.length]];
          }),
        );
      };
      return route.fulfill({ response: answer, json: change(await answer.json()) });
    },
  );
}
