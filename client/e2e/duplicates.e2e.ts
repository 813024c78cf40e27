import type { Page } from "playwright/test";
import {
  buildPending,
  makeUniqueWord,
  NEXT_YEAR,
  publish,
  scrapeUrl,
  signInAsAdmin,
} from "./support/curation";
import { expect, expectToast, test as base } from "./support/fixtures";
import { inspect } from "./support/inspect";

const test = base.extend<{ curator: void }>({
  /** The page, signed in as an administrator. */
  curator: async ({ page }, use) => {
    await signInAsAdmin(page.request);
    await use();
  },
});
test.slow();

/** Makes one call of two sources: typed in as `typed`, and read from a page as `read`. Both wait for a decision, so that no founder sees them. */
async function buildSameCall(page: Page) {
  const word = makeUniqueWord();
  const [read, typed] = [`Lagoon ${word} Prize`, `The Lagoon ${word} Prize`];
  const funder = `Lagoon ${word} Foundation`;
  const deadline = `${NEXT_YEAR}-04-30`;
  await buildPending(page.request, [typed], { funderName: funder, maxAmount: "5000", deadline });
  const address = await publish(page.request, word, {
    name: read,
    funder,
    deadline: `30 April ${NEXT_YEAR}`,
  });
  await scrapeUrl(page.request, address);
  return { read, typed };
}

const findPanel = (page: Page) => page.getByRole("region", { name: /^Same call, two sources/ });

/** Opens the screen and its pairs, once the pair is found. */
async function openPair(page: Page, { read, typed }: { read: string; typed: string }) {
  await expect(async () => {
    const { pairs } = (await (await page.request.get("/api/admin/duplicates?limit=100")).json()) as {
      pairs: { first: { name: string }; second: { name: string } }[];
    };
    expect(pairs.flatMap(({ first, second }) => [first.name, second.name])).toContain(read);
  }).toPass();
  await page.goto("/admin/verification");
  await findPanel(page)
    .getByRole("button", { name: /^Same call, two sources/ })
    .click();
  const pair = findPanel(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: typed, exact: true, level: 3 }) })
    .filter({ has: page.getByRole("heading", { name: read, exact: true, level: 3 }) });
  await expect(pair).toBeVisible();
  return pair;
}

test("an administrator sees both rows, keeps one of them, and takes it back", async ({
  page,
  curator: _,
}) => {
  const call = await buildSameCall(page);
  const pair = await openPair(page, call);
  await expect(pair.getByText("The same deadline")).toBeVisible();
  await expect(pair.getByText("Maximum amount")).toBeVisible();
  await inspect(page, "pairs of the same call", { narrow: true });
  await pair.getByRole("button", { name: new RegExp(`^Same call: keep ${call.typed} of`) }).click();
  await expectToast(page, "Merged");
  await expect(pair).toBeHidden();
  await expect(
    page.getByRole("main").getByRole("heading", { name: call.read, exact: true, level: 3 }),
  ).toBeHidden();
  await findPanel(page)
    .getByRole("button", { name: `Split again: ${call.read}` })
    .click();
  await expectToast(page, "Split again");
  await expect(pair).toBeVisible();
});

test("two calls are not asked about again @desktop", async ({ page, curator: _ }) => {
  const call = await buildSameCall(page);
  const pair = await openPair(page, call);
  await pair.getByRole("button", { name: /^Two calls/ }).click();
  await expectToast(page, "Kept as two calls");
  await expect(pair).toBeHidden();
});
