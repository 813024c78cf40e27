/** The French of funders/. */
export default {
  Industry: "Secteur",
  Stage: "Stade",
  "Where it funds": "Zones financées",
  "Cheque size": "Ticket",
  "an unnamed currency": "(devise non indiquée)",
  "{amount} on average": "{amount} en moyenne",
  "Seeks {amount}": "Recherche {amount}",
  "Seeks {amount}, in a currency that is not given": "Recherche {amount}, dans une devise non indiquée",
  "The profile does not name its currency.": "Le profil n’indique pas sa devise.",
  "Only amounts in one currency are compared.": "Seuls des montants dans une même devise sont comparés.",
  "An average does not say how small or large a cheque may be.":
    "Une moyenne ne dit pas jusqu’où vont les tickets, ni à partir de combien.",
  "Its largest cheque would be a part of what is sought: others would have to join.":
    "Son ticket maximum ne couvrirait qu’une partie du montant recherché : d’autres devraient s’y joindre.",
  "Its smallest cheque is more than is sought.": "Son ticket minimum dépasse le montant recherché.",
} as const;
