/** Why an analysis failed, without the advice to try again: that is happening already. With it, see the messages. */
export default {
  "The analysis was cut off too often.": "L’analyse a été interrompue trop souvent.",
  "Something went wrong on our side.": "Une erreur s’est produite de notre côté.",
  "Neither OpenAI nor Anthropic could review the deck.":
    "Ni OpenAI ni Anthropic n’ont pu analyser le pitch deck.",
  "{provider} did not answer in time.": "{provider} n’a pas répondu à temps.",
  "{provider} is busy at the moment.": "Le service {provider} est saturé en ce moment.",
  "{provider} had a problem on its side.": "Le service {provider} a rencontré un problème.",
  "{provider} could not be reached.": "Impossible de joindre {provider}.",
  "{provider} gave an answer that could not be read.": "{provider} a donné une réponse illisible.",
  "{provider} gave an answer that could not be used.": "{provider} a donné une réponse inutilisable.",
  "{provider} is not answering at the moment.": "{provider} ne répond pas en ce moment.",
} as const;
