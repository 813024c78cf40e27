import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app";
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
// In slices, between which a slow phone hears a press.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
