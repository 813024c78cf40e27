import { NEWS_KINDS, type NewsKind } from "@shared/constants/news";
import { grouped, type Piece } from "../recipients";
import { t } from "../../../platform/text/words";
import { inDays, listed } from "./wording";

const COUNTED: Record<NewsKind, (n: number) => string> = {
  deadline: (n) => t.count(n, "1 deadline", "{n} deadlines"),
  next_action: (n) => t.count(n, "1 next step", "{n} next steps"),
  change: (n) => t.count(n, "1 change", "{n} changes"),
  match: (n) => t.count(n, "1 new match", "{n} new matches"),
  saved_search: (n) => t.count(n, "1 new find", "{n} new finds"),
};

/** The subject of a mail: one thing by its name, several by how many of each kind there are. */
export function subjectOf(pieces: readonly [Piece, ...Piece[]]): string {
  const [first, ...others] = pieces;
  if (others.length === 0) return nameOf(first);
  const byKind = grouped(pieces, ({ kind }) => kind);
  const deadlines = pieces.flatMap((piece) => (piece.kind === "deadline" ? [piece.data.daysLeft] : []));
  if (deadlines.length === pieces.length)
    return t("{n} deadlines are near, the first {when}", {
      n: deadlines.length,
      when: inDays(Math.min(...deadlines)),
    });
  const parts = NEWS_KINDS.flatMap((kind) => {
    const n = byKind.get(kind)?.length ?? 0;
    return n === 0 ? [] : [COUNTED[kind](n)];
  });
  return listed(parts);
}

function nameOf(piece: Piece): string {
  switch (piece.kind) {
    case "deadline": {
      const { opportunity, daysLeft } = piece.data;
      const { name } = opportunity;
      return daysLeft === 0
        ? t("The last day: {name}", { name })
        : t.count(daysLeft, "1 day left: {name}", "{n} days left: {name}", { name });
    }
    case "next_action":
      return t("Your next step: {action}", { action: piece.data.action || piece.data.funderName });
    case "change": {
      const { opportunity, changes } = piece.data;
      const [change, ...others] = changes;
      const what = others.length === 0 && change ? WHAT_CHANGED[change.fact] : "Changed: {name}";
      return t(what, { name: opportunity.name });
    }
    case "match":
      return t("New match: {name}", { name: piece.data.opportunity.name });
    case "saved_search": {
      const { searchName, opportunity } = piece.data;
      return t("New in “{search}”: {name}", { search: searchName, name: opportunity.name });
    }
  }
}
const WHAT_CHANGED = {
  deadline: "New deadline: {name}",
  amount: "New amount: {name}",
  eligibility: "New rules on who may apply: {name}",
} as const;
