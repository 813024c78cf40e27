import { clampText, cleanText } from "../../../platform/ai/text";
import { fairShare } from "../../../platform/text/fair-share";
import { withoutOrders } from "../../pitch-decks/review/orders";
import type { PreparedSlide } from "../../pitch-decks/review/prepare-deck";
import type { ReviewFacts } from "./types";

/** The most that is looked at, in characters; what does not fit is cut from the longest texts first. */
const TEXTS_MAX = 60_000;

/** A text as every judge sees it. It has the form of a slide, so that words are found in it as they are on slides. */
export type PreparedText = PreparedSlide & { questionId: string | null };

/** Cleans and cuts the texts, and leaves out words that are meant for the judge. */
export function prepareTexts({ texts }: ReviewFacts): PreparedText[] {
  const max = fairShare(
    texts.map(({ text }) => text.length),
    TEXTS_MAX,
  );
  return texts.map(({ questionId, label, text }, index) => ({
    ...{ questionId, number: index + 1, title: label ?? "", notes: "", isUnread: false },
    text: withoutOrders(cleanText(clampText(text, max))),
  }));
}
