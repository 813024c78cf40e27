import { describe, expect, test } from "vitest";
import { makeZip, repeatedEntry } from "../../test/files/make-zip";
import { openArchive } from "./archive";
import { UNPACKED_BYTES_MAX } from "./limits";

const MAX = 10_000_000;
const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
const TOO_LARGE = expect.objectContaining({ kind: "unpacksTooMuch" }) as Error;
const DAMAGED = expect.objectContaining({ kind: "damaged" }) as Error;

test("parts are found by name, without regard to case", () => {
  const archive = openArchive(makeZip([{ name: "ppt/Slide1.xml", content: "Hello" }]));
  expect(text(archive.read("PPT/slide1.XML", MAX))).toBe("Hello");
  expect(archive.read("ppt/slide2.xml", MAX)).toBeNull();
});

test("a comment after the directory does no harm", () => {
  const zip = makeZip([{ name: "a", content: "Hello" }]);
  const comment = Buffer.from("made by hand");
  const end = Buffer.from(zip);
  end.writeUInt16LE(comment.length, end.length - 2);
  expect(text(openArchive(Uint8Array.from(Buffer.concat([end, comment]))).read("a", MAX))).toBe("Hello");
});

describe("what unpacks is counted", () => {
  test("for one part", () => {
    const archive = openArchive(makeZip([{ name: "a", content: "x".repeat(1001) }]));
    expect(() => archive.read("a", 1000)).toThrow(TOO_LARGE);
    expect(archive.read("a", 1001)).toHaveLength(1001);
  });

  test("over all parts together, whatever sizes are declared", () => {
    const archive = openArchive(makeZip([{ ...repeatedEntry("a", 48), declaredSize: 10 }]));
    expect(archive.read("a", UNPACKED_BYTES_MAX)).toHaveLength(48 * 2 ** 20);
    expect(() => archive.read("a", UNPACKED_BYTES_MAX)).toThrow(TOO_LARGE);
  });

  test("a size declared too large costs nothing", () => {
    const archive = openArchive(makeZip([{ name: "a", content: "Hello", declaredSize: 0xfffffff0 }]));
    expect(text(archive.read("a", MAX))).toBe("Hello");
  });
});

describe("a broken archive is damage", () => {
  const zip = () => Buffer.from(makeZip([{ name: "a", content: "Hello there, hello there" }]));
  const DIRECTORY = (file: Buffer) => file.readUInt32LE(file.length - 6);

  test.each<[string, (file: Buffer) => Buffer]>([
    ["without its end", (file) => file.subarray(0, file.length - 1)],
    ["whose directory lies outside", (file) => (file.writeUInt32LE(0xfffffff0, file.length - 6), file)],
    ["that lists more than it has", (file) => (file.writeUInt16LE(9, file.length - 12), file)],
  ])("%s", (_name, broken) => {
    expect(() => openArchive(broken(zip()))).toThrow(DAMAGED);
  });

  test.each<[string, (file: Buffer) => void]>([
    ["a part outside the file", (file) => file.writeUInt32LE(0x7fffffff, DIRECTORY(file) + 42)],
    ["a part longer than the file", (file) => file.writeUInt32LE(0x7fffffff, DIRECTORY(file) + 20)],
    ["an unknown way of packing", (file) => file.writeUInt16LE(99, DIRECTORY(file) + 10)],
    ["garbage for content", (file) => file.fill(0xff, 31, 40)],
  ])("with %s", (_name, spoil) => {
    const file = zip();
    spoil(file);
    expect(() => openArchive(file).read("a", MAX)).toThrow(DAMAGED);
  });
});
