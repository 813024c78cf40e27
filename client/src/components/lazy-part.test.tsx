import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "@/test/render";
import { lazyPart } from "./lazy-part";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it("shows the fallback until the part is loaded", async () => {
  const { Part } = lazyPart(async () => ({ default: Greeting }));
  renderWithProviders(<Part name="Ama" fallback={<p>Waiting</p>} />);
  expect(screen.getByText("Waiting")).toBeVisible();
  expect(await screen.findByText("Hello Ama")).toBeVisible();
  expect(screen.queryByText("Waiting")).not.toBeInTheDocument();
});

it("says when it could not be loaded, and loads it at another try", async () => {
  let isAway = true;
  const { Part, useSettled } = lazyPart(async () => {
    if (isAway) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: Greeting };
  });
  const Screen = () => (
    <>
      <p>{useSettled() ? "Settled" : "Open"}</p>
      <Part name="Ama" fallback={<p>Waiting</p>} />
    </>
  );
  const { user } = renderWithProviders(<Screen />);
  expect(await screen.findByText("This part could not be loaded")).toBeVisible();
  expect(screen.getByText("Settled")).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Hello Ama")).toBeVisible();
});
