import { setNonce } from "get-nonce";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { beginWithPicture } from "./app/first-picture";
import { setPicturedOnPhone } from "./hooks/use-mobile";
import { createQueryClient } from "./lib/query-client";
import { startTheme } from "./lib/theme";
import "./styles/fonts.css";
import "./styles/index.css";

// The dialogs' scroll lock adds a <style> element, which the page's policy allows with this nonce alone.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setNonce(nonce);

// zod otherwise tries `new Function` once, which the same policy reports as a violation. Set by its global, so that
// zod itself stays out of the first page; its code arrives later, with the first form.
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
(shared.__zod_globalConfig ??= {}).jitless = true;

startTheme();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
setPicturedOnPhone("phone" in root.dataset);
const client = createQueryClient();

/** `onShown` is called once, when what is shown hears what is done to it. */
function Page({ onShown }: { onShown: () => void }) {
  // An event in the middle of React's own work would not be heard.
  useEffect(() => void setTimeout(onShown), [onShown]);
  return (
    <StrictMode>
      <App client={client} />
    </StrictMode>
  );
}

// Not awaited: the screens' code awaits this module, and each would wait for the other.
void beginWithPicture(root, client).then(({ isDrawn, onShown }) => {
  const page = <Page onShown={onShown} />;
  // In slices, between which a slow phone hears a press.
  startTransition(() => {
    // What differs after all is drawn anew by React, and nobody need know.
    if (isDrawn) hydrateRoot(root, page, { onRecoverableError: () => {} });
    else createRoot(root).render(page);
  });
});
