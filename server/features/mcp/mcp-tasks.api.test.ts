import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SCOPES } from "@shared/constants/api-keys";
import { applicationQuestions, applicationTasks } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { makeKey } from "../../test/helpers/api-keys";
import { connectMcp, type ToolAnswer } from "../../test/helpers/mcp";

/**
 * What people ask an AI for, as the calls that it makes: each looks at the answers before it, as a model does, and none
 * takes more than four.
 */
const CALLS_MAX = 4;
const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let catalogue: Awaited<ReturnType<typeof buildCatalogue>>;
beforeAll(async () => {
  app = await startTestApp();
  catalogue = await buildCatalogue();
});
afterAll(() => app.close());

const inDays = (days: number) =>
  new Date(app.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

async function buildCatalogue() {
  const build = (fields: Parameters<TestApp["buildOpportunity"]>[0]) =>
    app.buildOpportunity({ currency: "EUR", sourceUrl: "https://funder.example/call", ...fields });
  return {
    water: await build({
      ...{ name: "Village water grant", funderName: "River Trust", fundingType: "grant" },
      ...{ description: "Wells and pumps for clean drinking water in villages.", eligibleCountries: ["KE"] },
      ...{
        minAmount: "1000",
        maxAmount: "50000",
        deadline: inDays(20),
        eligibilityText: "Charities in Kenya",
      },
      ...{ lastSyncedAt: new Date("2026-03-04T00:00:00Z"), coFunding: "required", coFundingShare: "20" },
    }),
    wells: await build({
      ...{ name: "Wells for schools", funderName: "Lake Foundation", fundingType: "grant" },
      ...{ description: "Wells and pumps for clean drinking water at schools.", deadline: inDays(70) },
    }),
    solar: await build({
      ...{ name: "Solar loan", funderName: "Sun Bank", fundingType: "loan", maxAmount: "900000" },
      ...{ description: "Loans for panels on roofs.", deadline: inDays(5), contactEmail: "ask@sun.example" },
    }),
    library: await build({
      ...{ name: "American library fund", funderName: "Reading Board", fundingType: "grant" },
      ...{ description: "Books for public libraries.", eligibleCountries: ["US"], deadline: inDays(40) },
    }),
    closed: await build({
      ...{ name: "Forest prize of the year before", funderName: "Forest Club", fundingType: "grant" },
      ...{ description: "Trees.", deadline: inDays(-30) },
    }),
  };
}

const MISSION = "Our mission is to dig wells for villages and schools in Kenya.";

/** An organisation of Kenya that has begun an application for the wells, with a question and a task. */
async function buildScene() {
  const owner = await app.buildUser();
  const entity = await app.buildEntity({ userId: owner.id, name: "Maji", country: "KE", mission: MISSION });
  const application = await app.buildApplication({
    ...{ entityId: entity.id, opportunityId: catalogue.wells.id, title: "Wells 2030", narrative: "We dig." },
  });
  const about = { entityId: entity.id, applicationId: application.id };
  await app.db
    .insert(applicationQuestions)
    .values({ ...about, question: "What is the mission of your organisation?", position: 0 });
  const task = { title: "Ask the village", dueDate: inDays(3), createdBy: owner.id };
  await app.db.insert(applicationTasks).values({ applicationId: application.id, ...task });
  const { secret } = await makeKey(app, owner, { scopes: [...API_SCOPES], entityId: entity.id });
  return { entity, application, secret };
}
type Scene = Awaited<ReturnType<typeof buildScene>>;

type Args = Record<string, unknown>;
type Call = [tool: string, args?: Args];
/** The next call, made from the answers so far. */
type Step = (answers: ToolAnswer["body"][], scene: Scene) => Call;
type Task = { steps: Step[]; expect: (last: ToolAnswer["body"], scene: Scene) => void };

/** The two calls of a change. */
const change = (tool: string, argsOf: (answers: ToolAnswer["body"][], scene: Scene) => Args): Step[] => [
  (answers, scene) => [tool, argsOf(answers, scene)],
  (answers, scene) => [
    tool,
    { ...argsOf(answers.slice(0, -1), scene), confirm: answers.at(-1)!.confirm as string },
  ],
];
const call =
  (tool: string, args: Args = {}): Step =>
  () => [tool, args];
const firstOpportunity = (answers: ToolAnswer["body"][]) => ({
  opportunityId: answers[0].opportunities[0].id as string,
});
const firstApplication = (answers: ToolAnswer["body"][]) => ({
  applicationId: answers[0].applications[0].id as string,
});
const readFirst: Step = (answers) => ["get_application", firstApplication(answers)];
const namesOf = (body: ToolAnswer["body"]): string[] =>
  body.opportunities.map((one: { fromSource: { name: string } }) => one.fromSource.name);
const search = (words: string, more: Args = {}) => call("search_opportunities", { search: words, ...more });

const TASKS: Record<string, Task> = {
  "Find calls about drinking water": {
    steps: [search("drinking water")],
    expect: (last) =>
      expect(namesOf(last)).toEqual(expect.arrayContaining(["Village water grant", "Wells for schools"])),
  },
  "Which loans are open?": {
    steps: [search("", { types: ["loan"] })],
    expect: (last) => expect(namesOf(last)).toEqual(["Solar loan"]),
  },
  "What closes within a week?": {
    steps: [search("", { closes: ["7d"] })],
    expect: (last) => expect(namesOf(last)).toEqual(["Solar loan"]),
  },
  "List everything by deadline": {
    steps: [search("", { order: "deadline", limit: 2 })],
    expect: (last) => {
      expect(namesOf(last)).toEqual(["Solar loan", "Village water grant"]);
      expect(last.hasMore).toBe(true);
    },
  },
  "Show me the second page of it": {
    steps: [search("", { order: "deadline", limit: 2, page: 2 })],
    expect: (last) => expect(namesOf(last)).toEqual(["American library fund", "Wells for schools"]),
  },
  "What can applicants from the United States have?": {
    steps: [search("", { country: "US" })],
    expect: (last) => {
      expect(namesOf(last)).toContain("American library fund");
      expect(namesOf(last)).not.toContain("Village water grant");
    },
  },
  "What gives more than half a million?": {
    steps: [search("", { amounts: ["to-1m"] })],
    expect: (last) => expect(namesOf(last)).toEqual(["Solar loan"]),
  },
  "What fits us?": {
    steps: [call("match_opportunities")],
    expect: (last) => {
      expect(namesOf(last)).toContain("Village water grant");
      expect(namesOf(last)).not.toContain("American library fund");
      expect(last.opportunities[0].fromSource.reasons.length).toBeGreaterThan(0);
    },
  },
  "Why does the best one fit us?": {
    steps: [call("match_opportunities"), (answers) => ["explain_match", firstOpportunity(answers)]],
    expect: (last) => {
      expect(last.match.score).toEqual(expect.any(Number));
      expect(last.match.parts.length).toBeGreaterThan(0);
    },
  },
  "Why can we not have the library fund?": {
    steps: [search("library"), (answers) => ["explain_match", firstOpportunity(answers)]],
    expect: (last) =>
      expect(last.match.rules).toContainEqual(expect.objectContaining({ verdict: "not_met" })),
  },
  "How much is the water grant, and until when?": {
    steps: [search("village water"), (answers) => ["get_opportunity", firstOpportunity(answers)]],
    expect: (last) =>
      expect(last.opportunity).toMatchObject({
        maxAmount: "50000.00",
        currency: "EUR",
        deadline: inDays(20),
      }),
  },
  "Who may apply for it, and must we pay a part?": {
    steps: [search("village water"), (answers) => ["get_opportunity", firstOpportunity(answers)]],
    expect: (last) => {
      expect(last.opportunity.fromSource.eligibility).toBe("Charities in Kenya");
      expect(last.opportunity).toMatchObject({ coFunding: "required", coFundingShare: "20.00" });
    },
  },
  "Where does that stand, and how old is it?": {
    steps: [search("village water"), (answers) => ["get_opportunity", firstOpportunity(answers)]],
    expect: (last) => {
      expect(last.source.call).toBe("https://funder.example/call");
      expect(last.asOf).toBe("2026-03-04");
    },
  },
  "Whom do I ask about the solar loan?": {
    steps: [search("solar"), (answers) => ["get_opportunity", firstOpportunity(answers)]],
    expect: (last) => expect(last.opportunity.fromSource.contactEmail).toBe("ask@sun.example"),
  },
  "Is the forest prize still open?": {
    steps: [() => ["get_opportunity", { opportunityId: catalogue.closed.id }]],
    expect: (last) => expect(last.opportunity.closed).toBe(true),
  },
  "Compare the water grant with the solar loan": {
    steps: [
      search("village water"),
      search("solar"),
      ([one, other]) => [
        "compare_opportunities",
        { opportunityIds: [one.opportunities[0].id, other.opportunities[0].id] },
      ],
    ],
    expect: (last) => {
      expect(namesOf(last)).toEqual(["Village water grant", "Solar loan"]);
      expect(last.source.page).toContain("/compare?ids=");
    },
  },
  "Compare the two best matches": {
    steps: [
      call("match_opportunities", { limit: 2 }),
      ([found]) => [
        "compare_opportunities",
        { opportunityIds: found.opportunities.map(({ id }: { id: string }) => id) },
      ],
    ],
    expect: (last) => {
      expect(last.opportunities).toHaveLength(2);
      expect(last.opportunities[0].match.score).toEqual(expect.any(Number));
    },
  },
  "What is like the wells for schools?": {
    steps: [() => ["similar_opportunities", { opportunityId: catalogue.wells.id }]],
    expect: (last) => expect(namesOf(last)).not.toContain("Wells for schools"),
  },
  "Save the water grant for later": {
    steps: [search("village water"), ...change("save_opportunity", firstOpportunity)],
    expect: (last) => expect(last).toMatchObject({ status: "done", mark: "saved" }),
  },
  "Save the solar loan, and show what I have saved": {
    steps: [
      ...change("save_opportunity", () => ({ opportunityId: catalogue.solar.id })),
      call("search_opportunities", { show: "saved" }),
    ],
    expect: (last) => expect(namesOf(last)).toEqual(["Solar loan"]),
  },
  "The library fund is not for us": {
    steps: [
      ...change("save_opportunity", () => ({ opportunityId: catalogue.library.id, mark: "dismissed" })),
      search("library"),
    ],
    expect: (last) => expect(namesOf(last)).not.toContain("American library fund"),
  },
  "What are we applying for?": {
    steps: [call("list_applications")],
    expect: (last) => expect(last.applications[0].fromMembers.title).toBe("Wells 2030"),
  },
  "How far is the application for the wells?": {
    steps: [call("list_applications", { status: "draft" }), readFirst],
    expect: (last) => {
      expect(last.application).toMatchObject({ status: "draft", fromMembers: { narrative: "We dig." } });
      expect(last.questions).toHaveLength(1);
      expect(last.tasks.list).toHaveLength(1);
    },
  },
  "Start an application for the best match that we may still apply for": {
    steps: [
      search("village water"),
      ...change("start_application", (answers) => ({ ...firstOpportunity(answers), askingAmount: "25000" })),
    ],
    expect: (last) => {
      expect(last.status).toBe("done");
      expect(last.application).toMatchObject({ status: "draft", askingAmount: "25000.00" });
    },
  },
  "Set the application to in progress": {
    steps: [
      call("list_applications"),
      ...change("update_application", (answers) => ({ ...firstApplication(answers), status: "in_progress" })),
    ],
    expect: (last) => expect(last.application.status).toBe("in_progress"),
  },
  "Write a new text into the application, and read it once more": {
    steps: [
      ...change("update_application", (_answers, { application }) => ({
        ...{ applicationId: application.id, narrative: "We dig wells with the schools." },
      })),
      (_answers, { application }) => ["get_application", { applicationId: application.id }],
    ],
    expect: (last) => expect(last.application.fromMembers.narrative).toBe("We dig wells with the schools."),
  },
  "Remind me to send the budget": {
    steps: [
      call("list_applications"),
      ...change("add_task", (answers) => ({
        ...{ ...firstApplication(answers), title: "Send the budget", dueDate: inDays(9) },
      })),
      call("next_tasks"),
    ],
    expect: (last) =>
      expect(last.tasks.list.map(({ title }: { title: string }) => title)).toEqual([
        "Ask the village",
        "Send the budget",
      ]),
  },
  "What do I have to do next?": {
    steps: [call("next_tasks")],
    expect: (last) =>
      expect(last.tasks.list[0]).toMatchObject({ title: "Ask the village", dueDate: inDays(3) }),
  },
  "I have asked the village": {
    steps: [
      call("next_tasks"),
      ...change("update_task", ([next]) => {
        const [{ id, applicationId }] = next.tasks.list;
        return { applicationId, taskId: id, done: true };
      }),
    ],
    expect: (last) => expect(last.task.doneAt).toEqual(expect.any(String)),
  },
  "Answer who we are": {
    steps: [
      call("list_applications"),
      readFirst,
      ...change("answer_question", (answers) => ({
        ...{ ...firstApplication(answers), questionId: answers[1].questions[0].id, answer: "A charity." },
      })),
    ],
    expect: (last) => expect(last.question.fromMembers.answer).toBe("A charity."),
  },
  "Draft the answer to who we are": {
    steps: [
      call("list_applications"),
      readFirst,
      ...change("draft_answer", (answers) => ({
        ...{ ...firstApplication(answers), questionId: answers[1].questions[0].id, aiProvider: "builtin" },
      })),
    ],
    expect: (last) => {
      expect(last.status).toBe("done");
      expect(last.draft.text).toContain("wells");
    },
  },
};

describe("what people ask for", () => {
  it("is thirty tasks at least", () => {
    expect(Object.keys(TASKS).length).toBeGreaterThanOrEqual(30);
  });

  it.each(Object.entries(TASKS))("%s", async (_name, { steps, expect: check }) => {
    expect(steps.length).toBeLessThanOrEqual(CALLS_MAX);
    const scene = await buildScene();
    const program = await connectMcp(app, scene.secret);
    const answers: ToolAnswer["body"][] = [];
    for (const step of steps) {
      const [tool, args] = step(answers, scene);
      const { isError, body } = await program.call(tool, args);
      expect(isError ? body : null).toBeNull();
      expect(body.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(body.source.page).toMatch(/^http/);
      answers.push(body);
    }
    await program.client.close();
    check(answers.at(-1), scene);
  });
});
