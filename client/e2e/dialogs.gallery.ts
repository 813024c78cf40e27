import type { Page } from "playwright/test";
import type { FunderView } from "@shared/validators/catalogue";
import { get, makePerson, post, test } from "./support/fixtures";
import { findButton, inEveryLook, openPipeline, type Screen, shootAll } from "./support/gallery";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

/** Everything that opens over the screens for finding and applying: dialogs, panels, questions. */

const findDialog = (page: Page) => page.getByRole("dialog").last();
const pressIn = (page: Page, name: string | RegExp) => findButton(findDialog(page), name).click();
const scrollToEnd = (page: Page) =>
  findDialog(page).evaluate((element) => {
    for (const each of [element, ...element.querySelectorAll("*")]) each.scrollTop = each.scrollHeight;
  });

async function listOpportunityDialogs(page: Page): Promise<Record<string, Screen>> {
  const { request } = page;
  const opportunities = await listOpportunities(request);
  const [first, , fifth] = opportunities;
  const dated = opportunities.find(({ deadline }) => deadline !== null)!;
  const detail = `/opportunities/${fifth!.id}`;
  const search = "/opportunities?search=climate&country=KE";
  return {
    "match-breakdown": { path: "/", press: /% match/ },
    "not-for-us": { path: "/opportunities", press: /^Not for us/ },
    "not-for-us-detail": { path: detail, press: "Not for us" },
    "not-for-us-undo": {
      path: "/opportunities",
      press: /^Not for us/,
      act: (page) => pressIn(page, "Skip the reason"),
    },
    "saved-toast": { path: "/opportunities", press: /^Save for later/ },
    "export-opportunities": { path: "/opportunities", press: "Export" },
    "save-search": { path: search, press: "Save this search" },
    "save-search-done": {
      path: search,
      press: "Save this search",
      act: (page) => pressIn(page, "Save search"),
    },
    "saved-searches": { path: "/opportunities", press: "Saved searches" },
    "settings-saved-search": "/settings#notifications",
    "rename-search": { path: "/settings", press: /^Rename / },
    "add-to-calendar": { path: `/opportunities/${dated.id}`, press: "Add to calendar" },
    "create-application": { path: detail, press: "Start Application" },
    "create-application-errors": {
      path: detail,
      press: "Start Application",
      act: async (page) => {
        await findDialog(page).getByLabel("Asking amount").fill("5000000000000");
        await findDialog(page).getByLabel("Asking amount").press("Enter");
      },
    },
    "create-application-exists": { path: `/opportunities/${first!.id}`, press: "Start Application" },
    "create-application-discard": {
      path: detail,
      press: "Start Application",
      act: async (page) => {
        await findDialog(page).getByLabel("Asking amount").fill("12500");
        await page.keyboard.press("Escape");
      },
    },
  };
}

async function listApplicationDialogs(page: Page): Promise<Record<string, Screen>> {
  const entity = await buildProfiledEntity(page.request);
  const [first] = await listOpportunities(page.request);
  const { id } = await buildApplication(page.request, entity.id, first!, {
    narrative: "We sell pumps by the day.",
    notes: "Ask Kofi for the audited accounts.",
    aiDraftNarrative: "## Need\n\nFarmers need **pumps**.\n\n- one\n- two\n\n[Add: what a pump costs]",
    aiProvider: "builtin",
  });
  const path = `/applications/${id}`;
  return {
    "export-applications": { path: "/applications", press: "Export" },
    pipeline: {
      path: "/applications",
      act: openPipeline,
      whole: true,
    },
    word: { path, press: "Download as Word" },
    task: { path, press: "Add a task" },
    "attach-document": { path, press: "Attach a document" },
    document: { path: "/documents", press: "Add a document" },
    "add-questions": { path, press: "Add questions" },
    "move-application": {
      path: "/applications?view=board",
      act: (page) => page.getByRole("button", { name: /^Move / }).click(),
    },
    "replace-narrative": { path, press: "Use as narrative" },
    "application-editing-end": {
      path,
      press: "Edit Application",
      act: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
    },
    "edit-discard": {
      path,
      press: "Edit Application",
      act: async (page) => {
        await page.getByLabel("Narrative").fill("Three hours of writing.");
        await findButton(page.getByRole("main"), "Cancel").click();
      },
    },
    "edit-restored": {
      path,
      press: "Edit Application",
      act: async (page) => {
        await page.getByLabel("Narrative").fill("Three hours of writing.");
        await page.reload();
      },
      whole: true,
    },
  };
}

async function listLibraryDialogs(page: Page): Promise<Record<string, Screen>> {
  const funders = await get<FunderView[]>(page.request, "/api/funders");
  const idOf = (name: string) => funders.find((funder) => funder.name === name)!.id;
  const [savannah, nih] = [idOf("Savannah Fund"), idOf("National Institutes of Health")];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await post(page.request, `/api/funders/${savannah}/interactions`, {
    entityId: (await get<{ id: string }[]>(page.request, "/api/entities"))[0]!.id,
    interactionType: "meeting",
    dateOfInteraction: new Date().toISOString().slice(0, 10),
    contactPerson: "Kofi Boateng",
    notes: "Met at the demo day. They like pumps, and want to see the unit economics of the second year.",
    nextAction: "Send the deck",
    nextActionDate: tomorrow,
  });
  const [resource] = await get<{ id: string; hasContent: boolean }[]>(page.request, "/api/resources");
  const withContent = (await get<{ id: string; hasContent: boolean }[]>(page.request, "/api/resources")).find(
    ({ hasContent }) => hasContent,
  );
  return {
    "funders-next-steps": "/funders",
    funder: { path: `/funders?search=savannah&profile=${savannah}` },
    "funder-end": { path: `/funders?search=savannah&profile=${savannah}`, act: scrollToEnd },
    "funder-opportunities": { path: `/funders?search=national&profile=${nih}` },
    "funder-note": {
      path: `/funders?search=savannah&profile=${savannah}`,
      press: "Add a note",
      act: (page) => pressIn(page, "Save note"),
    },
    "funder-note-deleted": {
      path: `/funders?search=savannah&profile=${savannah}`,
      press: /^Delete the note/,
    },
    "funder-missing": { path: "/funders?search=women&profile=00000000-0000-4000-8000-000000000000" },
    resource: { path: `/resources?view=${(withContent ?? resource)!.id}` },
    "resource-end": { path: `/resources?view=${(withContent ?? resource)!.id}`, act: scrollToEnd },
    "resource-missing": { path: "/resources?search=women&view=00000000-0000-4000-8000-000000000000" },
  };
}

inEveryLook((camera) => {
  for (const [what, dialogsOf] of Object.entries({
    opportunities: listOpportunityDialogs,
    applications: listApplicationDialogs,
    library: listLibraryDialogs,
  }))
    test(`dialogs of ${what}`, async ({ page }) => {
      await post(page.request, "/api/auth/signup", makePerson());
      const entity = await buildProfiledEntity(page.request);
      await buildProfiledEntity(page.request, {
        name: "Ọmọlúàbí Community Health Initiative",
        type: "Nonprofit",
      });
      const [first] = await listOpportunities(page.request);
      await buildApplication(page.request, entity.id, first!);
      await shootAll(page, camera, await dialogsOf(page), (name) => `dialog-${name}`);
    });

  test("the panel without an entity", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    const [first] = await listOpportunities(page.request);
    await shootAll(page, camera, {
      "dialog-create-application-none": { path: `/opportunities/${first!.id}`, press: "Start Application" },
    });
  });
});
