import type { RequestHandler, Router } from "express";
import { changeEmailSchema, emailChangeTokenSchema } from "@shared/validators/auth";
import { describeAccountForLog } from "../../../context/account-for-log";
import { type Deps, getContext } from "../../../context/deps";
import { jsonBody } from "../../../http/json-body";
import { limitEmailChanges } from "../../../http/rate-limits";
import { parseRequest } from "../../../http/request";
import { requireConfirmation, requireConfirmationOrPassword } from "../../second-factor/require-confirmation";
import { startSession } from "../session";
import {
  askForEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  forgetEmailChange,
  getEmailChange,
  resendEmailChange,
} from "./email-change.service";

/** Adds the routes of mailed links, which work without a session. */
export function addEmailChangeLinks(router: Router, deps: Deps): void {
  router.post("/change-email/confirm", ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: emailChangeTokenSchema });
    const kept = { userId: req.actor?.id, sid: req.sessionID };
    const { user, answer } = await confirmEmailChange(deps, body, kept);
    // A stolen copy of this session's cookie must stop working as well.
    if (kept.userId === user.id) await startSession(req, user.id, deps.clock.now(), req.session.proof);
    req.log.info(describeAccountForLog(deps, user), "address changed");
    res.json(answer);
  });

  router.post("/change-email/cancel", ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: emailChangeTokenSchema });
    const { user, answer } = await cancelEmailChange(deps, body);
    if (user) req.log.info(describeAccountForLog(deps, user), "change of address stopped");
    res.json(answer);
  });
}

/** Adds the routes that ask for another address, tell of it while it waits, and end that. */
export function addEmailChange(router: Router, deps: Deps, wrongPasswords: RequestHandler): void {
  router.post(
    "/change-email",
    wrongPasswords,
    limitEmailChanges(deps),
    requireConfirmationOrPassword,
    async (req, res) => {
      const { body } = parseRequest(req, { body: changeEmailSchema });
      const ctx = getContext(req);
      const answer = await askForEmailChange(ctx, body);
      req.log.info(describeAccountForLog(deps, ctx.actor), "change of address asked for");
      res.json(answer);
    },
  );

  router.get("/change-email", async (req, res) => {
    res.json(await getEmailChange(getContext(req)));
  });

  router.post("/change-email/resend", limitEmailChanges(deps), requireConfirmation, async (req, res) => {
    res.json(await resendEmailChange(getContext(req)));
  });

  router.delete("/change-email", async (req, res) => {
    const ctx = getContext(req);
    await forgetEmailChange(ctx);
    req.log.info(describeAccountForLog(deps, ctx.actor), "change of address stopped");
    res.status(204).end();
  });
}
