import { screen } from "@testing-library/react";
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

const refused = (fieldErrors: Record<string, string[]>) =>
  new ApiError(
    400,
    JSON.stringify({ message: "Some fields are not valid", code: "validation_failed", fieldErrors }),
  );

const loadSchema = async () => schema;
/** Comes when it is released. */
const late = () => {
  let release = () => {};
  const schemaLater = new Promise<typeof schema>((resolve) => (release = () => resolve(schema)));
  return { load: () => schemaLater, release: () => release() };
};

type Submit = (values: z.output<typeof schema>) => void;

function Example({
  onSubmit = () => undefined,
  error,
  pending = false,
  errorFallback,
  load = loadSchema,
}: {
  onSubmit?: Submit;
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

const save = () => screen.getByRole("button", { name: "Save" });

describe("Form", () => {
  it("says what is wrong beside the field, ties it to the box and focuses it", async () => {
    const onSubmit = vi.fn();
    const { user } = renderWithProviders(<Example onSubmit={onSubmit} />);
    await user.click(save());
    const name = screen.getByRole("textbox", { name: "Name" });
    expect(await screen.findByText("Name is required")).toBeInTheDocument();
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription("Name is required As registered");
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(name, "Riverbank");
    expect(screen.queryByText("Name is required")).not.toBeInTheDocument();
  });

  it("hands over what the schema makes of the values", async () => {
    const onSubmit = vi.fn();
    const { user } = renderWithProviders(<Example onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText(/Name/), "  Riverbank ");
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: "Riverbank", amount: 5 }));
  });

  it("puts the server's complaints on their fields and focuses the first on the page", async () => {
    const error = refused({ "team.0.name": ["Unknown member."], amount: ["Too much.", "Ask for less."] });
    const { user } = renderWithProviders(<Example error={error} />);
    await user.type(screen.getByLabelText(/Name/), "Riverbank");
    await user.click(save());
    expect(await screen.findByText("Too much. Ask for less.")).toBeInTheDocument();
    expect(screen.getByText("Unknown member.")).toBeInTheDocument();
    expect(screen.getByLabelText("Amount")).toHaveFocus();
    expect(screen.getByLabelText(/Name/)).toHaveValue("Riverbank");
    expect(screen.queryByText("Some fields are not valid")).not.toBeInTheDocument();
  });

  it("shows what the server says about a field that is not on the page", async () => {
    const { user } = renderWithProviders(
      <Example error={refused({ website: ["Must start with https://"] })} />,
    );
    await user.type(screen.getByLabelText(/Name/), "Riverbank");
    await user.click(save());
    expect(await screen.findByText("Must start with https://")).toBeInTheDocument();
  });

  it("turns while its schema is on the way, and is submitted once however often it is pressed", async () => {
    const onSubmit = vi.fn();
    const { load, release } = late();
    const { user } = renderWithProviders(<Example onSubmit={onSubmit} load={load} />);
    await user.type(screen.getByLabelText(/Name/), "Riverbank");
    await user.click(save());
    expect(save()).toHaveAttribute("aria-busy", "true");
    await user.click(save());
    await user.type(screen.getByLabelText(/Name/), "{Enter}");
    release();
    await vi.waitFor(() => expect(save()).not.toHaveAttribute("aria-busy"));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("shows the failure over the form where a fallback is given", async () => {
    const { user } = renderWithProviders(
      <Example error={new TypeError("offline")} errorFallback="Failed to save" />,
    );
    await user.type(screen.getByLabelText(/Name/), "Riverbank");
    await user.click(save());
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to save");
  });

  it("does not submit twice while pending, and keeps the button's name", async () => {
    const onSubmit = vi.fn();
    const { user } = renderWithProviders(<Example pending onSubmit={onSubmit} />);
    expect(save()).toHaveAttribute("aria-busy", "true");
    await user.type(screen.getByLabelText(/Name/), "Riverbank{Enter}");
    await user.click(save());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("shows and hides a password", async () => {
    const { user } = renderWithProviders(<Example />);
    const box = screen.getByLabelText("Password");
    expect(box).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(box).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(box).toHaveAttribute("type", "password");
  });
});
