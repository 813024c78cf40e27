import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/lib/cn";
import { dismissToast, useToasts, type Toast } from "@/lib/toast";
import { setToastRoom } from "@/lib/toast-room";
import { t } from "@/words";

/** The gaps between the toast and the window's edge, and between the toast and a dialog. */
const GAPS_PX = 32;

/**
 * The app mounts this once. The live region is always there, so that the first message is read out too. It is
 * at the bottom left on a desktop and at the top on a phone.
 */
export function Toaster() {
  const toasts = useToasts();
  return (
    <div
      data-chrome=""
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-[calc(1rem+var(--banner-height,0px))] z-50 flex justify-center md:top-auto md:end-auto md:bottom-6 md:start-24"
    >
      {toasts
        .filter((toast) => toast.open)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || !Number.isFinite(toast.duration)) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.duration]);

  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!card.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      setToastRoom(Math.ceil(height) + GAPS_PX);
    });
    observer.observe(card.current);
    return () => {
      observer.disconnect();
      setToastRoom(0);
    };
  }, []);

  const isFailure = toast.variant === "destructive";
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <div
      ref={card}
      data-toast=""
      data-variant={toast.variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cn(
        // The toast can be pressed even while a dialog disables the rest of the page.
        "pointer-events-auto flex w-full max-w-[26rem] animate-rise-in items-start gap-3 rounded-card border bg-surface p-4 pe-2 shadow-soft md:min-w-80",
        isFailure ? "border-destructive" : "border-line",
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn("mt-0.5 size-5 shrink-0", isFailure ? "text-destructive" : "text-good")}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && (
          <p dir="auto" className="mt-0.5 line-clamp-5 text-[0.9375rem] wrap-anywhere text-quiet">
            {toast.description}
          </p>
        )}
        {toast.action && (
          <button
            type="button"
            onClick={() => {
              dismissToast(toast.id);
              toast.action?.onPress();
            }}
            className="mt-1 -mb-2 -ms-3 min-h-11 rounded-control px-3 font-semibold text-link underline decoration-link/40 underline-offset-4 transition-colors hover:bg-raised"
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t("Dismiss")}
        onClick={() => dismissToast(toast.id)}
        className="-my-2.5 grid size-11 shrink-0 place-items-center rounded-control text-quiet transition-colors hover:bg-raised hover:text-ink"
      >
        <X aria-hidden="true" className="size-[1.125rem]" />
      </button>
    </div>
  );
}
