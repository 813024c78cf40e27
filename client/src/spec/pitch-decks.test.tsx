import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { filterCalls, listChanges, holdAnswer, type SpecRoutes } from "@/test/spec-api";
import { expectFailure, expectScreen, expectToast, loadScreens, openScreen } from "@/test/spec-screen";

// The upload is tested in pitch-deck-upload.test.tsx.

loadScreens("/pitch-deck");

const ANALYZE = "POST /api/pitch-decks/d1/analyze";

const specDeck = (given: Record<string, unknown> = {}) => ({
  id: "d1",
  fileName: "seed.pdf",
  uploadedFileUrl: "https://files.example.org/seed.pdf",
  entityId: "e1",
  status: "analyzed",
  aiScore: 73,
  aiProvider: "openai",
  aiAnalysis: { strengths: ["A clear problem"], weaknesses: ["No source for the market"] },
  ...given,
});

/** Opens the screen, by default with the first deck's analysis. */
const openDecks = (
  decks: Record<string, unknown>[] = [specDeck()],
  routes: SpecRoutes = {},
  path = "/pitch-deck?deck=d1",
) => openScreen(path, { "GET /api/pitch-decks": { body: decks }, ...routes });

const analysis = async () => within(await screen.findByRole("region", { name: "Analysis" }));
const row = (name: string) => screen.findByRole("link", { name: new RegExp(`^${name}`) });

describe("2.10 the list of decks", () => {
  it("2.10 the Pitch Deck Analyzer has its title and its subtitle", async () => {
    openDecks([], {}, "/pitch-deck");
    await expectScreen("/pitch-deck", "Pitch Deck Analyzer");
    expect(screen.getByText("Get AI-powered feedback from multiple perspectives")).toBeVisible();
  });

  it("2.10 the list says Loading... while the decks load", async () => {
    const { released, release } = holdAnswer();
    openDecks([], { "GET /api/pitch-decks": () => released.then(() => ({ body: [specDeck()] })) });
    expect(await screen.findByText("Loading...")).toBeVisible();
    release();
    expect(await row("seed.pdf")).toBeVisible();
    expect(screen.queryByText("Loading...")).not.toBeInTheDocument();
  });

  it("2.10 without decks it says that there are none yet, and that none is selected", async () => {
    const { calls } = openDecks([], {}, "/pitch-deck");
    expect(await screen.findByText("No pitch decks yet")).toBeVisible();
    expect(screen.getByText("Upload your first deck to get started")).toBeVisible();
    const area = await analysis();
    expect(area.getByText("No deck selected")).toBeVisible();
    expect(area.getByText("Upload or select a pitch deck to see AI analysis")).toBeVisible();
    expect(filterCalls(calls, "GET /api/pitch-decks").map(({ query }) => String(query))).toEqual([""]);
  });

  it("2.10 no deck is selected by itself, and the one that is pressed is shown", async () => {
    const { user } = openDecks([specDeck()], {}, "/pitch-deck");
    const seed = await row("seed.pdf");
    const area = await analysis();
    expect(area.getByText("No deck selected")).toBeVisible();
    await user.click(seed);
    expect(await area.findByRole("heading", { name: "seed.pdf" })).toBeVisible();
    expect(area.getByText("Overall Score")).toBeVisible();
  });

  it("2.10 a row has the file name, n/100 where there is a score, and Analyzed or Analyzing...", async () => {
    openDecks([
      specDeck({ aiScore: "81" }),
      specDeck({ id: "d2", fileName: "number.pdf", aiScore: 64 }),
      specDeck({ id: "d3", fileName: "waiting.pdf", status: "pending_analysis", aiScore: null }),
      specDeck({ id: "d4", fileName: "unknown.pdf", status: "processing", aiScore: undefined }),
    ]);
    expect((await row("seed.pdf")).textContent).toBe("seed.pdfAnalyzed81/100");
    expect((await row("number.pdf")).textContent).toBe("number.pdfAnalyzed64/100");
    // Section 4: every status but "analyzed" is shown this way.
    expect((await row("waiting.pdf")).textContent).toBe("waiting.pdfAnalyzing...");
    expect((await row("unknown.pdf")).textContent).toBe("unknown.pdfAnalyzing...");
  });

  it("2.10 scores from 80, from 60 and below have different colours", async () => {
    const scores = {
      100: "good",
      80: "good",
      79: "middle",
      60: "middle",
      59: "destructive",
      0: "destructive",
    };
    openDecks(
      Object.keys(scores).map((aiScore) =>
        specDeck({ id: `d${aiScore}`, fileName: `${aiScore}.pdf`, aiScore: Number(aiScore) }),
      ),
    );
    await row("100.pdf");
    for (const [score, tone] of Object.entries(scores))
      expect(screen.getByText(`${score}/100`)).toHaveClass(`text-${tone}`);
  });
});

describe("2.10 the analysis of a deck", () => {
  it("2.10 a waiting deck says how long it takes, with the bar at 45", async () => {
    openDecks([specDeck({ status: "pending_analysis", aiScore: null, aiAnalysis: null })]);
    const area = await analysis();
    expect(await area.findByText("Analyzing your deck...")).toBeVisible();
    expect(
      area.getByText("Our AI is reviewing your pitch deck. This usually takes 2-3 minutes."),
    ).toBeVisible();
    expect(area.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "45");
    expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  });

  it("2.10 an analysis has three tabs, of which Detailed and Chat Review are still to come", async () => {
    const { user } = openDecks();
    const tabs = await screen.findAllByRole("tab");
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Overview", "Detailed", "Chat Review"]);
    const [overview, detailed, chat] = tabs;
    expect(overview).toHaveAttribute("aria-selected", "true");
    await user.click(detailed!);
    await waitFor(() =>
      expect(screen.getByRole("tabpanel").textContent).toBe("Detailed slide-by-slide analysis coming soon"),
    );
    await user.click(chat!);
    await waitFor(() =>
      expect(screen.getByRole("tabpanel").textContent).toBe("Conversational AI review chat coming soon"),
    );
  });

  it("2.10 an analysis names who judged, and Both where nobody is named", async () => {
    const named = { openai: "OpenAI", anthropic: "Anthropic", both: "Hybrid", nobody: "Both" };
    const { user } = openDecks(
      Object.keys(named).map((id) =>
        specDeck({ id, fileName: `${id}.pdf`, aiProvider: id === "nobody" ? null : id }),
      ),
    );
    for (const [id, label] of Object.entries(named)) {
      await user.click(await row(`${id}.pdf`));
      expect(await screen.findByText(`AI Provider: ${label}`)).toBeVisible();
    }
  });

  it("2.10 the score is large and out of 100, over six bars that are the constants of the specification", async () => {
    openDecks();
    const area = await analysis();
    const score = await area.findByText("73");
    expect(score).toHaveClass("text-[4.5rem]");
    expect(score.parentElement!.textContent).toBe("73/100");
    const bars = area.getAllByRole("progressbar");
    expect(
      bars.map((bar) => `${bar.getAttribute("aria-label")} ${bar.getAttribute("aria-valuenow")}`),
    ).toEqual([
      "Problem Clarity 85",
      "Solution Fit 78",
      "Market Size 92",
      "Team Strength 70",
      "Financial Viability 65",
      "Investor Appeal 75",
    ]);
  });

  it("2.10 an analysis lists strengths and areas to improve", async () => {
    openDecks();
    const area = await analysis();
    expect(await area.findByRole("heading", { name: "Strengths" })).toBeVisible();
    expect(area.getByRole("heading", { name: "Areas to Improve" })).toBeVisible();
    for (const finding of ["A clear problem", "No source for the market"])
      expect(area.getByText(finding).closest("li")).toBeVisible();
  });

  it("2.10 without an analysis, and with an empty one, it says that nothing is analyzed yet", async () => {
    const { user } = openDecks([
      specDeck({ aiAnalysis: null }),
      specDeck({ id: "d2", fileName: "empty.pdf", aiAnalysis: { strengths: [], weaknesses: [] } }),
    ]);
    const area = await analysis();
    for (const name of ["seed.pdf", "empty.pdf"]) {
      await user.click(await row(name));
      expect(await area.findByRole("heading", { name })).toBeVisible();
      expect(area.getByText("No strengths analyzed yet")).toBeVisible();
      expect(area.getByText("No weaknesses analyzed yet")).toBeVisible();
    }
  });
});

describe("2.10 analyzing again", () => {
  it("3.10 the providers are openai, anthropic and both, the last as Hybrid", async () => {
    openDecks();
    const providers = await screen.findByRole("radiogroup", { name: "AI Provider" });
    const radios = within(providers).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ value }) => value)).toEqual(["openai", "anthropic", "both"]);
    expect(radios[2]).toHaveAccessibleName("Hybrid");
    expect(radios[2]).not.toBeChecked();
  });

  it("7.4 a deck is analyzed again with the chosen provider, reads Analyzing... meanwhile, and the list is read anew", async () => {
    const { released, release } = holdAnswer();
    const { user, calls } = openDecks([specDeck()], { [ANALYZE]: () => released.then(() => ({})) });
    await user.click(await screen.findByRole("radio", { name: "Hybrid" }));
    await user.click(await screen.findByRole("button", { name: "Re-analyze" }));
    expect(await (await analysis()).findByRole("button", { name: "Analyzing..." })).toBeVisible();
    release();
    await expectToast("Success", "Analysis completed using Hybrid");
    expect(await screen.findByRole("button", { name: "Re-analyze" })).toBeVisible();
    expect(listChanges(calls)).toEqual([
      { method: "POST", path: "/api/pitch-decks/d1/analyze", body: { aiProvider: "both" } },
    ]);
    expect(filterCalls(calls, "GET /api/pitch-decks")).toHaveLength(2);
  });

  it("8 a failed analysis is told in the server's words, or the product's own", async () => {
    const { user, routes } = openDecks([specDeck()], { [ANALYZE]: { status: 500 } });
    const analyzeAgain = async () => user.click(await screen.findByRole("button", { name: "Re-analyze" }));
    await analyzeAgain();
    await expectFailure("Error", "Failed to analyze pitch deck");
    routes[ANALYZE] = { status: 500, body: { message: "Anthropic is away." } };
    await analyzeAgain();
    await expectFailure("Error", "Anthropic is away.");
  });
});
