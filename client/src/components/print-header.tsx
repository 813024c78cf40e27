import { useInBrowser } from "@/hooks/use-in-browser";
import { displayName, useCurrentUser } from "@/lib/api/current-user";
import { BRAND } from "@/lib/brand";
import { formatDate, todayForInput } from "@/lib/format/dates";
import { t } from "@/words";

/** Stands above a printed page: the product, who printed it and when, and its address. A screen does not show it. */
export function PrintHeader() {
  const { user } = useCurrentUser();
  // A server that renders the page knows neither the reader's day nor the whole address.
  const today = useInBrowser(() => todayForInput(), "");
  const address = useInBrowser(() => location.href, "");
  return (
    <div aria-hidden="true" className="mb-5 hidden border-b border-line pb-2 text-sm print:block">
      <p className="flex justify-between gap-6">
        <span className="font-semibold">{BRAND.name}</span>
        <span>
          {user
            ? t("{name}, {date}", { name: displayName(user), date: formatDate(today) ?? "" })
            : formatDate(today)}
        </span>
      </p>
      <p className="text-xs wrap-anywhere text-quiet">{address}</p>
    </div>
  );
}
