import type { Page } from "playwright/test";
import {
  buildActive,
  buildPending,
  buildTwins,
  NEXT_YEAR,
  openActive,
  openPending,
  makeUniqueWord,
  publish,
  findRow,
  scrapeUrl,
  signInAsAdmin,
} from "./support/curation";
import { expect, expectToast, test as base } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen, findMainNav } from "./support/steps";

const TITLE = "Opportunity verification";

const test = base.extend<{ curator: void }>({
  /** The page, signed in as an administrator. */
  curator: async ({ page }, use) => {
    await signInAsAdmin(page.request);
    await use();
  },
});
test.slow();

/** Opens the sources, which are folded on a phone. */
async function showSources(page: Page, isMobile: boolean): Promise<void> {
  const fold = page.getByRole("button", { name: /^Scrape sources/ });
  if (isMobile && (await fold.getAttribute("aria-expanded")) === "false") await fold.click();
}
const findPendingCount = (page: Page, n: number) =>
  page.getByRole("heading", { name: `${n} pending`, exact: true });
/** Finds the link to the screen; on a phone it stands beside the settings. */
const findAdminLink = (page: Page, isMobile: boolean) =>
  (isMobile ? page.getByRole("banner") : findMainNav(page)).getByRole("link", { name: "Admin" });
const findDialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Makes the next request of this kind fail, but not the reads that a push causes. */
async function failNext(page: Page, url: string, method: "POST" | "PATCH" | "DELETE"): Promise<void> {
  let hasFailed = false;
  await page.route(url, (route) => {
    if (hasFailed || route.request().method() !== method) return route.fallback();
    hasFailed = true;
    return route.fulfill({ status: 500, json: {} });
  });
}

test.describe("the verification screen", () => {
  test("an administrator opens the verification screen with one press, by finger too", async ({
    page,
    curator: _,
    isMobile,
  }) => {
    await page.goto("/");
    const link = findAdminLink(page, isMobile);
    const box = (await link.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await link.click();
    await expectScreen(page, "/admin/verification", TITLE);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("tab", { name: "Scraping & Verification" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("tab", { name: "Active Opportunities" }).click();
    await expect(page).toHaveURL("/admin/verification?tab=active");
    await expect(page.getByRole("heading", { name: /^[\d,]+ active opportunit/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: /^[\d,]+ pending$/ })).toBeVisible();
  });

  test("the verification list is requested when its link is pointed at @desktop", async ({
    page,
    curator: _,
    isMobile,
  }) => {
    await page.goto("/");
    const asked = page.waitForRequest("**/api/admin/opportunities/pending");
    await findAdminLink(page, isMobile).hover();
    await asked;
    await expect(page).toHaveURL("/");
  });

  test("the verification list that fails to load offers another try @desktop", async ({
    page,
    curator: _,
    expectErrors,
  }) => {
    expectErrors(/503/);
    // The events are never answered, because a push from another test would reload the list before the button is pressed.
    await page.route("**/api/events", () => {});
    const body = { message: "The database is away for a moment.", code: "unavailable" };
    await page.route("**/api/admin/opportunities/pending?*", (route) =>
      route.fulfill({ status: 503, json: body }),
    );
    await openPending(page, makeUniqueWord());
    await expect(page.getByText(body.message)).toBeVisible();
    await page.unroute("**/api/admin/opportunities/pending?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No opportunities match")).toBeVisible();
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await expect(page).toHaveURL("/admin/verification");
  });
});

test.describe("scraping", () => {
  test("scraping Grants.gov tells what was found and lists the run @desktop", async ({
    page,
    curator: _,
    isMobile,
  }) => {
    await page.goto("/admin/verification");
    await showSources(page, isMobile);
    const button = page.getByRole("button", { name: "Scrape Grants.gov" });
    await button.click();
    await expectToast(page, "Scraping Complete");
    await expectToast(page, /^Found \d+/);
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
    const runs = page.getByRole("region", { name: "Scraping" });
    await expect(runs.getByText(/^Found \d+/).first()).toBeVisible();
  });

  test("scraping a custom URL adds pending opportunities in the page's words @desktop", async ({
    page,
    curator: _,
    isMobile,
    expectErrors,
  }) => {
    expectErrors(/40\d|502/);
    const word = makeUniqueWord();
    const name = `Green ${word} Fund`;
    const url = await publish(page.request, word, { name, deadline: `31 March ${NEXT_YEAR}` });
    await openPending(page, word);
    await expect(page.getByText("No opportunities match")).toBeVisible();
    await showSources(page, isMobile);
    const form = page.getByRole("form", { name: "Scrape a custom URL" });
    await expect(form.getByText("30-60 seconds")).toBeVisible();
    await form.getByRole("button", { name: "Scrape URL" }).click();
    await expectToast(page, "URL Required");
    await expectToast(page, "Please enter a URL to scrape");
    await expect(form.getByLabel("URL")).toHaveAccessibleDescription("Please enter a URL to scrape");

    await form.getByLabel("URL").fill(new URL("/forbidden", url).href);
    await form.getByRole("button", { name: "Scrape URL" }).click();
    await expectToast(page, "Scraping Failed");
    await expect(form.getByLabel("URL")).toHaveValue(/forbidden$/);

    await form.getByLabel("URL").fill(url);
    await form.getByLabel("Source name").fill(`Source ${word}`);
    await form.getByRole("button", { name: "Scrape URL" }).click();
    await expectToast(page, "Scraping Complete");
    await expectToast(page, "Found 1: 1 new.");
    await expect(form.getByLabel("URL")).toHaveValue("");
    const row = findRow(page, name);
    await expect(row.getByRole("link", { name: /^Source/ })).toHaveAttribute("href", url);
    await expect(row).toContainText(`31 Mar ${NEXT_YEAR}`);
    await page.getByLabel("Source", { exact: true }).selectOption(`Source ${word}`);
    await expect(findPendingCount(page, 1)).toBeVisible();

    await row.getByRole("button", { name: `Edit ${name}` }).click();
    const edit = findDialog(page, "Edit opportunity");
    await expect(edit.getByText(new RegExp(`from the page: “.*31 March ${NEXT_YEAR}`))).toBeVisible();
    await expect(edit.getByLabel("Deadline")).toHaveValue(`${NEXT_YEAR}-03-31`);
    await edit.getByRole("button", { name: "Close" }).click();
    await row.getByRole("button", { name: `Reject ${name}` }).click();
    await expectToast(page, "Opportunity Rejected");
  });

  test("a scrape continues after its tab is closed, and its button is disabled in every tab until it ends @desktop", async ({
    page,
    curator: _,
    isMobile,
    context,
  }) => {
    const word = makeUniqueWord();
    const name = `Slow ${word} Fund`;
    const elsewhere = { host: "localhost" } as const;
    const url = await publish(page.request, word, { name, held: true }, elsewhere);
    await openPending(page, word);
    await showSources(page, isMobile);
    const fill = async (tab: Page) => {
      const form = tab.getByRole("form", { name: "Scrape a custom URL" });
      await form.getByLabel("URL").fill(url);
      return form.getByRole("button", { name: "Scrape URL" });
    };
    await (await fill(page)).click();
    await expect(page.getByRole("listitem").filter({ hasText: url })).toBeVisible();
    const other = await context.newPage();
    await page.close();
    await openPending(other, word);
    await showSources(other, isMobile);
    await expect(await fill(other)).toHaveAttribute("aria-disabled", "true");
    const run = other.getByRole("listitem").filter({ hasText: url });
    await expect(run).toContainText("Under way");
    await publish(other.request, word, { name }, elsewhere);
    await expect(run).toContainText("Done");
    await expect(findRow(other, name)).toBeVisible();
  });
});

test.describe("pending opportunities", () => {
  test("pending opportunities are verified and rejected one by one, and each decision can be undone @desktop", async ({
    page,
    curator: _,
  }) => {
    const word = makeUniqueWord();
    const [first, second] = [`Alder ${word}`, `Birch ${word}`] as const;
    await buildPending(page.request, [first, second]);
    await openPending(page, word);
    await expect(findPendingCount(page, 2)).toBeVisible();
    await findRow(page, first)
      .getByRole("button", { name: `Verify ${first}` })
      .click();
    await expectToast(page, "Opportunity Verified");
    await expect(findRow(page, first)).toHaveCount(0);
    await expect(findRow(page, second)).toBeFocused();
    const last = page.getByRole("group", { name: "Last decision" });
    await expect(last).toContainText(`Verified: ${first}`);
    await last.getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "Decision taken back");
    await expect(findPendingCount(page, 2)).toBeVisible();
    await findRow(page, second)
      .getByRole("button", { name: `Reject ${second}` })
      .click();
    await expectToast(page, "Opportunity Rejected");
    await expect(findPendingCount(page, 1)).toBeVisible();
    await page.reload();
    await expect(findPendingCount(page, 1)).toBeVisible();
    await expect(findRow(page, second)).toHaveCount(0);
  });

  test("a pending opportunity comes back when the server refuses the decision @desktop", async ({
    page,
    curator: _,
    expectErrors,
  }) => {
    expectErrors(/409|500/);
    const word = makeUniqueWord();
    const [name, taken] = [`Cedar ${word}`, `Dogwood ${word}`] as const;
    const [, id] = await buildPending(page.request, [name, taken]);
    // The events are never answered, so that the page learns only from the server's answers.
    await page.route("**/api/events", () => {});
    await openPending(page, word);
    await page.route("**/api/admin/opportunities/*/verify", (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.getByRole("button", { name: `Verify ${name}` }).click();
    await expectToast(page, "Verification Failed");
    await expectToast(page, "Failed to verify opportunity");
    await expect(findRow(page, name)).toBeVisible();
    // Another administrator was faster: the server's message is shown and the row is removed.
    await page.route("**/api/admin/opportunities/*/reject", async (route) => {
      await page.request.post(`/api/admin/opportunities/${id}/verify`);
      await route.continue();
    });
    await page.getByRole("button", { name: `Reject ${taken}` }).click();
    await expectToast(page, "Rejection Failed");
    await expectToast(page, "This opportunity is already verified");
    await expect(findPendingCount(page, 1)).toBeVisible();
  });

  test("several pending opportunities are decided at once, and the decision can be undone", async ({
    page,
    curator: _,
    isMobile,
  }) => {
    const word = makeUniqueWord();
    const names = ["Elm", "Fir", "Gorse"].map((tree) => `${tree} ${word}`);
    await buildPending(page.request, names);
    await openPending(page, word);
    await page.getByLabel("Select all on this page").check();
    const bar = page.getByRole("group", { name: "Selected opportunities" });
    await expect(bar).toContainText("3 selected");
    await page.getByLabel(`Select ${names[0]}`).uncheck();
    await expect(bar).toContainText("2 selected");
    if (isMobile) {
      const [above, below] = [await bar.boundingBox(), await findMainNav(page).boundingBox()];
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
      for (const button of await bar.getByRole("button").all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole("button", { name: "Verify" }).click();
    await expectToast(page, "2 opportunities verified");
    await expect(findPendingCount(page, 1)).toBeVisible();
    await page.getByRole("group", { name: "Last decision" }).getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "2 opportunities are pending again.");
    await expect(findPendingCount(page, 3)).toBeVisible();
    await page.getByLabel("Select all on this page").check();
    await bar.getByRole("button", { name: "Reject" }).click();
    await expectToast(page, "3 opportunities rejected");
    await expect(page.getByText("No opportunities match")).toBeVisible();
  });

  test(
    "pending opportunities are worked through with the keyboard alone",
    { tag: "@desktop" },
    async ({ page, curator: _ }) => {
      const word = makeUniqueWord();
      const names = ["Hazel", "Iroko", "Juniper"].map((tree) => `${tree} ${word}`);
      await buildPending(page.request, names);
      await openPending(page, word);
      await expect(findPendingCount(page, 3)).toBeVisible();
      const shown = await page.getByRole("main").locator("[data-rows] h3").allTextContents();
      expect([...shown].sort()).toEqual(names);
      const rows = shown.map((name) => findRow(page, name));
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key);
      };

      await press("j");
      await expect(rows[0]!).toBeFocused();
      await press("ArrowDown", "j");
      await expect(rows[2]!).toBeFocused();
      await press("k", "x");
      await expect(page.getByLabel(`Select ${shown[1]}`)).toBeChecked();
      await press("x", "e");
      const edit = findDialog(page, "Edit opportunity");
      await expect(edit.getByLabel("Name")).toHaveValue(shown[1]!);
      await expect(edit.getByLabel("Name")).toBeFocused();
      await press("v", "Escape");
      await page.getByRole("button", { name: "Discard changes" }).click();
      await expect(edit).toBeHidden();
      await expect(rows[1]!).toBeFocused();

      await press("v");
      await expectToast(page, "Opportunity Verified");
      await expect(rows[2]!).toBeFocused();
      await press("r");
      await expectToast(page, "Opportunity Rejected");
      await expect(findPendingCount(page, 1)).toBeVisible();
      await press("u");
      await expectToast(page, "Decision taken back");
      await expect(rows[2]!).toBeVisible();

      await press("/");
      const search = page.getByLabel("Search pending opportunities");
      await expect(search).toBeFocused();
      await press("End", "v", "r");
      await expect(search).toHaveValue(`${word}vr`);
      await search.fill(word);
      await page.getByRole("heading", { level: 1 }).click();
      await press("Control+v", "?");
      const help = findDialog(page, "Keyboard shortcuts");
      await expect(help.getByText("Take the last decision back")).toBeVisible();
      await help.getByLabel("Use keyboard shortcuts").uncheck();
      await press("Escape");
      await expect(help).toBeHidden();
      await press("j", "v", "?");
      await expect(help).toBeHidden();
      await expect(findPendingCount(page, 2)).toBeVisible();
      await page.getByRole("button", { name: "Shortcuts" }).click();
      await expect(help).toBeVisible();
    },
  );

  test("a pending opportunity is compared with the one it resembles @desktop", async ({
    page,
    curator: _,
  }) => {
    const word = makeUniqueWord();
    const { name, twin } = await buildTwins(page.request, word, "Kapok");
    await openPending(page, word);
    await page.getByLabel("Flag").selectOption("Looks like another one");
    await expect(findRow(page, name)).toContainText("(pending)");
    await findRow(page, name).getByRole("button", { name: twin, exact: true }).click();
    const compare = findDialog(page, "Is it the same opportunity?");
    await expect(compare.getByText("31 Jan 2020")).toBeVisible();
    await expect(compare.getByText(`30 Apr ${NEXT_YEAR}`)).toBeVisible();
    await compare.getByRole("button", { name: "Reject this one" }).click();
    await expectToast(page, "Opportunity Rejected");
    await expect(findRow(page, name)).toHaveCount(0);
  });

  test("pending opportunities are paged, and the page is in the address @desktop", async ({
    page,
    curator: _,
  }) => {
    const word = makeUniqueWord();
    await buildPending(
      page.request,
      Array.from({ length: 51 }, (__, index) => `Larch ${word} ${index}`),
    );
    await openPending(page, word);
    await expect(page.getByText("1–50 of 51")).toBeVisible();
    // Rows above the link get their height when it scrolls into view, so that a pointer may miss it for a frame.
    await page.getByRole("link", { name: "Next page" }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`search=${word}&page=2$`));
    await expect(page.getByText("51–51 of 51")).toBeVisible();
    await expect(findPendingCount(page, 51)).toBeInViewport();
    // Deleting the only row of the last page leads to the page before it.
    await page.getByRole("button", { name: /^Reject Larch/ }).click();
    await expect(page.getByText("1–50 of 50")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`search=${word}$`));
  });
});

test.describe("active opportunities", () => {
  test("an active opportunity is added, edited and deleted @desktop", async ({
    page,
    curator: _,
    expectErrors,
  }) => {
    expectErrors(/500/);
    const word = makeUniqueWord();
    const name = `Maple ${word}`;
    await openActive(page, word);
    await page.getByRole("button", { name: "Add Opportunity" }).click();
    const add = findDialog(page, "Add Opportunity");
    const create = add.getByRole("button", { name: "Create opportunity" });
    await create.click();
    await expectToast(page, "Required Fields Missing");
    await expectToast(page, "Please fill in name, description, and funding type");
    await expect(add.getByLabel("Name")).toBeFocused();
    await expect(add.getByLabel("Description")).toHaveAccessibleDescription("Description is required");
    await add.getByLabel("Name").fill(name);
    await add.getByLabel("Description").fill("For wells.");
    await add.getByLabel("Minimum amount").fill("0");
    await create.click();
    await expectToast(page, "Invalid Amount");
    await add.getByLabel("Minimum amount").fill("5000");
    await add.getByLabel("Maximum amount").fill("4999.99");
    await create.click();
    await expectToast(page, "Invalid Range");
    await expectToast(page, "Minimum amount cannot be greater than maximum amount");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toContainText("Discard your changes?");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await add.getByLabel("Maximum amount").fill("20000");
    await add.getByLabel("Funding type").selectOption("prize");
    await add.getByLabel("Funder").fill(`Funder ${word}`);
    await add.getByLabel("Deadline").fill("2020-01-31");
    await add.getByLabel("Application page").fill("https://example.org/apply");
    const rules = add.getByRole("button", { name: /^Who may apply/ });
    await rules.click();
    await add.getByRole("checkbox", { name: "Nonprofit" }).check();
    await expect(rules).toContainText("1 rule is set");
    await failNext(page, "**/api/admin/opportunities", "POST");
    await create.click();
    await expectToast(page, "Creation Failed");
    await expectToast(page, "Failed to create opportunity");
    await create.click();
    await expectToast(page, "Opportunity Created");
    await expect(add).toBeHidden();
    const row = findRow(page, name);
    await expect(row).toContainText("PRIZE");
    await expect(row).toContainText("$5K - $20K");
    await expect(row).toContainText("Closed");
    await expect(row).toContainText(/Verified \d+ \w+ \d{4} by/);
    await expect(page.getByRole("heading", { name: "1 active opportunity" })).toBeVisible();

    await row.getByRole("button", { name: `Edit ${name}` }).click();
    const edit = findDialog(page, "Edit opportunity");
    const save = edit.getByRole("button", { name: "Save changes" });
    await edit.getByLabel("Name").fill("");
    await save.click();
    await expectToast(page, "Required Fields Missing");
    await edit.getByLabel("Name").fill(`${name} II`);
    await edit.getByLabel("Maximum amount").fill("100");
    await save.click();
    await expectToast(page, "Invalid Range");
    await edit.getByLabel("Maximum amount").fill("");
    await failNext(page, "**/api/admin/opportunities/*", "PATCH");
    await save.click();
    await expectToast(page, "Update Failed");
    await expectToast(page, "Failed to update opportunity");
    await expect(edit.getByLabel("Name")).toHaveValue(`${name} II`);
    await save.click();
    await expectToast(page, "Opportunity Updated");
    await expect(findRow(page, `${name} II`)).toContainText("From $5K");

    await page.getByRole("button", { name: `Edit ${name} II` }).click();
    await expect(edit.getByText(/^Edited: .*Name/)).toBeVisible();
    await expect(edit.getByText(/scraping leaves it alone/).first()).toBeVisible();
    await edit.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: `Delete ${name} II` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`Are you sure you want to delete "${name} II"?`);
    await failNext(page, "**/api/admin/opportunities/*", "DELETE");
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Delete Failed");
    await expectToast(page, "Failed to delete opportunity");
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Opportunity Deleted");
    await expect(page.getByText("No opportunities match")).toBeVisible();
  });

  test("an active opportunity shows the changes its source states, to accept or to refuse @desktop", async ({
    page,
    curator: _,
  }) => {
    const word = makeUniqueWord();
    const name = `Neem ${word} Fund`;
    const url = await publish(page.request, word, { name, amount: "€20,000" });
    await scrapeUrl(page.request, url);
    await openPending(page, word);
    await findRow(page, name)
      .getByRole("button", { name: `Edit ${name}` })
      .click();
    const edit = findDialog(page, "Edit opportunity");
    await edit.getByLabel("Deadline").fill("2020-01-31");
    await edit.getByRole("button", { name: "Save changes" }).click();
    await expectToast(page, "Opportunity Updated");
    await page.getByRole("button", { name: `Verify ${name}` }).click();
    await expectToast(page, "Opportunity Verified");
    await publish(page.request, word, { name, amount: "€35,000" });
    await scrapeUrl(page.request, url);

    await openActive(page, word);
    await page.getByLabel("Flag").selectOption("Changed at the source");
    await findRow(page, name)
      .getByRole("button", { name: /change.? at the source/ })
      .click();
    const changes = edit.getByRole("region", { name: "The source now says something else" });
    await expect(changes.getByRole("deletion")).toHaveText("€20,000");
    await expect(changes.getByRole("insertion")).toHaveText("€35,000");
    await edit.getByLabel("Name").fill(`${name} II`);
    await changes.getByRole("button", { name: "Accept the new value of Maximum amount" }).click();
    await expectToast(page, "Opportunity Updated");
    await expect(changes).toBeHidden();
    await expect(edit.getByLabel("Maximum amount")).toHaveValue("35000");
    await expect(edit.getByLabel("Name")).toHaveValue(`${name} II`);
    await expect(edit.getByText(/^Change accepted: Maximum amount/)).toBeVisible();
    await edit.getByRole("button", { name: "Save changes" }).click();
    await expect(edit).toBeHidden();

    await publish(page.request, word, { name, amount: "€40,000" });
    await scrapeUrl(page.request, url);
    await page
      .getByRole("main")
      .getByRole("button", { name: /change.? at the source/ })
      .click();
    await changes.getByRole("button", { name: "Keep ours for Maximum amount" }).click();
    await expectToast(page, "Kept as it is");
    await expect(edit.getByLabel("Maximum amount")).toHaveValue("35000");
    await page.keyboard.press("Escape");
    await expect(edit).toBeHidden();

    // A new currency changes the amount too: both are accepted with one press.
    await publish(page.request, word, { name, amount: "US$45,000" });
    await scrapeUrl(page.request, url);
    await page
      .getByRole("main")
      .getByRole("button", { name: /changes at the source/ })
      .click();
    await expect(changes.getByRole("deletion")).toHaveText(["€35,000", "EUR"]);
    await expect(changes.getByRole("insertion")).toHaveText(["$45,000", "USD"]);
    await changes.getByRole("button", { name: "Accept the new value of Amount and currency" }).click();
    await expect(changes).toBeHidden();
    await expect(edit.getByLabel("Maximum amount")).toHaveValue("45000");
  });
});

test("both verification tabs and every dialog pass the accessibility checks", async ({
  page,
  curator: _,
  isMobile,
}) => {
  const word = makeUniqueWord();
  const long =
    `Ọmọlúàbí Community Health & Solar Irrigation Initiative of the Lower Volta Basin ${word}`.padEnd(
      140,
      "w",
    );
  await buildPending(page.request, [long, `شركة الشروق ${word}`]);
  const { name, twin } = await buildTwins(page.request, word, "Okoume");
  await buildActive(page.request, { name: `Padauk ${word}`, maxAmount: "5000000000" });
  const look = (what: string) => test.step(what, () => inspect(page, what, { isMobile }));

  await openPending(page, word);
  await expect(findPendingCount(page, 4)).toBeVisible();
  await showSources(page, isMobile);
  await page.getByRole("button", { name: "Scrape URL" }).click();
  await page.getByLabel("Select all on this page").check();
  await look("the pending list with everything ticked and a toast");
  await page.getByLabel("Select all on this page").uncheck();
  await findRow(page, name).getByRole("button", { name: twin, exact: true }).click();
  await expect(findDialog(page, "Is it the same opportunity?").getByText("The other one")).toBeVisible();
  await look("two opportunities compared");
  await page.keyboard.press("Escape");
  await findRow(page, name).getByRole("button", { name: /^Edit/ }).click();
  await expect(
    findDialog(page, "Edit opportunity")
      .getByText(/from the page/)
      .first(),
  ).toBeVisible();
  await look("the edit dialog with the page's words");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Reject ${name}` }).click();
  await expect(page.getByRole("group", { name: "Last decision" })).toBeVisible();
  await look("a decision that can be undone");
  if (!isMobile) {
    await page.keyboard.press("?");
    await expect(findDialog(page, "Keyboard shortcuts")).toBeVisible();
    await look("the shortcuts");
    await page.keyboard.press("Escape");
  }
  await openActive(page, word);
  await expect(page.getByRole("heading", { name: "1 active opportunity" })).toBeVisible();
  await look("the active list");
  await page.getByRole("button", { name: "Add Opportunity" }).click();
  await page.getByRole("button", { name: "Create opportunity" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await look("the create dialog with errors");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look("the question before deleting");
  await openActive(page, makeUniqueWord());
  await expect(page.getByText("No opportunities match")).toBeVisible();
  await look("a list without matches");
});
