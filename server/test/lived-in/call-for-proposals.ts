import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a funder's site with one page of calls, whose content a test sets with `say`. */
export async function startFunderSite(): Promise<{ url: string; say(text: string): void; close(): void }> {
  let text = "";
  const server = createServer((request, response) => {
    if (request.url !== "/calls") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(text);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/calls`,
    say: (page) => void (text = page),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Makes a page of calls as funders write them, with the same facts as JSON-LD. */
export function pageOfCalls(
  calls: { name: string; about: string; from: number; to: number; until: string }[],
) {
  const facts = calls.map(({ name, about, from, to, until }) => ({
    "@context": "https://schema.org",
    "@type": "MonetaryGrant",
    name,
    description: about,
    url: `https://funder.example.org/${encodeURIComponent(name)}`,
    funder: { "@type": "Organization", name: "Example Funder" },
    validThrough: until,
    amount: { "@type": "MonetaryAmount", currency: "USD", minValue: from, maxValue: to },
  }));
  const list = calls.map(
    ({ name, about, from, to, until }) =>
      `<article><h2>${name}</h2><p>${about}</p><p>Grants of USD ${from} to USD ${to}.</p><p>Deadline: ${until}</p></article>`,
  );
  return `<!doctype html><html lang="en"><head><title>Calls</title>${facts
    .map((fact) => `<script type="application/ld+json">${JSON.stringify(fact)}</script>`)
    .join("")}</head><body><main><h1>Calls</h1>${list.join("")}</main></body></html>`;
}
