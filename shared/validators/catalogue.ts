import type { ResourceType } from "../constants/enums";

export type FunderView = {
  id: string;
  name: string;
  description: string | null;
  logoUrl: string | null;
  funderType: string | null;
  averageCheckSize: string | null;
  minCheckSize: string | null;
  maxCheckSize: string | null;
  currency: string | null;
  country: string | null;
  geographyFocus: string[];
  industryFocus: string[];
  stageFocus: string[];
  website: string | null;
  verified: boolean;
  sourceUrl: string | null;
  attribution: string | null;
  lastSyncedAt: string | null;
};

export type ResourceView = {
  id: string;
  title: string;
  description: string | null;
  content: string | null;
  resourceType: ResourceType;
  relevantFor: string[];
  fileUrl: string | null;
  publisher: string | null;
  sourceUrl: string | null;
  licence: string | null;
  lastSyncedAt: string | null;
};
