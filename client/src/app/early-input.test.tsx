import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { takeEarlyInput } from "./early-input";

function Form() {
  const [name, setName] = useState("");
  const [sort, setSort] = useState("relevance");
  const [presses, setPresses] = useState(0);
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="Sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="relevance">Relevance</option>
        <option value="deadline">Deadline</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        <span>Press</span>
      </button>
      <p>
        {name}, {sort}, {presses}
      </p>
    </>
  );
}

const root = document.createElement("div");
afterEach(() => root.remove());

it("what was done before the code was there is done once more when it is, and nothing after that", () => {
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  let isStopped = false;
  const stop = () => void (isStopped = true);
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  const select = screen.getByLabelText<HTMLSelectElement>("Sort");
  const pressed = [document.body, screen.getByText("Press")];
  Object.assign(window, { earlyInput: { pressed, fields: [field, select, field], stop } });
  field.value = "Sun";
  select.value = "deadline";

  const repeat = takeEarlyInput();
  expect(isStopped).toBe(true);
  act(() => void hydrateRoot(root, <Form />));
  expect(screen.getByRole("paragraph")).toHaveTextContent(", relevance, 0");
  act(repeat);
  expect(screen.getByRole("paragraph")).toHaveTextContent("Sun, deadline, 1");
  expect([field.isConnected, field.value, select.value]).toEqual([true, "Sun", "deadline"]);

  act(takeEarlyInput());
  expect(screen.getByRole("paragraph")).toHaveTextContent("Sun, deadline, 1");
});
