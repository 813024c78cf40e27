import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createStore } from "./store";

it("shows its value wherever it is used, and renders nothing anew that stays the same", () => {
  const store = createStore("first");
  let renders = 0;
  const Shown = () => {
    renders += 1;
    return <p>{store.use()}</p>;
  };
  const { unmount } = render(<Shown />);
  act(() => store.set("second"));
  expect(screen.getByText("second")).toBeVisible();
  expect(renders).toBe(2);
  act(() => store.set("second"));
  expect(renders).toBe(2);
  unmount();
  store.set("third");
  expect(store.get()).toBe("third");
  expect(renders).toBe(2);
});
