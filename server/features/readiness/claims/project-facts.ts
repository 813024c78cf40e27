import { fold } from "../../../platform/text/fold";
import type { ReadText } from "../types";
import { listYears, readNumbers } from "./numbers";
import { type Sentence, splitSentences } from "./sentences";

/** A fact that a text states of the application itself or of the organisation. */
export type Fact = { text: ReadText; value: number; quote: string; start: number; isFirm: boolean };

const MONEY_BEFORE = /(?:[$€£₦₹]|\b(?:US|A|C|CA|AU)\$|\b(?:[A-Z]{3}|R|Rs|KSh))[ \u00a0]?$/;
const MONEY_AFTER =
  /^[ \u00a0\u202f]?(?:€|\$|£|(?:[A-Z]{3}|euros?|dollars?|pounds?|francs?|rand|rupees|FCFA)\b)/;
const ASKS =
  /\b(?:(?:we|i|are|am|and|which) (?:now )?(?:ask|request|seek|apply)|(?:asking|requesting|applying|seeking|apply|ask)(?: \p{L}+){0,4}? for|requesting|seeking|(?:nous|je|on) (?:vous )?(?:demand|sollicit)\p{L}*|(?:montant|subvention|somme|aide) (?:demande|sollicite)e?s?|(?:amount|sum|grant) (?:requested|asked for|of)|(?:we |i )?requests?)\b[^.;]{0,45}$/u;
/** It is not what this application asks for: another's money, or another time's. */
const NOT_ASKED = /\b(?:loan|raised|from the|received|paid|budget|total|costs?|pret|recu|budget de|cout)\b/;

/** The amounts that a text says the application asks for. */
export function readAskedAmounts(text: ReadText, today: string): Fact[] {
  const thisYear = Number(today.slice(0, 4));
  return splitSentences(text.text).flatMap((sentence) => {
    if (listYears(sentence.text).some((year) => year < thisYear)) return [];
    let hasAsked = false;
    return readNumbers(sentence.text).flatMap(({ value, start, end, words }) => {
      const [before, after] = [sentence.text.slice(0, start), sentence.text.slice(end)];
      if (value < 100 || !/\d/.test(words)) return [];
      const sign = MONEY_BEFORE.exec(before)?.[0] ?? "";
      const unit = sign === "" ? (MONEY_AFTER.exec(after)?.[0] ?? "") : "";
      if (sign === "" && unit === "") return [];
      const lead = fold(before.slice(0, before.length - sign.length));
      const asks = ASKS.exec(lead)?.[0];
      const isOfGrant =
        /^\s*(?:from|of) (?:this|the|your) (?:grant|fund|award)|^\s*de (?:cette|la|votre) (?:subvention|aide)/.test(
          fold(after),
        );
      if (hasAsked || !(isOfGrant || (asks !== undefined && !NOT_ASKED.test(asks)))) return [];
      hasAsked = true;
      const at = start - sign.length;
      return [factAt(text, sentence, { value, from: at, to: end + unit.length, isFirm: true })];
    });
  });
}

const LENGTH = /^[ \u00a0-](months?|mois|years?|ans|annees|weeks?|semaines?)\b/;
const IS_PROJECT = /\b(?:project|programme|program|projet|duration|duree)\b/;
const LASTS =
  /\b(?:runs?|lasts?|takes?|durera|dure|duree|duration|over|of|for|spans?|de|sur|pendant|est|is|will)\b[^,;]{0,20}$/;
const OTHERS_LENGTH =
  /\b(?:pilot|training|study|preparation|formation|students?|doctoral|phase|battery|workshop|etude|pilote|tournee|contract|stage)\b/;
const PLANS =
  /\b(?:will|we (?:ask|request|apply|seek)|nous demandons|nous sollicitons|\p{L}{3,}(?:rons|ront)|pour \p{L}+er)\b/u;
const BEFORE_WEAK = /\b(?:over|for|during|pendant|sur|en)\s$/;

/** How many months a text says the project lasts. Firm where the project is named, else what it is planned for. */
export function readDurations(text: ReadText, today: string): Fact[] {
  const thisYear = Number(today.slice(0, 4));
  return splitSentences(text.text).flatMap((sentence) =>
    readNumbers(sentence.text).flatMap(({ value, start, end }) => {
      const unit = LENGTH.exec(fold(sentence.text.slice(end)))?.[1];
      if (unit === undefined || value > 120) return [];
      const lead = fold(sentence.text.slice(0, start));
      const clause = lead.split(/[;,:]/).at(-1)!;
      if (
        OTHERS_LENGTH.test(clause) ||
        /\b(?:experience|ago|old)\b/.test(fold(sentence.text.slice(end, end + 30)))
      )
        return [];
      const isNamed =
        IS_PROJECT.test(clause) ||
        (/\bit (?:lasts|runs|takes)\b|\bil dure/.test(clause) && clause.length < 20);
      const isFirm = isNamed && LASTS.test(clause);
      const isPlanned =
        BEFORE_WEAK.test(lead) &&
        PLANS.test(lead) &&
        !listYears(sentence.text).some((year) => year < thisYear) &&
        !/\b(?:each|chacun|chaque|every)\b/.test(fold(sentence.text));
      if (!isFirm && !isPlanned) return [];
      const months = value * (/^(?:y|an)/.test(unit) ? 12 : 1) * (/^(?:w|s)/.test(unit) ? 7 / 30.4 : 1);
      const to = end + 1 + unit.length;
      return [factAt(text, sentence, { value: months, from: start, to, isFirm })];
    }),
  );
}

const SUBJECT = String.raw`(?:we|our (?:organisation|organization|company|school|charity|firm)|nous|notre \p{L}+|l'(?:association|entreprise|ecole|institut|observatoire|ong|organisation)|(?:la|le) (?:societe|centre|fondation|lycee|structure)|the (?:organisation|organization|company|charity|school|institute|centre|center|foundation))`;
const FOUNDED = String.raw`(?:founded|established|created|started|set up|incorporated|registered|launched|fondee?|creee?|nee?|constituee?)`;

/** The years in which a text says that the organisation began. */
export function readFoundingYears(text: ReadText, name: string): Fact[] {
  const own = fold(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const subject = `(?:${SUBJECT}|${own}|${own.split(" ")[0]!.length > 3 ? own.split(" ")[0] : own}\\p{L}*(?:'s)?)`;
  const forms = [
    new RegExp(
      String.raw`(?:^\s*|\b${subject}[^.;]{0,60}?)\b${FOUNDED}(?: (?:back|by|in|at|en|a|par|as|comme|\p{L}+)){0,4}? (?:in|en) ((?:19|20)\d\d)`,
      "giu",
    ),
    new RegExp(
      String.raw`\b${subject} (?:exist\p{L}*|work\p{L}*|has existed|have existed|a ete cree\p{L}*) (?:depuis|since) ((?:19|20)\d\d)`,
      "giu",
    ),
  ];
  return splitSentences(text.text).flatMap((sentence) => {
    const folded = foldInPlace(sentence.text);
    return forms.flatMap((form) =>
      [...folded.matchAll(form)].flatMap((match) => {
        const to = match.index + match[0].length;
        const from = to - (/\p{L}+ (?:in|en|depuis|since) \d{4}$/u.exec(match[0])?.[0].length ?? 4);
        return [factAt(text, sentence, { value: Number(match[1]), from, to, isFirm: true })];
      }),
    );
  });
}

/** For how many years a text says that the organisation has worked. */
export function readAges(text: ReadText): Fact[] {
  return splitSentences(text.text).flatMap((sentence) =>
    readNumbers(sentence.text).flatMap(({ value, start, end }) => {
      const folded = foldInPlace(sentence.text);
      const [lead, rest] = [folded.slice(0, start), folded.slice(end)];
      const isAge =
        /^ (?:years|ans)\b/.test(rest) &&
        ((/\bfor (?:over |more than )?$/.test(lead) && /\bwe have\b/.test(folded)) ||
          (/\bdepuis (?:plus de )?$/.test(lead) && /\bnous\b/.test(folded)));
      return isAge
        ? [factAt(text, sentence, { value, from: start, to: end + rest.indexOf("s") + 1, isFirm: true })]
        : [];
    }),
  );
}

const STAFF = "(?:employees|staff members|staff|salariee?s|employee?s|members of staff|collaborateurs)";
const HAVE = String.raw`(?:we have|we are|we employ|our(?: team of| staff of)?|our team (?:of|has|counts)|team of|staff of|employs|has|nous (?:employons|sommes|avons)|notre equipe compte|compte|emploie|equipe de|with)`;

/** How many people a text says the organisation employs. */
export function readStaff(text: ReadText, today: string): Fact[] {
  const thisYear = Number(today.slice(0, 4));
  return splitSentences(text.text).flatMap((sentence) => {
    if (listYears(sentence.text).some((year) => year < thisYear)) return [];
    const folded = foldInPlace(sentence.text);
    return readNumbers(sentence.text).flatMap(({ value, start, end }) => {
      const [lead, rest] = [folded.slice(0, start), folded.slice(end)];
      const have = new RegExp(`\\b${HAVE} (?:a |about |only )?$`).exec(lead)?.[0];
      const staff = new RegExp(String.raw`^ (?:\p{L}+ )?${STAFF}\b(?! (?:work|join|of whom))`, "u").exec(
        rest,
      )?.[0];
      const isTeam =
        have !== undefined &&
        /\b(?:team|staff|equipe) (?:of|de) $/.test(have) &&
        !/^ (?:volunteers|benevoles|the|experts)/.test(rest);
      const employs =
        have !== undefined && /employ|emploi/.test(have) && /^ (?:people|personnes|women|men)\b/.test(rest);
      const inAll = staff !== undefined && /^ \p{L}+ (?:en tout|in total|in all)\b/u.test(rest);
      const ofKitchen = staff !== undefined && /\bof $/.test(lead) && /\bwe are\b/.test(lead);
      if (!(isTeam || employs || inAll || ofKitchen || (have && staff))) return [];
      const words = isTeam ? 0 : (staff?.length ?? /^ \p{L}+/u.exec(rest)?.[0].length ?? 0);
      const from = isTeam ? start - have.trim().split(" ").slice(-2).join(" ").length - 1 : start;
      return [factAt(text, sentence, { value, from, to: end + words, isFirm: true })];
    });
  });
}

function factAt(
  text: ReadText,
  sentence: Sentence,
  { value, from, to, isFirm }: { value: number; from: number; to: number; isFirm: boolean },
): Fact {
  return { text, value, quote: sentence.text.slice(from, to), start: sentence.start + from, isFirm };
}

/** Folds each character by itself, so that places stay. */
export function foldInPlace(text: string): string {
  return [...text].map((char) => (fold(char).length === char.length ? fold(char) : char)).join("");
}
