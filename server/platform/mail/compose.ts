import { PRODUCT_NAME } from "@shared/constants/brand";
import { currentLanguage, describeCurrentLanguage } from "@shared/words/language";
import type { Mail } from "./types";
import { t } from "../text/words";

/** The content of a mail, from which both text and HTML are made. Everything in it is plain text. */
export type MailContent = {
  to: string;
  subject: string;
  /** The first name, or null when it is not known. */
  name: string | null;
  paragraphs: string[];
  /** Lists of records, each under a heading. */
  sections?: MailSection[];
  /** The link of the mail, shown as a button and as an address. */
  action?: { label: string; url: string };
  /** Text after the button: how long the link works, what to do when it was not you. */
  notes?: (string | { label: string; url: string })[];
};

/** Records of one kind, each with a link to its page. */
export type MailSection = { heading: string; items: { title: string; facts: string[]; url: string }[] };

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

// Names are put on one line: a line break would let a name add paragraphs of its own. Non-breaking spaces stay, because
// French uses them within numbers and before punctuation.
const toOneLine = (text: string) =>
  text.replace(/(?:(?![\u00A0\u202F])[\p{Cc}\p{Zl}\p{Zp}\s])+/gu, " ").trim();

/**
 * Whether a mail may greet somebody by this name. Anybody can sign up with a stranger's address, and mail programs turn
 * anything that looks like an address into a link: such a name would be an advertisement sent by us.
 */
const isGreetable = (name: string) => !/[/:@]|[\p{L}\p{N}]\.\p{L}{2}/u.test(name);

/** Formats a heading in plain text. */
const underline = (heading: string) => `${heading}\n${"-".repeat(heading.length)}`;

const FONT = "font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f1633";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#3b1d6e;color:#ffffff;text-decoration:none;font-weight:bold";

/** Creates a mail in the current language, as plain text and as simple HTML with the same content. */
export function composeMail({
  to,
  subject,
  name,
  paragraphs,
  sections = [],
  action,
  notes = [],
}: MailContent): Mail {
  const greeting = name && isGreetable(name) ? t("Hello {name},", { name: toOneLine(name) }) : t("Hello,");
  const signature = t("The {product} team", { product: PRODUCT_NAME });
  const text = [
    greeting,
    ...paragraphs,
    ...sections.flatMap(({ heading, items }) => [
      underline(toOneLine(heading)),
      ...items.map(({ title, facts, url }) => [toOneLine(title), ...facts.map(toOneLine), url].join("\n")),
    ]),
    ...(action ? [`${t("{label}:", { label: action.label })}\n${action.url}`] : []),
    ...notes.map((note) => (typeof note === "string" ? note : t("{label}: {url}", note))),
    signature,
  ].join("\n\n");
  const paragraph = (line: string) => `<p style="${FONT}">${escapeHtml(line)}</p>`;
  const html = [
    "<!doctype html>",
    `<html lang="${currentLanguage()}" dir="${describeCurrentLanguage().direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#ffffff"><div style="max-width:560px;margin:0 auto">',
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...sections.flatMap(({ heading, items }) => [
      `<h2 style="${FONT};font-size:18px;margin:28px 0 8px">${escapeHtml(toOneLine(heading))}</h2>`,
      ...items.map(
        ({ title, facts, url }) =>
          `<p style="${FONT}"><a href="${escapeHtml(url)}" style="color:#3b1d6e;font-weight:bold">${escapeHtml(toOneLine(title))}</a>` +
          `${facts.map((fact) => `<br>${escapeHtml(toOneLine(fact))}`).join("")}</p>`,
      ),
    ]),
    ...(action
      ? [
          `<p><a href="${escapeHtml(action.url)}" style="${FONT};${BUTTON}">${escapeHtml(action.label)}</a></p>`,
          `<p style="${FONT};font-size:14px;word-break:break-all">${escapeHtml(action.url)}</p>`,
        ]
      : []),
    ...notes.map((note) =>
      typeof note === "string"
        ? paragraph(note)
        : `<p style="${FONT};font-size:14px"><a href="${escapeHtml(note.url)}" style="color:#3b1d6e">${escapeHtml(note.label)}</a></p>`,
    ),
    paragraph(signature),
    "</div></body></html>",
  ].join("\n");
  return { to, subject: toOneLine(subject), text: `${text}\n`, html };
}
