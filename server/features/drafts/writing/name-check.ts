import { isNaming, isPlain, isSupported, type NameBase } from "./name-facts";
import { fold, isAbstract } from "./ordinary-words";
import { findQuotations } from "./quotations";
import { LITTLE, readWords, stripPlural, type Word } from "./words-of-line";

/** What stands in a draft where a name or a quotation had no fact behind it. */
const CONFIRM_NAME = "[add: confirm name]";
const CONFIRM_QUOTATION = "[add: confirm quotation]";

/** Such a word may stand inside a name: "Bank of Africa", "Côte d’Ivoire". */
const JOINING = new Set("of for the in de du des la le les d von van der den del della di da dos".split(" "));

const OWN = new Set(
  "our my its their his her your each every this these that those no any some both notre nos mon ma mes chaque ce cette ces"
    .split(" ")
    .map(stripPlural),
);
const ACTS_BEFORE = new Set("with by from include partner via avec par".split(" "));
const SPEECH =
  /(?<!so-)\b(?:sa(?:id|ys?)|t(?:old|ells?)|call(?:s|ed)?|describ\w+|wr(?:ote|ites)|according|recall\w*|adds?|added|explain\w*|confirm\w*|prais\w*|dit|disent|declare\w*|raconte\w*|explique\w*|selon|ecrit|appelle\w*)\b/;
/** A verb behind an unknown first word says that somebody does something: "Oxfam has …". */
const DOING =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|may|does|did|and|gave|gives|made|makes|paid|pays|led|leads|wrote|writes|runs|ran|won|wins|put|puts|buys|bought|sells|sold|also|recently|est|sont|a|ont|nous|finance|soutient|fournit|et)$|(?:ed|ides?|ines|ates|orts|unds|ains|ers|izes|ises|ishes|ucts|acts|ents|ows|elps|ects|onsors|osts)$/;

/** "Graduates have …" are several, and no name. */
const PLURAL_VERB = /^(?:have|are|were|do|ont|sont)$/;

/** Parts of a draft that name nobody: links and addresses. */
const LINK = /https?:\/\/[^\s)\]>"]+|www\.[^\s)\]>"]+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]*\w/giu;

/** `text` with every name and quotation that the facts do not hold replaced by a marker to confirm it. */
export function checkNames(text: string, base: NameBase): { text: string; removed: number } {
  let removed = 0;
  const checkLine = (line: string): string => {
    const cuts: { start: number; end: number; instead: string }[] = [];
    const isCut = (start: number) => cuts.some((cut) => start >= cut.start && start < cut.end);
    for (const { 0: marker, index } of line.matchAll(/\[add:([^\]]*)\]/g)) {
      const hasName = findNames(marker.slice(5, -1), base).length > 0;
      cuts.push({ start: index, end: index + marker.length, instead: hasName ? CONFIRM_NAME : marker });
    }
    for (const { 0: link, index } of /@|:\/\/|www\./i.test(line) ? line.matchAll(LINK) : [])
      if (!isCut(index)) cuts.push({ start: index, end: index + link.length, instead: link });
    for (const { start, end, words } of findQuotations(line))
      if (!isCut(start) && !isBorneOut(words, line, { start, end }, base))
        cuts.push({ start, end, instead: CONFIRM_QUOTATION });
    for (const { start, end } of findNames(line, base))
      if (!isCut(start)) cuts.push({ start, end, instead: CONFIRM_NAME });
    let checked = "";
    let from = 0;
    for (const { start, end, instead } of cuts.sort((a, b) => a.start - b.start)) {
      if (start < from) continue;
      if (instead !== line.slice(start, end)) removed += 1;
      checked += line.slice(from, start) + instead;
      from = end;
    }
    return joinMarkers(checked + line.slice(from));
  };
  const checked = text.normalize("NFKC").split("\n").map(checkLine).join("\n");
  return { text: checked, removed };
}

/** "[…], […] and […]": names of one list need one marker. */
function joinMarkers(text: string): string {
  const marker = CONFIRM_NAME.replace(/[[\]]/g, "\\$&");
  return text.replace(
    new RegExp(`${marker}(?:(?:, (?:and |et )?|,? and | et | & | or | ou )${marker})+`, "g"),
    CONFIRM_NAME,
  );
}

/** Whether the words between quotation marks stand in the facts, or are only a turn of phrase. */
function isBorneOut(
  quoted: string,
  line: string,
  { start, end }: { start: number; end: number },
  base: NameBase,
): boolean {
  const parts = quoted.split(/…|\.{3}|\[[^\]]*\]/).map((part) => readWords(part));
  const isQuoted = parts.every(
    (words) =>
      words.length === 0 || base.wordings.includes(` ${words.map(({ folded }) => folded).join(" ")} `),
  );
  if (isQuoted) return true;
  const words = parts.flat();
  const before = /[^.!?]*$/.exec(line.slice(0, start))?.[0] ?? "";
  // The first word of a sentence has a capital that says nothing.
  const telling =
    before.trim() === "" && words[0] && (isPlain(words[0], base) || isAbstract(words[0].folded))
      ? words.slice(1)
      : words;
  if (words.length > 3 || /[.!?,]/.test(quoted) || telling.some(({ isCapital }) => isCapital)) return false;
  const after = /^[^.!?]*/.exec(line.slice(end))?.[0] ?? "";
  return !SPEECH.test(fold(before + after));
}

type Span = { start: number; end: number };

/** The names in a line that the facts do not hold. */
function findNames(line: string, base: NameBase): Span[] {
  const words = readWords(line);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!words[at]?.isCapital) continue;
    const { parts, last } = readRun(words, at, line);
    spans.push(...judgeRun(parts, { before: words[at - 1], next: words[last + 1], line }, base));
    at = last;
  }
  return spans;
}

/** Words with a capital in a row, in parts between little words: "Bank of Africa" has two. `last` is the index of the last. */
function readRun(words: readonly Word[], from: number, line: string): { parts: Word[][]; last: number } {
  const parts: Word[][] = [[words[from]!]];
  let last = from;
  for (let at = from + 1; at < words.length; at += 1) {
    const joining: Word[] = [];
    while (words[at] && JOINING.has(words[at]!.folded) && !words[at]!.isCapital) joining.push(words[at++]!);
    const word = words[at];
    if (!word?.isCapital || joining.length > 2) break;
    const before = words[last]!;
    const chain = [before, ...joining, word];
    const isJoined = chain.every((each, index) => {
      const previous = chain[index - 1];
      if (!previous) return true;
      const gap = line.slice(previous.end, each.start);
      return (
        /^(?: | & |-|‑)$/.test(gap) || (/^\.? ?$/.test(gap) && !each.isFirst) || /^ ?[ld]['’]$/i.test(gap)
      );
    });
    if (!isJoined) break;
    if (joining.length > 0 || /^ ?d['’]$/i.test(line.slice(before.end, word.start))) parts.push([word]);
    else parts.at(-1)!.push(word);
    last = at;
  }
  return { parts, last };
}

type Around = { before: Word | undefined; next: Word | undefined; line: string };

function judgeRun(parts: Word[][], around: Around, base: NameBase): Span[] {
  const words = parts.flat();
  const [first, ...others] = words as [Word, ...Word[]];
  if (others.length === 0 && isPlain(first, base)) return [];
  if (first.isFirst) {
    if (isSupported(words, base)) return [];
    if (isPlain(first, base)) {
      // The sentence's first word has its capital from the sentence: "As Nelson Mandela said".
      if (!isNaming(first) || parts[0]!.length > 1) {
        const rest = parts.map((part, index) => (index === 0 ? part.slice(1) : part)).filter((p) => p.length);
        if (isSupported(rest.flat(), base)) return [];
        const isName = words.some(isNaming) && !findUnknown(rest.flat(), base) && parts[0]!.length > 1;
        if (!isName || isFunction(first)) return judgeParts(rest, { ...around, before: first }, base);
      }
    } else if (!others.some((word) => !isPlain(word, base)) && !others.some(isNaming)) {
      const gap = around.next ? around.line.slice(words.at(-1)!.end, around.next.start) : "";
      const isActing =
        around.next !== undefined &&
        ((gap === " " && DOING.test(fold(around.next.text))) || /^, ?$/.test(gap)) &&
        !(/s$/.test(first.text) && PLURAL_VERB.test(around.next.text));
      if (!isActing || (others.length === 0 && isAbstract(first.folded))) return [];
    }
  }
  return judgeParts(parts, around, base);
}

const FUNCTION_LETTERS = 4;
const isFunction = ({ folded }: Word) => folded.length <= FUNCTION_LETTERS || OWN.has(folded);
const spanOf = (words: readonly Word[]): Span => ({ start: words[0]!.start, end: words.at(-1)!.end });

function judgeParts(parts: Word[][], { before }: Around, base: NameBase): Span[] {
  const words = parts.flat();
  if (isSupported(words, base))
    return isNamedActor(words, before) && !isKnownInPieces(words, base) ? [spanOf(words)] : [];
  const isOwn = before !== undefined && OWN.has(before.folded);
  const failing = parts.map((part) => !isSupported(part, base));
  if (!failing.includes(true)) return isOwn ? [] : [spanOf(words)];
  if (isOwn && !findUnknown(words, base)) return [];
  const hasNaming = words.some(isNaming);
  const spans: Span[] = [];
  parts.forEach((part, index) => {
    // "University of Oxford" is one name, "Grace Otieno of Oxford" is not.
    const isBeside = failing[index - 1] === true || failing[index + 1] === true;
    const isItsOwn = part.every((word) => !base.words.has(word.folded));
    const isPart = hasNaming && isBeside && (isItsOwn || isNaming(parts[index - 1]?.at(-1)));
    if (!failing[index] && !isPart) return;
    const last = spans.at(-1);
    if (last && (failing[index - 1] || isPart)) last.end = spanOf(part).end;
    else spans.push(spanOf(part));
  });
  return spans;
}

/** "trained by Teach For All": ordinary words with capitals where a partner is named. A plural is a group of people. */
const isNamedActor = (words: readonly Word[], before: Word | undefined): boolean =>
  words.length > 1 &&
  before !== undefined &&
  ACTS_BEFORE.has(before.folded) &&
  !/s$/.test(words.at(-1)!.text);

const isKnownInPieces = (words: readonly Word[], base: NameBase): boolean =>
  words.every(({ folded }) => LITTLE.has(folded) || base.words.has(folded));

function findUnknown(words: readonly Word[], base: NameBase): Word | undefined {
  return words.find((word) => !isPlain(word, base));
}
