import type { DocumentKind } from "@shared/constants/pitch-decks";
import { deckFacts } from "./decks.fixture";

/** Documents that people upload in place of a pitch deck, page by page. */
export const NOT_DECKS: Record<string, { kind: DocumentKind; text: string }> = {
  "a federal notice": {
    kind: "notice",
    text: `
Department of Community Health Services
Notice of Funding Opportunity
Rural Maternal Care Access Program
Opportunity number: CHS-26-114
Application due date: March 16, 2026
---
Executive summary
The Department of Community Health Services is accepting applications for fiscal year 2026 for the Rural Maternal Care Access Program. The purpose of this program is to improve access to prenatal care in counties that have no obstetric unit. Recipients will be expected to establish partnerships with local clinics, to train community health workers and to report on outcomes each quarter. The agency expects to award up to 12 grants of up to $650,000 per year for a project period of up to four years, subject to the availability of funds.
Eligible applicants are public and private nonprofit entities, including state and local governments, federally recognized tribes and institutions of higher education. Applicants must demonstrate that they have operated for at least two years in the area that they propose to serve.
---
Eligibility
Cost sharing is not required for this program. Applications that do not meet the requirements in this section will not be reviewed. An organization may submit only one application. If more than one application is received, the last one that was submitted before the deadline will be accepted.
The project narrative must not exceed 25 pages. Describe the need in your community, the problem that your project will address, the approach that you propose and the capacity of your staff. Include a budget and a budget narrative in accordance with 2 CFR part 200. Describe how your team will carry out the evaluation, and how the solution will be sustained when federal support ends.
---
Application review
Applications will be scored by a panel on the following criteria: statement of need (20 points), proposed approach (35 points), staff and organizational experience (20 points), data collection (15 points) and budget (10 points). Award recipients must comply with all terms and conditions of the award, including federal civil rights laws. Funds shall not be used for construction. The agency reserves the right to make no award. Applicants will be notified by September 1, 2026. Questions must be sent in writing to the contact listed in this notice no later than February 13, 2026.
`,
  },
  "a French call for projects": {
    kind: "notice",
    text: `
Région Grand Littoral
Appel à projets 2026
Transition écologique des petites entreprises
Date limite de dépôt des dossiers : 30 avril 2026
---
1. Contexte et objectifs
La Région Grand Littoral lance un appel à projets afin de soutenir les petites entreprises qui engagent une démarche de transition écologique. Le présent règlement fixe les conditions d'éligibilité, les modalités de dépôt des candidatures et les critères de sélection. Les projets devront être réalisés sur le territoire régional et achevés dans un délai de vingt-quatre mois à compter de la notification de la subvention. Le taux d'intervention ne pourra excéder 50 % des dépenses éligibles, dans la limite de 80 000 euros par bénéficiaire.
2. Bénéficiaires éligibles
Sont éligibles les entreprises de moins de cinquante salariés, immatriculées depuis plus d'un an et à jour de leurs obligations fiscales et sociales. Les candidats ne peuvent déposer qu'un seul dossier.
---
3. Modalités de candidature
Le dossier de candidature doit être déposé en ligne avant la date limite. Tout dossier incomplet sera déclaré irrecevable. Il comprend une description du besoin, de la solution proposée, de l'équipe et du plan de financement, ainsi que les pièces justificatives mentionnées en annexe. Les dossiers seront instruits par les services de la Région puis examinés par un comité de sélection. La décision d'attribution relève de la commission permanente, conformément aux dispositions de l'article L. 1511-2 du code général des collectivités territoriales. Le bénéficiaire s'engage à mentionner le soutien de la Région sur tous ses supports. En cas de non-respect du présent règlement, la Région se réserve le droit d'exiger le reversement des sommes versées.
`,
  },
  "a news article": {
    kind: "article",
    text: `
Solar start-up raises $12 million to light up village clinics
By Rosa Delgado, staff reporter
Published on 14 October 2025
A start-up that installs solar panels on the roofs of rural clinics said on Tuesday that it had raised $12 million from a group of investors led by Harbour Capital, in one of the largest rounds in the sector this year. The company, which was founded in 2021, said that it would use the money to expand to three more countries and to double its team of 85 people.
"The problem has never been the sun," its chief executive, Daniel Mbeki, told reporters in Nairobi. "It was who pays for the batteries." He said that clinics pay a monthly fee which is lower than what they used to spend on diesel, and that more than 400 clinics had signed up so far.
---
Analysts were more cautious. "The market is large, but collecting the fees is hard," said Anita Rao, who follows the energy sector at a research firm in London. She added that two competitors had left the market since 2023 after governments delayed payments. According to the World Bank, about one billion people are served by health facilities without reliable electricity.
Mr Mbeki rejected the comparison. He said that his company had lost fewer than 3% of its contracts and that it expected to break even in 2027. The investors declined to comment on the terms of the deal. Earlier this month the health ministry said that it planned to connect 900 clinics by the end of next year, although officials have missed similar targets before.
`,
  },
  "an annual report": {
    kind: "report",
    text: `
Lakeside Children's Foundation
Annual Report 2024
---
Table of contents
Letter from the chair ........ 3
Our programmes ........ 5
Governance ........ 9
Financial statements ........ 11
Independent auditor's report ........ 15
---
Letter from the chair
It is my pleasure to present the annual report of the Lakeside Children's Foundation for the year ended 31 December 2024. During the year the foundation continued to support children in four districts, and the trustees are grateful to the staff, to the volunteers and to the donors who made this possible. The year was not without difficulty: two of our centres were closed for six weeks because of flooding, and the cost of food rose by a fifth. Nevertheless the number of children who were reached rose to 8,214, compared with 7,530 in the previous year. The board met five times and adopted a new safeguarding policy in June.
---
Financial statements
The financial statements have been prepared in accordance with the accounting policies set out in note 1. Total income for the year amounted to $1,942,000 (2023: $1,806,000), of which 61% came from grants and 39% from donations. Expenditure on charitable activities amounted to $1,710,000. The foundation held reserves of $402,000 at the end of the reporting period, which represents about three months of expenditure and is in line with the policy of the trustees. In our opinion the financial statements give a true and fair view of the state of the affairs of the foundation.
`,
  },
  "a CV": {
    kind: "cv",
    text: `
Curriculum Vitae
Priya Raman
Product manager
12 Hill Road, Leeds · priya@raman.example · +44 7700 900123
Profile
Product manager with nine years of experience in payments and logistics. Led teams of up to 14 people.
Work experience
2021 – present: Senior product manager, Parcelhub Ltd, Leeds
Launched the returns product, which grew to £4.1m in revenue
Managed a team of eight engineers and two designers
2017 – 2021: Product manager, Paywell, London
Built the merchant platform from the first prototype to 12,000 customers
2015 – 2017: Business analyst, Northbank plc
---
Education
2012 – 2015: BSc Economics, University of Manchester, upper second class
2010 – 2012: A levels, Leeds Grammar School
Skills
SQL, Figma, Jira, public speaking
Languages
English (native), Tamil (fluent), German (B1)
Interests
Fell running, pottery
References available on request
`,
  },
  "a French CV": {
    kind: "cv",
    text: `
Julien Moreau
Ingénieur en énergie
Né le 4 mai 1990 – Permis B
julien@moreau.example – 06 12 34 56 78
Expérience professionnelle
Depuis 2020 : responsable de projets, Solelec, Nantes
Pilotage de 12 chantiers photovoltaïques, budget de 3 M€
2016 – 2020 : ingénieur d'études, Bureau Vautier, Rennes
2014 – 2016 : chargé d'affaires, Thermik
Formation
2011 – 2014 : diplôme d'ingénieur, INSA Rennes
2009 – 2011 : classes préparatoires, lycée Chateaubriand
Compétences
AutoCAD, PVsyst, gestion d'équipe
Langues
Anglais courant, espagnol scolaire
Centres d'intérêt
Voile, photographie
`,
  },
  "a services agreement": {
    kind: "contract",
    text: `
SERVICES AGREEMENT
This Services Agreement (the "Agreement") is entered into as of 1 February 2026 by and between Brightwater Consulting Ltd, a company incorporated in England (the "Consultant"), and Fernhill Foods plc (the "Client"), each a "Party" and together the "Parties".
1. Services. The Consultant shall provide to the Client the services described in Schedule 1 with reasonable skill and care. The Client shall provide such information and access as the Consultant may reasonably require.
2. Fees. In consideration of the services, the Client shall pay the fees set out in Schedule 2 within thirty days of receipt of a valid invoice. All amounts are exclusive of value added tax.
3. Confidentiality. Neither Party shall disclose the Confidential Information of the other to any third party without its prior written consent.
---
4. Intellectual property. All intellectual property rights in the deliverables shall vest in the Client upon payment in full.
5. Limitation of liability. Nothing in this Agreement shall exclude liability for death or personal injury. Subject to that, the total liability of either Party shall not exceed the fees paid in the preceding twelve months.
6. Term and termination. This Agreement shall commence on the date hereof and shall continue until terminated by either Party on not less than sixty days' written notice. Either Party may terminate forthwith if the other commits a material breach which is not remedied within fourteen days.
7. Governing law. This Agreement shall be governed by and construed in accordance with the laws of England and Wales.
IN WITNESS WHEREOF the Parties have executed this Agreement.
`,
  },
  "a French lease": {
    kind: "contract",
    text: `
CONTRAT DE BAIL COMMERCIAL
Entre les soussignés :
La société Immobilière des Quais, SARL au capital de 50 000 euros, représentée par son gérant, ci-après dénommée « le Bailleur », d'une part,
Et la société Atelier Nord, SAS au capital de 10 000 euros, ci-après dénommée « le Preneur », d'autre part,
Il a été convenu ce qui suit :
Article 1 – Objet
Le Bailleur donne à bail au Preneur, qui accepte, les locaux situés 8 quai des Tanneurs, d'une surface de 140 mètres carrés, à usage exclusif d'atelier.
Article 2 – Durée
Le présent bail est consenti pour une durée de neuf années entières et consécutives, qui commence à courir le 1er mars 2026.
---
Article 3 – Loyer
Le loyer annuel est fixé à la somme de 18 000 euros hors taxes, payable par trimestre et d'avance. Il sera révisé à l'expiration de chaque période triennale conformément aux dispositions du code de commerce.
Article 4 – Résiliation
À défaut de paiement d'un seul terme de loyer à son échéance, et un mois après un commandement demeuré infructueux, le présent bail sera résilié de plein droit. Le Preneur devra alors libérer les lieux sans délai.
Article 5 – Litiges
Tout litige relatif au présent contrat sera soumis aux tribunaux compétents.
Fait à Bordeaux, en deux exemplaires originaux.
`,
  },
  "a price list": {
    kind: "price_list",
    text: `
Greenfield Nursery
Price list spring 2026
All prices per plant, excluding VAT
---
Apple, half standard $24.00
Apple, dwarf $19.50
Pear, half standard $26.00
Plum, half standard $25.00
Cherry, standard $34.00
Quince $28.00
Raspberry, bundle of 5 $12.00
Blackcurrant $6.50
Gooseberry $6.80
---
Lavender, 1 litre $3.20
Rosemary, 1 litre $3.40
Thyme, 1 litre $2.90
Hedge beech, 60 cm $1.80
Hedge hornbeam, 60 cm $1.60
Bark mulch, 60 litres $7.90
Delivery within 30 km $35.00
Minimum order $50.00
Prices are subject to change
`,
  },
  "a French price list": {
    kind: "price_list",
    text: `
Imprimerie Delvaux
Tarifs 2026 hors taxes
---
Cartes de visite, 250 ex. 38,00 €
Cartes de visite, 500 ex. 52,00 €
Dépliant A4, 500 ex. 145,00 €
Dépliant A4, 1 000 ex. 189,00 €
Affiche A2, 50 ex. 95,00 €
Affiche A1, 50 ex. 160,00 €
Brochure 16 pages, 250 ex. 420,00 €
Mise en page, l'heure 55,00 €
Livraison en ville 15,00 €
Délai express + 30 %
`,
  },
  "a scientific paper": {
    kind: "article",
    text: `
Acoustic indices as predictors of live coral cover on shallow reefs
S. Haji, E. Dahl and M. Omar
Abstract
Monitoring of coral reefs relies on divers, which limits how often and where reefs are surveyed. We tested whether acoustic indices that are derived from passive recordings predict live coral cover. Recordings were made on six reefs over twelve months, and cover was estimated from photographic quadrats. A linear mixed model explained 66% of the variance. The results suggest that passive acoustics can complement visual surveys where resources are limited.
Keywords: coral reef, soundscape, monitoring, acoustic index
---
1. Introduction
Coral reefs support about a quarter of all marine species (Knowlton et al., 2010), yet most of them are surveyed less than once a year. Previous studies have shown that the sounds of fish and invertebrates vary with the condition of the habitat (Piercy et al., 2014; Lamont et al., 2022). However, the strength of this relationship differs between regions, and few studies have controlled for the time of day. In this paper we address this gap.
2. Methods
Hydrophones were deployed at a depth of 8 m and recorded for one minute in every ten. We calculated three indices for each recording and averaged them by night.
---
4. Discussion
The relationship between the indices and live coral cover was consistent across sites. A limitation of this study is the small number of reefs. Further work is needed to determine whether the model can be transferred to other regions. The authors declare no conflict of interest.
References
Knowlton, N. et al. (2010). Coral reef biodiversity. Life in the World's Oceans, 65–74.
Lamont, T. A. C. et al. (2022). The sound of recovery. Journal of Applied Ecology 59, 742–756.
Piercy, J. J. B. et al. (2014). Habitat quality affects sound production. Biology Letters 10, 20140145.
`,
  },
  "an essay": {
    kind: "document",
    text: `
On walking to work
For eleven years I have walked to the office, and in all that time I have never been able to explain to my colleagues why. They ask about the rain first, and then about the time, as if an hour on foot were an hour lost. I used to answer that I liked the air. That was not true, because the road along the canal smells of diesel until ten in the morning. The truth is that nothing happens on the way. A man feeds the ducks, a woman unlocks the bakery, and the clock of the tower is late by four minutes as it has been since I was a child. Nothing of this needs me. Nobody expects an answer from me there. When I arrive, I have thought one thought to its end, which is more than I will do in the eight hours that follow. It seems to me that this is worth a wet coat, and I have stopped trying to persuade anybody of it.
---
The second year I began to count. It was a habit of the dark months, when there was little to look at, and I counted the lit windows on the north side of the street. There were more of them in January than in December, which surprised me, until I understood that people sleep badly after the holidays. I told this to my brother, who teaches statistics, and he laughed at me for an evening. Then he asked whether I had written the numbers down. I had not. He said that a number which is not written down is a mood. I have thought about that sentence often since then. It is the kind of thing that he says over soup and forgets before the plates are cleared, and it has cost me a small black notebook every spring. The notebooks stand on the shelf above the radiator now, and the oldest of them has begun to curl at its edges like a leaf.
---
Last autumn they closed the bridge for repairs, and the way became longer by a quarter of an hour. I was angry for a week. Then I found the lane behind the brewery, where somebody keeps bees on a flat roof, and the gate with the iron fish on it, and a cat that follows people as far as the corner and not one step beyond. By the time the bridge was opened again I had lost the wish to cross it. This is perhaps the only lesson that I could pass on, and I am aware that it is a small one. What is in the way is sometimes the way. My grandmother would have said it with more grace. She walked all her life, because there was no bus to her valley, and she never once thought of it as a choice. I think of her when it rains, and I turn up my collar as she did, and I go on.
`,
  },
  "a French study": {
    kind: "report",
    text: `
Observatoire de l'économie locale
Rapport d'étude
L'alimentation de proximité dans les villes moyennes
Décembre 2024
---
Sommaire
Introduction ........ 3
Méthodologie ........ 6
Résultats de l'enquête ........ 9
Conclusion et recommandations ........ 31
Annexes ........ 36
---
Introduction
Le présent rapport dresse un état des lieux de l'alimentation de proximité dans douze villes moyennes. Il s'appuie sur une enquête menée auprès de 1 240 ménages entre mars et juin 2024, ainsi que sur des entretiens avec des producteurs et des élus. La demande progresse depuis plusieurs années, mais elle se heurte à des difficultés de logistique que les acteurs rencontrés décrivent de manière très semblable. Le marché reste par ailleurs fragmenté, et les données disponibles ne permettent pas toujours de distinguer les circuits courts des autres circuits.
---
Conclusion et recommandations
Au terme de cette étude, trois constats peuvent être dressés. La demande existe, elle est solvable, et elle n'est que partiellement satisfaite. Il apparaît toutefois que les collectivités interviennent de manière dispersée et que les équipes changent souvent. Le rapport recommande la création d'une plateforme commune, dont le financement pourrait être partagé entre les intercommunalités et la région. Il convient enfin de rappeler que ces résultats ne sauraient être généralisés sans précaution à l'ensemble du territoire.
`,
  },
};

/** The same as decks that somebody uploaded. */
export const notDeckFacts = (name: string) => deckFacts(NOT_DECKS[name]!.text);
