import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Route } from "wouter";
import { getQuestionnaire } from "@shared/constants/questionnaires";
import type { EntityView, ProfileView } from "@shared/validators/entities";
import type { ProfileProposalView, ProfileReadingView } from "@shared/validators/profile-proposals";
import type { RegisterView } from "@shared/validators/registers";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import FillProfilePage from "./fill-profile-page";

const ID = testId(500);
const PATH = `/api/profile-proposals/${ID}`;
const SITE = "https://brightreeds.example";

const propose = (parts: Partial<ProfileProposalView>): ProfileProposalView => ({
  ...{ field: "foundedYear", layer: 1, value: 2016, quote: "Founded in 2016.", page: 1 },
  ...{ address: `${SITE}/about`, currency: null, isFromAi: false },
  ...parts,
});
const PROPOSALS = [
  propose({}),
  propose({ field: "staffCount", layer: 2, value: 12, quote: "We have 12 employees." }),
];
const buildReading = (parts: Partial<ProfileReadingView> = {}): ProfileReadingView => ({
  ...{ source: "website", name: SITE, register: null, status: "read", failureReason: null },
  ...{ readAt: "2030-03-01T12:00:00.000Z", pages: [{ number: 1, address: SITE }], aiReading: null },
  proposals: PROPOSALS,
  ...parts,
});
const MATCHES = { count: 41, isComplete: true, best: [{ id: testId(9), title: "Reed fund", percent: 72 }] };

type Scene = {
  reading?: ProfileReadingView | null;
  profile?: Record<string, unknown>;
  entity?: Partial<EntityView>;
  registers?: RegisterView[];
  routes?: Parameters<typeof fakeFetch>[0];
};

function show({
  reading = buildReading(),
  profile = {},
  entity = {},
  routes = {},
  registers = [],
}: Scene = {}) {
  const shown = buildEntityView({ id: ID, type: "Nonprofit", name: "Bright Reeds", ...entity });
  const answers = { entityId: ID, entityType: "Nonprofit", lastProfileUpdate: null, ...profile };
  const fake = fakeFetch({
    "GET /api/entities": { body: [shown] },
    [`GET /api/profile/${ID}`]: { body: answers as unknown as ProfileView },
    [`GET ${PATH}`]: { body: { reading, files: [], registers } },
    [`POST ${PATH}/matches`]: { body: MATCHES },
    ...Object.fromEntries(
      ([1, 2, 3] as const).map((layer) => [
        `GET /api/questionnaire/Nonprofit/${layer}`,
        { body: { questions: getQuestionnaire("Nonprofit", layer) } },
      ]),
    ),
    ...routes,
  });
  const page = renderWithProviders(<Route path="/settings/fill/:id" component={FillProfilePage} />, {
    path: `/settings/fill/${ID}`,
  });
  return { ...fake, ...page };
}
const sent = (calls: ReturnType<typeof show>["calls"], path: string) =>
  calls.filter((call) => call.method === "POST" && call.path === path).map(({ body }) => body);
const box = (name: RegExp) => screen.findByRole("checkbox", { name });

beforeEach(() => localStorage.clear());

describe("proposed answers", () => {
  it("stand with their words and a link to the page, and none is ticked or sent by itself", async () => {
    const { calls } = show();
    expect(await box(/In which year was it founded/)).not.toBeChecked();
    expect(screen.getByText("We have 12 employees.")).toBeVisible();
    const [link] = screen.getAllByRole("link", { name: /brightreeds.example\/about/ });
    expect(link).toHaveAttribute("href", `${SITE}/about`);
    expect(sent(calls, `${PATH}/answers`)).toEqual([]);
  });

  it("are saved one by one with the answer that the person saw before", async () => {
    const { user, calls } = show({
      profile: { foundedYear: 2015 },
      routes: { [`POST ${PATH}/answers`]: { body: {} } },
    });
    const item = (await box(/In which year was it founded/)).closest("li")!;
    expect(within(item).getByText("2015")).toBeVisible();
    await user.click(within(item).getByRole("button", { name: /^Replace your answer/ }));
    await waitFor(() =>
      expect(sent(calls, `${PATH}/answers`)).toEqual([{ answers: [{ field: "foundedYear", before: 2015 }] }]),
    );
  });

  it("are taken all at once only where there is no answer yet", async () => {
    const { user, calls } = show({
      profile: { foundedYear: 2015 },
      routes: { [`POST ${PATH}/answers`]: { body: {} } },
    });
    await user.click(await screen.findByRole("button", { name: "Use all for open questions (1)" }));
    await waitFor(() =>
      expect(sent(calls, `${PATH}/answers`)).toEqual([{ answers: [{ field: "staffCount", before: null }] }]),
    );
  });

  it("show the matches with what is ticked, before it is saved", async () => {
    const { user, calls } = show();
    expect(await screen.findByText("41 open calls fit")).toBeVisible();
    expect(screen.getByRole("link", { name: "Reed fund" })).toBeVisible();
    await user.click(await box(/In which year was it founded/));
    await waitFor(() =>
      expect(sent(calls, `${PATH}/matches`)).toEqual([{ fields: [] }, { fields: ["foundedYear"] }]),
    );
    expect(sent(calls, `${PATH}/answers`)).toEqual([]);
  });

  it("that the profile has already need no press", async () => {
    show({ profile: { foundedYear: 2016, staffCount: 12 } });
    expect(await screen.findAllByText("In your profile")).toHaveLength(2);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("stay on the page when somebody changed the profile meanwhile", async () => {
    const { user } = show({
      routes: { [`POST ${PATH}/answers`]: errorAnswer("conflict", "Changed meanwhile") },
    });
    await user.click(await box(/In which year was it founded/));
    await user.click(screen.getByRole("button", { name: "Use the 1 ticked" }));
    expect(await screen.findByText("Changed meanwhile")).toBeInTheDocument();
    expect(await box(/In which year was it founded/)).toBeChecked();
  });
});

describe("what is read", () => {
  it.each([
    ["a website or a file", [], "From your website or a file."],
    [
      "a registration number too, where a register is here",
      [{ register: "ror" as const, asOf: "2030-02-01" }],
      "From your website, your registration number or a file.",
    ],
  ])("may come from %s", async (_ways, registers, said) => {
    show({ reading: null, registers });
    expect(await screen.findByText(said, { exact: false })).toBeVisible();
  });

  it("is the address that was typed, which is kept until it is sent", async () => {
    const { user, calls, unmount } = show({ reading: null });
    await user.type(await screen.findByLabelText(/^Its address/), "brightreeds.example");
    unmount();
    const again = show({
      reading: null,
      routes: {
        "POST /api/profile-proposals": {
          status: 202,
          body: { reading: buildReading({ status: "waiting" }), files: [], registers: [] },
        },
      },
    });
    expect(await screen.findByLabelText(/^Its address/)).toHaveValue("brightreeds.example");
    await again.user.click(screen.getByRole("button", { name: "Read the website" }));
    expect(await screen.findByText(`Being read: ${SITE}`)).toBeVisible();
    expect(sent(again.calls, "/api/profile-proposals")).toEqual([
      { entityId: ID, source: "website", url: "https://brightreeds.example" },
    ]);
    expect(sent(calls, "/api/profile-proposals")).toEqual([]);
  });

  it("can be a number of a register, when an operator has imported one", async () => {
    const registers: RegisterView[] = [
      { register: "us-irs", asOf: "2030-02-01" },
      { register: "gb-charities", asOf: "2030-02-01" },
    ];
    const found = buildReading({
      ...{ source: "register", name: "BRIGHT REEDS, 1999001", register: registers[1]! },
      proposals: [propose({ quote: "date_of_registration: 2016-04-12", address: null })],
    });
    const { user, calls } = show({
      ...{ reading: null, registers },
      routes: {
        "POST /api/profile-proposals": { status: 202, body: { reading: found, files: [], registers } },
      },
    });
    await user.type(await screen.findByLabelText(/^EIN/), "12");
    await user.selectOptions(screen.getByLabelText("Register"), "Charity Commission (England and Wales)");
    const number = screen.getByLabelText(/^Charity number/);
    await user.clear(number);
    await user.type(number, "1999001");
    await user.click(screen.getByRole("button", { name: "Look it up" }));
    expect(await screen.findByText("date_of_registration: 2016-04-12")).toBeVisible();
    expect(screen.getByText("As the register states it")).toBeVisible();
    expect(screen.getByText(/From Charity Commission .*as of 1 Feb 2030 \(licence: Open Gov/)).toBeVisible();
    expect(sent(calls, "/api/profile-proposals")).toEqual([
      { entityId: ID, source: "register", register: "gb-charities", number: "1999001" },
    ]);
  });

  it("asks for no number where there is no register", async () => {
    show({ reading: null });
    expect(await screen.findByRole("button", { name: "Read the website" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Look it up" })).toBeNull();
  });

  it("says at its field that a register does not have a number", async () => {
    const { user } = show({
      ...{ reading: null, registers: [{ register: "ror", asOf: "2030-02-01" }] },
      routes: {
        "POST /api/profile-proposals": errorAnswer("validation_failed", "No such number", {
          number: ["No such number"],
        }),
      },
    });
    const number = await screen.findByLabelText(/^ROR ID/);
    await user.type(number, "0reed0042");
    await user.click(screen.getByRole("button", { name: "Look it up" }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/No such number/));
  });

  it("can be stopped while it is read", async () => {
    const { user, calls } = show({
      reading: buildReading({ status: "waiting", proposals: [] }),
      routes: { [`DELETE ${PATH}`]: { status: 204 } },
    });
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    await waitFor(() => expect(calls.some(({ method }) => method === "DELETE")).toBe(true));
  });

  it("says why it could not be read, and takes another source", async () => {
    show({ reading: buildReading({ status: "failed", failureReason: "The site is away.", proposals: [] }) });
    expect(await screen.findByText("The site is away.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Read the website" })).toBeVisible();
  });

  it("is not for members who may only read", async () => {
    show({ entity: { role: "viewer" } });
    expect(await screen.findByText("Page Not Found")).toBeVisible();
  });
});

it("a source goes on being read when it cannot be stopped, and the person is told", async () => {
  const { user } = show({
    reading: buildReading({ status: "waiting", proposals: [] }),
    routes: { [`DELETE ${PATH}`]: errorAnswer("internal", "It broke") },
  });
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Failed to stop it")).toBeVisible();
  expect(screen.getByText(`Being read: ${SITE}`)).toBeVisible();
});

it("the page keeps its heading while the entities do not come", async () => {
  show({ routes: { "GET /api/entities": { status: 500, body: {} } } });
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent("Fill the profile from what exists already");
  expect(await screen.findByText("Your entities could not be loaded")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading.textContent);
});
