import { makePerson, post, test } from "./support/fixtures";
import { inEveryLook } from "./support/gallery";
import { buildProfiledEntity } from "./support/story";

/** The dialog that takes over a tracker: before a file, with a file that cannot be read, and with its rows. */

const TRACKER = `Our grants 2028,,,,,
Grant,Funder,Status,Amount requested,Date applied,Officer
Light for Schools,Amber Trust,Awarded,"$50,000",03/04/2028,Ama
Clean Water for the Cooperatives of Kisumu and Siaya,The River and Lake Fund,Withdrawn,12000,,Kofi
Seeds,Green Trust,Pending,about 5k,05/06/2028,
Seeds,Green Trust,Pending,about 5k,05/06/2028,
,,Submitted,100,,
`;
const csv = (text: string) => ({ name: "grants.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

inEveryLook(({ shoot }) => {
  test("a tracker", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    await buildProfiledEntity(page.request);
    await page.goto("/applications");
    await page.getByRole("button", { name: "Import a tracker" }).click();
    const dialog = page.getByRole("dialog", { name: "Import a tracker" });
    await shoot(page, "tracker");
    const read = async (text: string) => {
      await dialog.getByLabel("File").setInputFiles(csv(text));
      await dialog.getByRole("button", { name: "Read the file" }).click();
    };
    await read("Apple,Pear\n1,2\n");
    await dialog.getByText(/^No row with the names of columns/).waitFor();
    await shoot(page, "tracker-refused");
    await read(TRACKER);
    const keep = dialog.getByRole("button", { name: "Keep 3 applications" });
    await keep.waitFor();
    await shoot(page, "tracker-rows", { whole: true });
    await dialog.getByRole("button", { name: "What the columns mean" }).click();
    await keep.click();
    await shoot(page, "tracker-asked", { whole: true });
    await keep.scrollIntoViewIfNeeded();
    await shoot(page, "tracker-end");
  });
});
