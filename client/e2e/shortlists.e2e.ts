import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildEntity, listOpportunities } from "./support/story";

test("a member makes a shortlist of saved opportunities and shares it with anybody", async ({
  page,
  member: _,
  isMobile,
  browser,
  baseURL,
}) => {
  test.slow();
  await buildEntity(page.request);
  const [first, second] = await listOpportunities(page.request);
  for (const one of [first!, second!])
    await page.request.put(`/api/opportunities/${one.id}/feedback`, { data: { kind: "saved" } });

  await page.goto("/opportunities?show=saved");
  await page.getByRole("link", { name: "Create a shortlist" }).click();
  await expect(page.getByText("With 2 opportunities.")).toBeVisible();
  await inspect(page, "a new shortlist", { isMobile });
  await page.getByLabel("Name").fill("For the spring");
  await page.getByRole("button", { name: "Create the shortlist" }).click();
  await expect(page.getByRole("heading", { name: "For the spring", level: 1 })).toBeVisible();

  await page.getByLabel("Note").first().fill("Ask Kofi about partners");
  await page.getByRole("button", { name: "Save the shortlist" }).click();
  await expectToast(page, "Shortlist saved");
  await page.getByRole("switch", { name: "Anybody with the link can read it" }).check();
  const link = page.getByLabel("Link for anybody");
  await expect(link).toHaveValue(/\/shared#token=/);
  await inspect(page, "a shortlist with a link", { isMobile });

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Ask Kofi about partners").last()).toBeVisible();
  for (const control of [link, page.getByLabel("Name"), page.getByLabel("Note").first()])
    await expect(control).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  const visitor = await browser.newContext({ baseURL });
  const theirs = await visitor.newPage();
  const { hash } = new URL(await link.inputValue());
  await theirs.goto(`/shared${hash}`);
  await expect(theirs.getByRole("heading", { name: "For the spring", level: 1 })).toBeVisible();
  await expect(theirs.getByText("Ask Kofi about partners")).toBeVisible();
  await inspect(theirs, "a shared shortlist", { isMobile });

  await page.getByRole("switch", { name: "Anybody with the link can read it" }).uncheck();
  await expect(link).toBeHidden();
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  await visitor.close();
});
