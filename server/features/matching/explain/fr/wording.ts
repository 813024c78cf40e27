/** The French of what rules, reasons and parts of a score have in common. */
export default {
  "{list} and {n} more": ["{list} et {n} autre", "{list} et {n} autres"],
  "{min} to {max}": "de {min} à {max}",
  "up to {amount}": "jusqu’à {amount}",
  "from {amount}": "à partir de {amount}",
  "in {year}": "en {year}",
  "{from} to {to}": "entre {from} et {to}",
  "{year} or later": "en {year} ou après",
  "{year} or earlier": "en {year} ou avant",
  "{what}: {more}": "{what} : {more}",
  "{first}; {second}": "{first} ; {second}",
  "“{words}”": "« {words} »",

  // Each stands after « aux ».
  startups: "startups",
  nonprofits: "associations (ONG)",
  "social enterprises": "entreprises sociales",
  individuals: "personnes physiques",
  "research groups": "équipes de recherche",
  schools: "écoles",
  "community groups": "groupes communautaires",
  "government bodies": "administrations publiques",

  "Entity type": "Type de structure",
  Country: "Pays",
  Stage: "Stade",
  "Founding year": "Année de création",
  Revenue: "Chiffre d’affaires",
  Deadline: "Date limite",
} as const;
