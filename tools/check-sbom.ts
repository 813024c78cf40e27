import { readFileSync } from "node:fs";

/** Fails unless the list of packages that `npm run sbom` has written names every package that the product asks for. */
type Bom = { components?: { group?: string; name: string; version?: string }[] };
const read = <T>(path: string) => JSON.parse(readFileSync(path, "utf8")) as T;

const { components = [] } = read<Bom>("dist/sbom.json");
const listed = new Set(
  components.map(({ group, name, version }) => `${group ? `${group}/` : ""}${name}@${version}`),
);
const { dependencies } = read<{ dependencies: Record<string, string> }>("package.json");
const missing = Object.entries(dependencies)
  .map(([name, version]) => `${name}@${version}`)
  .filter((one) => !listed.has(one));
if (missing.length > 0) throw new Error(`dist/sbom.json lacks ${missing.join(", ")}`);
console.log(`dist/sbom.json names ${listed.size} packages`);
