import type { z } from "zod";
import type { FunderType } from "@shared/constants/enums";
import type { Config } from "../../../platform/config/config";
import type { ApiQuestion } from "../../../platform/fetch/types";
import type { ScrapedOpportunity } from "../extraction/types";

/** What an adapter asks its API, and how an answer that is no JSON becomes JSON, which is then archived. */
export type SourceQuestion = Pick<ApiQuestion, "url" | "body"> & {
  other?: {
    accept: NonNullable<ApiQuestion["accept"]>;
    bytesMax?: ApiQuestion["bytesMax"];
    /** @throws any error for an answer of another form */
    toJson(text: string): unknown;
  };
};

/** How a source that wants a key is given it. */
export type SourceKey = {
  /** The setting that holds the key. */
  setting: keyof Pick<Config, "AIDES_TERRITOIRES_TOKEN" | "SIMPLER_GRANTS_GOV_KEY">;
  /** For a source that gives a token for its key: what to ask, and where the answer has the token. */
  token?: {
    ask(key: string): SourceQuestion & Pick<ApiQuestion, "headers">;
    /** @throws any error for an answer of another form */
    read(answer: unknown): string;
  };
  /** The headers of each question. @param secret the token, or the key where there is none */
  headers(secret: string): Record<string, string>;
};

type TableQuestions = Readonly<Record<string, SourceQuestion>>;
/** The answers to the questions for tables, by their names. */
export type SourceTables = Readonly<Record<string, unknown>>;

/** The records of one answer. `next` is the cursor of the next question, or null when there is none. */
export type RecordPage<Cursor = unknown> = {
  records: unknown[];
  next: Cursor | null;
  /** The number of records of all pages, when the API tells it. */
  total?: number;
};

export type AdapterTools = {
  now: Date;
  /** Notes a code that the adapter does not know, for the administrator. */
  noteCode: (field: string, code: string) => void;
};

/**
 * A source that answers in records of its own form. An adapter says only what is special about it: paging, archiving,
 * resuming, counting and importing are the same for all. A cursor must be JSON, because it is stored with the run.
 */
export type ApiSource<Record = unknown, Cursor = unknown> = {
  /** Lower-case letters, figures and hyphens. It never changes, because addresses and runs contain it. */
  id: string;
  /** The curator sees this name, and opportunities carry it as their source. */
  name: string;
  /**
   * The source whose opportunities these are, for another way to the same records with the same ids. Opportunities
   * carry its name then, so that none is there twice.
   */
  importAs?: string;
  description: string;
  /** A page about the source for people. */
  url: string;
  /** The country of the funders: a two-letter code, or `EU`. */
  country: string;
  funderType: FunderType;
  /** Under which terms its data may be shown. */
  licence: string;
  /** This line stands wherever its opportunities are shown, unless a record has one of its own. */
  attribution: string;
  /** Is there when the source answers only to a key. */
  key?: SourceKey;
  /** Whether its list has every call that is open, so that one which is missing from it is over. */
  listsAll?: true;
  /** The least time between two questions, in milliseconds, when it is longer than the usual second. */
  gapMs?: number;
  /** At most this many pages are asked for in one run. The next run goes on after them. */
  pagesMax?: number;

  /** Tables that records refer to by ids, with what to ask for each. They are asked for once a run. */
  tables?: TableQuestions;
  /** Says what to ask. The cursor is null at the beginning. */
  ask(cursor: Cursor | null, now: Date): SourceQuestion;
  /** The field of a listed record that names it for the administrator when it cannot be read. */
  idField: string;
  /**
   * Finds the records of an answer, and puts into them what they refer to in tables.
   * @throws any error for an answer or a table of another form
   */
  readPage(answer: unknown, cursor: Cursor | null, now: Date, tables?: SourceTables): RecordPage<Cursor>;
  /** Says where a record is found whole, for a list that shows only its beginning. Null leaves the record out. */
  askWhole?(record: unknown): SourceQuestion | null;
  /**
   * The form of a record, with every field that the API is known to send. Only the fields without which there is no
   * opportunity are required.
   */
  record: z.ZodType<Record> & { shape: object };
  /** Fields that records often do not have. When another field is not there, the administrator is told. */
  optional?: readonly string[];
  /** Removes what an answer says of persons, before it is archived. */
  removePersons?(answer: unknown): unknown;
  /**
   * Maps a record. Null when it is of no use, such as a copy in another language. For a closed call that does not say since
   * when it is, `buildClosedReading`.
   */
  read(record: Record, tools: AdapterTools): ScrapedOpportunity | null;
};
