import type { Page } from "playwright/test";
import type { ApplicationListItem, TextVersionItem } from "@shared/validators/applications";
import type { TaskView } from "@shared/validators/tasks";
import { APPLICATION_STATUSES } from "@shared/constants/enums";
import { get, makePerson, post, test } from "./support/fixtures";
import { findButton, inEveryLook, type Screen, shootAll } from "./support/gallery";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

/** What several people do with applications: versions of a text, tasks and the board; with nothing, much, and failed. */

const NARRATIVE =
  "We rent out solar pumps by the day, so that small farms water their fields without buying one. ".repeat(6);
const AMA = { id: "1", name: "Ama Mensah" };
const LONG = { id: "2", name: "Oluwaseun Adébáyọ̀ Ọlátúnjí-Williams" };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const version = (id: number, author: string | null): TextVersionItem => ({
  ...{ id, field: "narrative", savedAt: inDays(id - 10), author, characters: NARRATIVE.length },
});
const VERSIONS = [version(9, AMA.name), version(8, LONG.name), version(7, AMA.name), version(6, null)];
const EARLIER = `${NARRATIVE.replace("solar pumps", "diesel pumps")}\n\nLast year, 340 farms used them.`;

const task = (id: number, title: string, given: Partial<TaskView> = {}): TaskView => ({
  ...{ id: String(id), title, dueDate: null, assignee: null, section: null, doneAt: null, doneBy: null },
  ...given,
});
const dayIn = (days: number) => inDays(days).slice(0, 10);
const TASKS = [
  task(1, "Ask Kofi for the audited accounts of 2025", { dueDate: dayIn(-3), assignee: AMA }),
  task(
    2,
    "Write the part about the women's cooperatives of the Northern Region, and what they pay for water",
    {
      ...{ dueDate: dayIn(0), assignee: LONG, section: "narrative" },
    },
  ),
  task(3, "Check the sums", { dueDate: dayIn(20) }),
  task(4, "Find a referee"),
  task(5, "Register with the portal", { doneAt: inDays(-2), doneBy: LONG.name, assignee: LONG }),
  task(6, "Read the guidelines", { doneAt: inDays(-9), section: "notes" }),
];

async function serve(page: Page, answers: Record<string, object>): Promise<void> {
  for (const [path, answer] of Object.entries(answers)) {
    await page.unroute(path);
    await page.route(path, (route) => route.fulfill(answer));
  }
}

/** Makes an application whose owner is alone. */
async function begin(page: Page) {
  await post(page.request, "/api/auth/signup", makePerson());
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  return buildApplication(page.request, entity.id, opportunity!, { narrative: NARRATIVE });
}

/** Answers with an entity that has other people in it. */
async function serveShared(page: Page): Promise<void> {
  const entities = await get<object[]>(page.request, "/api/entities");
  await serve(page, { "**/api/entities": { json: entities.map((each) => ({ ...each, isShared: true })) } });
}

inEveryLook((camera) => {
  test("versions", async ({ page }) => {
    const { id } = await begin(page);
    const press = "Versions of Application Narrative";
    const open: Screen = { path: `/applications/${id}`, press };
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `versions-${name}`);
    await shoot({ none: open });
    await serve(page, {
      "**/api/applications/*/versions": { json: { versions: VERSIONS } },
      "**/api/applications/*/versions/*": { json: { ...VERSIONS[1], text: EARLIER } },
    });
    await shoot({ several: open });
    await serve(page, { "**/api/applications/*/versions": { status: 500, json: {} } });
    await shoot({ failed: open });
  });

  test("tasks", async ({ page }) => {
    const { id } = await begin(page);
    const path = `/applications/${id}`;
    const show = () => page.getByRole("heading", { name: "Tasks" }).scrollIntoViewIfNeeded();
    const tasks = "**/api/applications/*/tasks";
    const people = [{ ...AMA, isCaller: true }, LONG];
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `tasks-${name}`);
    await shoot({ none: { path, act: show } });
    // The server renders the home with what it reads itself.
    for (const { title, dueDate } of TASKS.slice(0, 3))
      await post(page.request, `/api/applications/${id}/tasks`, { title, dueDate });
    await shoot({ home: "/" });
    await serve(page, { [tasks]: { json: { tasks: TASKS, people } } });
    await shoot({
      several: { path, act: show },
      done: {
        path,
        press: "Show 2 done",
        act: () => page.getByText("Read the guidelines").scrollIntoViewIfNeeded(),
      },
      edit: { path, press: /^Edit Write the part/ },
      delete: { path, press: /^Delete Write the part/ },
    });
    await serve(page, { [tasks]: { status: 500, json: {} } });
    await shoot({ failed: { path, act: show } });
  });

  test("the board", async ({ page }) => {
    await begin(page);
    const [one] = await get<ApplicationListItem[]>(page.request, "/api/applications");
    const many = APPLICATION_STATUSES.flatMap((status, column) =>
      Array.from({ length: column % 4 }, (_, row) => ({
        ...one!,
        ...{ id: `00000000-0000-4000-8000-0000000000${column}${row}`, status },
        ...(row === 1 && {
          opportunity: { ...one!.opportunity!, name: LONG.name.repeat(2), deadline: dayIn(9) },
        }),
      })),
    );
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `board-${name}`);
    const board = "/applications?view=board";
    await shoot({ one: board });
    await serveShared(page);
    const holders = [{ ...AMA, isCaller: true }, LONG].map((each, n) => ({
      ...each,
      applicationIds: n === 0 ? many.slice(0, 4).map(({ id }) => id) : [],
    }));
    await serve(page, {
      "**/api/applications": { json: many },
      "**/api/tasks/people": { json: { people: holders } },
    });
    await shoot({
      many: board,
      "of-a-person": `${board}&person=1`,
      "of-nobody": `${board}&person=2`,
      move: { path: board, act: () => findButton(page, /^Move /).click() },
    });
    await serve(page, { "**/api/applications": { json: [] } });
    await shoot({ empty: board });
  });
});
