import { act, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearAfterSignOut } from "@/lib/api/current-user";
import { renderWithProviders, testUser } from "@/test/render";
import { useDrafted, useDropDrafts, useFormDraft } from "./use-form-draft";

type Values = { name: string; notes: string };
const STORED: Values = { name: "AgroLink", notes: "" };

function Note({ name = "note:1", stored = STORED, base }: { name?: string; stored?: Values; base?: string }) {
  const form = useForm<Values>({ defaultValues: stored });
  const { restored, drop } = useFormDraft(form, name, base);
  const drafted = useDrafted([name]);
  const dropDrafts = useDropDrafts();
  return (
    <form>
      <input aria-label="Name" {...form.register("name")} />
      <input aria-label="Notes" {...form.register("notes")} />
      <p data-testid="state">{`${restored ?? "nothing"} ${drafted.length}`}</p>
      <button type="button" onClick={drop}>
        Save
      </button>
      <button type="button" onClick={() => dropDrafts("note")}>
        Close
      </button>
      <button type="button" onClick={() => form.reset(form.getValues())}>
        Store
      </button>
    </form>
  );
}
const open = (props: Parameters<typeof Note>[0] = {}, user = testUser) =>
  renderWithProviders(<Note {...props} />, { user });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("form-draft"));
const notes = () => screen.getByLabelText("Notes");
const state = () => screen.getByTestId("state").textContent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("what is typed in a form", () => {
  it("is kept, only where it was changed, and is there when the form is opened again", async () => {
    const { user, unmount } = open();
    expect(state()).toBe("nothing 0");
    await user.type(notes(), "Ask Kofi");
    unmount();
    // Another window has changed the name meanwhile.
    open({ stored: { name: "AgroLink Ltd", notes: "" } });
    expect(notes()).toHaveValue("Ask Kofi");
    expect(screen.getByLabelText("Name")).toHaveValue("AgroLink Ltd");
    expect(state()).toBe("same 1");
  });

  it("is forgotten once it is as it was, saved or stored", async () => {
    const { user } = open();
    for (const end of [
      () => user.clear(notes()),
      () => user.click(screen.getByText("Save")),
      () => user.click(screen.getByText("Store")),
    ]) {
      await user.type(notes(), "x");
      await pass(400);
      expect(kept()).toHaveLength(1);
      await end();
      await pass(400);
      expect(kept()).toEqual([]);
    }
  });

  it("is dropped with the forms of the same thing, also before it was written", async () => {
    const { user, unmount } = open();
    await user.type(notes(), "x");
    await user.click(screen.getByText("Close"));
    unmount();
    expect(kept()).toEqual([]);
  });

  it("says when what is stored has changed since", async () => {
    const { user, unmount } = open({ base: "1" });
    await user.type(notes(), "x");
    unmount();
    const second = open({ base: "2" });
    expect(state()).toBe("older 1");
    // Typing on does not make it newer.
    await second.user.type(notes(), "y");
    second.unmount();
    open({ base: "2" });
    expect(state()).toBe("older 1");
  });

  it("is no news when it is what is stored by now", async () => {
    const { user, unmount } = open();
    await user.type(notes(), "x");
    unmount();
    open({ stored: { ...STORED, notes: "x" } });
    expect(state()).toMatch(/^nothing/);
  });

  it("is nobody else's, and goes when they sign out", async () => {
    const { user, client, unmount } = open();
    await user.type(notes(), "x");
    unmount();
    open({}, { ...testUser, id: "somebody-else" });
    expect(notes()).toHaveValue("");
    expect(kept()).toHaveLength(1);
    clearAfterSignOut(client);
    expect(kept()).toEqual([]);
  });

  it("is not kept for ever, and what is no draft is none", async () => {
    const { user, unmount } = open();
    await user.type(notes(), "x");
    unmount();
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    open().unmount();
    for (const text of ["{", "null", '{"at":1}']) {
      localStorage.setItem(kept()[0]!, text);
      const view = open();
      expect(state()).toBe("nothing 0");
      view.unmount();
    }
  });
});
