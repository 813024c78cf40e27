import type { Found, ReadinessInput } from "../types";
import { listTexts, placeAt, placeIn } from "../types";

/** Without a letter or a figure an answer says nothing. */
const isEmpty = (text: string | null) => !/[\p{L}\p{N}]/u.test(text ?? "");

/** What the application lacks: texts, documents, an amount, facts of the profile. */
export function findMissingParts(input: ReadinessInput): Found[] {
  const { call, checklist, profile, questions } = input;
  return [
    ...(isEmpty(input.narrative)
      ? [{ code: "no_narrative" as const, params: {}, place: placeAt("narrative") }]
      : []),
    ...questions.flatMap(({ id, question, answer }) =>
      isEmpty(answer) && !/\?\?/.test(answer ?? "")
        ? [{ code: "no_answer" as const, params: { question }, place: placeAt("question", id) }]
        : [],
    ),
    ...(call && input.askingAmount === null
      ? [{ code: "no_amount" as const, params: {}, place: placeAt("askingAmount") }]
      : []),
    ...checklist.flatMap(({ requirement, isDemanded, state, name }): Found[] => {
      if (!isDemanded || state !== "missing") return [];
      const what: Record<string, string> = requirement ? { requirement } : { name: name ?? "" };
      return [{ code: "no_document", params: what, place: placeAt("document", requirement) }];
    }),
    ...profile.unknown.map((rule) => ({
      ...{ code: "profile_open" as const, params: { rule }, place: placeAt("profile", rule) },
    })),
  ];
}

/** What others still have to say or do before the deadline. */
export function findOpenWork({ call, comments, tasks, guests }: ReadinessInput): Found[] {
  const deadline = call?.deadline ?? null;
  return [
    ...comments.map(({ id, quote, text, isSuggestion }) => ({
      code: isSuggestion ? ("open_suggestion" as const) : ("open_comment" as const),
      params: { text },
      place: { ...placeAt("comment", id), quote },
    })),
    ...tasks
      .filter(({ dueDate }) => dueDate !== null && (deadline === null || dueDate <= deadline))
      .map(({ id, title, dueDate }) => ({
        ...{ code: "open_task" as const, params: { title, dueDate: dueDate! }, place: placeAt("task", id) },
      })),
    ...guests.map(({ id, name, question }) => ({
      ...{ code: "open_guest" as const, params: { name, question }, place: placeAt("guest", id) },
    })),
  ];
}

/** What a writer leaves to be filled in later. Numbers in brackets are notes, and links are links. */
const PLACEHOLDERS = [
  /\[(?!\s*\d+(?:\s*[,–-]\s*\d+)*\s*\])(?!x\]|\s\])[^\]\n]{2,2000}\](?!\()/giu,
  /(?<![\p{L}\p{N}])(?:TBD|TBC|TODO|X{2,})(?![\p{L}\p{N}])/gu,
  /(?<!\p{L})lorem ipsum(?!\p{L})/giu,
  /(?:^|(?<=[.!?:;(\n–-]\s*))(?:to be (?:completed|added|confirmed|filled in|written|decided)|(?:à|a) (?:compléter|completer|préciser|confirmer|rédiger|ajouter)|insert here)(?!\p{L})/gimu,
  /\?{2,}|(?<!_)_{3,}(?!_)/gu,
];

/** Places that somebody meant to fill in later. */
export function findPlaceholders(input: ReadinessInput): Found[] {
  return listTexts(input).flatMap((text) => {
    const taken: { from: number; to: number }[] = [];
    return PLACEHOLDERS.flatMap((pattern) =>
      [...text.text.matchAll(pattern)].flatMap((match) => {
        const [from, to] = [match.index, match.index + match[0].length];
        if (taken.some((other) => from < other.to && to > other.from)) return [];
        taken.push({ from, to });
        return [{ code: "placeholder" as const, params: {}, place: placeIn(text, match[0], from) }];
      }),
    );
  });
}
