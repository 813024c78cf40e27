import type { Router } from "express";
import {
  addBudgetLineSchema,
  budgetLineParams,
  saveBudgetSchema,
  updateBudgetLineSchema,
} from "@shared/validators/budgets";
import { idParams } from "@shared/validators/fields";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { findMismatches, getBudget, saveBudget } from "./budgets.service";
import { addLine, deleteLine, updateLine } from "./lines.service";
import { buildBudgetSheet } from "./spreadsheet.service";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** `/api/applications/:id/budget`: what the project costs and who pays it. */
export function budgetsRouter(): Router {
  const router = createRouter();

  router.get("/:id/budget", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await getBudget(getContext(req), params.id));
  });

  router.put("/:id/budget", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: saveBudgetSchema });
    res.json(await saveBudget(getContext(req), params.id, body));
  });

  router.get("/:id/budget/mismatches", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await findMismatches(getContext(req), params.id));
  });

  router.get("/:id/budget/export.xlsx", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const { bytes, fileName } = await buildBudgetSheet(getContext(req), params.id);
    res.attachment(fileName);
    res.setHeader("Content-Type", XLSX);
    res.send(bytes);
  });

  router.post("/:id/budget/lines", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: addBudgetLineSchema });
    res.status(201).json(await addLine(getContext(req), params.id, body));
  });

  router.patch("/:id/budget/lines/:lineId", async (req, res) => {
    const { params, body } = parseRequest(req, { params: budgetLineParams, body: updateBudgetLineSchema });
    const which = { applicationId: params.id, id: params.lineId };
    res.json(await updateLine(getContext(req), which, body));
  });

  router.delete("/:id/budget/lines/:lineId", async (req, res) => {
    const { params } = parseRequest(req, { params: budgetLineParams });
    await deleteLine(getContext(req), { applicationId: params.id, id: params.lineId });
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
