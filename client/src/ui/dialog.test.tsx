import { act, screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toast } from "@/lib/toast";
import { renderWithProviders } from "@/test/render";
import { Button } from "./button";
import { Dialog, DialogContent, SheetContent } from "./dialog";

function Example({ dirty = false, side = false }: { dirty?: boolean; side?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const Content = side ? SheetContent : DialogContent;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} dirty={dirty}>
        <Content title="Edit entity" description="What funders see first.">
          <input aria-label="Name" />
        </Content>
      </Dialog>
    </>
  );
}

const queryDialog = () => screen.queryByRole("dialog", { name: "Edit entity" });

describe("Dialog", () => {
  it.each([{ side: false }, { side: true }])(
    "a dialog has a name, focuses its first field and returns the focus: %j",
    async ({ side }) => {
      const { user } = renderWithProviders(<Example side={side} />);
      const opener = screen.getByRole("button", { name: "Open" });
      await user.click(opener);
      expect(queryDialog()).toHaveAccessibleDescription("What funders see first.");
      expect(screen.getByLabelText("Name")).toHaveFocus();
      await user.keyboard("{Escape}");
      expect(queryDialog()).not.toBeInTheDocument();
      await waitFor(() => expect(opener).toHaveFocus());
    },
  );

  it("a dialog asks before it drops edits", async () => {
    const { user } = renderWithProviders(<Example dirty />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.type(screen.getByLabelText("Name"), "Riverbank");
    await user.keyboard("{Escape}");
    expect(screen.getByRole("alertdialog", { name: "Discard your changes?" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText("Name")).toHaveValue("Riverbank");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(queryDialog()).not.toBeInTheDocument();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });
});

it.each([{ side: false }, { side: true }])(
  "a dialog stays open without a question when a toast beside it is pressed: %j",
  async ({ side }) => {
    renderWithProviders(<Example dirty side={side} />);
    // The styles, which are not loaded here, keep toasts pressable while the rest of the page is not.
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await user.click(screen.getByRole("button", { name: "Open" }));
    const onPress = vi.fn();
    act(() => void toast({ title: "Hidden", action: { label: "Undo", onPress } }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(onPress).toHaveBeenCalledOnce();
    act(() => void toast({ title: "Failed to save", variant: "destructive" }));
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Failed to save")).not.toBeInTheDocument();
    expect(queryDialog()).toBeInTheDocument();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  },
);

describe("ConfirmDialog", () => {
  function Deletion({ pending = false, onConfirm }: { pending?: boolean; onConfirm: () => void }) {
    const [isOpen, setOpen] = useState(true);
    return (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete entity"
        description='Are you sure you want to delete "Riverbank"?'
        confirmLabel="Delete"
        pending={pending}
        onConfirm={onConfirm}
      />
    );
  }

  it("a confirm dialog says what is lost, focuses Cancel and confirms only when pressed", async () => {
    const onConfirm = vi.fn();
    const { user } = renderWithProviders(<Deletion onConfirm={onConfirm} />);
    const question = screen.getByRole("alertdialog", { name: "Delete entity" });
    expect(question).toHaveAccessibleDescription('Are you sure you want to delete "Riverbank"?');
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(question).not.toBeInTheDocument();
  });

  it("a confirm dialog stays open while its action runs", async () => {
    const onConfirm = vi.fn();
    const { user } = renderWithProviders(<Deletion pending onConfirm={onConfirm} />);
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
