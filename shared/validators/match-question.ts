/** The facts of a profile that a list of opportunities may ask for. */
export type AskedField = "country" | "industry" | "stage";

/** The one question whose answer changes the first matches of an entity most. */
export type MatchQuestion = {
  entityId: string;
  entityName: string;
  field: AskedField;
  /** The likely answers: codes of countries, slugs of industries or stages. */
  options: { value: string }[];
};

/** `question` is null if no answer would change much. `bestScore` is null while nothing matches. */
export type MatchQuestionView = { question: MatchQuestion | null; bestScore: number | null };
