import { calendarDay } from "@shared/calendar-day";
import { APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import { APPLICATION_COLUMNS, type ApplicationColumn, type ExportColumn } from "@shared/constants/exports";
import type { ApplicationListItem } from "@shared/validators/applications";
import type { ApplicationExportQuery } from "@shared/validators/exports";
import { translateLabel } from "@shared/words/labels";
import type { ServiceContext } from "../../context/deps";
import { findApplicationsOfPerson } from "../tasks/tasks.service";
import { listApplications } from "../applications/applications.service";
import { formatAmountCell, type Rows } from "./csv";
import { type ApplicationTexts, selectApplicationTexts } from "./exports.queries";
import { includesWords } from "./text-filter";
import { capitalise, inThisLanguage } from "./wording";
import { t } from "../../platform/text/words";

/** The number of applications whose long texts are read at a time, since all may not fit into memory. */
const TEXTS_AT_ONCE = 100;

type Columns = readonly ExportColumn<ApplicationColumn>[];
type Row = {
  application: ApplicationListItem;
  texts: ApplicationTexts | undefined;
  publicUrl: string;
  timezone: string | null;
};

const TEXTS: Partial<Record<ApplicationColumn, (texts: ApplicationTexts) => string | null>> = {
  notes: ({ notes }) => notes,
  narrative: ({ narrative }) => narrative,
  aiDraft: ({ aiDraftNarrative }) => aiDraftNarrative,
  funderFeedback: ({ funderFeedback }) => funderFeedback,
};

/** Columns in two cells: an amount, and its currency. */
const HEADINGS: Partial<Record<ApplicationColumn, () => string[]>> = {
  askingAmount: () => [t("Requested amount"), t("Requested currency")],
  awardedAmount: () => [t("Awarded amount"), t("Awarded currency")],
};

const amount = (value: string | null, currency: string | null) => [
  formatAmountCell(value),
  value && currency,
];

function buildCells(
  column: ApplicationColumn,
  { application, texts, publicUrl, timezone }: Row,
): (string | null)[] {
  const { opportunity, entity, ...a } = application;
  const dayOf = (instant: string) => calendarDay(new Date(instant), timezone);
  switch (column) {
    case "opportunity":
      return [opportunity?.name ?? a.title];
    case "status":
      return [translateLabel(APPLICATION_STATUS_LABELS[a.status])];
    case "askingAmount":
      return amount(a.askingAmount, a.askingCurrency);
    case "entity":
      return [entity.name];
    case "created":
      return [dayOf(a.createdAt)];
    case "submitted":
      return [a.submittedDate];
    case "funder":
      return [opportunity?.funderName ?? a.funderName];
    case "fundingType":
      return [opportunity && capitalise(opportunity.fundingType)];
    case "deadline":
      return [opportunity?.deadline ?? null];
    case "decision":
      return [a.decisionDate];
    case "awardedAmount":
      return amount(a.awardedAmount, a.awardedCurrency ?? a.askingCurrency);
    case "entityType":
      return [translateLabel(entity.type)];
    case "changed":
      return [dayOf(a.updatedAt)];
    case "aiProvider":
      return [a.aiProvider];
    case "link":
      return [`${publicUrl}/applications/${a.id}`];
    default:
      return [(texts && TEXTS[column]?.(texts)) ?? null];
  }
}

/** The applications that the caller may read and that pass the filters, newest first, as rows with the headings first. */
export async function findApplicationRows(
  ctx: ServiceContext<"config">,
  { columns, search, status, person }: ApplicationExportQuery,
): Promise<Rows> {
  const ofPerson = person === undefined ? undefined : await findApplicationsOfPerson(ctx, person);
  const applications = (await listApplications(ctx)).filter(
    (application) =>
      (!status || application.status === status) &&
      (!ofPerson || ofPerson.has(application.id)) &&
      includesWords(search, application.opportunity?.name ?? application.title, application.entity.name),
  );
  return buildRows(ctx, columns, applications);
}

/** All applications of the entities that the caller owns, with every column. */
export const findAllApplicationRows = async (ctx: ServiceContext<"config">): Promise<Rows> =>
  buildRows(ctx, [...APPLICATION_COLUMNS], await listApplications(ctx, "manage"));

function buildRows(
  ctx: ServiceContext<"config">,
  columns: Columns,
  applications: readonly ApplicationListItem[],
): AsyncGenerator<string[]> {
  const headings = columns.flatMap(({ name, label }) => HEADINGS[name]?.() ?? [translateLabel(label)]);
  const cells = inThisLanguage((row: Row) =>
    columns.flatMap(({ name }) => buildCells(name, row).map((cell) => cell ?? "")),
  );
  return readRows(ctx, { columns, headings, cells }, applications);
}

type Layout = { columns: Columns; headings: string[]; cells: (row: Row) => string[] };

async function* readRows(
  { db, actor, deps }: ServiceContext<"config">,
  { columns, headings, cells }: Layout,
  applications: readonly ApplicationListItem[],
): AsyncGenerator<string[]> {
  yield headings;
  const { PUBLIC_URL: publicUrl } = deps.config;
  const { timezone } = actor;
  const hasTexts = columns.some(({ name }) => name in TEXTS);
  for (let from = 0; from < applications.length; from += TEXTS_AT_ONCE) {
    const batch = applications.slice(from, from + TEXTS_AT_ONCE);
    const ids = batch.map(({ id }) => id);
    const texts = hasTexts ? await selectApplicationTexts(db, actor.id, ids) : [];
    const textsById = new Map(texts.map((each) => [each.id, each]));
    for (const application of batch) {
      yield cells({ application, texts: textsById.get(application.id), publicUrl, timezone });
    }
  }
}
