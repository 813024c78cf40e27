import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { dropServerState, takeServerState } from "./app/server-state";
import { createQueryClient } from "./lib/api/query-client";
import { startTheme } from "./lib/browser/theme";
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
const client = createQueryClient();
const page = (
  <StrictMode>
    <App client={client} />
  </StrictMode>
);

// Not awaited: the screens' code awaits this module, and each would wait for the other.
void takeServerState(client).then((canHydrate) => {
  // Rendered in slices, between which a slow phone hears a press.
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
  dropServerState();
});
