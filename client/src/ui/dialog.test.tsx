import { act, screen } from "@testing-library/react";
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

const dialog = () => screen.queryByRole("dialog", { name: "Edit entity" });

describe("Dialog", () => {
  it.each([{ side: false }, { side: true }])(
    "names itself, focuses its first field and gives the focus back: %j",
    async ({ side }) => {
      const { user } = renderWithProviders(<Example side={side} />);
      const opener = screen.getByRole("button", { name: "Open" });
      await user.click(opener);
      expect(dialog()).toHaveAccessibleDescription("What funders see first.");
      expect(screen.getByLabelText("Name")).toHaveFocus();
      await user.keyboard("{Escape}");
      expect(dialog()).not.toBeInTheDocument();
      await vi.waitFor(() => expect(opener).toHaveFocus());
    },
  );

  it("asks before it drops edits", async () => {
    const { user } = renderWithProviders(<Example dirty />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.type(screen.getByLabelText("Name"), "Riverbank");
    await user.keyboard("{Escape}");
    expect(screen.getByRole("alertdialog", { name: "Discard your changes?" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText("Name")).toHaveValue("Riverbank");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });
});

it.each([{ side: false }, { side: true }])(
  "stays, and asks nothing, when a toast beside it is pressed: %j",
  async ({ side }) => {
    renderWithProviders(<Example dirty side={side} />);
    // That toasts can be pressed while the rest of the page cannot is for the styles to say.
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await user.click(screen.getByRole("button", { name: "Open" }));
    const onPress = vi.fn();
    act(() => void toast({ title: "Put away", action: { label: "Undo", onPress } }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(onPress).toHaveBeenCalledOnce();
    act(() => void toast({ title: "Failed to save", variant: "destructive" }));
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Failed to save")).not.toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
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

  it("says what is lost, starts at Cancel and confirms only when pressed", async () => {
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

  it("stays while it is being done", async () => {
    const onConfirm = vi.fn();
    const { user } = renderWithProviders(<Deletion pending onConfirm={onConfirm} />);
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
