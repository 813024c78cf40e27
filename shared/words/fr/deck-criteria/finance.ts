/** What is said of the money in a deck. */
export default {
  "It is clear where the money comes from.": "On voit clairement d’où vient l’argent.",
  "The deck does not say who pays for the work.": "Le deck ne dit pas qui paie pour l’activité.",
  "Say who pays, for what and how often; without sales, name the sources the work is funded from.":
    "Dites qui paie, pour quoi et à quelle fréquence ; sans ventes, nommez les sources qui financent l’activité.",

  "The price is stated.": "Le prix est indiqué.",
  "No price is stated.": "Aucun prix n’est indiqué.",
  "State your price with its unit (per month, seat, kilogram), or the usual size of a contract.":
    "Indiquez votre prix avec son unité (par mois, par utilisateur, par kilogramme), ou le montant habituel d’un contrat.",

  "The figures for one customer or beneficiary are given.":
    "Les chiffres par client ou bénéficiaire sont donnés.",
  "The deck does not say what one customer or beneficiary costs and brings.":
    "Le deck ne dit pas ce que coûte et rapporte un client ou un bénéficiaire.",
  "State what it costs to win and serve one customer, or to reach one beneficiary, and what that brings.":
    "Indiquez ce qu’il en coûte d’acquérir et de servir un client, ou d’atteindre un bénéficiaire, et ce que cela rapporte.",

  "The finances so far are stated.": "Les finances à ce jour sont indiquées.",
  "No figure for revenue, income or budget so far is given.":
    "Aucun chiffre n’est donné sur le chiffre d’affaires, les recettes ou le budget à ce jour.",
  "State last year's and this year's revenue or budget, or say plainly that there is none yet.":
    "Indiquez le chiffre d’affaires ou le budget de l’an dernier et de cette année, ou dites clairement qu’il n’y en a pas encore.",

  "The coming years are projected in figures.": "Les prévisions des prochaines années sont chiffrées.",
  "There is no projection for the coming years.": "Il n’y a pas de prévisions pour les prochaines années.",
  "Add a small table for the next two or three years: income, costs and the two assumptions behind them.":
    "Ajoutez un petit tableau pour les deux ou trois prochaines années : recettes, coûts et les deux hypothèses sur lesquelles ils reposent.",

  "The running costs are stated.": "Les coûts de fonctionnement sont indiqués.",
  "The deck does not say what the work costs per month or year.":
    "Le deck ne dit pas ce que coûte l’activité par mois ou par an.",
  "State what you spend per month or year and what the largest items are.":
    "Indiquez ce que vous dépensez par mois ou par an, et les principaux postes.",

  "The use of the money is broken down.": "L’emploi de l’argent est détaillé.",
  "The deck does not break down what the money is for.": "Le deck ne détaille pas l’emploi de l’argent.",
  "Break the money down into three to five parts with amounts or percentages that add up.":
    "Répartissez l’argent en trois à cinq postes, avec des montants ou des pourcentages dont la somme est juste.",

  "The parts of the use of funds add up.": "La somme des postes de l’emploi des fonds est juste.",
  "The parts of the use of funds do not add up.":
    "La somme des postes de l’emploi des fonds n’est pas juste.",
  "Correct the use of funds so that its parts add up to 100 % or to the amount you ask for.":
    "Corrigez l’emploi des fonds pour que la somme des postes donne 100 % ou le montant que vous demandez.",

  "It is clear how long the money lasts.": "On voit clairement combien de temps l’argent suffira.",
  "The deck does not say how long the money will last.":
    "Le deck ne dit pas combien de temps l’argent suffira.",
  "Say for how many months the money pays, or until which date.":
    "Dites combien de mois l’argent couvre, ou jusqu’à quelle date.",

  "The deck says how the work will pay its own way.":
    "Le deck dit comment l’activité se financera elle-même.",
  "The deck does not say how the work goes on when this money is spent.":
    "Le deck ne dit pas comment l’activité continuera une fois cet argent dépensé.",
  "Say when you break even or, without sales, who pays for the work after this money is spent.":
    "Dites quand vous atteindrez l’équilibre ou, sans ventes, qui financera l’activité une fois cet argent dépensé.",
} as const;
