import type { ComparedMail } from "./model";

type Owed = { createdAt: Date; toAddress: string; textBody: string | null };

const HEADINGS: Record<string, (item: string[]) => string> = {
  "Deadlines that are near": ([title, ...facts]) => `deadline: ${title}, ${readDays(facts)}`,
  "Next steps you planned": ([title]) => `step: ${title}`,
  "Changes to what you follow": ([title, ...facts]) => `change: ${title}, ${readFacts(facts).join(", ")}`,
  "New matches": ([title]) => `match: ${title}`,
  "New in your saved searches": ([title, ...facts]) =>
    `search: ${title}, ${/“(.*)”/.exec(facts.join("\n"))?.[1]}`,
};

/** What a mail says, by its words alone. */
export function readMail({ createdAt, toAddress, textBody }: Owed): ComparedMail {
  const lines: string[] = [];
  let lineOf: ((item: string[]) => string) | null = null;
  for (const block of (textBody ?? "").split("\n\n")) {
    const [first = "", ...others] = block.split("\n");
    if (/^-+$/.test(others[0] ?? "")) lineOf = HEADINGS[first] ?? null;
    else if (lineOf && others.some((line) => line.startsWith("http"))) lines.push(lineOf([first, ...others]));
  }
  return { at: createdAt.toISOString(), email: toAddress, lines: lines.sort() };
}

function readDays(facts: readonly string[]): string {
  const [, when = ""] = /^Closes (today|tomorrow|in \d+ days)/m.exec(facts.join("\n")) ?? [];
  return when === "today" ? "0" : when === "tomorrow" ? "1" : when.replace(/\D/g, "");
}

const readFacts = (facts: readonly string[]) => [
  ...(facts.some((fact) => fact.startsWith("Deadline: ")) ? ["deadline"] : []),
  ...(facts.some((fact) => fact.startsWith("Amount: ")) ? ["amount"] : []),
  ...(facts.some((fact) => fact.startsWith("Countries: ")) ? ["eligibility"] : []),
];
