import type { Locator } from "playwright/test";
import type { OpportunityView } from "@shared/validators/opportunities";
import { expect, expectToast, get, makePerson, test } from "./support/fixtures";
import { expectScreen } from "./support/steps";
import { chooseAmount } from "./support/story";

/** The limits of presses and fields from the sign-up to the first application. A change that adds one must change them and say why. */
const PRESSES = 9;
const FIELDS = 7;

// The browser's time zone suggests the country.
test.use({ timezoneId: "Africa/Nairobi" });

test("the way from the landing page to the first matches takes few presses and few fields", async ({
  page,
  isMobile,
}) => {
  const main = page.getByRole("main");
  const made = { presses: 0, fields: 0 };
  const press = async (target: Locator) => {
    made.presses += 1;
    await (isMobile ? target.tap() : target.click());
  };
  const fill = async (field: Locator, text: string) => {
    made.fields += 1;
    await field.fill(text);
  };

  await test.step("an account", async () => {
    const person = makePerson();
    await page.goto("/signup");
    await fill(page.getByLabel("First name"), person.firstName);
    await fill(page.getByLabel("Last name"), person.lastName);
    await fill(page.getByLabel("Email"), person.email);
    await fill(page.getByLabel("Password", { exact: true }), person.password);
    await press(page.getByRole("button", { name: "Create account" }));
    await expectScreen(page, "/", "Hey there!");
  });

  await test.step("an organisation: its name, the rest stands there already", async () => {
    await press(main.getByRole("link", { name: "Add an entity to your account" }));
    const dialog = page.getByRole("dialog", { name: "Add new entity" });
    await expect(dialog.getByLabel("Type")).toHaveValue("Startup");
    await expect(dialog.getByLabel("Stage")).toHaveValue("Idea");
    await fill(dialog.getByLabel("Name"), "Sunrise Irrigation");
    await press(dialog.getByRole("button", { name: "Create entity" }));
  });

  const dialog = page.getByRole("dialog", { name: "Complete profile" });
  await test.step("what it does; the country and the currency are filled in, and say why", async () => {
    const country = dialog.getByLabel("Which country are you based in?");
    await expect(country).toHaveValue("KE");
    await expect(country).toHaveAccessibleDescription(/^Filled in from your browser’s time zone/);
    const currency = dialog.getByLabel("Currency of your amounts");
    await expect(currency).toHaveValue("KES");
    await expect(currency).toHaveAccessibleDescription(/^Filled in from your country/);

    await fill(
      dialog.getByLabel("What does your startup do?"),
      "Affordable solar irrigation pumps for smallholder farmers, paid for by the day.",
    );
    const industries = dialog.getByRole("group", { name: "Which industries are you in?" });
    await fill(industries.getByLabel("Filter the list"), "agri");
    await press(industries.getByRole("checkbox").first());
    await expect(dialog.getByText("All required questions answered")).toBeVisible();
    await press(dialog.getByRole("button", { name: "Save and continue" }));
  });

  await test.step("the matches, at once", async () => {
    await press(dialog.getByRole("link", { name: "See your matches" }));
    await expect(page).toHaveURL("/");
    const heading = main.getByRole("heading", { name: "Top opportunity matches" });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  // The amount is filled in already where the opportunity gives exactly one.
  const asksAmount = await test.step("an application for the best one", async () => {
    const matches = main.getByRole("region", { name: "Top opportunity matches" });
    await press(matches.getByRole("article").first().getByRole("link"));
    await press(
      isMobile
        ? page.getByRole("button", { name: "Apply Now" })
        : main.getByRole("button", { name: "Start Application" }),
    );
    const panel = page.getByRole("dialog", { name: "Create Application" });
    await expect(panel.getByLabel("Entity")).not.toHaveValue("");
    const amount = panel.getByLabel("Asking amount");
    const isOpen = (await amount.inputValue()) === "";
    const path = new URL(page.url()).pathname;
    if (isOpen) await fill(amount, chooseAmount(await get<OpportunityView>(page.request, `/api${path}`)));
    await press(panel.getByRole("button", { name: "Save" }));
    await expectToast(page, "Application created successfully");
    await expectScreen(page, "/applications", "Your applications");
    return isOpen;
  });

  expect(made).toEqual({ presses: PRESSES, fields: FIELDS + (asksAmount ? 1 : 0) });
});
