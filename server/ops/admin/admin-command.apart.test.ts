import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN, buildHouse, type Installation } from "../../test/lived-in/house";
import { signIn } from "../../test/lived-in/person";
import { runOps } from "../../test/processes/ops-process";
import { signUpAt } from "../../test/processes/server-process";

const PASSWORD = "the phrase that is typed";
const ops = fileURLToPath(new URL("../../../dist/server/ops.js", import.meta.url));

let house: Installation;
let url: string;
beforeAll(async () => {
  house = await buildHouse("embedded");
  url = await house.start();
}, 180_000);
afterAll(() => house.tearDown());

const admin = (args: string[], input = "") => runOps(["admin", ...args], house.env, { input });

// A server holds the embedded database here, so each command connects through the socket of that server.
describe("the command admin", { timeout: 180_000 }, () => {
  it("admin create makes an administrator with the password from standard input; list and remove work too", async () => {
    const created = await admin(["create", "Esi@Example.org", "--first-name", "Esi"], `${PASSWORD}\n`);
    expect(created).toEqual({
      code: 0,
      out: "esi@example.org has an account now, and is an administrator.\n",
      err: "",
    });
    const esi = await signIn(url, { email: "esi@example.org", password: PASSWORD });
    await esi.get("/api/admin/opportunities");

    expect((await admin(["list"])).out).toBe(`${ADMIN.email}\nesi@example.org  Esi\n`);
    expect((await admin(["create", "esi@example.org"])).out).toBe(
      "esi@example.org is an administrator already.\n",
    );
    expect((await admin(["remove", "esi@example.org"])).out).toBe(
      "esi@example.org is no longer an administrator.\n",
    );
    await expect(esi.get("/api/admin/opportunities")).rejects.toThrow(/answered 403/);
    expect((await admin(["create", "esi@example.org"])).out).toBe(
      "esi@example.org is an administrator now.\n",
    );
    expect((await admin(["remove", "esi@example.org"])).code).toBe(0);
  });

  it("admin sign-out ends the sessions of one account or of everybody", async () => {
    const [one, other] = [await signUpAt(url), await signUpAt(url)];
    const userOf = (cookie: string) => fetch(`${url}/api/auth/user`, { headers: { cookie } });
    const { email } = (await (await userOf(one)).json()) as { email: string };
    expect((await admin(["sign-out", email])).out).toBe(`${email} is signed out everywhere.\n`);
    expect([(await userOf(one)).status, (await userOf(other)).status]).toEqual([401, 200]);
    expect((await admin(["sign-out", "--everybody"])).out).toMatch(/^Ended sessions: [1-9]\d*\.\n$/);
    expect((await userOf(other)).status).toBe(401);
  });

  it("each wrong command is refused with one sentence", async () => {
    const cookie = await signUpAt(url);
    const { email } = (await (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).json()) as {
      email: string;
    };
    for (const [args, input, code, sentence] of [
      [["create", email], "", 1, /There is an account of .* whose address was never confirmed/],
      [["create", "short@example.org"], "short\n", 1, /^Password must be at least 8 characters\.\n$/],
      [["create", "common@example.org"], "password1\n", 1, /^This password is too common\.\n$/],
      [["create", "empty@example.org"], "", 1, /^Password must be at least 8 characters\.\n$/],
      [["remove", ADMIN.email], "", 1, /is the only administrator\. Make another one first/],
      [["remove", "nobody@example.org"], "", 1, /^nobody@example\.org is not an administrator\.\n$/],
      [["remove-factors", "nobody@example.org"], "", 1, /^nobody@example\.org has no account here\.\n$/],
      [["remove-factors", email], "", 1, /has no second factor\.\n$/],
      [["sign-out", "nobody@example.org"], "", 1, /^nobody@example\.org has no account here\.\n$/],
      [["sign-out"], "", 2, /^EMAIL is missing\./],
      [["create", "no address"], "", 2, /^"no address" is not an e-mail address\./],
      [["create"], "", 2, /^EMAIL is missing\./],
      [["create", "a@example.org", PASSWORD], "", 2, /one word too many/],
      [["create", "a@example.org", "--password", PASSWORD], "", 2, /Unknown option '--password'/],
      [["promote"], "", 2, /^admin does not know "promote"\./],
      [[], "", 2, /^Say what to do/],
    ] as [string[], string, number, RegExp][]) {
      const { code: exitCode, err, out } = await admin(args, input);
      expect([args, exitCode, out]).toEqual([args, code, ""]);
      expect(err).toMatch(sentence);
      expect(err).not.toMatch(/ at .*:\d+/);
    }
  });

  const hasTerminal = spawnSync("script", ["-qec", "true", "/dev/null"]).status === 0;
  if (!hasTerminal)
    process.stdout.write("Left out: a password typed at a terminal (the command script is missing).\n");
  it.runIf(hasTerminal)(
    "admin create asks for the password twice at a terminal and does not show it",
    async () => {
      const child = spawn(
        "script",
        ["-qec", `"${process.execPath}" "${ops}" admin create typed@example.org`, "/dev/null"],
        {
          env: { PATH: process.env.PATH, ...house.env },
          stdio: ["pipe", "pipe", "pipe"],
        },
      );
      let shown = "";
      child.stdout.on("data", (chunk: Buffer) => {
        const before = shown;
        shown += chunk.toString();
        for (const question of ["Password (at least 8 characters): ", "The same again: "])
          if (shown.endsWith(question) && !before.endsWith(question)) child.stdin.write(`${PASSWORD}\r`);
      });
      const [code] = (await once(child, "close")) as [number];
      expect(code).toBe(0);
      expect(shown).toMatch(/The same again: [\s\S]*typed@example\.org has an account now/);
      expect(shown).not.toContain(PASSWORD);
      await signIn(url, { email: "typed@example.org", password: PASSWORD });
      expect((await admin(["remove", "typed@example.org"])).code).toBe(0);
    },
  );
});
