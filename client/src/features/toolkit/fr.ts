/** The French of toolkit/. */
export default {
  "Explore opportunities": "Explorer les opportunités",
  "Funders & Investors": "Financeurs et investisseurs",
  "Funding Toolkit": "Boîte à outils de financement",
  "Pitch Deck Analyzer": "Analyse de pitch deck",
  "Resources & Templates": "Ressources et modèles",
  "Until then, have your pitch deck reviewed, browse who funds work like yours, and the guides and templates that help you apply.":
    "D’ici là, faites évaluer votre pitch deck, découvrez qui finance des projets comme le vôtre, et consultez les guides et modèles qui vous aident à candidater.",
  "coming soon": "Bientôt disponible",
} as const;
