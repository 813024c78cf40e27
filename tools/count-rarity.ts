import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { countedFeatures } from "../server/features/matching/embedder/builtin";
import { mapCatalogue } from "../server/seed/catalogue";
import { readCatalogueFiles } from "../server/seed/catalogue-files";

/**
 * Counts in how many texts of the starter catalogue each feature stands and writes server/features/matching/embedder/data/rarity.json, by which
 * the built-in embedder weighs words. Run it when the catalogue or the vocabulary changed, and raise the embedder's name then.
 */
const { opportunities, funders } = mapCatalogue((await readCatalogueFiles()).parse());
const texts = [
  ...opportunities.map(({ row }) => [row.name, row.description]),
  ...funders.map(({ row }) => [row.name, row.description]),
].map((lines) => lines.filter(Boolean).join("\n"));

const counts = new Map<string, number>();
for (const text of texts)
  for (const feature of countedFeatures(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1);

// A feature seen once is as rare as one that was never seen.
const kept = [...counts].filter(([, seen]) => seen > 1).sort(([a], [b]) => (a < b ? -1 : 1));
const file = fileURLToPath(new URL("../server/features/matching/embedder/data/rarity.json", import.meta.url));
writeFileSync(
  file,
  `${JSON.stringify({ texts: texts.length, counts: Object.fromEntries(kept) }, null, 1)}\n`,
);
console.log(`${kept.length} features in ${texts.length} texts`);
