import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { COUNTRY_OPTIONS } from "@shared/constants/questionnaires/options";
import type { Question } from "@shared/constants/questionnaires/questions";

/** The language is fixed when modules are loaded, so each test loads them again. */
async function open(language: "en" | "fr", question: Partial<Question>) {
  localStorage.setItem("language", language);
  vi.resetModules();
  const { QuestionField } = await import("./question-field");
  const asked: Question = {
    id: "startup-country",
    fieldName: "country",
    label: "Which country are you based in?",
    required: false,
    type: "select",
    options: COUNTRY_OPTIONS,
    ...question,
  };
  function Sample() {
    const form = useForm({ defaultValues: { country: asked.type === "multiselect" ? [] : "" } });
    return (
      <FormProvider {...form}>
        <QuestionField question={asked} />
      </FormProvider>
    );
  }
  render(<Sample />);
  return userEvent.setup();
}

const namesShown = () =>
  within(screen.getByRole("combobox"))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe("the countries of a question", () => {
  it("countries keep the server's order in English", async () => {
    await open("en", {});
    expect(namesShown()).toEqual(["Choose", ...COUNTRY_OPTIONS.map(({ label }) => label)]);
  });

  it("countries are sorted by their French names in French, those of Settings first", async () => {
    await open("fr", {});
    const [first, ...names] = namesShown();
    expect(first).toBe("Choisir");
    expect(names).toHaveLength(COUNTRY_OPTIONS.length);
    expect(names.slice(0, 4)).toEqual(["Ghana", "Nigeria", "Kenya", "Afrique du Sud"]);
    expect(names.indexOf("Allemagne")).toBeLessThan(names.indexOf("Belgique"));
    expect(names.indexOf("Émirats arabes unis")).toBeLessThan(names.indexOf("Finlande"));
    expect(screen.getByRole("option", { name: "Sénégal" })).toHaveValue("SN");
  });

  it("countries are found without their accents", async () => {
    const user = await open("fr", { type: "multiselect" });
    await user.type(screen.getByRole("searchbox"), "senegal");
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(screen.getByRole("checkbox", { name: "Sénégal" })).toBeVisible();
  });
});

it.each([
  ["en", "e.g. 3.5"],
  ["fr", "p. ex. 3,5"],
] as const)("an example of a figure is formatted in %s", async (language, example) => {
  await open(language, { type: "number", placeholder: "3.5" });
  expect(screen.getByRole("textbox")).toHaveAttribute("placeholder", example);
});
