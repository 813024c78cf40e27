import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toaster } from "@/ui/toaster";
import { clearToasts, dismissToast, toast, useToasts } from "./toast";

function Count() {
  return <p>{`kept: ${useToasts().length}`}</p>;
}

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("toasts", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    clearToasts();
    vi.useRealTimers();
  });

  it("the newest toast is the only one shown", () => {
    render(<Toaster />);
    act(() => void toast({ title: "First" }));
    act(() => void toast({ title: "Second", description: "More words", variant: "destructive" }));
    expect(screen.queryByText("First")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("SecondMore words");
  });

  it("a toast closes after 5000 ms, or after its own duration", () => {
    render(<Toaster />);
    act(() => void toast({ title: "Default" }));
    advance(4999);
    expect(screen.getByText("Default")).toBeInTheDocument();
    advance(1);
    expect(screen.queryByText("Default")).not.toBeInTheDocument();
    act(() => void toast({ title: "Short", duration: 100 }));
    advance(100);
    expect(screen.queryByText("Short")).not.toBeInTheDocument();
  });

  it("a toast closes when its action is pressed", () => {
    const undo = vi.fn();
    render(<Toaster />);
    act(() => void toast({ title: "Gone", action: { label: "Undo", onPress: undo } }));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText("Gone")).not.toBeInTheDocument();
  });

  it("a toast stays while the pointer is on it", () => {
    render(<Toaster />);
    act(() => void toast({ title: "Held" }));
    fireEvent.pointerEnter(screen.getByText("Held"));
    advance(60_000);
    expect(screen.getByText("Held")).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByText("Held"));
    advance(5000);
    expect(screen.queryByText("Held")).not.toBeInTheDocument();
  });

  it("a toast can be dismissed by hand, and is removed 1,000,000 ms later", () => {
    render(
      <>
        <Toaster />
        <Count />
      </>,
    );
    act(() => void toast({ title: "Done" }));
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Done")).not.toBeInTheDocument();
    expect(screen.getByText("kept: 1")).toBeInTheDocument();
    advance(999_999);
    expect(screen.getByText("kept: 1")).toBeInTheDocument();
    advance(1);
    expect(screen.getByText("kept: 0")).toBeInTheDocument();
  });

  it("a removed toast does not remove a later one", () => {
    render(<Toaster />);
    const first = toast({ title: "First" });
    act(() => dismissToast(first.id));
    act(() => void toast({ title: "Second", duration: Infinity }));
    advance(1_000_000);
    expect(screen.getByText("Second")).toBeInTheDocument();
  });
});
