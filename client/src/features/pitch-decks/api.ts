import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { AiProvider } from "@shared/constants/enums";
import type { PitchDeckReviewView } from "@shared/validators/pitch-decks";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { pitchDecksKey } from "@/lib/api/queries/pitch-decks";
import { toast } from "@/lib/toast";
import { providerLabel, type Deck } from "./deck-figures";
import { t } from "@/words";

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

/** What a server says of a deck that it was told to make or to judge; one other than ours may say nothing. */
type DeckAnswer = Partial<Deck> | undefined;
const isDeck = (answer: DeckAnswer): answer is Deck => answer?.id !== undefined;

/**
 * Makes a deck of an uploaded file. Asked again for the same file, the server answers the deck that there is.
 * @returns undefined when the answer is no deck
 */
export async function recordDeck(input: RecordDeckInput): Promise<Deck | undefined> {
  const answer = await apiRequest<DeckAnswer>("POST", "/api/pitch-decks", input);
  return isDeck(answer) ? answer : undefined;
}

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
    mutationFn: async (aiProvider: AiProvider) => {
      const path = `/api/pitch-decks/${encodeURIComponent(id)}/analyze`;
      const answer = await apiRequest<DeckAnswer>("POST", path, { aiProvider });
      return isDeck(answer) ? answer : undefined;
    },
    onSuccess: async (deck, asked) => {
      await refreshDecks(client, deck);
      // One that takes very long is answered before its end, which the push then tells of.
      if (deck?.isAnalyzing) return;
      const provider = providerLabel(deck?.aiProvider ?? asked);
      toast({ title: t("Success"), description: t("Analysis completed using {provider}", { provider }) });
    },
    onError: async (error) => {
      await refreshDecks(client);
      const deck = client.getQueryData<Deck[]>(pitchDecksKey)?.find((each) => each.id === id);
      if (deck?.isAnalyzing && isCutOff(error)) return;
      toastFailure(t("Error"), error, t("Failed to analyze pitch deck"));
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
      toast({ title: t("Pitch deck deleted") });
    },
    onError: (error) => toastFailure(t("Failed to delete pitch deck"), error),
  });
}
