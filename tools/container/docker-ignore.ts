import { readFileSync } from "node:fs";
import { ROOT } from "./read-dockerfile";

const patterns = readFileSync(`${ROOT}.dockerignore`, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}(/|$)`));

/** Whether a path of the repository stays outside of what a build gets. For patterns without more than `*`, as ours are. */
export const isIgnored = (path: string) => patterns.some((pattern) => pattern.test(path));
