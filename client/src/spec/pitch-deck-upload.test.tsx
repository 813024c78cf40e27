import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
// Loads the uploader's code before the first test.
import "@/lib/upload/upload-file";
import { clearUpload } from "@/features/pitch-decks/upload/upload-store";
import { filterCalls, listChanges, buildSpecEntity, type SpecRoutes } from "@/test/spec-api";
import { expectFailure, expectScreen, expectToast, loadScreens, openScreen } from "@/test/spec-screen";

loadScreens("/pitch-deck", "/settings");

const MAX_BYTES = 10_485_760;
const STORE = "https://store.example.org/deck";
const NO_ENTITY: SpecRoutes = { "GET /api/entities": { body: [] } };

const buildFile = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);

/** Opens the screen with a server that stores files at an address beside the product's own routes. */
function openCard(given: SpecRoutes = {}) {
  const stored: { method: string; url: string; file: unknown }[] = [];
  class Store extends EventTarget {
    upload = new EventTarget();
    status = 200;
    responseText = "";
    #call = { method: "", url: "" };
    open(method: string, url: string) {
      this.#call = { method, url };
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'etag: "1"\r\n';
    }
    send(file: unknown) {
      stored.push({ ...this.#call, file });
      setTimeout(() => this.dispatchEvent(new Event("load")));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Store);
  const spec = openScreen("/pitch-deck", {
    "POST /api/objects/upload": { body: { uploadURL: STORE } },
    "POST /api/pitch-decks": { status: 201, body: {} },
    ...given,
  });
  return { ...spec, stored };
}

/** Finds the card once the entities are loaded, because it accepts no file before. */
async function findCard() {
  const card = await screen.findByRole("group", { name: "Upload Deck" });
  await within(card).findByText(/^PDF, PPT|^Create an entity/);
  return { element: card, ...within(card) };
}
async function choose(user: UserEvent, file = buildFile("deck.pdf")) {
  const card = await findCard();
  await user.upload(card.getByLabelText("Pitch deck file"), file);
  return card;
}
const upload = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Upload Pitch Deck" }));
async function drop(...files: File[]) {
  const card = await findCard();
  fireEvent.drop(card.element, { dataTransfer: { types: ["Files"], files, items: [] } });
  return card;
}

// The upload outlives the screen.
beforeEach(clearUpload);

describe("2.10 the card for a deck's upload", () => {
  it("2.10 without an entity the card asks for one, and its button leads to /settings", async () => {
    const { user } = openCard(NO_ENTITY);
    const card = await findCard();
    expect(card.getByText("Create an entity profile before uploading pitch decks")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Upload Pitch Deck" })).not.toBeInTheDocument();
    await user.click(card.getByRole("link", { name: "Create Entity Profile" }));
    await expectScreen("/settings", "Settings");
  });

  it("8 without an entity a file that comes all the same is refused in a toast", async () => {
    const { calls } = openCard(NO_ENTITY);
    await drop(buildFile("deck.pdf"));
    await expectFailure("Error", "Please create an entity profile before uploading pitch decks");
    expect(listChanges(calls)).toEqual([]);
  });

  it("2.10 the button Upload Pitch Deck stands with its hint", async () => {
    openCard();
    const card = await findCard();
    expect(card.getByRole("button", { name: "Upload Pitch Deck" })).toBeVisible();
    expect(card.getByText("PDF, PPT, or PPTX (Max 10MB)")).toBeVisible();
  });
});

describe("5 which file is taken", () => {
  it("5 a chosen file waits until it is told to go", async () => {
    const { user, calls, stored } = openCard();
    const card = await choose(user);
    expect(card.getByText("deck.pdf")).toBeVisible();
    await vi.dynamicImportSettled();
    expect(listChanges(calls)).toEqual([]);
    await upload(user);
    await expectToast("Success");
    expect(stored).toHaveLength(1);
  });

  it("5 a file of any kind may be chosen", async () => {
    const { user, stored } = openCard();
    const card = await choose(user, new File(["notes"], "notes.txt", { type: "text/plain" }));
    expect(card.getByLabelText("Pitch deck file")).not.toHaveAttribute("accept");
    await upload(user);
    await expectToast("Success", "Pitch deck uploaded and analysis started");
    expect(stored).toHaveLength(1);
  });

  it("5 one file at a time is taken", async () => {
    openCard();
    const card = await drop(buildFile("one.pdf"), buildFile("two.pdf"));
    expect((await card.findByRole("alert")).textContent).toBe("Choose one file at a time.");
    expect(card.getByLabelText("Pitch deck file")).not.toHaveAttribute("multiple");
  });

  it("5 a file of 10485760 bytes is taken, and one of a byte more is not", async () => {
    openCard();
    const card = await drop(buildFile("full.pdf", MAX_BYTES));
    expect(await card.findByText("full.pdf")).toBeVisible();
    expect(card.queryByRole("alert")).not.toBeInTheDocument();
    await drop(buildFile("over.pdf", MAX_BYTES + 1));
    expect(await card.findByRole("alert")).toHaveTextContent("10 MB");
    expect(card.queryByText(/over\.pdf/)).not.toBeInTheDocument();
  });
});

describe("7.4 the upload of a deck", () => {
  it("7.4 an address is asked for, the file PUT there, and a deck made of it for the first entity", async () => {
    const { user, calls, stored } = openCard({
      "GET /api/entities": { body: [buildSpecEntity(), buildSpecEntity({ id: "e2", name: "Second" })] },
    });
    const deck = buildFile("deck.pdf");
    await choose(user, deck);
    await upload(user);
    await expectToast("Success");
    const [asked, made, ...others] = listChanges(calls);
    expect(asked).toMatchObject({ method: "POST", path: "/api/objects/upload" });
    expect(stored).toMatchObject([{ method: "PUT", url: STORE }]);
    expect(stored[0]!.file).toBe(deck);
    expect(made).toEqual({
      method: "POST",
      path: "/api/pitch-decks",
      body: { fileName: "deck.pdf", uploadedFileUrl: STORE, entityId: "e1" },
    });
    expect(others).toEqual([]);
  });

  it("7.4 a finished upload is told, and the list of decks read anew", async () => {
    const { user, calls, routes } = openCard();
    await choose(user);
    routes["GET /api/pitch-decks"] = {
      body: [{ id: "d1", fileName: "deck.pdf", status: "pending_analysis", entityId: "e1" }],
    };
    await upload(user);
    await expectToast("Success", "Pitch deck uploaded and analysis started");
    expect(await screen.findByRole("link", { name: /^deck\.pdf/ })).toHaveTextContent("Analyzing...");
    await waitFor(() => expect(filterCalls(calls, "GET /api/pitch-decks")).toHaveLength(2));
  });

  it("8 a deck that could not be made of the file is told in the server's words, or the product's own", async () => {
    const { user, routes } = openCard({ "POST /api/pitch-decks": { status: 500 } });
    const card = await choose(user);
    await upload(user);
    await expectFailure("Error", "Failed to create pitch deck");
    routes["POST /api/pitch-decks"] = { status: 500, body: { message: "This entity is gone." } };
    await user.click(card.getByRole("button", { name: "Try again" }));
    await expectFailure("Error", "This entity is gone.");
  });
});
