import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Toaster } from "@/ui/toaster";
import { createQueryClient } from "@/lib/api/query-client";
import { ConnectionBanner } from "./connection-banner";
import { LanguageWatch } from "./language-watch";
import { Push } from "./push";
import { RouteEffects } from "./route-effects";
import { Screens } from "./screens";
import { SessionWatch } from "./session-watch";

/** The whole client: one query cache, the screen of the present address, and what floats over every screen. */
export function App({ client }: { client?: QueryClient }) {
  const [queryClient] = useState(() => client ?? createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageWatch />
      <RouteEffects />
      <Push />
      <ConnectionBanner />
      <Screens />
      <SessionWatch />
      <Toaster />
    </QueryClientProvider>
  );
}
