import { Search } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import type { CurrentUserView } from "@shared/validators/auth";
import { lazyDialog, useOpening } from "@/ui/lazy-dialog";
import { useInBrowser } from "@/hooks/use-in-browser";
import { useCurrentTitle } from "@/lib/browser/document-title";
import { draftOwner } from "@/lib/form-drafts";
import { noteRecentScreen } from "@/lib/recent-screens";
import { t } from "@/words";

const switcher = lazyDialog(() => import("./switcher-dialog"));

const KEYS = ["Control+K", "Meta+K"].join(" ");

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Opens the dialog that leads to any screen or record, also by Ctrl K. */
export function SwitcherButton({ user }: { user: CurrentUserView }) {
  const { open, wasOpened, shown } = useOpening();
  // Who presses Ctrl K types on at once.
  switcher.usePreload();
  const personId = draftOwner(user);
  const hint = useInBrowser(() => (isMac() ? "⌘ K" : t("Ctrl K")), t("Ctrl K"));
  useNotedScreens(personId);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== "k" || event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={KEYS}
        aria-haspopup="dialog"
        onClick={open}
        className="flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-2.5 text-sm transition-colors hover:bg-house-raised lg:border lg:border-house-raised lg:px-3 lg:h-10"
      >
        <Search aria-hidden="true" className="size-[1.375rem] lg:size-[1.125rem]" />
        <span className="max-lg:sr-only">{t("Go to…")}</span>
        <kbd aria-hidden="true" className="font-sans text-xs text-on-house/75 max-lg:hidden">
          {hint}
        </kbd>
      </button>
      {wasOpened && <switcher.Dialog {...shown} user={user} />}
    </>
  );
}

/** Remembers each screen once its title is known. */
function useNotedScreens(personId: string | undefined): void {
  const [path] = useLocation();
  const title = useCurrentTitle();
  useEffect(() => {
    // Without the request of a program there is nothing to go back to.
    const isScreen = title && path !== "/connect";
    if (personId !== undefined && isScreen) noteRecentScreen(personId, { path, title });
    // The title of the next screen comes after its address, so the address alone says nothing.
    // oxlint-disable-next-line hooks/exhaustive-deps
  }, [title, personId]);
}
