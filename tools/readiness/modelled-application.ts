import type { DocumentRequirement } from "@shared/constants/documents";
import type { EntityType } from "@shared/constants/enums";
import type { LimitUnit } from "@shared/constants/questions";
import type { FindingKind } from "@shared/constants/readiness";

/** A defect that was put into an application: its kind, the place where it is, and words that a finding has to show. */
export type Planted = { kind: FindingKind; at: string; words?: string };

type Text = { asks: string; limit?: number; unit?: LimitUnit; answer: string | null };

/** An application of the writer's own, as short as it can be told. `planted` is empty for a clean one. */
export type ModelledApplication = {
  name: string;
  language: "en" | "fr";
  profile: {
    name: string;
    type: EntityType;
    country: string | null;
    region?: string;
    foundedYear?: number;
    employeesCount?: number;
    facts?: Record<string, number>;
    /** What the rules of the call ask for and the profile leaves open. */
    unknown?: ("country" | "stage" | "foundedYear" | "revenue")[];
  };
  call: {
    name: string;
    funder: string;
    deadline: string | null;
    min?: string;
    max?: string;
    currency: string;
    demands?: DocumentRequirement[];
    /** The most pages of its narrative. */
    pages?: number;
  };
  asks: string | null;
  narrative: string | null;
  questions?: Text[];
  documents?: { for?: DocumentRequirement; name: string; expiresOn?: string }[];
  comments?: { words: string | null; isSuggestion?: boolean }[];
  tasks?: { title: string; due: string | null }[];
  guests?: { name: string; asks: string }[];
  others?: { title: string; funder: string; narrative: string; isLive?: boolean }[];
  planted: Planted[];
};
