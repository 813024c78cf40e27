import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import { Card } from "../ui/card";
import { Skeleton } from "../ui/skeleton";

/** Shows one large figure with its name above and an explanation below. It keeps its size while `loading`. */
export function StatCard({
  label,
  value,
  note,
  icon: Icon,
  loading = false,
  className,
}: {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  icon?: LucideIcon;
  loading?: boolean;
  className?: string;
}) {
  return (
    <Card className={cn("flex flex-col", className)} aria-busy={loading || undefined}>
      <div className="flex items-center justify-between gap-3">
        <p className="text-[0.9375rem] font-medium text-quiet">{label}</p>
        {Icon && <Icon aria-hidden="true" className="size-5 shrink-0 text-link" />}
      </div>
      {loading ? (
        <>
          <Skeleton className="mt-3 h-9 w-24" />
          {note !== undefined && <Skeleton className="mt-2.5 h-4 w-32" />}
        </>
      ) : (
        <>
          <p className="mt-2 font-display text-[2rem] leading-tight font-semibold tracking-tight wrap-anywhere">
            {value}
          </p>
          {note !== undefined && <p className="mt-1 text-sm text-quiet">{note}</p>}
        </>
      )}
    </Card>
  );
}
