import type { Locator, Page } from "playwright/test";
import { docxParagraph, makeDocx } from "../../server/test/files/documents";
import { CALL, readCall } from "./support/applying";
import { expect, post, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { openScreen } from "./support/steps";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

/** An application from its call to the moment before it is sent: its call, its budget, and whether it is ready. */

const NARRATIVE = "Small farms water their fields with pumps that run on sun. Equipment costs $26,000.";

/** An application with a narrative that asks for 50,000 US dollars. */
async function buildWritten(page: Page) {
  const entity = await buildProfiledEntity(page.request);
  const opportunity = await findInDollars(page);
  return buildApplication(page.request, entity.id, opportunity, { narrative: NARRATIVE });
}

/** An opportunity of the catalogue that gives US dollars, and 50,000 of them if asked. */
async function findInDollars(page: Page) {
  const found = (await listOpportunities(page.request)).find(
    ({ currency, minAmount, maxAmount }) =>
      currency === "USD" && !(Number(minAmount) > 0) && (maxAmount === null || Number(maxAmount) >= 50_000),
  );
  return found!;
}

const word = (name: string, text: string) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: Buffer.from(
    makeDocx({
      body: text
        .split("\n")
        .map((line) => docxParagraph(line))
        .join(""),
    }),
  ),
});

/** Follows a link of the pages of an application. */
const turnTo = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Pages of this application" })
    .getByRole("link", { name, exact: true })
    .click();

test("a call that is given fills the questions, the checklist and the tasks, and its newer version says what changed", async ({
  page,
  member: _,
  isMobile,
}) => {
  const { id } = await buildWritten(page);
  const main = page.getByRole("main");

  await test.step("the text is pasted, and what it says stands beside its words", async () => {
    await page.goto(`/applications/${id}/call`);
    await expect(main.getByRole("heading", { name: "Where is the call?" })).toBeVisible();
    await inspect(page, "the call before it is given", { isMobile });
    await main.getByLabel("Its text, pasted").fill(CALL);
    await main.getByRole("button", { name: "Read the text" }).click();
    await expect(main.getByText("At most 10 pages")).toBeVisible();
    await expect(main.getByText("You bring at least 20 %")).toBeVisible();
    await inspect(page, "the sheet of a call", { isMobile });
  });

  await test.step("all documents, questions and criteria are accepted, each kind with one press", async () => {
    await main.getByRole("button", { name: "Accept all 4: Documents asked for" }).click();
    await main.getByRole("button", { name: "Accept all 2: Questions" }).click();
    await main.getByRole("button", { name: "Accept all 3: Award criteria" }).click();
    await expect(
      main.getByRole("button", { name: /^Accept all .*(Documents|Questions|criteria)/ }),
    ).toHaveCount(0);
    await main.getByRole("button", { name: /^Accept as a task/ }).click();
    await expect(main.getByRole("button", { name: /^Take back: 15 Mar 2090/ })).toBeVisible();
  });

  await test.step("the call answers with its own words, or says that it does not say", async () => {
    await main.getByLabel("Your question").fill("How long may the narrative be?");
    await main.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(
      main.getByText("The narrative must not exceed 10 pages", { exact: false }).first(),
    ).toBeVisible();
  });

  await test.step("the application has them", async () => {
    await turnTo(page, "Application");
    await expect(main.getByText("Letters of support from two partners")).toBeVisible();
    await expect(main.getByText("Certificate of registration")).toBeVisible();
    await expect(main.getByText(/Describe the problem that you will solve, and for whom/)).toBeVisible();
    await expect(main.getByText("0 of 200 words", { exact: false })).toBeVisible();
    await inspect(page, "an application with what its call asks for", { isMobile });
  });

  await test.step("a newer version comes as a file, and what it changes is shown before and after", async () => {
    await turnTo(page, "Call");
    await main.getByRole("button", { name: "Give a newer version" }).click();
    await main.getByRole("button", { name: "Read the file" }).click();
    await expect(main.getByText("Choose a file first.")).toBeVisible();
    const newer = CALL.replace("15 March 2090", "22 March 2090").replace("10 pages", "8 pages");
    await main.getByLabel("File").setInputFiles(word("Energy fund, corrected.docx", newer));
    await main.getByRole("button", { name: "Read the file" }).click();
    await expect(main.getByText("Energy fund, corrected.docx")).toBeVisible();
    await expect(main.getByText("At most 8 pages").first()).toBeVisible();
    await expect(main.getByRole("heading", { name: /changed/i }).first()).toBeVisible();
    await inspect(page, "the sheet of a newer version", { isMobile });
  });
});

test("a budget adds up while it is typed, says where a text differs, and comes as a workbook", async ({
  page,
  member: _,
  isMobile,
}) => {
  const { id } = await buildWritten(page);
  const main = page.getByRole("main");
  const sums = main.getByRole("region", { name: "Sums" });
  const line = (n: number) => main.getByRole("group", { name: new RegExp(`^Line ${n}: `) });

  await test.step("it begins with the amount asked for", async () => {
    await page.goto(`/applications/${id}/budget`);
    await expect(main.getByText("No budget yet")).toBeVisible();
    await inspect(page, "an application without a budget", { isMobile });
    await main.getByRole("button", { name: "Begin the budget" }).click();
    await expect(line(1).getByLabel("Unit price")).toHaveValue("50,000");
    await expect(sums).toContainText("50,000.00 USD");
  });

  await test.step("lines are typed, and every sum follows", async () => {
    await line(1).getByLabel("What for").fill("Solar pumps with meters");
    await line(1).getByLabel("Kind").selectOption("Equipment");
    await line(1).getByLabel("Quantity").fill("40");
    await line(1).getByLabel("Unit price").fill("650");
    await line(1).getByLabel("Own share").fill("6000");
    await expect(sums).toContainText("26,000.00 USD");
    await expect(sums).toContainText("20,000.00 USD");
    await line(1).getByRole("button", { name: "Save line" }).click();
    await expect(line(1).getByRole("button", { name: "Save line" })).toBeHidden();
    await main.getByRole("button", { name: "Add line" }).click();
    await line(2).getByLabel("What for").fill("Field engineer");
    await line(2).getByLabel("Quantity").fill("12");
    await line(2).getByLabel("Unit price").fill("1200");
    await line(2).getByLabel("Own share").fill("20000");
    await line(2).getByRole("button", { name: "Save line" }).click();
    await expect(line(2).getByText("The own share is more than the line costs")).toBeVisible();
    await line(2).getByLabel("Own share").fill("0");
    await line(2).getByRole("button", { name: "Save line" }).click();
    await expect(line(2).getByRole("button", { name: "Save line" })).toBeHidden();
    await expect(sums).toContainText("40,400.00 USD");
    await inspect(page, "a budget", { isMobile });
  });

  await test.step("what the narrative says otherwise is told, with the way to its words", async () => {
    await expect(main.getByText("1 amount in the texts contradicts the budget")).toBeHidden();
    await line(1).getByLabel("Unit price").fill("700");
    await line(1).getByRole("button", { name: "Save line" }).click();
    await expect(main.getByText("1 amount in the texts contradicts the budget")).toBeVisible();
    await expect(main.getByText(/In the table: Equipment 28,000\.00\sUSD/)).toBeVisible();
  });

  await test.step("on paper it is a table of figures with its totals", async () => {
    await page.emulateMedia({ media: "print" });
    const table = main.locator("table", { hasText: "Budget lines" });
    await expect(table.locator("tbody tr")).toHaveText([
      /Solar pumps with meters.*28,000\.00.*6,000\.00.*22,000\.00/,
      /Field engineer.*14,400\.00.*0\.00.*14,400\.00/,
    ]);
    await expect(table.locator("tfoot tr")).toHaveText(/42,400\.00.*6,000\.00.*36,400\.00/);
    await expect(table).toBeVisible();
    await expect(main.locator("table", { hasText: "By kind and year" })).toBeVisible();
    await expect(main.locator("input, select, textarea, button").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await expect(table).toBeHidden();
  });

  await test.step("the workbook is downloaded", async () => {
    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: "Download for Excel" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await main.getByRole("link", { name: "Go to the text" }).click();
    await expect(page).toHaveURL(/#narrative/);
    await expect(main.getByText(NARRATIVE)).toBeVisible();
  });
});

test("ready to send says what is missing, and each place is one press away", async ({
  page,
  member: _,
  isMobile,
}) => {
  const { id } = await buildWritten(page);
  const main = page.getByRole("main");
  const path = `/applications/${id}/ready`;
  await readCall(page.request, `/api/applications/${id}`);
  for (const kind of ["document", "question", "criterion"])
    await page.request.patch(`/api/applications/${id}/call/lines`, { data: { kind, accepted: true } });
  const narrative = `${NARRATIVE} Our partner is [add: name of the partner].`;
  await page.request.patch(`/api/applications/${id}`, { data: { narrative } });
  await post(page.request, `/api/applications/${id}/tasks`, {
    title: "Ask the bank for a letter",
    dueDate: "2090-01-02",
  });

  await test.step("everything that is missing is named", async () => {
    await page.goto(path);
    await expect(main.getByRole("status").first()).toContainText("things to fix");
    await expect(main.getByText("A question has no answer.").first()).toBeVisible();
    await expect(main.getByText("Something was left to be filled in.")).toBeVisible();
    await expect(
      main.getByText(
        "The call demands a document that is not attached: Letters of support from two partners.",
      ),
    ).toBeVisible();
    await inspect(page, "what is missing before an application is sent", { isMobile });
  });

  await test.step("one press leads to each place", async () => {
    for (const [name, place] of [
      ["Go to the question", /#question-/],
      ["Go to the narrative", /#narrative/],
      ["Go to the documents", /#documents/],
      ["Go to the tasks", /#tasks/],
    ] as const) {
      await main.getByRole("link", { name }).first().click();
      await expect(page).toHaveURL(place);
      const anchor = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
      await expect(anchor).toBeInViewport();
      await expect(anchor).toBeFocused();
      await openScreen(page, path);
    }
  });

  await test.step("what is mended is gone, and what may stay is put aside with its reason", async () => {
    const task = main.getByRole("listitem").filter({ hasText: "Ask the bank for a letter" });
    await task.getByRole("button", { name: "Put aside" }).click();
    await task.getByLabel("Why can it stay as it is?").fill("The bank sends it to the funder.");
    await task.getByRole("button", { name: "Put aside" }).click();
    await expect(main.getByText("Put aside (1)")).toBeVisible();
    await expect(task).toBeHidden();
    await page.request.patch(`/api/applications/${id}`, { data: { narrative: NARRATIVE } });
    await page.goto(path);
    await expect(main.getByText("A question has no answer.").first()).toBeVisible();
    await expect(main.getByText("Something was left to be filled in.")).toBeHidden();
  });
});

/** Typing a text and saving it is the writing itself; all else that has to be pressed is counted. */
const MOST_PRESSES = 12;

test("from an opportunity to a first complete application takes at most 12 presses beside the writing", async ({
  page,
  member: _,
}) => {
  await buildProfiledEntity(page.request);
  const opportunity = await findInDollars(page);
  const main = page.getByRole("main");
  const pages = page.getByRole("navigation", { name: "Pages of this application" });
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await page.goto(`/opportunities/${opportunity.id}`);

  await test.step("the application is begun", async () => {
    await press(main.getByRole("button", { name: "Start Application" }));
    const panel = page.getByRole("dialog", { name: "Create Application" });
    await panel.getByLabel("Asking amount").fill("50000");
    await press(panel.getByRole("button", { name: "Save" }));
    await press(main.getByRole("link", { name: "View" }));
  });

  await test.step("its call is read, and its questions are taken over", async () => {
    await press(pages.getByRole("link", { name: "Call", exact: true }));
    await main.getByLabel("Its text, pasted").fill(CALL);
    await press(main.getByRole("button", { name: "Read the text" }));
    await press(main.getByRole("button", { name: "Accept all 2: Questions" }));
    await expect(main.getByRole("button", { name: "Accept all 2: Questions" })).toBeHidden();
  });

  await test.step("it is written", async () => {
    await press(pages.getByRole("link", { name: "Application", exact: true }));
    for (const [question, answer] of [
      [/Describe the problem/, "Farms lose a third of each harvest to drought."],
      [/How will you reach farmers/, "Cooperatives call on every farm once a month."],
    ] as const) {
      await main.getByRole("textbox", { name: question }).fill(answer);
      await main.getByRole("button", { name: "Save answer" }).click();
      await expect(main.getByRole("button", { name: "Save answer" })).toBeHidden();
    }
    await main.getByRole("button", { name: "Edit Application" }).click();
    await main
      .getByLabel("Narrative")
      .fill("We rent out solar pumps, so that small farms water their fields.");
    await main.getByRole("button", { name: "Save Changes" }).click();
    await expect(main.getByRole("button", { name: "Edit Application" })).toBeVisible();
  });

  await test.step("it has a budget, and nothing is left to mend", async () => {
    await press(pages.getByRole("link", { name: "Budget" }));
    await press(main.getByRole("button", { name: "Begin the budget" }));
    await expect(main.getByRole("group", { name: /^Line 1: / })).toBeVisible();
    await press(pages.getByRole("link", { name: "Ready to send" }));
    await expect(main.getByText("Nothing was found that has to be fixed")).toBeVisible();
  });
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
});
