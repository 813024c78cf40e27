import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SPEC_USER, filterCalls } from "@/test/spec-api";
import { expectFailure, expectScreen, loadScreens, openScreen, advanceTime } from "@/test/spec-screen";

loadScreens("/");

const RESEND = "POST /api/auth/resend-verification";
const UNVERIFIED = { "GET /api/auth/user": { body: { ...SPEC_USER, emailVerified: false } } };
const BANNER = "Verify your email address";
const button = (name: string) => screen.findByRole("button", { name });
const resendButton = () => button("Resend verification email");

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe("2.4 the unverified-email banner on the dashboard", () => {
  it("6 somebody whose emailVerified is true does not see it", async () => {
    openScreen("/");
    await expectScreen("/", "Hey there!");
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  });

  it("6 somebody whose emailVerified is false sees it", async () => {
    openScreen("/", UNVERIFIED);
    expect(await screen.findByText(BANNER)).toBeVisible();
    expect(await resendButton()).toBeEnabled();
  });

  it("4 after success the button reads 'Sent!' and is disabled for 60 seconds", async () => {
    const { calls } = openScreen("/", { ...UNVERIFIED, [RESEND]: { status: 200 } });
    const resend = await resendButton();
    // From here on the test moves the clock.
    vi.useFakeTimers();
    fireEvent.click(resend);
    while (!screen.queryByText("Verification email sent")) await advanceTime(10);
    expect(screen.getByText("Check your inbox at ama@example.org for the verification link.")).toBeVisible();
    const sent = screen.getByRole("button", { name: "Sent!" });
    expect(sent).toBeDisabled();
    expect(filterCalls(calls, RESEND)).toMatchObject([{ body: undefined }]);
    await advanceTime(55_000);
    expect(sent).toBeDisabled();
    await advanceTime(5_000);
    expect(screen.getByRole("button", { name: "Resend verification email" })).toBeEnabled();
  });

  it("8 a failure says 'Failed to send email', and what the server says or to try again later", async () => {
    const { routes, user } = openScreen("/", { ...UNVERIFIED, [RESEND]: { status: 500 } });
    await user.click(await resendButton());
    await expectFailure("Failed to send email", "Please try again later.");
    routes[RESEND] = { status: 429, body: { message: "Five mails are enough." } };
    await user.click(await resendButton());
    await expectFailure("Failed to send email", "Five mails are enough.");
    expect(await resendButton()).toBeEnabled();
  });
});
