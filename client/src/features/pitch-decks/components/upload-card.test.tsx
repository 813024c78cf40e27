import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FILE_BYTES_MAX } from "@shared/constants/limits";
import { clearAfterSignOut, currentUserKey } from "@/lib/api/current-user";
import { errorAnswer } from "@/test/fake-fetch";
import { buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders, testUser } from "@/test/render";
import PitchDeckPage from "../pages/pitch-deck-page";
import { buildDeck, buildWaitingDeck, DECK_ID, serveDecks } from "../test-decks";
import { buildFile } from "@/test/build-file";
import type { UploadEvents } from "@/lib/upload/upload-file";
import { clearUpload } from "../upload/upload-store";

type Running = UploadEvents & {
  file: File;
  signal: AbortSignal;
  finish: (url: string) => void;
  fail: (message: string, more?: { canRetry?: boolean; isUnverified?: boolean }) => void;
};
let running: Running[] = [];

// The upload itself has its own test; here it ends when the test says so.
vi.mock("@/lib/upload/upload-file", () => ({
  uploadFile: (file: File, events: UploadEvents & { signal: AbortSignal }) =>
    new Promise<string>((finish, reject) => {
      const fail = (message: string, more = {}) =>
        reject(Object.assign(new Error(message), { canRetry: true, ...more }));
      running.push({ ...events, file, finish, fail });
      events.signal.addEventListener("abort", () => reject(events.signal.reason as Error));
    }),
}));

const STORED = "http://store.example/objects/1";
const created = buildWaitingDeck({ fileName: "deck.pdf" });

/** Serves an API that makes a deck of every recorded file. */
function serve(routes: Parameters<typeof serveDecks>[1] = {}) {
  const server = serveDecks([], {
    "POST /api/pitch-decks": () => {
      server.routes["GET /api/pitch-decks"] = { body: [created] };
      return { status: 201, body: created };
    },
    ...routes,
  });
  return server;
}
const open = (user = testUser) => renderWithProviders(<PitchDeckPage />, { path: "/pitch-deck", user });
const fileInput = () => screen.findByLabelText("Pitch deck file");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = async (file = buildFile()) =>
  fireEvent.change(await fileInput(), { target: { files: [file] } });
/** Chooses a file, presses the button and waits until the upload runs. */
async function startUpload(file = buildFile()) {
  const count = running.length;
  await choose(file);
  press("Upload Pitch Deck");
  await waitFor(() => expect(running).toHaveLength(count + 1));
  return running.at(-1)!;
}

const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole("group", { name: "Upload Deck" }), {
    dataTransfer: { types: ["Files"], files, items: [] },
  });

beforeEach(() => {
  running = [];
  clearUpload();
});

describe("choosing a file", () => {
  it("choosing a file shows its name and size, and uploads nothing yet", async () => {
    serve();
    open();
    expect((await fileInput()).parentElement).toHaveTextContent("PDF, PPT, or PPTX (Max 10MB)");
    await choose(buildFile(640 * 1024));
    expect(screen.getByText("deck.pdf")).toBeVisible();
    expect(screen.getByText("640 KB")).toBeVisible();
    expect(screen.getByRole("button", { name: "Upload Pitch Deck" })).toBeVisible();
    expect(running).toHaveLength(0);
  });

  it("the allowed file types are named once, and hidden during an upload", async () => {
    serve();
    open();
    const hints = () => screen.queryAllByText("PDF, PPT, or PPTX (Max 10MB)").length;
    await fileInput();
    expect(hints()).toBe(1);
    await choose();
    expect(hints()).toBe(1);
    const upload = await startUpload();
    expect(hints()).toBe(0);
    await act(async () => upload.fail("The connection broke"));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(hints()).toBe(1);
  });

  it("the upload button opens the file picker while no file is chosen", async () => {
    serve();
    open();
    const input = await fileInput();
    const opened = vi.spyOn(input, "click");
    press("Upload Pitch Deck");
    expect(opened).toHaveBeenCalledOnce();
  });

  it("choosing a file that is too large or empty says so at the card, and keeps the file before", async () => {
    serve();
    open();
    await choose(buildFile(0));
    expect(screen.getByText("This file is empty. Choose the deck itself.")).toBeVisible();
    await choose();
    expect(screen.queryByText(/is empty/)).not.toBeInTheDocument();
    await choose(buildFile(FILE_BYTES_MAX + 1, "huge.pdf"));
    expect(screen.getByText("This file is 10.1 MB. A deck can be up to 10 MB.")).toBeVisible();
    expect(screen.getByText("deck.pdf")).toBeVisible();
  });

  it("a chosen file can be replaced and removed", async () => {
    serve();
    open();
    await choose();
    await choose(buildFile(10, "better.pptx"));
    expect(screen.queryByText("deck.pdf")).not.toBeInTheDocument();
    press("Remove better.pptx");
    expect(screen.queryByText("better.pptx")).not.toBeInTheDocument();
    expect(screen.getByText(/Choose a file/)).toBeVisible();
  });

  it("a dropped file is taken, one at a time", async () => {
    serve();
    open();
    await fileInput();
    drop(buildFile(1, "a.pdf"), buildFile(1, "b.pdf"));
    expect(screen.getByText("Choose one file at a time.")).toBeVisible();
    drop(buildFile(1, "a.pdf"));
    expect(screen.getByText("a.pdf")).toBeVisible();
    expect(running).toHaveLength(0);
  });

  describe("a file dropped before the entities are loaded", () => {
    /** Opens the page and drops a file; the returned function answers with the entities. */
    function dropEarly(entities: unknown[]) {
      let give = () => {};
      const given = new Promise<void>((resolve) => (give = resolve));
      serve({ "GET /api/entities": () => given.then(() => ({ body: entities })) });
      open();
      drop(buildFile());
      expect(screen.getByText("deck.pdf is chosen. It is not uploaded yet.")).toBeVisible();
      return give;
    }

    it("a file dropped before the entities are loaded waits for them", async () => {
      dropEarly([buildEntityView()])();
      expect(await screen.findByText("deck.pdf")).toBeVisible();
      press("Upload Pitch Deck");
      await waitFor(() => expect(running).toHaveLength(1));
    });

    it("a file dropped before the entities are loaded is refused with the reason when there are none", async () => {
      dropEarly([])();
      const reason = "Please create an entity profile before uploading pitch decks";
      expect(await screen.findByText(reason)).toBeVisible();
      expect(screen.queryByText(/deck\.pdf/)).not.toBeInTheDocument();
    });
  });
});

describe("uploading", () => {
  it("uploading shows its progress, makes a deck of the file and opens it", async () => {
    const { calls } = serve();
    const { history } = open();
    const upload = await startUpload();
    act(() => upload.onProgress(42));
    expect(screen.getByRole("progressbar", { name: "Uploading" })).toHaveAttribute("aria-valuenow", "42");
    expect(screen.getByText("Uploading… 42%")).toBeVisible();
    upload.finish(STORED);
    expect(await screen.findByText("Pitch deck uploaded and analysis started")).toBeVisible();
    expect(screen.getByText("Success")).toBeVisible();
    expect(await screen.findByText("Analyzing your deck...")).toBeVisible();
    expect(history.at(-1)).toBe(`/pitch-deck?deck=${DECK_ID}`);
    // The default provider is not sent, as the specification has it.
    expect(calls.filter(({ method }) => method === "POST")).toEqual([
      {
        method: "POST",
        path: "/api/pitch-decks",
        body: { fileName: "deck.pdf", uploadedFileUrl: STORED, entityId: testId(500) },
      },
    ]);
  });

  it("uploading names the deck without invisible characters of the file name", async () => {
    const { calls } = serve();
    open();
    (await startUpload(buildFile(10, "deck\u202Egnp.pdf"))).finish(STORED);
    await screen.findByText("Pitch deck uploaded and analysis started");
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({ fileName: "deckgnp.pdf" });
  });

  it("uploading sends the provider and the entity that were chosen", async () => {
    const second = buildEntityView({ id: testId(501), name: "Solar Sisters" });
    const { calls } = serve({ "GET /api/entities": { body: [buildEntityView(), second] } });
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText("Entity"), "Solar Sisters");
    await user.click(screen.getByRole("radio", { name: "Hybrid" }));
    (await startUpload()).finish(STORED);
    await screen.findByText("Pitch deck uploaded and analysis started");
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
      entityId: second.id,
      aiProvider: "both",
    });
  });

  it("uploading can be cancelled, and the file stays chosen", async () => {
    serve();
    open();
    const { signal } = await startUpload();
    press("Cancel");
    expect(signal.aborted).toBe(true);
    expect(screen.getByText("deck.pdf")).toBeVisible();
    expect(screen.getByRole("button", { name: "Upload Pitch Deck" })).toBeVisible();
  });

  it("uploading says when the connection breaks, and offers another try when it stays broken", async () => {
    serve();
    open();
    const upload = await startUpload();
    act(() => upload.onBroken(false));
    expect(screen.getAllByText("The connection broke. Trying again…")[0]).toBeVisible();
    act(() => upload.onBroken(true));
    expect(screen.getAllByText(/You are offline/)[0]).toBeVisible();
    upload.fail("The connection broke. Check your network and try again.");
    expect(await screen.findByText("Upload failed")).toBeVisible();
    press("Try again");
    await waitFor(() => expect(running).toHaveLength(2));
    running[1]!.finish(STORED);
    expect(await screen.findByText("Pitch deck uploaded and analysis started")).toBeVisible();
  });

  it("uploading that waits for a verified address offers another link there, and then another try", async () => {
    const { calls, routes } = serve({
      "POST /api/auth/resend-verification": { body: {} },
      "GET /api/auth/user": { body: { ...testUser, emailVerified: false } },
    });
    const { client } = open({ ...testUser, emailVerified: false });
    const upload = await startUpload();
    upload.fail("Verify your e-mail address to upload more files.", { isUnverified: true });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Verify your e-mail address to upload more files.");
    fireEvent.click(within(alert).getByRole("button", { name: "Resend verification email" }));
    expect(await within(alert).findByRole("button", { name: "Sent!" })).toBeDisabled();
    expect(calls.filter(({ path }) => path === "/api/auth/resend-verification")).toHaveLength(1);

    routes["GET /api/auth/user"] = { body: testUser };
    await act(() => client.invalidateQueries({ queryKey: currentUserKey }));
    await waitFor(() => expect(within(alert).queryByRole("button")).toBeNull());
    press("Try again");
    await waitFor(() => expect(running).toHaveLength(2));
  });

  it("uploading continues while the screen is left, and the deck is there on return", async () => {
    serve();
    const first = open();
    const upload = await startUpload();
    first.unmount();
    // In the same tab, cached data is kept.
    const { history } = open();
    expect(await screen.findByRole("progressbar", { name: "Uploading" })).toBeVisible();
    upload.finish(STORED);
    await waitFor(() => expect(history.at(-1)).toBe(`/pitch-deck?deck=${DECK_ID}`));
  });

  it("uploading is dropped when the user signs out meanwhile", async () => {
    const { calls } = serve();
    const { client } = open();
    const upload = await startUpload();
    act(() => {
      clearAfterSignOut(client);
      client.setQueryData(currentUserKey, { ...testUser, id: testId(9) });
    });
    upload.finish(STORED);
    expect(await screen.findByText(/Choose a file/)).toBeVisible();
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
  });
});

describe("when the deck cannot be recorded", () => {
  it("a refused deck says why at the card, and asks for another file where this one is at fault", async () => {
    const message = "This deck is protected by a password. Upload a copy without one.";
    serve({ "POST /api/pitch-decks": errorAnswer("unreadable_file", message) });
    open();
    (await startUpload()).finish(STORED);
    expect(await screen.findByText("Failed to create pitch deck")).toBeVisible();
    // Once in the toast and once at the card.
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(screen.getByText("Error")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Choose another file" })).toBeVisible();
  });

  it.each([
    ["the server fails", { status: 500, body: {} }],
    ["the session has ended", errorAnswer("unauthenticated", "Please sign in.")],
  ])("a deck is recorded again without a second upload when %s", async (_, answer) => {
    const { routes, calls } = serve({ "POST /api/pitch-decks": answer });
    open();
    (await startUpload()).finish(STORED);
    const again = await screen.findByRole("button", { name: "Try again" });
    routes["POST /api/pitch-decks"] = { status: 201, body: buildDeck() };
    fireEvent.click(again);
    expect(await screen.findByText("Pitch deck uploaded and analysis started")).toBeVisible();
    expect(running).toHaveLength(1);
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(2);
  });

  it("a deck is uploaded again when the server can no longer use the stored file", async () => {
    const { routes } = serve({
      "POST /api/pitch-decks": errorAnswer("validation_failed", "Upload the file first"),
    });
    open();
    (await startUpload()).finish(STORED);
    const again = await screen.findByRole("button", { name: "Try again" });
    routes["POST /api/pitch-decks"] = { status: 201, body: created };
    fireEvent.click(again);
    await waitFor(() => expect(running).toHaveLength(2));
    running[1]!.finish(`${STORED}2`);
    expect(await screen.findByText("Pitch deck uploaded and analysis started")).toBeVisible();
  });

  it("an upload promises no analysis when the server started none", async () => {
    const waiting = buildWaitingDeck({
      status: "failed",
      isAnalyzing: false,
      failureReason: "You have used today's analyses.",
    });
    serve({
      "POST /api/pitch-decks": { status: 201, body: waiting },
      "GET /api/pitch-decks": { body: [waiting] },
    });
    open();
    (await startUpload()).finish(STORED);
    expect(await screen.findByText("Pitch deck uploaded")).toBeVisible();
    expect((await screen.findAllByText("You have used today's analyses."))[0]).toBeVisible();
  });
});
