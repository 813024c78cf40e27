import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** So many files a change may touch at most, tests left out, before the tree is to be blamed. */
const FILES_MAX: Record<string, number> = {
  "A field of an opportunity": 10,
  "A page": 6,
  "A language": 5,
  "A source": 3,
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

/** Whether a path exists; a part in angle brackets stands for any name. */
function isThere(path: string): boolean {
  const find = (folder: string, [part, ...rest]: string[]): boolean => {
    if (part === undefined) return existsSync(folder);
    if (!part.includes("<")) return find(join(folder, part), rest);
    const pattern = new RegExp(`^${part.replace(/\./g, "\\.").replace(/<[^>]+>/g, "[\\w-]+")}$`);
    return (
      existsSync(folder) &&
      readdirSync(folder).some((name) => pattern.test(name) && find(join(folder, name), rest))
    );
  };
  return find(".", path.split("/"));
}

it.each(recipes.map(({ title, files }) => [title, files] as const))(
  "%s: the recipe names files that are there",
  (_title, files) => {
    expect(files).not.toEqual([]);
    expect(files.filter((path) => !isThere(path))).toEqual([]);
  },
);

it.each(Object.entries(FILES_MAX))("%s touches at most %i files", (title, most) => {
  const recipe = recipes.find((each) => each.title === title);
  expect(recipe, "has a recipe").toBeDefined();
  const files = recipe!.files.filter((path) => !/\.test\.|\.e2e\./.test(path));
  expect(files.length).toBeLessThanOrEqual(most);
});
