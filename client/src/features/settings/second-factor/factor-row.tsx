import type { ReactNode } from "react";

/** One way to do the second step, with what can be done with it. */
export function FactorRow({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="flex min-w-0 gap-3">
        <span className="mt-0.5 text-link [&_svg]:size-5">{icon}</span>
        <div className="min-w-0">
          <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal wrap-anywhere">{title}</h3>
          <p className="text-sm text-quiet">{text}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
