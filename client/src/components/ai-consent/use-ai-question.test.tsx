import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { AiConsentsView, AiConsentView } from "@shared/validators/ai-consents";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { useAiQuestion } from "./use-ai-question";

const GET = "GET /api/entities/sunrise/ai-consents";
const PUT = "PUT /api/entities/sunrise/ai-consents";
const OPENAI: AiConsentView = {
  use: "drafts",
  provider: "openai",
  name: "OpenAI",
  host: "api.openai.com",
  policyUrl: "https://openai.com/enterprise-privacy/",
  agreedAt: null,
  agreedBy: null,
};
const ANTHROPIC: AiConsentView = {
  ...OPENAI,
  provider: "anthropic",
  name: "ai.example.org",
  host: "ai.example.org",
  policyUrl: null,
};
const AGREED = { agreedAt: "2026-03-04T10:00:00.000Z", agreedBy: "Ama Mensah" };

function Begin({ onGo }: { onGo: () => void }) {
  const { ask, question } = useAiQuestion();
  return (
    <>
      <button onClick={() => ask({ entityId: "sunrise", use: "drafts", provider: "both", go: onGo })}>
        Begin
      </button>
      {question}
    </>
  );
}

async function begin(consents: AiConsentView[], mayChange = true) {
  const served = fakeFetch({
    [GET]: { body: { mayChange, consents } satisfies AiConsentsView },
    [PUT]: { body: { mayChange, consents: [] } satisfies AiConsentsView },
  });
  const onGo = vi.fn();
  const page = renderWithProviders(<Begin onGo={onGo} />);
  await page.user.click(screen.getByRole("button", { name: "Begin" }));
  const changes = () => served.calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { ...page, ...served, onGo, changes };
}
const findPress = (name: string) => screen.findByRole("button", { name });

describe("before a provider gets texts", () => {
  it("an owner is told what goes to whom, and agrees to each", async () => {
    const { user, onGo, changes } = await begin([OPENAI, ANTHROPIC]);
    expect(
      await screen.findByRole("dialog", { name: "Send this to OpenAI and ai.example.org?" }),
    ).toBeVisible();
    expect(screen.getByText(/^What is sent: the name and the profile/)).toBeVisible();
    expect(screen.getByRole("link", { name: /What OpenAI does with it/ })).toHaveAttribute(
      "href",
      OPENAI.policyUrl,
    );
    expect(screen.getByText(/Ask whoever runs this server what ai.example.org does/)).toBeVisible();
    expect(onGo).not.toHaveBeenCalled();
    await user.click(await findPress("Agree and continue"));
    await waitFor(() => expect(onGo).toHaveBeenCalledOnce());
    expect(changes()).toEqual([
      { use: "drafts", provider: "openai", isAgreed: true },
      { use: "drafts", provider: "anthropic", isAgreed: true },
    ]);
  });

  it("an owner goes on without, which changes nothing, or closes the question, which begins nothing", async () => {
    const { user, onGo, changes } = await begin([OPENAI]);
    await screen.findByRole("dialog", { name: "Send this to OpenAI?" });
    await user.keyboard("{Escape}");
    expect(onGo).not.toHaveBeenCalled();
    await user.click(await findPress("Begin"));
    await user.click(await findPress("Without a provider"));
    expect(onGo).toHaveBeenCalledOnce();
    expect(changes()).toEqual([]);
  });

  it("only the one is asked about that is not agreed to yet", async () => {
    await begin([{ ...OPENAI, ...AGREED }, ANTHROPIC]);
    expect(await screen.findByRole("dialog", { name: "Send this to ai.example.org?" })).toBeVisible();
    expect(await findPress("Without ai.example.org")).toBeVisible();
  });

  it("who may not decide is told that an owner can", async () => {
    const { onGo } = await begin([OPENAI], false);
    expect(await screen.findByText(/An owner of the entity can agree/)).toBeVisible();
    expect(onGo).toHaveBeenCalledOnce();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each([
    ["there is no provider", []],
    ["everything is agreed", [{ ...OPENAI, ...AGREED }]],
    ["it is another use", [{ ...OPENAI, use: "decks" as const }]],
  ])("nothing is asked where %s", async (_why, consents) => {
    const { onGo } = await begin(consents);
    await waitFor(() => expect(onGo).toHaveBeenCalledOnce());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("what could not be saved is told, and nothing begins", async () => {
    const { user, onGo, routes } = await begin([OPENAI]);
    routes[PUT] = errorAnswer("unavailable", "The database is away for a moment.");
    await user.click(await findPress("Agree and continue"));
    expect(await screen.findByText("The agreement could not be saved")).toBeVisible();
    expect(onGo).not.toHaveBeenCalled();
  });
});
