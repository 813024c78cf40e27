import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "@/test/render";
import { Button } from "./button";
import { lazyDialog, useOpening } from "./lazy-dialog";

type Props = { isOpen: boolean; onClose: () => void };
const Greeting = ({ isOpen, onClose }: Props) =>
  isOpen ? <Button onClick={onClose}>Close the greeting</Button> : <p>Closed</p>;

/** Builds a component with a button that opens the dialog from `load`. */
function buildExample(load: () => Promise<{ default: typeof Greeting }>) {
  const greeting = lazyDialog<Props>(load);
  return function Example() {
    const { open, wasOpened, shown } = useOpening();
    greeting.usePreload();
    return (
      <>
        <Button onClick={open}>Open</Button>
        {wasOpened && <greeting.Dialog {...shown} />}
      </>
    );
  };
}

describe("a lazy dialog", () => {
  it("a lazy dialog is loaded once when the browser is idle, and opens and closes like any other", async () => {
    const load = vi.fn(() => Promise.resolve({ default: Greeting }));
    const Example = buildExample(load);
    const { user } = renderWithProviders(
      <>
        <Example />
        <Example />
      </>,
    );
    expect(load).not.toHaveBeenCalled();
    await waitFor(() => expect(load).toHaveBeenCalled());
    await user.click(screen.getAllByRole("button", { name: "Open" })[0]!);
    await user.click(await screen.findByRole("button", { name: "Close the greeting" }));
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("a lazy dialog says that it cannot be loaded, and tries again at the next press", async () => {
    let isDown = true;
    const Example = buildExample(() =>
      isDown ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve({ default: Greeting }),
    );
    const { user } = renderWithProviders(<Example />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(await screen.findByText("This could not be opened")).toBeVisible();
    expect(screen.getByText(/We could not reach the server/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(await screen.findByRole("button", { name: "Close the greeting" })).toBeVisible();
  });
});
