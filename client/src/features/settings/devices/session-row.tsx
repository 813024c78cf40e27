import { Laptop, MonitorSmartphone, Smartphone, Tablet } from "lucide-react";
import { countryLabel } from "@shared/constants/countries";
import type { DeviceKind, SessionView } from "@shared/validators/devices";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { formatSince } from "@/lib/format/since";
import { t } from "@/words";
import { useEndSession } from "./devices-api";
import { nameDevice } from "./name-device";

const ICONS = { desktop: Laptop, phone: Smartphone, tablet: Tablet } satisfies Record<DeviceKind, unknown>;

/** One place where the person is signed in. This device has no button: logging out ends its session. */
export function SessionRow({ session, onEnded }: { session: SessionView; onEnded: () => void }) {
  const { id, device, country, signedInAt, lastSeenAt, current } = session;
  const end = useEndSession(id);
  const Icon = device.kind ? ICONS[device.kind] : MonitorSmartphone;
  const name = nameDevice(device);
  const times = { since: formatSince(signedInAt), last: formatSince(lastSeenAt) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center self-start rounded-control bg-raised text-quiet">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-[0.9375rem] font-semibold tracking-normal wrap-anywhere">
          {name}
          {current && <Badge tone="good">{t("This device")}</Badge>}
        </h3>
        {country && <p className="text-sm text-quiet">{countryLabel(country)}</p>}
        <p className="text-sm text-quiet">
          {current
            ? t("Signed in {since}", { since: times.since })
            : t("Signed in {since}, last used {last}", times)}
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          className="max-sm:w-full"
          aria-label={t("End session: {device}, signed in {since}", { device: name, since: times.since })}
          pending={end.isPending}
          onClick={() => end.mutate(undefined, { onSuccess: onEnded })}
        >
          {t("End session")}
        </Button>
      )}
    </li>
  );
}
