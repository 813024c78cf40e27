/** What a simulated month knows of its own world, apart from the database: the independent calculation reads this and nothing else. */

export type SimPerson = {
  id: string;
  email: string;
  entityId: string;
  timezone: string | null;
  emailVerified: boolean;
  switches: {
    notifyDeadlines: boolean;
    notifyChanges: boolean;
    notifyNewOpportunities: boolean;
    notifySavedSearches: boolean;
  };
  /** Their country and their subject: the opportunities of a group suit its people and nobody else. */
  group: number;
};

export type SimFacts = {
  deadline: string | null;
  minAmount: string | null;
  maxAmount: string | null;
  eligibleCountries: readonly string[];
};

export type SimOpportunity = {
  id: string;
  name: string;
  group: number;
  /** Null for those that have been on show since long before. */
  verifiedAt: Date | null;
  isVerified: boolean;
  facts: SimFacts;
};

export type SimChange = { opportunityId: string; at: Date; before: SimFacts; after: SimFacts };
export type SimApplication = {
  id: string;
  personId: string;
  opportunityId: string;
  status: "draft" | "in_progress" | "submitted" | "rejected";
  createdAt: Date;
};
type SimFeedback = { kind: "saved" | "dismissed"; at: Date };
export type SimSearch = {
  id: string;
  personId: string;
  name: string;
  group: number;
  frequency: "daily" | "weekly";
  toldUntil: Date;
};
type SimStep = { id: string; personId: string; action: string; date: string };

export type Model = {
  people: SimPerson[];
  opportunities: Map<string, SimOpportunity>;
  changes: SimChange[];
  applications: SimApplication[];
  /** By person and opportunity, see `pairOf`. */
  feedback: Map<string, SimFeedback>;
  views: Set<string>;
  searches: SimSearch[];
  steps: SimStep[];
};

export const buildPairKey = (personId: string, opportunityId: string): string =>
  `${personId} ${opportunityId}`;

/** A mail as both sides are compared by: to whom, when, and a line for each thing in it. */
export type ComparedMail = { at: string; email: string; lines: string[] };
