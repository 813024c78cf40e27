import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { totpSecrets } from "@shared/schema/index";
import { loadKeys } from "../../context/keys";
import { startTestApp, type TestApp } from "../../test/app";
import { beginSignIn, makeCode, signUpWithTotp } from "../../test/helpers/second-factor";
import { resealSecrets } from "./reseal-secrets";

const STEP = "/api/auth/second-factor";
const [FIRST, SECOND] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ env: { SESSION_SECRET: FIRST } })));
afterAll(() => app.close());

const useSecret = (SESSION_SECRET: string, SESSION_SECRET_BEFORE?: string) =>
  Object.assign(
    app.deps.keys,
    { totpBefore: undefined },
    loadKeys({ SESSION_SECRET, SESSION_SECRET_BEFORE, DATA_DIR: "unused" }),
  );
const readSealed = async (userId: string) =>
  (await app.db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)))[0]?.sealedSecret;

it("after a change of the session secret authenticator apps go on working, if the one before is named", async () => {
  useSecret(FIRST);
  const { email, secret, id } = await signUpWithTotp(app);
  const code = () => ({ code: makeCode(app, secret) });

  useSecret(SECOND);
  const before = await readSealed(id);
  await resealSecrets(app.deps);
  await (await beginSignIn(app, email)).post(STEP).send(code()).expect(400);
  expect(await readSealed(id)).toBe(before);

  useSecret(SECOND, "a secret that this installation never had");
  await resealSecrets(app.deps);
  expect(await readSealed(id)).toBe(before);

  useSecret(SECOND, FIRST);
  await resealSecrets(app.deps);
  const after = await readSealed(id);
  expect(after).not.toBe(before);
  await resealSecrets(app.deps);
  expect(await readSealed(id)).toBe(after);

  useSecret(SECOND);
  await (await beginSignIn(app, email)).post(STEP).send(code()).expect(200);
});
