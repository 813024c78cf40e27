import { type Range } from "@/lib/format/converted";
import { useConvertedRange } from "@/lib/own-currency";

type Props = { range: Range; entityId?: string | null };

/** Shows amounts in the reader's own currency and at which rate, if that is another currency with a known rate. */
export function OwnCurrency({ range, entityId }: Props) {
  const converted = useConvertedRange(range, entityId);
  if (!converted) return null;
  return (
    <div className="mt-1.5">
      <p className="font-medium wrap-anywhere">{converted.amount}</p>
      <p className="text-sm wrap-anywhere text-quiet">{converted.rate}</p>
    </div>
  );
}

/** The same in one line, for lists. The rate is in the tooltip and is read out by screen readers. */
export function OwnCurrencyLine({ range, entityId, className }: Props & { className?: string }) {
  const converted = useConvertedRange(range, entityId);
  if (!converted) return null;
  return (
    <span title={converted.rate} className={className}>
      {converted.amount}
      <span className="sr-only"> ({converted.rate})</span>
    </span>
  );
}
