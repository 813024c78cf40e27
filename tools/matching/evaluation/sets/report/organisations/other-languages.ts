import type { EvalProfile } from "../../../types";

export const otherLanguages: readonly EvalProfile[] = [
  {
    id: "us-startup-leg-socket-c",
    name: "Pata Firme Prosthetics Inc.",
    type: "Startup",
    voice: "Miami Spanglish, full",
    entity: {
      country: "US",
      region: "Hialeah, Florida",
      industry: ["medical-devices", "hardware", "health"],
      stage: "Traction",
      foundedYear: 2019,
      teamSize: 7,
      annualRevenue: "210000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "1200000",
      totalFundraisedToDate: "650000",
      mission: "That one who lost the leg can walk all the day without pain in the stump.",
      description:
        "The cup where enters the stump (the socket) is made the same like 50 years ago, with yeso. The stump changes of size along the day, it sweats, it makes llagas, and the patient finishes by leaving the leg in the closet. We make a socket with little air bags and sensors, that adjust alone, and we scan with the phone so the veteran in the campo doesn’t need to travel four times to the hospital.",
      founderName: "Yanelis Portuondo",
    },
    answers: {
      productDescription:
        "Adjustable socket for below the knee, with pressure sensors, 380 grams. Also a liner that tells when the skin is getting bad.",
      targetMarket: "Amputees by diabetes and soldiers/veterans",
      targetCustomers: "Prosthetists, VA hospitals, military hospitals",
      problemStatement:
        "One of each two amputees has wounds of the skin in the year. Actual sockets don’t adapt.",
      customerCount: 46,
      productStage: "46 patients using it, FDA class II exempt we believe, clinical trial not done",
      founderExperience:
        "I was prosthetist 15 years in La Habana and 6 in Jackson Memorial. My associate is engineer of FIU.",
      competitors: ["Ottobock", "Click Medical"],
      patentCount: 1,
      grossMargin: "52",
      useOfFunds: "Trial with 80 persons, second version for above the knee, and hand",
      socialImpact: "Less amputations second time, people back at the job",
    },
  },
  {
    id: "us-startup-rail-eye-c",
    name: "TrackDrishti Technologies",
    type: "Startup",
    voice: "Indian English, businesslike",
    entity: {
      country: "US",
      region: "Altoona, Pennsylvania",
      industry: ["mobility", "ai", "hardware"],
      stage: "MVP",
      foundedYear: 2022,
      teamSize: 5,
      annualRevenue: "95000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "800000",
      mission: "Zero derailments due to broken rails and loose fittings.",
      description:
        "We are having a camera and ultrasound box which is to be fitted below any ordinary goods wagon. While the train is running only, it will find cracks, missing clips, hot axle boxes and washed-out ballast and do the needful by sending alert to control room. Presently gangmen are walking the line or a special trolley is booked and the line is blocked for hours.",
      founderName: "Venkat Subramaniam",
    },
    answers: {
      productDescription:
        "Under-wagon inspection unit, works up to 60 mph, day and night. Software marks defect with GPS.",
      targetCustomers: "Short line railways, commuter lines, quarry and steel plant sidings",
      problemStatement:
        "Small lines are not able to afford inspection cars. After East Palestine everybody is asking for better checking at level crossings and bearings.",
      productStage:
        "Trial on one short line of 42 miles in Blair and Cambria, found 11 genuine cracks and 60 false ones",
      teamDescription:
        "Myself 18 years Indian Railways RDSO, co-founder from Penn State signal processing, three juniors",
      techStack: ["Python", "edge GPU", "ultrasonics"],
      customerCount: 1,
      burnRate: "32000",
      runwayMonths: 5,
      fundingHistory: "Friends and family 150k, Ben Franklin 100k",
      goals: "False alarms to be reduced ten times, then five more lines",
      businessModel: "Monthly rent per unit",
    },
  },
  {
    id: "tz-startup-maziwa-baridi-c",
    name: "Maziwa Baridi Ltd",
    type: "Startup",
    voice: "Swahili English, short",
    entity: {
      country: "TZ",
      region: "Iringa and Njombe",
      industry: ["agriculture", "energy", "food"],
      stage: "Traction",
      foundedYear: 2021,
      description:
        "We are having solar fridges for milk (maziwa). The small livestock keepers they are pouring the evening milk because no umeme in the village, dairy lorry comes only morning. With our tank the milk sleeps cold, and farmer is paid by M-Pesa the same day.",
    },
    answers: {
      customerCount: 410,
      useOfFunds: "to add 12 tanks and testing machine for the milk which has water or dawa inside",
    },
  },
  {
    id: "us-nonprofit-sober-house-c",
    name: "Second Street House",
    type: "Nonprofit",
    voice: "plain, ex-user, lower case",
    entity: {
      country: "US",
      region: "williamsport pa",
      foundedYear: 2016,
      description:
        "we got 3 houses for guys coming off the needle or out of county. everybody in charge here been there. no booze no pills, you work or look for work, meeting every night. guys on suboxone are welcome some places turn em away. now its the meth and tranq more than anything and guys come in with holes in their arms",
    },
    answers: {
      beneficiaries: "men, some just got out of jail, some got kids they wanna see again",
      beneficiariesReached: 88,
      staffCount: 3,
      programs: "beds, rides to work and court, narcan, getting your license and id back",
    },
  },
  {
    id: "us-nonprofit-colonia-houses-c",
    name: "Casitas de la Frontera",
    type: "Nonprofit",
    voice: "Tex-Mex Spanglish, full",
    entity: {
      country: "US",
      region: "Hidalgo & Starr County, Texas, the Valley",
      industry: ["housing", "poverty", "community"],
      foundedYear: 2002,
      employeesCount: 12,
      annualRevenue: "1100000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "1500000",
      mission: "Una casita digna con su escritura.",
      description:
        "In the colonias the people buy the lote from a man with a handshake, they build poco a poco, block by block, no drenaje, when it rains se inunda todo and the septic comes up in the yard. We help the families build their own house together, ten familias each group, they put the sweat and we put the plans, the foreman and the loan papers. También fix roofs for viejitos and ramps for the ones in silla de ruedas.",
    },
    answers: {
      beneficiaries:
        "Families that make less than 30 mil a year: construction, packing sheds, home care ladies. Abuelitos alone.",
      beneficiariesReached: 940,
      causeAreas: ["housing", "drainage", "land papers"],
      programs:
        "Build-together houses (38 last two years); fix of roofs, wires and plumbing; clase of how to pay the taxes and not lose the land; helping get the title; drainage ditch committees",
      annualBudget: "1100000",
      annualExpenses: "1080000",
      staffCount: 12,
      volunteersCount: 75,
      boardSize: 9,
      fundingNeeded: "1500000",
      fundingGap: "400000",
      grantsReceived: "USDA for the build-together, county money after Hurricane Dolly",
      partners: ["LUPE", "Proyecto Azteca", "UTRGV"],
    },
  },
  {
    id: "jo-nonprofit-women-reporters-c",
    name: "Sawt Al-Balad Association for Community Media",
    type: "Nonprofit",
    voice: "Arabic habits, full",
    entity: {
      country: "JO",
      region: "Zarqa and Mafraq",
      industry: ["media", "human-rights", "gender"],
      foundedYear: 2014,
      employeesCount: 10,
      annualRevenue: "190000",
      annualRevenueCurrency: "USD",
      mission: "The voice of the person who nobody is hearing him.",
      description:
        "We are an association from Zarqa, we train the girls and the young men, Jordanians and Syrians together, on the journalism by mobile, and we have radio on the internet. They go down to the neighbourhood and they ask the municipality where is the budget, why the water is cut, why the worker in the garment factory did not take her salary. And we have a unit which checks the rumours on Facebook, because the lies are running faster than the truth.",
    },
    answers: {
      mission: "To make strong the local journalism and the right of people to know.",
      beneficiaries:
        "Young women from the governorates, Syrian refugees from Zaatari camp, persons with disability who want to work in media",
      beneficiariesReached: 2300,
      causeAreas: ["freedom of expression", "women", "fighting of rumours", "rights of workers"],
      programs:
        "School of the mobile reporter (6 months). Checking of rumours. Legal help for the journalist if he is called to the court. Listening clubs. English course with American speakers.",
      annualBudget: "190000",
      staffCount: 10,
      volunteersCount: 55,
      boardSize: 5,
      grantsReceived: "From European Union, and small one from the American embassy in Amman 2019",
      fundingNeeded: "150000",
    },
  },
  {
    id: "us-nonprofit-somali-ayeeyo-c",
    name: "Ayeeyo Center",
    type: "Nonprofit",
    voice: "Somali English, brief",
    entity: {
      country: "US",
      region: "City Heights San Diego, CA",
      industry: ["health", "community"],
      description:
        "Our grandmothers and grandfathers they are forgetting, they go outside and get lost, they turn back to only Somali language. The daughter is carrying everything alone, she left her work. We do day place with tea, Quran and exercise, and we give the daughter rest.",
    },
    answers: {
      beneficiaries: "Old people from Somalia, Eritrea, and some Afghan. The family who is caring them.",
      beneficiariesReached: 130,
      volunteersCount: 20,
    },
  },
  {
    id: "us-socialent-fresa-coop-c",
    name: "Surcos Propios Growers Co-op",
    type: "Social Enterprise",
    voice: "farmworker Spanglish, full",
    entity: {
      country: "US",
      region: "Watsonville, California",
      industry: ["agriculture", "food"],
      stage: "Growth",
      foundedYear: 2016,
      teamSize: 14,
      annualRevenue: "880000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "300000",
      description:
        "Before we were piscadores, now we rent our own surcos. 22 families, each one has 2 to 6 acres of organic fresa, mora, nopales y calabacita. Alone nobody buys to you, so we put together one cooler, one truck, one marca. The hard thing is the rent of the land, the paperwork of organic and food safety that is all in English, and the water each year more salty.",
      mission: "From the one who picks to the one who owns.",
    },
    answers: {
      mission: "That farmworkers can be farmers.",
      businessModel: "Co-op sells for the 22, keeps 18% to pay the cooler, driver and the office girl.",
      products: ["strawberry", "blackberry", "nopal", "boxes for schools"],
      customerSegments: ["school lunch", "hospital", "mercados", "CSA boxes"],
      profitability: "a little bit yes",
      profitMargin: "3",
      peopleReached: 110,
      impactOutcomes:
        "Family income from 28k to 51k. 7 are women alone. 5 young ones came back from college to farm.",
      certifications: ["CCOF organic"],
      bCorpCertified: false,
      fundingNeeded: "300000",
      fundingHistory: "Loan of California FarmLink, help of ALBA for to learn",
      teamDescription: "Board of 5 growers, manager Lupe Cisneros, 2 drivers, packers",
    },
  },
  {
    id: "gh-socialent-cocoa-no-children-c",
    name: "Abrabo Pa Cocoa Trading",
    type: "Social Enterprise",
    voice: "Ghanaian English, full",
    entity: {
      country: "GH",
      region: "Sefwi Wiawso, Western North",
      industry: ["agriculture", "children", "social-enterprise"],
      stage: "Traction",
      foundedYear: 2017,
      teamSize: 16,
      annualRevenue: "340000",
      annualRevenueCurrency: "USD",
      mission: "Cocoa wey no pikin suffer inside. Good cocoa, children in school.",
      description:
        'We are buying cocoa from 1,150 farmers and paying small premium on top, but the farmer must not use children for the carrying, cutlass work and spraying. Some of the children are even brought from the North by a certain "uncle". Our community people go round, if they see a child in the farm on school day they report and we talk to the parents, buy uniform and sandals, and get adult labour gang to do the weeding instead.',
      countriesOperating: ["GH", "CI"],
    },
    answers: {
      businessModel:
        "Licensed buying agent plus premium from two chocolate makers overseas. Labour gangs are hired out by the day.",
      impactOutcomes:
        "612 children removed from hazardous work and put back to class, 430 still there after one year",
      peopleReached: 4800,
      products: ["traceable cocoa beans", "labour gang service", "cocoa husk soap"],
      customerSegments: ["bean-to-bar makers", "farmers"],
      profitability: "We are managing",
      fundingNeeded: "600000",
      certifications: ["Fairtrade"],
      teamDescription:
        "Director is a former District Education officer. 9 field officers on motorbikes. 40 community watch committees.",
      fundingHistory: "Own savings, rural bank, one grant from Netherlands",
    },
  },
  {
    id: "id-individual-turtle-teacher-c",
    name: "I Made Suarjana",
    type: "Individual",
    voice: "Indonesian English, short",
    entity: { country: "ID", region: "Sulawesi Tenggara, Wakatobi", industry: ["environment"] },
    answers: {
      fullName: "I Made Suarjana",
      title: "Lecturer and diver",
      projectDescription:
        "The fisherman here still use bomb fishing and take the turtle egg. I want make training for young people to become guide and reef watcher, plant back mangrove, and make friend school with school in America so they can learn together online.",
      skills: ["diving", "social media", "teaching"],
      location: "Wanci island",
    },
  },
  {
    id: "us-individual-sickle-nurse-c",
    name: "Solange Mbarga Etoundi",
    type: "Individual",
    voice: "Cameroon French English, earnest",
    entity: {
      country: "US",
      region: "Buffalo NY",
      industry: ["health", "science"],
      description:
        "Infirmière in Cameroon during 8 years, in America I have redone all my studies. I am now registered nurse and I terminate my doctorate. I assist every week to the crises of the children with sickle cell and I want to make my career in the research on their pain.",
    },
    answers: {
      fullName: "Solange Mbarga Etoundi",
      title: "RN, doctorant in nursing science (last year)",
      education:
        "Diploma of State in nursing, Yaoundé. Bachelor of nursing, D’Youville. PhD at the University at Buffalo, in course, defense foreseen for May",
      experience: "8 years pediatrics in Yaoundé, 6 years hematology in Buffalo",
      yearsOfExperience: 14,
      skills: ["interviews with families", "statistics R", "French", "Ewondo"],
      projectDescription:
        "When the black adolescent arrives at the emergency and says he has pain 10 on 10, they do not believe him, he waits three hours. I want to follow 120 young between 12 and 21 years during the passage from the pediatrician to the doctor of adults, because it is there that they die. To measure the pain with a telephone each day, and experiment a training by the patients for the personnel of emergency.",
      goal: "To obtain a postdoctoral formation with a mentor and after to become independent researcher",
      fundingNeeded: "210000",
      location: "Buffalo",
    },
  },
  {
    id: "co-research-alzheimer-antioquia-c",
    name: "Grupo Memoria y Familia",
    type: "Research",
    voice: "all in Spanish, Colombia",
    entity: {
      country: "CO",
      region: "Medellín, Antioquia",
      industry: ["health", "science"],
      foundedYear: 1996,
      teamSize: 42,
      mission: "Entender por qué la memoria se pierde tan temprano en nuestras familias y cómo pararlo.",
      description:
        "En varios pueblos de Antioquia hay familias grandes en las que la gente empieza a olvidar a los 44 o 45 años. Llevamos casi tres décadas visitándolas casa por casa: tenemos árboles genealógicos de más de 6.000 personas, banco de cerebros, sangre y muestras de ADN. Queremos buscar señales en la sangre muchos años antes de los olvidos, saber por qué algunos portadores no se enferman, y acompañar a los cuidadores, que casi siempre son mujeres.",
    },
    answers: {
      researchAreas: [
        "Alzheimer hereditario",
        "demencia de inicio temprano",
        "biomarcadores en sangre",
        "banco de cerebros",
        "cuidadores",
        "genética de poblaciones mezcladas",
      ],
      institution: "Universidad pública en Medellín, facultad de medicina",
      leadResearcher: "Dra. Luz Amparo Giraldo",
      publicationsCount: 310,
      citationsCount: 14200,
      annualBudget: "1900000",
      grantsReceived:
        "Minciencias, una fundación de Arizona y dos proyectos como socios de universidades en Boston y San Luis",
      grantsTotal: "7500000",
      hasSpinout: false,
      collaborations: ["Boston", "Washington University", "UCSF", "Hospital San Vicente"],
    },
  },
  {
    id: "us-research-moon-dust-c",
    name: "Laboratory of Granular Matter and Plasma, Marchetti-Duval group",
    type: "Research",
    voice: "French physicist English",
    entity: {
      country: "US",
      region: "Huntsville, Alabama",
      industry: ["space", "science"],
      teamSize: 6,
      foundedYear: 2015,
      mission: "To comprehend how the dust of the Moon charges itself and sticks on everything.",
      description:
        "The grains of the lunar soil are charged by the Sun and they levitate, they enter in the joints, they scratch the visors, they destroy the seals. We dispose of a vacuum chamber of 2 m with an electron beam and a lamp UV, in which we make float the simulants. We search to repel the dust by electric field waves and we realize numerical simulations of the cloud lifted by the motor when one lands. The same physics intervenes for the asteroids and the rings of Saturn.",
    },
    answers: {
      researchAreas: [
        "dusty plasma",
        "moon soil",
        "electrostatics of grains",
        "plume of landing engines",
        "small bodies",
      ],
      institution: "University in Huntsville, department of physics",
      leadResearcher: "Dr. Bénédicte Marchetti-Duval",
      publicationsCount: 71,
      citationsCount: 2100,
      patentCount: 1,
      annualBudget: "650000",
      grantsReceived: "NASA (solar system workings, 2018), CNES in the past",
      hasSpinout: false,
      collaborations: ["CNRS Orléans", "Marshall Space Flight Center", "LASP Boulder"],
    },
  },
  {
    id: "us-research-cow-flu-c",
    name: "Milk Herd Virus Team",
    type: "Research",
    voice: "Brazilian English, one line",
    entity: {
      country: "US",
      region: "Madison, Wisconsin",
      industry: ["agriculture"],
      description:
        "We are studying how the flu of the birds passes to the milk cows and for the workers who do the milking.",
    },
  },
  {
    id: "us-school-navajo-day-c",
    name: "Tsé Łichíí’ Community School",
    type: "School",
    voice: "rez English, one line",
    entity: {
      country: "US",
      region: "Navajo Nation, Arizona side",
      description:
        "K-8, 118 kids, most ride the bus hour and a half on dirt. We wanna teach the little ones all day in Navajo, only a few teachers left that can talk it good.",
    },
  },
  {
    id: "dj-school-lycee-port-c",
    name: "Lycée Technique de Balbala",
    type: "School",
    voice: "French English, one line",
    entity: {
      country: "DJ",
      region: "Djibouti-ville",
      description:
        "Public lyceum, our pupils speak Somali, Afar, French; we want reinforce English and the professional formation for the port and the logistics.",
    },
  },
  {
    id: "us-community-trout-club-c",
    name: "Kettle Forks Rod & Gun",
    type: "Community Group",
    voice: "plain, one line",
    entity: { country: "US", region: "Potter Co. PA" },
    answers: {
      focusAreas: ["stocking trout", "fixing the banks where the crick washed out", "taking kids fishing"],
    },
  },
  {
    id: "us-community-st-croix-neighbors-c",
    name: "We Own Hands Frederiksted",
    type: "Community Group",
    voice: "Crucian English, short",
    entity: {
      country: "US",
      region: "St. Croix, Virgin Islands",
      description:
        "Since Maria mash up the place we decide not to wait on nobody. We does check on the old people them, share generator, cook, cut tree out the road. Now we want a proper spot with cistern, solar and radio so when the next storm come people have somewhere to go, and teach the youth first aid.",
    },
    answers: {
      groupType: "neighbors",
      membersCount: 45,
      location: "Frederiksted, west end",
      serviceRadiusKm: 6,
    },
  },
  {
    id: "us-government-kids-probation-c",
    name: "Juniata Forks County Youth Office",
    type: "Government",
    voice: "plain county worker, one line",
    entity: { country: "US", region: "central Pennsylvania" },
    answers: {
      mandate:
        "We look after the kids who got in trouble, so they pay back who they hurt and don’t end up locked up.",
    },
  },
];
