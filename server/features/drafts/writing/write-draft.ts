import type { AiAuthor } from "@shared/constants/enums";
import { askWithAccounting, addUsage, askBothModels, NO_USAGE } from "../../../platform/ai/accounting";
import { writeBuiltinDraft } from "../builtin/write-builtin-draft";
import {
  checkSection,
  countOfBoth,
  createProgressReader,
  createTextFeed,
  mergeSoFar,
  renderSoFar,
  type SectionsSoFar,
} from "./draft-progress";
import { toAppError } from "../../../platform/ai/failure";
import { collectFacts } from "./fact-check";
import type { GuardedCall } from "../../../platform/ai/guarded-call";
import { type CheckedSections, mergeDrafts } from "./merge-drafts";
import { prepareFacts, type PreparedFacts } from "./prepare-facts";
import { buildDraftPrompt, DRAFT_OUTPUT_TOKENS, DRAFT_SCHEMA_NAME, draftSchema } from "./prompt";
import { mapSections, renderDraft, tidySection } from "./render-draft";
import type { AiModelName, AiProviderPort, AiUsage } from "../../../platform/ai/types";
import type { Draft, DraftFacts, DraftSections, WriteDraftOptions } from "../types";

type Answer = { sections: CheckedSections; usage: AiUsage };
type Written = { sections: DraftSections; aiProvider: AiAuthor; usage: AiUsage };
type Models = {
  ports: Record<AiModelName, AiProviderPort>;
  calls: Record<AiModelName, GuardedCall>;
  makeFence?: (() => string) | undefined;
};

/** Writes drafts with one model or two, or with none by itself. Throws as `Ai.writeDraft` says. */
export function createDraftWriter({ ports, calls, makeFence }: Models) {
  const ask = async (
    name: AiModelName,
    facts: PreparedFacts,
    { signal, onWasted }: WriteDraftOptions,
    onProgress: ((sections: SectionsSoFar) => void) | undefined,
  ): Promise<Answer> => {
    const prompt = buildDraftPrompt(facts, makeFence);
    const base = collectFacts(facts);
    const { value, usage } = await calls[name]((attemptSignal) => {
      const read = createProgressReader(base);
      return askWithAccounting(
        ports[name],
        {
          ...prompt,
          schema: draftSchema,
          schemaName: DRAFT_SCHEMA_NAME,
          maxOutputTokens: DRAFT_OUTPUT_TOKENS,
          signal: attemptSignal,
          onText:
            onProgress &&
            ((piece) => {
              // What arrives after the end of an attempt would mix with the next one's.
              if (!attemptSignal.aborted) onProgress(read(piece));
            }),
        },
        onWasted,
      );
    }, signal);
    const sections = mapSections((key) => checkSection(value[key], base));
    if (Object.values(sections).every(({ text }) => text === "")) {
      onWasted?.(name, usage);
      throw toAppError(name, "unusable");
    }
    return { sections, usage };
  };

  const askBoth = async (
    [first, second]: readonly [AiModelName, AiModelName],
    facts: PreparedFacts,
    options: WriteDraftOptions,
    show: ((text: string, aiProvider: AiAuthor) => void) | undefined,
  ): Promise<Written> => {
    const progress = new Map<AiModelName, SectionsSoFar>([first, second].map((name) => [name, new Map()]));
    let shown = 0;
    const showMerged = (one: SectionsSoFar, other: SectionsSoFar) => {
      const written = countOfBoth(one, other);
      if (written <= shown) return;
      shown = written;
      show?.(renderSoFar(mergeSoFar(one, other)), "both");
    };
    const askOne = (name: AiModelName) =>
      ask(
        name,
        facts,
        options,
        show &&
          ((sections) => {
            progress.set(name, sections);
            const [one, other] = [...progress];
            if (one && other) showMerged(one[1], other[1]);
            else show(renderSoFar(sections), name);
          }),
      ).catch((error: unknown) => {
        progress.delete(name);
        throw error;
      });
    const answers = await askBothModels([first, second], askOne, "write a draft", options);
    if (!("both" in answers)) return asWritten(answers.author, answers.answer);
    const [one, other] = answers.both;
    return {
      sections: mergeDrafts(one.sections, other.sections),
      aiProvider: "both",
      usage: addUsage(one.usage, other.usage),
    };
  };

  /** @param models those that have a key, at most two */
  return async (
    given: DraftFacts,
    [first, second]: readonly AiModelName[],
    options: WriteDraftOptions,
  ): Promise<Draft> => {
    const facts = prepareFacts(given);
    const show = options.onText && createTextFeed(options);
    const write = async (): Promise<Written> => {
      if (!first) return { sections: writeBuiltinDraft(facts), aiProvider: "builtin", usage: NO_USAGE };
      if (second) return askBoth([first, second], facts, options, show);
      return asWritten(
        first,
        await ask(first, facts, options, show && ((sections) => show(renderSoFar(sections), first))),
      );
    };
    const { sections, aiProvider, usage } = await write();
    let content = "";
    const tidy = mapSections((key) => tidySection(sections[key]));
    for (const piece of renderDraft(tidy)) {
      content += piece;
      // Without a model this is where the text comes from; with one, what it brings is the last sentence or none.
      if (!first) show?.(content, aiProvider);
    }
    show?.(content, aiProvider);
    return { content, aiProvider, usage };
  };
}

function asWritten(author: AiModelName, answer: Answer): Written {
  const sections = mapSections((key) => answer.sections[key].text);
  return { sections, aiProvider: author, usage: answer.usage };
}
