import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RESEND_COOLDOWN_SECONDS } from "@shared/constants/limits";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import { VerifyEmailBanner } from "./verify-email-banner";

const unverified = { ...testUser, emailVerified: false };
const RESEND = "POST /api/auth/resend-verification";
const USER = "GET /api/auth/user";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** From here on only the test moves the clock, however long the machine takes. */
const stopClock = () => vi.useFakeTimers();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function passUntilSent(): Promise<HTMLElement> {
  while (!screen.queryByText("Sent!")) await pass(10);
  return screen.getByRole("button", { name: "Sent!" });
}

it("the banner is hidden for a user whose address is verified", () => {
  renderWithProviders(<VerifyEmailBanner />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("the banner sends the mail once and then waits a minute", async () => {
  stopClock();
  const { calls } = fakeFetch({ [RESEND]: { body: {} }, [USER]: { body: unverified } });
  renderWithProviders(<VerifyEmailBanner />, { user: unverified });
  fireEvent.click(screen.getByRole("button", { name: "Resend verification email" }));
  const button = await passUntilSent();
  expect(screen.getByText("Verification email sent")).toBeVisible();
  expect(screen.getByText("Check your inbox at ama@example.org for the verification link.")).toBeVisible();
  expect(button).toBeDisabled();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);

  await pass((RESEND_COOLDOWN_SECONDS - 5) * 1000);
  expect(button).toBeDisabled();
  await pass(5000);
  expect(screen.getByRole("button", { name: "Resend verification email" })).toBeEnabled();
});

it("the banner waits a minute from the answer, however long that took", async () => {
  stopClock();
  let answer: (() => void) | undefined;
  fakeFetch({
    [RESEND]: () => new Promise((resolve) => (answer = () => resolve({ body: {} }))),
    [USER]: { body: unverified },
  });
  renderWithProviders(<VerifyEmailBanner />, { user: unverified });
  fireEvent.click(screen.getByRole("button", { name: "Resend verification email" }));
  await pass(40_000);
  answer!();
  const button = await passUntilSent();
  await pass((RESEND_COOLDOWN_SECONDS - 5) * 1000);
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent("Sent!");
});

it("the banner disappears when the address turns out to be verified", async () => {
  fakeFetch({ [RESEND]: { body: {} }, [USER]: { body: testUser } });
  const { user } = renderWithProviders(<VerifyEmailBanner />, { user: unverified });
  await user.click(screen.getByRole("button", { name: "Resend verification email" }));
  expect(await screen.findByText("Verification email sent")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Verify your email address")).not.toBeInTheDocument());
});

it("the banner still waits after the user left the screen and came back", async () => {
  fakeFetch({ [RESEND]: { body: {} }, [USER]: { body: unverified } });
  const { user } = renderWithProviders(<Toggle />, { user: unverified });
  await user.click(screen.getByRole("button", { name: "Resend verification email" }));
  await screen.findByRole("button", { name: "Sent!" });
  await user.click(screen.getByRole("button", { name: "Come or go" }));
  expect(screen.queryByRole("button", { name: "Sent!" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Come or go" }));
  expect(screen.getByRole("button", { name: "Sent!" })).toBeDisabled();
});

function Toggle() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!isHere)}>Come or go</button>
      {isHere && <VerifyEmailBanner />}
    </>
  );
}

it.each([
  [
    "the server's words",
    errorAnswer("rate_limited", "Five mails an hour are enough."),
    "Five mails an hour are enough.",
  ],
  ["to try later without any", { status: 500, body: {} }, "Please try again later."],
])("the banner says %s when the mail fails", async (_case, answer, description) => {
  fakeFetch({ [RESEND]: answer, [USER]: { body: unverified } });
  const { user } = renderWithProviders(<VerifyEmailBanner />, { user: unverified });
  await user.click(screen.getByRole("button", { name: "Resend verification email" }));
  expect(await screen.findByText("Failed to send email")).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
  expect(screen.getByRole("button", { name: "Resend verification email" })).toBeEnabled();
});
