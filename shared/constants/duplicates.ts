export const DUPLICATE_STATUSES = ["proposed", "merged", "different"] as const;

/** The records of persons that point at an opportunity, and follow it when it is merged. */
export const MOVED_KINDS = ["application", "feedback", "feedback_kind", "reminder", "news", "view"] as const;

/** What can speak for or against two opportunities being the same call, as a curator reads it. */
export const DUPLICATE_REASONS = {
  sameIdentifier: "Both quote the same number",
  otherIdentifier: "They quote different numbers",
  sameTitle: "The names share their rare words",
  otherTitle: "Each name has words of its own",
  substituted: "The names differ in one part",
  longerTitle: "One name says more",
  narrowing: "One says that it is a part or another round",
  sameFunder: "The same funder",
  relatedFunder: "Funders of one family",
  otherFunder: "Different funders",
  sameAddress: "The same page to apply on",
  sameSite: "The same website",
  sameDeadline: "The same deadline",
  nearDeadline: "Deadlines within two weeks",
  otherDeadline: "Different deadlines",
  sameAmount: "The same amount",
  otherAmount: "Different amounts",
  otherCountries: "Different countries",
  narrower: "One is open to fewer countries",
  otherPlace: "They name different places",
  otherKind: "Different kinds of funding",
  sameSingleKind: "Both are of a kind of which most funders have one",
  conflicts: "Different years, phases or tracks",
  sameText: "The descriptions share their words",
  otherLanguage: "One is in another language",
} as const;
export type DuplicateReasonWord = keyof typeof DUPLICATE_REASONS;
export type DuplicateReason = { word: DuplicateReasonWord; isFor: boolean };

/** Pairs on one page of the list. */
export const DUPLICATES_PAGE_SIZE = 10;
