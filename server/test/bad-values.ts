import {
  EMAIL_MAX,
  INTEGER_MAX,
  LIST_ITEM_MAX,
  LIST_MAX,
  LONG_TEXT_MAX,
  TEXT_MAX,
  URL_MAX,
} from "@shared/constants/limits";
import type { AnswerRule } from "@shared/constants/questionnaires/questions";

/** A value as JSON text, because some invalid values cannot be written as JavaScript values. */
export type Json = string;

/**
 * One kind of field: the values that it must refuse. Values that are too long are listed separately, because
 * one fills a whole request.
 */
export type Kind = { bad: readonly Json[]; long?: readonly Json[] };

const toJson = (value: string): Json => JSON.stringify(value);
const overlong = (max: number): Json => toJson("x".repeat(max + 1));

const STRUCTURES: Json[] = [
  "[]",
  '["x"]',
  "{}",
  '{"toString":1}',
  '{"__proto__":"x"}',
  '{"length":1}',
  "[[[]]]",
];
const UNSTORABLE: Json[] = ['"a\\u0000b"', '"\\ud800"', '"x\\udc00y"'];
const NOT_TEXT: Json[] = [...STRUCTURES, "5", "true", "1e400"];
const NOT_NUMBER: Json[] = [
  ...STRUCTURES,
  ...["true", "1e400", "-1e400", '"NaN"', '"Infinity"', '"1e400"', '"1e3"', "1e21", '"0x10"', '"1,000"'],
  ...['"5 5"', '"five"', '"٣"', '"5\\u0000"', '"\\ud800"', '"--1"', '"1."', toJson("9".repeat(400))],
];
const COMMON_WORDS: Json[] = ['"nonsense"', '"__proto__"', '"constructor"', '"toString"'];
/** A single line must not have line breaks or marks that change the direction of the text around them. */
const NOT_ONE_LINE: Json[] = ['"a\\nb"', '"a\\tb"', '"a\\u2028b"', '"a\\u202eb"', '"a\\u2066b\\u2069"'];
const BAD_LISTS: Json[] = [
  ...['"x"', "5", "true", "{}", '{"0":"x","length":1}', '{"toString":1}'],
  ...[
    "[5]",
    "[null]",
    '[["x"]]',
    '[{"toString":1}]',
    '["\\u0000"]',
    '["\\ud800"]',
    '["a\\nb"]',
    '["a\\u202eb"]',
  ],
  JSON.stringify(Array.from({ length: LIST_MAX + 1 }, (_, n) => `entry ${n}`)),
  JSON.stringify(["x".repeat(LIST_ITEM_MAX + 1)]),
];

/** Optional text. An empty one means no answer. */
export const textUpTo = (max: number): Kind => ({ bad: [...NOT_TEXT, ...UNSTORABLE], long: [overlong(max)] });

export const requiredUpTo = (max: number): Kind => ({
  bad: [...NOT_TEXT, ...UNSTORABLE, "null", '""', '" \\t "'],
  long: [overlong(max)],
});

const asLine = ({ bad, long }: Kind): Kind => ({ bad: [...bad, ...NOT_ONE_LINE], long });
/** The same kinds for a single line. */
export const lineUpTo = (max: number): Kind => asLine(textUpTo(max));
export const requiredLineUpTo = (max: number): Kind => asLine(requiredUpTo(max));

export const word: Kind = { bad: [...NOT_TEXT, ...UNSTORABLE, ...COMMON_WORDS], long: [overlong(90_000)] };

/** A word from a fixed list, which must be given. */
export const requiredWord: Kind = { ...word, bad: [...word.bad, "null", '""'] };

export const list: Kind = { bad: BAD_LISTS };
export const flag: Kind = { bad: [...STRUCTURES, '"true"', "1", "0", '"yes"', '"\\u0000"'] };

export const amount: Kind = {
  bad: [...NOT_NUMBER, "-1", '"-0.01"', "12345678901234", '"12345678901234"', "1.234", '"0.001"'],
};
export const positiveAmount: Kind = { bad: [...amount.bad, "0", '"0"', '"0.00"', '""', "null"] };

const wholeNumber = (min: number, max: number): Kind => ({
  bad: [...NOT_NUMBER, ...[min - 1, max + 1].flatMap((n) => [String(n), toJson(String(n))]), "1.5", '"1.5"'],
});
const decimal = (tooSmall: string, tooLarge: string): Kind => ({
  bad: [...NOT_NUMBER, ...[tooSmall, tooLarge].flatMap((n) => [n, toJson(n)]), "1.234", '"1.234"'],
});

/** The version of a row that an edit began from. It is a number and never text. */
export const version: Kind = {
  bad: [...STRUCTURES, '"1"', "true", "0", "-1", "1.5", String(INTEGER_MAX + 1), "1e400", "null"],
};

export const date: Kind = {
  bad: [
    ...NOT_TEXT,
    ...["1899-12-31", "2101-01-01", "2027-02-29", "2027-13-01", "2027-00-10", "2027-3-1", "20270331"].map(
      toJson,
    ),
    ...["31.12.2027", "12/31/2027", "tomorrow", "now", "epoch", "infinity", "-infinity", "today"].map(toJson),
    ...["0044-03-15 BC", "+002027-03-31", "2027-03-31Tnonsense", "2027-02-30T00:00:00Z", "2027-03-31\0"].map(
      toJson,
    ),
  ],
};

export const id: Kind = {
  bad: [
    ...[...NOT_TEXT, ...UNSTORABLE, "null", '""', '"1"', '"undefined"'],
    ...["' or 1=1 --", "00000000-0000-0000-0000-00000000000g", "{5f0c7c1e-4a3c-4f0e-9f5e-0d6c8a9b1c2d}"].map(
      toJson,
    ),
  ],
};

const email: Kind = {
  bad: [
    ...NOT_TEXT,
    ...UNSTORABLE,
    ...[
      "ama",
      "ama@",
      "@example.org",
      "ama@example",
      "a@b@example.org",
      "a b@example.org",
      "a,b@example.org",
    ].map(toJson),
    ...[
      "<ama@example.org>",
      "ama@example.org>",
      "a;b@example.org",
      '"a"@example.org',
      "ama@exa\\mple.org",
    ].map(toJson),
    ...["ama@example.org\r\nBcc: x@example.org", "ama\u0007@example.org", "ama@(x)example.org"].map(toJson),
    ...["ama\u202E@example.org", "ama@exa\u200Bmple.org", "am\u200Fa@example.org"].map(toJson),
  ],
  long: [
    toJson(`${"x".repeat(EMAIL_MAX)}@example.org`),
    toJson(`${"a.".repeat(40_000)}@`),
    toJson("a@".repeat(40_000)),
  ],
};
export const requiredEmail: Kind = { ...email, bad: [...email.bad, "null", '""'] };

export const newPassword: Kind = {
  bad: [...STRUCTURES, "12345678", "true", "null", '""', '"1234567"', '"1234567\\u0000"', '"1234567\\ud800"'],
  long: [overlong(128), overlong(90_000)],
};
/** A password that is only compared may have any length from 1. */
export const givenPassword: Kind = {
  bad: [...STRUCTURES, "12345678", "true", "null", '""', '"1234567\\u0000"', '"1234567\\ud800"'],
  long: [overlong(1_000), overlong(90_000)],
};

const BAD_LINKS = ["javascript:alert(1)", "ftp://example.org", "http://user:secret@example.org"];
export const website: Kind = {
  bad: [
    ...NOT_TEXT,
    ...UNSTORABLE,
    ...[...BAD_LINKS, "data:text/html,x", "//example.org", "http://", "http:// a", "example.org"].map(toJson),
    ...["https://exa\nmple.org", "https://example.org/\u202Egro", "https://example.org/\u200F"].map(toJson),
  ],
  long: [toJson(`http://example.org/${"x".repeat(URL_MAX)}`)],
};

export const requiredWebsite: Kind = { ...website, bad: [...website.bad, "null", '""', '" \\t "'] };

/** The values that each kind of profile question must refuse. A blank value or null means no answer. */
export const ANSWERS: Record<AnswerRule, Kind> = {
  line: lineUpTo(TEXT_MAX),
  prose: textUpTo(LONG_TEXT_MAX),
  brief: textUpTo(TEXT_MAX),
  count: wholeNumber(0, INTEGER_MAX),
  year: wholeNumber(1800, 2100),
  amount,
  share: decimal("-0.01", "100.01"),
  rate: decimal("-12345678", "12345678"),
  email,
  website,
  choice: word,
  choices: { bad: [...BAD_LISTS, '["nonsense"]', '["__proto__"]'] },
  yesNo: flag,
  list,
  links: { bad: [...BAD_LISTS, ...BAD_LINKS.map((link) => JSON.stringify([link]))] },
};
