import type { CallKind, CallState } from "@shared/constants/calls";
import type { CallLineValue } from "@shared/validators/calls";
import type { BadgeTone } from "@/ui/badge";
import { formatDate } from "@/lib/format/dates";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

export const KIND_LABELS: Record<CallKind, string> = {
  eligibility: t("Who may apply"),
  cofunding: t("Co-funding § call"),
  consortium: t("Partners § call"),
  closing: t("Closing date § call"),
  limit: t("Limits § call"),
  document: t("Documents asked for"),
  question: t("Questions § call"),
  criterion: t("Award criteria"),
  ai: t("Rule on AI"),
  contact: t("Contact for questions"),
};

export const STATE_BADGES: Record<CallState, { tone: BadgeTone; words: string }> = {
  stated: { tone: "good", words: t("Stated § call") },
  contradictory: { tone: "destructive", words: t("Contradictory § call") },
  not_found: { tone: "neutral", words: t("Not found § call") },
  not_readable: { tone: "middle", words: t("Not readable § call") },
};

/** What accepting a line of a kind does. */
export const USE_WORDS: Record<CallKind, string> = {
  eligibility: t("Accept"),
  cofunding: t("Accept"),
  consortium: t("Accept"),
  closing: t("Accept as a task"),
  limit: t("Accept"),
  document: t("Add to the checklist"),
  question: t("Add to the questions"),
  criterion: t("Add to the mock review"),
  ai: t("Accept"),
  contact: t("Accept"),
};

type Valued = { [K in CallKind]: { kind: K; value: CallLineValue[K] } }[CallKind];

/** What a line says, in short; null where only its words say it. */
export function describeLine(line: Valued): string | null {
  switch (line.kind) {
    case "eligibility":
      return null;
    case "cofunding":
      return describeCoFunding(line.value);
    case "consortium":
      if (line.value.form === "alone") return t("One organisation applies alone");
      return line.value.least === null
        ? t("Partners are welcome")
        : t("At least {n} organisations together", { n: line.value.least });
    case "closing": {
      const { date, time, zone, isRolling } = line.value;
      if (isRolling) return t("No closing date: applications are taken at any time");
      return joinFacts([formatDate(date), time, zone]);
    }
    case "limit":
      return describeLimit(line.value);
    case "document":
      return line.value.name;
    case "question":
      return line.value.question;
    case "criterion": {
      const { name, weight, unit } = line.value;
      if (weight === null) return name;
      return unit === "percent"
        ? t("{name}: {n} %", { name, n: weight })
        : t("{name}: {n} points", { name, n: weight });
    }
    case "ai":
      return {
        forbidden: t("The application must not be written with AI"),
        disclose: t("The use of AI must be disclosed"),
        allowed: t("AI may be used"),
      }[line.value.rule];
    case "contact":
      return line.value.until === null
        ? line.value.address
        : t("{address}, until {date}", {
            address: line.value.address,
            date: formatDate(line.value.until) ?? line.value.until,
          });
  }
}

function describeCoFunding({ basis, percent }: CallLineValue["cofunding"]): string {
  if (basis === "none" || percent === null) return t("No money of your own is asked for");
  return basis === "rate"
    ? t("The funder pays up to {n} %", { n: percent })
    : t("You bring at least {n} %", { n: percent });
}

function describeLimit({ number, unit }: CallLineValue["limit"]): string {
  switch (unit) {
    case "pages":
      return t.count(number, "At most 1 page", "At most {n} pages");
    case "words":
      return t.count(number, "At most 1 word", "At most {n} words");
    case "characters":
      return t.count(number, "At most 1 character", "At most {n} characters");
    case "font":
      return t("Letters of at least {n} points", { n: number });
  }
}
