import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Avatar } from "./avatar";

const renderPicture = (src: string | null) => {
  const { container } = render(<Avatar src={src} letters="LF" shape="square" />);
  return container.querySelector("img");
};

describe("an avatar", () => {
  it.each([
    "/api/logos/0123.webp",
    `${window.location.origin}/logo.png`,
    "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  ])("an avatar shows a picture from our own server: %s", (src) => {
    expect(renderPicture(src)).toHaveAttribute("src", src);
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
  ])("an avatar shows letters without such a picture: %s", (src) => {
    expect(renderPicture(src)).toBeNull();
    expect(screen.getByText("LF")).toBeVisible();
  });

  it("an avatar shows letters if its picture does not load", () => {
    fireEvent.error(renderPicture("/api/logos/gone.webp")!);
    expect(screen.getByText("LF")).toBeVisible();
  });
});
