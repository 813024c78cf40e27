import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { errorAnswer } from "@/test/fake-fetch";
import { buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders, testUser } from "@/test/render";
import { buildAnalysis, buildDeck, buildReview, buildWaitingDeck, DECK_ID, serveDecks } from "../test-decks";
import { clearUpload } from "../upload/upload-store";
import PitchDeckPage from "./pitch-deck-page";

const SELECTED = `/pitch-deck?deck=${DECK_ID}`;
const open = (path = SELECTED, user = testUser) => renderWithProviders(<PitchDeckPage />, { path, user });
const newcomer = { ...testUser, emailVerified: false };
const analysis = () => within(screen.getByRole("region", { name: "Analysis" }));

beforeEach(clearUpload);

describe("the decks of an entity that may only be read", () => {
  it("a reader sees the analysis, and nothing to upload, analyse or delete", async () => {
    const deck = buildDeck({ entityId: testId(501) });
    const served = serveDecks([deck]);
    served.routes["GET /api/entities"] = {
      body: [buildEntityView({ id: testId(501), role: "viewer" })],
    };
    open();
    expect(await screen.findByText("You can read this, but not change it.")).toBeVisible();
    expect(await screen.findByText(/^You can only read your entities\. To upload a deck/)).toBeVisible();
    expect(analysis().getByText("Overall Score")).toBeVisible();
    for (const name of ["Delete", "Re-analyze", "Upload Pitch Deck"])
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  });
});

describe("the list of decks", () => {
  it("the list of decks says what it is for, and what to do while there are none", async () => {
    serveDecks([]);
    open("/pitch-deck");
    expect(screen.getByRole("heading", { level: 1, name: "Pitch Deck Analyzer" })).toBeVisible();
    expect(screen.getByText("Get AI-powered feedback from multiple perspectives")).toBeVisible();
    expect(screen.getByText("Loading...")).toBeVisible();
    expect(await screen.findByText("No pitch decks yet")).toBeVisible();
    expect(screen.getByText("Upload your first deck to get started")).toBeVisible();
    expect(analysis().getByText("No deck selected")).toBeVisible();
    expect(analysis().getByText("Upload or select a pitch deck to see AI analysis")).toBeVisible();
    expect(document.title).toMatch(/^Pitch Deck Analyzer · /);
  });

  it("a deck whose list did not come is not said to be unselected, and is tried again", async () => {
    const { routes } = serveDecks([], { "GET /api/pitch-decks": { status: 500, body: {} } });
    const { user } = open();
    expect(await analysis().findByText("The analysis could not be loaded")).toBeVisible();
    expect(analysis().queryByText("No deck selected")).not.toBeInTheDocument();
    routes["GET /api/pitch-decks"] = { body: [buildDeck()] };
    await user.click(analysis().getByRole("button", { name: "Try again" }));
    expect(await analysis().findByText("Overall Score")).toBeVisible();
  });

  it("the list of decks shows each deck's score and state, whatever kind of server it comes from", async () => {
    serveDecks([
      buildDeck({ id: "a", fileName: "good.pdf", aiScore: "80.00" }),
      { ...buildDeck({ id: "b", fileName: "number.pdf" }), aiScore: 61 },
      buildWaitingDeck({ id: "c", fileName: "waiting.pdf" }),
      buildWaitingDeck({
        id: "d",
        fileName: "failed.pdf",
        status: "failed",
        isAnalyzing: false,
        failureReason: "No slide has text.",
      }),
      buildDeck({ id: "e", fileName: "again.pdf", aiScore: "59.40", isAnalyzing: true }),
    ]);
    open("/pitch-deck");
    const row = async (name: RegExp) => within(await screen.findByRole("link", { name }));
    const good = await row(/good/);
    expect(good.getByText("80/100")).toHaveClass("text-good");
    expect(good.getByText("Analyzed")).toBeVisible();
    expect((await row(/number/)).getByText("61/100")).toHaveClass("text-middle");
    const waiting = await row(/waiting/);
    expect(waiting.getByText("Analyzing...")).toBeVisible();
    expect(waiting.queryByText(/\/100/)).not.toBeInTheDocument();
    expect((await row(/failed/)).getByText("No slide has text.")).toBeVisible();
    const again = await row(/again/);
    expect(again.getByText("59/100")).toHaveClass("text-destructive");
    expect(again.getByText("Analyzing...")).toBeVisible();
  });

  it("the list of decks opens the chosen deck and has it in the address", async () => {
    serveDecks([buildDeck()]);
    const { user, history } = open("/pitch-deck");
    const link = await screen.findByRole("link", { name: /seed deck/ });
    expect(link).not.toHaveAttribute("aria-current");
    await user.click(link);
    expect(await screen.findByText("Overall Score")).toBeVisible();
    expect(history.at(-1)).toBe(SELECTED);
    expect(link).toHaveAttribute("aria-current", "true");
  });

  it("the list of decks offers another try when it does not load", async () => {
    const { routes } = serveDecks([], {
      "GET /api/pitch-decks": errorAnswer("unavailable", "The database is away for a moment."),
    });
    const { user } = open("/pitch-deck");
    expect(await screen.findByText("The database is away for a moment.")).toBeVisible();
    routes["GET /api/pitch-decks"] = { body: [buildDeck()] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /seed deck/ })).toBeVisible();
  });
});

describe("the pitch deck page without an entity", () => {
  it("the pitch deck page without an entity leads to creating one", async () => {
    serveDecks([], { "GET /api/entities": { body: [] } });
    open("/pitch-deck");
    expect(await screen.findByText("Create an entity profile before uploading pitch decks")).toBeVisible();
    expect(screen.getByRole("link", { name: "Create Entity Profile" })).toHaveAttribute("href", "/settings");
    expect(screen.queryByRole("button", { name: "Upload Pitch Deck" })).not.toBeInTheDocument();
  });

  it("the pitch deck page without an entity refuses a dropped file with the reason", async () => {
    serveDecks([], { "GET /api/entities": { body: [] } });
    open("/pitch-deck");
    await screen.findByText("Create an entity profile before uploading pitch decks");
    fireEvent.drop(screen.getByRole("group", { name: "Upload Deck" }), {
      dataTransfer: { types: ["Files"], files: [new File(["x"], "deck.pdf")], items: [] },
    });
    expect(
      await screen.findByText("Please create an entity profile before uploading pitch decks"),
    ).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
  });
});

describe("a deck that waits", () => {
  it("a waiting deck says how long it may take, with the bar at 45", async () => {
    serveDecks([buildWaitingDeck()]);
    open();
    expect(await analysis().findByText("Analyzing your deck...")).toBeVisible();
    expect(
      analysis().getByText("Our AI is reviewing your pitch deck. This usually takes 2-3 minutes."),
    ).toBeVisible();
    expect(analysis().getByRole("progressbar")).toHaveAttribute("aria-valuenow", "45");
    expect(analysis().queryByRole("tab")).not.toBeInTheDocument();
  });

  it("a waiting deck says that it is tried again after a failed try", async () => {
    serveDecks([buildWaitingDeck({ failureReason: "OpenAI did not answer in time. Please try again." })]);
    open();
    expect(
      await screen.findByText(
        "The last try did not succeed: OpenAI did not answer in time. It is tried again by itself.",
      ),
    ).toBeVisible();
  });
});

describe("an analysis that is stopped", () => {
  const address = `DELETE /api/pitch-decks/${DECK_ID}/analysis`;

  it("the first analysis of a deck ends by a press and can be tried again", async () => {
    const stopped = buildWaitingDeck({ status: "failed", isAnalyzing: false, wasStopped: true });
    const { routes } = serveDecks([buildWaitingDeck()], { [address]: { body: stopped } });
    const { user } = open();
    const stop = await screen.findByRole("button", { name: "Stop the analysis" });
    routes["GET /api/pitch-decks"] = { body: [stopped] };
    await user.click(stop);
    expect(await analysis().findByRole("heading", { name: "The analysis was stopped" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("a later analysis ends by a press, and the one before stays", async () => {
    const before = buildDeck();
    const failureReason = "The analysis was stopped.";
    const stopped = { ...before, wasStopped: true, failureReason };
    const { routes } = serveDecks([{ ...before, isAnalyzing: true }], { [address]: { body: stopped } });
    const { user } = open();
    const stop = await screen.findByRole("button", { name: "Stop the analysis" });
    routes["GET /api/pitch-decks"] = { body: [stopped] };
    await user.click(stop);
    expect(await screen.findByText("The newest analysis was stopped")).toBeVisible();
    expect(screen.getByText("You see the one before.")).toBeVisible();
    expect(screen.getByText("Overall Score")).toBeVisible();
  });
});

describe("an analysis that waits for a verified address", () => {
  const message = "Verify your e-mail address to have more decks analyzed.";
  const waiting = buildWaitingDeck({
    status: "failed",
    isAnalyzing: false,
    failureReason: message,
    waitsForVerification: true,
  });
  const resend = () => screen.findByRole("button", { name: "Resend verification email" });

  it("a first analysis that waits for a verified address says so in its place and offers another link", async () => {
    serveDecks([waiting]);
    open(SELECTED, newcomer);
    expect(await analysis().findByText(message)).toBeVisible();
    expect(await resend()).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("a repeated analysis that waits for a verified address says so above the one before", async () => {
    serveDecks([buildDeck()], {
      [`POST /api/pitch-decks/${DECK_ID}/analyze`]: errorAnswer("email_unverified", message),
    });
    const { user } = open(SELECTED, newcomer);
    await user.click(await screen.findByRole("button", { name: "Re-analyze" }));
    expect(await analysis().findByText(message)).toBeVisible();
    expect(await resend()).toBeVisible();
    expect(screen.getByText("Overall Score")).toBeVisible();
  });

  it("an analysis that waits offers no link once the address is verified", async () => {
    serveDecks([waiting]);
    open();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Resend verification email" })).toBeNull();
  });
});

describe("a deck whose analysis failed", () => {
  const failed = buildWaitingDeck({
    status: "failed",
    isAnalyzing: false,
    failureReason: "OpenAI did not answer in time.",
  });

  it("a deck whose analysis failed says why and tries again with the chosen provider", async () => {
    const { calls, routes } = serveDecks([failed]);
    routes[`POST /api/pitch-decks/${DECK_ID}/analyze`] = () => {
      routes["GET /api/pitch-decks"] = { body: [buildDeck({ aiProvider: "anthropic" })] };
      return { body: buildDeck({ aiProvider: "anthropic" }) };
    };
    const { user } = open();
    expect(await analysis().findByText("OpenAI did not answer in time.")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Anthropic" }));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Analysis completed using Anthropic")).toBeVisible();
    expect(analysis().getByText("Overall Score")).toBeVisible();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ aiProvider: "anthropic" });
  });
});

describe("an analysed deck", () => {
  it("an analysed deck shows the score, who judged, and the six figures", async () => {
    serveDecks([buildDeck({ aiProvider: "builtin" })]);
    open();
    expect(await screen.findByText("AI Provider: Built-in rules")).toBeVisible();
    expect(analysis().getByText("73")).toHaveClass("text-middle");
    const bars = analysis().getAllByRole("progressbar");
    expect(bars.map((bar) => [bar.getAttribute("aria-label"), bar.getAttribute("aria-valuenow")])).toEqual([
      ["Problem Clarity", "91"],
      ["Solution Fit", "78"],
      ["Market Size", "54"],
      ["Team Strength", "82"],
      ["Financial Viability", "47"],
    ]);
    // The sixth could not be judged, so it has no figure.
    expect(analysis().getByText("Investor Appeal").parentElement).toHaveTextContent("not judged");
  });

  it("an analysed deck shows the product's constants and empty lists for a server that gives no scores", async () => {
    serveDecks([
      {
        id: DECK_ID,
        fileName: "other.pdf",
        uploadedFileUrl: "https://files.example.org/other.pdf",
        entityId: testId(500),
        status: "analyzed",
        aiScore: "41",
        aiAnalysis: {},
      },
    ]);
    open();
    expect(await screen.findByText("AI Provider: Both")).toBeVisible();
    const bars = analysis().getAllByRole("progressbar");
    expect(bars.map((bar) => bar.getAttribute("aria-valuenow"))).toEqual([
      "85",
      "78",
      "92",
      "70",
      "65",
      "75",
    ]);
    expect(analysis().getByText("No strengths analyzed yet")).toBeVisible();
    expect(analysis().getByText("No weaknesses analyzed yet")).toBeVisible();
    expect(analysis().queryByText("What the scores rest on")).not.toBeInTheDocument();
    expect(analysis().queryByText("How sure this is")).not.toBeInTheDocument();
  });

  it("an analysed deck names strengths, weaknesses, next steps and how certain they are", async () => {
    const disagreements = [
      {
        criterionId: "market",
        title: "The market has a source",
        verdict: "warn" as const,
        openai: "pass" as const,
        anthropic: "fail" as const,
      },
    ];
    serveDecks([
      buildDeck({
        aiProvider: "both",
        aiAnalysis: buildAnalysis({ unreadSlides: [3, 5], disagreements }),
      }),
    ]);
    open();
    const card = async (name: string) =>
      (await analysis().findByRole("heading", { name })).closest<HTMLElement>("[data-card]")!;
    expect(await card("Strengths")).toHaveTextContent("Slide 2: The problem is put in figures.");
    expect(await card("Areas to Improve")).toHaveTextContent("Slide 7: The market has no source.");
    expect(await card("Summary")).toHaveTextContent("A clear problem; the market needs a source.");
    expect(await card("Action items")).toHaveTextContent("Slide 7: Name the source of the market's size.");
    const sure = await card("How sure this is");
    expect(sure).toHaveTextContent("27 of 34 criteria could be judged");
    expect(sure).toHaveTextContent("Slides 3 and 5 are pictures; their text could not be read.");
    expect(sure).toHaveTextContent("OpenAI and Anthropic differ on one criterion:The market has a source");
    expect(sure).toHaveTextContent("OpenAI: Met·Anthropic: Not met·counts as Partly met");
  });

  it("an analysed file that is no deck says so in place of scores and findings", async () => {
    const summary = "This file reads like a CV, not like a pitch deck. So it has no score.";
    const none = { strengths: [], weaknesses: [], actionItems: [], judged: 0 };
    const scores = {
      ...{ problemClarity: null, solutionFit: null, marketSize: null },
      ...{ teamStrength: null, financialViability: null, investorAppeal: null },
    };
    serveDecks([
      buildDeck({
        aiScore: null,
        aiProvider: "builtin",
        aiAnalysis: buildAnalysis({ ...none, scores, summary, notADeck: "cv" }),
      }),
    ]);
    open();
    expect(await screen.findByText("This does not look like a pitch deck")).toBeVisible();
    expect(screen.getAllByText(summary)).toHaveLength(1);
    expect(analysis().getByText("Not judged")).toBeVisible();
    expect(analysis().queryByText(/\/100/)).toBeNull();
    for (const card of ["Strengths", "Areas to Improve", "Summary", "How sure this is"])
      expect(analysis().queryByRole("heading", { name: card })).toBeNull();
    expect(analysis().getByRole("button", { name: "Re-analyze" })).toBeVisible();
  });

  it("a file that was wrongly judged to be no deck is reviewed on one press", async () => {
    const refused = buildDeck({
      aiScore: null,
      aiAnalysis: buildAnalysis({
        strengths: [],
        summary: "This file reads like a report.",
        notADeck: "report",
      }),
    });
    const reviewed = buildDeck({ aiAnalysis: buildAnalysis({ notADeck: null, isConfirmedDeck: true }) });
    const { calls, routes } = serveDecks([refused]);
    routes[`POST /api/pitch-decks/${DECK_ID}/analyze`] = () => {
      routes["GET /api/pitch-decks"] = { body: [reviewed] };
      return { body: reviewed };
    };
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "It is a pitch deck: review it" }));
    expect(await screen.findByText(/because you said that it is a pitch deck/)).toBeVisible();
    expect(screen.queryByText("This does not look like a pitch deck")).toBeNull();
    expect(analysis().getByRole("heading", { name: "Strengths" })).toBeVisible();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      aiProvider: "openai",
      isDeck: true,
    });
  });

  it("an analysed deck has three tabs, reached by arrow keys and kept in the address", async () => {
    serveDecks([buildDeck()]);
    const { user, history } = open();
    (await screen.findByRole("tab", { name: "Overview" })).focus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Detailed" })).toHaveFocus();
    expect(screen.getByText("Detailed slide-by-slide analysis coming soon")).toBeVisible();
    expect(history.at(-1)).toBe(`${SELECTED}&tab=detailed`);
    await user.keyboard("{ArrowRight}");
    expect(screen.getByText("Conversational AI review chat coming soon")).toBeVisible();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByText("Overall Score")).toBeVisible();
    expect(history.at(-1)).toBe(SELECTED);
  });

  it("an analysed deck shows what the scores rest on when asked, and fetches it only then", async () => {
    const { calls } = serveDecks([buildDeck()], {
      [`GET /api/pitch-decks/${DECK_ID}/reviews`]: { body: [buildReview()] },
    });
    const { user } = open();
    const button = await screen.findByRole("button", { name: /What the scores rest on/ });
    expect(calls.some(({ path }) => path.endsWith("/reviews"))).toBe(false);
    await user.click(button);
    const market = within(await screen.findByRole("region", { name: "Market Size" }));
    expect(market.getByText("Not met")).toBeVisible();
    expect(market.getByText("Slide 7: No source is named.")).toBeVisible();
    const problem = within(screen.getByRole("region", { name: "Problem Clarity" }));
    expect(problem.getByText("Met")).toBeVisible();
    expect(problem.getByText(/43% of maize is lost/)).toHaveTextContent("“43% of maize is lost” Slide 2");
  });

  it("an analysed deck shows how the score changed once there are several analyses", async () => {
    serveDecks([buildDeck({ analysisVersion: 2 })], {
      [`GET /api/pitch-decks/${DECK_ID}/reviews`]: {
        body: [
          buildReview({ id: "2", analysisVersion: 2 }),
          buildReview({ id: "1", overall: 60, scores: { ...buildAnalysis().scores, marketSize: 40 } }),
        ],
      },
    });
    open();
    const newest = (await screen.findByText("Version 2")).closest("li")!;
    expect(newest).toHaveTextContent("73+13");
    expect(newest).toHaveTextContent("Market Size 40 → 54");
    expect(screen.getByText("Version 1").closest("li")).toHaveTextContent("60");
  });

  it("an analysed deck offers the original file, and is deleted after a question", async () => {
    const { calls, routes } = serveDecks([buildDeck()]);
    routes[`DELETE /api/pitch-decks/${DECK_ID}`] = () => {
      routes["GET /api/pitch-decks"] = { body: [] };
      return {};
    };
    const { user, history } = open();
    expect(await screen.findByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      `${location.origin}${buildDeck().uploadedFileUrl}`,
    );
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog).toHaveTextContent("Delete “seed deck.pdf”?");
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No pitch decks yet")).toBeVisible();
    expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
    expect(history.at(-1)).toBe("/pitch-deck");
    await waitFor(() => expect(screen.getByRole("region", { name: "Your Decks" })).toHaveFocus());
  });

  it("an analysed deck never opens an address that is no file's", async () => {
    serveDecks([buildDeck({ uploadedFileUrl: "javascript:alert(1)" })]);
    open();
    await screen.findByText("Overall Score");
    expect(screen.queryByRole("link", { name: "Download" })).not.toBeInTheDocument();
  });
});

describe("analysing a deck again", () => {
  const analyzePath = `POST /api/pitch-decks/${DECK_ID}/analyze`;
  const reanalyze = () => screen.findByRole("button", { name: "Re-analyze" });

  it("analysing again uses the chosen provider, says Analyzing... meanwhile and names who judged in the end", async () => {
    const { calls, routes } = serveDecks([buildDeck()]);
    let answer!: () => void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const done = buildDeck({ aiProvider: "both", analysisVersion: 1, aiScore: "88.00" });
    routes[analyzePath] = async () => {
      await asked;
      routes["GET /api/pitch-decks"] = { body: [done] };
      return { body: done };
    };
    const { user } = open();
    await user.click(screen.getByRole("radio", { name: "Hybrid" }));
    await user.click(await reanalyze());
    const pending = await screen.findByRole("button", { name: "Analyzing..." });
    expect(within(screen.getByRole("link", { name: /seed deck/ })).getByText("Analyzing...")).toBeVisible();
    await user.click(pending);
    answer();
    expect(await screen.findByText("Analysis completed using Hybrid")).toBeVisible();
    expect(analysis().getByText("88")).toHaveClass("text-good");
    expect(await reanalyze()).toBeVisible();
    const posts = calls.filter(({ method }) => method === "POST");
    expect(posts.map(({ body }) => body)).toEqual([{ aiProvider: "both" }]);
  });

  it("analysing again waits for the push when the answer says that the analysis is running", async () => {
    const { routes } = serveDecks([buildDeck()]);
    routes[analyzePath] = () => {
      routes["GET /api/pitch-decks"] = { body: [buildDeck({ isAnalyzing: true })] };
      return { body: buildDeck({ isAnalyzing: true }) };
    };
    const { user, client } = open();
    await user.click(await reanalyze());
    expect(await screen.findByRole("button", { name: "Analyzing..." })).toBeVisible();
    expect(screen.queryByText(/Analysis completed/)).not.toBeInTheDocument();
    routes["GET /api/pitch-decks"] = { body: [buildDeck({ analysisVersion: 1, aiScore: "90.00" })] };
    await client.invalidateQueries({ queryKey: ["/api/pitch-decks"] });
    expect(await analysis().findByText("90")).toBeVisible();
    expect(await reanalyze()).toBeVisible();
  });

  it("analysing again says why it failed, keeps the analysis before and offers another try", async () => {
    const failureReason = "Anthropic did not answer in time.";
    const { routes } = serveDecks([buildDeck()]);
    routes[analyzePath] = () => {
      routes["GET /api/pitch-decks"] = { body: [buildDeck({ failureReason })] };
      return errorAnswer("upstream_failed", failureReason);
    };
    const { user } = open();
    await user.click(await reanalyze());
    expect(await screen.findByText("The newest analysis failed")).toBeVisible();
    expect(screen.getByText(`${failureReason} You see the one before.`)).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
    expect(analysis().getByText("73")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("analysing again reports no failure when only the connection broke and the analysis is running", async () => {
    const { routes } = serveDecks([buildDeck()]);
    routes[analyzePath] = () => {
      routes["GET /api/pitch-decks"] = { body: [buildDeck({ isAnalyzing: true })] };
      throw new TypeError("Failed to fetch");
    };
    const { user } = open();
    await user.click(await reanalyze());
    expect(await screen.findByText(/A new analysis is under way/)).toBeVisible();
    expect(screen.queryByText("Error")).not.toBeInTheDocument();
  });

  it("analysing again falls back to the product's message where the server gives none", async () => {
    serveDecks([buildDeck()], { [analyzePath]: { status: 500, body: {} } });
    const { user } = open();
    await user.click(await reanalyze());
    expect(await screen.findByText("Failed to analyze pitch deck")).toBeVisible();
  });
});

it("the pitch deck page names the entity and offers a choice where there are several", async () => {
  const second = buildEntityView({ id: testId(501), name: "Solar Sisters" });
  serveDecks([buildDeck({ entityId: second.id })], {
    "GET /api/entities": { body: [buildEntityView(), second] },
  });
  open();
  expect(await screen.findByLabelText("Entity")).toHaveValue(testId(500));
  expect(await screen.findByText(/^Solar Sisters · 14 slides · 2.3 MB · Uploaded 1 Mar 2026$/)).toBeVisible();
});
