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
  /** Names the profile in labels and reports: kebab-case. */
  id: string;
  name: string;
  type: T;
  /** What the entity itself keeps. Industries are slugs. */
  entity?: EntityAnswers;
  /** What only this type of organisation is asked. */
  answers?: Answers<T>;
};

/** An invented organisation that the measure looks for funding for. */
export type EvalProfile = { [T in EntityType]: ProfileOf<T> }[EntityType];

/** `x` ineligible, 0 not for them, 1 somewhat, 2 relevant, 3 exactly for them: see RULE.md. */
export const GRADES = ["3", "2", "1", "0", "x"] as const;
export type Grade = (typeof GRADES)[number];

/** What a person decided about each opportunity for one profile, by the opportunity's seed key. */
export type Labels = ReadonlyMap<string, Grade>;

/** An opportunity of the catalogue that is open and verified on the day of the measure. */
export type CatalogueItem = {
  id: string;
  /** The name in the files of the catalogue: `programmes/…` or `grants-gov/…`. */
  key: string;
  name: string;
  funderName: string | null;
  description: string | null;
  /** Calendar date on which its source announced it, or was last read. */
  publishedOn: string;
};
