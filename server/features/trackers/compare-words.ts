import { fold } from "../../platform/text/fold";

const MARKS = /[^\p{L}\p{N}]+/gu;
/** The Arabic article, and the stroke that only makes a word longer. */
const ARTICLE = /(?<=^| )ال(?=\p{L}{3})/gu;

/** Words for comparing: in lower case, without accents, marks and what stands in brackets. */
export const plainWords = (text: string): string =>
  fold(text.replace(/ـ/g, "").replace(/\([^)]*\)|\[[^\]]*\]/g, " "))
    .replace(MARKS, " ")
    .trim()
    .replace(ARTICLE, "");

/** Latin digits in place of Arabic ones, with plain spaces. */
export const plainDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, ".")
    .replace(/[٬،]/g, ",")
    .replace(/\s+/gu, " ")
    .trim();

/** What people write in a cell that has no value. */
export const isEmptyCell = (text: string): boolean =>
  /^(?:|[-–—_.?/]+|n ?\/ ?[ads]\.?|n\.a\.|nil|null|none|tb[cd]|s\/o|néant|ninguno|ninguna|nenhum|nenhuma|لا يوجد|غير متوفر)$/iu.test(
    text.trim(),
  );
