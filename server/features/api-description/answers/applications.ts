import { z } from "zod";
import { TEXT_FIELDS } from "@shared/constants/applications";
import { AI_AUTHORS, ALL_ENTITY_TYPES, APPLICATION_STATUSES, FUNDING_TYPES } from "@shared/constants/enums";
import type { ApplicationListItem, ApplicationView } from "@shared/validators/applications";
import type { NextTasksView, NextTaskView, TasksView, TaskView } from "@shared/validators/tasks";
import {
  amount,
  count,
  currency,
  day,
  describeView,
  flag,
  id,
  moment,
  text,
  texts,
  timeOfDay,
  timezone,
} from "./view";

const version = z.int().min(1);

const appliedFor = z.object({
  id,
  name: text,
  funderName: text.nullable(),
  fundingType: z.enum(FUNDING_TYPES),
  deadline: day.nullable(),
  deadlineTimezone: timezone.nullable(),
  deadlineTime: timeOfDay.nullable(),
  closesAt: moment.nullable(),
});
const GONE = { description: "Null once the opportunity was deleted" };

const item = z.object({
  id,
  status: z.enum(APPLICATION_STATUSES),
  title: text.nullable(),
  askingAmount: amount.nullable(),
  askingCurrency: currency,
  awardedAmount: amount.nullable(),
  awardedCurrency: currency.nullable(),
  aiProvider: z.enum(AI_AUTHORS).nullable(),
  submittedDate: day.nullable(),
  decisionDate: day.nullable(),
  funderName: text.nullable().meta({ description: "Of a call that is not in the catalogue" }),
  createdAt: moment,
  updatedAt: moment,
  version: version.meta({ description: "To be sent with a change that begins from here" }),
  opportunity: appliedFor.nullable().meta(GONE),
  entity: z.object({ id, name: text, type: z.enum(ALL_ENTITY_TYPES) }),
});
export const applicationList = z.array(
  describeView<ApplicationListItem>()(item.meta({ id: "ApplicationListItem" })),
);

export const application = describeView<ApplicationView>()(
  item
    .extend({
      entityId: id,
      opportunityId: id.nullable().meta(GONE),
      notes: text.nullable(),
      narrative: text.nullable(),
      aiDraftNarrative: text.nullable(),
      aiSuggestions: texts,
      funderFeedback: text.nullable(),
      openComments: count.meta({ description: "Threads of comments that are not resolved" }),
      forbidsAi: flag.meta({ description: "Whether an accepted line of its call forbids texts by AI" }),
      opportunity: appliedFor
        .extend({
          description: text.nullable(),
          applicationUrl: text.nullable(),
          minAmount: amount.nullable(),
          maxAmount: amount.nullable(),
          currency,
        })
        .nullable()
        .meta(GONE),
    })
    .meta({ id: "Application" }),
);

export const task = describeView<TaskView>()(
  z
    .object({
      id,
      title: text,
      dueDate: day.nullable(),
      assignee: z.object({ id, name: text }).nullable().meta({ description: "Null for a task of nobody" }),
      section: z.enum(TEXT_FIELDS).nullable(),
      doneAt: moment.nullable(),
      doneBy: text
        .nullable()
        .meta({ description: "A name; null while it is open, and once that account is deleted" }),
    })
    .meta({ id: "Task" }),
);
export const taskList = describeView<TasksView>()(
  z.object({
    tasks: z.array(task),
    people: z
      .array(z.object({ id, name: text, isCaller: flag }))
      .meta({ description: "To whom a task may be given" }),
  }),
);

const nextTask = describeView<NextTaskView>()(
  z
    .object({
      id,
      title: text,
      dueDate: day,
      isOwn: flag,
      applicationId: id,
      applicationTitle: text.nullable(),
      entityName: text,
    })
    .meta({ id: "NextTask" }),
);
export const nextTaskList = describeView<NextTasksView>()(z.object({ tasks: z.array(nextTask) }));
