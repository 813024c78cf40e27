import { readApplicantLimit } from "../values/applicant-limit";
import { readCoFunding } from "../values/co-funding";
import { readConsortium } from "../values/consortium";
import type { Draft } from "./draft";

/** Reads what decides beside the rules who can apply: an invitation, a part of the costs, and partners. */
export function putConditions(draft: Draft, lines: readonly string[]): void {
  const limit = readApplicantLimit(lines);
  if (limit) draft.put("applicantLimit", limit.limit, limit.quote);
  const coFunding = readCoFunding(lines);
  if (coFunding && !draft.has("coFunding", "coFundingShare")) {
    draft.put("coFunding", coFunding.coFunding, coFunding.quote);
    draft.put("coFundingShare", coFunding.share, coFunding.quote);
  }
  const consortium = readConsortium(lines);
  if (consortium) draft.put("consortiumMin", consortium.min, consortium.quote);
}
