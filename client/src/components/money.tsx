import { cn } from "@/lib/cn";
import { formatExactMoney, formatMoney } from "@/lib/format/format";
import { t } from "@/words";

/** Shows an amount with its currency. `form="short"` gives "$1.5M". Without an amount it shows `fallback`. */
export function Money({
  amount,
  currency,
  form = "exact",
  fallback = t("Not specified"),
  className,
}: {
  amount: string | number | null | undefined;
  currency?: string | null;
  form?: "exact" | "short";
  fallback?: string;
  className?: string;
}) {
  const exact = formatExactMoney(amount, currency);
  if (exact === undefined) return <span className={cn("text-quiet", className)}>{fallback}</span>;
  const shown = form === "short" ? formatMoney(amount, currency) : exact;
  return (
    <span className={cn("whitespace-nowrap", className)} title={shown === exact ? undefined : exact}>
      {shown}
    </span>
  );
}
