import { useQuery } from "@tanstack/react-query";
import { PASSWORD_MIN } from "@shared/constants/limits";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { PasswordField } from "@/forms/text-fields";
import { useZodForm } from "@/forms/use-zod-form";
import { useSignedInUser } from "@/lib/api/current-user";
import { textLinkClass } from "@/components/text-link";
import { useChangePassword } from "../api";
import { calendarQuery } from "../calendar-api";
import { t } from "@/words";
import { goToSection } from "../components/section-nav";
import { SettingsSection } from "../components/settings-section";
import { useHasPassword } from "../sign-in/sign-in-api";
import { NoPassword } from "./no-password";

const loadSchema = async () => (await import("@shared/validators/auth")).changePasswordSchema;

export function PasswordSection() {
  const { email } = useSignedInUser();
  const hasPassword = useHasPassword();
  if (hasPassword) return <ChangePassword />;
  return (
    <SettingsSection id="password" description={t("Changing it signs you out on every other device.")}>
      <NoPassword email={email} />
    </SettingsSection>
  );
}

function ChangePassword() {
  const { email } = useSignedInUser();
  const change = useChangePassword();
  const form = useZodForm(loadSchema, {
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
  });
  return (
    <SettingsSection id="password" description={t("Changing it signs you out on every other device.")}>
      <Form
        form={form}
        label={t("Change password")}
        pending={change.isPending}
        error={change.error}
        onSubmit={(values) => change.mutate(values, { onSuccess: () => form.reset() })}
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={t("Current password")}
          autoComplete="current-password"
          className="sm:max-w-[calc(50%-0.625rem)]"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            name="newPassword"
            label={t("New password")}
            autoComplete="new-password"
            hint={t("Must be at least {n} characters", { n: PASSWORD_MIN })}
          />
          <PasswordField
            name="confirmPassword"
            label={t("Confirm new password")}
            autoComplete="new-password"
          />
        </div>
        <SubmitButton variant="outline" className="max-md:w-full md:justify-self-start">
          {t("Change password")}
        </SubmitButton>
      </Form>
      <CalendarNote />
    </SettingsSection>
  );
}

/** A calendar's address is a secret of its own, which a user who fears for the password should know. */
function CalendarNote() {
  const calendar = useQuery(calendarQuery());
  if (!calendar.data?.url) return null;
  return (
    <p className="mt-5 max-w-[68ch] text-sm text-quiet">
      {t.rich(
        "The secret address of your calendar goes on working. If somebody else may know it, make a new one under {calendar}.",
        {
          calendar: (
            <a
              href="#calendar"
              className={textLinkClass}
              onClick={(event) => {
                event.preventDefault();
                goToSection("calendar");
              }}
            >
              {t("Calendar")}
            </a>
          ),
        },
      )}
    </p>
  );
}
