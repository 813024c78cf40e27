import { z } from "zod";
import { APPLICATION_STATUSES } from "@shared/constants/enums";
import type { QuestionView } from "@shared/validators/questions";
import { uuidField } from "@shared/validators/fields";
import { getApplication, listApplications } from "../applications/applications.service";
import { listQuestions } from "../questions/questions.service";
import { listNextTasks, listTasks } from "../tasks/tasks.service";
import { readingTool } from "./tool";
import { applicationPage, asMemberText, asSourceText, describeApplication, pageOf } from "./views";

const LISTED_MAX = 50;

const listAll = readingTool({
  name: "list_applications",
  title: "List applications",
  description: `Lists the applications of the organisation of this key, newest first, at most ${LISTED_MAX}.`,
  routes: ["GET /api/applications"],
  input: z.strictObject({
    status: z.enum(APPLICATION_STATUSES).optional(),
    opportunityId: uuidField().optional().describe("Only the one for this opportunity"),
  }),
  read: async (ctx, { status, opportunityId }) => {
    const found = (await listApplications(ctx)).filter(
      (one) =>
        (status === undefined || one.status === status) &&
        (opportunityId === undefined || one.opportunity?.id === opportunityId),
    );
    return {
      source: { page: pageOf(ctx, "/applications") },
      total: found.length,
      applications: found.slice(0, LISTED_MAX).map((one) => describeApplication(ctx, one)),
    };
  },
});

/** Describes a question with its answer and the newest draft. */
export const describeQuestion = ({
  id,
  question,
  limit,
  unit,
  version,
  answer,
  drafts,
  acceptedAt,
}: QuestionView) => ({
  ...{ id, limit, unit, version, acceptedAt },
  fromSource: asSourceText({ question }),
  fromMembers: asMemberText({ answer, newestDraft: drafts[0] ? drafts[0].sentences : null }),
});

const getOne = readingTool({
  name: "get_application",
  title: "Read an application",
  description:
    "Reads one application: its texts, its status and version, the funder's questions with their answers, and its tasks.",
  routes: [
    "GET /api/applications/:id",
    "GET /api/applications/:id/questions",
    "GET /api/applications/:id/tasks",
  ],
  input: z.strictObject({ applicationId: uuidField() }),
  read: async (ctx, { applicationId }) => {
    const application = await getApplication(ctx, applicationId);
    const { questions } = await listQuestions(ctx, applicationId);
    const { tasks } = await listTasks(ctx, applicationId);
    const { notes, narrative, aiDraftNarrative, funderFeedback } = application;
    const described = describeApplication(ctx, application);
    return {
      source: { page: applicationPage(ctx, applicationId) },
      application: {
        ...described,
        fromMembers: { ...described.fromMembers, notes, narrative, aiDraftNarrative, funderFeedback },
      },
      questions: questions.map(describeQuestion),
      tasks: asMemberText({ list: tasks }),
    };
  },
});

const nextTasks = readingTool({
  name: "next_tasks",
  title: "What is due next",
  description: "Lists the open tasks with a date that are the person's or nobody's, the soonest first.",
  routes: ["GET /api/tasks/next"],
  input: z.strictObject({}),
  read: async (ctx) => {
    const { tasks } = await listNextTasks(ctx);
    return { source: { page: pageOf(ctx, "/calendar") }, tasks: asMemberText({ list: tasks }) };
  },
});

/** What reads the applications of the organisation of a key. */
export const APPLICATION_TOOLS = [listAll, getOne, nextTasks];
