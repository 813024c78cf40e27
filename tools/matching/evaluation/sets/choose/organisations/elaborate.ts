import type { EvalProfile } from "../../../types";

export const elaborate: readonly EvalProfile[] = [
  {
    id: "us-startup-halyard-acoustics-b",
    name: "Halyard Acoustics",
    type: "Startup",
    voice: "polished marketing, long",
    entity: {
      country: "US",
      region: "Monterey Bay, California",
      industry: ["hardware", "ai", "mobility"],
      stage: "MVP",
      foundedYear: 2021,
      teamSize: 7,
      annualRevenue: "118000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "1500000",
      website: "https://halyardacoustics.example",
      mission: "A quieter, kinder ocean, one listening post at a time.",
      description:
        "Every morning of her childhood our co-founder Inés Barragán heard her father switch on the radio of the Santa Rita and ask the other boats what they could hear. That question, what can you hear, became a company. We began in a borrowed corner of a boatyard in Moss Landing with a drill press, a bathtub and a hydrophone salvaged from a decommissioned fisheries cruise. Today our team of seven unites a naval sonar technician, two machine-learning engineers and a marine biologist who can tell a blue whale from a fin whale half asleep. Our flagship product, the Halyard 3, is a moored float no taller than a kitchen table that listens round the clock, recognises the call of a large whale within forty seconds on a chip drawing less power than a night-light, and tells approaching container ships by satellite to slow down before they strike it. Investors often ask about our brand, our colours, our charming seal logo; we tell them the sea does not read logos. We are proud members of two accelerators, we have been written about in the regional press, and we believe that hardware can be beautiful as well as rugged. In the coming two years we will shrink the float, let it live through a winter swell of nine metres, and put twelve of them along the shipping lanes off the Farallones.",
    },
    answers: {
      productDescription:
        "A low-power listening float that detects whales and small unlit vessels by sound and sends a warning to ships in under a minute. The same box has recorded snapping shrimp, leaking gas seeps and, on one memorable night, an outboard engine that had no business being in a marine reserve.",
      targetCustomers:
        "Port authorities, shipping lines, marine sanctuaries, and lately the people who guard harbours, since an ear that knows a whale also knows a small boat or an underwater drone.",
      problemStatement:
        "Ships kill more whales off our coast than anyone counts, because most bodies sink. Aerial surveys fly on fine days only.",
      productStage: "Two prototypes at sea for five months; one lost in a storm",
      patentCount: 1,
      founderExperience:
        "Inés spent nine years building towed arrays; Tom Akers wrote the first open classifier of humpback song.",
      fundingHistory: "Family and friends 240,000 dollars; a state innovation prize of 50,000",
      useOfFunds: "Ruggedised housing, chip redesign, one year of sea trials",
      fundingAmountSeeking: "1500000",
      businessModel: "Lease of floats with a data subscription",
      runwayMonths: 8,
      competitors: ["aerial surveys", "cabled observatories"],
    },
  },
  {
    id: "us-startup-mesquite-hemostatics-b",
    name: "Mesquite Hemostatics, Inc.",
    type: "Startup",
    voice: "measured corporate prose",
    entity: {
      country: "US",
      region: "San Antonio TX",
      industry: ["biotech", "medical-devices"],
      stage: "MVP",
      teamSize: 11,
      description:
        "Mesquite Hemostatics was established by two former Army surgeons who, on a dusty night they seldom discuss, ran out of platelets with three patients still on the table. The firm is developing a shelf-stable powder, reconstituted with clean water in ninety seconds, which may be given by a medic in a ditch when a helicopter is six hours away rather than one. Work in swine has been encouraging; first use in people is the step we cannot yet pay for.",
    },
    answers: {
      productDescription:
        "Freeze-dried platelet-derived product for bleeding in the chest and belly where no tourniquet can reach",
      productStage: "preclinical",
      fundingAmountSeeking: "2200000",
    },
  },
  {
    id: "ke-startup-maziwa-baridi-b",
    name: "Maziwa Baridi",
    type: "Startup",
    voice: "warm marketing story",
    entity: {
      country: "KE",
      region: "Nyandarua",
      industry: ["food", "energy", "fintech"],
      stage: "Traction",
      foundedYear: 2019,
      description:
        "My grandmother poured away the evening milk. Everybody's grandmother did, because the lorry came only at dawn. Maziwa Baridi places a chiller run by sun and ice, owned in shares by forty families at a time, at the crossroads where those grandmothers already meet, and pays them on the phone before they have walked home. Sixty-one crossroads so far, and a waiting list longer than our road.",
    },
    answers: {
      customerCount: 2440,
      businessModel: "A shilling and a half for each litre cooled; families buy the chiller over three years",
      goals: "Reach two hundred crossroads and begin making yoghurt that keeps",
    },
  },
  {
    id: "us-nonprofit-lantern-house-b",
    name: "Lantern House of the Upper Valley",
    type: "Nonprofit",
    voice: "founding story, literary",
    entity: {
      country: "US",
      region: "Lackawanna county, Pennsylvania",
      industry: ["community", "housing"],
      foundedYear: 2016,
      employeesCount: 14,
      annualRevenue: "812000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "350000",
      founderName: "Sister Bernadette Kosciolek",
      mission: "To keep a lamp in the window for mothers who are coming back.",
      description:
        "Lantern House began with a telephone call that nobody made. In the winter of 2014 a young woman named Danielle, whom half of Carbondale had taught, coached or baptised, died in a parked car behind the silk mill with her infant asleep in the back seat. At the funeral luncheon Sister Bernadette, who had never run anything larger than a choir, asked whose job it would have been to take that call, and the answer was a long silence over the halupki. The former convent of St. Rose was standing empty. The roof leaked, the boiler was a museum piece, and the parish let us have it for a dollar. Over the next two years carpenters from Local 445 gave their Saturdays, a bakery in Archbald gave its mixers, and we opened with four beds. There are now eleven bedrooms, in each of which a mother getting off heroin, pills or, more and more, whatever is being sold as heroin may live with her children for up to eighteen months, with counselling downstairs, a nurse who sees that the medicine is taken and that the pregnancy is followed, and a nursery so that no one has to choose between treatment and a child. We also keep a garden, a choir (naturally), and a quarterly newsletter that our donors tell us they actually read. Our annual Candle Walk drew nine hundred people last December. The county sends us women; so do the judge of the treatment court and the hospital in Scranton; we turn away three for every one we take.",
    },
    answers: {
      causeAreas: ["recovery", "mothers and infants"],
      beneficiaries:
        "Pregnant women and mothers of small children who are addicted, mostly from the old anthracite towns between Forest City and Scranton",
      beneficiariesReached: 63,
      annualBudget: "812000",
      staffCount: 14,
      volunteersCount: 85,
      boardSize: 11,
      programs:
        "Residence with treatment; nursery; peer coaches who have been there themselves; work placement at the bakery; naloxone kits handed out at the Candle Walk and the fire halls.",
      fundingNeeded: "350000",
      grantsReceived: "County human services, a local foundation twice, the diocese",
      partners: ["county drug and alcohol office", "treatment court", "St. Rose parish"],
    },
  },
  {
    id: "us-nonprofit-qanemcit-b",
    name: "Qanemcit Kuigmi (Stories at the River)",
    type: "Nonprofit",
    voice: "oral-history essay",
    entity: {
      country: "US",
      region: "Kuskokwim, Alaska",
      industry: ["media", "education"],
      foundedYear: 2011,
      teamSize: 5,
      annualRevenue: "240000",
      annualRevenueCurrency: "USD",
      mission: "That the river be spoken of in the words the river was given.",
      description:
        "There is a Yup'ik word for the sound new ice makes when a dog, but not yet a man, may cross it. When Nick Alexie's grandmother died in 2010 she was, so far as anyone in the three villages knew, the last person who used it without stopping to think. Her grandchildren had buried her in English. The following summer at fish camp eight families agreed to speak nothing else from the first king salmon to the last chum, and those who could not speak agreed to be silent, which made it the most peaceful fish camp in memory. From that came our organisation. We have weathered a fire, two floods and the price of fuel; our office is a converted net shed with an excellent view and an unreliable stove. Over twelve years we have recorded 430 hours of elders, many of whom are gone, on cassettes, minidiscs and telephones, which now lie in plastic tubs under a bench and are neither copied nor catalogued nor safe from the next flood. We run a nest for toddlers in which four grandmothers speak only Yup'ik, and it has made nineteen children who dream in it. We should like the nest to go on into the first grades, we should like to train young parents as teachers before the grandmothers tire, and we should like the tubs off the floor. We also sell calendars. The tribal councils of all three villages have passed resolutions in our favour.",
    },
    answers: {
      causeAreas: ["language", "elders", "early childhood"],
      beneficiaries: "About 900 people in three villages reached by boat, snow machine or small plane",
      staffCount: 5,
      volunteersCount: 40,
      boardSize: 7,
      annualBudget: "240000",
      programs: "Language nest; fish camp; recordings of elders; calendar",
      fundingNeeded: "480000",
      partners: ["three village councils", "the school district, on good days"],
    },
  },
  {
    id: "ge-nonprofit-samtskhe-post-b",
    name: "Samtskhe Post Association",
    type: "Nonprofit",
    voice: "newspaper leader prose",
    entity: {
      country: "GE",
      region: "Akhaltsikhe",
      industry: ["media"],
      foundedYear: 2003,
      mission:
        "We are eight reporters who write, in Georgian and in Armenian, about a mountain region that the capital remembers chiefly at elections. In twenty years we have been sued eleven times and have lost once. We wish to teach the young to check a rumour before they share it, to get a lawyer when one of ours is beaten, and to survive the new law without becoming somebody's trumpet.",
    },
    answers: {
      programs:
        "Weekly paper and website; summer school for young reporters; public meetings on village budgets",
      staffCount: 8,
    },
  },
  {
    id: "us-nonprofit-quitman-sitters-b",
    name: "The Quitman County Sitters Guild",
    type: "Nonprofit",
    voice: "one graceful line",
    entity: {
      country: "US",
      region: "Mississippi",
      description:
        "We sit, by the afternoon or through the night, with the old and the forgetful so that the wives, husbands and daughters who look after them without pay may sleep, see a doctor of their own, or simply go to church.",
    },
  },
  {
    id: "us-socent-second-story-timber-b",
    name: "Second Story Salvage",
    type: "Social Enterprise",
    voice: "brand copy, witty",
    entity: {
      country: "US",
      region: "Philadelphia",
      industry: ["waste", "consumer", "manufacturing"],
      stage: "Growth",
      foundedYear: 2015,
      teamSize: 31,
      annualRevenue: "2350000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "600000",
      website: "https://secondstory.example",
      mission: "Good wood. Good work. Second chances for both.",
      description:
        "Philadelphia tears down a rowhouse more or less every day, and with it three miles of yellow pine that was standing when Lincoln was a lawyer. We think that is a shame. Since 2015 Second Story has taken houses apart by hand, board by board, and turned them into the bar you leaned on last Friday, the farm table your sister-in-law will not stop talking about, and the floor of at least one restaurant with a Michelin rumour. Our showroom in Kensington smells wonderful and is open Thursday through Sunday. What the showroom does not tell you, because our people asked us not to make a poster of them, is that twenty-four of our thirty-one employees came to us straight from a state prison or the county jail on State Road, that each spends the first sixteen weeks being paid to learn de-nailing, lead-safe work, forklift, joinery and how to disagree with a foreman, and that of the 118 who have finished, nine went back. We now want a second shop and a proper classroom, since the building trades have told us they would take our graduates as apprentices if we could teach the mathematics. We keep 2,100 tons a year out of the landfill. We also make a very handsome cutting board.",
    },
    answers: {
      businessModel:
        "Fees from owners and developers for taking down; sales of lumber and furniture; a small contract with the city land bank",
      profitability: "Breaks even without the training; the training costs us 310,000 a year",
      profitMargin: "1.5",
      impactOutcomes: "118 graduates, 92 in work after a year, 9 returned to custody",
      peopleReached: 118,
      products: ["reclaimed lumber", "tables", "flooring", "cutting boards"],
      fundingNeeded: "600000",
      bCorpCertified: true,
      customerSegments: ["developers", "restaurants", "homeowners"],
    },
  },
  {
    id: "gt-socent-telar-ixil-b",
    name: "Cooperativa Telar Ixil",
    type: "Social Enterprise",
    voice: "single courteous line",
    entity: {
      country: "GT",
      region: "Nebaj, Quiché",
      industry: ["gender"],
      mission:
        "Ninety widows of the war who weave, dye with the plants of the hill, and sell abroad at a price which lets a granddaughter stay in school instead of going north.",
    },
  },
  {
    id: "us-individual-marguerite-thibault-b",
    name: "Marguerite Thibault-Rowe",
    type: "Individual",
    voice: "scholarly, reflective",
    entity: { country: "US", region: "Winooski, Vermont", industry: ["education", "arts"] },
    answers: {
      fullName: "Marguerite Thibault-Rowe",
      title: "Independent historian; formerly lecturer",
      education: "PhD in history, 1998; a certificate in bookbinding of which I am prouder",
      experience:
        "I have taught, as an adjunct, at four colleges, two of which have since closed. I have published one monograph, on the convent schools of the Eastern Townships, and some thirty reviews; I have catalogued a parish archive by torchlight; I have raised two sons.",
      yearsOfExperience: 27,
      projectDescription:
        "My memère kept her pay envelopes. There were 1,104 of them in a biscuit tin, from the woollen mill at Winooski, and the last, from the week in 1954 when the looms were sold to the Carolinas, is empty. For some years I supposed that I was writing a family memoir; then a deafening experience with a genealogy society persuaded me that nobody needs another. What I am in fact writing is a history of how French-speaking mill girls of New England bargained, struck, prayed and saved between 1890 and 1954, drawn from pay envelopes, confessional manuals, strike songs in a French that no dictionary records, and the ledgers of the mutual-aid societies, which lie unread in Manchester, Lowell and Montréal. Three chapters stand. The publisher (a university press) is patient. What I lack is a year without teaching four courses, and the cost of travelling to the ledgers. I should also mention the walking tour I give each July, which is popular beyond all reason.",
      goal: "To finish the book, and to place the transcribed songs and ledgers where anybody may read them",
      fundingNeeded: "60000",
      location: "Winooski",
      skills: ["palaeography", "French", "patience"],
    },
  },
  {
    id: "kz-individual-aigerim-b",
    name: "Aigerim Sadykova",
    type: "Individual",
    voice: "polite single line",
    entity: { country: "KZ", region: "Semey" },
    answers: {
      projectDescription:
        "Being a teacher of English in a school of 900 pupils where no native speaker has yet set foot, I should like to spend some months among American teachers and to bring home their manner of conducting a debate club.",
    },
  },
  {
    id: "us-research-dipolar-lattice-b",
    name: "Dipolar Matter Laboratory",
    type: "Research",
    voice: "academic abstract, dense",
    entity: {
      country: "US",
      region: "Manhattan, Kansas",
      industry: ["deep-tech", "science"],
      foundedYear: 2018,
      teamSize: 9,
      description:
        "We study strongly interacting ensembles of ultracold polar molecules confined in three-dimensional optical lattices, with emphasis on the emergence of long-range order mediated by resonant dipole-dipole exchange. Starting from magneto-associated Feshbach dimers of 23Na87Rb transferred by stimulated Raman adiabatic passage to the rovibrational ground state, we reach fillings of 38 per cent at entropies compatible with the onset of spin-squeezing. The group traces its origin to a teaching laboratory in the basement of the physics building, where a 1970s dye laser, affectionately called Dorothy, is still used by sophomores; outreach to the high schools of the Flint Hills, including a travelling cold-atom show which has visited forty-one counties, remains important to us, as does the training of first-generation undergraduates from farm families. The principal obstacle to progress is two-body loss through sticky collision complexes. We propose microwave shielding with circularly polarised dressing fields to suppress loss by two orders of magnitude, following which metrologically useful entanglement for tests of fundamental symmetries (notably an improved limit on the electron electric dipole moment) and the quantum simulation of XXZ Hamiltonians become accessible. Secondary themes comprise narrow-linewidth lasers, vacuum engineering and open-source control software.",
    },
    answers: {
      researchAreas: [
        "ultracold molecules",
        "quantum simulation",
        "precision measurement",
        "atomic, molecular and optical physics",
      ],
      institution: "Flint Hills State University",
      leadResearcher: "Assoc. Prof. Rukmini Vaidyanathan",
      publicationsCount: 46,
      citationsCount: 1310,
      patentCount: 0,
      annualBudget: "640000",
      grantsReceived: "University start-up; one federal early-career award, ended last year",
      grantsTotal: "1150000",
      hasSpinout: false,
      collaborations: ["a group in Durham", "a national standards laboratory"],
    },
  },
  {
    id: "us-research-fibrotic-lung-b",
    name: "Ravenscraft Laboratory of Lung Repair",
    type: "Research",
    voice: "compact abstract",
    entity: {
      country: "US",
      region: "Pittsburgh, PA",
      industry: ["health"],
      description:
        "Idiopathic pulmonary fibrosis kills half of those in whom it is found within four years. We ask why the alveolar type II cell of the ageing lung, once injured, forgets how to become type I, and we have implicated a senescence programme driven by defective mitochondrial quality control. Using precision-cut slices of explanted human lung and a conditional mouse we test whether restoring mitophagy re-opens the road to regeneration.",
    },
    answers: {
      researchAreas: ["pulmonary fibrosis", "ageing", "epithelial regeneration"],
      leadResearcher: "Howard Ravenscraft MD PhD",
      publicationsCount: 71,
    },
  },
  {
    id: "za-research-tugela-tb-b",
    name: "Tugela Institute for Tuberculosis and HIV",
    type: "Research",
    voice: "academic, institutional history",
    entity: {
      country: "ZA",
      region: "KwaZulu-Natal",
      industry: ["health", "poverty", "science"],
      foundedYear: 2006,
      employeesCount: 54,
      annualRevenue: "41000000",
      annualRevenueCurrency: "ZAR",
      currentFundingSought: "15000000",
      mission: "Science in the valley, for the valley, with the valley.",
      description:
        "The Institute owes its existence to an outbreak. In 2005 fifty-two of fifty-three patients found to have extensively drug-resistant tuberculosis at a rural mission hospital were dead within weeks, all of those tested being HIV-positive; the world took notice for about a season, and a handful of clinicians who could not look away stayed on in a park-home behind the laundry. The park-home has since become a biosafety level 3 laboratory, a clinical-trials unit and a library named after a nursing sister. We follow a population cohort of 38,000 people with annual symptom, X-ray and HIV testing. Our present work joins whole-genome sequencing of every isolate grown in the district with the social geography of taxis, taverns and church services, so as to show where transmission takes place among people who cough but never come to the clinic, and to try, in a stepped-wedge design, whether bringing a van with X-ray, a self-test for HIV and same-day treatment to those very places lowers incidence. We further study bedaquiline resistance in children, post-TB lung disease and the interplay of isoniazid prevention with second-line antiretrovirals. Beyond science we host a choir, a kitchen garden, a PhD programme for 14 students from five African universities, and an advisory board of residents which has twice stopped a study.",
    },
    answers: {
      researchAreas: [
        "drug-resistant tuberculosis",
        "HIV",
        "molecular epidemiology",
        "implementation of prevention",
      ],
      institution: "Tugela Institute",
      leadResearcher: "Prof. Nomvula Dlamini-Hart",
      publicationsCount: 212,
      citationsCount: 9800,
      annualBudget: "41000000",
      grantsReceived: "Two large trusts in London and one American sub-award",
      collaborations: ["provincial health department", "universities in Durban, Boston and Zürich"],
    },
  },
  {
    id: "us-school-vieques-oficios-b",
    name: "Instituto de Oficios Isla Nena",
    type: "School",
    voice: "dignified prospectus",
    entity: {
      country: "US",
      region: "Vieques, Puerto Rico",
      industry: ["education"],
      foundedYear: 1994,
      description:
        "After the hurricane our island waited four months for light, and the linemen who finally brought it came from Ohio. Since that time the Institute, hitherto known for its practical nurses and its pastry, has resolved that the next linemen, solar installers and diesel mechanics shall come from here. We teach 140 young people and adults in the evening, in Spanish, in a building that has been without a proper roof over its shop since 2017.",
    },
    answers: {
      schoolType: "Private non-profit vocational institute",
      studentCount: 140,
      teacherCount: 12,
      educationLevels: ["post-secondary certificate"],
    },
  },
  {
    id: "ua-school-desna-lyceum-b",
    name: "Desna Lyceum No. 7",
    type: "School",
    voice: "single sober line",
    entity: { country: "UA", region: "Chernihiv" },
    answers: {
      partnerships: [
        "We teach 412 pupils in two shifts in the cellar, for that is where the walls are thick, and seek a sister school abroad with which they might speak English, sing and think of other matters.",
      ],
    },
  },
  {
    id: "us-community-cold-creek-oaks-b",
    name: "Friends of Cold Creek and the Old Oaks",
    type: "Community Group",
    voice: "letter to neighbours",
    entity: {
      country: "US",
      region: "Topanga / Santa Monica Mountains, California",
      industry: ["environment", "community"],
      foundedYear: 2008,
      description:
        "Dear neighbour, if you have moved here lately you may have wondered about the forty people in straw hats who block the road by the mailboxes on second Saturdays. That is us. We began when Walt Ferrante, who is ninety-one and will tell you so, noticed that the newts were no longer crossing at the ford. There had been newts in his time, and steelhead in his father's. We held a potluck, as one does in the canyon, and formed three committees, of which the pie committee is the most active. Since the Woolsey fire burned two-thirds of our watershed we have pulled some eleven tons of mustard, arundo and Spanish broom, grown 1,800 coast live oaks from our own acorns and planted them with the fourth-graders, and dug crayfish, which eat newt eggs, out of a mile and a half of pools. The thing we most want, apart from pie, is the seven-acre Hendrix parcel, which lies between two pieces of parkland, has the only pool that holds water in September, contains the old trail down which children from the bus stop in the Valley could walk to a creek for the first time in their lives, and is about to be sold to a gentleman who desires a vineyard. The family would rather sell it to be kept. We also hold owl walks.",
    },
    answers: {
      groupType: "Neighbourhood volunteers, with a fiscal sponsor",
      focusAreas: ["creek", "oaks", "newts", "trail", "fire safety"],
      membersCount: 312,
      annualBudget: "38000",
      location: "Cold Creek canyon above Calabasas",
      serviceRadiusKm: 12,
      fundingNeeded: "900000",
    },
  },
  {
    id: "us-government-borough-of-slaterun-b",
    name: "Borough of Slate Run Junction",
    type: "Government",
    voice: "town clerk's officialese",
    entity: {
      country: "US",
      region: "Clearfield County, PA",
      industry: ["water", "waste"],
      foundedYear: 1887,
      annualRevenue: "684000",
      annualRevenueCurrency: "USD",
      description:
        "WHEREAS the Borough of Slate Run Junction, incorporated by decree in 1887, comprises six-tenths of one square mile, four hundred and two dwellings and a population by the last census of 871 persons; and whereas the Borough maintains by its own forces 5.1 miles of street, one park with pavilion, a salt shed, a Christmas display of some local renown and a backhoe acquired in 1991; the Secretary begs to state for the information of whom it may concern that the matters presently before Council are the following: (a) adoption of an ordinance on chickens; (b) the replacement of the Secretary's computer; (c) the continuing discharge from the abandoned Eureka No. 9 working, which issues at some 600 gallons per minute, of an orange colour and with a pH of 3.4, beneath the Little League outfield and into Slate Run, there being no fish therein for 2.2 miles below; (d) the water main in Second Street, laid 1912, being of four-inch cast iron with lead services to approximately one hundred and forty dwellings, which parted on nine occasions in the preceding calendar year, the system losing by estimate 47 per cent of water produced; and (e) the appointment of a dog officer. The engineer's estimate in respect of item (d) is $2,140,000 and in respect of item (c) has not been obtained for want of the fee.",
    },
    answers: {
      agencyName: "Borough of Slate Run Junction",
      department: "Office of the Borough Secretary",
      annualBudget: "684000",
      staffCount: 4,
      mandate: "The health, safety and welfare of the inhabitants, under the Borough Code",
      programs: "Water; refuse; street; park; Christmas display",
    },
  },
  {
    id: "us-government-bascom-crossing-b",
    name: "Village of Bascom Crossing",
    type: "Government",
    voice: "officialese, single line",
    entity: { country: "US", region: "Nebraska" },
    answers: {
      mandate:
        "The Board of Trustees desires relief in the matter of coal and grain trains which stand across Main Street, being the sole route between the east ward and the hospital, for periods of up to fifty minutes, a resident having expired in the ambulance on one such occasion.",
    },
  },
];
