import type { EntityType } from "@shared/constants/enums";
import type { AnswerValue } from "@shared/constants/questionnaires/questions";

/** One page of a website, or of a file. */
export type SourcePage = {
  /** From 1, in the order of reading. */
  number: number;
  /** The address of a page of a website; null for a page of a file. */
  address: string | null;
  text: string;
};

/** What is known of the organisation before reading. */
export type Subject = { type: EntityType; name: string };

/** An answer that the words of a page give. `quote` stands on the page. */
export type Finding = {
  /** The fact of the entity, or the column of its profile. */
  fact: string;
  value: AnswerValue;
  quote: string;
  page: number;
  /** The year that it was true in, where the words name one. The newest counts. */
  year?: number | undefined;
  /** It contradicts other findings, but is not clear enough to be proposed. */
  isDoubt?: boolean | undefined;
};

/** A sentence or a line of a page, with what the rules look at. */
export type Sentence = {
  page: number;
  /** As it stands there, with single spaces. */
  text: string;
  /** The text after introductions such as "Founded in 2003," and "In 2024,"; what follows begins with its subject. */
  core: string;
  /** Whether the organisation itself is the subject. */
  isOwn: boolean;
  /** Whether it stands on the first page. */
  isFirstPage: boolean;
  /** Its place on its page, from 0. */
  at: number;
};
