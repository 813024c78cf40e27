import { readFileSync } from "node:fs";
import { ROOT } from "./read-dockerfile";

const patterns = readFileSync(`${ROOT}.dockerignore`, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}(/|$)`));

/**
 * Whether .dockerignore excludes a path of the repository from a build. Only `*` is supported in patterns.
 */
export const isIgnored = (path: string) => patterns.some((pattern) => pattern.test(path));
