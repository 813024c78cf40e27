import type { EvalProfile } from "../../../types";

export const otherLanguages: readonly EvalProfile[] = [
  {
    id: "us-startup-orange-creek-c",
    name: "Rusty Run Color LLC",
    type: "Startup",
    voice: "plain spoken, no official words",
    entity: {
      country: "US",
      region: "Cambria County PA",
      industry: ["water", "manufacturing"],
      stage: "MVP",
      foundedYear: 2022,
      teamSize: 3,
      annualRevenue: "18000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "350000",
      mission: "Get the orange out of the cricks and make something you can sell out of it.",
      description:
        "Around here the old deep mines leak and the water comes out orange. Always has, my pap fished none of it. We set up tanks at the hole, let the orange mud settle, dry it and grind it and sell it as color for bricks, concrete and artist paint. Lately a fella from the college tested our mud and says theres some of them rare metals in it like for magnets. We want to know how to pull them out.",
      founderName: "Dale Hruska",
    },
    answers: {
      productDescription: "Dried iron powder, red yellow and brown, from mine water. 50 lb bags.",
      problemStatement:
        "Nobody owns the old mines any more so nobody cleans up. State puts in ponds and then the ponds fill up with mud and theres no money to dig them out.",
      targetCustomers: "Brick plants, block plants, couple paint outfits",
      customerCount: 4,
      teamDescription:
        "Me, 26 yrs running equipment. My brother in law who is a welder. A girl with a chemistry degree from Pitt Johnstown part time.",
      useOfFunds: "bigger dryer, a press, a second spot at the Little Conemaugh, lab tests on the metals",
      headquarters: "South Fork",
      patentCount: 0,
    },
  },
  {
    id: "br-startup-chagas-strip-c",
    name: "Barbeiro Diagnósticos",
    type: "Startup",
    voice: "Portuguese English, short",
    entity: {
      country: "BR",
      region: "Minas Gerais, Montes Claros",
      industry: ["biotech", "health"],
      stage: "MVP",
      foundedYear: 2021,
      description:
        "We make a fast test for the disease of Chagas, that the people take from the insect barbeiro in the houses of mud. One drop of blood from the finger, 15 minutes, without laboratory. Actually the diagnostic delays for months and the heart is already big when the patient discovers.",
    },
    answers: {
      targetMarket:
        "Pregnant women and the newborn babies, in the interior; also latinos that live in United States and do not know they have it",
      productStage: "prototype validated in 240 samples, we pretend to do the clinical study next year",
    },
  },
  {
    id: "us-startup-salt-battery-c",
    name: "Sal y Sol Energy",
    type: "Startup",
    voice: "Spanglish, engineer, proud",
    entity: {
      country: "US",
      region: "New Mexico",
      industry: ["energy", "deep-tech", "hardware"],
      stage: "MVP",
      foundedYear: 2020,
      teamSize: 6,
      employeesCount: 5,
      annualRevenue: "0",
      annualRevenueCurrency: "USD",
      currentFundingSought: "1500000",
      totalFundraisedToDate: "420000",
      mission:
        "Batteries made of sal, not of lithium, so a pueblito can keep its light ten hours after the sun goes down.",
      description:
        "Somos un equipo chiquito in Las Cruces. We make a battery of sodium with iron, the materials are super cheap and don’t catch fire. For the moment it makes 700 cycles in our bench and then the capacity falls because the electrolyte gets dry in the border of the separator. We need to resolve that thing and make the cell big, from the size of a tortilla to the size of a door.",
      founderName: "Ing. Raúl Armendáriz",
      website: "salysol.example",
    },
    answers: {
      productDescription:
        "Stationary sodium-iron cell, 10 hours of discharge, temperature until 55 C without cooling.",
      problemStatement:
        "When the fire or the wind drops the line, the ranchitos and the clinics stay two, three days without luz. Lithium doesn’t like our heat.",
      targetCustomers: "Rural electric co-ops, clinics, bombas de agua, military bases like White Sands",
      teamDescription:
        "Two doctors in electrochemistry (NMSU and Chihuahua), one technician, my wife that carries the accounts.",
      fundingHistory: "Own money, family, and 200 thousand of an angel of El Paso",
      techStack: ["sodium", "iron", "3D printed frames"],
      patentCount: 1,
      runwayMonths: 7,
      fundingAmountSeeking: "1500000",
      useOfFunds: "Dry room, pilot line, and to assist with a test in a real co-op",
      goals: "5000 cycles and below 60 dollars the kilowatt hour",
    },
  },
  {
    id: "us-nonprofit-dry-wells-c",
    name: "Agua Para Todos del Valle",
    type: "Nonprofit",
    voice: "Spanglish, warm, run-on",
    entity: {
      country: "US",
      region: "Fresno / Tulare, California",
      industry: ["water", "poverty", "human-rights"],
      foundedYear: 2009,
      employeesCount: 9,
      annualRevenue: "640000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "900000",
      description:
        "In our comunidades the wells are going dry porque the big ranchos make more deep pozos every year, and the water that still comes out has nitratos and arsénico, la gente buys garrafones to cook even for the baby. We bring tanks and water by pipa, we test the llave for free, and we help the little water companies (some are three señoras and a notebook) to connect with the next town that has good water.",
    },
    answers: {
      mission: "That every family of the campo opens the llave and can drink.",
      beneficiaries:
        "Familias farmworker in places that are not a city, like Tooleville, West Goshen, Monson. Mostly speak Spanish, some Mixteco.",
      beneficiariesReached: 5200,
      causeAreas: ["agua potable", "farmworkers", "vivienda"],
      programs:
        "1) Tanks of 2500 gallons and delivery 2) Test of private wells 3) Promotoras who explain the bill and the letters of the county 4) Join small systems together",
      annualBudget: "640000",
      staffCount: 9,
      volunteersCount: 60,
      boardSize: 7,
      fundingGap: "310000",
      partners: ["Self-Help Enterprises", "Tulare County", "Iglesia San Isidro"],
      grantsReceived: "From the state when was the sequía 2021, and a foundation of San Francisco",
    },
  },
  {
    id: "us-nonprofit-lewiston-mamans-c",
    name: "Mamans Ensemble Lewiston",
    type: "Nonprofit",
    voice: "French Lingala habits, one line",
    entity: {
      country: "US",
      region: "Maine",
      description:
        "We are the mothers from Congo, Angola and Burundi arrived here by asylum, we do the accompaniment of the new arrived: papers, English, find work, doctor for the head because many have seen the war.",
    },
  },
  {
    id: "ke-nonprofit-kisumu-adolescents-c",
    name: "Dada na Kaka Wellness Organisation",
    type: "Nonprofit",
    voice: "Kenyan English, fuller",
    entity: {
      country: "KE",
      region: "Kisumu and Homa Bay counties",
      industry: ["health", "gender", "children"],
      foundedYear: 2013,
      employeesCount: 24,
      annualRevenue: "310000",
      annualRevenueCurrency: "USD",
      mission: "A generation of youths living positively and born free from the virus.",
      description:
        "We are a community based organisation on the lake shore. Our girls are being cheated by the fishermen, the ones of jaboya, fish for sex, and by boda boda riders, so new infections are still high as from 15 years to 24. We do testing at the beach at night when boats land, we link them to the facility, and our mentor mothers make follow up so that nobody defaults the ARVs.",
    },
    answers: {
      mission: "To reduce new HIV infections among adolescents and to retain the positive ones on treatment.",
      beneficiaries:
        "Adolescent girls and young women, teen mothers, fisherfolk, boys who dropped out, orphans staying with the shosho",
      beneficiariesReached: 18400,
      causeAreas: ["HIV and AIDS", "TB", "teenage pregnancy", "GBV"],
      programs:
        "Night testing at 14 beaches; teen mother clubs; PrEP; support groups by psychosocial officers; TB tracing in the homestead; small merry-go-round savings so girls do not depend on sponsors",
      annualBudget: "310000",
      staffCount: 24,
      volunteersCount: 130,
      fundingNeeded: "500000",
      partners: [
        "Jaramogi Oginga Odinga Teaching and Referral Hospital",
        "County Ministry of Health",
        "Beach Management Units",
      ],
      grantsReceived:
        "We were a sub to a big American partner under PEPFAR up to last year. It was stopped abruptly and we sent home 11 staff.",
    },
  },
  {
    id: "us-nonprofit-safe-door-c",
    name: "Open Gate of the Northern Tier",
    type: "Nonprofit",
    voice: "plain, one line",
    entity: { country: "US", region: "Tioga county PA" },
    answers: {
      mission:
        "A place to go, day or night, when your husband or boyfriend hits you and you got kids and no car.",
    },
  },
  {
    id: "us-socialent-cafe-adjuntas-c",
    name: "Cooperativa Manos del Monte",
    type: "Social Enterprise",
    voice: "all in Spanish, Puerto Rico",
    entity: {
      country: "US",
      region: "Puerto Rico, Adjuntas",
      industry: ["agriculture", "food", "social-enterprise"],
      stage: "Growth",
      foundedYear: 2018,
      teamSize: 11,
      annualRevenue: "275000",
      annualRevenueCurrency: "USD",
      currentFundingSought: "400000",
      mission:
        "Que el que siembra café en la montaña pueda vivir de la finca y no tenga que irse pa’ Orlando.",
      description:
        "Después de María nos quedamos sin palos de café y sin luz cinco meses. Nos juntamos 34 fincas pequeñas y compramos entre todos la despulpadora, el secador y la tostadora. Vendemos el café molido con nuestra marca, y también pana, guineo y harina de malanga. Queremos poner placas solares en el beneficiado porque cada vez que se va la luz se nos daña el grano, y una cocina certificada para vender a los comedores escolares.",
    },
    answers: {
      mission: "Café justo, finca viva, jóvenes en la montaña.",
      businessModel:
        "La cooperativa le compra el café uva al socio a mejor precio que el beneficiado grande, lo procesa y lo vende en colmados, hoteles y por internet. La ganancia se reparte y un 15% va a sembrar palos nuevos resistentes a la roya.",
      profitability: "Casi salimos tablas",
      profitMargin: "4",
      peopleReached: 160,
      teamDescription:
        "Once empleados, casi todos menores de 35, y una agrónoma jubilada de Extensión Agrícola que nos ayuda.",
      impactOutcomes: "34 fincas activas, 9 eran fincas abandonadas; 22,000 arbolitos sembrados",
      products: ["café tostado", "harina de malanga", "pana congelada"],
      customerSegments: ["colmados", "hoteles", "boricuas en los estados"],
      fundingNeeded: "400000",
      fundingHistory: "Préstamo del banco cooperativo y un donativo de una fundación después del huracán",
    },
  },
  {
    id: "sn-socialent-poisson-fume-c",
    name: "Jigéeni Géej SARL",
    type: "Social Enterprise",
    voice: "all in French, Senegal",
    entity: {
      country: "SN",
      region: "Mbour / Joal, Petite Côte",
      industry: ["food", "gender"],
      stage: "Traction",
      description:
        "Nous sommes 85 femmes transformatrices de poisson. Avec les fours améliorés on fume sans tout le bois et sans la fumée dans les yeux. Mais le poisson manque : les grands bateaux étrangers pêchent sans papiers et les usines de farine prennent la sardinelle. Nous voulons compter et surveiller ce qui arrive au quai, et vendre mieux.",
    },
    answers: {
      businessModel: "Achat au débarquement, fumage, vente à Dakar, Tamba et au Mali",
      peopleReached: 600,
    },
  },
  {
    id: "us-individual-louisiana-french-c",
    name: "Curley Thibodeaux",
    type: "Individual",
    voice: "Cajun talk, oral, French mixed in",
    entity: {
      country: "US",
      region: "St. Martin Parish, Louisiana",
      industry: ["arts", "media"],
      description:
        "Me, I go sit with the old people and I put them on the tape before they pass. They talk the French from here, not the French from France, and some talk Kouri-Vini, what they call Creole. When they gone that’s it, pas plus.",
    },
    answers: {
      fullName: "Curley J. Thibodeaux",
      title: "Retired, oil field. Fiddle player",
      education: "Eleventh grade, St. Martinville",
      skills: ["French", "Creole", "fiddle", "recording"],
      experience:
        "Been recording since 1994, got maybe 300 cassettes in boxes in the back room and the heat is eating them. Had a radio show Sunday morning 12 years, all in French.",
      yearsOfExperience: 30,
      projectDescription:
        "Get all them cassettes put on a computer so they don’t rot, write down what the people say, the French one side and the English the other, and let the schools and anybody listen free. There’s stories in there, traiteur prayers, songs nobody sings no more, the ’27 high water.",
      goal: "That my grandkids can hear how their people talked, and learn it too",
      fundingNeeded: "38000",
      location: "Parks, Louisiana",
    },
  },
  {
    id: "kz-individual-english-club-c",
    name: "Aigerim Bekova",
    type: "Individual",
    voice: "Russian/Kazakh English, no articles",
    entity: { country: "KZ", region: "Kyzylorda oblast", industry: ["education"] },
    answers: {
      fullName: "Aigerim Bekova",
      title: "teacher of English language in rural school",
      projectDescription:
        "In our aul children learn English only from old book. I want to make discussion club and summer camp with American films, debates and theme of Aral Sea ecology, for pupils of 8-11 classes and also for teachers from neighbour schools.",
      yearsOfExperience: 9,
    },
  },
  {
    id: "in-research-drug-resistant-tb-c",
    name: "Deccan Institute of Chest and Communicable Diseases",
    type: "Research",
    voice: "Indian English, formal, fuller",
    entity: {
      country: "IN",
      region: "Pune, Maharashtra",
      industry: ["health", "science", "biotech"],
      foundedYear: 1987,
      employeesCount: 140,
      annualRevenue: "2600000",
      annualRevenueCurrency: "USD",
      description:
        "We are a charitable research institute attached to a 220-bedded hospital. Kindly note that our thrust area is TB which is not responding to the usual medicines, particularly in patients having sugar (diabetes) also. We are having a cohort of 3,100 patients being followed since 2011, with sputum and blood samples preserved in minus 80. The same is available for collaborators.",
    },
    answers: {
      researchAreas: [
        "drug resistant TB",
        "TB with diabetes",
        "whole genome sequencing of the bacilli",
        "children contacts of TB patients",
        "lung damage after cure",
      ],
      institution: "Deccan Institute of Chest and Communicable Diseases",
      leadResearcher: "Dr. (Mrs.) Sunanda Kulkarni, MD, PhD",
      publicationsCount: 212,
      citationsCount: 5900,
      annualBudget: "2600000",
      grantsReceived: "ICMR, DBT, one R01 as foreign component with a U.S. university (expired 2023)",
      grantsTotal: "4100000",
      hasSpinout: false,
      collaborations: ["Johns Hopkins", "BJ Government Medical College", "NIRT Chennai"],
    },
  },
  {
    id: "us-research-metal-print-cracks-c",
    name: "Al-Khatib Group for Metal Printing",
    type: "Research",
    voice: "Arabic habits, long sentences",
    entity: {
      country: "US",
      region: "Dearborn, Michigan",
      industry: ["manufacturing", "science", "deep-tech"],
      teamSize: 8,
      foundedYear: 2017,
      mission:
        "To understand why the printed metal is cracking and to stop it, and to put this knowledge in the hand of the American factories.",
      description:
        "When the laser melts the powder of aluminum or of nickel alloy, the metal freezes very quickly and the small cracks are born inside it, and the part which looks beautiful from outside it fails in the engine. We are looking with the X-ray in the same moment of the melting, we put microphones for to hear the crack, and we are building the model by mathematics which predicts the crack before one hour of computing. Also we are trying to print repair pieces for the ships and the helicopters, in the field, from the powder of recycled scraps.",
    },
    answers: {
      researchAreas: [
        "3D printing of metals",
        "solidification",
        "cracks and fatigue",
        "sound listening of the process",
        "high temperature alloys",
      ],
      institution: "University in Dearborn, department of mechanical engineering",
      leadResearcher: "Prof. Hassan Al-Khatib",
      publicationsCount: 64,
      citationsCount: 1850,
      patentCount: 2,
      grantsReceived: "One starting grant from NSF, industry money from Ford",
      grantsTotal: "780000",
      hasSpinout: false,
      collaborations: ["Argonne beamline", "Jordan University of Science and Technology"],
    },
  },
  {
    id: "us-research-tsunami-maths-c",
    name: "Nalu Wave Maths Lab",
    type: "Research",
    voice: "Filipino English, one line",
    entity: {
      country: "US",
      region: "Oahu, Hawaii",
      industry: ["science"],
      description:
        "We solve the equations of the big waves so the siren can tell already if the tsunami will enter the harbor or not.",
    },
  },
  {
    id: "us-school-hazleton-adults-c",
    name: "Academia Nuevo Paso",
    type: "School",
    voice: "Dominican Spanglish, brief",
    entity: {
      country: "US",
      region: "Hazleton, PA",
      industry: ["education", "workforce"],
      foundedYear: 2015,
      description:
        "We teach English in the nights to the people of the warehouses, and after that the forklift, the welding (soldadura) and the papers to be a nurse helper, so they can pass to a better job. Plenty were teachers or electricians in la República and here they are packing boxes. We take care the kids in the other room meanwhile.",
    },
    answers: {
      schoolType: "Night school for adults",
      studentCount: 240,
      teacherCount: 8,
      educationLevels: ["English from zero", "GED", "oficios"],
    },
  },
  {
    id: "mx-school-telesecundaria-c",
    name: "Telesecundaria Benito Juárez, San Miguel",
    type: "School",
    voice: "Mexican Spanish English, one line",
    entity: {
      country: "MX",
      region: "Sierra Norte, Oaxaca",
      description:
        "School of 72 kids zapotecos, we want to interchange with students from USA and to have teacher of english and internet.",
    },
  },
  {
    id: "us-community-hose-company-c",
    name: "Smock Hollow Volunteer Hose Co. No. 2",
    type: "Community Group",
    voice: "plain, blunt",
    entity: { country: "US", region: "Fayette County Pa", foundedYear: 1926 },
    answers: {
      groupType: "fire company",
      membersCount: 19,
      annualBudget: "61000",
      location:
        "Menallen Twp area. We cover two patch towns, the hard road and about 6 mile of the four lane",
      focusAreas: ["house fires", "wrecks", "pumping cellars", "cutting people out of cars"],
      fundingNeeded: "45000",
    },
  },
  {
    id: "us-government-riverbank-village-c",
    name: "Native Village of Qanirmiut",
    type: "Government",
    voice: "village English, Yup’ik habits",
    entity: {
      country: "US",
      region: "Lower Kuskokwim, Alaska",
      industry: ["climate", "housing", "community"],
      mission: "Keep our people safe and keep living here where our elders put us.",
      description:
        "River is eating our bank. Last fall storm took 31 feet, one steambath and the dumpsite road. Five houses are real close now and the fuel tanks too. Ground is getting soft under the school from melting, the boardwalks are all tipping. We been talking to move up to the high ground since 1998. We got a plan on paper but the barge costs too much and every office tells us ask the other office.",
      employeesCount: 8,
    },
    answers: {
      agencyName: "Native Village of Qanirmiut Traditional Council",
      department: "Tribal office",
      annualBudget: "720000",
      staffCount: 8,
      mandate:
        "The council of the tribe, 7 members. We take care of ICWA, roads and boardwalks, the washeteria, dump, hunting and fishing matters, and elders.",
      programs:
        "Moving houses back from the edge; measuring the bank every month with stakes; honeybucket haul; village police officer when we can find one; culture camp for the young ones",
      contractorPreferred: false,
    },
  },
  {
    id: "us-government-desert-dumping-c",
    name: "City of Valle Hondo",
    type: "Government",
    voice: "border clerk, one line",
    entity: { country: "US", region: "Imperial Valley, California", industry: ["waste"] },
    answers: {
      programs:
        "We pick up the llantas and mattress that people come to throw in the canals and in the desert, every week is more.",
    },
  },
];
