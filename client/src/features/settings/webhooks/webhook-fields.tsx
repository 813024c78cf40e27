import { DELIVERED_EVENT_LABELS, isEntityEvent, WEBHOOK_EVENTS } from "@shared/constants/webhooks";
import { translateLabel } from "@shared/words/labels";
import { MultiChoiceField } from "@/forms/multi-choice-field";
import { TextField } from "@/forms/text-fields";
import { DialogClose, DialogFooter } from "@/ui/dialog";
import { t } from "@/words";
import { SecretField } from "../components/secret-field";

/** Where the messages go. */
export const AddressField = () => (
  <TextField
    name="address"
    label={t("Address § webhook")}
    hint={t("A public address that starts with https://.")}
    type="url"
    inputMode="url"
    autoComplete="off"
    dir="ltr"
    required
  />
);

/** What is told. Without an entity there is less of it. */
export const EventsField = ({ hasEntity = true }: { hasEntity?: boolean }) => (
  <MultiChoiceField
    name="events"
    label={t("What it is told")}
    required
    options={WEBHOOK_EVENTS.filter((event) => hasEntity || !isEntityEvent(event)).map((value) => ({
      value,
      label: translateLabel(DELIVERED_EVENT_LABELS[value]),
    }))}
  />
);

/** The secret, the only time that it can be seen. */
export const ShownSecret = ({ secret }: { secret: string }) => (
  <>
    <SecretField
      label={t("Secret")}
      secret={secret}
      copied={t("Secret copied")}
      selected={t("The secret is selected: copy it from the field.")}
    />
    <DialogFooter>
      <DialogClose>{t("I have kept the secret")}</DialogClose>
    </DialogFooter>
  </>
);
