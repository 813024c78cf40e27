/** The French of what the sources that a curator can have read say of themselves. */
const sources: Readonly<Record<string, string>> = {
  "New funding opportunities for research, education and small businesses in the United States":
    "Nouveaux financements pour la recherche, l’éducation et les petites entreprises aux États-Unis",
  "Calls of the United Kingdom's research councils and Innovate UK, with the page of each call":
    "Appels des conseils de recherche du Royaume-Uni et d’Innovate UK, avec la page de chaque appel",
  "Grants of all departments of the government of the United Kingdom":
    "Subventions de tous les ministères du Royaume-Uni",
  "Programmes for communities and charities in the United Kingdom":
    "Programmes pour les collectivités et les associations caritatives du Royaume-Uni",
  "Programmes for museums, buildings, nature and traditions in the United Kingdom":
    "Programmes pour les musées, les bâtiments, la nature et les traditions au Royaume-Uni",
  "Open funds of a community foundation in North and East Yorkshire":
    "Fonds ouverts d’une fondation locale du North Yorkshire et de l’East Yorkshire",
  "Grants for communities in Wales, read from the page of each fund":
    "Subventions pour les collectivités du pays de Galles, lues sur la page de chaque fonds",
  "Calls for projects of the French development agency, in French":
    "Appels à projets de l’Agence française de développement, en français",
  "Programmes of the German federal government, the states and the European Union, in German":
    "Programmes de l’État fédéral allemand, des Länder et de l’Union européenne, en allemand",
  "Calls of the European Union for doctoral networks, postdoctoral fellowships and exchanges":
    "Appels de l’Union européenne pour des réseaux doctoraux, des bourses postdoctorales et des échanges",
  "The three acceleration programmes of Chile's development agency CORFO, open to the world":
    "Les trois programmes d’accélération de la CORFO, l’agence de développement du Chili, ouverts au monde entier",
  "The accelerator for start-ups in Australia and New Zealand":
    "L’accélérateur de start-up d’Australie et de Nouvelle-Zélande",
  "Next 36, the programme for student founders in Canada":
    "Next 36, le programme pour les étudiants entrepreneurs au Canada",
  "Seed capital, training and mentoring for entrepreneurs in all countries of Africa":
    "Capital d’amorçage, formation et mentorat pour les entrepreneurs de tous les pays d’Afrique",
};
export default sources;
