import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { AiProvider } from "@shared/constants/enums";
import type { CreatePitchDeckInput, PitchDeckReviewView } from "@shared/validators/pitch-decks";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { isOfPresent, removeRow } from "@/lib/api/gone";
import { pitchDecksKey } from "@/lib/api/queries/pitch-decks";
import { toast } from "@/lib/toast";
import { getProviderLabel, type Deck } from "./deck-figures";
import { t } from "@/words";

/** The person's decks, newest first. */
export function decksQuery() {
  return queryOptions<Deck[]>({ queryKey: [...pitchDecksKey] });
}

/** A deck's finished analyses, newest first. */
export function reviewsQuery(deckId: string) {
  return queryOptions<PitchDeckReviewView[]>({ queryKey: [...pitchDecksKey, deckId, "reviews"] });
}

/** The answer about a created or analysed deck; another server may send no body. */
type DeckAnswer = Partial<Deck> | undefined;
const isDeck = (answer: DeckAnswer): answer is Deck => answer?.id !== undefined;

/**
 * Makes a deck of an uploaded file. For the same file again, the server answers with the existing deck.
 * @returns undefined when the answer is no deck
 */
export async function recordDeck(input: CreatePitchDeckInput): Promise<Deck | undefined> {
  const answer = await apiRequest<DeckAnswer>("POST", "/api/pitch-decks", input);
  return isDeck(answer) ? answer : undefined;
}

/** Puts an answer's deck into the list at once, and reads the list again. */
export function refreshDecks(client: QueryClient, changed?: Deck): Promise<void> {
  if (changed)
    client.setQueryData<Deck[]>(pitchDecksKey, (known) => {
      if (!known) return known;
      return known.some(({ id }) => id === changed.id)
        ? known.map((deck) => (deck.id === changed.id ? changed : deck))
        : [changed, ...known];
    });
  return client.invalidateQueries({ queryKey: pitchDecksKey, predicate: isOfPresent(client) });
}

const getAnalyzeKey = (id: string) => ["analyze-deck", id];

/** With `isDeck` the person says that a file which was judged to be no deck is one. */
type AnalyzeInput = { aiProvider: AiProvider; isDeck?: true };

/** Requests an analysis and waits for it. The result is reported from here, because the user may have left the screen. */
export function useAnalyzeDeck(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: getAnalyzeKey(id),
    mutationFn: async (input: AnalyzeInput) => {
      const path = `/api/pitch-decks/${encodeURIComponent(id)}/analyze`;
      const answer = await apiRequest<DeckAnswer>("POST", path, input);
      return isDeck(answer) ? answer : undefined;
    },
    onSuccess: async (deck, { aiProvider }) => {
      await refreshDecks(client, deck);
      // A long analysis is answered before it ends; the push reports its end. Whoever stops one is told on the screen.
      if (deck?.isAnalyzing || deck?.wasStopped) return;
      const provider = getProviderLabel(deck?.aiProvider ?? aiProvider);
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

/** Tells whether the connection broke or a proxy gave up. The analysis continues, and the screen says so. */
const isCutOff = (error: unknown) => !(error instanceof ApiError) || error.status >= 502;

/** Tells whether an analysis of this deck was requested in this tab and is not answered yet, even before leaving the screen. */
export const useIsAskedFor = (id: string) => useIsMutating({ mutationKey: getAnalyzeKey(id) }) > 0;

/** `onDeleted` is called once the deck has left the list, and perhaps the caller with it. */
export function useDeleteDeck(id: string, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest("DELETE", `/api/pitch-decks/${encodeURIComponent(id)}`),
    onSuccess: () => {
      removeRow(client, pitchDecksKey, id);
      onDeleted();
      void refreshDecks(client);
      toast({ title: t("Pitch deck deleted") });
    },
    onError: (error) => toastFailure(t("Failed to delete pitch deck"), error),
  });
}
