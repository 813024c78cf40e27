import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { explainWriting, PeopleBadge } from "./people-badge";
import { usePresence } from "./use-presence";

const PUT = "PUT /api/applications/a/presence";
const DELETE = "DELETE /api/applications/a/presence";
const KOFI = { id: "k", name: "Kofi Boateng", field: "narrative" };

function Page() {
  const { people, ...handlers } = usePresence({ id: "a", entityId: "e" });
  return (
    <div {...handlers}>
      <PeopleBadge people={people} />
      <textarea name="narrative" aria-label="Narrative" />
      <p>{explainWriting(people, "narrative")}</p>
      <input name="submittedDate" aria-label="Date" />
    </div>
  );
}

const open = (entity: object) => {
  const { calls } = fakeFetch({
    "GET /api/entities": { body: [{ id: "e", ...entity }] },
    [PUT]: { body: { people: [KOFI] } },
    [DELETE]: { status: 204 },
  });
  const told = () => calls.filter(({ method }) => method !== "GET");
  return { told, ...renderWithProviders(<Page />) };
};

it("an application of several members says who else writes in it, and tells them where one writes", async () => {
  const { told, user, unmount } = open({ isShared: true });
  expect(await screen.findByText("Kofi Boateng is writing in Application Narrative")).toBeVisible();
  expect(screen.getByText("Kofi Boateng is writing here too. Both texts are kept.")).toBeVisible();
  await user.click(screen.getByLabelText("Narrative"));
  await user.click(screen.getByLabelText("Date"));
  await waitFor(() => expect(told().at(-1)).toMatchObject({ method: "PUT", body: { field: null } }));
  expect(told().map(({ body }) => body)).toContainEqual({ field: "narrative" });
  unmount();
  await waitFor(() => expect(told().at(-1)).toMatchObject({ method: "DELETE" }));
});

it("an application of one person tells nobody", async () => {
  const { told, user } = open({});
  await user.click(screen.getByLabelText("Narrative"));
  expect(told()).toEqual([]);
});
