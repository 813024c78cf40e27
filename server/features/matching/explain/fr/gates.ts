/** The French of the hard rules. */
export default {
  "Any stage": "Tous les stades",
  "Founded {range}": "Structure créée {range}",
  "Founded in {year}": "Créée en {year}",
  "Open until the end of {date}": "Ouvert jusqu’au {date} inclus",
  "Only for small businesses (SBIR, STTR)": "Réservé aux petites entreprises (SBIR, STTR)",
  "Only for federally recognised tribes and their organisations":
    "Réservé aux tribus reconnues par l’État fédéral et à leurs organisations",
  "Only for the governments of States": "Réservé aux gouvernements des États",
  "Only for those who have it already, whom its text names":
    "Réservé à ceux qui en bénéficient déjà, nommés dans le texte",
  "Open to any type of organisation": "Ouvert à tout type d’organisation",
  "Open to: {types}": "Ouvert à : {types}",
  "others described in the text": "autres, décrits dans le texte",
  "Its name says “{words}”: its text says who that is":
    "Son intitulé indique « {words} » : son texte précise de qui il s’agit",
  "Its name says “{words}”": "Son intitulé indique « {words} »",
  "Given by {funder}, so for work in {country}":
    "Attribué par {funder}, donc pour un travail dans ce pays : {country}",
  "Given by an embassy, so for work in {country}":
    "Attribué par une ambassade, donc pour un travail dans ce pays : {country}",
  Worldwide: "Monde entier",
  "its office serves {states}": "son bureau couvre {states}",
  "its name speaks of {states}": "son intitulé mentionne {states}",
  "SBIR and STTR are for small businesses of the United States":
    "SBIR et STTR s’adressent aux petites entreprises des États-Unis",
  "it is for tribes of the United States": "l’aide s’adresse aux tribus des États-Unis",
  "awards of its kind ({award}) are for the United States":
    "les aides de ce type ({award}) sont destinées aux États-Unis",
  "it is for the States (“{words}”)": "l’aide s’adresse aux États (« {words} »)",
  "{funder} gives inside the United States": "{funder} finance à l’intérieur des États-Unis",
  "Revenue {range}": "Chiffre d’affaires : {range}",
  "{amount}, in a currency that is not given": "{amount}, dans une devise non précisée",
} as const;
