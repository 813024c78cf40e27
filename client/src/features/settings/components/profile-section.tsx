import { SETTINGS_COUNTRIES, countryName } from "@shared/constants/countries";
import { profileFormSchema } from "@shared/validators/auth";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { SelectField, TextField } from "@/components/form/text-fields";
import { useZodForm } from "@/components/form/use-zod-form";
import { Input } from "@/components/ui/input";
import { useSignedInUser } from "@/lib/current-user";
import { useUpdateUser } from "../api";
import { SettingsSection } from "./settings-section";

/** Name and country of the person; the e-mail address is only shown. */
export function ProfileSection() {
  const user = useSignedInUser();
  const save = useUpdateUser();
  const form = useZodForm(profileFormSchema, {
    defaultValues: {
      firstName: user.firstName ?? "",
      lastName: user.lastName ?? "",
      country: user.country ?? "",
    },
  });
  return (
    <SettingsSection id="profile" description="Who you are. Drafts and mails use your name.">
      <Form
        form={form}
        label="Profile information"
        pending={save.isPending}
        error={save.error}
        onSubmit={({ firstName, lastName, country = null }) =>
          save.mutate({ firstName, lastName, country, countryName: country && nameOf(country) })
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="firstName" label="First name" autoComplete="given-name" required />
          <TextField name="lastName" label="Last name" autoComplete="family-name" required />
          <div className="grid content-start gap-1.5">
            <label htmlFor="settings-email" className="text-[0.9375rem] font-semibold">
              Email
            </label>
            <Input
              id="settings-email"
              type="email"
              value={user.email}
              readOnly
              autoComplete="off"
              aria-describedby="settings-email-hint"
            />
            <p id="settings-email-hint" className="text-sm text-quiet">
              Cannot change email address
            </p>
          </div>
          <SelectField
            name="country"
            label="Country of residence"
            autoComplete="country"
            placeholder="Not stated"
            options={countryOptions(user.country, user.countryName)}
          />
        </div>
        <SubmitButton variant="outline" className="max-md:w-full md:justify-self-start">
          Save changes
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}

const nameOf = (code: string) =>
  SETTINGS_COUNTRIES.find((country) => country.code === code)?.name ?? countryName(code);

/** The countries to choose from, and the stored one if it is another. */
function countryOptions(code: string | null, name: string | null) {
  const options = SETTINGS_COUNTRIES.map((country) => ({
    value: country.code,
    label: country.name,
  }));
  if (!code || options.some(({ value }) => value === code)) return options;
  return [...options, { value: code, label: name ?? countryName(code) }];
}
