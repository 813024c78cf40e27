import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ApiError } from "@/lib/api/api-client";
import { renderWithProviders } from "@/test/render";
import { Form } from "./form";
import { SubmitButton } from "./submit-button";
import { MoneyField, PasswordField, SelectField, TextField } from "./text-fields";
import { useZodForm } from "./use-zod-form";

const schema = z.object({
  name: z.string().trim().min(1, "Name is required"),
  password: z.string().min(8, "Password must be at least 8 characters"),
  amount: z.string().transform(Number),
  type: z.string(),
  team: z.array(z.object({ name: z.string().min(1, "Member name is required") })),
});

const buildRefusal = (fieldErrors: Record<string, string[]>) =>
  new ApiError(
    400,
    JSON.stringify({ message: "Some fields are not valid", code: "validation_failed", fieldErrors }),
  );

const loadSchema = async () => schema;
/** Holds the schema back until it is released. */
const holdSchema = () => {
  let release = () => {};
  const schemaLater = new Promise<typeof schema>((resolve) => (release = () => resolve(schema)));
  return { load: () => schemaLater, release: () => release() };
};

type SubmitHandler = (values: z.output<typeof schema>) => void;

function Example({
  onSubmit = () => undefined,
  error,
  pending = false,
  errorFallback,
  load = loadSchema,
}: {
  onSubmit?: SubmitHandler;
  error?: unknown;
  pending?: boolean;
  errorFallback?: string;
  load?: typeof loadSchema;
}) {
  const [shownError, setShownError] = useState<unknown>();
  const form = useZodForm(load, {
    defaultValues: {
      name: "",
      password: "12345678",
      amount: "5",
      type: "a",
      team: [{ name: "Kofi" }],
    },
  });
  return (
    <Form
      form={form}
      pending={pending}
      error={shownError}
      errorFallback={errorFallback}
      onSubmit={(values) => {
        onSubmit(values);
        setShownError(error);
      }}
    >
      <TextField name="name" label="Name" hint="As registered" required />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <MoneyField name="amount" label="Amount" currency="GHS" />
      <SelectField name="type" label="Type" options={[{ value: "a", label: "A" }]} />
      <TextField name="team.0.name" label="Member" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

const getSaveButton = () => screen.getByRole("button", { name: "Save" });

describe("Form", () => {
  it("a form shows the error beside the field, connects it to the box and focuses the box", async () => {
    const onSubmit = vi.fn();
    const { user } = renderWithProviders(<Example onSubmit={onSubmit} />);
    await user.click(getSaveButton());
    const name = screen.getByRole("textbox", { name: "Name" });
    expect(await screen.findByText("Name is required")).toBeInTheDocument();
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription("Name is required As registered");
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(name, "Riverbank");
    expect(screen.queryByText("Name is required")).not.toBeInTheDocument();
  });

  it("an amount runs from left to right in every language, with the sign of its currency beside it", () => {
    renderWithProviders(<Example />);
    expect(screen.getByLabelText("Amount").closest("[dir=ltr]")).toHaveTextContent("₵");
  });

  it("a form submits the values that the schema has parsed", async () => {
    const onSubmit = vi.fn();
    const { user } = renderWithProviders(<Example onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText(/Name/), "  Riverbank ");
    await user.click(getSaveButton());
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: "Riverbank", amount: 5 }));
  });

  it("a form shows the server's errors on their fields and focuses the first one on the page", async () => {
    const error = buildRefusal({
      "team.0.name": ["Unknown member."],
      amount: ["Too much.", "Ask for less."],
    });
    const { user } = renderWithProviders(<Example error={error} />);
    await user.type(screen.getByLabelText(/Name/), "Riverbank");
    await user.click(getSaveButton());
    expect(await screen.findByText("Too much. Ask for less.")).toBeInTheDocument();
    expect(screen.getByText("Unknown member.")).toBeInTheDocument();
    expect(screen.getByLabelText("Amount")).toHaveFocus();
    expect(screen.getByLabelText(/Name/)).toHaveValue("Riverbank");
    expect(screen.queryByText("Some fields are not valid")).not.toBeInTheDocument();
  });

  it("a form shows the server's error for a field that is not on the page", async () => {
    const { user } = renderWithProviders(
      <Example error={buildRefusal({ website: ["Must start with https://"] })} />,
    );
    await user.type(screen.getByLabelText(/Name/), "Riverbank");
    await user.click(getSaveButton());
    expect(await screen.findByText("Must start with https://")).toBeInTheDocument();
  });

  it("a form shows that it is busy while its schema loads, and submits once for several presses", async () => {
    const onSubmit = vi.fn();
    const { load, release } = holdSchema();
    const { user } = renderWithProviders(<Example onSubmit={onSubmit} load={load} />);
    await user.type(screen.getByLabelText(/Name/), "Riverbank");
    await user.click(getSaveButton());
    expect(getSaveButton()).toHaveAttribute("aria-busy", "true");
    await user.click(getSaveButton());
    await user.type(screen.getByLabelText(/Name/), "{Enter}");
    release();
    await waitFor(() => expect(getSaveButton()).not.toHaveAttribute("aria-busy"));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("a form with a fallback shows the failure above its fields", async () => {
    const { user } = renderWithProviders(
      <Example error={new TypeError("offline")} errorFallback="Failed to save" />,
    );
    await user.type(screen.getByLabelText(/Name/), "Riverbank");
    await user.click(getSaveButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to save");
  });

  it("a form does not submit twice while pending, and keeps the button's name", async () => {
    const onSubmit = vi.fn();
    const { user } = renderWithProviders(<Example pending onSubmit={onSubmit} />);
    expect(getSaveButton()).toHaveAttribute("aria-busy", "true");
    await user.type(screen.getByLabelText(/Name/), "Riverbank{Enter}");
    await user.click(getSaveButton());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("a password field shows and hides the password", async () => {
    const { user } = renderWithProviders(<Example />);
    const box = screen.getByLabelText("Password");
    expect(box).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(box).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(box).toHaveAttribute("type", "password");
  });
});
