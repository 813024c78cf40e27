import type { Page } from "playwright/test";
import type { AiConsentsView } from "@shared/validators/ai-consents";
import { get, expect, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { serveAiConsents } from "./support/ai-consents";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

const settle = (page: Page) => page.getByRole("region", { name: "AI providers" });

test("an owner agrees where a draft begins, and withdraws it in Settings @desktop", async ({
  page,
  member: _,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, opportunity!);
  await serveAiConsents(page);

  await test.step("the question says what goes to whom", async () => {
    await page.goto(`/applications/${application.id}`);
    await page.getByRole("button", { name: "Generate AI Draft" }).click();
    const dialog = page.getByRole("dialog", { name: "Send this to OpenAI?" });
    await expect(dialog.getByText(/^What is sent/)).toBeVisible();
    await inspect(page, "the question of an AI provider", { narrow: true });
    await dialog.getByRole("button", { name: "Agree and continue" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Use as narrative" })).toBeVisible();
  });

  await test.step("Settings says who agreed, and takes it back", async () => {
    await page.goto("/settings#ai-providers");
    const drafts = settle(page).getByRole("switch", { name: /OpenAI.*Drafts/ });
    await expect(drafts).toBeChecked();
    await expect(settle(page).getByText(/Agreed on .* by Ama Mensah/)).toBeVisible();
    await inspect(page, "AI providers in Settings", { narrow: true });
    await drafts.focus();
    await page.keyboard.press("Space");
    await expect(drafts).not.toBeChecked();
  });
});

test("a server without a key asks nothing and says that nothing leaves it @desktop", async ({
  page,
  member: _,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const path = `/api/entities/${entity.id}/ai-consents`;
  expect((await get<AiConsentsView>(page.request, path)).consents).toEqual([]);
  const [opportunity] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, opportunity!);
  await page.goto(`/applications/${application.id}`);
  await page.getByRole("button", { name: "Generate AI Draft" }).click();
  await expect(page.getByRole("button", { name: "Use as narrative" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto("/settings#ai-providers");
  await expect(settle(page).getByText(/^This server uses no AI provider/)).toBeVisible();
});
