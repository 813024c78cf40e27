import type { PushDeviceView } from "@shared/validators/push-notices";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { formatSince } from "@/lib/format/since";
import { t } from "@/words";
import { nameDevice } from "../devices/name-device";
import { useSendTest, useTurnOff } from "./push-notices-api";

/** One browser that shows push notices. This one is turned off with the switch, and can be sent a test. */
export function PushDeviceRow({ device: row, onGone }: { device: PushDeviceView; onGone: () => void }) {
  const { id, device, createdAt, lastSentAt, current } = row;
  const test = useSendTest(id);
  const off = useTurnOff(id, false);
  const name = nameDevice(device);
  const since = formatSince(createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem] font-semibold wrap-anywhere">
          {name}
          {current && <Badge tone="good">{t("This device")}</Badge>}
        </p>
        <p className="text-sm text-quiet">
          {lastSentAt === null
            ? t("Turned on {since}", { since })
            : t("Turned on {since}, last notice {last}", { since, last: formatSince(lastSentAt) })}
        </p>
      </div>
      {current ? (
        <Button
          variant="outline"
          className="max-sm:w-full"
          pending={test.isPending}
          onClick={() => test.mutate()}
        >
          {t("Send a test notice")}
        </Button>
      ) : (
        <Button
          variant="outline"
          className="max-sm:w-full"
          aria-label={t("Turn notices off: {device}, turned on {since}", { device: name, since })}
          pending={off.isPending}
          onClick={() => off.mutate(undefined, { onSuccess: onGone })}
        >
          {t("Turn off")}
        </Button>
      )}
    </li>
  );
}
