import type { EntityType } from "@shared/constants/enums";
import type {
  communityGroupProfiles,
  entities,
  governmentProfiles,
  individualProfiles,
  nonprofitProfiles,
  researchProfiles,
  schoolProfiles,
  socialEnterpriseProfiles,
  startupProfiles,
} from "@shared/schema/index";

type AnswerTables = {
  Startup: typeof startupProfiles;
  Nonprofit: typeof nonprofitProfiles;
  "Social Enterprise": typeof socialEnterpriseProfiles;
  Individual: typeof individualProfiles;
  Research: typeof researchProfiles;
  School: typeof schoolProfiles;
  "Community Group": typeof communityGroupProfiles;
  Government: typeof governmentProfiles;
};
type OwnColumns = "id" | "entityId" | "createdAt" | "updatedAt";
type Answers<T extends EntityType> = Partial<Omit<AnswerTables[T]["$inferInsert"], OwnColumns>>;
type EntityAnswers = Partial<Omit<typeof entities.$inferInsert, OwnColumns | "userId" | "name" | "type">>;

type ProfileOf<T extends EntityType> = {
  /** The name of the profile in labels and reports, in kebab-case. */
  id: string;
  name: string;
  type: T;
  /** How it is written, in two or three words. */
  voice?: string;
  /** Fields of the entity. Industries are slugs. */
  entity?: EntityAnswers;
  /** Answers to the questions of this type. */
  answers?: Answers<T>;
};

/** An invented entity for which the evaluation ranks opportunities. */
export type EvalProfile = { [T in EntityType]: ProfileOf<T> }[EntityType];

/**
 * `x` is ineligible, 0 is irrelevant, 1 somewhat relevant, 2 relevant and 3 an exact fit. RULE.md explains
 * the grades.
 */
export const GRADES = ["3", "2", "1", "0", "x"] as const;
export type Grade = (typeof GRADES)[number];

/** The grades that a person gave for one profile, by the opportunity's seed key. */
export type Labels = ReadonlyMap<string, Grade>;

/** An opportunity that is open and verified on the day of the evaluation. */
export type CatalogueItem = {
  id: string;
  /** The name in the files of the catalogue: `programmes/…` or `grants-gov/…`. */
  key: string;
  name: string;
  funderName: string | null;
  description: string | null;
  /** The date when its source announced it, or was last read. */
  publishedOn: string;
};
