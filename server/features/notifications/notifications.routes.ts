import type { RequestHandler, Router } from "express";
import { z } from "zod";
import { unsubscribeSchema } from "@shared/validators/auth";
import { getDeps } from "../../context/deps";
import { jsonBody } from "../../http/json-body";
import { parseRequest } from "../../http/request";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { switchByToken } from "./notifications.service";

const tokenParams = z.object({ token: z.string().max(200) });

/**
 * Works without a session, so that anybody who has the mail can turn mails like it off or on again. The page sends the
 * token in the body; the other ways are those of mail programs and of pages from before, whose bodies are not read.
 */
export function unsubscribeRouter(): Router {
  const router = createRouter();

  router.put("/", ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: unsubscribeSchema });
    res.json(await switchByToken(getDeps(req), body.token, body.enabled));
  });

  // GET must change nothing, because mail filters open every link.
  router.get("/:token", (req, res) => {
    const { params } = parseRequest(req, { params: tokenParams });
    res.redirect(303, `/unsubscribe#${new URLSearchParams({ token: params.token }).toString()}`);
  });

  const createHandler = (enabled: boolean) =>
    (async (req, res) => {
      const { params } = parseRequest(req, { params: tokenParams });
      res.json(await switchByToken(getDeps(req), params.token, enabled));
    }) satisfies RequestHandler;
  router.post("/:token", createHandler(false));
  router.delete("/:token", createHandler(true));

  return refuseOtherMethods(router);
}
