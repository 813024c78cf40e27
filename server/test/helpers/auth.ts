import { randomUUID } from "node:crypto";
import request from "supertest";
import type { TestApp } from "../app";

export const PASSWORD = "a long enough phrase";

/** Like a browser: keeps the cookies it is given. */
export const browserOf = (app: TestApp) => request.agent(app.url);
export type Browser = ReturnType<typeof browserOf>;

/** Somebody who has just signed up, in a browser of their own. */
export async function signUp(
  app: TestApp,
  given: { email?: string; password?: string; firstName?: string } = {},
) {
  const browser = browserOf(app);
  const email = given.email ?? `${randomUUID()}@example.org`;
  const password = given.password ?? PASSWORD;
  const answer = await browser
    .post("/api/auth/signup")
    .send({ firstName: given.firstName ?? "Ama", lastName: "Mensah", email, password })
    .expect(201);
  return { browser, email, password, id: (answer.body as { id: string }).id };
}

/** Signs in, in a new browser. */
export async function signIn(app: TestApp, email: string, password: string): Promise<Browser> {
  const browser = browserOf(app);
  await browser.post("/api/auth/login").send({ email, password }).expect(200);
  return browser;
}

/** The mails that went out to an address, in order. */
export async function mailsTo(app: TestApp, email: string) {
  await app.deps.mail.flush();
  return app.transport.sent.filter(({ to }) => to === email);
}

/** The token of the newest link of that kind which an address was mailed. */
export async function mailedToken(app: TestApp, email: string, path: "/verify-email" | "/reset-password") {
  const links = (await mailsTo(app, email)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  const link = links.map((text) => new URL(text)).findLast(({ pathname }) => pathname === path);
  const token = link?.searchParams.get("token");
  if (!link || !token) throw new Error(`No link to ${path} was mailed to ${email}`);
  if (link.origin !== new URL(app.config.PUBLIC_URL).origin)
    throw new Error(`The link leads to ${link.origin}`);
  return token;
}

/** The session cookie that an answer sets, as a browser would send it back; undefined when it sets none. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string | undefined {
  const cookies = (answer.headers["set-cookie"] ?? []) as string[];
  return cookies.map((line) => line.split(";")[0]).find((pair) => /^[\w-]+=s%3A/.test(pair ?? ""));
}
