import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { countedFeatures } from "../server/features/matching/embedder/builtin";
import { mapCatalogue } from "../server/seed/catalogue";
import { readCatalogueFiles } from "../server/seed/catalogue-files";

/**
 * Counts how many texts of the starter catalogue contain each feature, and writes
 * server/features/matching/embedder/data/rarity.json. The built-in embedder weighs words by it. Run this when
 * the catalogue or the vocabulary changed, and then change the embedder's name.
 */
const { opportunities, funders } = mapCatalogue((await readCatalogueFiles()).parse());
const texts = [
  ...opportunities.map(({ row }) => [row.name, row.description]),
  ...funders.map(({ row }) => [row.name, row.description]),
].map((lines) => lines.filter(Boolean).join("\n"));

const counts = new Map<string, number>();
for (const text of texts)
  for (const feature of countedFeatures(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1);

// A feature with one text is as rare as a feature without one.
const keptCounts = [...counts].filter(([, seen]) => seen > 1).sort(([a], [b]) => (a < b ? -1 : 1));
const file = fileURLToPath(new URL("../server/features/matching/embedder/data/rarity.json", import.meta.url));
writeFileSync(
  file,
  `${JSON.stringify({ texts: texts.length, counts: Object.fromEntries(keptCounts) }, null, 1)}\n`,
);
console.log(`${keptCounts.length} features in ${texts.length} texts`);
