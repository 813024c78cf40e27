import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { SETTINGS_COUNTRIES, countryName } from "@shared/constants/countries";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { SelectField, TextField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { Button } from "@/ui/button";
import { Input } from "@/ui/input";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { useSignedInUser } from "@/lib/api/current-user";
import { useUpdateUser } from "../api";
import { sessionsQuery } from "../devices/devices-api";
import { translateCountry } from "../translate-country";
import { t } from "@/words";
import { SettingsSection } from "./settings-section";

const changeEmailDialog = lazyDialog(() => import("../account/change-email-dialog"));

const loadSchema = async () => (await import("@shared/validators/auth")).profileFormSchema;

/** Name and country of the person; the e-mail address is only shown. */
export function ProfileSection() {
  const user = useSignedInUser();
  const save = useUpdateUser();
  const form = useZodForm(loadSchema, {
    defaultValues: {
      firstName: user.firstName ?? "",
      lastName: user.lastName ?? "",
      country: user.country ?? "",
    },
  });
  return (
    <SettingsSection id="profile" description={t("Who you are. Drafts and mails use your name.")}>
      <Form
        form={form}
        label={t("Profile information")}
        pending={save.isPending}
        error={save.error}
        onSubmit={({ firstName, lastName, country = null }) =>
          save.mutate({ firstName, lastName, country, countryName: country && getCountryName(country) })
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="firstName" label={t("First name")} autoComplete="given-name" required />
          <TextField name="lastName" label={t("Last name")} autoComplete="family-name" required />
          <div className="grid content-start gap-1.5">
            <label htmlFor="settings-email" className="text-[0.9375rem] font-semibold">
              {t("Email")}
            </label>
            <Input
              id="settings-email"
              type="email"
              value={user.email}
              readOnly
              autoComplete="off"
              aria-describedby="settings-email-hint"
            />
            <EmailHint id="settings-email-hint" />
          </div>
          <SelectField
            name="country"
            label={t("Country of residence")}
            autoComplete="country"
            placeholder={t("Not stated")}
            options={listCountryOptions(user.country, user.countryName)}
          />
        </div>
        <SubmitButton variant="outline" className="max-md:w-full md:justify-self-start">
          {t("Save changes")}
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}

/** Says that the address is not part of the form, and opens the dialog that changes it where the server can. */
function EmailHint({ id }: { id: string }) {
  const canChange = useQuery(sessionsQuery()).data != null;
  const { open, wasOpened, shown } = useOpening();
  changeEmailDialog.usePreload();
  const hint = <span>{t("Cannot change email address")}</span>;
  return (
    <>
      <p id={id} className="text-sm text-quiet">
        {canChange ? t.rich("{hint} in this form.", { hint }) : hint}
      </p>
      {canChange && (
        <Button variant="ghost" className="-ms-4 justify-self-start text-link!" onClick={open}>
          <Mail aria-hidden="true" />
          {t("Change mail address")}
        </Button>
      )}
      {wasOpened && <changeEmailDialog.Dialog {...shown} />}
    </>
  );
}

const getCountryName = (code: string) =>
  SETTINGS_COUNTRIES.find((country) => country.code === code)?.name ?? countryName(code);

/** Lists the countries to choose from, and the stored one if it is another. */
function listCountryOptions(code: string | null, name: string | null) {
  const options = SETTINGS_COUNTRIES.map((country) => ({
    value: country.code,
    label: translateCountry(country.code, country.name),
  }));
  if (!code || options.some(({ value }) => value === code)) return options;
  return [...options, { value: code, label: translateCountry(code, name ?? countryName(code)) }];
}
