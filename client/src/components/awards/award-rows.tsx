import { createContext, type ReactNode, use, useState } from "react";
import { textLinkClass } from "@/components/text-link";
import { cn } from "@/lib/cn";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import type { ShownAwards } from "./award-rows-dialog";

const rowsDialog = lazyDialog(() => import("./award-rows-dialog"));

const ShowContext = createContext<(rows: ShownAwards) => void>(() => {});

/** Around figures about a funder's awards: it has the dialog with the rows of the one that was pressed. */
export function AwardRows({
  funder,
  children,
}: {
  funder: { id: string; name: string };
  children: ReactNode;
}) {
  const [rows, setRows] = useState<ShownAwards>();
  const { open, wasOpened, shown } = useOpening();
  rowsDialog.usePreload();
  const show = (pressed: ShownAwards) => {
    setRows(pressed);
    open();
  };
  return (
    <ShowContext value={show}>
      {children}
      {wasOpened && rows && <rowsDialog.Dialog funder={funder} shown={rows} {...shown} />}
    </ShowContext>
  );
}

/** A figure that leads to the awards it is made of. Within a sentence it is as high as its line. */
export function AwardFigure({
  title,
  filter,
  inSentence = false,
  className,
  children,
}: ShownAwards & { inSentence?: boolean; className?: string; children: ReactNode }) {
  const show = use(ShowContext);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cn(
        textLinkClass,
        "text-start wrap-anywhere",
        inSentence ? "inline" : "inline-flex min-h-11 items-center md:min-h-7",
        className,
      )}
      onClick={() => show({ title, filter })}
    >
      {children}
    </button>
  );
}
