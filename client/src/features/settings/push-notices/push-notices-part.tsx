import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { PRODUCT_NAME } from "@shared/constants/brand";
import type { PushDevicesView } from "@shared/validators/push-notices";
import { ErrorState } from "@/components/error-state";
import { getPushAbility, type PushAbility } from "@/lib/push-notices/browser-push";
import { t } from "@/words";
import { SavedSwitch } from "../components/saved-switch";
import { PushDeviceRow } from "./push-device-row";
import { pushDevicesQuery, useTurnOff, useTurnOn } from "./push-notices-api";
import { PushNoticesSkeleton } from "./push-notices-skeleton";

/** Why there is no switch. */
const OBSTACLES: Record<Exclude<PushAbility, "able">, string> = {
  install: t(
    "On an iPhone or iPad, first put {product} on the home screen with “Share”. Open it there, and turn notices on.",
    { product: PRODUCT_NAME },
  ),
  unable: t("This browser cannot show notices."),
  refused: t(
    "Your browser refuses notices from {product}. Allow them in its settings for this site, and come back.",
    { product: PRODUCT_NAME },
  ),
};

/** Turns push notices on and off, in this browser and the others of the person. */
export default function PushNoticesPart() {
  const { data, isError, error, refetch, isFetching } = useQuery(pushDevicesQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  if (isError)
    return (
      <ErrorState
        title={t("Your notices could not be loaded")}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
        className="mt-6"
      />
    );
  if (data === undefined) return <PushNoticesSkeleton />;
  if (data === null) return null;
  return (
    <div className="mt-4 border-t border-line pt-5">
      <h3 ref={heading} tabIndex={-1} className="text-base">
        {t("Notices on your devices")}
      </h3>
      <PushSwitch view={data} />
      {data.devices.length > 0 && (
        <ul aria-label={t("Devices with notices")} className="divide-y divide-line">
          {data.devices.map((device) => (
            <PushDeviceRow
              key={device.id}
              device={device}
              // The pressed button is removed with its row.
              onGone={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The switch of this browser, or what stands in its way. */
function PushSwitch({ view }: { view: PushDevicesView }) {
  const [ability, setAbility] = useState(getPushAbility);
  const here = view.devices.find(({ current }) => current);
  const on = useTurnOn(view, () => setAbility("refused"));
  const off = useTurnOff(here?.id, true);
  if (ability !== "able" && !here)
    return (
      <p role="status" className="py-4 text-[0.9375rem] text-quiet">
        {OBSTACLES[ability]}
      </p>
    );
  return (
    <SavedSwitch
      label={t("Notices on this device")}
      hint={t(
        "What the mails above tell, as short notices, and comments at once. They come for as long as you are signed in here.",
      )}
      checked={here !== undefined}
      onPress={(value, callbacks) => (value ? on : off).mutate(undefined, callbacks)}
      className="py-4"
    />
  );
}
