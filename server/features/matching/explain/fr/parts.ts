/** The French of the parts of a score, with their arithmetic. */
export default {
  Eligibility: "Éligibilité",
  "Kind of award": "Nature du financement",
  "Text similarity": "Similarité des textes",
  "Subject of its name": "Sujet de l’intitulé",
  "Industry and themes": "Secteur et thèmes",
  Amount: "Montant",
  "Time left": "Temps restant",

  "{formula} = {result}, rounded {points}": "{formula} = {result}, arrondi à {points}",

  "Who may apply": "Qui peut candidater",
  "{rule}: not known whether you meet it": "{rule} : on ne sait pas si vous remplissez cette condition",
  "It is open to the whole world and not meant for your country or region":
    "C’est ouvert au monde entier et non destiné à votre pays ou à votre région",
  "The source does not say who may apply": "La source ne dit pas qui peut candidater",
  "The source does not say where": "La source ne dit pas où",
  "The source does not say where; it is given in {country}, where you are":
    "La source ne dit pas où ; c’est attribué dans un pays où vous êtes ({country})",
  "The source does not say where; a government of another country gives it, and its name speaks of “{words}”":
    "La source ne dit pas où ; c’est attribué par l’État d’un autre pays, et l’intitulé mentionne « {words} »",
  "The source does not say where, and a government of your own country gives it":
    "La source ne dit pas où, et c’est attribué par l’État de votre propre pays",
  "The source does not say where, and a government of another country gives it":
    "La source ne dit pas où, et c’est attribué par l’État d’un autre pays",
  "{reason}, {points} less.": "{reason}, {points} de moins.",
  "Every rule it has is met: all {points} points.":
    "Toutes ses règles sont respectées : {points} points sur {points}.",
  "{sum} = {rest}, and never less than {points}.": "{sum} = {rest}, mais jamais moins de {points}.",

  "Its kind is not known, which counts {formula}.": "Sa nature n’est pas connue, ce qui donne {formula}.",
  "not for {who}": "elle n’est pas destinée aux {who}",
  "goes to others more often than to {who}": "elle va plus souvent à d’autres qu’aux {who}",
  "goes to {who}": "elle va aux {who}",
  "you do not speak of that": "vous n’en parlez pas",
  "you speak of “{words}”": "vous parlez de « {words} »",
  "it requires {what}, of which you say nothing": "elle exige {what}, dont vous ne dites rien",
  "It is {kind}: {facts}: all {points} points.":
    "C’est une aide {kind} ; {facts} : {points} points sur {points}.",
  "It is {kind}: {facts}: 0 of {points} points.": "C’est une aide {kind} ; {facts} : 0 point sur {points}.",
  "It is {kind}: {facts}: {formula}.": "C’est une aide {kind} ; {facts} : {formula}.",

  "Its name narrows it to no subject: all {points} points.":
    "Son intitulé ne la limite à aucun sujet : {points} points sur {points}.",
  "Its name speaks of {subjects}, as you do: all {points} points.":
    "Son intitulé mentionne {subjects}, comme vous : {points} points sur {points}.",
  "Its name speaks of {subjects}, which you do not: 0 of {points} points.":
    "Son intitulé mentionne {subjects}, dont vous ne parlez pas : 0 point sur {points}.",
  "Its name speaks of {foreign}, which you do not, and of {own}, which you do: {formula}.":
    "Son intitulé mentionne {foreign}, dont vous ne parlez pas, et {own}, dont vous parlez : {formula}.",

  "The texts are not compared yet, which counts {formula}.":
    "Les textes ne sont pas encore comparés, ce qui donne {formula}.",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points.":
    "Similarité {similarity} ; {none} ou moins ne rapporte rien, et {all} ou plus rapporte les {points} points.",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points: {formula}.":
    "Similarité {similarity} ; {none} ou moins ne rapporte rien, et {all} ou plus rapporte les {points} points : {formula}.",

  "It is open to all fields: {formula}.": "Tous les domaines y ont accès : {formula}.",
  "Its fields or yours are not known, which counts {formula}.":
    "Ses domaines ou les vôtres ne sont pas connus, ce qui donne {formula}.",
  "The field that it names is not yours: 0 of {points} points.":
    "Le domaine indiqué n’est pas le vôtre : 0 point sur {points}.",
  "The field that its text speaks of is not yours: 0 of {points} points.":
    "Le domaine dont parle son texte n’est pas le vôtre : 0 point sur {points}.",
  "None of the {n} fields that it names is yours: 0 of {points} points.":
    "Aucun des {n} domaines indiqués n’est le vôtre : 0 point sur {points}.",
  "None of the {n} fields that its text speaks of is yours: 0 of {points} points.":
    "Aucun des {n} domaines dont parle son texte n’est le vôtre : 0 point sur {points}.",
  "The field that it names is yours ({names}): {formula}.":
    "Le domaine indiqué est le vôtre ({names}) : {formula}.",
  "The field that its text speaks of is yours ({names}): {formula}.":
    "Le domaine dont parle son texte est le vôtre ({names}) : {formula}.",
  "Of the {all} fields that it names, {n} are yours ({names}): {formula}.": [
    "Sur les {all} domaines indiqués, {n} est le vôtre ({names}) : {formula}.",
    "Sur les {all} domaines indiqués, {n} sont les vôtres ({names}) : {formula}.",
  ],
  "Of the {all} fields that its text speaks of, {n} are yours ({names}): {formula}.": [
    "Sur les {all} domaines dont parle son texte, {n} est le vôtre ({names}) : {formula}.",
    "Sur les {all} domaines dont parle son texte, {n} sont les vôtres ({names}) : {formula}.",
  ],

  "What you seek is within the range: all {points} points.":
    "Ce que vous cherchez est dans la fourchette : {points} points sur {points}.",
  "The source names no amount, which counts {formula}.":
    "La source n’indique aucun montant, ce qui donne {formula}.",
  "You do not say how much you seek, which counts {formula}.":
    "Vous ne dites pas combien vous cherchez, ce qui donne {formula}.",
  "The amounts cannot be compared, which counts {formula}.":
    "Les montants ne peuvent pas être comparés, ce qui donne {formula}.",
  "You seek {amount}, which is outside the range: {formula}.":
    "Vous cherchez {amount}, hors de la fourchette : {formula}.",

  "No deadline is named, which counts {formula}.":
    "Aucune date limite n’est indiquée, ce qui donne {formula}.",
  "{n} whole days left, {least} or more: all {points} points.": [
    "{n} jour entier restant, soit {least} ou plus : {points} points sur {points}.",
    "{n} jours entiers restants, soit {least} ou plus : {points} points sur {points}.",
  ],
  "{n} whole days left, fewer than {limit}: {formula}.": [
    "{n} jour entier restant, soit moins de {limit} : {formula}.",
    "{n} jours entiers restants, soit moins de {limit} : {formula}.",
  ],
} as const;
