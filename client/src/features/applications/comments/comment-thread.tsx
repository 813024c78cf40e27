import { useEffect, useRef, useState } from "react";
import { Check, CornerDownRight, RotateCcw } from "lucide-react";
import type { ApplicationView } from "@shared/validators/applications";
import type { Right } from "@shared/constants/members";
import { cn } from "@/lib/cn";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { t } from "@/words";
import { nameTextField } from "../wording";
import { CommentForm } from "./comment-form";
import { CommentItem } from "./comment-item";
import { SuggestionDifference } from "./comment-text";
import { type CommentVerb, useSettleComment } from "./comments-api";
import { findWords, type Thread, type Words } from "./threads";

/** A comment with its replies, the words that it is about, and what can be done with it. */
export function CommentThread({
  application,
  thread: { root, replies },
  may,
  isTarget,
  onShow,
}: {
  application: ApplicationView;
  thread: Thread;
  may: (right: Right) => boolean;
  /** Whether the address names it or one of its replies. */
  isTarget: boolean;
  onShow: (words: Words) => void;
}) {
  const [isReplying, setReplying] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTarget) item.current?.scrollIntoView({ block: "nearest" });
  }, [isTarget]);
  const hasOthersReplies = replies.some(({ isOwn }) => !isOwn);
  return (
    <li
      ref={item}
      className={cn("space-y-3 rounded-card border border-line p-4", isTarget && "outline-2 outline-link")}
    >
      <Passage application={application} thread={{ root, replies }} onShow={onShow} />
      <CommentItem
        application={application}
        comment={root}
        mayChange={root.isOwn && may("comment")}
        mayDelete={may("manage") || (root.isOwn && may("comment") && !hasOthersReplies)}
      />
      {replies.length > 0 && (
        <ul className="space-y-3 border-s border-line ps-4">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem
                application={application}
                comment={reply}
                mayChange={reply.isOwn && may("comment")}
                mayDelete={may("manage") || (reply.isOwn && may("comment"))}
              />
            </li>
          ))}
        </ul>
      )}
      {isReplying ? (
        <CommentForm
          application={application}
          about={{ parentId: root.id }}
          label={t("Your reply")}
          submitLabel={t("Reply")}
          draft={`reply:${root.id}`}
          onDone={() => setReplying(false)}
        />
      ) : (
        may("comment") && <Actions {...{ application, root, may }} onReply={() => setReplying(true)} />
      )}
    </li>
  );
}

/** The words of the comment, which a press selects in the text, and the state of the thread. */
function Passage({
  application,
  thread: { root },
  onShow,
}: {
  application: ApplicationView;
  thread: Thread;
  onShow: (words: Words) => void;
}) {
  const { passage, replacement, decision, resolvedAt, resolvedBy } = root;
  const words = findWords(application, passage);
  const isOpen = resolvedAt === null;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {passage && <Badge tone="outline">{nameTextField(passage.field)}</Badge>}
        {replacement !== null && <Badge tone="primary">{t("Suggestion")}</Badge>}
        {decision === "accepted" && <Badge tone="good">{t("Accepted § suggestion")}</Badge>}
        {decision === "declined" && <Badge>{t("Declined § suggestion")}</Badge>}
        {!isOpen && decision === null && (
          <Badge>{resolvedBy ? t("Resolved by {name}", { name: resolvedBy }) : t("Resolved")}</Badge>
        )}
      </div>
      {passage && words && (
        <button
          type="button"
          dir="auto"
          aria-label={t("Show in the text: {words}", { words: passage.quote })}
          onClick={() => onShow(words)}
          className="line-clamp-4 min-h-11 w-full border-s-2 border-accent ps-3 text-start text-sm wrap-anywhere whitespace-pre-line text-quiet hover:text-ink md:min-h-0"
        >
          {passage.quote}
        </button>
      )}
      {passage && !words && (
        <div className="border-s-2 border-line ps-3 text-sm text-quiet">
          <p dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line">
            {passage.quote}
          </p>
          {decision !== "accepted" && (
            <p className="mt-1 italic">{t("The text no longer has these words.")}</p>
          )}
        </div>
      )}
      {passage && replacement !== null && (
        <SuggestionDifference quote={passage.quote} replacement={replacement} />
      )}
    </>
  );
}

function Actions({
  application,
  root,
  may,
  onReply,
}: {
  application: ApplicationView;
  root: Thread["root"];
  may: (right: Right) => boolean;
  onReply: () => void;
}) {
  const settle = useSettleComment(application.id);
  const isUndecided = root.replacement !== null && root.decision === null;
  const isThere = findWords(application, root.passage) !== null;
  const button = (verb: CommentVerb, label: string, icon?: React.ReactNode) => (
    <Button
      size="sm"
      variant={verb === "accept" ? "primary" : "outline"}
      pending={settle.isPending && settle.variables.verb === verb}
      disabled={settle.isPending && settle.variables.verb !== verb}
      onClick={() => settle.mutate({ id: root.id, verb })}
    >
      {icon}
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {may("edit") && isUndecided && isThere && button("accept", t("Accept"), <Check aria-hidden="true" />)}
      {may("edit") && isUndecided && button("decline", t("Decline"))}
      <Button size="sm" variant="ghost" onClick={onReply}>
        <CornerDownRight aria-hidden="true" />
        {t("Reply")}
      </Button>
      {root.resolvedAt === null
        ? !isUndecided && button("resolve", t("Resolve"), <Check aria-hidden="true" />)
        : button("reopen", t("Open again"), <RotateCcw aria-hidden="true" />)}
    </div>
  );
}
