import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { countGaps, DraftText, findGapMark } from "./draft-text";

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

  it("a heading is one also directly above and below its text", () => {
    const { container } = render(
      <DraftText text={"Before it.\n## Need\nWe irrigate.\n# Team\nTwo #1 people."} />,
    );
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Need", "Team"]);
    expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent?.trim())).toEqual([
      "Before it.",
      "We irrigate.",
      "Two #1 people.",
    ]);
  });

  it("a French draft marks what is missing in French", () => {
    const text = "Besoin [à compléter\u00A0: la source] et [add: more].";
    const { container } = render(<DraftText text={text} />);
    expect(container.querySelector("mark")).toHaveTextContent("[à compléter : la source]");
    expect(countGaps(text)).toBe(2);
    expect(findGapMark(text)).toBe("[à compléter\u00A0: …]");
    expect(findGapMark("We [add: the sum].")).toBe("[add: …]");
  });

  it("a draft never renders HTML, and links only to web pages", () => {
    const { container } = render(
      <DraftText text={"**<img src=x onerror=alert(1)>** [here](javascript:alert) **not closed"} />,
    );
    expect(container).toHaveTextContent("<img src=x onerror=alert(1)> here **not closed");
    expect(container.querySelector("img, a")).toBeNull();
  });
});
