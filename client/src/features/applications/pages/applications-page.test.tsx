import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { applicationsKey } from "@/lib/api/queries/applications";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildApplicationItem, buildEntityView } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import ApplicationsPage from "./applications-page";

const LIST = "GET /api/applications";
const NOBODY = { "GET /api/entities": { body: [] } };
const row = () => screen.queryByText("Clean Water Pilot Fund");

it("the applications page says that loading failed, and shows the list when another try succeeds", async () => {
  const { routes } = fakeFetch({ ...NOBODY, [LIST]: errorAnswer("unavailable", "The database is away") });
  const { user } = renderWithProviders(<ApplicationsPage />);
  expect(await screen.findByText("The database is away")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Your applications could not be loaded");
  expect(screen.queryByText("No applications yet")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
  routes[LIST] = { body: [buildApplicationItem()] };
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(row()).toBeVisible());
  expect(screen.getByRole("button", { name: "Export" })).toBeVisible();
});

it("the applications page keeps its list when reading it again fails", async () => {
  const { calls, routes } = fakeFetch({ ...NOBODY, [LIST]: { body: [buildApplicationItem()] } });
  const { client } = renderWithProviders(<ApplicationsPage />);
  await waitFor(() => expect(row()).toBeVisible());
  routes[LIST] = errorAnswer("unavailable", "The database is away");
  await act(() => client.invalidateQueries({ queryKey: applicationsKey }));
  await waitFor(() => expect(client.getQueryState(applicationsKey)?.status).toBe("error"));
  expect(calls.filter(({ path }) => path === "/api/applications")).toHaveLength(2);
  expect(row()).toBeVisible();
  expect(screen.queryByText("Your applications could not be loaded")).not.toBeInTheDocument();
});

it.each([
  ["is asked for people with tasks where others are members", true, 1],
  ["is not asked for people with tasks of who works alone", undefined, 0],
] as const)("the server %s", async (_what, isShared, times) => {
  const { calls } = fakeFetch({
    [LIST]: { body: [buildApplicationItem()] },
    "GET /api/entities": { body: [buildEntityView({ ...(isShared && { isShared }) })] },
    "GET /api/tasks/people": { body: { people: [] } },
  });
  renderWithProviders(<ApplicationsPage />);
  await waitFor(() => expect(row()).toBeVisible());
  expect(calls.filter(({ path }) => path === "/api/tasks/people")).toHaveLength(times);
});
