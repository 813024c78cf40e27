import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useInBrowser } from "./use-in-browser";

let known = "one";
const Shown = () => <p>{useInBrowser(() => known, "nothing yet")}</p>;

it("what only a browser knows is left out by the server, and shown once its page is taken over", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Shown />);
  expect(container).toHaveTextContent("nothing yet");
  document.body.append(container);
  const { rerender } = render(<Shown />, { container, hydrate: true });
  expect(container).toHaveTextContent("one");
  known = "two";
  rerender(<Shown />);
  expect(container).toHaveTextContent("two");
});
