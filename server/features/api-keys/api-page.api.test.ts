import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_SCOPES } from "@shared/constants/api-keys";
import { startTestApp, type TestApp } from "../../test/app";
import { makeKey } from "../../test/helpers/api-keys";

const page = readFileSync(fileURLToPath(new URL("../../../docs/api.md", import.meta.url)), "utf8");
const examples = [...page.matchAll(/```sh\n(curl .+)\n```/g)].map(([, line]) => line!);

let app: TestApp;
let settings: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  const owner = await app.buildUser();
  const entity = await app.buildEntity({ userId: owner.id });
  const application = await app.buildApplication({ entityId: entity.id });
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

it("the page for programs names every scope and the limit of a key", () => {
  for (const scope of API_SCOPES) expect(page).toContain(`| \`${scope}\``);
  expect(page).toContain(`${startLimit()} calls a minute`);
});

const startLimit = () => app.config.RATE_LIMIT_KEY_PER_MINUTE;
