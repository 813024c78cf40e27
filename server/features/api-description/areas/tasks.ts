import { createTaskSchema, updateTaskSchema } from "@shared/validators/tasks";
import { nextTaskList, task, taskList } from "../answers/applications";
import { describeArea } from "../describe";

const TASK = { about: "The task.", schema: task };
const NO_MEMBER = "`assigneeId` is nobody of the organisation, or a field is wrong.";

export const tasks = describeArea({
  name: "Tasks",
  about:
    "What is to be done for an application, by whom and until when. Whoever reads the application reads its tasks; editors write them.",
  access: "member",
  routes: {
    "GET /api/applications/:id/tasks": {
      summary: "Lists the tasks of an application",
      answers: {
        200: {
          about:
            "`tasks`, the open ones first, the soonest before the others; and `people`, to whom they may be given.",
          schema: taskList,
        },
      },
    },
    "POST /api/applications/:id/tasks": {
      summary: "Adds a task",
      body: createTaskSchema,
      answers: { 201: TASK },
      errors: {
        validation_failed: NO_MEMBER,
        forbidden: "The caller may only read the application.",
        conflict: "The application has as many tasks as it may.",
      },
    },
    "PATCH /api/applications/:id/tasks/:taskId": {
      summary: "Changes a task",
      details:
        "What is left out stays; null clears. Who may only read the application may send `done` for a task of their own.",
      body: updateTaskSchema,
      answers: { 200: TASK },
      errors: { validation_failed: NO_MEMBER, forbidden: "The caller may not change this task." },
    },
    "DELETE /api/applications/:id/tasks/:taskId": {
      summary: "Deletes a task",
      answers: { 204: "It is gone." },
      errors: { forbidden: "The caller may only read the application." },
    },
    "GET /api/tasks/next": {
      summary: "Lists what is to be done next",
      answers: {
        200: {
          about: "`tasks`: open ones with a date that are the caller's or nobody's, the soonest first.",
          schema: nextTaskList,
        },
      },
    },
    "GET /api/tasks/people": {
      summary: "Lists who has open tasks",
      answers: { 200: "`people`, each with the `applicationIds` in which they have open tasks." },
    },
  },
});
