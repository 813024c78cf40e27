import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { AiProvider } from "@shared/constants/enums";
import type { PitchDeckReviewView } from "@shared/validators/pitch-decks";
import { ApiError, apiRequest } from "@/lib/api-client";
import { toastFailure } from "@/lib/failure-toast";
import { pitchDecksKey } from "@/lib/queries/pitch-decks";
import { toast } from "@/lib/toast";
import { providerLabel, type Deck } from "./deck-figures";

/** The person's decks, newest first. */
export function decksQuery() {
  return queryOptions<Deck[]>({ queryKey: [...pitchDecksKey] });
}

/** A deck's finished analyses, newest first. */
export function reviewsQuery(deckId: string) {
  return queryOptions<PitchDeckReviewView[]>({ queryKey: [...pitchDecksKey, deckId, "reviews"] });
}

export type RecordDeckInput = {
  fileName: string;
  uploadedFileUrl: string;
  entityId: string;
  aiProvider?: AiProvider;
};

/** Makes a deck of an uploaded file. Asked again for the same file, the server answers the deck that there is. */
export const recordDeck = (input: RecordDeckInput) => apiRequest<Deck>("POST", "/api/pitch-decks", input);

/** Puts an answer's deck into the list at once, and has the list read anew. */
export function refreshDecks(client: QueryClient, changed?: Deck): Promise<void> {
  if (changed)
    client.setQueryData<Deck[]>(pitchDecksKey, (known) => {
      if (!known) return known;
      return known.some(({ id }) => id === changed.id)
        ? known.map((deck) => (deck.id === changed.id ? changed : deck))
        : [changed, ...known];
    });
  return client.invalidateQueries({ queryKey: pitchDecksKey });
}

const analyzeKey = (id: string) => ["analyze-deck", id];

/** Asks for an analysis and waits for it. What happens is told from here: the person may have left the screen meanwhile. */
export function useAnalyzeDeck(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: analyzeKey(id),
    mutationFn: (aiProvider: AiProvider) =>
      apiRequest<Deck | undefined>("POST", `/api/pitch-decks/${encodeURIComponent(id)}/analyze`, {
        aiProvider,
      }),
    onSuccess: async (deck, asked) => {
      await refreshDecks(client, deck);
      // One that takes very long is answered before its end, which the push then tells of.
      if (deck?.isAnalyzing) return;
      const label = providerLabel(deck?.aiProvider ?? asked);
      toast({ title: "Success", description: `Analysis completed using ${label}` });
    },
    onError: async (error) => {
      await refreshDecks(client);
      const deck = client.getQueryData<Deck[]>(pitchDecksKey)?.find((each) => each.id === id);
      if (deck?.isAnalyzing && isCutOff(error)) return;
      toastFailure("Error", error, "Failed to analyze pitch deck");
    },
  });
}

/** No answer of the server's own: the connection broke or a proxy lost patience. The analysis goes on, and the screen says so. */
const isCutOff = (error: unknown) => !(error instanceof ApiError) || error.status >= 502;

/** Whether an analysis of this deck was asked for here and is not answered yet, also from before coming back here. */
export const useIsAskedFor = (id: string) => useIsMutating({ mutationKey: analyzeKey(id) }) > 0;

/** `onDeleted` comes once the deck has left the list, and with it perhaps whoever asked. */
export function useDeleteDeck(id: string, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", `/api/pitch-decks/${encodeURIComponent(id)}`),
    onSuccess: () => {
      client.setQueryData<Deck[]>(pitchDecksKey, (known) => known?.filter((deck) => deck.id !== id));
      client.removeQueries({ queryKey: reviewsQuery(id).queryKey });
      onDeleted();
      void refreshDecks(client);
      toast({ title: "Pitch deck deleted" });
    },
    onError: (error) => toastFailure("Failed to delete pitch deck", error),
  });
}
