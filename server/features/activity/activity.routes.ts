import type { Router } from "express";
import { activityQuery } from "@shared/validators/activity";
import { idParams } from "@shared/validators/fields";
import { type Deps, getContext } from "../../context/deps";
import { getLocalToday } from "../../context/local-day";
import { limitTables } from "../../http/rate-limits";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { sendCsv } from "../exports/csv";
import { findActivityRows, listActivity } from "./activity.service";

/** `/api/entities/:id/activity`: the log of an entity. */
export function activityRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/:id/activity", async (req, res) => {
    const { params, query } = parseRequest(req, { params: idParams, query: activityQuery });
    res.json(await listActivity(getContext(req), params.id, query));
  });

  router.get("/:id/activity.csv", limitTables(deps), async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const ctx = getContext(req);
    const rows = await findActivityRows(ctx, params.id);
    await sendCsv(res, `activity-${getLocalToday(ctx)}.csv`, rows);
  });

  return refuseOtherMethods(router);
}
