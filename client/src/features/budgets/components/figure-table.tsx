import { cn } from "@/lib/cn";

export type FigureRow = { label: string; figures: string[]; isSum?: boolean };

/** A table of figures. It scrolls sideways by itself on a narrow screen. */
export function FigureTable({ caption, head, rows }: { caption: string; head: string[]; rows: FigureRow[] }) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="focus-inset mb-6 overflow-x-auto">
      <table className="w-full min-w-max text-[0.9375rem]">
        <caption className="mb-2 text-start font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-edge text-sm text-quiet">
            {head.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={cn("px-2 py-2 font-semibold", index === 0 ? "text-start" : "text-end")}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figures, isSum }) => (
            <tr key={label} className={cn("border-b border-line", isSum && "font-semibold")}>
              <th scope="row" className="max-w-64 px-2 py-2 text-start font-[inherit] wrap-anywhere">
                {label}
              </th>
              {figures.map((figure, index) => (
                <td key={index} className="px-2 py-2 text-end tabular-nums">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
