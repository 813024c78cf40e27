import type { Entity, RegisterEntry } from "@shared/schema/index";
import type { StoredProposal } from "@shared/validators/profile-proposals";
import { toAnswers } from "./rules/read-profile";

/** What a register states of an organisation, as answers to the questions of its profile. Nothing is sent to a provider. */
export const proposeFromEntry = (
  { facts }: Pick<RegisterEntry, "facts">,
  { type }: Pick<Entity, "type">,
): StoredProposal[] =>
  toAnswers(
    type,
    facts.map((fact) => ({ ...fact, page: 1 })),
  ).map((answer) => ({ ...answer, isFromAi: false }));
