import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { MemberRole } from "@shared/constants/members";
import type { ApplicationView } from "@shared/validators/applications";
import type { CommentView } from "@shared/validators/comments";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildEntityView } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { CommentsButton } from "./comments-button";
import { buildComment } from "./test-comments";

const ID = "33333333-3333-4333-8333-333333333333";
const PATH = `/api/applications/${ID}/comments`;
const KOFI = "44444444-4444-4444-8444-444444444444";
const entity = buildEntityView();
const application = {
  ...{ id: ID, entityId: entity.id, narrative: "Solar kits for markets", notes: null, openComments: 2 },
} as ApplicationView;
const onWords = (id: string, quote: string, given: Partial<CommentView> = {}) =>
  buildComment(id, {
    passage: { field: "narrative", quote, textBefore: "", textAfter: "", start: 0 },
    ...given,
  });
const settled = { resolvedAt: "2026-03-05T10:00:00.000Z", resolvedBy: "Ama Mensah" };

async function open(
  comments: CommentView[],
  {
    role = "owner",
    answers = {},
    path = "/?comment=all",
  }: { role?: MemberRole; answers?: Parameters<typeof fakeFetch>[0]; path?: string } = {},
) {
  const fake = fakeFetch({
    "GET /api/entities": { body: [{ ...entity, role }] },
    [`GET /api/entities/${entity.id}/members`]: {
      body: {
        ...{ role, invitations: [] },
        members: [
          {
            userId: KOFI,
            firstName: "Kofi",
            lastName: "Boateng",
            email: "kofi@example.org",
            isCaller: false,
          },
          { userId: "me", firstName: "Ama", lastName: "Mensah", email: "ama@example.org", isCaller: true },
        ],
      },
    },
    [`GET ${PATH}`]: { body: { comments } },
    ...answers,
  });
  const { user } = renderWithProviders(<CommentsButton application={application} />, { path });
  const dialog = within(await screen.findByRole("dialog", { name: "Comments" }));
  return { ...fake, user, dialog };
}
const listButtons = (element: HTMLElement) =>
  within(element)
    .queryAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);
const findThread = async (dialog: ReturnType<typeof within>, text: string) =>
  (await dialog.findByText(text)).closest("li")!;

/** Selects words of the text, as a browser tells of it. */
function selectWords(dialog: ReturnType<typeof within>, words: string) {
  const box = dialog.getByRole("textbox", { name: "Application Narrative" }) as HTMLTextAreaElement;
  act(() => {
    box.focus();
    const start = box.value.indexOf(words);
    box.setSelectionRange(start, start + words.length);
    document.dispatchEvent(new Event("selectionchange"));
  });
}

describe("the button of the comments", () => {
  it("has the number of open threads, and is not there for a server without comments", () => {
    fakeFetch({});
    const { rerender } = renderWithProviders(<CommentsButton application={application} />);
    expect(screen.getByRole("button", { name: "Comments (2)" })).toBeVisible();
    rerender(<CommentsButton application={{ ...application, openComments: undefined as never }} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("writing a comment", () => {
  it("asks for words first, and sends them with where they are and who is mentioned", async () => {
    const { dialog, user, calls } = await open([], {
      answers: { [`POST ${PATH}`]: { status: 201, body: buildComment("1") } },
    });
    const press = dialog.getByRole("button", { name: "Comment on the words" });
    expect(press).toBeDisabled();
    selectWords(dialog, "kits");
    await user.click(press);
    await user.selectOptions(await dialog.findByLabelText("Mention a member"), "Kofi Boateng");
    const box = dialog.getByRole("textbox", { name: /Comment on these words/ });
    expect(box).toHaveValue("@Kofi Boateng ");
    await user.type(box, "which?");
    await user.click(dialog.getByRole("button", { name: "Comment" }));
    await waitFor(() => expect(press).not.toBeInTheDocument());
    await dialog.findByRole("button", { name: "Comment on the words" });
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      ...{ field: "narrative", quote: "kits", start: 6 },
      ...{ text: "@Kofi Boateng which?", mentions: [KOFI] },
    });
  });

  it("suggests other words, which need no reason", async () => {
    const { dialog, user, calls } = await open([], {
      answers: { [`POST ${PATH}`]: { status: 201, body: buildComment("1") } },
    });
    selectWords(dialog, "kits");
    await user.click(dialog.getByRole("button", { name: "Suggest other words" }));
    const words = dialog.getByLabelText("New words");
    expect(words).toHaveValue("kits");
    await user.type(words, " and lamps");
    await user.click(dialog.getByRole("button", { name: "Suggest" }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
        ...{ quote: "kits", replacement: "kits and lamps", text: "" },
      }),
    );
  });

  it("keeps what was typed when it is refused, and says why", async () => {
    const message = "The text no longer has these words. Select them again in the present text.";
    const { dialog, user } = await open([], {
      answers: { [`POST ${PATH}`]: errorAnswer("conflict", message) },
    });
    selectWords(dialog, "kits");
    await user.click(dialog.getByRole("button", { name: "Comment on the words" }));
    await user.type(dialog.getByRole("textbox", { name: /Comment on these words/ }), "Which?");
    await user.click(dialog.getByRole("button", { name: "Comment" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(message);
    expect(dialog.getByRole("textbox", { name: /Comment on these words/ })).toHaveValue("Which?");
  });
});

describe("the threads", () => {
  it("a press on the words of a comment selects them in the text", async () => {
    const { dialog, user } = await open([onWords("1", "markets")]);
    await user.click(await dialog.findByRole("button", { name: "Show in the text: markets" }));
    const box = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Application Narrative" });
    expect(box).toHaveFocus();
    expect([box.selectionStart, box.selectionEnd]).toEqual([15, 22]);
  });

  it("say when the text no longer has the words, and offer no acceptance then", async () => {
    const { dialog } = await open([onWords("1", "torches", { replacement: "lamps", text: "Why not?" })]);
    const thread = await findThread(dialog, "Why not?");
    expect(within(thread).getByText("The text no longer has these words.")).toBeVisible();
    expect(listButtons(thread)).toEqual(["Delete the comment", "Decline", "Reply"]);
  });

  it("a suggestion is shown as a difference, and accepted", async () => {
    const { dialog, user, calls } = await open(
      [onWords("1", "Solar kits", { replacement: "Solar lamps", text: "Better" })],
      { answers: { [`POST ${PATH}/1/accept`]: { body: buildComment("1") } } },
    );
    const change = await dialog.findByRole("group", { name: "Suggested change" });
    expect(within(change).getByText("kits").tagName).toBe("DEL");
    expect(within(change).getByText("lamps").tagName).toBe("INS");
    await user.click(dialog.getByRole("button", { name: "Accept" }));
    await waitFor(() => expect(calls.some(({ path }) => path === `${PATH}/1/accept`)).toBe(true));
  });

  it("a refusal is told, and the comments are read again", async () => {
    const { dialog, user, calls } = await open([buildComment("1")], {
      answers: { [`POST ${PATH}/1/resolve`]: errorAnswer("not_found", "Comment not found") },
    });
    await user.click(await dialog.findByRole("button", { name: "Resolve" }));
    expect(await screen.findByText("Failed to resolve the comment")).toBeVisible();
    await waitFor(() => expect(calls.filter(({ path }) => path === PATH)).toHaveLength(2));
  });

  it("resolved ones are shown when asked for, and the one that the address names always", async () => {
    const comments = [buildComment("1"), buildComment("2", settled), buildComment("3", settled)];
    const { dialog, user } = await open(comments, { path: "/?comment=3" });
    expect(await dialog.findByText("Comment 3")).toBeVisible();
    expect(dialog.queryByText("Comment 2")).not.toBeInTheDocument();
    await user.click(dialog.getByLabelText("Show resolved (2)"));
    expect(dialog.getByText("Comment 2")).toBeVisible();
  });

  it("name nobody whose account is gone", async () => {
    const { dialog } = await open([buildComment("1", { author: null })]);
    expect(await dialog.findByText("A former member")).toBeVisible();
  });

  it("say when nobody has commented", async () => {
    const { dialog } = await open([]);
    expect(await dialog.findByText("No comments yet")).toBeVisible();
  });

  it("say why they could not be loaded", async () => {
    const { dialog } = await open([], {
      answers: { [`GET ${PATH}`]: errorAnswer("not_found", "Application not found") },
    });
    expect(await dialog.findByText("The comments could not be loaded")).toBeVisible();
  });
});

describe("what each role is offered", () => {
  const comments = [
    onWords("1", "kits", { replacement: "lamps", text: "Theirs" }),
    buildComment("2", { text: "Own", isOwn: true }),
    buildComment("3", { text: "Answer", parentId: "2" }),
    buildComment("4", { text: "Own too", isOwn: true }),
  ];
  const show = "Show in the text: kits";
  it.each<[MemberRole, Record<string, string[]>]>([
    [
      "owner",
      {
        Theirs: [show, "Delete the comment", "Accept", "Decline", "Reply"],
        Own: ["Edit the comment", "Delete the comment", "Delete the comment", "Reply", "Resolve"],
      },
    ],
    [
      "editor",
      { Theirs: [show, "Accept", "Decline", "Reply"], Own: ["Edit the comment", "Reply", "Resolve"] },
    ],
    [
      "commenter",
      {
        Theirs: [show, "Reply"],
        Own: ["Edit the comment", "Reply", "Resolve"],
        "Own too": ["Edit the comment", "Delete the comment", "Reply", "Resolve"],
      },
    ],
    ["viewer", { Theirs: [show], Own: [], "Own too": [] }],
  ])("%s", async (role, offered) => {
    const { dialog } = await open(comments, { role });
    for (const [text, buttons] of Object.entries(offered))
      await waitFor(async () => expect(listButtons(await findThread(dialog, text))).toEqual(buttons));
    const mayWrite = role !== "viewer";
    expect(dialog.queryAllByRole("button", { name: "Comment on the whole" })).toHaveLength(mayWrite ? 1 : 0);
  });
});
