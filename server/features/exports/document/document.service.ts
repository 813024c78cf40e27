import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import { countryLabel } from "@shared/constants/countries";
import { industryLabel } from "@shared/constants/industries";
import { CURRENCY_SYMBOLS } from "@shared/constants/money";
import type { SentContent } from "@shared/validators/submissions";
import type { DocumentQuery } from "@shared/validators/exports";
import { longDay } from "@shared/words/days";
import { exactFigure, withCurrency } from "@shared/words/figures";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import type { ServiceContext } from "../../../context/deps";
import { getLocalToday } from "../../../context/local-day";
import { getStatedAmount } from "../../../platform/text/stated-amount";
import { logActivity } from "../../activity/log-activity";
import { getApplication } from "../../applications/applications.service";
import { readContent } from "../../submissions/sent-content";
import { toSafeFileName } from "../file-name";
import { capitalise } from "../wording";
import { t } from "../../../platform/text/words";
import { buildBudgetSections } from "./budget-section";
import type { DocumentContent, Fact, Section } from "./build-docx";

const formatDay = (day: string | null) => day && longDay(day);

function formatAmount(amount: string | null, currency: string | null): string | null {
  if (!amount) return amount;
  if (!currency) return exactFigure(amount);
  const symbol = CURRENCY_SYMBOLS[currency] ?? currency;
  // "KSh 500" and "CHF 500" need a space; "$500" does not.
  return withCurrency(exactFigure(amount), /\p{L}$/u.test(symbol) ? `${symbol} ` : symbol);
}

function formatRange({ minAmount, maxAmount, currency }: NonNullable<SentContent["opportunity"]>) {
  const [min, max] = [minAmount, maxAmount].map((bound) => formatAmount(getStatedAmount(bound), currency));
  if (min && max) return min === max ? min : t("{min} to {max}", { min, max });
  if (min) return t("From {amount}", { amount: min });
  return max ? t("Up to {amount}", { amount: max }) : null;
}

const buildApplicationFacts = (a: SentContent["application"]): Fact[] => [
  { label: t("Asking amount"), value: formatAmount(a.askingAmount, a.askingCurrency) },
  { label: t("Status"), value: translateLabel(APPLICATION_STATUS_LABELS[a.status]) },
  { label: t("Submitted"), value: formatDay(a.submittedDate) },
  { label: t("Decision"), value: formatDay(a.decisionDate) },
  { label: t("Awarded"), value: formatAmount(a.awardedAmount, a.awardedCurrency ?? a.askingCurrency) },
];

function buildOpportunityFacts(opportunity: NonNullable<SentContent["opportunity"]>): Fact[] {
  const { name, funderName, fundingType, deadline, deadlineTimezone, deadlineTime, applicationUrl } =
    opportunity;
  const hour = deadlineTime ? `, ${deadlineTime}` : "";
  const named = deadlineTimezone ?? (deadlineTime && "UTC");
  const zone = deadline && named ? ` (${named.replaceAll("_", " ")})` : "";
  return [
    { label: t("Opportunity"), value: name },
    { label: t("Funder"), value: funderName },
    { label: t("Funding type"), value: capitalise(fundingType) },
    { label: t("Funding amount"), value: formatRange(opportunity) },
    { label: t("Deadline"), value: deadline && `${formatDay(deadline)}${hour}${zone}` },
    { label: t("Where to apply"), value: applicationUrl },
  ];
}

/** The facts of the catalogue, or of a call that never was in it, what the application itself says. */
function describeOpportunity({ application, opportunity }: DocumentSource): Omit<Section, "title"> {
  if (opportunity) return { facts: buildOpportunityFacts(opportunity) };
  const { title, funderName } = application;
  if (!funderName) return { note: t("This opportunity is no longer in the catalogue.") };
  return {
    facts: [
      { label: t("Opportunity"), value: title },
      { label: t("Funder"), value: funderName },
    ],
  };
}

const buildEntityFacts = (entity: SentContent["entity"]): Fact[] => [
  { label: t("Name"), value: entity.name },
  { label: t("Type"), value: translateLabel(entity.type) },
  { label: t("Stage"), value: entity.stage && translateLabel(entity.stage) },
  { label: t("Country"), value: entity.country && countryLabel(entity.country) },
  {
    label: t("Industries"),
    value: (entity.industry ?? []).map((slug) => translateLabel(industryLabel(slug))).join(listComma()),
  },
  { label: t("Founded"), value: entity.foundedYear === null ? null : String(entity.foundedYear) },
  {
    label: t("Team"),
    value: entity.teamSize === null ? null : t.count(entity.teamSize, "{n} people", "{n} people"),
  },
  { label: t("Website"), value: entity.website },
  { label: t("Mission"), value: entity.mission },
];

function buildTextSections({ application, notes }: DocumentSource): Section[] {
  const { narrative, aiDraftNarrative } = application;
  const sections: Section[] = [];
  if (narrative) sections.push({ title: t("Application narrative"), text: narrative });
  if (aiDraftNarrative)
    sections.push({
      title: t("AI-generated draft"),
      note: t("Written by AI from the profile. Check every sentence before you send it."),
      text: aiDraftNarrative,
    });
  if (sections.length === 0)
    sections.push({ title: t("Application narrative"), note: t("Nothing is written yet.") });
  if (notes) sections.push({ title: t("Notes"), text: notes });
  return sections;
}

/** Each question of the funder with its limit and its answer, in their order. */
const buildQuestionSections = ({ questions }: DocumentSource): Section[] =>
  questions.map(({ question, limit, unit, answer }, index) => ({
    ...(index === 0 ? { title: t("Questions of the funder") } : {}),
    subtitle: question,
    note: [
      limit !== null &&
        (unit === "words"
          ? t.count(limit, "At most {n} words", "At most {n} words")
          : t.count(limit, "At most {n} characters", "At most {n} characters")),
      !answer && t("Not answered yet."),
    ]
      .filter(Boolean)
      .join(" · "),
    text: answer ?? undefined,
  }));

/** What a document of an application says. */
export type DocumentSource = Omit<SentContent, "documents"> & { notes?: string | null };

/** The document of an application as sections, for Word and for PDF. */
export function buildContent(source: DocumentSource, author: string): DocumentContent {
  const { application, entity } = source;
  return {
    title: getTitle(source),
    subtitle: `${entity.name} · ${translateLabel(APPLICATION_STATUS_LABELS[application.status])}`,
    author,
    sections: [
      { title: t("The application"), facts: buildApplicationFacts(application) },
      { title: t("The opportunity"), ...describeOpportunity(source) },
      { title: t("The applicant"), facts: buildEntityFacts(entity) },
      ...buildQuestionSections(source),
      ...buildTextSections(source),
      ...buildBudgetSections(source.budget),
    ],
  };
}

export const getTitle = ({ application, opportunity }: Pick<DocumentSource, "application" | "opportunity">) =>
  application.title ?? opportunity?.name ?? t("Untitled Application");

/** The caller's name, which stands in the properties of the file. */
export const nameAuthor = ({ actor: { firstName, lastName, email } }: ServiceContext): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;

/** Logs that the caller downloads an application. */
export async function logDownload(
  { actor, deps }: ServiceContext<"clock" | "db">,
  entityId: string,
  title: string | null,
): Promise<void> {
  // A request that reads has no database that can be written to.
  await logActivity({ actor, db: deps.db, deps }, entityId, "application_exported", { subject: title });
}

/**
 * One application as a Word document, as it is saved.
 * @throws AppError not_found unless it is the caller's own
 */
export async function buildDocument(
  ctx: ServiceContext<"clock" | "db">,
  id: string,
  query: DocumentQuery,
): Promise<{ bytes: Buffer; fileName: string }> {
  const application = await getApplication(ctx, id);
  const content = await readContent(ctx, application);
  await logDownload(ctx, application.entityId, application.title);
  // Loaded at the first use, because the library is large.
  const { buildDocx } = await import("./build-docx");
  const source = { ...content, notes: query.notes ? application.notes : null };
  return {
    bytes: await buildDocx(buildContent(source, nameAuthor(ctx))),
    fileName: `${toSafeFileName(getTitle(source), "application")}-${getLocalToday(ctx)}.docx`,
  };
}
