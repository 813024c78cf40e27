/** What is said of how a deck tells the solution. */
export default {
  "One sentence says what you offer.": "Une phrase dit ce que vous proposez.",
  "No single sentence says what you offer.": "Aucune phrase ne dit à elle seule ce que vous proposez.",
  "Write one sentence: “We help [whom] to [do what] by [how].” Put it on the cover or the solution slide.":
    "Écrivez une phrase : « Nous aidons [qui] à [faire quoi] grâce à [quoi]. » Placez-la sur la couverture ou sur la diapositive de la solution.",

  "The solution answers the problem that you name.": "La solution répond au problème que vous nommez.",
  "The solution does not clearly answer the problem that you name.":
    "La solution ne répond pas clairement au problème que vous nommez.",
  "Take the problems one by one and say what your solution changes about each of them.":
    "Reprenez les problèmes un par un et dites ce que votre solution change à chacun.",

  "The deck explains how it works.": "Le deck explique comment cela fonctionne.",
  "The deck does not explain how it works.": "Le deck n’explique pas comment cela fonctionne.",
  "Show in three or four steps what a user or participant does and gets.":
    "Montrez en trois ou quatre étapes ce que fait et obtient un utilisateur ou un participant.",

  "It is clear what exists today.": "On voit clairement ce qui existe aujourd’hui.",
  "The deck does not say what exists today: idea, prototype, pilot or a running service.":
    "Le deck ne dit pas ce qui existe aujourd’hui : idée, prototype, projet pilote ou service en activité.",
  "Say in one line what exists today and since when, for example “Pilot in 3 clinics since March 2025”.":
    "Dites en une ligne ce qui existe aujourd’hui et depuis quand, par exemple « Projet pilote dans 3 cliniques depuis mars 2025 ».",

  "The product can be seen or tried.": "On peut voir ou essayer le produit.",
  "Nothing shows the product or the work itself.": "Rien ne montre le produit ni le travail lui-même.",
  "Show one real screenshot or photograph of the work with a caption, and a link to a demo if there is one.":
    "Montrez une vraie capture d’écran ou une photo du travail avec une légende, et un lien vers une démonstration s’il y en a une.",

  "The deck says what makes it different.": "Le deck dit ce qui vous distingue.",
  "The deck does not say in what this differs from what others offer.":
    "Le deck ne dit pas en quoi votre offre diffère de celle des autres.",
  "Name the one or two points in which you differ, against a named alternative: price, speed, access, results.":
    "Nommez un ou deux points qui vous distinguent d’une alternative précise : prix, rapidité, accès, résultats.",

  "Something keeps others from copying it.": "Quelque chose empêche les autres de copier votre offre.",
  "The deck names nothing that keeps others from copying this.":
    "Le deck ne nomme rien qui empêche les autres de copier votre offre.",
  "Name what is hard to copy: a patent or licence, data that only you have, a contract, a network.":
    "Nommez ce qui est difficile à copier : un brevet ou une licence, des données que personne d’autre n’a, un contrat, un réseau.",

  "The benefit is measured.": "Le bénéfice est mesuré.",
  "No figure shows what users or beneficiaries gain.":
    "Aucun chiffre ne montre ce que gagnent les utilisateurs ou les bénéficiaires.",
  "Measure one benefit with your first users, before and after, and state the figure.":
    "Mesurez un bénéfice auprès de vos premiers utilisateurs, avant et après, et donnez le chiffre.",
} as const;
