import type { Page } from "playwright/test";
import type { CommentsView, CommentView } from "@shared/validators/comments";
import { get, makePerson, post, test } from "./support/fixtures";
import { inEveryLook, type Screen, shootAll } from "./support/gallery";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

/** The comments on an application: none, all kinds, for who may only read, and when they cannot be loaded. */

const NARRATIVE = `${"We rent out solar pumps by the day, so that small farms water their fields without buying one. ".repeat(12)}
Last year, 340 farms used them.`;

const comment = (id: string, given: Partial<CommentView>): CommentView => ({
  ...{ id, parentId: null, passage: null, text: "", replacement: null, decision: null, mentions: [] },
  ...{ author: "Kofi Boateng", isOwn: false, createdAt: "2026-11-20T09:30:00.000Z", editedAt: null },
  ...{ resolvedAt: null, resolvedBy: null },
  ...given,
});
const passage = (quote: string): CommentView["passage"] => ({
  ...{ field: "narrative", quote, textBefore: "", textAfter: "" },
  start: Math.max(0, NARRATIVE.indexOf(quote)),
});
const settled = { resolvedAt: "2026-11-21T09:30:00.000Z", resolvedBy: "Ama Mensah" };
const COMMENTS: CommentsView = {
  comments: [
    comment("1", {
      ...{ text: "@Ama Mensah is this figure audited?", passage: passage("340 farms") },
      mentions: [{ userId: "1", name: "Ama Mensah" }],
    }),
    comment("2", { parentId: "1", text: "Yes, in March.", author: "Ama Mensah", isOwn: true }),
    comment("3", {
      ...{ passage: passage("rent out solar pumps by the day"), text: "Shorter." },
      replacement: "rent out pumps for single days",
    }),
    comment("4", {
      ...{ author: null, editedAt: "2026-11-21T09:30:00.000Z" },
      ...{ text: "This part was better before.", passage: passage("Words that were here once") },
    }),
    comment("5", { text: "A strong text as a whole.", isOwn: true, author: "Ama Mensah" }),
    comment("6", { ...settled, text: "Which year?", passage: passage("Last year") }),
    comment("7", {
      ...settled,
      ...{ passage: passage("farms"), replacement: "holdings", decision: "declined" },
    }),
  ],
};
const serveComments = (page: Page, answer: object) =>
  page.route("**/api/applications/*/comments", (route) => route.fulfill(answer));

inEveryLook((camera) => {
  test("comments", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    const entity = await buildProfiledEntity(page.request);
    const [first] = await listOpportunities(page.request);
    const { id } = await buildApplication(page.request, entity.id, first!, { narrative: NARRATIVE });
    const path = `/applications/${id}`;
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `comments-${name}`);
    await shoot({ button: path, none: `${path}?comment=all` });
    await serveComments(page, { json: COMMENTS });
    const dialog = page.getByRole("dialog");
    await shoot({
      all: {
        path: `${path}?comment=all`,
        act: () => dialog.getByLabel("Show resolved (2)").check(),
      },
      one: `${path}?comment=4`,
      "at-the-words": { path: `${path}?comment=all`, press: "Show in the text: 340 farms" },
      reply: {
        path: `${path}?comment=all`,
        act: () => dialog.getByRole("button", { name: "Reply" }).first().click(),
      },
    });
    await page.unroute("**/api/applications/*/comments");
    await serveComments(page, { status: 500, json: {} });
    await shoot({ failed: `${path}?comment=all` });
    await page.unroute("**/api/applications/*/comments");
    await serveComments(page, { json: COMMENTS });
    const entities = await get<object[]>(page.request, "/api/entities");
    await page.route("**/api/entities", (route) =>
      route.fulfill({ json: entities.map((each) => ({ ...each, role: "viewer" })) }),
    );
    await shoot({ viewer: `${path}?comment=all` });
  });
});
