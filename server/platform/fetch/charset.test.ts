import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { decodeText } from "./charset";
import { buildFetcher, page, startSite } from "./site.fixture";

const UTF16LE = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
const UTF16BE = (text: string) => Buffer.concat([Buffer.from([0xfe, 0xff]), iconv.encode(text, "utf-16be")]);
const UTF8_MARK = (text: string) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]);
const meta = (charset: string) => `<html><head><meta charset="${charset}"><p>`;
const oldMeta = (charset: string) =>
  `<META http-equiv='Content-Type' content='text/html; charset=${charset}'><p>`;

describe("the charset of a page", () => {
  it.each([
    [
      "the header",
      "text/html; charset=windows-1252",
      iconv.encode("5 000 € – “grant”", "windows-1252"),
      "5 000 € – “grant”",
    ],
    [
      "a header in quotes",
      'text/html; charset="ISO-8859-15"',
      iconv.encode("5 000 €", "iso-8859-15"),
      "5 000 €",
    ],
    [
      "a header that says Latin-1 and means windows-1252",
      "text/html; charset=iso-8859-1",
      Buffer.from([0x80, 0x93]),
      "€“",
    ],
    ["a Shift_JIS header", "text/html; charset=Shift_JIS", iconv.encode("助成金①", "cp932"), "助成金①"],
    ["an EUC-JP header", "text/html; charset=euc-jp", iconv.encode("助成金", "euc-jp"), "助成金"],
    ["a GB2312 header", "text/html; charset=gb2312", iconv.encode("资助镕", "gb18030"), "资助镕"],
    ["a Big5 header", "text/html; charset=big5", iconv.encode("補助", "big5"), "補助"],
    ["an EUC-KR header", "text/html; charset=euc-kr", iconv.encode("지원금", "cp949"), "지원금"],
    ["a Cyrillic header", "text/html; charset=koi8-r", iconv.encode("Грант", "koi8-r"), "Грант"],
    ["a UTF-16 mark", "text/html", UTF16LE("Förderung"), "Förderung"],
    ["a UTF-16 mark of the other order", undefined, UTF16BE("Förderung"), "Förderung"],
    ["a UTF-16 mark against the header", "text/html; charset=utf-8", UTF16LE("Förderung"), "Förderung"],
    [
      "a UTF-8 mark against the header",
      "text/html; charset=windows-1252",
      UTF8_MARK("Förderung"),
      "Förderung",
    ],
    ["nothing, for UTF-8", "text/html", Buffer.from("Förderung €"), "Förderung €"],
    ["nothing, for something else", "text/html", iconv.encode("Förderung €", "windows-1252"), "Förderung €"],
    ["nothing, for plain letters", undefined, Buffer.from("Grant"), "Grant"],
    ["a charset that does not exist", "text/html; charset=klingon", Buffer.from("é"), "é"],
    ["a name that is no charset of pages", "text/html; charset=base64", Buffer.from("é"), "é"],
  ])("is read from %s", (_what, contentType, bytes, text) => {
    expect(decodeText(bytes, contentType, "html")).toBe(text);
  });

  it.each([
    ["meta", meta("windows-1252"), "windows-1252"],
    ["an old meta", oldMeta("iso-8859-15"), "iso-8859-15"],
    ["meta in Shift_JIS", meta("shift_jis"), "cp932"],
    ["meta that says UTF-16 but cannot be", meta("utf-16"), "utf-8"],
    ["an XML declaration", `<?xml version="1.0" encoding='ISO-8859-2'?><p>`, "iso-8859-2"],
  ])("is read from %s when the header is silent", (_what, start, encoding) => {
    const text = `${start}${encoding === "cp932" ? "助成" : "ö é"}`;
    expect(decodeText(iconv.encode(text, encoding), "text/html", "html")).toBe(text);
  });

  it("is settled by the bytes when the header and the page disagree about UTF-8", () => {
    const western = `${meta("windows-1252")}café à Besançon`;
    const unicode = `${meta("utf-8")}café à Besançon`;
    const bytes = iconv.encode(western, "windows-1252");
    expect(decodeText(bytes, "text/html; charset=utf-8", "html")).toBe(western);
    expect(decodeText(Buffer.from(unicode), "text/html; charset=iso-8859-1", "html")).toBe(unicode);
  });

  it("is the header's when both name a charset that is not UTF-8", () => {
    const text = `${meta("windows-1252")}Грант`;
    expect(decodeText(iconv.encode(text, "windows-1251"), "text/html; charset=windows-1251", "html")).toBe(
      text,
    );
  });

  it("stays UTF-8 when one letter among many is damaged", () => {
    const bytes = Buffer.concat([Buffer.from("é".repeat(50)), Buffer.from([0xc3])]);
    expect(decodeText(bytes, "text/html; charset=utf-8", "html")).toBe("é".repeat(50) + "\ufffd");
  });

  it("has no NUL and no broken character in its text", () => {
    expect(decodeText(Buffer.from("a\0b"), "text/plain", "text")).toBe("a\ufffdb");
    const halves = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from([0x00, 0xd8, 0x41, 0x00])]);
    expect(decodeText(halves, "text/plain", "text")).toBe("\ufffdA");
  });

  it("is applied to a page that comes over the wire", async () => {
    const feed = `<?xml version="1.0" encoding="windows-1252"?><rss><title>Appel à projets</title></rss>`;
    const site = await startSite({ "/": page("application/rss+xml", iconv.encode(feed, "windows-1252")) });
    const { text, bytes } = await buildFetcher().get(site.origin, { accept: ["xml"] });
    expect(text).toBe(feed);
    expect(Buffer.from(bytes)).toEqual(iconv.encode(feed, "windows-1252"));
  });
});
