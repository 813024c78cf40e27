import { expect } from "../support/fixtures";
import { listChanges } from "../support/spec-api";
import { expectToast, openSpecScreen, test } from "../support/spec-test";

// Accepted files and messages are tested in client/src/spec/pitch-deck-upload.test.tsx.

test("7.4 a file that is dropped on the card is PUT to the address that was asked for, and made a deck @desktop", async ({
  page,
}) => {
  const stored: { method: string; text: string | null }[] = [];
  await page.route("**/store/deck", async (route) => {
    stored.push({ method: route.request().method(), text: route.request().postData() });
    await route.fulfill({ status: 200, headers: { ETag: '"1"' } });
  });
  const store = () => new URL("/store/deck", page.url()).href;
  const { calls } = await openSpecScreen(page, "/pitch-deck", {
    "POST /api/objects/upload": () => ({ body: { uploadURL: store() } }),
    "POST /api/pitch-decks": { status: 201, body: {} },
  });
  const card = page.getByRole("group", { name: "Upload Deck" });
  // The card accepts no file until the entities are loaded.
  await expect(card.getByText(/^PDF, PPT/)).toBeVisible();
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["twelve slides"], "deck.pdf", { type: "application/pdf" }));
    return data;
  });
  await card.dispatchEvent("drop", { dataTransfer });
  await card.getByRole("button", { name: "Upload Pitch Deck" }).click();
  await expectToast(page, "Success");
  const [asked, made, ...others] = listChanges(calls);
  expect(asked).toMatchObject({ method: "POST", path: "/api/objects/upload" });
  expect(stored).toEqual([{ method: "PUT", text: "twelve slides" }]);
  expect(made).toEqual({
    method: "POST",
    path: "/api/pitch-decks",
    body: { fileName: "deck.pdf", uploadedFileUrl: store(), entityId: "e1" },
  });
  expect(others).toEqual([]);
});
