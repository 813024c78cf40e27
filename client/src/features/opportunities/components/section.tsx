import { useId, type ReactNode } from "react";
import { Card } from "@/ui/card";

/** A titled part of the detail page. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  /** Content at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="min-w-0 flex-1 basis-28 text-xl">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
