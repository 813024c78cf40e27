import type { Router } from "express";
import { createApiKeySchema } from "@shared/validators/api-keys";
import { idParams } from "@shared/validators/fields";
import { describeAccountForLog } from "../../context/account-for-log";
import { type Deps, getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { requireConfirmationOfAll } from "../second-factor/require-confirmation";
import { createKey, endKey, listKeys } from "./api-keys.service";

/** `/api/auth/api-keys`: the keys that programs act with in the person's place. Ending one asks nothing: it must be quick. */
export function apiKeysRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await listKeys(getContext(req)));
  });

  router.post("/", requireConfirmationOfAll, async (req, res) => {
    const { body } = parseRequest(req, { body: createApiKeySchema });
    const ctx = getContext(req);
    const made = await createKey(ctx, body);
    req.log.info({ ...describeAccountForLog(deps, ctx.actor), keyId: made.id }, "API key made");
    res.status(201).json(made);
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const ctx = getContext(req);
    await endKey(ctx, params.id);
    req.log.info({ ...describeAccountForLog(deps, ctx.actor), keyId: params.id }, "API key ended");
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
