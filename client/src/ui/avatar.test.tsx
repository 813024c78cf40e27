import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Avatar } from "./avatar";

const pictureOf = (src: string | null) => {
  const { container } = render(<Avatar src={src} letters="LF" shape="square" />);
  return container.querySelector("img");
};

describe("an avatar", () => {
  it.each([
    "/api/logos/0123.webp",
    `${window.location.origin}/logo.png`,
    "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  ])("shows a picture of ours: %s", (src) => {
    expect(pictureOf(src)).toHaveAttribute("src", src);
    expect(screen.queryByText("LF")).toBeNull();
  });

  it.each([
    null,
    "",
    "https://example.org/logo.png",
    "//example.org/logo.png",
    "\\\\example.org\\logo.png",
    "data:text/html,x",
    "javascript:alert(1)",
    "https://",
  ])("shows letters where there is none: %s", (src) => {
    expect(pictureOf(src)).toBeNull();
    expect(screen.getByText("LF")).toBeVisible();
  });

  it("shows letters in the place of a picture that does not load", () => {
    fireEvent.error(pictureOf("/api/logos/gone.webp")!);
    expect(screen.getByText("LF")).toBeVisible();
  });
});
