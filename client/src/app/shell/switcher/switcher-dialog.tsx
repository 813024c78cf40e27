import { Search } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { useLocation } from "wouter";
import { SEARCH_MAX } from "@shared/constants/limits";
import type { CurrentUserView } from "@shared/validators/auth";
import { LiveRegion } from "@/components/live-region";
import { Dialog, DialogContent } from "@/ui/dialog";
import { Input } from "@/ui/input";
import { useDebouncedCallback } from "@/hooks/use-debounced-callback";
import { ChoiceList } from "./choice-list";
import { useChoices } from "./use-choices";
import { t } from "@/words";

const PAUSE_MS = 250;

type Props = { isOpen: boolean; onClose: () => void; user: CurrentUserView };

/** Leads to any screen, application, opportunity or funder by its name: a field with a list below it, gone through with the arrows. */
export default function SwitcherDialog({ isOpen, onClose, user }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <DialogContent
        title={t("Go to…")}
        description={t("Type the name of a screen, application, opportunity or funder.")}
        className="md:top-[12vh] md:max-h-[76dvh]! md:translate-y-0"
      >
        <Switcher user={user} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function Switcher({ user, onClose }: Omit<Props, "isOpen">) {
  const id = useId();
  const [, navigate] = useLocation();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState("");
  const [at, setAt] = useState(0);
  const { call, cancel } = useDebouncedCallback(setAsked, PAUSE_MS);
  const typed = text.trim();
  const { groups, isSearching, failed } = useChoices(user, typed, asked);
  const choices = groups.flatMap((group) => group.choices);
  // An answer may have shortened the list.
  const active = Math.min(at, choices.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const type = (value: string) => {
    setText(value);
    setAt(0);
    if (value.trim()) call(value.trim());
    else {
      cancel();
      setAsked("");
    }
  };
  const choose = (index: number) => {
    const choice = choices[index];
    if (!choice) return;
    onClose();
    navigate(choice.path);
  };
  const move = (to: number) => {
    setAt(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: "nearest" });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // A key that ends a word of an input method chooses nothing.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { length } = choices;
    if (event.key === "Enter") choose(active);
    else if (event.key === "ArrowDown" && length > 0) move((active + 1) % length);
    else if (event.key === "ArrowUp" && length > 0) move((active + length - 1) % length);
    else return;
    event.preventDefault();
  };

  const isEmpty = choices.length === 0;
  return (
    <div className="space-y-3">
      <Input
        data-autofocus=""
        role="combobox"
        aria-label={t("Where to")}
        aria-expanded={!isEmpty}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isEmpty ? undefined : optionId(active)}
        autoComplete="off"
        enterKeyHint="go"
        dir="auto"
        maxLength={SEARCH_MAX}
        value={text}
        leading={<Search />}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <ChoiceList listId={`${id}-list`} {...{ groups, active, optionId }} onHover={setAt} onChoose={choose} />
      {isEmpty && (
        <p className="px-3 py-6 text-center text-quiet">
          {isSearching
            ? t("Searching …")
            : t("Nothing is called “{search}”. Try another word.", { search: typed })}
        </p>
      )}
      {failed && (
        <p role="alert" className="px-3 text-sm text-destructive">
          {t("Not everything could be searched. Check your connection and try again.")}
        </p>
      )}
      <LiveRegion>
        {typed && !isSearching ? t.count(choices.length, "1 result", "{n} results") : ""}
      </LiveRegion>
    </div>
  );
}
