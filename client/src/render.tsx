import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import type { PageToRender, Rendered } from "@shared/rendering";
import { App } from "./app/app";
import { loadScreen } from "./app/routes";
import type { ServerState } from "./app/server-state";
import { assumePhone } from "./hooks/use-mobile";
import { currentUserKey } from "./lib/api/current-user";
import { setReaderZone, todayForInput } from "./lib/format/dates";
import { language } from "./lib/language";
import { fetchPageQuery } from "./lib/api/page-queries";
import { createQueryClient } from "./lib/api/query-client";

/** Renders a screen with its data, for server/page/rendering.ts. */
export async function render({
  screen,
  path,
  search,
  id,
  isPhone,
  user,
  read,
}: PageToRender): Promise<Rendered> {
  const { pageQueries = () => [] } = await loadScreen(screen, { isSignedIn: user !== null });
  const client = createQueryClient();
  client.setQueryData(currentUserKey, user);
  await Promise.all(pageQueries(id, search).map((query) => fetchPageQuery(client, query, read)));
  // Nothing is awaited from here on, so no other page comes between.
  assumePhone(isPhone);
  setReaderZone(user?.timezone);
  const html = renderToString(
    <Router ssrPath={path} ssrSearch={search}>
      <App client={client} />
    </Router>,
  );
  const state: ServerState = {
    screen,
    language,
    isPhone,
    ...(user && { today: todayForInput() }),
    queries: dehydrate(client),
  };
  return { html, state };
}
