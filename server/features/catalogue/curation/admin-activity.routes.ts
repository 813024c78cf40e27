import type { Router } from "express";
import { adminActivityQuery } from "@shared/validators/activity";
import { type Deps, getContext } from "../../../context/deps";
import { getLocalToday } from "../../../context/local-day";
import { requireAdmin } from "../../../http/context";
import { limitTables } from "../../../http/rate-limits";
import { parseRequest } from "../../../http/request";
import { createRouter, refuseOtherMethods } from "../../../http/router";
import { sendCsv } from "../../exports/csv";
import { findAdminActivityRows, listAdminActivity } from "./admin-activity.service";

/** `/api/admin/activity`: what all administrators did. */
export function adminActivityRouter(deps: Deps): Router {
  const router = createRouter();
  router.use(requireAdmin);

  router.get("/activity", async (req, res) => {
    const { query } = parseRequest(req, { query: adminActivityQuery });
    res.json(await listAdminActivity(getContext(req), query));
  });

  router.get("/activity.csv", limitTables(deps), async (req, res) => {
    const ctx = getContext(req);
    const rows = await findAdminActivityRows(ctx);
    await sendCsv(res, `administrators-${getLocalToday(ctx)}.csv`, rows);
  });

  return refuseOtherMethods(router);
}
