import type { Router } from "express";
import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signupSchema,
  updatePreferencesSchema,
  updateUserSchema,
} from "@shared/validators/auth";
import type { DraftKeyView } from "@shared/validators/auth";
import { deleteAccountSchema } from "@shared/validators/exports";
import type { SecondStepView } from "@shared/validators/second-factor";
import { getContext, type Deps } from "../../context/deps";
import { describeAccountForLog } from "../../context/account-for-log";
import { getClientAddress } from "../../http/client-address";
import { jsonBody } from "../../http/json-body";
import { getKnownDevice } from "../../http/known-device";
import { recogniseDevice, rememberDevice } from "./remember-device";
import {
  limitPasswordChanges,
  limitResetRequests,
  limitSignInTries,
  limitSignUps,
  limitWrongCurrentPasswords,
  limitWrongPasswords,
  countWrongPassword,
} from "../../http/rate-limits";
import { parseRequest } from "../../http/request";
import { createKeyedHash } from "../../platform/security/keyed-hash";
import { refuseOtherMethods, createRouter } from "../../http/router";
import { keepPendingSignIn } from "../second-factor/pending";
import { requireConfirmation, requireConfirmationOrPassword } from "../second-factor/require-confirmation";
import { listMethodsAtSignIn } from "../second-factor/removal.service";
import { endSession, startSession } from "./session";
import { getPreferences, savePreferences, saveProfile, toCurrentUserView } from "./account.service";
import { addEmailChange, addEmailChangeLinks } from "./email-change/email-change.routes";
import { tellNewDevice } from "./devices/tell-new-device";
import { deleteAccount } from "./account-deletion.service";
import { checkCredentials, invalidCredentials, signUp } from "./auth.service";
import { changePassword, forgotPassword, resetPassword } from "./password.service";
import { resendVerification, verifyEmail } from "./verification.service";

/**
 * Routes for visitors. Bodies are read route by route and not for the whole router: other addresses belong to members,
 * and a visitor must get 401 from them, whatever the body.
 */
export function authPublicRouter(deps: Deps): Router {
  const router = createRouter();
  const { config, clock } = deps;
  const wrongPasswords = limitWrongPasswords(deps);

  const beforeLogin = [limitSignInTries(deps), ...jsonBody, recogniseDevice(deps), wrongPasswords.middleware];
  router.post("/login", ...beforeLogin, async (req, res) => {
    const { body } = parseRequest(req, { body: loginSchema });
    const { user, passwordMark, isStillRight } = await checkCredentials(deps, body, getClientAddress(req));
    const methods = await listMethodsAtSignIn(deps, user);
    if (methods.length > 0) {
      await keepPendingSignIn(req, user.id, passwordMark);
      return void res.json({ secondFactor: { methods } } satisfies SecondStepView);
    }
    await startSession(req, user.id, clock.now());
    if (!(await isStillRight())) {
      await endSession(req, res, config.isHttps);
      throw invalidCredentials();
    }
    const isKnown = getKnownDevice(req) !== null;
    if (!isKnown) await tellNewDevice(deps, user, req.session);
    await rememberDevice(req, res, user.id);
    req.log.info({ ...describeAccountForLog(deps, user), knownDevice: isKnown }, "signed in");
    res.json(toCurrentUserView(user));
  });

  router.post("/signup", limitSignUps(deps), ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: signupSchema });
    const user = await signUp(deps, body, getClientAddress(req));
    await startSession(req, user.id, clock.now());
    await rememberDevice(req, res, user.id);
    req.log.info(describeAccountForLog(deps, user), "signed up");
    res.status(201).json(toCurrentUserView(user));
  });

  router.post("/logout", ...jsonBody, async (req, res) => {
    const { actor } = req;
    await endSession(req, res, config.isHttps);
    if (actor) req.log.info(describeAccountForLog(deps, actor), "signed out");
    res.status(204).end();
  });

  router.post("/forgot-password", limitResetRequests(deps), ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: forgotPasswordSchema });
    req.log.info(describeAccountForLog(deps, body), "new password asked for");
    res.json(await forgotPassword(deps, body));
  });

  router.post("/reset-password", ...jsonBody, async (req, res) => {
    const { body } = parseRequest(req, { body: resetPasswordSchema });
    const { user, answer } = await resetPassword(deps, body, getClientAddress(req));
    // Wrong guesses at the old password must not lock the owner out with the new one.
    await wrongPasswords.forget(user.email);
    await rememberDevice(req, res, user.id);
    req.log.info(describeAccountForLog(deps, user), "password reset");
    res.json(answer);
  });

  router.get("/verify-email/:token", async (req, res) => {
    // Express also routes HEAD to GET handlers. Mail scanners send HEAD to check a link, which must not confirm the
    // address.
    if (req.method === "HEAD") return void res.end();
    const { verified, answer } = await verifyEmail(deps, req.params.token);
    if (verified) req.log.info(describeAccountForLog(deps, verified), "address confirmed");
    res.json(answer);
  });

  addEmailChangeLinks(router, deps);

  router.use(countWrongPassword);
  return refuseOtherMethods(router);
}

/** Routes for the account of the signed-in user. */
export function accountRouter(deps: Deps): Router {
  const router = createRouter();
  // One shared count for all routes that ask for the current password.
  const wrongPasswords = limitWrongCurrentPasswords(deps);

  router.get("/user", (req, res) => void res.json(toCurrentUserView(getContext(req).actor)));

  router.get("/draft-key", (req, res) => {
    const { deps, actor } = getContext(req);
    res.json({ key: createKeyedHash(deps.keys.drafts, actor.id) } satisfies DraftKeyView);
  });

  router.patch("/user", async (req, res) => {
    const { body } = parseRequest(req, { body: updateUserSchema });
    res.json(await saveProfile(getContext(req), body));
  });

  router.delete("/user", wrongPasswords, requireConfirmationOrPassword, async (req, res) => {
    const { body } = parseRequest(req, { body: deleteAccountSchema });
    const ctx = getContext(req);
    await deleteAccount(ctx, body);
    await endSession(req, res, deps.config.isHttps);
    req.log.info(describeAccountForLog(deps, ctx.actor), "account deleted");
    res.status(204).end();
  });

  router.get("/user/preferences", async (req, res) => {
    res.json(await getPreferences(getContext(req)));
  });

  router.patch("/user/preferences", async (req, res) => {
    const { body } = parseRequest(req, { body: updatePreferencesSchema });
    res.json(await savePreferences(getContext(req), body));
  });

  const beforeChange = [wrongPasswords, limitPasswordChanges(deps), requireConfirmation];
  router.post("/change-password", ...beforeChange, async (req, res) => {
    const { body } = parseRequest(req, { body: changePasswordSchema });
    const ctx = getContext(req);
    const answer = await changePassword(ctx, body, req.sessionID);
    // A stolen copy of this session's cookie must stop working as well.
    await startSession(req, ctx.actor.id, deps.clock.now(), req.session.proof);
    await rememberDevice(req, res, ctx.actor.id);
    req.log.info(describeAccountForLog(deps, ctx.actor), "password changed");
    res.json(answer);
  });

  addEmailChange(router, deps, wrongPasswords);

  router.post("/resend-verification", async (req, res) => {
    res.json(await resendVerification(getContext(req)));
  });

  router.use(countWrongPassword);
  return refuseOtherMethods(router);
}
