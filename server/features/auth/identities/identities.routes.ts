import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from "express";
import { idParams } from "@shared/validators/fields";
import {
  beginSignInSchema,
  providerParams,
  type VisitView,
  visitProviderSchema,
} from "@shared/validators/identities";
import { describeAccountForLog } from "../../../context/account-for-log";
import { type Deps, getContext } from "../../../context/deps";
import { jsonBody } from "../../../http/json-body";
import { getKnownDevice } from "../../../http/known-device";
import { limitSignInTries, limitSignUps } from "../../../http/rate-limits";
import { parseRequest } from "../../../http/request";
import { createRouter, refuseOtherMethods } from "../../../http/router";
import { AppError, notFound } from "../../../platform/errors/app-error";
import type { ProviderClaims } from "../../../platform/oidc/provider-clients";
import { ProviderProblem } from "../../../platform/oidc/provider-problem";
import { keepPendingSignIn } from "../../second-factor/pending";
import { addProof, requireConfirmationOfAll } from "../../second-factor/require-confirmation";
import { listMethodsAtSignIn } from "../../second-factor/removal.service";
import { isPasswordStill } from "../auth.service";
import { tellNewDevice } from "../devices/tell-new-device";
import { recogniseDeviceOf, rememberDevice } from "../remember-device";
import { endSession, startSession } from "../session";
import { keepFlow, type SignInFlow, takeFlow } from "./flow";
import {
  confirmByProvider,
  getSignInWays,
  isStillLinked,
  linkProvider,
  signInByProvider,
  unlinkProvider,
} from "./identities.service";
import { SignInProblem, toProblemKind } from "./sign-in-problem";

const SETTINGS = "/settings";
const SECTION = "#sign-in";

/** Sends the browser to a path of ours with more in its query. */
function goTo(res: Response, path: string, query: Record<string, string | undefined>, section = ""): void {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  res.redirect(303, `${path}${search && `?${search}`}${section}`);
}

/** Runs a limit in the middle of a route, where it is known that it applies. */
const runLimit = (limit: RequestHandler, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) => {
    void limit(req, res, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });

/** Begins a visit to a provider, and returns where to send the browser. */
async function beginVisit(
  deps: Pick<Deps, "providers">,
  req: Request,
  flow: Pick<SignInFlow, "provider" | "purpose" | "next" | "timezone">,
): Promise<VisitView> {
  if (!deps.providers.list.some(({ id }) => id === flow.provider)) throw notFound("Sign-in service");
  try {
    const { url, checks } = await deps.providers.begin(flow.provider, { again: flow.purpose === "confirm" });
    await keepFlow(req, { ...flow, ...checks });
    return { url };
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error;
    throw new AppError(
      "upstream_failed",
      "This service does not answer at the moment. Please try again later.",
    );
  }
}

/** Signing in by another service, below `/api/auth`. The provider sends people back with a GET. */
export function identitiesPublicRouter(deps: Deps): Router {
  const router = createRouter();
  const signUps = limitSignUps(deps);

  router.post("/oidc/:provider/start", limitSignInTries(deps), ...jsonBody, async (req, res) => {
    const { params, body } = parseRequest(req, { params: providerParams, body: beginSignInSchema });
    const flow = { provider: params.provider, purpose: "sign-in", ...body } as const;
    res.json(await beginVisit(deps, req, flow));
  });

  router.get("/oidc/:provider/callback", limitSignInTries(deps), async (req, res) => {
    // What only looks at a link must not use it up.
    if (req.method === "HEAD") return void res.end();
    const { params } = parseRequest(req, { params: providerParams });
    const flow = takeFlow(req, params.provider);
    (res.locals as Locals).flow = flow;
    const claims = await deps.providers.finish(flow.provider, req.originalUrl.split("?")[1] ?? "", flow);
    if (flow.purpose === "sign-in") await signIn(req, res, flow, claims);
    else await finishInSettings(req, res, flow, claims);
  });

  async function signIn(req: Request, res: Response, flow: SignInFlow, claims: ProviderClaims) {
    const { user, passwordMark, isNew } = await signInByProvider(deps, claims, {
      timezone: flow.timezone,
      beforeSignUp: () => runLimit(signUps, req, res),
    });
    const about = { ...describeAccountForLog(deps, user), provider: flow.provider };
    await recogniseDeviceOf(deps, req, res, user.email);
    const methods = await listMethodsAtSignIn(deps, user);
    if (methods.length > 0) {
      await keepPendingSignIn(req, user.id, passwordMark);
      return goTo(res, "/login", { step: methods.join(","), next: flow.next });
    }
    await startSession(req, user.id, deps.clock.now());
    const isStillRight =
      (await isPasswordStill(deps, user.id, passwordMark)) && (await isStillLinked(deps, claims, user.id));
    if (!isStillRight) {
      await endSession(req, res, deps.config.isHttps);
      throw new SignInProblem("expired");
    }
    const isKnown = getKnownDevice(req) !== null;
    if (!isKnown && !isNew) await tellNewDevice(deps, user, req.session);
    await rememberDevice(req, res, user.id);
    if (isNew) req.log.info(about, "signed up by another service");
    else req.log.info({ ...about, knownDevice: isKnown }, "signed in by another service");
    res.redirect(303, flow.next ?? "/");
  }

  async function finishInSettings(req: Request, res: Response, flow: SignInFlow, claims: ProviderClaims) {
    if (!req.actor) throw new SignInProblem("expired");
    const ctx = { deps, db: deps.db, actor: req.actor };
    const about = { ...describeAccountForLog(deps, req.actor), provider: flow.provider };
    if (flow.purpose === "link") {
      await linkProvider(ctx, claims);
      req.log.info(about, "another service signs the person in");
    } else {
      await confirmByProvider(ctx, claims);
      addProof(req, { passwordAt: deps.clock.now().getTime() });
    }
    goTo(res, SETTINGS, { done: flow.purpose, provider: flow.provider }, SECTION);
  }

  router.use("/oidc/:provider/callback", explainProblem);
  return refuseOtherMethods(router);
}

type Locals = { flow?: SignInFlow };

/** Sends the person to the screen where the visit began, which words the problem. */
const explainProblem: ErrorRequestHandler = (error, req, res, next) => {
  const problem = toProblemKind(error);
  if (!problem) return next(error);
  const { flow } = res.locals as Locals;
  const { provider } = req.params as { provider: string };
  req.log.info({ provider, problem, userId: req.actor?.id }, "a sign-in by another service failed");
  const isOfMember = flow ? flow.purpose !== "sign-in" : req.actor !== undefined;
  if (isOfMember) goTo(res, SETTINGS, { problem, provider }, SECTION);
  else goTo(res, "/login", { problem, provider, next: flow?.next });
};

/** The other services that sign the user in, below `/api/auth`. */
export function identitiesRouter(deps: Deps): Router {
  const router = createRouter();
  const limitVisits = limitSignInTries(deps);

  router.get("/identities", async (req, res) => {
    res.json(await getSignInWays(getContext(req)));
  });

  router.post("/identities", limitVisits, requireConfirmationOfAll, async (req, res) => {
    const { body } = parseRequest(req, { body: visitProviderSchema });
    res.json(await beginVisit(deps, req, { ...body, purpose: "link" }));
  });

  router.post("/identities/confirm", limitVisits, async (req, res) => {
    const { body } = parseRequest(req, { body: visitProviderSchema });
    res.json(await beginVisit(deps, req, { ...body, purpose: "confirm" }));
  });

  router.delete("/identities/:id", requireConfirmationOfAll, async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    const ctx = getContext(req);
    await unlinkProvider(ctx, params.id);
    req.log.info(describeAccountForLog(deps, ctx.actor), "another service no longer signs the person in");
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}
