import { expect, it } from "vitest";
import { ALL_ENTITY_TYPES, type EntityType } from "../enums";
import { getQuestionnaire } from ".";

/**
 * A layer is complete when these questions are answered: facts that matching needs, figures that funders ask
 * for first, and the story.
 */
const REQUIRED: Record<EntityType, [string[], string[], string[]]> = {
  Startup: [
    ["description", "industry", "country", "stage"],
    ["teamSize", "annualRevenue", "totalFundraisedToDate"],
    ["problemStatement", "productDescription", "useOfFunds"],
  ],
  Nonprofit: [
    ["description", "industry", "country", "stage"],
    ["annualBudget", "beneficiariesReached"],
    ["mission", "beneficiaries", "programs"],
  ],
  "Social Enterprise": [
    ["description", "industry", "country", "stage"],
    ["annualRevenue", "peopleReached"],
    ["mission", "businessModel", "impactOutcomes"],
  ],
  Individual: [
    ["description", "industry", "country", "stage"],
    ["totalFundraisedToDate"],
    ["fullName", "projectDescription", "goal"],
  ],
  Research: [
    ["description", "industry", "country", "stage"],
    ["annualBudget", "publicationsCount"],
    ["researchAreas", "institution", "mission"],
  ],
  School: [
    ["description", "industry", "country", "stage"],
    ["studentCount", "annualBudget"],
    ["schoolType", "mission"],
  ],
  "Community Group": [
    ["description", "industry", "country", "stage"],
    ["membersCount"],
    ["groupType", "focusAreas", "mission"],
  ],
  Government: [["description", "industry", "country", "stage"], ["annualBudget"], ["agencyName", "mandate"]],
};

it.each(ALL_ENTITY_TYPES)("a %s has to answer these questions, and no others, for each layer", (type) => {
  const required = ([1, 2, 3] as const).map((layer) =>
    getQuestionnaire(type, layer).flatMap((question) => (question.required ? question.fieldName : [])),
  );
  expect(required).toEqual(REQUIRED[type]);
});
