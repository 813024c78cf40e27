import * as Primitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { createContext, use, useState, type ComponentProps, type FocusEvent, type ReactNode } from "react";
import { cn } from "@/lib/cn";
import { useToastRoom } from "@/lib/toast-room";
import { t } from "@/words";
import { Button } from "./button";
import { buttonClass } from "./button-styles";

/**
 * The element that had the focus when the dialog opened. Radix returns the focus only to its own triggers.
 */
const OpenerContext = createContext<Element | null>(null);

function useReturnFocus() {
  const opener = use(OpenerContext);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

const FIELDS =
  "input:not([type=hidden], [readonly], :disabled), select:not(:disabled), textarea:not(:disabled, [readonly])";

/**
 * Focuses the element with `data-autofocus`, otherwise the first field, otherwise the dialog itself. On touch
 * screens a focused field would open the keyboard over the dialog, so the dialog gets the focus there.
 */
function handleOpenAutoFocus(event: Event) {
  event.preventDefault();
  const dialog = event.target as HTMLElement;
  const isTouch = window.matchMedia("(pointer: coarse)").matches;
  const target =
    dialog.querySelector<HTMLElement>("[data-autofocus]") ??
    (isTouch ? null : dialog.querySelector<HTMLElement>(FIELDS)) ??
    dialog;
  target.focus();
}

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** While this is true, closing first asks whether to drop the edits. */
  dirty?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog around one `DialogContent` or `SheetContent`. It closes with Escape, and traps and returns
 * the focus.
 */
export function Dialog({ isOpen, onClose, dirty = false, children }: DialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  const [asking, setAsking] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setAsking(false);
    if (isOpen) setOpener(document.activeElement);
  }
  const close = () => (dirty ? setAsking(true) : onClose());
  return (
    <OpenerContext value={opener}>
      <Primitive.Root open={isOpen} onOpenChange={close}>
        {children}
      </Primitive.Root>
      {asking && <DiscardQuestion isOpen onClose={() => setAsking(false)} onDiscard={onClose} />}
    </OpenerContext>
  );
}

/** Asks before unsaved edits are dropped. */
export function DiscardQuestion({
  isOpen,
  onClose,
  onDiscard,
}: Pick<DialogProps, "isOpen" | "onClose"> & { onDiscard: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <AlertContent
        title={t("Discard your changes?")}
        description={t("What you typed has not been saved.")}
        cancelLabel={t("Keep editing")}
        actions={
          <Button variant="destructive" onClick={onDiscard}>
            {t("Discard changes")}
          </Button>
        }
      />
    </Dialog>
  );
}

type PressOutside = Parameters<
  NonNullable<ComponentProps<typeof Primitive.Content>["onPointerDownOutside"]>
>[0];

/** A press on a toast beside the dialog must not close the dialog. */
function ignoreToastPress(event: PressOutside) {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-toast]")) event.preventDefault();
}

const overlayClass = cn(
  "fixed inset-0 z-40 bg-overlay",
  "data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out",
);

type ContentProps = Omit<ComponentProps<typeof Primitive.Content>, "title"> & {
  title: ReactNode;
  /** One sentence under the title; screen readers read it with the title. */
  description?: ReactNode;
  children: ReactNode;
};

type HeaderProps = Pick<ContentProps, "title" | "description"> & {
  /** A decorative picture beside the title. */
  picture?: ReactNode;
};

function Header({ title, description, picture }: HeaderProps) {
  return (
    <header className="flex items-start gap-3 border-b border-line py-4 pe-3 ps-5 md:ps-6">
      {picture}
      <div className="min-w-0 flex-1 py-1.5">
        <Primitive.Title className="text-xl">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="mt-1 text-[0.9375rem] text-quiet">
            {description}
          </Primitive.Description>
        )}
      </div>
      <Primitive.Close aria-label={t("Close")} className={buttonClass("ghost", "icon")}>
        <X aria-hidden="true" />
      </Primitive.Close>
    </header>
  );
}

/**
 * Scrolls to the focused element. When the focus goes from the last element to the first or back, Radix does
 * not scroll.
 */
function keepFocusInView({ target }: FocusEvent) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}

type PanelProps = ContentProps & HeaderProps & { bodyClassName: string };

/** What dialogs and sheets have in common: the layer under them, the header, the scrolled body and the focus. */
function Panel({ title, description, picture, className, bodyClassName, children, ...props }: PanelProps) {
  const returnFocus = useReturnFocus();
  const toastRoom = useToastRoom();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClass} />
      <Primitive.Content
        onOpenAutoFocus={handleOpenAutoFocus}
        onCloseAutoFocus={returnFocus}
        onPointerDownOutside={ignoreToastPress}
        style={toastRoom}
        className={cn("fixed bottom-0 z-40 flex flex-col bg-surface shadow-soft outline-none", className)}
        {...props}
      >
        <Header title={title} description={description} picture={picture} />
        <div
          onFocus={keepFocusInView}
          className={cn("min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 md:px-6", bodyClassName)}
        >
          {children}
        </div>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

const WIDTHS = { md: "md:max-w-[32rem]", lg: "md:max-w-[42rem]", xl: "md:max-w-[56rem]" } as const;

/**
 * The classes of a large dialog. It fills the whole screen on a phone, except for the banner and the toast at
 * the top.
 */
export const wholePhoneClass =
  "max-md:h-dvh max-md:max-h-[calc(100dvh-var(--banner-height,0px)-var(--toast-room))] max-md:rounded-none";

/** Keeps a dialog open on Escape in a filter box, where it empties the box first. Pass it as `onEscapeKeyDown`. */
export function keepOpenForFilter(event: KeyboardEvent): void {
  const { target: field } = event;
  if (field instanceof HTMLInputElement && field.type === "search" && field.value !== "")
    event.preventDefault();
}

/**
 * The content of a dialog. It is in the middle on a desktop; on a phone it comes up from the bottom in full
 * width.
 */
export function DialogContent({
  size = "md",
  className,
  ...props
}: ContentProps & HeaderProps & { size?: keyof typeof WIDTHS }) {
  return (
    <Panel
      className={cn(
        "inset-x-0 mx-auto max-h-[min(94dvh,calc(100dvh-var(--banner-height,0px)-var(--toast-room)))] rounded-t-card",
        "md:top-1/2 md:bottom-auto md:max-h-[calc(100dvh-max(4rem,2*var(--toast-room)))] md:w-[calc(100%-4rem)] md:-translate-y-1/2 md:rounded-card",
        "transition-[max-height] duration-150 ease-out",
        "data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out",
        WIDTHS[size],
        className,
      )}
      bodyClassName="pb-safe md:pb-6"
      {...props}
    />
  );
}

/** The content of a sheet. It is at the right edge and 448 px wide; on a phone it fills the screen. */
export function SheetContent({ className, ...props }: ContentProps) {
  return (
    <Panel
      className={cn(
        "end-0 h-[calc(100dvh-var(--banner-height,0px)-var(--toast-room))] w-full md:h-[calc(100dvh-var(--banner-height,0px))] md:w-[448px]",
        // Where a sheet and a toast do not fit side by side, the sheet ends above the toast.
        "transition-[height,padding] duration-150 ease-out md:max-lg:pb-(--toast-room)",
        "data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out",
        className,
      )}
      bodyClassName="pb-safe"
      {...props}
    />
  );
}

/**
 * The row of buttons at a dialog's end; the main button comes last. The buttons fill the width on a phone.
 */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "mt-6 flex flex-col-reverse gap-2 md:flex-row md:justify-end md:gap-3 [&>*]:w-full md:[&>*]:w-auto",
        className,
      )}
      {...props}
    />
  );
}

/** A button that closes the dialog: <DialogClose>Cancel</DialogClose>. */
export function DialogClose({ children, className }: { children: ReactNode; className?: string }) {
  return <Primitive.Close className={buttonClass("outline", "md", className)}>{children}</Primitive.Close>;
}

/**
 * A question that must be answered (role alertdialog). A press outside does not close it, and Cancel has the
 * focus.
 */
export function AlertContent({
  title,
  description,
  cancelLabel = t("Cancel"),
  actions,
}: {
  title: ReactNode;
  description: ReactNode;
  cancelLabel?: string;
  actions: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  const toastRoom = useToastRoom();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClass} />
      <Primitive.Content
        role="alertdialog"
        onCloseAutoFocus={returnFocus}
        style={toastRoom}
        onPointerDownOutside={(event) => event.preventDefault()}
        className={cn(
          "fixed inset-x-4 top-1/2 z-40 mx-auto max-h-[calc(100dvh-max(2rem,2*var(--toast-room)))] max-w-[28rem] -translate-y-1/2 overflow-y-auto rounded-card bg-surface p-5 shadow-soft outline-none md:p-6",
          "data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out",
        )}
      >
        <Primitive.Title className="text-xl">{title}</Primitive.Title>
        <Primitive.Description className="mt-2 text-[0.9375rem] text-quiet">
          {description}
        </Primitive.Description>
        <DialogFooter>
          <DialogClose>{cancelLabel}</DialogClose>
          {actions}
        </DialogFooter>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
