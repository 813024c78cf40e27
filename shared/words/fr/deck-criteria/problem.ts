/** What is said of how a deck tells the problem. */
export default {
  "The problem is named.": "Le problème est nommé.",
  "The deck does not say which problem you solve.": "Le deck ne dit pas quel problème vous résolvez.",
  "Give the problem its own slide, early on, and state it in one sentence that an outsider understands.":
    "Consacrez une diapositive au problème, dès le début, et énoncez-le en une phrase qu’une personne extérieure comprend.",

  "It is clear who has the problem.": "On voit clairement qui est concerné par le problème.",
  "Nobody is named who has this problem.": "Le deck ne nomme personne qui soit concerné par ce problème.",
  "Name the group that has the problem as narrowly as you can: “dairy farmers in Nakuru”, not “people”.":
    "Nommez le groupe concerné aussi précisément que possible : « les éleveurs laitiers de Nakuru », pas « les gens ».",

  "A figure shows how large the problem is.": "Un chiffre montre l’ampleur du problème.",
  "No figure shows how large, frequent or costly the problem is.":
    "Aucun chiffre ne montre l’ampleur, la fréquence ou le coût du problème.",
  "Add one or two figures that show the size of the problem: how many, how often, how much it costs.":
    "Ajoutez un ou deux chiffres qui montrent l’ampleur du problème : combien de personnes, à quelle fréquence, à quel coût.",

  "The figures about the problem have a source.": "Les chiffres sur le problème ont une source.",
  "The figures about the problem have no source.": "Les chiffres sur le problème n’ont pas de source.",
  "Put the source and its year in small print beside each figure about the problem.":
    "Indiquez en petits caractères la source et son année à côté de chaque chiffre sur le problème.",

  "The deck says what the problem leads to.": "Le deck dit quelles sont les conséquences du problème.",
  "The deck does not say what happens to those who have the problem if nothing changes.":
    "Le deck ne dit pas ce qui arrive aux personnes concernées si rien ne change.",
  "Say what the problem costs those who have it: money, time, health, chances.":
    "Dites ce que le problème coûte aux personnes concernées : argent, temps, santé, perspectives.",

  "The deck says how people deal with the problem today.":
    "Le deck dit comment on fait face au problème aujourd’hui.",
  "The deck does not say how people deal with the problem today.":
    "Le deck ne dit pas comment on fait face au problème aujourd’hui.",
  "Say what people do about the problem today (by hand, another provider, nothing) and where that fails.":
    "Dites comment on fait face au problème aujourd’hui (à la main, un autre prestataire, rien) et en quoi cela ne suffit pas.",

  "Those who have the problem were asked.": "Les personnes concernées ont été interrogées.",
  "Nothing shows that those who have the problem were asked.":
    "Rien ne montre que les personnes concernées ont été interrogées.",
  "Say how many of those affected you have spoken to or surveyed, and the one thing you learnt.":
    "Dites combien de personnes concernées vous avez rencontrées ou sondées, et le principal enseignement que vous en tirez.",
} as const;
