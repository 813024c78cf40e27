import type { ApplicationView } from "@shared/validators/applications";
import type { SentContent } from "@shared/validators/submissions";
import type { ServiceContext } from "../../context/deps";
import { getBudget } from "../budgets/budgets.service";
import { getEntity } from "../entities/entities.service";
import { listQuestions } from "../questions/questions.service";

/**
 * Reads what a funder is sent of an application, without its documents and without the notes.
 * @throws AppError not_found unless the caller may read it
 */
export async function readContent(
  ctx: ServiceContext,
  application: ApplicationView,
): Promise<Omit<SentContent, "documents">> {
  const entity = await getEntity(ctx, application.entityId);
  const { questions } = await listQuestions(ctx, application.id);
  const { opportunity } = application;
  return {
    application: {
      title: application.title,
      funderName: application.funderName,
      status: application.status,
      askingAmount: application.askingAmount,
      askingCurrency: application.askingCurrency,
      submittedDate: application.submittedDate,
      decisionDate: application.decisionDate,
      awardedAmount: application.awardedAmount,
      awardedCurrency: application.awardedCurrency,
      narrative: application.narrative,
      aiDraftNarrative: application.aiDraftNarrative,
    },
    opportunity: opportunity && {
      name: opportunity.name,
      funderName: opportunity.funderName,
      fundingType: opportunity.fundingType,
      deadline: opportunity.deadline,
      deadlineTimezone: opportunity.deadlineTimezone,
      deadlineTime: opportunity.deadlineTime,
      applicationUrl: opportunity.applicationUrl,
      minAmount: opportunity.minAmount,
      maxAmount: opportunity.maxAmount,
      currency: opportunity.currency,
    },
    entity: {
      name: entity.name,
      type: entity.type,
      stage: entity.stage,
      country: entity.country,
      industry: entity.industry,
      foundedYear: entity.foundedYear,
      teamSize: entity.teamSize,
      website: entity.website,
      mission: entity.mission,
    },
    budget: await getBudget(ctx, application.id),
    questions: questions.map(({ question, limit, unit, answer }) => ({ question, limit, unit, answer })),
  };
}
