import type { Page } from "playwright/test";
import type { GuestRequestsView, GuestRequestView, GuestView } from "@shared/validators/guests";
import { makePerson, post, test } from "./support/fixtures";
import { inEveryLook, type Screen, shootAll } from "./support/gallery";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

/** The page of somebody without an account, of each kind, and what was asked of others on an application. */

const NARRATIVE =
  "We rent out solar pumps by the day, so that small farms water their fields without buying one. ".repeat(6);
const AT = "2026-11-20T09:30:00.000Z";

const OPEN = "/guest?token=example";
const REQUEST: GuestView = {
  ...{ id: "1", kind: "question", name: "Efua Adjei", askedBy: "Ama Mensah", entityName: "Sunrise Labs" },
  ...{ applicationTitle: "Rural Energy Innovation Challenge", dueDate: "2090-03-10", text: null },
  question: "What was the turnover of 2025, and which part of it came from grants?",
  ...{ answer: null, approved: null, fileName: null, answeredAt: null, returnRemark: null, expiresAt: AT },
};
const TEXT = { field: "narrative" as const, asked: "We rent out pumps.", now: NARRATIVE, hash: "x" };
const KINDS: Record<string, Partial<GuestView>> = {
  question: {},
  answered: { answer: "30,000 cedis; a third came from grants.", answeredAt: AT },
  returned: { answer: "30,000 cedis", returnRemark: "And which part came from grants?" },
  document: { kind: "document", question: "The audited accounts of 2025, please" },
  "document-sent": { kind: "document", fileName: "accounts-2025-audited-final.pdf", answeredAt: AT },
  approval: {
    kind: "approval",
    question: "Do you agree with our narrative?",
    text: { ...TEXT, asked: NARRATIVE },
  },
  "approval-changed": { kind: "approval", question: "Do you agree with our narrative?", text: TEXT },
  approved: { kind: "approval", text: { ...TEXT, asked: NARRATIVE }, approved: true, answeredAt: AT },
};

const asked = (id: string, given: Partial<GuestRequestView>): GuestRequestView => ({
  ...{ id, kind: "question", state: "asked", name: "Efua Adjei", email: "efua@example.org", field: null },
  ...{ question: "What was the turnover of 2025?", dueDate: "2090-03-10", askedBy: "Ama Mensah", sentAt: AT },
  ...{ isExpired: false, answer: null, approved: null, hasTextChanged: null, file: null, answeredAt: null },
  ...{ returnRemark: null, acceptedAt: null },
  ...given,
});
const file = {
  name: "accounts-2025-audited-and-signed-by-everybody-final-version.pdf",
  url: "/api/objects/1",
};
const REQUESTS: GuestRequestsView = {
  requests: [
    asked("1", { state: "answered", answer: "30,000 cedis, a third of it grants.", answeredAt: AT }),
    asked("2", { kind: "document", state: "answered", question: "The accounts", file, answeredAt: AT }),
    asked("3", {
      isExpired: true,
      dueDate: "2026-11-01",
      email: "oluwaseun.adebayo.olatunji-williams@community-health-initiative.example.org",
    }),
    asked("4", { state: "returned", answer: "30,000", returnRemark: "Which year?" }),
    asked("5", {
      ...{
        kind: "approval",
        state: "accepted",
        question: "Do you agree?",
        field: "narrative",
        answeredAt: AT,
      },
      ...{ approved: true, hasTextChanged: true, answer: "Well said", acceptedAt: AT },
    }),
    asked("6", {
      state: "accepted",
      answer: "Twelve.",
      question: "How many people work for you?",
      answeredAt: AT,
      acceptedAt: AT,
    }),
  ],
  documents: [file],
};
const serve = (page: Page, answer: object) =>
  page.route("**/api/applications/*/guests", (route) => route.fulfill(answer));

inEveryLook((camera) => {
  test("the page of a guest", async ({ page }) => {
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `guest-${name}`);
    await shoot({ invalid: OPEN });
    for (const [name, change] of Object.entries(KINDS)) {
      await page.unroute("**/api/guest/read");
      await page.route("**/api/guest/read", (route) => route.fulfill({ json: { ...REQUEST, ...change } }));
      await shoot({ [name]: OPEN });
    }
  });

  test("asked of others", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    const entity = await buildProfiledEntity(page.request);
    const [first] = await listOpportunities(page.request);
    const { id } = await buildApplication(page.request, entity.id, first!, { narrative: NARRATIVE });
    const path = `/applications/${id}`;
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `guests-${name}`);
    const dialog = page.getByRole("dialog");
    await shoot({
      none: path,
      ask: { path, press: "Ask somebody" },
      "ask-errors": {
        path,
        press: "Ask somebody",
        act: async () => {
          await dialog.getByLabel("What you ask for").selectOption("The approval of a text");
          await dialog.getByRole("button", { name: "Send the mail" }).click();
        },
      },
    });
    await serve(page, { json: REQUESTS });
    await shoot({ all: path, again: { path, press: "Ask again" }, remove: { path, press: "Revoke" } });
    await page.unroute("**/api/applications/*/guests");
    await serve(page, { status: 500, json: {} });
    await shoot({ failed: path });
  });
});
