import { Search, X } from "lucide-react";
import { useState } from "react";
import { useDebouncedCallback } from "@/hooks/use-debounced-callback";
import { SEARCH_MAX } from "@shared/constants/limits";
import { Input } from "../ui/input";
import { t } from "@/words";

/**
 * A search box that reports its value when typing pauses, and at once on Enter or when it is cleared. The
 * caller owns `value`, usually in the address. The box keeps the text while the user is typing.
 */
export function SearchInput({
  value,
  onValueChange,
  label,
  placeholder,
  delay = 300,
  className,
}: {
  value: string;
  onValueChange: (value: string) => void;
  /** The accessible name, because a placeholder does not count as one. */
  label: string;
  placeholder?: string;
  /** The delay in milliseconds. 0 reports every key, for lists that are filtered in the browser. */
  delay?: number;
  className?: string;
}) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const { call, cancel } = useDebouncedCallback(onValueChange, delay);
  if (value !== lastValue) {
    setLastValue(value);
    // The reported value also comes back here. Only a change from outside replaces the text.
    if (value !== text.trim()) setText(value);
  }
  const commit = (next: string) => {
    cancel();
    setText(next);
    onValueChange(next.trim());
  };
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      enterKeyHint="search"
      autoComplete="off"
      dir="auto"
      maxLength={SEARCH_MAX}
      value={text}
      className={className}
      leading={<Search />}
      onChange={(event) => {
        setText(event.target.value);
        if (delay === 0) onValueChange(event.target.value.trim());
        else call(event.target.value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit(text);
        if (event.key === "Escape" && text) {
          event.preventDefault();
          commit("");
        }
      }}
      trailing={
        text !== "" && (
          <button
            type="button"
            aria-label={t("Clear search")}
            onClick={(event) => {
              commit("");
              event.currentTarget.parentElement?.querySelector("input")?.focus();
            }}
            className="focus-inset -my-px grid size-11 shrink-0 place-items-center rounded-control text-quiet hover:text-ink md:size-10"
          >
            <X aria-hidden="true" className="size-[1.125rem]" />
          </button>
        )
      }
    />
  );
}
