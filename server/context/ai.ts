import type { AiAuthor } from "@shared/constants/enums";
import type {
  AskPageAnswer,
  AskPageInput,
  ReadPageOptions,
} from "../features/catalogue/extraction/ask/types";
import type { AnswerTask, WriteAnswerOptions, WrittenAnswer } from "../features/answer-drafts/types";
import type { AskedCall, AskedPages, ReadCallOptions } from "../features/call-sheets/asking/types";
import type {
  AskedProfile,
  ModelAnswers,
  ReadProfileOptions,
} from "../features/profile-proposals/asking/types";
import type {
  MadeTranslation,
  TranslateOptions,
  TranslationTask,
} from "../features/opportunities/translation/types";
import type { AiModelName } from "../platform/ai/types";
import type { DraftFacts, Draft, WriteDraftOptions } from "../features/drafts/types";
import type { DeckFacts, DeckReview, ReviewDeckOptions } from "../features/pitch-decks/review/types";
import type { ApplicationReview, ReviewFacts, ReviewOptions } from "../features/readiness/review/types";

export type Ai = {
  /**
   * Writes an application draft. Throws `AppError` (`upstream_failed`, `upstream_refused`, `upstream_timeout`,
   * `ai_unavailable`), or the signal's reason when it was aborted.
   */
  writeDraft(facts: DraftFacts, provider: AiAuthor, options?: WriteDraftOptions): Promise<Draft>;
  /** Drafts the answer to a funder's question, each sentence with its source. Throws as `writeDraft` does. */
  writeAnswer(task: AnswerTask, provider: AiAuthor, options?: WriteAnswerOptions): Promise<WrittenAnswer>;
  /**
   * Judges a deck criterion by criterion. The scores are computed from the judgements elsewhere. Throws as `writeDraft`
   * does.
   */
  reviewDeck(facts: DeckFacts, provider: AiAuthor, options?: ReviewDeckOptions): Promise<DeckReview>;
  /** Judges an application by the funder's criteria. Points are computed elsewhere. Throws as `writeDraft` does. */
  reviewApplication(
    facts: ReviewFacts,
    provider: AiAuthor,
    options?: ReviewOptions,
  ): Promise<ApplicationReview>;
  /**
   * Asks one model which words of a page say what it funds. Every answer is quoted from the page; interpreting it is up
   * to the caller. Returns `null` when no model has a key or AI is switched off. Throws as `writeDraft` does.
   */
  readPage(input: AskPageInput, options?: ReadPageOptions): Promise<AskPageAnswer | null>;
  /**
   * Has one model find the lines of a call. Only those whose words stand on their page come back. Throws as `writeDraft`
   * does.
   */
  readCall(pages: AskedPages, model: AiModelName, options?: ReadCallOptions): Promise<AskedCall>;
  /**
   * Has one model find the answers of a profile. Only those whose words stand on their page and say them come back. Throws as
   * `writeDraft` does.
   */
  readProfile(asked: AskedProfile, model: AiModelName, options?: ReadProfileOptions): Promise<ModelAnswers>;
  /** Has one model translate the texts of an opportunity. Throws as `writeDraft` does. */
  translate(task: TranslationTask, model: AiModelName, options?: TranslateOptions): Promise<MadeTranslation>;
  /** Whether a model would be asked. When not, the built-in writer answers, or nothing does if AI is switched off. */
  isAvailable(provider: AiAuthor): boolean;
};
