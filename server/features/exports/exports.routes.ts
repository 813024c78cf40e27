import type { Router } from "express";
import {
  applicationExportQuery,
  documentQuery,
  opportunityExportQuery,
  opportunityJsonQuery,
} from "@shared/validators/exports";
import { idParams } from "@shared/validators/fields";
import { submissionParams } from "@shared/validators/submissions";
import { getContext, type Deps } from "../../context/deps";
import { describeAccountForLog } from "../../context/account-for-log";
import { createDisconnectSignal } from "../../http/disconnect-signal";
import { limitDataExports, limitTables } from "../../http/rate-limits";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { requireConfirmation } from "../second-factor/require-confirmation";
import { getLocalToday } from "../../context/local-day";
import { findApplicationRows } from "./application-rows";
import { buildArchive } from "./archive/archive.service";
import { findBest } from "./best-opportunities";
import { CUT_HEADER, setAttachment, sendCsv, sendJsonText } from "./csv";
import { buildDocument } from "./document/document.service";
import { collectPackage, collectSubmission } from "./package/package.service";
import { sendPdf, sendZip } from "./package/send-package";
import { toJsonText } from "./opportunity-records";
import { findOpportunityRows } from "./opportunity-rows";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Below `/api/applications`; mounted before the applications, whose `/:id` would match the file name. */
export function applicationExportsRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/export.csv", limitTables(deps), async (req, res) => {
    const { query } = parseRequest(req, { query: applicationExportQuery });
    const ctx = getContext(req);
    const rows = await findApplicationRows(ctx, query);
    await sendCsv(res, `applications-${getLocalToday(ctx)}.csv`, rows);
  });

  router.get("/:id/export.docx", async (req, res) => {
    const { params, query } = parseRequest(req, { params: idParams, query: documentQuery });
    const { bytes, fileName } = await buildDocument(getContext(req), params.id, query);
    res.attachment(fileName);
    res.setHeader("Content-Type", DOCX);
    res.send(bytes);
  });

  const limit = limitTables(deps);
  router.get("/:id/package.pdf", limit, async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const ctx = getContext(req);
    await sendPdf(ctx, res, await collectPackage(ctx, params.id), createDisconnectSignal(res));
  });

  router.get("/:id/package.zip", limit, async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const ctx = getContext(req);
    await sendZip(ctx, res, await collectPackage(ctx, params.id), createDisconnectSignal(res));
  });

  router.get("/:id/submissions/:submissionId/package.pdf", limit, async (req, res) => {
    const { params } = parseRequest(req, { params: submissionParams });
    const ctx = getContext(req);
    const which = { applicationId: params.id, id: params.submissionId };
    await sendPdf(ctx, res, await collectSubmission(ctx, which), createDisconnectSignal(res));
  });

  router.get("/:id/submissions/:submissionId/package.zip", limit, async (req, res) => {
    const { params } = parseRequest(req, { params: submissionParams });
    const ctx = getContext(req);
    const which = { applicationId: params.id, id: params.submissionId };
    await sendZip(ctx, res, await collectSubmission(ctx, which), createDisconnectSignal(res));
  });

  return refuseOtherMethods(router);
}

/** Below `/api/opportunities`; mounted before the opportunities. */
export function opportunityExportsRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/export.csv", limitTables(deps), async (req, res) => {
    const { query } = parseRequest(req, { query: opportunityExportQuery });
    const ctx = getContext(req);
    const { rows, isCut } = await findOpportunityRows(ctx, query);
    if (isCut) res.setHeader(CUT_HEADER, "true");
    await sendCsv(res, `opportunities-${getLocalToday(ctx)}.csv`, rows);
  });

  router.get("/export.json", limitTables(deps), async (req, res) => {
    const { query } = parseRequest(req, { query: opportunityJsonQuery });
    const ctx = getContext(req);
    const best = await findBest(ctx, query);
    if (best.isCut) res.setHeader(CUT_HEADER, "true");
    const fileName = `opportunities-${getLocalToday(ctx)}.json`;
    await sendJsonText(res, fileName, toJsonText(best, deps.config.PUBLIC_URL));
  });

  return refuseOtherMethods(router);
}

/** Below `/api/auth`: everything that is stored about the signed-in user. */
export function accountExportsRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/user/export.zip", requireConfirmation, limitDataExports(deps), async (req, res) => {
    const ctx = getContext(req);
    const archive = await buildArchive(ctx);
    req.log.info(describeAccountForLog(deps, ctx.actor), "data exported");
    setAttachment(res, `amberway-data-${getLocalToday(ctx)}.zip`);
    await archive.sendTo(res, createDisconnectSignal(res));
  });

  return refuseOtherMethods(router);
}
