import type { ComparedMail } from "./model";

type QueuedMail = { createdAt: Date; toAddress: string; textBody: string | null };

const HEADINGS: Record<string, (item: string[]) => string> = {
  "Deadlines that are near": ([title, ...facts]) => `deadline: ${title}, ${readDays(facts)}`,
  "Next steps you planned": ([title]) => `step: ${title}`,
  "Changes to what you follow": ([title, ...facts]) => `change: ${title}, ${readFacts(facts).join(", ")}`,
  "New matches": ([title]) => `match: ${title}`,
  "New in your saved searches": ([title, ...facts]) =>
    `search: ${title}, ${/“(.*)”/.exec(facts.join("\n"))?.[1]}`,
};

/** Reads the news in a mail from its text alone. */
export function readMail({ createdAt, toAddress, textBody }: QueuedMail): ComparedMail {
  const lines: string[] = [];
  let formatLine: ((item: string[]) => string) | null = null;
  for (const block of (textBody ?? "").split("\n\n")) {
    const [firstLine = "", ...otherLines] = block.split("\n");
    if (/^-+$/.test(otherLines[0] ?? "")) formatLine = HEADINGS[firstLine] ?? null;
    else if (formatLine && otherLines.some((line) => line.startsWith("http")))
      lines.push(formatLine([firstLine, ...otherLines]));
  }
  return { at: createdAt.toISOString(), email: toAddress, lines: lines.sort() };
}

function readDays(facts: readonly string[]): string {
  const [, when = ""] = /^Closes (today|tomorrow|in \d+ days)/m.exec(facts.join("\n")) ?? [];
  return when === "today" ? "0" : when === "tomorrow" ? "1" : when.replace(/\D/g, "");
}

const readFacts = (facts: readonly string[]) => [
  ...(facts.some((fact) => fact.startsWith("It was taken out")) ? ["publication"] : []),
  ...(facts.some((fact) => fact.startsWith("Deadline: ")) ? ["deadline"] : []),
  ...(facts.some((fact) => fact.startsWith("Amount: ")) ? ["amount"] : []),
  ...(facts.some((fact) => fact.startsWith("Countries: ")) ? ["eligibility"] : []),
];
