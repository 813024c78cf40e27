import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { filterCalls, holdAnswer } from "@/test/spec-api";
import { expectScreen, fill, loadScreens, openScreen } from "@/test/spec-screen";

// An empty library is tested in a browser.

loadScreens("/resources");

/** The fields of section 3.7 that the client reads. */
const specResource = (given: Record<string, unknown> = {}) => ({
  id: "r1",
  title: "A budget on one page",
  description: "What funders look for in a budget.",
  resourceType: "template",
  relevantFor: ["Startup", "Nonprofit", "School", "Research"],
  fileUrl: null,
  ...given,
});

const cards = () =>
  within(screen.getByRole("main"))
    .queryAllByRole("heading", { level: 2 })
    .flatMap((title) => title.closest("li") ?? []);
const card = (index: number) => within(cards()[index]!);
const titles = () => cards().map((each) => within(each).getByRole("heading").textContent);
const badges = (index: number) =>
  card(index)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

async function openLibrary(...given: Record<string, unknown>[]) {
  const body = given.map((each, index) => specResource({ id: `r${index}`, ...each }));
  const spec = openScreen("/resources", { "GET /api/resources": { body } });
  await waitFor(() => expect(cards()).toHaveLength(given.length));
  return spec;
}

describe("2.12 the library", () => {
  it("2.12 the title and the subtitle", async () => {
    await openLibrary({});
    await expectScreen("/resources", "Resources & Templates");
    expect(screen.getByText("Everything you need to succeed in your funding journey")).toBeVisible();
  });

  it("7.4 the page reads GET /api/resources, once", async () => {
    const { calls } = await openLibrary({});
    expect(filterCalls(calls, "GET /api/resources").map(({ query }) => query.toString())).toEqual([""]);
  });

  it("2.12 the search filters by title or description, whatever the case", async () => {
    const { user } = await openLibrary(
      { title: "A BUDGET on one page", description: null, relevantFor: ["Choir"] },
      { title: "Pitching", description: "With a budget in mind." },
      { title: "Contracts" },
    );
    const search = screen.getByPlaceholderText("Search resources...");
    for (const [text, found] of [
      ["Budget o", ["A BUDGET on one page"]],
      ["WITH A BUDGET", ["Pitching"]],
      ["choir", []],
    ] as const) {
      await fill(user, search, text);
      await waitFor(() => expect(titles()).toEqual(found));
    }
    expect(screen.getByText("No resources found")).toBeVisible();
  });

  it("2.12 and 9 six skeletons while loading", async () => {
    const { released, release } = holdAnswer();
    openScreen("/resources", {
      "GET /api/resources": async () => {
        await released;
        return { body: [specResource()] };
      },
    });
    const loading = (await screen.findByText("Loading resources")).closest("[role=status]")!;
    // The first child is the text for screen readers.
    expect(loading.querySelectorAll(":scope > div")).toHaveLength(6);
    release();
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(loading).not.toBeInTheDocument();
  });

  it("2.12 four tiles count the resources of their type", async () => {
    const types = ["template", "template", "template", "guide", "video", "video"];
    await openLibrary(...types.map((resourceType) => ({ resourceType })));
    for (const [name, count] of [
      ["Templates", "3 items"],
      ["Guides", "1 item"],
      ["Tools", "0 items"],
      ["Videos", "2 items"],
    ] as const) {
      const tile = within(screen.getByRole("main")).getByText(name).closest("li")!;
      expect(tile).toBeVisible();
      expect(tile.textContent).toBe(name + count);
    }
  });
});

describe("2.12 a resource's card", () => {
  it("2.12 the icon of a video or a guide, otherwise a template's, and a badge of the type", async () => {
    const types = ["template", "video", "guide", "tool", "checklist"];
    await openLibrary(...types.map((resourceType) => ({ resourceType })));
    const [template, video, guide, ...others] = cards().map((each) => each.querySelector("svg")!.innerHTML);
    expect(new Set([template, video, guide]).size).toBe(3);
    expect(others).toEqual([template, template]);
    for (const [index, label] of ["Template", "Video", "Guide", "Tool", "Checklist"].entries())
      expect(card(index).getByText(label)).toBeVisible();
  });

  it("2.12 the title in two lines, and the description", async () => {
    await openLibrary({}, { description: null });
    expect(card(0).getByRole("heading")).toHaveClass("line-clamp-2");
    expect(card(0).getByText("What funders look for in a budget.")).toBeVisible();
    expect(cards()[1]).not.toHaveTextContent(/null|undefined/);
  });

  it("2.12 and 9 the first three of relevantFor as badges", async () => {
    await openLibrary({}, { relevantFor: null });
    expect(badges(0)).toEqual(["Startup", "Nonprofit", "School"]);
    expect(badges(1)).toEqual([]);
  });

  it("2.12 'Download' opens the fileUrl in a new tab, where there is one", async () => {
    const fileUrl = "https://files.example.org/budget.pdf";
    await openLibrary({ fileUrl }, { fileUrl: "/files/budget.pdf" });
    for (const [index, href] of [fileUrl, `${location.origin}/files/budget.pdf`].entries()) {
      const download = card(index).getByRole("link", { name: /^Download/ });
      expect(download).toHaveTextContent(/^Download/);
      expect(download).toHaveAttribute("href", href);
      expect(download).toHaveAttribute("target", "_blank");
      expect(card(index).queryByRole("button")).not.toBeInTheDocument();
    }
  });

  it("2.12 otherwise 'View', which shows what there is to know", async () => {
    const { user } = await openLibrary({ fileUrl: null });
    expect(card(0).queryByRole("link")).not.toBeInTheDocument();
    const view = card(0).getByRole("button");
    expect(view).toHaveTextContent(/^View$/);
    await user.click(view);
    const dialog = within(await screen.findByRole("dialog", { name: "A budget on one page" }));
    expect(await dialog.findByText("What funders look for in a budget.")).toBeVisible();
    expect(await dialog.findByText("Startup, Nonprofit, School, Research")).toBeVisible();
    expect(dialog.queryByRole("alert")).not.toBeInTheDocument();
  });
});
