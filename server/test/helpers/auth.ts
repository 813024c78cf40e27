import { randomUUID } from "node:crypto";
import request from "supertest";
import type { TestApp } from "../app";

export const PASSWORD = "a long enough phrase";

/** A client that keeps its cookies, like a browser. */
export const openBrowser = (app: TestApp) => request.agent(app.url);
export type Browser = ReturnType<typeof openBrowser>;

/** Signs up a new user in a new browser. */
export async function signUp(
  app: TestApp,
  fields: { email?: string; password?: string; firstName?: string } = {},
) {
  const browser = openBrowser(app);
  const email = fields.email ?? `${randomUUID()}@example.org`;
  const password = fields.password ?? PASSWORD;
  const answer = await browser
    .post("/api/auth/signup")
    .send({ firstName: fields.firstName ?? "Ama", lastName: "Mensah", email, password })
    .expect(201);
  return { browser, email, password, id: (answer.body as { id: string }).id };
}

/** Signs in, in a new browser. */
export async function signIn(app: TestApp, email: string, password: string): Promise<Browser> {
  const browser = openBrowser(app);
  await browser.post("/api/auth/login").send({ email, password }).expect(200);
  return browser;
}

/** Lists the mails that were sent to an address, in order. */
export async function mailsTo(app: TestApp, email: string) {
  await app.deps.mail.flush();
  return app.transport.sent.filter(({ to }) => to === email);
}

/** Finds the token in the newest mailed link of that kind. */
export async function mailedToken(
  app: TestApp,
  email: string,
  path:
    | "/verify-email"
    | "/reset-password"
    | "/invitation"
    | "/guest"
    | "/change-email"
    | "/cancel-email-change"
    | "/keep-second-step",
) {
  const links = (await mailsTo(app, email)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  const link = links.map((text) => new URL(text)).findLast(({ pathname }) => pathname === path);
  const token =
    link && (link.searchParams.get("token") ?? new URLSearchParams(link.hash.slice(1)).get("token"));
  if (!link || !token) throw new Error(`No link to ${path} was mailed to ${email}`);
  if (link.origin !== new URL(app.config.PUBLIC_URL).origin)
    throw new Error(`The link leads to ${link.origin}`);
  return token;
}

/**
 * Reads the session cookie that an answer sets, in the format of a request's cookie. Undefined if it sets
 * none.
 */
export function readCookie(answer: { headers: Record<string, unknown> }): string | undefined {
  const cookies = (answer.headers["set-cookie"] ?? []) as string[];
  return cookies.map((line) => line.split(";")[0]).find((pair) => /^[\w-]+=s%3A/.test(pair ?? ""));
}
