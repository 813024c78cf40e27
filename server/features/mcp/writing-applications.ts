import { z } from "zod";
import { APPLICATION_STATUSES } from "@shared/constants/enums";
import {
  type ApplicationView,
  createApplicationSchema,
  updateApplicationSchema,
} from "@shared/validators/applications";
import { uuidField } from "@shared/validators/fields";
import { AppError, notFound } from "../../platform/errors/app-error";
import {
  checkApplication,
  createApplication,
  findToStart,
  getApplication,
  updateApplication,
} from "../applications/applications.service";
import { requireRight } from "../members/access";
import { type Answer, type ToolContext, writingTool } from "./tool";
import { applicationPage, asMemberText, asSourceText, describeApplication, opportunityPage } from "./views";

/** Texts are shown this far in what is about to change; the page has them whole. */
const SHOWN_MAX = 2000;
const cut = (value: unknown) =>
  typeof value === "string" && value.length > SHOWN_MAX ? `${value.slice(0, SHOWN_MAX)}…` : value;

const answerWith = (ctx: ToolContext, application: ApplicationView): Answer => ({
  source: { page: applicationPage(ctx, application.id) },
  application: describeApplication(ctx, application),
});

/** A key for applications has an entity. */
function toInput({ entityId }: ToolContext, fields: { opportunityId: string; askingAmount: string }) {
  if (entityId === null) throw notFound("Entity");
  return createApplicationSchema.parse({ ...fields, entityId });
}

const startApplication = writingTool({
  name: "start_application",
  title: "Start an application",
  description: "Starts an application of the organisation of this key for an opportunity, as a draft.",
  routes: ["POST /api/applications"],
  hints: { destructiveHint: false, idempotentHint: false },
  input: z.strictObject({
    opportunityId: uuidField(),
    askingAmount: z.string().max(40).describe("In the currency of the opportunity, as 25000"),
  }),
  prepare: async (ctx, fields) => {
    const input = toInput(ctx, fields);
    const { entity, opportunity } = await findToStart(ctx, input);
    const state = await checkApplication(ctx, { entityId: entity.id, opportunityId: opportunity.id });
    if (state.exists)
      throw new AppError("conflict", "There is an application for this opportunity already", {
        opportunityId: ["Already has an application for this opportunity"],
      });
    return {
      state,
      page: opportunityPage(ctx, opportunity.id),
      change: {
        ...{ what: "A new application, as a draft" },
        ...{ askingAmount: input.askingAmount, currency: opportunity.currency },
        fromSource: asSourceText({ opportunity: opportunity.name, funder: opportunity.funderName }),
        fromMembers: asMemberText({ entity: entity.name }),
      },
    };
  },
  write: async (ctx, fields) => answerWith(ctx, await createApplication(ctx, toInput(ctx, fields))),
});

const text = (what: string) => z.string().nullable().optional().describe(`${what}; null clears it`);
const day = (what: string) => text(`${what}, YYYY-MM-DD`);

const changeApplication = writingTool({
  name: "update_application",
  title: "Change an application",
  description:
    "Changes the status, title, narrative, notes, dates or awarded amount of an application. Only what is given is changed; a text is replaced as a whole, and its earlier versions are kept.",
  routes: ["PATCH /api/applications/:id"],
  hints: { destructiveHint: true, idempotentHint: true },
  input: z.strictObject({
    applicationId: uuidField(),
    version: z
      .int()
      .min(1)
      .optional()
      .describe("The version that was read; another one by now is a conflict"),
    status: z.enum(APPLICATION_STATUSES).optional(),
    title: text("Its title"),
    narrative: text("The text of the application"),
    notes: text("Notes of the team"),
    submittedDate: day("When it was sent"),
    decisionDate: day("When the funder decided"),
    awardedAmount: text("What the funder gives"),
  }),
  prepare: async (ctx, { applicationId, version, ...fields }) => {
    const application = await getApplication(ctx, applicationId);
    await requireRight(ctx, "edit", application.entityId);
    const sent = updateApplicationSchema.parse(fields);
    const names = Object.keys(sent) as (keyof typeof fields)[];
    if (names.length === 0) throw new AppError("validation_failed", "Say what is to be changed");
    if (version !== undefined && version !== application.version)
      throw new AppError(
        "conflict",
        "This was changed meanwhile. Read it again, and ask for the change once more.",
      );
    return {
      state: application.version,
      page: applicationPage(ctx, applicationId),
      change: {
        fields: names,
        before: asMemberText(Object.fromEntries(names.map((name) => [name, cut(application[name])]))),
        after: Object.fromEntries(names.map((name) => [name, cut(sent[name])])),
      },
    };
  },
  write: async (ctx, { applicationId, version: _version, ...fields }, version) => {
    const sent = updateApplicationSchema.parse({ ...fields, version });
    return answerWith(ctx, await updateApplication(ctx, applicationId, sent));
  },
});

/** What starts and changes applications. */
export const WRITING_APPLICATIONS = [startApplication, changeApplication];
