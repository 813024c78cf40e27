import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { startTheme } from "@/lib/browser/theme";
import { filterCalls, listChanges, SPEC_USER, type SpecRoutes, VISITOR } from "@/test/spec-api";
import { expectFailure, expectToast, fill, loadScreens, openScreen, advanceTime } from "@/test/spec-screen";

// Entities are tested in settings-entities.test.tsx.

loadScreens("/settings", "/login");

const UNVERIFIED: SpecRoutes = { "GET /api/auth/user": { body: { ...SPEC_USER, emailVerified: false } } };
const RESEND = "POST /api/auth/resend-verification";
const CHANGE_PASSWORD = "POST /api/auth/change-password";
const PREFERENCES = "/api/auth/user/preferences";
const REFUSED = { status: 500 };
const REFUSAL = { status: 500, body: { message: "Not on Sundays." } };

async function openSettings(routes: SpecRoutes = {}) {
  const spec = openScreen("/settings", routes);
  await screen.findByText("Sunrise Labs");
  return spec;
}
type User = Awaited<ReturnType<typeof openSettings>>["user"];

const findForm = (name: string) => within(screen.getByRole("form", { name }));
const listAlerts = (form: ReturnType<typeof findForm>) =>
  form.queryAllByRole("alert").map(({ textContent }) => textContent);
const press = (user: User, name: string) => user.click(screen.getByRole("button", { name }));
const resendButton = () => screen.getByRole("button", { name: "Resend verification email" });
const saveProfile = (user: User) =>
  user.click(findForm("Profile information").getByRole("button", { name: "Save changes" }));

afterEach(() => void vi.useRealTimers());

describe("2.13 Settings by the specification", () => {
  it("2.13 Settings leaves out what the server does not know, and tells no failure", async () => {
    await openSettings();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole("region")
          .flatMap((region) => within(region).getAllByRole("heading", { level: 2 }))
          .map(({ textContent }) => textContent),
      ).toEqual([
        "Your entities",
        "Profile information",
        "Email Notifications",
        "Change password",
        "Appearance",
        "Account",
        "Your data",
      ]),
    );
    await waitFor(() => expect(screen.getAllByRole("switch")).toHaveLength(2));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("6 Settings shows no banner to somebody whose e-mail is verified", async () => {
    await openSettings();
    expect(screen.getByRole("heading", { name: "Your entities" })).toBeVisible();
    expect(screen.queryByText("Resend verification email")).not.toBeInTheDocument();
  });

  it("4 the resend button reads Sent! and rests for 60 seconds", async () => {
    const { calls } = await openSettings({ ...UNVERIFIED, [RESEND]: {} });
    // From here on the test moves the clock.
    vi.useFakeTimers();
    fireEvent.click(resendButton());
    while (!screen.queryByText("Verification email sent")) await advanceTime(10);
    expect(screen.getByText("Check your inbox at ama@example.org for the verification link.")).toBeVisible();
    const sent = screen.getByRole("button", { name: "Sent!" });
    expect(sent).toBeDisabled();
    await advanceTime(55_000);
    expect(sent).toBeDisabled();
    await advanceTime(5_000);
    expect(resendButton()).toBeEnabled();
    expect(listChanges(calls)).toEqual([
      { method: "POST", path: "/api/auth/resend-verification", body: undefined },
    ]);
  });

  it("8 a resend that fails is told in the server's words, or its own", async () => {
    const { routes, user } = await openSettings({ ...UNVERIFIED, [RESEND]: REFUSED });
    await user.click(resendButton());
    await expectFailure("Failed to send email", "Please try again later.");
    routes[RESEND] = REFUSAL;
    await user.click(resendButton());
    await expectFailure("Failed to send email", "Not on Sundays.");
    expect(resendButton()).toBeEnabled();
  });
});

describe("2.13 profile information by the specification", () => {
  it("2.13 profile information holds names, a read-only e-mail and the country", async () => {
    await openSettings();
    const form = findForm("Profile information");
    expect(form.getByLabelText(/^First name/)).toHaveValue("Ama");
    expect(form.getByLabelText(/^Last name/)).toHaveValue("Mensah");
    expect(form.getByLabelText("Email")).toHaveValue("ama@example.org");
    expect(form.getByLabelText("Email")).toHaveAttribute("readonly");
    expect(form.getByText("Cannot change email address")).toBeVisible();
    expect(form.getByLabelText("Country of residence")).toHaveValue("GH");
  });

  it("9 the countries of residence to choose from are ten", async () => {
    await openSettings();
    const { options } = screen.getByLabelText<HTMLSelectElement>("Country of residence");
    const given = [...options].map(({ value, textContent }) => `${value} ${textContent}`);
    expect(given.filter((option) => /^[A-Z]{2} /.test(option))).toEqual([
      "GH Ghana",
      "NG Nigeria",
      "KE Kenya",
      "ZA South Africa",
      "EG Egypt",
      "US United States",
      "GB United Kingdom",
      "CA Canada",
      "IN India",
      "CN China",
    ]);
  });

  it("7.1 the profile is sent with country and its name, and the user is read anew", async () => {
    const { calls, user } = await openSettings({ "PATCH /api/auth/user": {} });
    const form = findForm("Profile information");
    await fill(user, form.getByLabelText(/^First name/), "Efua");
    await user.selectOptions(form.getByLabelText("Country of residence"), "KE");
    await saveProfile(user);
    await expectToast("Profile updated");
    const body = { firstName: "Efua", lastName: "Mensah", country: "KE", countryName: "Kenya" };
    expect(listChanges(calls)).toEqual([{ method: "PATCH", path: "/api/auth/user", body }]);
    await waitFor(() => expect(filterCalls(calls, "GET /api/auth/user")).toHaveLength(2));
  });

  it("5 names are required, the country is not", async () => {
    const { calls, user } = await openSettings({ "PATCH /api/auth/user": {} });
    const form = findForm("Profile information");
    const [firstName, lastName] = [form.getByLabelText(/^First name/), form.getByLabelText(/^Last name/)];
    await fill(user, firstName, "");
    await fill(user, lastName, " ");
    await user.selectOptions(form.getByLabelText("Country of residence"), "");
    await saveProfile(user);
    await waitFor(() =>
      expect(listAlerts(form)).toEqual(["First name is required", "Last name is required"]),
    );
    expect(listChanges(calls)).toEqual([]);
    await fill(user, firstName, "Ama");
    await fill(user, lastName, "Mensah");
    await saveProfile(user);
    await expectToast("Profile updated");
    expect(listChanges(calls)[0]!.body).toMatchObject({ country: null, countryName: null });
  });

  it("8 a profile that could not be saved is told", async () => {
    const { user } = await openSettings({ "PATCH /api/auth/user": REFUSAL });
    await saveProfile(user);
    await expectFailure("Failed to update profile", "Not on Sundays.");
  });
});

describe("2.13 e-mail notifications by the specification", () => {
  it("7.1 each toggle is read, and sent alone", async () => {
    const { calls, user } = await openSettings({ [`PATCH ${PREFERENCES}`]: {} });
    const fresh = await screen.findByRole("switch", { name: "New opportunities" });
    const deadlines = screen.getByRole("switch", { name: "Deadline reminders" });
    // The defaults of section 9.
    expect(fresh).not.toBeChecked();
    expect(deadlines).toBeChecked();
    await user.click(fresh);
    expect(fresh).toBeChecked();
    await user.click(deadlines);
    expect(deadlines).not.toBeChecked();
    await waitFor(() =>
      expect(listChanges(calls)).toEqual([
        { method: "PATCH", path: PREFERENCES, body: { notifyNewOpportunities: true } },
        { method: "PATCH", path: PREFERENCES, body: { notifyDeadlines: false } },
      ]),
    );
    expect(filterCalls(calls, `GET ${PREFERENCES}`).map(({ query }) => query.toString())).toEqual([""]);
  });

  it("8 a toggle that could not be saved is told", async () => {
    const { user } = await openSettings({ [`PATCH ${PREFERENCES}`]: REFUSED });
    const fresh = await screen.findByRole("switch", { name: "New opportunities" });
    await user.click(fresh);
    await expectFailure("Failed to update preferences");
    await waitFor(() => expect(fresh).not.toBeChecked());
  });
});

describe("2.13 changing the password by the specification", () => {
  const changePassword = (user: User) =>
    user.click(findForm("Change password").getByRole("button", { name: "Change password" }));

  it("5 a password is not sent before it is whole, long enough and the same twice", async () => {
    const { calls, user } = await openSettings();
    const form = findForm("Change password");
    const expectAlerts = (...expected: string[]) => waitFor(() => expect(listAlerts(form)).toEqual(expected));
    await changePassword(user);
    await expectAlerts(
      "Current password is required",
      "Password must be at least 8 characters",
      "Please confirm your password",
    );
    await fill(user, form.getByLabelText("Current password"), "old");
    await fill(user, form.getByLabelText("New password"), "7 signs");
    await fill(user, form.getByLabelText("Confirm new password"), "8 signs!");
    await changePassword(user);
    await waitFor(() => expect(listAlerts(form)[0]).toBe("Password must be at least 8 characters"));
    await fill(user, form.getByLabelText("New password"), "8 signs?");
    await changePassword(user);
    await expectAlerts("Passwords don't match");
    expect(listChanges(calls)).toEqual([]);
  });

  it("8 a password change sends all three and, refused, is told in the server's words, or its own", async () => {
    const { calls, routes, user } = await openSettings({ [CHANGE_PASSWORD]: REFUSED });
    const form = findForm("Change password");
    const body = { currentPassword: "old", newPassword: "8 signs!", confirmPassword: "8 signs!" };
    await fill(user, form.getByLabelText("Current password"), body.currentPassword);
    await fill(user, form.getByLabelText("New password"), body.newPassword);
    await fill(user, form.getByLabelText("Confirm new password"), body.confirmPassword);
    await changePassword(user);
    await expectFailure(
      "Failed to change password",
      "Password change is managed by your third-party sign-in service.",
    );
    expect(listChanges(calls)).toEqual([{ method: "POST", path: "/api/auth/change-password", body }]);
    routes[CHANGE_PASSWORD] = REFUSAL;
    await changePassword(user);
    await expectFailure("Failed to change password", "Not on Sundays.");
  });
});

describe("2.13 logging out by the specification", () => {
  it("7.1 logging out goes to /login and forgets everything that was loaded", async () => {
    const { calls, routes, user } = await openSettings({ "POST /api/auth/login": {} });
    routes["POST /api/auth/logout"] = () => {
      Object.assign(routes, VISITOR);
      return {};
    };
    await press(user, "Logout");
    await waitFor(() => expect(location.pathname).toBe("/login"));
    expect(listChanges(calls)).toEqual([{ method: "POST", path: "/api/auth/logout", body: undefined }]);
    routes["GET /api/auth/user"] = { body: { ...SPEC_USER, firstName: "Kofi" } };
    routes["GET /api/entities"] = { body: [] };
    await fill(user, await screen.findByLabelText("Email"), "kofi@example.org");
    await fill(user, screen.getByLabelText("Password"), "yellow lamp");
    await press(user, "Login");
    await user.click(await screen.findByRole("link", { name: "Settings" }));
    expect(await screen.findByLabelText(/^First name/)).toHaveValue("Kofi");
    expect(await screen.findByRole("heading", { name: "No entities yet" })).toBeVisible();
  });

  it("8 a logout that fails is told, and one stays", async () => {
    const { user } = await openSettings({ "POST /api/auth/logout": REFUSED });
    await press(user, "Logout");
    await expectFailure("Failed to logout");
    expect(location.pathname).toBe("/settings");
  });
});

/** Simulates a device that prefers dark, until it is changed. */
function fakeDarkDevice() {
  const media = Object.assign(new EventTarget(), { matches: true });
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal("matchMedia", (query: string) =>
    query.includes("prefers-color-scheme") ? media : matchMedia(query),
  );
  return {
    preferLight: () => {
      media.matches = false;
      act(() => void media.dispatchEvent(new Event("change")));
    },
  };
}

it("4 the theme System follows the device, and a choice is kept in the browser", async () => {
  const device = fakeDarkDevice();
  onTestFinished(startTheme());
  const { user } = await openSettings();
  const shown = () => document.documentElement.dataset.theme;
  const choose = (name: string) => user.click(screen.getByRole("radio", { name }));
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
  expect(shown()).toBe("dark");
  device.preferLight();
  expect(shown()).toBe("light");
  await choose("Dark");
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(shown()).toBe("dark");
  expect(Object.values(localStorage)).toContain("dark");
  await choose("Light");
  expect(shown()).toBe("light");
});
