/** The longest sentence that is taken over whole, in characters. */
const SENTENCE_MAX = 500;
const SENTENCE_WORDS_MIN = 4;
/** A line that is at least so long was broken by the page, not by who wrote it. */
const BROKEN_LINE_MIN = 50;
const HEADING_WORDS_MAX = 10;

const ENDS = /[.!?…]["”’»)]*$/;
const BULLET = /^(?:[-*•‣◦▪·–—]|\(?\d{1,2}[.)]|[a-z]\))\s+/;

/** A paragraph, with where it begins in the text and the heading above it. */
type Paragraph = { text: string; start: number; heading: string | null };

/** Splits a text that was read from a file into paragraphs. Lines that the page broke are joined again. */
export function splitParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let heading: string | null = null;
  let open: Paragraph | null = null;
  let offset = 0;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const start = offset + (raw.length - raw.trimStart().length);
    offset += raw.length + 1;
    if (line === "") {
      open = null;
      continue;
    }
    const goesOn =
      open !== null &&
      !BULLET.test(line) &&
      (/^[\p{Ll},;)]/u.test(line) || (lastLine(open.text).length >= BROKEN_LINE_MIN && !isHeading(line)));
    if (open && goesOn) open.text += `\n${line}`;
    else if (isHeading(line)) {
      heading = line.replace(BULLET, "").replace(/:$/, "");
      open = null;
    } else paragraphs.push((open = { text: line, start, heading }));
  }
  return paragraphs;
}

const lastLine = (text: string) => text.slice(text.lastIndexOf("\n") + 1);

/** A short line with a capital that ends no sentence. */
const isHeading = (line: string) =>
  line.split(/\s+/).length <= HEADING_WORDS_MAX &&
  !/[.!;,…]["”’»)]*$/.test(line) &&
  /^(?:\d+(?:\.\d+)*[.)]?\s+)?\p{Lu}/u.test(line);

/** "e.g.", "Dr.", "No.": a point that ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|ca|cf|vs|no|nos|nr|dr|mr|mrs|ms|prof|st|ltd|inc|fig|vol|p|pp|m|mme|art|env|\p{Lu})\.$/iu;

/** Splits a paragraph into sentences, word by word as they stand in it, with single spaces. */
export function splitSentences(text: string): string[] {
  const plain = text.replace(/\s+/g, " ").trim().replace(BULLET, "");
  const sentences: string[] = [];
  let begin = "";
  for (const piece of plain.split(/(?<=[.!?…]["”’»)]*)\s+(?=["“«(]?[\p{Lu}\d])/u)) {
    begin = begin === "" ? piece : `${begin} ${piece}`;
    if (ABBREVIATED.test(begin)) continue;
    sentences.push(begin);
    begin = "";
  }
  if (begin !== "") sentences.push(begin);
  return sentences;
}

/** Whether a sentence is whole and can stand by itself in an answer. */
export function isWhole(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  return (
    sentence.length <= SENTENCE_MAX &&
    words >= SENTENCE_WORDS_MIN &&
    ENDS.test(sentence) &&
    !sentence.endsWith("?") &&
    /^["“«(]?[\p{Lu}\d]/u.test(sentence) &&
    !/\[[^\]]*\]/.test(sentence)
  );
}
