import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchInput } from "./search-input";

function Example({ onAnswer, start = "" }: { onAnswer: (value: string) => void; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SearchInput
        label="Search"
        value={value}
        onValueChange={(next) => {
          onAnswer(next);
          setValue(next);
        }}
      />
      <button onClick={() => setValue("from outside")}>Outside</button>
    </>
  );
}

const getBox = () => screen.getByRole("searchbox", { name: "Search" });
const typeText = (text: string) => fireEvent.change(getBox(), { target: { value: text } });

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("SearchInput", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("the search input reports its value once, when typing pauses", () => {
    const onAnswer = vi.fn();
    render(<Example onAnswer={onAnswer} />);
    typeText("so");
    advance(200);
    typeText("solar ");
    advance(299);
    expect(onAnswer).not.toHaveBeenCalled();
    advance(1);
    expect(onAnswer.mock.calls).toEqual([["solar"]]);
    expect(getBox()).toHaveValue("solar ");
  });

  it("the search input reports its value at once on Enter, and not a second time", () => {
    const onAnswer = vi.fn();
    render(<Example onAnswer={onAnswer} />);
    typeText("solar");
    fireEvent.keyDown(getBox(), { key: "Enter" });
    advance(1000);
    expect(onAnswer.mock.calls).toEqual([["solar"]]);
  });

  it("the search input can be cleared, and keeps the focus", () => {
    const onAnswer = vi.fn();
    render(<Example onAnswer={onAnswer} start="solar" />);
    fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect(onAnswer).toHaveBeenCalledWith("");
    expect(getBox()).toHaveValue("");
    expect(getBox()).toHaveFocus();
  });

  it("the search input takes over a value that changes from outside", () => {
    render(<Example onAnswer={() => undefined} start="solar" />);
    fireEvent.click(screen.getByRole("button", { name: "Outside" }));
    expect(getBox()).toHaveValue("from outside");
  });
});
