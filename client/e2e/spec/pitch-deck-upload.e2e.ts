import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { specEntity, type SpecRoutes } from "../support/spec-api";
import { changes } from "../support/spec-api";
import { callsTo, expectFailure, expectTold, open, test } from "../support/spec-test";

const MAX_BYTES = 10_485_760;
const DECK = { name: "deck.pdf", mimeType: "application/pdf", buffer: Buffer.from("twelve slides") };

const storeOf = (page: Page) => new URL("/store/deck", page.url()).href;

/** Opens the screen before a server that takes files at an address beside the product's own calls. */
async function openCard(page: Page, given: SpecRoutes = {}) {
  const stored: { method: string; text: string | null }[] = [];
  await page.route("**/store/deck", async (route) => {
    stored.push({ method: route.request().method(), text: route.request().postData() });
    await route.fulfill({ status: 200, headers: { ETag: '"1"' } });
  });
  const served = await open(page, "/pitch-deck", {
    "POST /api/objects/upload": () => ({ body: { uploadURL: storeOf(page) } }),
    "POST /api/pitch-decks": { status: 201, body: {} },
    ...given,
  });
  return { ...served, stored };
}
const card = (page: Page) => page.getByRole("group", { name: "Upload Deck" });
const choose = (page: Page, file = DECK) => page.getByLabel("Pitch deck file").setInputFiles(file);
const upload = (page: Page) => page.getByRole("button", { name: "Upload Pitch Deck" }).click();

/** As if files were let go over the card. They are made in the browser: large ones take long on the way there. */
async function drop(page: Page, names: string[], bytes = 1): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([all, size]) => {
      const data = new DataTransfer();
      for (const name of all) data.items.add(new File([new Uint8Array(size)], name));
      return data;
    },
    [names, bytes] as const,
  );
  // Before it knows of an entity, the card takes nothing.
  await expect(card(page).getByText(/^PDF, PPT|^Create an entity/)).toBeVisible();
  await card(page).dispatchEvent("drop", { dataTransfer });
}

test.describe("uploading a deck by the specification @desktop", () => {
  test("2.10 without an entity the upload card asks for one, and its button leads to /settings", async ({
    page,
  }) => {
    await openCard(page, { "GET /api/entities": { body: [] } });
    await expect(
      card(page).getByText("Create an entity profile before uploading pitch decks", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Upload Pitch Deck" })).toHaveCount(0);
    await card(page).getByRole("link", { name: "Create Entity Profile" }).click();
    await expect(page).toHaveURL("/settings");
  });

  test("8 without an entity a file that comes all the same is refused in a toast", async ({ page }) => {
    const { calls } = await openCard(page, { "GET /api/entities": { body: [] } });
    await expect(card(page).getByRole("link", { name: "Create Entity Profile" })).toBeVisible();
    await drop(page, ["deck.pdf"]);
    await expectFailure(page, "Error", "Please create an entity profile before uploading pitch decks");
    expect(changes(calls)).toEqual([]);
  });

  test("2.10 the button Upload Pitch Deck stands with its hint", async ({ page }) => {
    await openCard(page);
    await expect(card(page).getByRole("button", { name: "Upload Pitch Deck" })).toBeVisible();
    await expect(card(page).getByText("PDF, PPT, or PPTX (Max 10MB)", { exact: true })).toBeVisible();
  });

  test("5 a chosen file waits until it is told to go", async ({ page }) => {
    const { calls } = await openCard(page);
    await choose(page);
    await expect(card(page).getByText("deck.pdf", { exact: true })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(changes(calls)).toEqual([]);
  });

  test("7.4 asks for an address, PUTs the file there, and makes a deck of it for the first entity", async ({
    page,
  }) => {
    const { calls, stored } = await openCard(page, {
      "GET /api/entities": { body: [specEntity(), specEntity({ id: "e2", name: "Second" })] },
    });
    await choose(page);
    await upload(page);
    await expectTold(page, "Success");
    const [asked, made, ...others] = changes(calls);
    expect(asked).toMatchObject({ method: "POST", path: "/api/objects/upload" });
    expect(stored).toEqual([{ method: "PUT", text: "twelve slides" }]);
    expect(made).toEqual({
      method: "POST",
      path: "/api/pitch-decks",
      body: {
        fileName: "deck.pdf",
        uploadedFileUrl: storeOf(page),
        entityId: "e1",
      },
    });
    expect(others).toEqual([]);
  });

  test("7.4 after an upload says so and reads the list anew", async ({ page }) => {
    const { calls, routes } = await openCard(page);
    await choose(page);
    routes["GET /api/pitch-decks"] = {
      body: [{ id: "d1", fileName: "deck.pdf", status: "pending_analysis", entityId: "e1" }],
    };
    await upload(page);
    await expectTold(page, "Success", "Pitch deck uploaded and analysis started");
    await expect(page.getByRole("link", { name: /^deck\.pdf/ })).toContainText("Analyzing...");
    await expect.poll(() => callsTo(calls, "GET /api/pitch-decks")).toHaveLength(2);
  });

  test("5 a file of any kind may be chosen", async ({ page }) => {
    const { stored } = await openCard(page);
    await expect(page.getByLabel("Pitch deck file")).not.toHaveAttribute("accept", /./);
    await choose(page, { ...DECK, name: "notes.txt", mimeType: "text/plain" });
    await upload(page);
    await expectTold(page, "Success", "Pitch deck uploaded and analysis started");
    expect(stored).toHaveLength(1);
  });

  test("5 one file at a time is taken", async ({ page }) => {
    await openCard(page);
    expect(
      await page.getByLabel("Pitch deck file").evaluate((input: HTMLInputElement) => input.multiple),
    ).toBe(false);
    await drop(page, ["one.pdf", "two.pdf"]);
    await expect(card(page).getByRole("alert")).toHaveText("Choose one file at a time.");
  });

  test("5 a file of 10485760 bytes is taken, and one of a byte more is not", async ({ page }) => {
    await openCard(page);
    await drop(page, ["full.pdf"], MAX_BYTES);
    await expect(card(page).getByText("full.pdf", { exact: true })).toBeVisible();
    await expect(card(page).getByRole("alert")).toHaveCount(0);
    await drop(page, ["over.pdf"], MAX_BYTES + 1);
    await expect(card(page).getByRole("alert")).toContainText("10 MB");
    await expect(card(page).getByText("over.pdf")).toHaveCount(0);
  });

  test("8 tells in the server's words, or its own, that no deck could be made of the file", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/500.*\/api\/pitch-decks$/);
    const { routes } = await openCard(page, { "POST /api/pitch-decks": { status: 500 } });
    await choose(page);
    await upload(page);
    await expectFailure(page, "Error", "Failed to create pitch deck");
    routes["POST /api/pitch-decks"] = { status: 500, body: { message: "This entity is gone." } };
    await card(page).getByRole("button", { name: "Try again" }).click();
    await expectFailure(page, "Error", "This entity is gone.");
  });
});
