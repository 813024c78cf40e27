import { useQuery } from "@tanstack/react-query";
import { MENTIONS_MAX } from "@shared/constants/comments";
import type { MentionView } from "@shared/validators/comments";
import type { MemberView } from "@shared/validators/members";
import { membersQuery } from "@/lib/api/queries/members";
import { Select } from "@/ui/select";
import { t } from "@/words";
import { splitAtMentions } from "./threads";

const nameMember = ({ firstName, lastName, email }: MemberView) =>
  [firstName, lastName].filter(Boolean).join(" ") || email;

/** The members who can be mentioned; undefined until they are loaded. */
export function useMentionable(entityId: string): MentionView[] | undefined {
  const { data } = useQuery(membersQuery(entityId));
  return data?.members
    .filter(({ isCaller }) => !isCaller)
    .map((member) => ({ userId: member.userId, name: nameMember(member) }));
}

/** The ids of those who are mentioned in a text. */
export function listMentioned(text: string, people: readonly MentionView[]): string[] {
  const parts = splitAtMentions(
    text,
    people.map(({ name }) => name),
  );
  const names = new Set(parts.filter((_part, index) => index % 2 === 1).map((part) => part.slice(1)));
  return people
    .filter(({ name }) => names.has(name))
    .map(({ userId }) => userId)
    .slice(0, MENTIONS_MAX);
}

/** Puts "@" and the name of a chosen member into the text. Hidden where there is nobody else. */
export function MentionSelect({
  people,
  onPick,
}: {
  people: readonly MentionView[];
  onPick: (name: string, form: HTMLFormElement | null) => void;
}) {
  if (people.length === 0) return null;
  return (
    <Select
      aria-label={t("Mention a member")}
      className="sm:w-56"
      placeholder={t("Mention a member")}
      options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
      value=""
      onChange={({ target: { value, form } }) => {
        const person = people.find(({ userId }) => userId === value);
        if (person) onPick(person.name, form);
      }}
    />
  );
}
