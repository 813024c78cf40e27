import { readFileSync } from "node:fs";
import ts from "typescript";

/** A message as it may reach a person, and where its words stand. */
export type FoundMessage = { at: string; text: string };

/** What says something to a person, and at which place of its arguments. A base class says it for those made of it. */
const SPEAKERS = new Map<string, readonly number[]>([
  ["new AppError", [1, 2]],
  ["new FetchFailure", [1]],
  ["new DeckProblem", [1]],
  ["new UnusableRecord", [0]],
  ["new Unread", [0]],
  ["report.fail", [1]],
  ["report.remark", [1]],
  ["notes.add", [0]],
]);
/** Stands for whatever is only known when it runs: a name, a figure. */
export const SAMPLE = "Sample";
const SAMPLE_COUNT = 1_000;

type Source = { name: string; root: ts.SourceFile };
type Definition = { of: ts.Node; source: Source };

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionDeclaration(node);

/**
 * Finds every message in the sources, without running them: constants are followed, across files too, and what a function puts into its
 * message is looked up where it is called. What cannot be known becomes a sample; a message that is nothing else is left out.
 */
export function messagesIn(files: readonly { name: string; text: string }[]): FoundMessage[] {
  const sources = files.map(({ name, text }): Source => ({
    name,
    root: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true),
  }));
  const constants = new Map<string, Definition[]>();
  const calls = new Map<string, { call: ts.CallExpression; source: Source }[]>();
  const walk = (source: Source, visit: (node: ts.Node) => void) => {
    const each = (node: ts.Node) => {
      visit(node);
      ts.forEachChild(node, each);
    };
    each(source.root);
  };
  for (const source of sources)
    walk(source, (node) => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
        constants.set(node.name.text, [
          ...(constants.get(node.name.text) ?? []),
          { of: node.initializer, source },
        ]);
      else if (ts.isCallExpression(node)) {
        const called = node.expression.getText();
        calls.set(called, [...(calls.get(called) ?? []), { call: node, source }]);
      }
    });

  /** The constant of that name, of this file if it has one. */
  const constantOf = (name: string, { source }: { source: Source }): Definition | undefined => {
    const all = constants.get(name) ?? [];
    return all.find((one) => one.source === source) ?? (all.length === 1 ? all[0] : undefined);
  };

  /** What a parameter may be: the arguments of every call. */
  const argumentsFor = (identifier: ts.Identifier): Definition[] | undefined => {
    for (let node: ts.Node = identifier; node.parent; node = node.parent) {
      const { parent } = node;
      if (!isFunction(parent)) continue;
      const at = parent.parameters.findIndex(({ name }) => name.getText() === identifier.text);
      if (at < 0) continue;
      const { name } = ts.isArrowFunction(parent) ? (parent.parent as ts.VariableDeclaration) : parent;
      const given = (name && calls.get(name.getText())) ?? [];
      return given.flatMap(({ call, source }) => {
        const argument = call.arguments[at];
        return argument ? [{ of: argument, source }] : [];
      });
    }
    return undefined;
  };

  const textsOf = (node: ts.Node, source: Source, depth = 0): string[] => {
    const inner = (part: ts.Node) => textsOf(part, source, depth + 1);
    if (depth > 8) return [SAMPLE];
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text.replaceAll("_", "")];
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (texts, { expression, literal }) =>
          texts.flatMap((text) => inner(expression).map((value) => text + value + literal.text)),
        [node.head.text],
      );
    if (ts.isConditionalExpression(node)) return [...inner(node.whenTrue), ...inner(node.whenFalse)];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return inner(node.expression);
    if (ts.isIdentifier(node)) {
      const given = argumentsFor(node);
      const found = given ?? [constantOf(node.text, { source })].filter((one) => one !== undefined);
      const texts = found.flatMap((one) => textsOf(one.of, one.source, depth + 1));
      return texts.length > 0 ? [...new Set(texts)] : [SAMPLE];
    }
    if (
      (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) &&
      ts.isIdentifier(node.expression)
    ) {
      const name = ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
      const tables = [constantOf(node.expression.text, { source }), ...(argumentsFor(node.expression) ?? [])];
      const texts = tables.flatMap((table) => {
        if (!table || !ts.isObjectLiteralExpression(table.of)) return [];
        return table.of.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) && (name === undefined || property.name.getText() === name)
            ? textsOf(property.initializer, table.source, depth + 1)
            : [],
        );
      });
      return texts.length > 0 ? [...new Set(texts)] : [SAMPLE];
    }
    if (ts.isCallExpression(node) && node.expression.getText().endsWith(".toLocaleString"))
      return [SAMPLE_COUNT.toLocaleString("en")];
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const made = constantOf(node.expression.text, { source });
      if (made && ts.isArrowFunction(made.of) && !ts.isBlock(made.of.body))
        return textsOf(made.of.body, made.source, depth + 1);
    }
    return [SAMPLE];
  };

  const found: FoundMessage[] = [];
  const add = (node: ts.Node, source: Source) => {
    const { line } = source.root.getLineAndCharacterOfPosition(node.getStart());
    const at = `${source.name}:${line + 1}`;
    for (const text of textsOf(node, source))
      if (/[\p{Ll}]{2}/u.test(text.replaceAll(SAMPLE, ""))) found.push({ at, text });
  };

  for (const source of sources)
    walk(source, (node) => {
      if (ts.isCallExpression(node) || ts.isNewExpression(node))
        for (const place of SPEAKERS.get(speakerOf(node)) ?? []) {
          const argument = node.arguments?.[place];
          if (!argument) continue;
          if (ts.isObjectLiteralExpression(argument))
            for (const text of listedIn(argument)) add(text, source);
          else add(argument, source);
        }
      if (isOfValidator(source) && isMessage(node)) add(node, source);
      if (isOfValidator(source) && ts.isArrayLiteralExpression(node) && isFieldProblem(node))
        for (const element of node.elements) add(element, source);
    });
  return [...new Map(found.map((one) => [one.text, one])).values()];
}

function speakerOf(node: ts.CallExpression | ts.NewExpression): string {
  if (ts.isNewExpression(node)) return `new ${node.expression.getText()}`;
  if (node.expression.kind !== ts.SyntaxKind.SuperKeyword) return node.expression.getText();
  for (let at: ts.Node = node; at.parent; at = at.parent)
    if (ts.isClassLike(at.parent)) {
      const [base] = at.parent.heritageClauses?.[0]?.types ?? [];
      return base ? `new ${base.expression.getText()}` : "";
    }
  return "";
}

/** The sentences of `{ field: ["…"] }`. */
const listedIn = (fields: ts.ObjectLiteralExpression): ts.Expression[] =>
  fields.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isArrayLiteralExpression(property.initializer)
      ? [...property.initializer.elements]
      : [],
  );

const isOfValidator = ({ name }: Source) => name.startsWith("shared/validators/");

/** A sentence that a validator is given: all its literals are, but for what describes the API. */
function isMessage(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  if (!/^["'`]\p{Lu}\p{L}* /u.test(node.getText())) return false;
  for (let at: ts.Node = node; at.parent; at = at.parent)
    if (
      ts.isCallExpression(at.parent) &&
      at.parent.expression !== at &&
      at.parent.expression.getText().endsWith(".meta")
    )
      return false;
  return true;
}

const isFieldProblem = ({ parent }: ts.ArrayLiteralExpression) =>
  ts.isBinaryExpression(parent) && parent.left.getText().startsWith("problems.");

/** Files as `messagesIn` takes them. */
export const read = (name: string) => ({ name, text: readFileSync(name, "utf8") });
