import { Check } from "lucide-react";
import { useId } from "react";
import type { AnswerValue, Question } from "@shared/constants/questionnaires/questions";
import type { ProfileProposalView } from "@shared/validators/profile-proposals";
import { OutsideLink } from "@/components/outside-link";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { translateLabel } from "@shared/words/labels";
import { t } from "@/words";
import { describeAnswer } from "../answers-form";

type Props = {
  proposal: ProfileProposalView;
  question: Question;
  /** The present answer. */
  before: AnswerValue;
  isChosen: boolean;
  isPending: boolean;
  isFromRegister: boolean;
  onChoose: (isChosen: boolean) => void;
  onUse: () => void;
};

/** A proposed answer: its question and value, the words that give it, and the present answer if there is another one. */
export function ProposalItem({
  proposal,
  question,
  before,
  isChosen,
  isPending,
  isFromRegister,
  onChoose,
  onUse,
}: Props) {
  const label = translateLabel(question.label);
  const value = describeAnswer(question, proposal.value);
  const present = describeAnswer(question, before);
  const quoteId = useId();
  const isTaken = isSame(proposal, question, before);
  return (
    <li className="space-y-2.5 py-5 first:pt-0 last:pb-0">
      {isTaken ? (
        <div>
          <p className="text-sm text-quiet">{label}</p>
          <p dir="auto" className="font-medium wrap-anywhere">
            {value}
          </p>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-good">
            <Check aria-hidden="true" className="size-4" />
            {t("In your profile")}
          </p>
        </div>
      ) : (
        <Checkbox
          checked={isChosen}
          aria-describedby={quoteId}
          onChange={(event) => onChoose(event.target.checked)}
          label={
            <>
              <span className="block text-sm text-quiet">{label}</span>
              <bdi className="font-medium wrap-anywhere">{value}</bdi>
            </>
          }
        />
      )}
      <figure id={quoteId} className="min-w-0">
        {proposal.quote !== value && (
          <blockquote
            dir="auto"
            className="border-s-2 border-line ps-3 text-[0.9375rem] text-quiet wrap-anywhere"
          >
            {proposal.quote}
          </blockquote>
        )}
        <figcaption className="mt-1 ps-3.5 text-sm text-quiet wrap-anywhere">
          {isFromRegister ? (
            t("As the register states it")
          ) : proposal.address === null ? (
            t("Page {n}", { n: proposal.page })
          ) : (
            <OutsideLink url={proposal.address}>{shortenAddress(proposal.address)}</OutsideLink>
          )}
        </figcaption>
      </figure>
      {proposal.isFromAi && (
        <p className="text-sm text-quiet">{t("Found by AI only: look at the words on the page.")}</p>
      )}
      {!isTaken && proposal.currency !== null && (
        <p className="text-sm text-quiet">
          {t("Your profile has no currency yet: {currency} is saved with it.", {
            currency: proposal.currency,
          })}
        </p>
      )}
      {!isTaken && present !== "" && (
        <p className="text-sm wrap-anywhere">
          {t.rich("Your answer now: {answer}", { answer: <bdi className="font-medium">{present}</bdi> })}
        </p>
      )}
      {!isTaken && (
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          aria-label={
            present === ""
              ? t("Use this answer: {question}", { question: label })
              : t("Replace your answer: {question}", { question: label })
          }
          onClick={onUse}
        >
          {present === "" ? t("Use this answer") : t("Replace your answer")}
        </Button>
      )}
    </li>
  );
}

/** Whether the profile has the proposed answer already. Amounts come back with two decimals. */
export function isSame({ value }: ProfileProposalView, question: Question, before: AnswerValue): boolean {
  return before !== null && describeAnswer(question, value) === describeAnswer(question, before);
}

const shortenAddress = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
