import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "@/test/render";
import { splitSlide, formatUnreadSlides } from "./deck-figures";
import PitchDeckPage from "./pages/pitch-deck-page";
import { buildAnalysis, buildDeck, buildReview, buildWaitingDeck, DECK_ID, serveDecks } from "./test-decks";
import { formatFileSize } from "@/lib/format/file-size";
import { clearUpload } from "./upload/upload-store";

// The language must be set before any module reads it.
vi.hoisted(() => {
  localStorage.setItem("language", "fr");
  vi.resetModules();
});
beforeEach(clearUpload);

const open = () => renderWithProviders(<PitchDeckPage />, { path: `/pitch-deck?deck=${DECK_ID}` });
const analysis = () => within(screen.getByRole("region", { name: "Analyse" }));

describe("pitch decks in French", () => {
  it("pitch decks show an analysis with its slides and criteria in French", async () => {
    const review = buildReview();
    const [first, ...others] = review.judgements;
    serveDecks(
      [
        buildDeck({
          aiProvider: "builtin",
          aiAnalysis: buildAnalysis({ strengths: ["Slide 2: Le problème est nommé."], unreadSlides: [3, 5] }),
        }),
      ],
      {
        [`GET /api/pitch-decks/${DECK_ID}/reviews`]: {
          body: [{ ...review, judgements: [{ ...first, title: "The problem is named" }, ...others] }],
        },
      },
    );
    const { user } = open();
    expect(await screen.findByText("Score global")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Analyse de pitch decks" })).toBeVisible();
    expect(analysis().getByText("Fournisseur d’IA : Règles intégrées")).toBeVisible();
    expect(analysis().getByText("Le problème est nommé.").textContent).toBe(
      "Diapositive 2\u00A0: Le problème est nommé.",
    );
    expect(
      analysis().getByText("Les diapositives 3 et 5 sont des images ; leur texte n’a pas pu être lu."),
    ).toBeVisible();
    await user.click(analysis().getByRole("button", { name: /Sur quoi reposent les scores/ }));
    expect(await analysis().findByText("Le problème est nommé")).toBeVisible();
    expect(analysis().getByText("Rempli")).toBeVisible();
    expect(analysis().getByText(/^« 43% of maize is lost »/)).toBeVisible();
  });

  it("pitch decks say in French why an analysis failed, and do not advise what is already being done", async () => {
    const failureReason =
      "Le service OpenAI est saturé en ce moment. Veuillez réessayer dans quelques minutes.";
    serveDecks([buildWaitingDeck({ status: "failed", isAnalyzing: true, failureReason })]);
    const { unmount } = open();
    expect(
      await screen.findByText(
        "Le dernier essai n’a pas abouti : Le service OpenAI est saturé en ce moment. Un nouvel essai est automatique.",
      ),
    ).toBeVisible();
    unmount();
    serveDecks([buildWaitingDeck({ status: "failed", isAnalyzing: false, failureReason })]);
    open();
    expect(await analysis().findByText(/saturé en ce moment\. Veuillez réessayer/)).toBeVisible();
  });

  it("pitch decks format sizes and slides in French", () => {
    expect(formatFileSize(2_400_000)).toBe("2,3 Mo");
    expect(formatFileSize(10)).toBe("1 Ko");
    expect(splitSlide("Slide 12: Le montant manque.")).toEqual({
      slide: "Diapositive 12",
      text: "Le montant manque.",
    });
    expect(formatUnreadSlides([4])).toBe(
      "La diapositive 4 est une image\u202F; son texte n’a pas pu être lu",
    );
  });
});
