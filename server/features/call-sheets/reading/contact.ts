import { findDates } from "./dates";
import type { CallHints, FoundLine, Passage } from "./types";

const EMAIL = /[a-z0-9][a-z0-9._+-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
const PHONE =
  /(?<![\w/])(?:\+\d{1,3}[\s.]?|1-(?=\d{3}-\d{3}-))?(?:\(\d{2,4}\)\s?)?\d{2,5}(?:[\s.-]\d{2,4}){1,4}(?![\w/%]|-\w)/g;
const ASKS =
  /question|contact|help|e-?mail|\bcall\b|phone|\btel|tél|quer(?:y|ies)|enquir|inquir|write to|écrivez|renseignement|\bring\b|\bdesk\b|talk to|ask about|number is/i;
const CALLS = /phone|\btel|tél|\bcall\b|\bring\b|\bdesk\b|renseignement|number is|contact/i;
/** Words of a mailbox that belongs to an office. */
const OFFICE =
  /grant|info|contact|help|support|enquir|quer|question|call|fund|program|applic|apply|team|office|desk|hello|mail|admin|aap|appel|bourse|subvention|project|service|award|competition/i;

/** Where complaints, fraud and breaches are told. */
const NOT_OF_THE_CALL =
  /civil rights|discriminat|\bfraud|hotline|whistle|disclosures? to|complaint|\bTDD\b|accessibility laws|privacy|données personnelles|réclamation/i;

/** A mailbox such as "anna.smith" is a person's, and is not kept. */
const isOfPerson = (address: string): boolean => {
  const name = address.slice(0, address.indexOf("@"));
  return /^[a-z]+(?:[._][a-z]+)+$/i.test(name) && !OFFICE.test(name);
};

/** Where questions may be asked: addresses of offices, and telephone numbers. No names of persons are kept. */
export function readContact({ text, page, section }: Passage, { isDayFirst }: CallHints): FoundLine[] {
  const isAlone = text.replace(EMAIL, "").trim() === "";
  if ((!ASKS.test(text) && section !== "contact" && !isAlone) || NOT_OF_THE_CALL.test(text)) return [];
  const [until = null] = findDates(text, isDayFirst);
  const make = (address: string): FoundLine => ({
    ...{ kind: "contact", page, quote: address },
    value: { address, until },
  });
  const mails = (text.match(EMAIL) ?? []).filter((address) => !isOfPerson(address));
  const phones =
    CALLS.test(text) || section === "contact" ? (text.replace(EMAIL, " ").match(PHONE) ?? []) : [];
  const numbers = phones
    .map((phone) => phone.trim())
    .filter((phone) => {
      const digits = phone.replace(/\D/g, "").length;
      return digits >= 7 && digits <= 15 && !/^20\d\d-|^\d{5}-\d{4}$/.test(phone);
    });
  return [...mails, ...numbers].map(make);
}
