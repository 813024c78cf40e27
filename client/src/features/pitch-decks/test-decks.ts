import type { DeckAnalysisView, PitchDeckReviewView, PitchDeckView } from "@shared/validators/pitch-decks";
import { fakeFetch } from "@/test/fake-fetch";
import { buildEntityView, testId } from "@/test/opportunities";

export const DECK_ID = testId(1);

export const buildAnalysis = (parts: Partial<DeckAnalysisView> = {}): DeckAnalysisView => ({
  strengths: ["Slide 2: The problem is put in figures."],
  weaknesses: ["Slide 7: The market has no source."],
  actionItems: ["Slide 7: Name the source of the market's size."],
  summary: "A clear problem; the market needs a source.",
  scores: {
    problemClarity: 91,
    solutionFit: 78,
    marketSize: 54,
    teamStrength: 82,
    financialViability: 47,
    investorAppeal: null,
  },
  judged: 27,
  criteria: 34,
  unreadSlides: [],
  disagreements: [],
  ...parts,
});

/** Builds an analysed deck as our server sends it. */
export const buildDeck = (parts: Partial<PitchDeckView> = {}): PitchDeckView => ({
  id: DECK_ID,
  entityId: testId(500),
  fileName: "seed deck.pdf",
  uploadedFileUrl: "/api/objects/00000000-0000-4000-8000-000000000300",
  fileSize: 2_400_000,
  slideCount: 14,
  status: "analyzed",
  aiScore: "72.50",
  aiProvider: "openai",
  aiAnalysis: buildAnalysis(),
  analysisVersion: 1,
  analyzedAt: "2026-03-02T13:05:00.000Z",
  createdAt: "2026-03-01T10:00:00.000Z",
  isAnalyzing: false,
  failureReason: null,
  wasStopped: false,
  waitsForVerification: false,
  ...parts,
});

export const buildWaitingDeck = (parts: Partial<PitchDeckView> = {}): PitchDeckView =>
  buildDeck({
    status: "pending_analysis",
    aiScore: null,
    aiProvider: null,
    aiAnalysis: null,
    analyzedAt: null,
    isAnalyzing: true,
    ...parts,
  });

export const buildReview = (parts: Partial<PitchDeckReviewView> = {}): PitchDeckReviewView => ({
  id: testId(901),
  analysisVersion: 1,
  aiProvider: "openai",
  createdAt: "2026-03-02T13:05:00.000Z",
  overall: 72.5,
  scores: buildAnalysis().scores,
  judgements: [
    {
      criterionId: "problem-stated",
      group: "problemClarity",
      title: "The problem is stated in one sentence",
      verdict: "pass",
      comment: "",
      slide: 2,
      evidence: [{ slide: 2, quote: "43% of maize is lost" }],
    },
    {
      criterionId: "market-source",
      group: "marketSize",
      title: "The market's size has a source",
      verdict: "fail",
      comment: "No source is named.",
      slide: 7,
      evidence: [],
    },
  ],
  ...parts,
});

/** Serves these decks and one entity; other routes can be added or changed. */
export function serveDecks(decks: unknown[], routes: Parameters<typeof fakeFetch>[0] = {}) {
  return fakeFetch({
    "GET /api/pitch-decks": { body: decks },
    "GET /api/entities": { body: [buildEntityView()] },
    ...routes,
  });
}
