/**
 * The simulation's model of its users and opportunities. The independent calculation reads only this, and
 * never the database.
 */

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
    notifyComments: boolean;
  };
  /**
   * The index of their country and subject. The opportunities of a group match only the users of this group.
   */
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
  /** Null for opportunities that were published long before the month. */
  verifiedAt: Date | null;
  isVerified: boolean;
  /** Is set once it left the catalogue. It does not return. */
  withdrawnAt?: Date;
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
  reportedUntil: Date;
};
type SimStep = { id: string; personId: string; action: string; date: string };

export type Model = {
  people: SimPerson[];
  opportunities: Map<string, SimOpportunity>;
  changes: SimChange[];
  applications: SimApplication[];
  /** The key is made by `buildPairKey` from the user and the opportunity. */
  feedback: Map<string, SimFeedback>;
  views: Set<string>;
  searches: SimSearch[];
  steps: SimStep[];
};

export const buildPairKey = (personId: string, opportunityId: string): string =>
  `${personId} ${opportunityId}`;

/** A mail in the form that is compared: the recipient, the time, and a line for each piece of news. */
export type ComparedMail = { at: string; email: string; lines: string[] };
