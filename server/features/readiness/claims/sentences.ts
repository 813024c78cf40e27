export type Sentence = { text: string; start: number };

/** Splits a text into sentences; words that it quotes from elsewhere are blanked, for they claim nothing of today. */
export function splitSentences(text: string): Sentence[] {
  const own = blankQuotations(text);
  const sentences: Sentence[] = [];
  for (const match of own.matchAll(/[^\n.!?;]+(?:[.](?=\d)[^\n.!?;]*)*[.!?;]*/gu))
    if (match[0].trim() !== "") sentences.push({ text: match[0], start: match.index });
  return sentences;
}

/** Quotations become blanks of the same length, so that places stay. */
function blankQuotations(text: string): string {
  return text.replace(/“[^”\n]{12,400}”|"[^"\n]{12,400}"|«[^»\n]{12,400}»/g, (quoted) =>
    " ".repeat(quoted.length),
  );
}
