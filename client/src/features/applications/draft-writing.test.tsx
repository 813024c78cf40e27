import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Route } from "wouter";
import type { ApplicationView } from "@shared/validators/applications";
import { clearAfterSignOut, currentUserKey } from "@/lib/api/current-user";
import { paths } from "@/lib/paths";
import { applicationQuery } from "@/lib/api/queries/applications";
import { buildApplicationItem, buildOpportunity, testId } from "@/test/opportunities";
import { renderWithProviders, testUser } from "@/test/render";
import ApplicationDetailPage from "./pages/application-detail-page";

const ID = testId(700);
const APPLICATION = `/api/applications/${ID}`;
const GENERATE = "/api/applications/generate";

function buildApplication(changes: Partial<ApplicationView> = {}): ApplicationView {
  const item = buildApplicationItem({ id: ID });
  return {
    ...item,
    entityId: item.entity.id,
    opportunityId: testId(1),
    notes: null,
    narrative: null,
    aiDraftNarrative: null,
    aiSuggestions: [],
    funderFeedback: null,
    funderName: null,
    version: 1,
    openComments: 0,
    forbidsAi: false,
    opportunity: { ...buildOpportunity(), ...item.opportunity!, applicationUrl: null },
    ...changes,
  };
}

type Stream = {
  send(event: string, data: object): void;
  /** Ends the body as it should, or by breaking the connection. */
  end(): void;
  cut(): void;
  signal: AbortSignal;
};

/**
 * Opens the page of an application on a server whose application is `stored`. `answer` is the next answer to a draft request, a stream by
 * default; `patch` is the next answer to a save.
 */
function setUp(changes: Partial<ApplicationView> = {}) {
  const server = {
    stored: buildApplication(changes),
    streams: [] as Stream[],
    /** What the draft requests asked for. */
    asked: [] as Record<string, unknown>[],
    patches: [] as Record<string, unknown>[],
    answer: undefined as (() => Response) | undefined,
    patch: undefined as (() => Response) | undefined,
    get: undefined as (() => Promise<Response>) | undefined,
  };
  const openStream = (signal: AbortSignal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener("abort", () => controller.error(new DOMException("", "AbortError")));
        server.streams.push({
          send: (event, data) =>
            controller.enqueue(
              new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
            ),
          end: () => controller.close(),
          cut: () => controller.error(new TypeError("network error")),
          signal,
        });
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
  };
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body, signal }: RequestInit) => {
    if (path === `${APPLICATION}/documents`) return Response.json({ lines: [] });
    if (path === `${APPLICATION}/tasks`) return Response.json({ tasks: [], people: [] });
    if (path === `${APPLICATION}/guests`) return Response.json({ requests: [], documents: [] });
    if (path === `${APPLICATION}/questions`) return Response.json({ questions: [], hasOffers: false });
    if (method === "POST" && path === GENERATE) {
      server.asked.push(JSON.parse(body as string) as Record<string, unknown>);
      return server.answer?.() ?? openStream(signal!);
    }
    if (method === "PATCH" && path === APPLICATION) {
      const sent = JSON.parse(body as string) as Record<string, unknown>;
      server.patches.push(sent);
      if (server.patch) return server.patch();
      const { version: _, ...columns } = sent;
      server.stored = { ...server.stored, ...columns, version: server.stored.version + 1 };
    }
    if (path === APPLICATION) return (method === "GET" && server.get?.()) || Response.json(server.stored);
    return Response.json([]);
  });
  const page = renderWithProviders(
    <>
      <Route path="/applications/:id" component={ApplicationDetailPage} />
      <Route path="/elsewhere">Elsewhere</Route>
    </>,
    { path: paths.application(ID) },
  );
  const press = async (name: string) => page.user.click(await screen.findByRole("button", { name }));
  /** Requests a draft and returns the stream that answers. */
  const generate = async (button = "Generate AI Draft") => {
    const before = server.streams.length;
    await press(button);
    await waitFor(() => expect(server.streams).toHaveLength(before + 1));
    return server.streams.at(-1)!;
  };
  return { ...page, server, press, generate };
}

const text = (piece: string, aiProvider = "anthropic") => ["text", { text: piece, aiProvider }] as const;
const done = (content: string) => ["done", { content, aiProvider: "anthropic" }] as const;

describe("an AI draft", () => {
  it("an AI draft is shown while it is written, and saved as it was when it ended", async () => {
    const { server, generate } = setUp();
    const stream = await generate();
    expect(screen.getByText("Writing the draft…")).toHaveAttribute("aria-live", "polite");
    stream.send(...text("## Need\n\nDark markets."));
    expect(await screen.findByRole("heading", { name: "Need" })).toBeVisible();
    const written = screen.getByText("Dark markets.");
    expect(written.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
    stream.send(...text(" Light"));
    expect(await screen.findByText("Dark markets. Light")).toBeVisible();
    expect(server.patches).toEqual([]);

    stream.send(...done("## Need\n\nDark markets. Light after dusk."));
    expect(await screen.findByText("Dark markets. Light after dusk.")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Use as narrative" })).toBeVisible();
    expect(server.patches).toEqual([
      { aiDraftNarrative: "## Need\n\nDark markets. Light after dusk.", aiProvider: "anthropic" },
    ]);
    expect(screen.queryByRole("button", { name: "Generate AI Draft" })).toBeNull();
    expect(screen.getByText("ANTHROPIC")).toBeVisible();
    expect(screen.getByText("The draft is saved.")).toBeInTheDocument();
  });

  it("an AI draft that comes in one piece is saved under the requested provider where it names none", async () => {
    const { server, press } = setUp();
    server.answer = () => Response.json({ content: "## Need\n\nLight." });
    await press("Generate AI Draft");
    expect(await screen.findByText("Light.")).toBeVisible();
    await waitFor(() =>
      expect(server.patches).toEqual([{ aiDraftNarrative: "## Need\n\nLight.", aiProvider: "openai" }]),
    );
  });

  it("no AI draft is offered where the call forbids it: the page says why, and the built-in writer is asked", async () => {
    const { server, press } = setUp({ forbidsAi: true });
    server.answer = () => Response.json({ content: "## Need\n\nLight.", aiProvider: "builtin" });
    expect(await screen.findByText("The call forbids texts by AI")).toBeVisible();
    expect(screen.getByRole("link", { name: "this rule of the call" })).toHaveAttribute(
      "href",
      paths.call(ID),
    );
    expect(screen.queryByRole("button", { name: "Generate AI Draft" })).toBeNull();
    await press("Put together without AI");
    expect(await screen.findByText("Light.")).toBeVisible();
    expect(server.asked).toMatchObject([{ aiProvider: "builtin" }]);
  });

  it("an AI draft that waits for a verified address says so in its place and offers another link", async () => {
    const { server, client, press, navigate } = setUp();
    client.setQueryData(currentUserKey, { ...testUser, emailVerified: false });
    const body = {
      message: "Verify your e-mail address to have more drafts written.",
      code: "email_unverified",
    };
    server.answer = () => Response.json(body, { status: 403 });
    await press("Generate AI Draft");
    const alert = await screen.findByRole("alert", { name: "" });
    expect(alert).toHaveTextContent(body.message);
    expect(within(alert).getByRole("button", { name: "Resend verification email" })).toBeVisible();
    expect(within(alert).getByRole("button", { name: "Use the built-in writer" })).toBeVisible();
    // Leaving the page would lose nothing.
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
    act(() => navigate("/elsewhere"));

    act(() => navigate(paths.application(ID)));
    act(() => void client.setQueryData(currentUserKey, testUser));
    server.answer = () => Response.json({ content: "## Need\n\nLight." });
    await press("Generate AI Draft");
    expect(await screen.findByText("Light.")).toBeVisible();
    expect(screen.queryByText(body.message, { selector: "[role=alert] *" })).toBeNull();
  });

  it("an AI draft continues while another screen is shown", async () => {
    const { server, generate, navigate } = setUp();
    const stream = await generate();
    stream.send(...text("One."));
    await screen.findByText("One.");
    act(() => navigate("/elsewhere"));
    expect(await screen.findByText("Elsewhere")).toBeVisible();
    stream.send(...text(" Two."));
    act(() => navigate(paths.application(ID)));
    expect(await screen.findByText("One. Two.")).toBeVisible();
    act(() => navigate("/elsewhere"));
    expect(stream.signal.aborted).toBe(false);
    stream.send(...done("One. Two. Three."));
    await waitFor(() => expect(server.stored.aiDraftNarrative).toBe("One. Two. Three."));
    act(() => navigate(paths.application(ID)));
    expect(await screen.findByText("One. Two. Three.")).toBeVisible();
  });

  it("an AI draft that is stopped keeps what was written", async () => {
    const { server, generate, press } = setUp();
    const stream = await generate();
    stream.send(...text("One.\n\n"));
    await screen.findByText("One.");
    await press("Stop");
    expect(stream.signal.aborted).toBe(true);
    expect(await screen.findByRole("button", { name: "Use as narrative" })).toBeVisible();
    expect(screen.getByText("One.")).toBeVisible();
    expect(server.patches).toEqual([{ aiDraftNarrative: "One.", aiProvider: "anthropic" }]);
    expect(screen.queryByText(/Failed/)).toBeNull();
  });

  it("an AI draft that is stopped before it began is dropped, and can be requested again", async () => {
    const { server, generate, press } = setUp();
    const stream = await generate();
    await press("Stop");
    expect(stream.signal.aborted).toBe(true);
    await waitFor(() => expect(server.patches).toEqual([{ aiDraftNarrative: null, version: 1 }]));
    const again = await generate();
    again.send(...done("Light."));
    expect(await screen.findByText("Light.")).toBeVisible();
  });

  it("an AI draft that could not be saved when it was stopped is still there", async () => {
    const { server, generate, press } = setUp();
    const stream = await generate();
    stream.send(...text("One."));
    await screen.findByText("One.");
    server.patch = () => Response.json({ message: "Away", code: "unavailable" }, { status: 503 });
    await press("Stop");
    expect(await screen.findByText("The draft was written but could not be saved")).toBeVisible();
    expect(screen.getByText("Failed to update application")).toBeVisible();
    expect(screen.getByText("One.")).toBeVisible();
  });

  it("an AI draft that starts over keeps the old text on the screen until new text comes", async () => {
    const { generate } = setUp();
    const stream = await generate();
    stream.send(...text("Old words."));
    await screen.findByText("Old words.");
    stream.send("restart", {});
    stream.send(...text("New"));
    expect(await screen.findByText("New")).toBeVisible();
    expect(screen.queryByText(/Old words/)).toBeNull();
  });

  it("an AI draft that fails before its first word says so, and can be requested again", async () => {
    const { server, generate, press } = setUp();
    server.answer = () =>
      Response.json({ message: "OpenAI is busy.", code: "upstream_failed" }, { status: 502 });
    await press("Generate AI Draft");
    expect(await screen.findByText("Failed to generate AI draft")).toBeVisible();
    expect(screen.getByText("OpenAI is busy.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    server.answer = undefined;
    (await generate()).send(...done("Light."));
    expect(await screen.findByText("Light.")).toBeVisible();
  });

  it("an AI draft that the provider refuses for good is written by the built-in writer on one press", async () => {
    const { server, generate, press } = setUp({ narrative: "My own words.", notes: "Ask Kofi." });
    server.answer = () =>
      Response.json({ message: "OpenAI refused the request.", code: "upstream_refused" }, { status: 502 });
    await press("Generate AI Draft");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The AI cannot write this draft");
    expect(alert).toHaveTextContent("OpenAI refused the request.");
    server.answer = undefined;
    const stream = await generate("Use the built-in writer");
    expect(server.asked.map(({ aiProvider }) => aiProvider)).toEqual(["openai", "builtin"]);
    expect(screen.queryByRole("alert")).toBeNull();
    stream.send("done", { content: "## Need\n\nLight.", aiProvider: "builtin" });
    expect(await screen.findByText("Light.")).toBeVisible();
    await waitFor(() =>
      expect(server.patches).toEqual([{ aiDraftNarrative: "## Need\n\nLight.", aiProvider: "builtin" }]),
    );
    expect(await screen.findByText(/without AI/)).toBeVisible();
    expect(screen.queryByText(/Written by AI/)).toBeNull();
    expect(screen.getByText("My own words.")).toBeVisible();
    expect(screen.getByText("Ask Kofi.")).toBeVisible();
  });

  it.each([
    ["a person has used up", "You have used all 20 AI drafts of today.", "rate_limited", 429],
    ["all together have used up", "The AI of this site is used up for today.", "ai_unavailable", 503],
  ])(
    "an AI draft that %s is written by the built-in writer on one press",
    async (_who, message, code, status) => {
      const { server, generate, press } = setUp();
      server.answer = () => Response.json({ message, code }, { status });
      await press("Generate AI Draft");
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent("The AI cannot write a draft now");
      expect(alert).toHaveTextContent(message);
      server.answer = undefined;
      const stream = await generate("Use the built-in writer");
      expect(server.asked.map(({ aiProvider }) => aiProvider)).toEqual(["openai", "builtin"]);
      stream.send("done", { content: "Light.", aiProvider: "builtin" });
      expect(await screen.findByText("Light.")).toBeVisible();
      expect(screen.queryByRole("alert")).toBeNull();
    },
  );

  it("the built-in writer is not offered again after it was refused itself", async () => {
    const { server, press } = setUp();
    const off = { message: "AI is switched off on this server.", code: "ai_unavailable" };
    server.answer = () => Response.json(off, { status: 503 });
    await press("Generate AI Draft");
    await press("Use the built-in writer");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(screen.queryByRole("button", { name: "Use the built-in writer" })).toBeNull();
    expect(screen.getByRole("button", { name: "Generate AI Draft" })).toBeVisible();
  });

  it("an AI draft that is refused for good half-way can be kept, or written by the built-in writer", async () => {
    const { server, generate } = setUp();
    const stream = await generate();
    stream.send(...text("One."));
    stream.send("error", { message: "OpenAI refused the request.", code: "upstream_refused" });
    expect(await screen.findByRole("button", { name: "Keep this text" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    const again = await generate("Use the built-in writer");
    again.send("done", { content: "Light.", aiProvider: "builtin" });
    expect(await screen.findByText("Light.")).toBeVisible();
    expect(server.asked.at(-1)).toMatchObject({ aiProvider: "builtin" });
  });

  it("an AI draft that the server breaks off stays with the reason, and can be kept", async () => {
    const { server, generate, press } = setUp();
    const stream = await generate();
    stream.send(...text("One."));
    stream.send("error", { message: "OpenAI had a problem on its side.", code: "upstream_failed" });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The draft broke off");
    expect(alert).toHaveTextContent("OpenAI had a problem on its side.");
    expect(screen.getByText("Failed to generate AI draft")).toBeVisible();
    expect(screen.getByText("One.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Use as narrative" })).toBeNull();
    await press("Keep this text");
    expect(await screen.findByRole("button", { name: "Use as narrative" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(server.patches).toEqual([{ aiDraftNarrative: "One.", aiProvider: "anthropic" }]);
  });

  it.each(["cut", "end"] as const)("an AI draft whose connection breaks (%s) is resumed", async (how) => {
    const { generate } = setUp();
    const stream = await generate();
    stream.send(...text("One."));
    await screen.findByText("One.");
    stream[how]();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The draft broke off");
    expect(alert).toHaveTextContent("We could not reach the server.");
    expect(screen.getByText("Failed to generate AI draft")).toBeVisible();
    const again = await generate("Try again");
    expect(screen.getByText("One.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    again.send(...text("One. Two."));
    again.send(...done("One. Two. Three."));
    expect(await screen.findByText("One. Two. Three.")).toBeVisible();
  });

  it("an AI draft whose connection broke is shown when the server has finished it meanwhile", async () => {
    const { server, generate, press } = setUp();
    const stream = await generate();
    stream.send(...text("One."));
    await screen.findByText("One.");
    stream.cut();
    await screen.findByRole("alert");
    server.stored = { ...server.stored, aiDraftNarrative: "One. Two.", aiProvider: "anthropic" };
    await press("Try again");
    expect(await screen.findByText("One. Two.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(server.streams).toHaveLength(1);
    expect(server.patches).toEqual([]);
  });

  it("an AI draft that cannot be saved because the session is lost is kept, and saved later", async () => {
    const { server, generate, press } = setUp();
    server.patch = () =>
      Response.json({ message: "Please sign in", code: "unauthenticated" }, { status: 401 });
    (await generate()).send(...done("Light."));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The draft was written but could not be saved");
    expect(screen.getByText("Light.")).toBeVisible();
    server.patch = undefined;
    await press("Save the draft");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(screen.getByText("Light.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Use as narrative" })).toBeVisible();
    expect(server.stored.aiDraftNarrative).toBe("Light.");
  });

  it("an AI draft marks what is missing, and says so below the text", async () => {
    const { generate } = setUp();
    (await generate()).send(...done("We ask for [add: the amount]."));
    const note = await screen.findByText(/One place needs a fact/);
    const marked = screen.getByText("[add: the amount]");
    expect(marked.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("an AI draft is dropped on signing out", async () => {
    const { server, generate, client, navigate } = setUp();
    const stream = await generate();
    stream.send(...text("One."));
    await screen.findByText("One.");
    act(() => navigate("/elsewhere"));
    act(() => clearAfterSignOut(client));
    stream.send(...text(" Two."));
    await waitFor(() => expect(stream.signal.aborted).toBe(true));
    expect(server.patches).toEqual([]);
    expect(client.getQueryCache().findAll({ queryKey: ["draft-writing"] })).toEqual([]);
    expect(within(document.body).queryByText(/Failed/)).toBeNull();
  });

  it("a saved AI draft is not replaced by an older answer that comes late", async () => {
    const { server, generate, client } = setUp();
    const stream = await generate();
    const older = Response.json(server.stored);
    let answer!: (response: Response) => void;
    server.get = () => new Promise((resolve) => (answer = resolve));
    const { queryKey } = applicationQuery(ID);
    const refetching = client.refetchQueries({ queryKey, exact: true });
    await waitFor(() => expect(answer).toBeDefined());
    stream.send(...done("Light."));
    await waitFor(() => expect(client.getQueryData(queryKey)?.version).toBe(2));
    answer(older);
    await refetching;
    expect(client.getQueryData(queryKey)).toMatchObject({ version: 2, aiDraftNarrative: "Light." });
  });
});
