import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { ServiceButtons } from "./service-buttons";

/** Writes services into the page, as the server does. */
function writeServices(content: string) {
  const meta = document.createElement("meta");
  meta.name = "sign-in-providers";
  meta.content = content;
  document.head.append(meta);
}
afterEach(() => document.querySelector('meta[name="sign-in-providers"]')?.remove());

const TWO = JSON.stringify([
  { id: "campus", label: "Campus ID" },
  { id: "city", label: "City account" },
]);
const open = () => renderWithProviders(<ServiceButtons next="/applications" />, { user: null });

describe("buttons of other services that sign people in", () => {
  it.each([
    ["the server has none", "[]"],
    ["no server has filled in the page", "{{services}}"],
  ])("are not there where %s", (_name, content) => {
    writeServices(content);
    open();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.queryByText("or")).not.toBeInTheDocument();
  });

  it("lead to the service and back to where the person wanted to go, once", async () => {
    writeServices(TWO);
    const held = holdAnswers();
    const { calls } = fakeFetch({ "POST /api/auth/oidc/city/start": held.next });
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Continue with City account" }));
    expect(screen.getByRole("button", { name: "Continue with Campus ID" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: /City account/ }));
    expect(calls).toEqual([
      {
        method: "POST",
        path: "/api/auth/oidc/city/start",
        body: { next: "/applications", timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      },
    ]);
    await held.give(errorAnswer("unavailable", "City account does not answer."));
    expect(await screen.findByText("This service could not be opened")).toBeVisible();
    expect(screen.getByText("City account does not answer.")).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Continue with Campus ID" })).toBeEnabled(),
    );
  });
});
