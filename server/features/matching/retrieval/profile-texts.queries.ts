import { and, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EntityType } from "@shared/constants/enums";
import {
  communityGroupProfiles as communityGroup,
  governmentProfiles as government,
  individualProfiles as individual,
  nonprofitProfiles as nonprofit,
  researchProfiles as research,
  schoolProfiles as school,
  socialEnterpriseProfiles as socialEnterprise,
  startupProfiles as startup,
} from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { can } from "../../members/access";

type ProfileTable = PgTable & { entityId: PgColumn };

/**
 * The columns of each profile that tell what an organisation does, for whom and why, the most telling first. Figures
 * tell nothing of that.
 */
const PROFILE_TEXT_COLUMNS: Record<EntityType, [ProfileTable, Record<string, PgColumn>]> = {
  Startup: [
    startup,
    {
      product: startup.productDescription,
      problem: startup.problemStatement,
      customers: startup.targetCustomers,
      market: startup.targetMarket,
      impact: startup.socialImpact,
      goals: startup.goals,
      useOfFunds: startup.useOfFunds,
      goToMarket: startup.goToMarketStrategy,
      technologies: startup.techStack,
    },
  ],
  Nonprofit: [
    nonprofit,
    {
      causes: nonprofit.causeAreas,
      programs: nonprofit.programs,
      beneficiaries: nonprofit.beneficiaries,
      goals: nonprofit.sdgAlignment,
    },
  ],
  "Social Enterprise": [
    socialEnterprise,
    {
      products: socialEnterprise.products,
      outcomes: socialEnterprise.impactOutcomes,
      customers: socialEnterprise.customerSegments,
      business: socialEnterprise.businessModel,
    },
  ],
  Individual: [
    individual,
    {
      project: individual.projectDescription,
      goal: individual.goal,
      title: individual.title,
      skills: individual.skills,
      experience: individual.experience,
    },
  ],
  Research: [
    research,
    {
      areas: research.researchAreas,
      spinout: research.spinoutDetails,
      collaborations: research.collaborations,
      institution: research.institution,
    },
  ],
  School: [
    school,
    {
      type: school.schoolType,
      levels: school.educationLevels,
      scholarships: school.scholarships,
      partnerships: school.partnerships,
    },
  ],
  "Community Group": [communityGroup, { focus: communityGroup.focusAreas, type: communityGroup.groupType }],
  Government: [
    government,
    { mandate: government.mandate, programs: government.programs, department: government.department },
  ],
};

/** Selects the texts of the user's profiles by entity id, with one query for each type of entity. */
export async function selectProfileTexts(
  db: Db,
  userId: string,
  own: readonly { id: string; type: EntityType }[],
): Promise<Map<string, string[]>> {
  const textsById = new Map<string, string[]>();
  for (const type of new Set(own.map((entity) => entity.type))) {
    const [table, columns] = PROFILE_TEXT_COLUMNS[type];
    const ids = own.filter((entity) => entity.type === type).map(({ id }) => id);
    const rows = await db
      .select({ entityId: sql<string>`${table.entityId}`, texts: columns })
      .from(table)
      .where(and(can(userId, "read", table.entityId), inArray(table.entityId, ids)));
    for (const { entityId, texts } of rows)
      textsById.set(entityId, Object.values(texts ?? {}).flatMap(listTexts));
  }
  return textsById;
}

function listTexts(value: unknown): string[] {
  if (Array.isArray(value)) return [value.join(", ")];
  return typeof value === "string" && value.trim() !== "" ? [value] : [];
}
