import type { Fact } from "./weigh";

/** Lists facts, each with where it is from. It renders nothing without any. */
export function FactLines({ title, facts }: { title?: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <div className="min-w-0">
      {title && <h3 className="mb-1.5 text-base">{title}</h3>}
      <ul className="grid gap-2">
        {facts.map(({ text, from }) => (
          <li key={text} className="min-w-0 wrap-anywhere">
            <span dir="auto" className="block">
              {text}
            </span>
            <span dir="auto" className="block text-sm text-quiet">
              {from}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
