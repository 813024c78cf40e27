import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { buildEntityView } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { ImportTracker } from "./import-tracker";

const renderFor = (...entities: ReturnType<typeof buildEntityView>[]) => {
  fakeFetch({ "GET /api/entities": { body: entities } });
  renderWithProviders(<ImportTracker />);
};
const findButton = () => screen.findByRole("button", { name: "Import a tracker" });

it("leads somebody without an entity to make one", async () => {
  renderFor();
  await userEvent.click(await findButton());
  expect(await screen.findByText(/^No entities found/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Create an entity" })).toHaveAttribute(
    "href",
    "/settings?new=entity",
  );
  expect(screen.queryByRole("button", { name: "Read the file" })).toBeNull();
});

it("takes a file for an entity that may be edited", async () => {
  renderFor(buildEntityView());
  await userEvent.click(await findButton());
  expect(await screen.findByRole("button", { name: "Read the file" })).toBeEnabled();
});
