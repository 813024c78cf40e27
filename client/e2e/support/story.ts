import { readFileSync } from "node:fs";
import type { APIRequestContext } from "playwright/test";
import type { MemberRole } from "@shared/constants/members";
import type { Question } from "@shared/constants/questionnaires/questions";
import type { ApplicationView } from "@shared/validators/applications";
import type { EntityView } from "@shared/validators/entities";
import type { OpportunityListView } from "@shared/validators/opportunities";
import type { PitchDeckView } from "@shared/validators/pitch-decks";
import { expect, get, makePerson, type Person, post, waitForMailedLink } from "./fixtures";

/** Creates rows through the API, as a signed-in user would by clicking. */

export const buildEntity = (request: APIRequestContext, given: Record<string, unknown> = {}) =>
  post<EntityView>(request, "/api/entities", {
    name: "Sunrise Labs",
    type: "Startup",
    stage: "MVP",
    ...given,
  });

/** Makes an entity with the first layer of its profile answered, so that it has matches. */
export async function buildProfiledEntity(request: APIRequestContext, given: Record<string, unknown> = {}) {
  const entity = await buildEntity(request, given);
  await post(request, `/api/profile/${entity.id}`, {
    description:
      "Affordable solar irrigation pumps for smallholder farmers, paid for by the day over mobile money.",
    industry: ["energy", "agriculture"],
    country: "KE",
    stage: "Traction",
    foundedYear: 2022,
    fundingAmountSeeking: "50000",
  });
  return entity;
}

/** Confirms the owner's address, and makes somebody with an account of their own a member of the entity: an editor, if left out. */
export async function addColleague(
  owner: { request: APIRequestContext; email: string },
  {
    colleague,
    entityId,
    role = "editor",
  }: { colleague: APIRequestContext; entityId: string; role?: MemberRole },
): Promise<Person> {
  const readToken = (link: string) => /[?#]token=([^&]+)/.exec(link)![1]!;
  const confirmation = readToken(await waitForMailedLink(owner.email, "/verify-email"));
  await get(owner.request, `/api/auth/verify-email/${confirmation}`);
  const person = { ...makePerson(), firstName: "Kofi", lastName: "Boateng" };
  await post(colleague, "/api/auth/signup", person);
  await post(owner.request, `/api/entities/${entityId}/invitations`, { email: person.email, role });
  const token = readToken(await waitForMailedLink(person.email, "/invitation"));
  await post(colleague, "/api/invitations/accept", { token });
  return person;
}

/** Lists open opportunities of the starter catalogue, in the order of the list. */
export async function listOpportunities(request: APIRequestContext, search = "") {
  const query = new URLSearchParams({ page: "1", limit: "50", search });
  return (await get<OpportunityListView>(request, `/api/opportunities?${query}`)).opportunities;
}

/** Returns an amount that the opportunity allows. */
export function chooseAmount({
  minAmount,
  maxAmount,
}: {
  minAmount: string | null;
  maxAmount: string | null;
}) {
  // Sources write zero for an amount that they do not state.
  if (Number(minAmount) > 0) return minAmount!;
  return Number(maxAmount) > 0 && Number(maxAmount) < 50_000 ? maxAmount! : "50000";
}

export async function buildApplication(
  request: APIRequestContext,
  entityId: string,
  opportunity: { id: string; minAmount: string | null; maxAmount: string | null },
  changes?: Record<string, unknown>,
) {
  const application = await post<ApplicationView>(request, "/api/applications", {
    entityId,
    opportunityId: opportunity.id,
    askingAmount: chooseAmount(opportunity),
  });
  if (!changes) return application;
  const answer = await request.patch(`/api/applications/${application.id}`, { data: changes });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as ApplicationView;
}

/** A real deck of twelve slides, published under the MIT licence. */
export const DECK = "server/platform/documents/fixtures/cognivern-pitch-deck.pptx";

/** Uploads a deck and waits for its analysis. */
export async function buildDeck(request: APIRequestContext, entityId: string): Promise<PitchDeckView> {
  const { uploadURL } = await post<{ uploadURL: string }>(request, "/api/objects/upload", {});
  const put = await request.put(uploadURL, {
    data: readFileSync(DECK),
    headers: { "content-type": "application/octet-stream" },
  });
  expect(put.ok()).toBe(true);
  await post(request, "/api/pitch-decks", {
    fileName: "Cognivern.pptx",
    uploadedFileUrl: uploadURL,
    entityId,
  });
  const newest = async () => (await get<PitchDeckView[]>(request, "/api/pitch-decks"))[0]!;
  await expect.poll(async () => (await newest()).isAnalyzing).toBe(false);
  return newest();
}

/** Answers every question of every layer with a value of the question's type. */
export async function answerEverything(request: APIRequestContext, { id, type }: EntityView): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const layer of [1, 2, 3]) {
    const { questions } = await get<{ questions: Question[] }>(
      request,
      `/api/questionnaire/${encodeURIComponent(type)}/${layer}`,
    );
    for (const question of questions) answers[question.fieldName] = makeAnswer(question);
  }
  await post(request, `/api/profile/${id}`, answers);
}

function makeAnswer({ type, fieldName, options = [] }: Question): unknown {
  const [first] = options.map((option) => (typeof option === "string" ? option : option.value));
  switch (type) {
    case "integer":
      return /year/i.test(fieldName) ? 2020 : 7;
    case "number":
      return "12.5";
    case "boolean":
      return true;
    case "select":
      return first;
    case "multiselect":
      return [first];
    case "array":
      return ["One", "Two"];
    default:
      if (/email/i.test(fieldName)) return "founders@example.org";
      return /website|url/i.test(fieldName) ? "https://example.org" : "Something true and short.";
  }
}
