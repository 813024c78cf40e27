import { SITE_LINKED_PAGES_MAX } from "@shared/constants/profile-proposals";
import { fold } from "../../../platform/text/fold";
import { isSameHost, isSamePage } from "../../catalogue/extraction/urls";

/** The pages that tell of an organisation, the most telling first, in English, French, Spanish and Portuguese. */
const KINDS: readonly RegExp[] = [
  /\b(?:about(?: us)?|who we are|our story|company|a propos|qui sommes|notre histoire|l'association|association|quienes somos|sobre nosotros|nosotros|quem somos|sobre(?: nos)?)\b/,
  /\b(?:impact|results|report|annual report|resultats|rapport|impacto|resultados|informe|relatorio)\b/,
  /\b(?:team|people|staff|board|equipe|equipo|equipa)\b/,
  /\b(?:contact|contact us|contacto|contactos|contato|imprint|impressum|mentions legales|legal)\b/,
];
const TEXT_MAX = 40;

/** Picks the pages of the same site that tell most of an organisation, at most one of each kind. */
export function pickLinkedPages(links: readonly { href: string; text: string }[], home: string): string[] {
  const own = links.filter(
    ({ href, text }) => isSameHost(href, home) && !isSamePage(href, home) && text.length <= TEXT_MAX,
  );
  const picked: string[] = [];
  for (const kind of KINDS) {
    const link = own.find(
      ({ href, text }) =>
        (kind.test(fold(text)) || kind.test(lastPart(href))) && !picked.some((one) => isSamePage(one, href)),
    );
    if (link) picked.push(link.href.replace(/#.*$/, ""));
  }
  return picked.slice(0, SITE_LINKED_PAGES_MAX);
}

const lastPart = (href: string) =>
  fold(decodeSafely(new URL(href).pathname.split("/").filter(Boolean).at(-1) ?? "")).replace(/[-_.]/g, " ");

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
