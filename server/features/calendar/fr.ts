/** The French of calendar/. */
export default {
  "{product} deadlines": "Dates limites {product}",
  "Deadline: {name}": "Date limite : {name}",
  "Funder: {name}": "Financeur : {name}",
  "Open until {date} ends, {zone} time": "Ouvert jusqu’à la fin du {date} (fuseau {zone})",
  "Closes at {time} UTC on {date}": "Clôture à {time} UTC le {date}",
  "Your application for {entity}: {url}": "Votre candidature pour {entity} : {url}",
  "and {n} more of your applications": [
    "et {n} autre de vos candidatures",
    "et {n} autres de vos candidatures",
  ],
  "Details: {url}": "Détails : {url}",
  "Next step: {funder}": "Prochaine étape : {funder}",
  "For {entity}": "Pour {entity}",
  "Your notes: {url}": "Vos notes : {url}",
} as const;
