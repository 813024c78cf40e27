import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import {
  createWebhookSchema,
  deliveriesQuery,
  deliveryParams,
  updateWebhookSchema,
} from "@shared/validators/webhooks";
import { describeAccountForLog } from "../../context/account-for-log";
import { type Deps, getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { requireConfirmationOfAll } from "../second-factor/require-confirmation";
import {
  createWebhook,
  endWebhook,
  listDeliveries,
  listWebhooks,
  renewSecret,
  sendAgain,
  sendTest,
  updateWebhook,
} from "./webhooks.service";

/** `/api/auth/webhooks`: the addresses that are told when something happens. Ending one asks nothing: it must be quick. */
export function webhooksRouter(deps: Deps): Router {
  const router = createRouter();

  router.get("/", async (req, res) => {
    res.json(await listWebhooks(getContext(req)));
  });

  router.post("/", requireConfirmationOfAll, async (req, res) => {
    const { body } = parseRequest(req, { body: createWebhookSchema });
    const ctx = getContext(req);
    const made = await createWebhook(ctx, body);
    req.log.info({ ...describeAccountForLog(deps, ctx.actor), webhookId: made.id }, "webhook made");
    res.status(201).json(made);
  });

  router.patch("/:id", requireConfirmationOfAll, async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: updateWebhookSchema });
    const ctx = getContext(req);
    const changed = await updateWebhook(ctx, params.id, body);
    req.log.info({ ...describeAccountForLog(deps, ctx.actor), webhookId: params.id }, "webhook changed");
    res.json(changed);
  });

  router.delete("/:id", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const ctx = getContext(req);
    await endWebhook(ctx, params.id);
    req.log.info({ ...describeAccountForLog(deps, ctx.actor), webhookId: params.id }, "webhook ended");
    res.status(204).end();
  });

  router.post("/:id/secret", requireConfirmationOfAll, async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const ctx = getContext(req);
    const made = await renewSecret(ctx, params.id);
    req.log.info(
      { ...describeAccountForLog(deps, ctx.actor), webhookId: params.id },
      "new secret of a webhook made",
    );
    res.status(201).json(made);
  });

  router.post("/:id/test", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.status(201).json(await sendTest(getContext(req), params.id));
  });

  router.get("/:id/deliveries", async (req, res) => {
    const { params, query } = parseRequest(req, { params: idParams, query: deliveriesQuery });
    res.json(await listDeliveries(getContext(req), params.id, query));
  });

  router.post("/:id/deliveries/:deliveryId/again", async (req, res) => {
    const { params } = parseRequest(req, { params: deliveryParams });
    res.json(await sendAgain(getContext(req), params));
  });

  return refuseOtherMethods(router);
}
