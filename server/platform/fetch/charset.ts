import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import type { ContentKind } from "./types";

/** How far into a page its charset declaration is searched. Browsers read the first kilobyte; some pages need more. */
const DECLARATION_BYTES = 4096;

/** Labels that stand for a larger charset on the web: https://encoding.spec.whatwg.org/#names-and-labels. */
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

/** The decoder also supports encodings that are not charsets of pages, such as base64. */
const WEB_CHARSET =
  /^(utf-8|utf-16[lb]e|windows-\d+|iso-8859-\d+|cp\d+|ibm\d+|koi8-[ru]|mac\w+|gb18030|big5(-hkscs)?|euc-jp)$/;

/**
 * Decodes the bytes of a page. A byte order mark decides; then the header, then the page's own declaration, then UTF-8
 * if the bytes are valid UTF-8, else windows-1252. Header and declaration are often written by different people and
 * disagree: text is hardly ever valid UTF-8 by chance, so the bytes decide whether it is UTF-8.
 */
export function decodeText(
  bytes: Buffer,
  contentType: string | undefined,
  kind: ContentKind | undefined,
): string {
  return decode(
    bytes,
    readByteOrderMark(bytes) ?? chooseCharset(bytes, readHeaderCharset(contentType), kind),
  );
}

function chooseCharset(bytes: Buffer, header: string | undefined, kind: ContentKind | undefined): string {
  const claims = [header, readDeclaredCharset(bytes, kind)].filter((name) => name !== undefined);
  const others = claims.filter((name) => name !== "utf-8");
  if (claims.length === others.length && others[0]) return others[0];
  if (isMostlyUtf8(bytes)) return "utf-8";
  return others[0] ?? (kind === "json" ? "utf-8" : "windows-1252");
}

/** A single damaged letter does not change the charset. */
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

function readByteOrderMark(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4).toString("hex");
  if (start.startsWith("efbbbf")) return "utf-8";
  if (start.startsWith("fffe") || start === "3c003f00") return "utf-16le";
  if (start.startsWith("feff") || start === "003c003f") return "utf-16be";
  return undefined;
}

const readHeaderCharset = (contentType: string | undefined) =>
  normalizeCharset(/;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? "")?.[1]);

function readDeclaredCharset(bytes: Buffer, kind: ContentKind | undefined): string | undefined {
  if (kind === "json" || kind === "text") return undefined;
  const start = bytes.subarray(0, DECLARATION_BYTES).toString("latin1");
  const name =
    /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1] ??
    /<meta\s[^>]*charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  const charset = normalizeCharset(name);
  // A declaration that is readable byte by byte cannot be in UTF-16.
  return charset?.startsWith("utf-16") ? "utf-8" : charset;
}

function normalizeCharset(label: string | undefined): string | undefined {
  const name = label?.trim().toLowerCase();
  if (!name) return undefined;
  const charset = Object.hasOwn(WEB_NAMES, name) ? WEB_NAMES[name] : name;
  return charset && WEB_CHARSET.test(charset) && iconv.encodingExists(charset) ? charset : undefined;
}

/** Decodes without the byte order mark and without NUL, which neither parsers nor the database accept. */
function decode(bytes: Buffer, charset: string): string {
  const text = charset.startsWith("utf-")
    ? new TextDecoder(charset).decode(bytes)
    : iconv.decode(bytes, charset);
  return text.replaceAll("\0", "\ufffd");
}
