import type { Request } from "express";
import { getDeps } from "../../../context/deps";
import type { VisitChecks } from "../../../platform/oidc/provider-clients";
import { replaceSession } from "../session";
import { SignInProblem } from "./sign-in-problem";

/** A visit to a provider that was begun in this session. */
export type SignInFlow = VisitChecks & {
  provider: string;
  /** Signs in, adds a way to sign in, or shows that it is still the same person. */
  purpose: "sign-in" | "link" | "confirm";
  /** The path to open afterwards. */
  next?: string;
  /** The time zone of the browser, for an account that is made. */
  timezone?: string;
  /** Milliseconds since 1970. */
  startedAt: number;
};

/** A person may have to find a password, and show a second factor there. */
const LASTS_MS = 15 * 60_000;

/** Keeps a visit in the session, in place of an older one. A visitor gets a session for it that signs nobody in. */
export async function keepFlow(req: Request, flow: Omit<SignInFlow, "startedAt">): Promise<void> {
  const kept = { ...flow, startedAt: getDeps(req).clock.now().getTime() };
  if (req.session.userId) req.session.flow = kept;
  else await replaceSession(req, { flow: kept }, LASTS_MS);
}

/**
 * Takes the visit out of the session when its provider comes back with the value that was given to it. Another value
 * leaves it: a stranger's link must not end it.
 * @throws SignInProblem expired
 */
export function takeFlow(req: Request, provider: string): SignInFlow {
  const { flow } = req.session;
  const isOver = !flow || getDeps(req).clock.now().getTime() - flow.startedAt >= LASTS_MS;
  if (isOver || flow.provider !== provider || req.query.state !== flow.state)
    throw new SignInProblem("expired");
  delete req.session.flow;
  return flow;
}
