import type { Dictionary } from "../../words";

/**
 * What is said of other people's services and sites: AI providers, Grants.gov, and pages that a curator has read. `{host}` and
 * `{provider}` are names, so nothing may agree with them.
 */
export const readingMessages = {
  "{provider} did not answer in time. Please try again.":
    "{provider} n’a pas répondu à temps. Veuillez réessayer.",
  "{provider} is busy at the moment. Please try again in a few minutes.":
    "Le service {provider} est saturé en ce moment. Veuillez réessayer dans quelques minutes.",
  "{provider} had a problem on its side. Please try again in a few minutes.":
    "Le service {provider} a rencontré un problème. Veuillez réessayer dans quelques minutes.",
  "{provider} could not be reached. Please try again in a few minutes.":
    "Impossible de joindre {provider}. Veuillez réessayer dans quelques minutes.",
  "{provider} refused the request. Please tell the people who run this site.":
    "{provider} a refusé la requête. Veuillez prévenir les responsables de ce site.",
  "{provider} answered with an error. Please try again later.":
    "{provider} a répondu par une erreur. Veuillez réessayer plus tard.",
  "{provider} gave an answer that could not be read. Please try again later.":
    "{provider} a donné une réponse illisible. Veuillez réessayer plus tard.",
  "{provider} gave an answer that could not be read. Please try again.":
    "{provider} a donné une réponse illisible. Veuillez réessayer.",
  "{provider} gave an answer that could not be used. Please try again.":
    "{provider} a donné une réponse inutilisable. Veuillez réessayer.",
  "{provider} gave an answer that is too large to be read.":
    "{provider} a donné une réponse trop volumineuse pour être lue.",

  // One opportunity of Grants.gov
  "Grants.gov gave an answer that could not be read.": "Grants.gov a donné une réponse illisible.",
  "Grants.gov gave no details of this opportunity.":
    "Grants.gov n’a donné aucun détail sur cette opportunité.",
  "Grants.gov gave this opportunity no title.": "Grants.gov n’a pas donné de titre à cette opportunité.",
  "Grants.gov answered with another opportunity.": "Grants.gov a répondu par une autre opportunité.",
  "Grants.gov listed this opportunity without its id.":
    "Grants.gov a listé cette opportunité sans son identifiant.",
  "Grants.gov has no such opportunity any more.": "Grants.gov ne connaît plus cette opportunité.",
  "Not read, because Grants.gov had failed to answer before.":
    "Non lue, car Grants.gov n’avait pas répondu auparavant.",

  // A run
  "Found {n}: {outcomes}.": ["{n} trouvée : {outcomes}.", "{n} trouvées : {outcomes}."],
  "{n} new": ["{n} nouvelle", "{n} nouvelles"],
  "{n} updated": ["{n} mise à jour", "{n} mises à jour"],
  "{n} with changes to look at": [
    "{n} avec des modifications à examiner",
    "{n} avec des modifications à examiner",
  ],
  "{n} known already or closed": ["{n} déjà connue ou clôturée", "{n} déjà connues ou clôturées"],
  "{n} could not be read": ["{n} n’a pas pu être lue", "{n} n’ont pas pu être lues"],
  "Opportunity {id}": "Opportunité {id}",
  "This source is being read just now. Please try again in a moment.":
    "Cette source est en cours de lecture. Veuillez réessayer dans un instant.",
  "This source is not in the list any more.": "Cette source n’est plus dans la liste.",
  "This run is not known any more.": "Cette collecte n’est plus connue.",
  "This takes longer than usual and goes on in the background.":
    "Cela prend plus de temps que d’habitude et se poursuit en arrière-plan.",
  "The reading was cut off too often. Please try again.":
    "La lecture a été interrompue trop souvent. Veuillez réessayer.",
  "Nothing was found on this page.": "Rien n’a été trouvé sur cette page.",
  "Nothing was found.": "Rien n’a été trouvé.",
  "Nothing about funding was found on this page.": "Rien sur un financement n’a été trouvé sur cette page.",
  "Not read, because the reading took too long.": "Non lue, car la lecture a pris trop de temps.",
  "Not read, because the site had refused other pages.": "Non lue, car le site avait refusé d’autres pages.",
  "The AI readings of today are used up, so some details may be missing.":
    "Les lectures par IA du jour sont épuisées ; il peut manquer des détails.",
  "The AI did not answer, so some details may be missing.":
    "L’IA n’a pas répondu ; il peut manquer des détails.",
  "The PDF at {host} could not be read: it is damaged, protected with a password or too long.":
    "Le PDF de {host} est illisible : il est endommagé, protégé par un mot de passe ou trop long.",

  // A page
  "That is not a web address. It has to start with http:// or https://.":
    "Ce n’est pas une adresse web. Elle doit commencer par http:// ou https://.",
  "That web address is too long.": "Cette adresse web est trop longue.",
  "The address at {host} contains a user name or password. Leave it out and try again.":
    "L’adresse chez {host} contient un nom d’utilisateur ou un mot de passe. Retirez-le et réessayez.",
  "{host} is not visited: only the usual ports of websites, 80 and 443, are.":
    "{host} n’est pas consulté : seuls les ports habituels des sites, 80 et 443, le sont.",
  "{host} is not visited, because it is not on the public internet.":
    "{host} n’est pas consulté, car il n’est pas sur l’internet public.",
  "There is no website at {host}, or its name cannot be looked up.":
    "Il n’y a pas de site à {host}, ou son nom est introuvable.",
  "{host} could not be reached.": "{host} n’a pas pu être joint.",
  "{host} has no valid security certificate, so nothing was read from it.":
    "{host} n’a pas de certificat de sécurité valide ; rien n’y a été lu.",
  "{host} did not answer in time.": "{host} n’a pas répondu à temps.",
  "Too many pages of {host} are waiting to be read. Please try again later.":
    "Trop de pages de {host} attendent d’être lues. Veuillez réessayer plus tard.",
  "The page at {host} is larger than {n} MB.": "La page de {host} dépasse {n} Mo.",
  "The PDF at {host} is larger than {n} MB.": "Le PDF de {host} dépasse {n} Mo.",
  "The file at {host} is larger than {n} kB.": "Le fichier de {host} dépasse {n} ko.",
  "{host} redirects more than {n} times.": "{host} redirige plus de {n} fois.",
  "{host} redirects in a circle.": "{host} redirige en boucle.",
  "{host} redirects to nowhere.": "{host} redirige vers nulle part.",
  "What {host} has at this address is not a kind of page that can be read.":
    "Ce que {host} propose à cette adresse n’est pas un type de page lisible.",
  "{host} asks automated readers to leave this page alone (robots.txt).":
    "{host} demande aux lecteurs automatiques de ne pas lire cette page (robots.txt).",
  "The robots.txt of {host} could not be read, so the page was left alone. Please try again later.":
    "Le robots.txt de {host} est illisible ; la page n’a donc pas été lue. Veuillez réessayer plus tard.",
  "{host} asks for a pause of {n} seconds between pages (robots.txt). Please try again later.":
    "{host} demande une pause de {n} secondes entre les pages (robots.txt). Veuillez réessayer plus tard.",
  "{host} asks visitors to sign in before it shows this page.":
    "{host} demande de se connecter avant d’afficher cette page.",
  "{host} gave an answer that makes no sense to a browser.":
    "{host} a donné une réponse qu’un navigateur ne comprend pas.",
  "The page at {host} broke off before its end, or is damaged.":
    "La page de {host} s’est interrompue avant la fin ou est endommagée.",
  "The link does not work": "Le lien ne fonctionne pas",
  "{host} has no page at this address.": "{host} n’a pas de page à cette adresse.",
  "{host} has had too many requests and refuses more. Please try again later.":
    "{host} a reçu trop de requêtes et en refuse d’autres. Veuillez réessayer plus tard.",
  "{host} refuses to show this page to us ({status}). Some websites block scraping.":
    "{host} refuse de nous montrer cette page ({status}). Certains sites bloquent la collecte.",
  "{host} is not working at the moment (status {status}).":
    "{host} ne fonctionne pas en ce moment (statut {status}).",
  "{host} gave an unexpected answer (status {status}).":
    "{host} a donné une réponse inattendue (statut {status}).",
} as const satisfies Dictionary;
