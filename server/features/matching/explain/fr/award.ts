/** The French of the kinds of award and of what they require. Each kind stands after « Nature du financement : » and « C’est une aide ». */
export default {
  "for training and teaching": "pour la formation et l’enseignement",
  "for research that the armed forces or NASA have a use for":
    "pour des recherches utiles aux forces armées ou à la NASA",
  "more for an award that somebody holds already": "en complément d’une aide déjà obtenue",
  "for firms that have had a Phase II award of SBIR or STTR":
    "pour les entreprises qui ont déjà eu une aide SBIR ou STTR de phase II",
  "for small businesses that develop something (SBIR, STTR)":
    "pour les petites entreprises qui développent quelque chose (SBIR, STTR)",
  "for conferences": "pour des conférences",
  "for schools and colleges that have had little research money":
    "pour les écoles et universités qui ont eu peu de fonds de recherche",
  "for the career of one scientist": "pour la carrière d’un ou d’une scientifique",
  "for training people in research": "pour former à la recherche",
  "for what many researchers use: facilities, data and materials":
    "pour ce que de nombreux chercheurs utilisent : équipements, données et matériel",
  "for the development of a drug or device":
    "pour le développement d’un médicament ou d’un dispositif médical",
  "for clinical trials": "pour des essais cliniques",
  "for a research center": "pour un centre de recherche",
  "for a research project": "pour un projet de recherche",
  "for work that serves the public": "pour des actions au service du public",
  "for founders and young companies": "pour les porteurs de projet et les jeunes entreprises",
  "clinical trials": "des essais cliniques",
  "studies with people": "des études sur des personnes",
} as const;
