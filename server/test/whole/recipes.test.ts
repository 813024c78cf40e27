import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The largest number of files that each kind of change may touch, without tests. */
const FILES_MAX: Record<string, number> = {
  "A field of an opportunity": 10,
  "A page": 6,
  "A language": 5,
  "A source": 3,
  "An API source": 3,
  "A mail": 4,
};

const contributing = readFileSync("CONTRIBUTING.md", "utf8");
const recipes = contributing
  .slice(contributing.indexOf("## Recipes"))
  .split(/^\*\*/m)
  .slice(1)
  .map((part) => {
    const quoted = [...part.matchAll(/`((?:client|server|shared|migrations|\.config)\/[^`]+)`/g)];
    return { title: part.slice(0, part.indexOf("**")), files: [...new Set(quoted.map(([, path]) => path!))] };
  });

/** Whether a path exists. A part in angle brackets stands for any name. */
function pathExists(path: string): boolean {
  const find = (folder: string, [part, ...otherParts]: string[]): boolean => {
    if (part === undefined) return existsSync(folder);
    if (!part.includes("<")) return find(join(folder, part), otherParts);
    const pattern = new RegExp(`^${part.replace(/\./g, "\\.").replace(/<[^>]+>/g, "[\\w-]+")}$`);
    return (
      existsSync(folder) &&
      readdirSync(folder).some((name) => pattern.test(name) && find(join(folder, name), otherParts))
    );
  };
  return find(".", path.split("/"));
}

it.each(recipes.map(({ title, files }) => [title, files] as const))(
  "the recipe for %s names existing files",
  (_title, files) => {
    expect(files).not.toEqual([]);
    expect(files.filter((path) => !pathExists(path))).toEqual([]);
  },
);

it.each(Object.entries(FILES_MAX))("the recipe for %s names at most %i files", (title, maxFiles) => {
  const recipe = recipes.find((candidate) => candidate.title === title);
  expect(recipe, "has a recipe").toBeDefined();
  const files = recipe!.files.filter((path) => !/\.test\.|\.e2e\./.test(path));
  expect(files.length).toBeLessThanOrEqual(maxFiles);
});
