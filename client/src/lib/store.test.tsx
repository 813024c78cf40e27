import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createStore } from "./store";

it("a store shows its value in every component, and renders nothing again for the same value", () => {
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
