import { CALL_KINDS } from "@shared/constants/calls";
import type { Call, CallLine } from "@shared/schema/index";
import type {
  CallChangeView,
  CallGroupView,
  CallLineView,
  CallView,
  CallWarningView,
} from "@shared/validators/calls";
import { type Message, wordMessage } from "@shared/words/messages";
import { judgeKinds } from "./reading/read-call";

type Parts = {
  lines: readonly CallLine[];
  changes: readonly { changedAt: Date; changes: CallChangeView[] }[];
  pages: number;
  unreadPages: number;
  warnings: CallWarningView[];
};

/** The reason of a reading that ended because a person stopped it. */
export const STOPPED: Message = "The reading was stopped.";

/** What a member sees of a call. */
export function toCallView(call: Call, { lines, changes, pages, unreadPages, warnings }: Parts): CallView {
  const { source, documentName, url, readAt, aiReading } = call;
  const isStopped = call.failureReason === STOPPED;
  const status = isStopped ? "stopped" : call.status;
  const failureReason = isStopped ? null : call.failureReason;
  const states = judgeKinds([{ isUnread: unreadPages > 0 }], lines);
  return {
    ...{ source, documentName, url, status, pages, unreadPages, warnings },
    failureReason: failureReason === null ? null : wordMessage(failureReason),
    readAt: readAt?.toISOString() ?? null,
    aiReading: aiReading && { ...aiReading, failure: aiReading.failure && wordMessage(aiReading.failure) },
    groups:
      readAt === null
        ? []
        : CALL_KINDS.map((kind): CallGroupView => {
            const own = lines.filter((line) => line.kind === kind);
            return { kind, state: states[kind], lines: own.map(toLineView) };
          }),
    changes: changes.map((one) => ({ ...one, changedAt: one.changedAt.toISOString() })),
  };
}

const toLineView = ({ id, kind, value, page, quote, isFromAi, acceptedAt }: CallLine): CallLineView =>
  ({ id, kind, value, page, quote, isFromAi, acceptedAt: acceptedAt?.toISOString() ?? null }) as CallLineView;
