/** The French of accessibility/. */
export default {
  Accessibility: "Accessibilité",
  "{name} is for everybody who looks for funding, however they see, hear, move, read or think.":
    "{name} s’adresse à toutes celles et ceux qui cherchent un financement, quelle que soit leur façon de voir, d’entendre, de bouger, de lire ou de penser.",

  "What we aim at": "Ce que nous visons",
  "Every screen is to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, in English and in French, in the light and the dark theme, on a telephone as on a desktop.":
    "Chaque écran doit respecter les règles pour l’accessibilité des contenus web (WCAG) 2.2 au niveau AA, en français comme en anglais, en thème clair comme en thème sombre, sur téléphone comme sur ordinateur.",
  "By our own tests they do, apart from the limits named below. Nobody from outside has examined them yet.":
    "D’après nos propres tests, c’est le cas, hormis les limites indiquées plus bas. Aucun organisme extérieur ne les a encore examinés.",

  "What you can count on": "Ce sur quoi vous pouvez compter",
  "Everything works with the keyboard alone, and you always see where you are.":
    "Tout fonctionne au clavier seul, et vous voyez toujours où vous êtes.",
  "Screen readers are told where a link has led, what a field wants and what has just happened.":
    "Les lecteurs d’écran annoncent où un lien a mené, ce qu’attend un champ et ce qui vient de se passer.",
  "Text can be enlarged to 200 %, and nothing needs to be scrolled sideways on a screen that is 320 pixels wide.":
    "Le texte peut être agrandi à 200 %, et rien n’oblige à faire défiler vers le côté sur un écran de 320 pixels de large.",
  "Nothing is told by colour alone, and the contrast themes of your system are followed.":
    "Rien n’est dit par la seule couleur, et les thèmes de contraste de votre système sont respectés.",
  "If your system asks for less motion, nothing moves.":
    "Si votre système demande moins d’animations, rien ne bouge.",
  "Passwords can be pasted, and what you typed is kept when a session ends or a save fails.":
    "Les mots de passe peuvent être collés, et votre saisie est conservée si la session expire ou si l’enregistrement échoue.",

  "How it is tested": "Comment c’est testé",
  "A program (axe) examines every screen in both themes, with its dialogs, empty states and error messages.":
    "Un programme (axe) examine chaque écran dans les deux thèmes, avec ses boîtes de dialogue, ses états vides et ses messages d’erreur.",
  "A whole application, from signing up to saving it, is made with the keyboard alone.":
    "Une candidature complète, de l’inscription à l’enregistrement, est faite au clavier seul.",
  "The main screens are opened 320 pixels wide, at 200 % zoom, in a contrast theme, with reduced motion and with names in Arabic, and the size of everything that can be pressed is measured.":
    "Les écrans principaux sont ouverts à 320 pixels de large, avec un zoom de 200 %, dans un thème de contraste, avec moins d’animations et avec des noms en arabe, et la taille de tout ce qui s’actionne est mesurée.",
  "Such tests find only some of the barriers. People who use assistive technology every day have not tested it yet.":
    "De tels tests ne trouvent qu’une partie des obstacles. Aucune personne qui se sert chaque jour d’aides techniques n’a encore fait d’essai.",

  "Known limits": "Limites connues",
  "Names and descriptions of funders and opportunities are shown as their sources wrote them. They can be long, hard to read, or in a language that a screen reader is not told.":
    "Les noms et descriptions des financeurs et des opportunités sont repris tels que leurs sources les ont écrits. Ils peuvent être longs, difficiles à lire, ou dans une langue qui n’est pas indiquée au lecteur d’écran.",
  "Pages of funders that we link to, and their application forms, are not ours to mend.":
    "Les pages des financeurs vers lesquelles nous renvoyons, et leurs formulaires, ne dépendent pas de nous.",
  "A pitch deck is downloaded as the very file that somebody uploaded. Its review here is plain text.":
    "Un pitch deck se télécharge tel qu’il a été déposé. Son évaluation, ici, est du texte simple.",
  "Word documents, spreadsheets and calendars that you download have not been tested with screen readers.":
    "Les documents Word, tableurs et calendriers que vous téléchargez n’ont pas été testés avec des lecteurs d’écran.",
  "Drafts come from an AI or from fixed rules: they may be wordy and need to be made simpler.":
    "Les brouillons viennent d’une IA ou de règles fixes : ils peuvent être bavards et demander à être simplifiés.",

  "Something stands in your way?": "Quelque chose vous bloque ?",
  "Tell the operator of this installation: the people who gave you its address and in whose name its mails are sent. They can help you at once, and have the barrier removed.":
    "Dites-le à l’exploitant de cette installation : les personnes qui vous en ont donné l’adresse et au nom desquelles ses e-mails sont envoyés. Elles peuvent vous aider tout de suite et faire lever l’obstacle.",
  "Say on which page it was, what you wanted to do, and which browser and aids you use. No more is needed.":
    "Indiquez la page, ce que vous vouliez faire, et le navigateur et les aides que vous utilisez. Rien de plus n’est nécessaire.",
  "Last checked on {date}.": "Dernière vérification : {date}.",
} as const;
