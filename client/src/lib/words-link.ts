import { paths } from "./paths";

/** More of the words is not needed to find the place. */
const WORDS_MAX = 120;

/** The address of a part of an application's page, which shows these words in it. */
export function linkToWords(applicationId: string, anchor: string, words?: string | null): string {
  const query = words ? `?${new URLSearchParams({ words: words.slice(0, WORDS_MAX) }).toString()}` : "";
  return `${paths.application(applicationId)}${query}#${anchor}`;
}
