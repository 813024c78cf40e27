import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import { renderWithProviders } from "@/test/render";
import type { useUpdateApplication } from "../api";
import { EditForm } from "./edit-form";

const application = {
  id: "a",
  status: "draft",
  askingCurrency: "USD",
  notes: "Call Kofi",
  version: 3,
} as ApplicationView;

it("does not save over a newer state that came while one was typing, and that nobody was told of", async () => {
  const onSave = vi.fn();
  const update = { isPending: false, error: null } as unknown as ReturnType<typeof useUpdateApplication>;
  function Page() {
    const [newest, setNewest] = useState(application);
    const arrive = () => setNewest({ ...application, notes: "Typed there", version: 4 });
    return (
      <>
        <EditForm application={newest} update={update} onSave={onSave} onCancel={vi.fn()} />
        <button onClick={arrive}>A newer state arrives</button>
      </>
    );
  }
  const { user } = renderWithProviders(<Page />);
  const notes = screen.getByLabelText("Notes");
  await user.clear(notes);
  await user.type(notes, "Typed here");
  await user.click(screen.getByRole("button", { name: "A newer state arrives" }));
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({ status: "draft", notes: "Typed here", version: 3 }),
  );
});
