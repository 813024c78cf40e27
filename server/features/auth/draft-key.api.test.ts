import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/app";
import { PASSWORD, signIn, signUp } from "../../test/helpers/auth";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const readKey = async ({ browser }: { browser: TestApp["visitor"] }) =>
  ((await browser.get("/api/auth/draft-key").expect(200)).body as { key: string }).key;

it("the key of drafts has 256 bits, stays the account's own over sign-ins, and is given to sessions only", async () => {
  const [ama, kofi] = [await signUp(app), await signUp(app)];
  const key = await readKey(ama);
  expect(Buffer.from(key, "base64url")).toHaveLength(32);
  expect(await readKey({ browser: await signIn(app, ama.email, PASSWORD) })).toBe(key);
  expect(await readKey(kofi)).not.toBe(key);
  await ama.browser.post("/api/auth/logout").send({}).expect(204);
  await ama.browser.get("/api/auth/draft-key").expect(401);
});
