import type { ResourceView } from "@shared/validators/catalogue";
import { expect, get, test } from "../support/fixtures";

// The library's texts are tested in client/src/spec/resources.test.tsx; an empty library in ../shell.e2e.ts.

test("2.12 the resources of the library show their first three relevantFor and their description @desktop", async ({
  page,
  member: _,
}) => {
  const resources = await get<ResourceView[]>(page.request, "/api/resources");
  const [resource] = resources.toSorted((a, b) => b.relevantFor.length - a.relevantFor.length);
  await page.goto(`/resources?search=${encodeURIComponent(resource!.title)}`);
  const heading = page.getByRole("heading", { name: resource!.title, exact: true });
  const card = page.getByRole("main").getByRole("listitem").filter({ has: heading });
  await expect(card.getByRole("listitem")).toHaveText(resource!.relevantFor.slice(0, 3));
  await expect(card.getByText(resource!.description!)).toBeVisible();
});
