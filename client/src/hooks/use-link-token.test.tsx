import { act, render, screen } from "@testing-library/react";
import { StrictMode, useEffect } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { keepLinkToken, useLinkToken } from "./use-link-token";

const addressesAtRequest: string[] = [];

function Page() {
  const token = useLinkToken();
  // A page's requests begin in effects.
  useEffect(() => void addressesAtRequest.push(window.location.href), []);
  return <p>{token || "none"}</p>;
}

function openPage(address: string) {
  addressesAtRequest.length = 0;
  window.history.replaceState(null, "", address);
  return render(<Page />, { wrapper: StrictMode });
}
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

describe("the secret of a mailed link", () => {
  it("is read from the fragment, which stays for a reload and a bookmark", () => {
    openPage("/guest#token=se_cret-1");
    expect(screen.getByText("se_cret-1")).toBeVisible();
    expect(window.location.hash).toBe("#token=se_cret-1");
  });

  it("in the query leaves the address before the page's first request, and a reload still knows it", () => {
    const page = openPage("/reset-password?token=se%2Fcret&x=1");
    expect(screen.getByText("se/cret")).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe("/reset-password");
    expect(addressesAtRequest.length).toBeGreaterThan(0);
    for (const address of addressesAtRequest) expect(address).not.toContain("cret");
    page.unmount();
    render(<Page />);
    expect(screen.getByText("se/cret")).toBeVisible();
  });

  it("leaves what else the history knows of the page", () => {
    window.history.replaceState({ place: 7 }, "", "/verify-email?token=secret");
    render(<Page />);
    expect(window.history.state).toEqual({ place: 7, linkToken: "secret" });
  });

  it("of a newer link to the open page takes the place of the older", () => {
    openPage("/guest#token=older");
    act(() => {
      window.history.replaceState(null, "", "/guest#token=newer");
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    });
    expect(screen.getByText("newer")).toBeVisible();
  });

  it("is kept for its own page on the way through the login", () => {
    keepLinkToken("/invitation", "secret");
    openPage("/invitation");
    expect(screen.getByText("secret")).toBeVisible();
  });

  it("is not known to another page", () => {
    keepLinkToken("/invitation", "secret");
    openPage("/guest");
    expect(screen.getByText("none")).toBeVisible();
  });
});
