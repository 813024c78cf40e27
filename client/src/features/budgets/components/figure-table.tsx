import { useIsMobile } from "@/hooks/use-mobile";
import { cn } from "@/lib/cn";
import { FIGURES_HEADING } from "./figures-heading";

type FigureRow = { label: string; figures: string[]; isSum?: boolean };

type Props = { caption: string; head: string[]; rows: FigureRow[] };

/** A table of figures; on a narrow screen, where its columns have no room, the figures of each row one below the other. */
export function FigureTable(props: Props) {
  if (!useIsMobile()) return <WideTable {...props} />;
  return (
    <>
      <FigureList {...props} />
      <div className="hidden print:block">
        <WideTable {...props} />
      </div>
    </>
  );
}

const FigureList = ({ caption, head, rows }: Props) => (
  <figure className="mb-6 print:hidden">
    <figcaption className="mb-2 font-semibold">{caption}</figcaption>
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ label, figures, isSum }) => (
        <li key={label} className="py-3">
          <p className={cn("wrap-anywhere", isSum ? "font-semibold" : "font-medium")}>{label}</p>
          <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-[0.9375rem]">
            {figures.map((figure, index) => (
              <div key={index} className="contents">
                <dt className="text-quiet">{head[index + 1]}</dt>
                <dd className={cn("text-end tabular-nums", isSum && "font-semibold")}>{figure}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </figure>
);

/** Many years of large sums scroll sideways by themselves. */
const WideTable = ({ caption, head, rows }: Props) => (
  <div
    role="region"
    aria-label={caption}
    tabIndex={0}
    className="focus-inset mb-6 overflow-x-auto print:overflow-visible"
  >
    <table className="w-full min-w-max text-[0.9375rem] print:min-w-0 print:text-xs">
      <caption className="mb-2 text-start font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-edge text-sm text-quiet">
          {head.map((label, index) => (
            <th
              key={label}
              scope="col"
              className={cn("px-2 py-2 font-semibold", index === 0 ? "text-start" : FIGURES_HEADING)}
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
