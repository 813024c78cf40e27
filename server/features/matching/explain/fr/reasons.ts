/** The French of why an opportunity suits an entity or not. */
export default {
  "Entity type: open to {who}": "Type de structure : ouvert aux {who}",
  "Entity type: not open to {who}": "Type de structure : pas ouvert aux {who}",
  "Entity type: may be open to {who}, see the eligibility text":
    "Type de structure : peut-être ouvert aux {who}, voir le texte sur l’éligibilité",
  "Entity type: the source does not say who may apply":
    "Type de structure : la source ne dit pas qui peut candidater",
  "Country: the source does not say where": "Pays : la source ne dit pas où",
  "Country: add your country to find out": "Pays : ajoutez le vôtre pour le savoir",
  "Country: may be open to your country, see the eligibility text":
    "Pays : peut-être ouvert au vôtre, voir le texte sur l’éligibilité",
  "Country: for {regions}; add your region to find out":
    "Pays : pour {regions} ; ajoutez votre région pour le savoir",
  "Country: for {regions}, see the eligibility text":
    "Pays : pour {regions}, voir le texte sur l’éligibilité",
  "Country: for {regions} only": "Pays : seulement pour {regions}",
  "Country: open worldwide": "Pays : ouvert au monde entier",
  "Country: {country} is eligible": "Pays : éligible ({country})",
  "Country: {country} is not eligible": "Pays : non éligible ({country})",
  "Stage: none asked for": "Stade : aucun n’est demandé",
  "any stage": "tous les stades",
  "Stage: for {stages}; add your stage to find out":
    "Stade : pour {stages} ; ajoutez le vôtre pour le savoir",
  "Stage: open to {stages}": "Stade : ouvert ({stages})",
  "Stage: for {stages}, yours is {stage}": "Stade : pour {stages}, le vôtre est {stage}",
  "Founding year: founded {range}; add your founding year to find out":
    "Année de création : structure créée {range} ; ajoutez la vôtre pour le savoir",
  "Founding year: founded {range}, yours is {year}":
    "Année de création : structure créée {range}, la vôtre en {year}",
  "Revenue: {range}, yours is {amount}": "Chiffre d’affaires : {range}, le vôtre est de {amount}",
  "Revenue: {range}; add your revenue to find out":
    "Chiffre d’affaires : {range} ; ajoutez le vôtre pour le savoir",
  "Revenue: {range}, which is in another currency than your figures":
    "Chiffre d’affaires : {range}, dans une autre devise que vos chiffres",
  "Kind of award: {kind}": "Nature du financement : {kind}",
  "Subject: {subjects}, as in your profile": "Sujet : {subjects}, comme dans votre profil",
  "Subject: {subjects}, which is not in your profile": "Sujet : {subjects}, hors de votre profil",
  "Industry: open to all industries": "Secteur : ouvert à tous les secteurs",
  "Industry: funds what you work in": "Secteur : finance votre domaine d’activité",
  "Industry: funds {industries}": "Secteur : finance {industries}",
  "Industry: its text speaks of other fields than yours":
    "Secteur : son texte parle d’autres domaines que les vôtres",
  "Industry: the source names none": "Secteur : la source n’en indique aucun",
  "Industry: add your industries to find out": "Secteur : ajoutez les vôtres pour le savoir",
  "Amount: the source names none": "Montant : la source n’en indique aucun",
  "Amount: {range}": "Montant : {range}",
  "Amount: {range}; add what you seek to compare":
    "Montant : {range} ; ajoutez ce que vous cherchez pour comparer",
  "Amount: {range}, which is in another currency than your figures":
    "Montant : {range}, dans une autre devise que vos chiffres",
  "Amount: {range}, you seek {amount}": "Montant : {range}, vous cherchez {amount}",
  "Deadline: no date named": "Date limite : aucune date indiquée",
  "Deadline: it has passed": "Date limite : elle est passée",
  "Deadline: the last day": "Date limite : dernier jour",
  "Deadline: {n} days left": ["Date limite : {n} jour restant", "Date limite : {n} jours restants"],
  "Text similarity: not compared yet": "Similarité des textes : pas encore comparés",
  "Text similarity: close to your profile": "Similarité des textes : proche de votre profil",
  "Text similarity: related to your profile": "Similarité des textes : en rapport avec votre profil",
  "Text similarity: little in common with your profile":
    "Similarité des textes : peu de points communs avec votre profil",
} as const;
