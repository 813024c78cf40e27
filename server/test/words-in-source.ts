import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A text in a source file that users may see. */
export type FoundText = { file: string; line: number; text: string; isShownAsIs: boolean };

/**
 * Lists the sources of a folder, without tests and dictionaries. Unless `isDeep` is set, its subfolders are
 * left out.
 */
export function sourcesIn(folder: string, isDeep = true): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isDeep ? sourcesIn(path) : [];
    return /\.tsx?$/.test(entry.name) && !/\.test\.|\/words\/\w\w\.ts$|(^|\/)test-/.test(path) ? [path] : [];
  });
}

const parse = (file: string, source = readFileSync(file, "utf8")) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Finds all string literals of a file, as possible keys of a dictionary. */
export function findLiterals(file: string): Set<string> {
  const literals = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return literals;
}

/** Attributes whose values users never see. */
const SILENT_ATTRIBUTES =
  /^(className|\w*ClassName|style|to|href|src|srcSet|sizes|id|htmlFor|name|type|role|key|rel|target|method|action|as|side|align|variant|size|tone|kind|value|defaultValue|inputMode|autoComplete|autoCapitalize|enterKeyHint|d|viewBox|fill|stroke\w*|transform|points|x|y|width|height|lang|dir|data-[\w-]+|aria-(live|current|haspopup|controls|labelledby|describedby|orientation|atomic|relevant|owns|activedescendant|autocomplete|sort|hidden)|slot|loading|decoding|accept|pattern|form|mode|icon|font\w*|text\w+|dominant\w*|preserve\w*|gradient\w*|offset|stop\w*|layout|as\w*|level|crossOrigin|fetchPriority|\w*[iI]d)$/;
/**
 * Calls that translate their text (SAYING), and calls whose text is for logs, programmers or comparison
 * (UNHEARD).
 */
const SAYING =
  /^(t|t\.(count|rich|raw)|words\.(count|rich|raw)|translateLabel|message|wordMessage|say|asWritten)$/;
const UNHEARD =
  /^(cn|clsx|cva|useRef|matchMedia|querySelector(All)?|closest|matches|(window|document)\.\w+|console\.\w+|log\.\w+|sql|notFound|new (\w*Error|SilentStream|RegExp|Intl\.\w+|URL)|Intl\.\w+|.*\.(startsWith|endsWith|includes|getAttribute|setAttribute|addEventListener|removeEventListener|split|replace|replaceAll|test|match|dispatchEvent|setProperty|info|warn|error|debug))$/;

const LETTERS = /\p{L}{2}/u;
/**
 * Recognises sentences and capitalised words, but not class lists, keys, paths, media types and search
 * patterns.
 */
const looksSpoken = (text: string) =>
  /\p{L}/u.test(text) &&
  !/\||\(\?:|\[a-z\]/.test(text) &&
  (/^[“"(]?\p{Lu}\p{Ll}+[\p{Ll}’',:;.!?…()“”%&/-]*( |$|…)/u.test(text) ||
    /^\p{Lu}\p{L}* \p{L}/u.test(text) ||
    /\p{Ll} \p{Ll}+.*[.!?…]$/u.test(text) ||
    /\{\} \p{Ll}{2,}( |$)|^\p{Lu}\p{Ll}+ \{\}/u.test(text) ||
    /^ ?\p{Ll}+ (\p{Ll}+ )*(for|of|to|the|and|or|in|is|are|left|with|by|on|at|more|from)( |$)/u.test(text));

/** Names that are the same in every language, and words that only browsers read. */
const NO_WORDS = new Set(
  "Amberway,Crunchbase,Startup,Social Enterprise,Individual,Hyperlink,Footer,Calibri,Normal,Enter,Escape,Backspace,ArrowUp,ArrowDown,ArrowLeft,ArrowRight,PageUp,PageDown,Accept,Authorization,AbortError,Content-Type,English,Français,OpenAI,Anthropic,Claude,Grants.gov,LinkedIn,Europe,Africa,Retry-After,Idle,Accept-Language,NotAllowedError,Content-Disposition,Last-Event-ID,TypeError,InvalidStateError,DataError,QuotaExceededError".split(
    ",",
  ),
);

const templateText = (node: ts.TemplateExpression) =>
  node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");

const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isCaseClause(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isElementAccessExpression(parent) ||
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isBinaryExpression(parent) && /^[!=]==?$|^in$/.test(parent.operatorToken.getText()));

const isPropertyName = (node: ts.Node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** Whether a call or attribute around the literal translates it or never shows it. */
function isTranslatedOrHidden(literal: ts.Node): boolean {
  for (let node = literal; node.parent; node = node.parent) {
    const { parent } = node;
    if (ts.isJsxAttribute(parent)) {
      if (SILENT_ATTRIBUTES.test(parent.name.getText())) return true;
    } else if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
      const callee = `${ts.isNewExpression(parent) ? "new " : ""}${parent.expression.getText()}`;
      if (SAYING.test(callee) || UNHEARD.test(callee)) return true;
    } else if (ts.isTaggedTemplateExpression(parent)) return true;
    else if (ts.isTypeNode(parent)) return true;
    else if (ts.isJsxElement(parent) || ts.isBlock(parent)) return false;
  }
  return false;
}

/**
 * Finds texts of a source file that are not translated. Texts in JSX are shown as they are (`isShownAsIs`),
 * and others may be shown through a constant.
 */
export function findUnsaidTexts(file: string, source?: string): FoundText[] {
  const sourceFile = parse(file, source);
  const texts: FoundText[] = [];
  const add = (node: ts.Node, text: string, isShownAsIs: boolean) => {
    const { line } = sourceFile.getLineAndCharacterOfPosition(node.getStart());
    texts.push({ file, line: line + 1, text: text.replace(/\s+/g, " ").trim(), isShownAsIs });
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) {
      const text = node.text.trim();
      if (LETTERS.test(text) && !NO_WORDS.has(text)) add(node, text, true);
      return;
    }
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? templateText(node)
        : undefined;
    if (text !== undefined && !isCompared(node) && !isPropertyName(node) && !NO_WORDS.has(text)) {
      const isAttribute =
        ts.isJsxAttribute(node.parent) && !SILENT_ATTRIBUTES.test(node.parent.name.getText());
      const isSpoken = isAttribute ? /^\p{Lu}|\p{L} \p{L}/u.test(text) : looksSpoken(text);
      if (isSpoken && !isTranslatedOrHidden(node))
        add(node, text, isAttribute || ts.isTemplateExpression(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return texts;
}
