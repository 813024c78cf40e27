import { addBudgetLineSchema, saveBudgetSchema, updateBudgetLineSchema } from "@shared/validators/budgets";
import { budget } from "../answers/questions";
import { describeArea } from "../describe";

const READ_ONLY = "The caller may only read the application.";

export const budgets = describeArea({
  name: "Budgets",
  about:
    "What the project of an application costs, line by line, and who pays it. Amounts are whole numbers of the smallest unit of the currency, quantities whole thousandths.",
  access: "member",
  routes: {
    "GET /api/applications/:id/budget": {
      summary: "Returns the budget of an application",
      answers: {
        200: { about: "`budget`, null until it is begun, and `lines` in their order.", schema: budget },
      },
    },
    "PUT /api/applications/:id/budget": {
      summary: "Begins the budget, or changes its currency, years or cap on overhead",
      details:
        "Amounts keep their figures in another currency. `version` is the one that the change was made of.",
      body: saveBudgetSchema,
      answers: { 200: { about: "The budget with its lines.", schema: budget } },
      errors: {
        validation_failed:
          "Lines are in later years, or amounts have decimals that the currency does not have.",
        forbidden: READ_ONLY,
        conflict: "The budget was changed since that version.",
      },
    },
    "GET /api/applications/:id/budget/mismatches": {
      summary: "Compares the amounts in the texts with the budget",
      answers: {
        200: "`mismatches`: each amount in the narrative, the AI draft and the answers that the table contradicts, with the exact words and the figure of the table.",
      },
    },
    "GET /api/applications/:id/budget/export.xlsx": {
      summary: "Downloads the budget as an Excel workbook",
      details:
        "Its sums are formulas: by year and kind, in the sections of the SF-424A and in the EU lump-sum table.",
      answers: {
        200: {
          about: "The workbook.",
          type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        },
      },
    },
    "POST /api/applications/:id/budget/lines": {
      summary: "Adds a line",
      details: "At `position`, from 0, or behind those there are.",
      body: addBudgetLineSchema,
      answers: { 201: "The line." },
      errors: {
        validation_failed: "The own share is more than the line costs, or the budget does not have the year.",
        forbidden: READ_ONLY,
        conflict: "The budget is not begun, or would have more than 200 lines.",
      },
    },
    "PATCH /api/applications/:id/budget/lines/:lineId": {
      summary: "Changes or moves a line",
      details: "What is left out stays; null clears. `version` is the one that the change was made of.",
      body: updateBudgetLineSchema,
      answers: { 200: "The line." },
      errors: {
        validation_failed: "The own share is more than the line costs, or the budget does not have the year.",
        forbidden: READ_ONLY,
        conflict: "The line was changed since that version.",
      },
    },
    "DELETE /api/applications/:id/budget/lines/:lineId": {
      summary: "Deletes a line",
      answers: { 204: "It is gone." },
      errors: { forbidden: READ_ONLY },
    },
  },
});
