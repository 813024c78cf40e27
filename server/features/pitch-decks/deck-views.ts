import type { PitchDeckView } from "@shared/validators/pitch-decks";
import { VERIFY_FOR_AI, VERIFY_FOR_DECKS } from "@shared/constants/verification";
import { wordMessage } from "@shared/words/messages";
import { isAnalyzing, STOPPED } from "./deck-runs";
import type { DeckRow } from "./pitch-decks.queries";

export function toDeckView(deck: DeckRow): PitchDeckView {
  return {
    id: deck.id,
    entityId: deck.entityId,
    fileName: deck.fileName,
    uploadedFileUrl: deck.fileUrl,
    fileSize: deck.fileSize,
    slideCount: deck.slideCount,
    status: deck.status,
    aiScore: deck.aiScore,
    aiProvider: deck.aiProvider,
    aiAnalysis: deck.aiAnalysis,
    analysisVersion: deck.analysisVersion,
    analyzedAt: deck.analyzedAt?.toISOString() ?? null,
    createdAt: deck.createdAt.toISOString(),
    isAnalyzing: isAnalyzing(deck),
    failureReason: deck.failureReason && wordMessage(deck.failureReason),
    wasStopped: deck.failureReason === STOPPED,
    waitsForVerification: deck.failureReason === VERIFY_FOR_DECKS || deck.failureReason === VERIFY_FOR_AI,
  };
}
