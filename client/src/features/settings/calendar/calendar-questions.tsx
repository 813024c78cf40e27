import { ConfirmDialog } from "@/components/confirm-dialog";
import { type useMakeCalendarAddress, useTurnOffCalendar } from "../calendar-api";
import { t } from "@/words";

export type CalendarQuestion = "new" | "off";

/** Asked before the address that calendars subscribe to stops working. */
export default function CalendarQuestions({
  asking,
  isOpen,
  onClose,
  make,
}: {
  asking: CalendarQuestion | null;
  isOpen: boolean;
  onClose: () => void;
  make: ReturnType<typeof useMakeCalendarAddress>;
}) {
  const turnOff = useTurnOffCalendar();
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen && asking === "new"}
        onClose={onClose}
        title={t("Create a new address?")}
        description={t(
          "The old one stops working at once: calendars that subscribed to it get no more dates until they have the new one.",
        )}
        confirmLabel={t("Create a new address")}
        pending={make.isPending}
        onConfirm={() => make.mutate(undefined, { onSuccess: onClose })}
      />
      <ConfirmDialog
        isOpen={isOpen && asking === "off"}
        onClose={onClose}
        title={t("Turn off your calendar?")}
        description={t(
          "The address stops working at once, and calendars that subscribed to it get no more dates. You can make another one later.",
        )}
        confirmLabel={t("Turn off")}
        pending={turnOff.isPending}
        onConfirm={() => turnOff.mutate()}
      />
    </>
  );
}
