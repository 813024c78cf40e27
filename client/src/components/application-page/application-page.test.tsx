import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Route } from "wouter";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { ApplicationPage } from "./application-page";

const ID = testId(700);

function show(answer: Parameters<typeof fakeFetch>[0][string]) {
  const fake = fakeFetch({ [`GET /api/applications/${ID}`]: answer });
  const page = renderWithProviders(
    <Route path="/applications/:id/budget">
      <ApplicationPage title="Budget" skeleton={null}>
        {({ title }) => <p>The budget of {title}</p>}
      </ApplicationPage>
    </Route>,
    { path: `/applications/${ID}/budget` },
  );
  return { ...fake, ...page };
}

describe("a page of an application that could not be loaded", () => {
  it("keeps its title and its tabs, leads to the list, and shows the application once it comes", async () => {
    const { routes, user } = show(errorAnswer("internal", "It broke"));
    expect(await screen.findByRole("alert")).toHaveTextContent("The application could not be loaded");
    expect(screen.getByRole("heading", { level: 1, name: "Budget" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Your applications" })).toHaveAttribute("href", "/applications");
    const tabs = within(screen.getByRole("navigation", { name: "Pages of this application" }));
    expect(tabs.getByRole("link", { name: "Budget", current: "page" })).toBeVisible();
    expect(tabs.getByRole("link", { name: "Call" })).toHaveAttribute("href", `/applications/${ID}/call`);
    routes[`GET /api/applications/${ID}`] = { body: { id: ID, title: "Solar Call" } };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("The budget of Solar Call")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("has no tabs where there is no such application", async () => {
    show(errorAnswer("not_found", "Application not found"));
    expect(await screen.findByRole("heading", { level: 1, name: "Application not found" })).toBeVisible();
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});

it("a page of an application has its own shape while the application is loading", async () => {
  fakeFetch({ [`GET /api/applications/${ID}`]: holdAnswers().next });
  renderWithProviders(
    <Route path="/applications/:id/budget">
      <ApplicationPage title="Budget" skeleton={<p>Three sums</p>}>
        {() => <p>The budget</p>}
      </ApplicationPage>
    </Route>,
    { path: `/applications/${ID}/budget` },
  );
  const loading = await screen.findByText("Loading the application");
  expect(loading.parentElement).toHaveTextContent("Three sums");
});
