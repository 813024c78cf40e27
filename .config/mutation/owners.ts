import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/**
 * Removes the owner from each query in turn (`eq(table.userId, userId)`, and `${table.userId} = ${userId}` or
 * `user_id = ${userId}` in SQL) and checks whether a test of the features that use it or of permissions fails. Stryker
 * has no such mutation. Prints the mutants that survive, and exits with 1 if they are more than a fifth.
 * `npx tsx .config/mutation/owners.ts exports matching/engine` mutates only these features or folders of them. Needs
 * TEST_DATABASE_URL.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const copy = join(root, "test-results/mutation-owners");
const LEAST_KILLED = 0.8;
const ONE_RUN_MS = 300_000;

type Mutant = { file: string; line: number; start: number; end: number; text: string; replacement: string };

/**
 * Lists the tables that a file imports. A comparison with one of their columns is a join, not a check of the
 * owner.
 */
function listTables(source: ts.SourceFile): Set<string> {
  const names = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.getText(source).includes("@shared/schema"))
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
    });
  return new Set(names);
}

/** Finds each comparison of a column `userId` with a value of the caller. */
function findOwnerConditions(file: string): Mutant[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest);
  const tables = listTables(source);
  const mutants: Mutant[] = [];
  const isOwner = (node: ts.Node) => ts.isPropertyAccessExpression(node) && node.name.text === "userId";
  const isOfTable = (node: ts.Node) =>
    ts.isPropertyAccessExpression(node) && tables.has(node.expression.getText(source));
  const add = (start: number, end: number, replacement: string) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    mutants.push({ file, line: line + 1, start, end, text: source.text.slice(start, end), replacement });
  };

  /** In SQL the owner stands in the text before a value, or is the value before it. */
  const visitTemplate = ({ head, templateSpans }: ts.TemplateExpression) => {
    templateSpans.forEach(({ expression }, index) => {
      if (isOfTable(expression)) return;
      const before = templateSpans[index - 1];
      const named = /[\w.]*\buser_id = $/.exec((before?.literal ?? head).text)?.[0];
      const valueStart = expression.getStart(source) - "${".length;
      const end = expression.getEnd() + "}".length;
      if (named) add(valueStart - named.length, end, "true");
      else if (before?.literal.text === " = " && isOwner(before.expression))
        add(before.expression.getStart(source) - "${".length, end, "true");
    });
  };

  const visit = (node: ts.Node) => {
    if (ts.isTemplateExpression(node)) visitTemplate(node);
    if (ts.isCallExpression(node) && node.expression.getText(source) === "eq") {
      const [column, value] = node.arguments;
      if (column && isOwner(column) && !(value && isOfTable(value)))
        add(node.getStart(source), node.getEnd(), "undefined");
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

const listFiles = (...patterns: string[]) =>
  spawnSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean);

function copyTree(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const file of listFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

/** Whether these tests fail. */
function testsFail(paths: string[]): boolean {
  const { status } = spawnSync("npx", ["vitest", "run", "--project", "server", "--bail", "1", ...paths], {
    cwd: copy,
    timeout: ONE_RUN_MS,
    stdio: "ignore",
  });
  return status !== 0;
}

const PERMISSIONS_TEST = "server/test/whole/permissions.api.test.ts";

/** Lists where the tests of a file are: in its own feature, in those that import it, and those of permissions. */
function listTests(file: string): string[] {
  const end = `/${basename(file, ".ts")}"`;
  const users = listFiles("server/features/**/*.ts").filter((path) =>
    readFileSync(join(root, path), "utf8").includes(end),
  );
  const features = [file, ...users].map((path) => `${path.split("/").slice(0, 3).join("/")}/`);
  return [...new Set([...features, PERMISSIONS_TEST])];
}

/** Stops where tests fail without a mutation, because every mutant would then count as killed. */
function checkThatTestsPass(mutants: Mutant[]): void {
  const paths = new Set(mutants.flatMap(({ file }) => listTests(file)));
  const failing = [...paths].filter((path) => testsFail([path]));
  if (failing.length > 0) {
    console.error(`These tests fail without a mutation: ${failing.join(", ")}`);
    process.exit(1);
  }
}

function isKilled({ file, start, end, replacement }: Mutant): boolean {
  const original = readFileSync(join(root, file), "utf8");
  writeFileSync(join(copy, file), `${original.slice(0, start)}${replacement}${original.slice(end)}`);
  try {
    return listTests(file).some((path) => testsFail([path]));
  } finally {
    writeFileSync(join(copy, file), original);
  }
}

if (!process.env.TEST_DATABASE_URL) {
  console.error("Set TEST_DATABASE_URL to a PostgreSQL server with pgvector.");
  process.exit(1);
}
const features = process.argv.slice(2);
const isInAskedFeature = (file: string) =>
  features.length === 0 || features.some((name) => file.startsWith(`server/features/${name}/`));
const mutants = listFiles("server/features/**/*.queries.ts", "server/features/**/visibility.ts")
  .filter(isInAskedFeature)
  .flatMap(findOwnerConditions);
copyTree();
checkThatTestsPass(mutants);
const survivors = mutants.filter((mutant, index) => {
  const killed = isKilled(mutant);
  console.log(
    `${index + 1}/${mutants.length} ${killed ? "killed  " : "SURVIVED"} ${mutant.file}:${mutant.line} ${mutant.text}`,
  );
  return !killed;
});
rmSync(copy, { recursive: true, force: true });
const killed = mutants.length - survivors.length;
console.log(`${killed} of ${mutants.length} killed (${Math.round((100 * killed) / mutants.length)} %)`);
process.exit(killed / mutants.length >= LEAST_KILLED ? 0 : 1);
