import { afterAll, beforeAll, expect, it } from "vitest";
import { memberships } from "@shared/schema/index";
import type { ApplicationView, UpdateApplicationInput } from "@shared/validators/applications";
import { ApiError } from "../../client/src/lib/api/api-client";
import { startTestApp, type TestApp } from "../../server/test/app";
import { createEditor } from "./editor";
import { createRandom, listSentences, type Random } from "./texts";

/** `npm run measure:editing` makes 10,000. */
const EDITS = Number(process.env.EDITS ?? 400);
const SEED = Number(process.env.SEED ?? 20_261_128);

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

class CutLine extends Error {}

type Browser = Awaited<ReturnType<TestApp["as"]>>;

/** One request in ten is lost on its way, and one answer in ten on its way back. */
function createCall(browser: Browser, path: string, random: Random, counts: { cuts: number }) {
  const cut = () => {
    if (random.next() >= 0.1) return;
    counts.cuts++;
    throw new CutLine();
  };
  return async (method: "GET" | "PATCH", body?: UpdateApplicationInput): Promise<ApplicationView> => {
    cut();
    const answer = method === "GET" ? await browser.get(path) : await browser.patch(path).send(body);
    cut();
    if (answer.status !== 200) throw new ApiError(answer.status, answer.text);
    return answer.body as ApplicationView;
  };
}

const isExpected = (error: unknown) =>
  error instanceof CutLine || (error instanceof ApiError && error.status === 409);

it(`two who make ${EDITS} edits at once, over lines that break and with browsers that crash, lose nothing that was acknowledged`, async () => {
  const random = createRandom(SEED);
  const counts = { cuts: 0, crashes: 0, saves: 0, refused: 0 };
  const [ama, kofi] = [await app.buildUser(), await app.buildUser()];
  const entity = await app.buildEntity({ userId: ama.id });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "editor" });
  const { id } = await app.buildApplication({ entityId: entity.id });
  const path = `/api/applications/${id}`;
  const open = async (name: string, user: { id: string }) =>
    createEditor(name, random, createCall(await app.as(user), path, random, counts));
  const editors = [await open("A", ama), await open("B", kofi)];
  const acknowledged = new Set<string>();

  const step = async (editor: (typeof editors)[number]) => {
    try {
      await editor.edit();
      if (random.next() < 0.1) {
        counts.crashes++;
        editor.crash();
      }
      if (random.next() < 0.4) {
        for (const sentence of await editor.save()) acknowledged.add(sentence);
        counts.saves++;
      }
    } catch (error) {
      if (!isExpected(error)) throw error;
      counts.refused++;
    }
  };
  // Each step is one edit of each at the same time.
  for (let n = 0; n < EDITS / 2; n++) await Promise.all(editors.map(step));

  const insist = async <T>(what: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await what();
      } catch (error) {
        if (!isExpected(error)) throw error;
      }
  };
  for (const editor of editors)
    for (const sentence of await insist(() => editor.save())) acknowledged.add(sentence);
  for (const editor of editors) await insist(() => editor.open());

  const [first, second] = editors.map((editor) => editor.read());
  expect(second).toEqual(first);
  const present = new Set([...listSentences(first!.narrative), ...listSentences(first!.notes)]);
  const isRemoved = (sentence: string) => editors.some(({ removed }) => removed.has(sentence));
  const lost = [...acknowledged].filter((sentence) => !present.has(sentence) && !isRemoved(sentence));
  expect(lost).toEqual([]);
  // The simulation would show nothing if all went well by itself.
  const contested = editors.reduce((sum, editor) => sum + editor.countConflicts(), 0);
  for (const count of [...Object.values(counts), contested]) expect(count).toBeGreaterThan(0);
  if (process.env.EDITS)
    console.log(
      `${EDITS} edits (seed ${SEED}): ${counts.saves} saves acknowledged, ${counts.refused} tries failed, ${counts.cuts} cuts, ` +
        `${counts.crashes} crashes, ${contested} passages contested; ${acknowledged.size} sentences acknowledged, ` +
        `${present.size} present at the end, ${lost.length} lost`,
    );
}, 600_000);
