import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DraftText } from "./draft-text";

describe("the text of a draft", () => {
  it("a draft shows bold text, headings and paragraphs, and marks what is missing in it", () => {
    const { container } = render(
      <DraftText text={"## The **need**\n\nWe **irrigate [add: how many] farms** for 5 * 3 * 2 months."} />,
    );
    expect(screen.getByRole("heading")).toHaveTextContent("The need");
    expect(container).toHaveTextContent("We irrigate [add: how many] farms for 5 * 3 * 2 months.");
    const bold = [...container.querySelectorAll("strong")].map(({ textContent }) => textContent);
    expect(bold).toEqual(["need", "irrigate [add: how many] farms"]);
    expect(container.querySelector("strong mark")).toHaveTextContent("[add: how many]");
  });

  it("a draft never renders HTML, and links only to web pages", () => {
    const { container } = render(
      <DraftText text={"**<img src=x onerror=alert(1)>** [here](javascript:alert) **not closed"} />,
    );
    expect(container).toHaveTextContent("<img src=x onerror=alert(1)> here **not closed");
    expect(container.querySelector("img, a")).toBeNull();
  });
});
