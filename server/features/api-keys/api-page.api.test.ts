import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { API_SCOPES } from "@shared/constants/api-keys";
import { startTestApp, type TestApp } from "../../test/app";
import { makeKey } from "../../test/helpers/api-keys";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const page = readFileSync(join(root, "docs/api.md"), "utf8");
const examples = [...page.matchAll(/```sh\n(curl .+)\n```/g)].map(([, line]) => line!);

let app: TestApp;
let settings: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  const owner = await app.buildUser();
  const entity = await app.buildEntity({ userId: owner.id });
  const application = await app.buildApplication({ entityId: entity.id });
  await app.buildOpportunity({ name: "Water for villages", deadline: "2099-01-01", deadlineTimezone: "UTC" });
  const { secret } = await makeKey(app, owner, { scopes: [...API_SCOPES], entityId: entity.id });
  settings = { AMBERWAY: app.url, AMBERWAY_KEY: secret, APPLICATION: application.id };
});
afterAll(() => app.close());

/** Does what a shell and curl do with a line of the page. */
async function run(line: string): Promise<Response> {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, raw, quoted, plain]) =>
      raw ?? (quoted ?? plain ?? "").replace(/\$(\w+)/g, (_all, name: string) => settings[name] ?? ""),
  );
  const valuesOf = (option: string) => words.filter((_word, at) => words[at - 1] === option);
  const headers = valuesOf("-H").map((header) => header.split(": ") as [string, string]);
  return fetch(words.at(-1)!, {
    method: valuesOf("-X")[0] ?? "GET",
    headers,
    body: valuesOf("-d")[0],
  });
}

it("the page for programs has examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(6);
});

it.each(examples)("works as the page for programs says: %s", async (line) => {
  const answer = await run(line);
  expect(`${answer.status} ${await answer.text()}`).toMatch(/^20[01] /);
  expect(answer.headers.get("set-cookie")).toBeNull();
});

const runNode = (folder: string, args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...process.env, ...settings } });
const COMPILER = { strict: true, target: "es2023", module: "nodenext", types: ["node"], skipLibCheck: true };

it("the page for programs has a client in TypeScript, which compiles and works", async () => {
  const [, source, file] = /^npx openapi-typescript "(.+)" --output (.+)$/m.exec(page)!;
  const [, program] = /```ts\n([^]+?)```/.exec(page)!;
  // Below the packages, where a project of somebody else would have its own.
  await mkdir(join(root, "node_modules/.cache"), { recursive: true });
  const folder = await mkdtemp(join(root, "node_modules/.cache/client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "client.ts"), program!);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: COMPILER }));
  const address = source!.replace("$AMBERWAY", settings.AMBERWAY!);
  await runNode(folder, [
    join(root, "node_modules/openapi-typescript/bin/cli.js"),
    address,
    "--output",
    file!,
  ]);
  await runNode(folder, [join(root, "node_modules/typescript-7/bin/tsc")]);
  const { stdout, stderr } = await runNode(folder, ["client.js"]);
  expect(stdout).toBe("Water for villages 2099-01-02T00:00:00.000Z\nadded Send the budget\n");
  expect(stderr).toBe("");
}, 180_000);

it("the page for programs names every scope and the limit of a key", () => {
  for (const scope of API_SCOPES) expect(page).toContain(`| \`${scope}\``);
  expect(page).toContain(`${startLimit()} calls a minute`);
});

const startLimit = () => app.config.RATE_LIMIT_KEY_PER_MINUTE;
