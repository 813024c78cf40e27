/** The logo's lamp on its cord, with its light on what is below. Decorative. */
export function Lamp() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 border-t border-on-house/20 lg:border-0"
    >
      <div className="absolute -inset-x-5 top-0 h-[32rem] overflow-hidden lg:overflow-visible">
        <div className="lamp-light absolute top-[6.5rem] left-1/2 size-[34rem] -translate-1/2 lg:top-[11.25rem] lg:size-[46rem]" />
      </div>
      <svg
        viewBox="0 0 120 480"
        fill="none"
        preserveAspectRatio="xMidYMax slice"
        className="absolute top-0 left-1/2 h-[6.75rem] w-30 -translate-x-1/2 text-on-house lg:h-[11.75rem]"
      >
        <path d="M60 0v425" stroke="currentColor" strokeWidth="2.5" />
        <circle cx="60" cy="460" r="14" className="fill-accent" />
        <path d="M18 458a42 42 0 0 1 84 0z" fill="currentColor" />
      </svg>
    </div>
  );
}
