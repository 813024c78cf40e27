import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import { INDUSTRIES } from "@shared/constants/industries";
import type { OpenDatabase } from "../../../server/platform/db/database";
import { openTestDatabase } from "../../../server/test/database";
import { listGrades, type NamedLabels, parseLabels, printLabels, readNamedLabels } from "./label-files";
import { bestBaseline, type Measure, measureMatching } from "./measure";
import { PROFILES } from "./profiles/index";
import { ENGINE, listWords } from "./systems";

/** What the engine reaches today, so that a change for the worse is noticed. `GOALS` in `measure.ts` say what it has to reach. */
const REACHED = { ndcg: 0.847, ndcgLead: 0.153, recall: 0.92, ineligible: 0 } as const;

let database: OpenDatabase;
let measure: Measure;
let named: Map<string, NamedLabels>;
beforeAll(async () => {
  database = await openTestDatabase();
  measure = await measureMatching(database);
  named = await readNamedLabels();
}, 300_000);
afterAll(() => database.close());

describe("the labelled set", () => {
  it("has sixty profiles and more, of all types and ten countries and more", () => {
    expect(PROFILES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(PROFILES.map(({ id }) => id)).size).toBe(PROFILES.length);
    expect(new Set(PROFILES.map(({ type }) => type))).toEqual(new Set(ALL_ENTITY_TYPES));
    expect(new Set(PROFILES.map(({ entity }) => entity?.country)).size).toBeGreaterThanOrEqual(10);
  });

  it("uses industries of the list", () => {
    const slugs = new Set(INDUSTRIES.map(({ slug }) => slug));
    const unknown = PROFILES.flatMap(({ entity }) => entity?.industry ?? []).filter(
      (slug) => !slugs.has(slug),
    );
    expect(unknown).toEqual([]);
  });

  it("judges at least twenty opportunities for every profile, and for no other", () => {
    expect([...named.keys()].sort()).toEqual(PROFILES.map(({ id }) => id).sort());
    const few = PROFILES.filter(({ id }) => listGrades(named.get(id)).size < 20).map(({ id }) => id);
    expect(few).toEqual([]);
  });

  it("names only opportunities that are open and verified, by their names in the catalogue", () => {
    const wrong = [...named].flatMap(([id, labels]) =>
      [...labels].flatMap(([key, { name }]) =>
        measure.catalogue.get(key)?.name === name ? [] : [`${id} ${key}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps its files in one order, the best grade first", () => {
    for (const labels of named.values())
      expect([...parseLabels(printLabels(labels)).keys()]).toEqual([...labels.keys()]);
  });

  it("refuses a line of another form and a key that stands twice", () => {
    expect(() => parseLabels("4 grants-gov/1 A call\n")).toThrow("Not a label");
    expect(() => parseLabels("3 grants-gov/1 A call\n0 grants-gov/1 A call\n")).toThrow("twice");
  });
});

describe("matching with the built-in embedder", () => {
  it("ranks better than the baselines", () => {
    const { ndcg } = measure.means[ENGINE];
    expect(ndcg).toBeGreaterThanOrEqual(REACHED.ndcg);
    expect(ndcg - bestBaseline(measure.means)).toBeGreaterThanOrEqual(REACHED.ndcgLead);
  });

  it("finds what is relevant among its first twenty", () => {
    expect(measure.means[ENGINE].recall).toBeGreaterThanOrEqual(REACHED.recall);
  });

  it("shows nothing that the organisation may not apply for", () => {
    const shown = measure.results.flatMap(({ profile, labels, rankings }) =>
      rankings[ENGINE].slice(0, 20)
        .filter(({ key }) => labels.get(key) === "x")
        .map(({ key }) => `${profile.id} ${key}`),
    );
    expect(shown.length, shown.join("\n")).toBeLessThanOrEqual(REACHED.ineligible);
  });
});

describe("the words of a profile", () => {
  it("are what its answers say, each once, without the word that joins them", () => {
    const words = listWords({
      id: "any",
      name: "Sun or Moon",
      type: "Startup",
      entity: { industry: ["water"], description: "Sun pumps, 24 of them" },
      answers: { techStack: ["Rust"], customerCount: 7 },
    });
    expect(words).toEqual(expect.arrayContaining(["sun", "moon", "pumps", "rust"]));
    expect(words.filter((word) => word === "sun")).toHaveLength(1);
    expect(words).not.toContain("or");
    expect(words).not.toContain("24");
  });
});
