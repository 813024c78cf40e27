/** What is said of how a deck tells the market, or the need. */
export default {
  "A figure says how large the market or need is.": "Un chiffre donne la taille du marché ou du besoin.",
  "No figure says how large the market or the need is.":
    "Aucun chiffre ne donne la taille du marché ou du besoin.",
  "State how many customers or beneficiaries there are and, where money is paid, what they spend in a year.":
    "Indiquez combien il y a de clients ou de bénéficiaires et, s’ils paient, ce qu’ils dépensent en un an.",

  "The market figure has a source.": "Le chiffre du marché a une source.",
  "The market figure has no source.": "Le chiffre du marché n’a pas de source.",
  "Put the source and year beside the market figure, or show your own calculation.":
    "Indiquez la source et l’année à côté du chiffre du marché, ou montrez votre propre calcul.",

  "The deck says which part of the market or need you can reach.":
    "Le deck dit quelle part du marché ou du besoin vous pouvez atteindre.",
  "The deck does not say which part of the market or need you can reach.":
    "Le deck ne dit pas quelle part du marché ou du besoin vous pouvez atteindre.",
  "Count from the bottom up: reachable customers or beneficiaries × price or cost for each.":
    "Comptez en partant du terrain : clients ou bénéficiaires à votre portée × prix ou coût par personne.",

  "It is clear whom you serve first.": "On voit clairement à qui vous vous adressez en premier.",
  "The deck does not say whom you serve first.": "Le deck ne dit pas à qui vous vous adressez en premier.",
  "Name the group you serve first, by trade, place or size, and why they come first.":
    "Nommez le groupe auquel vous vous adressez en premier, par métier, lieu ou taille, et dites pourquoi celui-là d’abord.",

  "Others in the field are named.": "Les autres acteurs du domaine sont nommés.",
  "The deck names nobody else who works on this.":
    "Le deck ne nomme personne d’autre qui travaille sur ce sujet.",
  "Name the two or three alternatives that your reader knows and say where each falls short.":
    "Nommez les deux ou trois alternatives que votre lecteur connaît et dites ce qui manque à chacune.",

  "The deck says how you reach customers or beneficiaries.":
    "Le deck dit comment vous atteignez vos clients ou vos bénéficiaires.",
  "The deck does not say how you reach customers or beneficiaries.":
    "Le deck ne dit pas comment vous atteignez vos clients ou vos bénéficiaires.",
  "Name the one or two channels that work for you, with what each brings or costs so far.":
    "Nommez un ou deux canaux qui fonctionnent pour vous, avec ce que chacun rapporte ou coûte jusqu’ici.",

  "The deck says why now is the time.": "Le deck dit pourquoi c’est le bon moment.",
  "The deck does not say why now is the time for this.": "Le deck ne dit pas pourquoi c’est le bon moment.",
  "Name the change that makes this possible or urgent now, with a date or a growth figure.":
    "Nommez le changement qui rend cela possible ou urgent maintenant, avec une date ou un chiffre de croissance.",
} as const;
