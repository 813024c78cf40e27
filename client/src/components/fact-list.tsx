import type { ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

/** Lists facts with their labels, in two columns if there is room. A fact without a value is left out. */
export function FactList({ facts }: { facts: Fact[] }) {
  const filled = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {filled.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
