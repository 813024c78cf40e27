import type { ReactNode } from "react";

/** A part of a text to read, under its heading. */
export function ReadingPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

export const ReadingList = ({ points }: { points: readonly string[] }) => (
  <ul className="list-disc space-y-2 ps-5 marker:text-link">
    {points.map((point) => (
      <li key={point} className="ps-1">
        {point}
      </li>
    ))}
  </ul>
);
