import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import {
  addPasskeySchema,
  codeSchema,
  confirmSchema,
  removeFactorSchema,
  secondStepSchema,
} from "@shared/validators/second-factor";
import { emailChangeTokenSchema } from "@shared/validators/auth";
import { describeAccountForLog } from "../../context/account-for-log";
import { type Deps, getContext } from "../../context/deps";
import { jsonBody } from "../../http/json-body";
import { setKnownDevice } from "../../http/known-device";
import {
  countWrongPassword,
  limitSignInTries,
  limitWrongCodes,
  limitWrongCurrentPasswords,
} from "../../http/rate-limits";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import { toCurrentUserView } from "../auth/account.service";
import { findActor, invalidCredentials, isPasswordStill } from "../auth/auth.service";
import { tellNewDevice } from "../auth/devices/tell-new-device";
import { rememberDevice } from "../auth/remember-device";
import { endSession, startSession } from "../auth/session";
import { keepChallenge, takeChallenge } from "./challenge";
import { renewRecoveryCodes } from "./factor-changes";
import { addPasskey, askForPasskey, beginPasskey, removePasskey } from "./passkeys.service";
import { findPendingSignIn, getPendingSignIn } from "./pending";
import {
  addProof,
  requireConfirmation,
  requireConfirmationOfAll,
  requireConfirmationOrPassword,
} from "./require-confirmation";
import { askForRemoval, cancelRemoval, endRemoval } from "./removal.service";
import { checkFactor, confirm, getFactors } from "./second-factor.service";
import { beginTotp, confirmTotp, turnOffTotp } from "./totp.service";

/** The second step of a sign-in, below `/api/auth`. */
export function secondStepRouter(deps: Deps): Router {
  const router = createRouter();
  const { clock, config } = deps;
  const wrongCodes = limitWrongCodes(deps, (req) => {
    const pending = findPendingSignIn(req);
    return pending && (pending.device ? `device ${pending.device}` : pending.userId);
  });

  router.post("/second-factor", limitSignInTries(deps), ...jsonBody, wrongCodes, async (req, res) => {
    const { body } = parseRequest(req, { body: secondStepSchema });
    const { userId, passwordMark, device } = getPendingSignIn(req);
    const actor = await findActor(deps, userId);
    if (!actor) throw invalidCredentials();
    await checkFactor({ deps, db: deps.db, actor }, body, () => takeChallenge(req, "show"));
    // Nothing is lost, so that a removal was asked for by somebody else, or too early.
    await endRemoval(deps.db, userId);
    const now = clock.now();
    await startSession(req, userId, now, { factorAt: now.getTime() });
    if (!(await isPasswordStill(deps, userId, passwordMark))) {
      await endSession(req, res, config.isHttps);
      throw invalidCredentials();
    }
    if (device === null) await tellNewDevice(deps, actor, req.session);
    else setKnownDevice(res, device);
    await rememberDevice(req, res, userId);
    req.log.info(
      { ...describeAccountForLog(deps, actor), knownDevice: device !== null },
      "signed in with a second factor",
    );
    res.json(toCurrentUserView(actor));
  });

  router.post("/second-factor/lost", limitSignInTries(deps), ...jsonBody, async (req, res) => {
    const actor = await findActor(deps, getPendingSignIn(req).userId);
    if (!actor) throw invalidCredentials();
    const view = await askForRemoval({ deps, db: deps.db, actor });
    req.log.info(describeAccountForLog(deps, actor), "removal of a lost second factor asked for");
    res.json(view);
  });

  router.post("/second-factor/lost/cancel", ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: emailChangeTokenSchema });
    const { userId, answer } = await cancelRemoval(deps, body);
    req.log.info({ userId }, "removal of a lost second factor stopped");
    res.json(answer);
  });

  router.post("/second-factor/options", limitSignInTries(deps), ...jsonBody, async (req, res) => {
    const options = await askForPasskey(deps, deps.db, getPendingSignIn(req).userId);
    keepChallenge(req, "show", options.challenge);
    res.json(options);
  });

  router.use(countWrongPassword);
  return refuseOtherMethods(router);
}

/** The second factors of the signed-in user, below `/api/auth`. */
export function factorsRouter(deps: Deps): Router {
  const router = createRouter();
  const wrongPasswords = limitWrongCurrentPasswords(deps);
  const wrongCodes = limitWrongCodes(deps, (req) => req.actor?.id ?? null);

  router.post("/confirm", wrongPasswords, wrongCodes, async (req, res) => {
    const { body } = parseRequest(req, { body: confirmSchema });
    addProof(req, await confirm(getContext(req), body, () => takeChallenge(req, "show")));
    res.status(204).end();
  });

  router.post("/confirm/options", async (req, res) => {
    const { db, actor } = getContext(req);
    const options = await askForPasskey(deps, db, actor.id);
    keepChallenge(req, "show", options.challenge);
    res.json(options);
  });

  router.get("/factors", async (req, res) => {
    res.json(await getFactors(getContext(req)));
  });

  router.delete("/factors/removal", async (req, res) => {
    const ctx = getContext(req);
    await endRemoval(ctx.db, ctx.actor.id);
    req.log.info({ userId: ctx.actor.id }, "removal of a lost second factor stopped");
    res.status(204).end();
  });

  router.post("/factors/totp", requireConfirmationOfAll, async (req, res) => {
    res.status(201).json(await beginTotp(getContext(req)));
  });

  router.post("/factors/totp/confirm", wrongCodes, async (req, res) => {
    const { body } = parseRequest(req, { body: codeSchema });
    const ctx = getContext(req);
    const view = await confirmTotp(ctx, body);
    addProof(req, { factorAt: deps.clock.now().getTime() });
    req.log.info(describeAccountForLog(deps, ctx.actor), "authenticator app turned on");
    res.json(view);
  });

  router.delete("/factors/totp", wrongPasswords, requireConfirmationOrPassword, async (req, res) => {
    const { body } = parseRequest(req, { body: removeFactorSchema });
    const ctx = getContext(req);
    await turnOffTotp(ctx, body);
    req.log.info(describeAccountForLog(deps, ctx.actor), "authenticator app turned off");
    res.status(204).end();
  });

  router.post("/factors/passkeys/options", requireConfirmationOfAll, async (req, res) => {
    const options = await beginPasskey(getContext(req));
    keepChallenge(req, "make", options.challenge);
    res.json(options);
  });

  router.post("/factors/passkeys", wrongCodes, async (req, res) => {
    const { body } = parseRequest(req, { body: addPasskeySchema });
    const ctx = getContext(req);
    const view = await addPasskey(ctx, body, takeChallenge(req, "make"));
    addProof(req, { factorAt: deps.clock.now().getTime() });
    req.log.info(describeAccountForLog(deps, ctx.actor), "passkey added");
    res.status(201).json(view);
  });

  router.delete("/factors/passkeys/:id", wrongPasswords, requireConfirmationOrPassword, async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: removeFactorSchema });
    const ctx = getContext(req);
    await removePasskey(ctx, params.id, body);
    req.log.info(describeAccountForLog(deps, ctx.actor), "passkey removed");
    res.status(204).end();
  });

  router.post("/factors/recovery-codes", requireConfirmation, async (req, res) => {
    const ctx = getContext(req);
    const view = await renewRecoveryCodes(ctx);
    req.log.info(describeAccountForLog(deps, ctx.actor), "recovery codes replaced");
    res.json(view);
  });

  router.use(countWrongPassword);
  return refuseOtherMethods(router);
}
