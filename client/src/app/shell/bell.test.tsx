import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newsKey } from "@/lib/api/queries/news";
import { fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { NewsBell } from "./bell";

const answer = (unread: number) => ({ body: { news: [], unread, hasMore: false } });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

describe("the bell", () => {
  it("the bell asks for the count once the screen has loaded, and names how much is unread", async () => {
    const { calls } = fakeFetch({ "GET /api/news": answer(3) });
    renderWithProviders(<NewsBell />);
    expect(screen.getByRole("link", { name: "News" })).toHaveAttribute("href", "/news");
    expect(calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole("link", { name: "News, 3 unread" })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it("the bell follows pushed counts and shows at most 99", async () => {
    const { routes } = fakeFetch({ "GET /api/news": answer(1) });
    const { client } = renderWithProviders(<NewsBell />);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await screen.findByRole("link", { name: "News, 1 unread" });
    routes["GET /api/news"] = answer(120);
    await act(() => client.invalidateQueries({ queryKey: newsKey }));
    expect(await screen.findByRole("link", { name: "News, 120 unread" })).toHaveTextContent("99+");
  });

  it("the bell waits while the screen still loads its data", async () => {
    let give = () => {};
    const asked = new Promise<void>((resolve) => (give = resolve));
    const { calls } = fakeFetch({
      "GET /api/news": answer(1),
      "GET /api/entities": async () => {
        await asked;
        return { body: [] };
      },
    });
    const { client } = renderWithProviders(<NewsBell />);
    void client.fetchQuery({ queryKey: ["/api/entities"] });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls.map(({ path }) => path)).toEqual(["/api/entities"]);
    give();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});
