import { expect, it } from "vitest";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { pickFile, findFileProblem } from "./file-checks";
import { formatFileSize } from "@/lib/format/file-size";

const fileOfSize = (size: number) => ({ size, name: "deck.pdf" }) as File;

it.each([
  [1, "1 KB"],
  [640 * 1024, "640 KB"],
  [2_400_000, "2.3 MB"],
  [FILE_BYTES_MAX, "10 MB"],
  [FILE_BYTES_MAX + 1, "10.1 MB"],
])("writes %i bytes as %s", (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

it("takes a file of exactly the limit and not one byte more", () => {
  expect(findFileProblem(fileOfSize(FILE_BYTES_MAX))).toBeUndefined();
  expect(findFileProblem(fileOfSize(FILE_BYTES_MAX + 1))).toBe(
    "This file is 10.1 MB. A deck can be up to 10 MB.",
  );
  expect(findFileProblem(fileOfSize(0))).toBe("This file is empty. Choose the deck itself.");
});

it("takes one dropped file, and says why not several or a folder", () => {
  const [one, two] = [fileOfSize(1), fileOfSize(2)];
  const drop = (files: File[], isDirectory = false) =>
    ({
      files: files as unknown as FileList,
      items: [{ webkitGetAsEntry: () => ({ isDirectory }) }],
    }) as unknown as DataTransfer;
  expect(pickFile(drop([one]))).toBe(one);
  expect(pickFile(drop([one, two]))).toEqual({ problem: "Choose one file at a time." });
  expect(pickFile(drop([one], true))).toEqual({ problem: "This is a folder. Choose the deck's file in it." });
  expect(pickFile(drop([]))).toBeUndefined();
});
