import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import type { ContentKind } from "./types";

/** Where a page may say in its own text how it is written. Browsers look at the first kilobyte; some pages need more. */
const DECLARATION_BYTES = 4096;

/** Names that mean another, larger charset on the web: https://encoding.spec.whatwg.org/#names-and-labels. */
const WEB_NAMES: Record<string, string> = {
  "iso-8859-1": "windows-1252",
  latin1: "windows-1252",
  ascii: "windows-1252",
  "us-ascii": "windows-1252",
  "iso-8859-9": "windows-1254",
  latin5: "windows-1254",
  "tis-620": "windows-874",
  "iso-8859-11": "windows-874",
  shift_jis: "cp932",
  "shift-jis": "cp932",
  sjis: "cp932",
  "x-sjis": "cp932",
  gb2312: "gb18030",
  gbk: "gb18030",
  "euc-kr": "cp949",
  "ks_c_5601-1987": "cp949",
  utf8: "utf-8",
  "utf-16": "utf-16le",
};

/** The decoder also knows things that are no charsets of pages, such as base64. */
const WEB_CHARSET =
  /^(utf-8|utf-16[lb]e|windows-\d+|iso-8859-\d+|cp\d+|ibm\d+|koi8-[ru]|mac\w+|gb18030|big5(-hkscs)?|euc-jp)$/;

/**
 * Turns the bytes of a page into text. A byte order mark decides; else the header, else the page's own declaration,
 * else UTF-8 where the bytes are that and windows-1252 where they are not. Header and declaration are set by different
 * people and often disagree: since text is hardly ever UTF-8 by chance, the bytes settle a dispute about it.
 */
export function decodeText(
  bytes: Buffer,
  contentType: string | undefined,
  kind: ContentKind | undefined,
): string {
  return decode(bytes, charsetByMark(bytes) ?? chooseCharset(bytes, headerCharset(contentType), kind));
}

function chooseCharset(bytes: Buffer, header: string | undefined, kind: ContentKind | undefined): string {
  const claims = [header, ownDeclaration(bytes, kind)].filter((name) => name !== undefined);
  const others = claims.filter((name) => name !== "utf-8");
  if (claims.length === others.length && others[0]) return others[0];
  if (isMostlyUtf8(bytes)) return "utf-8";
  return others[0] ?? (kind === "json" ? "utf-8" : "windows-1252");
}

/** One damaged letter does not make a page something else. */
function isMostlyUtf8(bytes: Buffer): boolean {
  if (isUtf8(bytes)) return true;
  let broken = 0;
  let sound = 0;
  for (const char of bytes.toString("utf8")) {
    if (char === "\ufffd") broken += 1;
    else if (char > "\u007f") sound += 1;
  }
  return sound > 10 * broken;
}

function charsetByMark(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4).toString("hex");
  if (start.startsWith("efbbbf")) return "utf-8";
  if (start.startsWith("fffe") || start === "3c003f00") return "utf-16le";
  if (start.startsWith("feff") || start === "003c003f") return "utf-16be";
  return undefined;
}

const headerCharset = (contentType: string | undefined) =>
  knownCharset(/;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? "")?.[1]);

function ownDeclaration(bytes: Buffer, kind: ContentKind | undefined): string | undefined {
  if (kind === "json" || kind === "text") return undefined;
  const start = bytes.subarray(0, DECLARATION_BYTES).toString("latin1");
  const name =
    /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1] ??
    /<meta\s[^>]*charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  const charset = knownCharset(name);
  // A declaration that can be read byte by byte is not written in two-byte units.
  return charset?.startsWith("utf-16") ? "utf-8" : charset;
}

function knownCharset(label: string | undefined): string | undefined {
  const name = label?.trim().toLowerCase();
  if (!name) return undefined;
  const charset = Object.hasOwn(WEB_NAMES, name) ? WEB_NAMES[name] : name;
  return charset && WEB_CHARSET.test(charset) && iconv.encodingExists(charset) ? charset : undefined;
}

/** Without the mark at the start, and without NUL, which neither a parser nor a database takes. */
function decode(bytes: Buffer, charset: string): string {
  const text = charset.startsWith("utf-")
    ? new TextDecoder(charset).decode(bytes)
    : iconv.decode(bytes, charset);
  return text.replaceAll("\0", "\ufffd");
}
