/**
 * The field's vocabulary: what different words say the same, and the industries (slugs of the list) that it belongs to. The order
 * is part of the vectors: a change here needs a new name of the model, and of the themes.
 */
export type Concept = {
  id: string;
  industries: readonly string[];
  /** Words and phrases that stand for it, in any form of theirs. */
  sure: readonly string[];
  /** Those that also say other things: they count for less, and for a theme only when they are said again and again. */
  vague: readonly string[];
};

const list = (words: string) => (words === "" ? [] : words.split(", "));
const concept = (id: string, industries: string, sure: string, vague = ""): Concept => ({
  id,
  industries: industries === "" ? [] : industries.split(" "),
  sure: list(sure),
  vague: list(vague),
});

export const CONCEPTS: readonly Concept[] = [
  // Land, food and water
  concept(
    "farming",
    "agriculture",
    "agriculture, agricultural, agritech, agtech, agri tech, agribusiness, agro, agroforestry, agronomy, agroecology, farm, farmer, farming, smallholder, crop, harvest, post harvest, seed system, fertilizer, fertiliser, horticulture, agrifood, agri food, rancher, farmland, value added producer, cassava, maize, coffee, cocoa, soil health, greenhouse farming, vegetable",
    "soil, grower, rural producer, seeds, producer group",
  ),
  concept(
    "livestock",
    "agriculture",
    "livestock, cattle, dairy, poultry, pastoralist, veterinary, veterinarian, animal health, beekeeping, goats, meat, cow, pig, sheep, milk, cheese, yogurt, yoghurt, chicken, egg producer, creamery, animal food",
    "animal",
  ),
  concept(
    "fishing",
    "agriculture environment",
    "fishery, fisheries, fishing, aquaculture, seafood, fish farm, fisherman, fishermen, fisher, boat crew",
    "fish",
  ),
  concept(
    "forest",
    "environment agriculture",
    "forest, forestry, deforestation, reforestation, timber, woodland",
    "tree",
  ),
  concept("irrigation", "agriculture water", "irrigation, irrigate, water pump, drip irrigation"),
  concept(
    "food",
    "food",
    "food, nutrition, nutritious, malnutrition, hunger, food security, food safety, foodborne, food waste, meal, diet, beverage, school feeding, foodtech, food bank, caterer, catering, kitchen garden, cuisine, bakery, brewery",
    "eat, kitchen, cooking",
  ),
  concept(
    "water",
    "water",
    "water and sanitation, drinking water, clean water, safe water, wastewater, water supply, water treatment, water quality, desalination, borehole, groundwater, water purification, water management, water access, stormwater, watershed",
    "water",
  ),
  concept(
    "sanitation",
    "water health",
    "sanitation, sanitary, toilet, latrine, hygiene, sewage, wash program, menstrual hygiene",
  ),
  // Climate, energy and environment
  concept(
    "climate",
    "climate",
    "climate, climate change, climate tech, global warming, decarbonization, decarbonisation, decarbonize, net zero, greenhouse gas, carbon removal, carbon capture, carbon footprint, carbon credit, low carbon, climatetech, emission reduction, carbon emission, cleantech, adaptation and resilience, carbon dioxide, co2, climate action, climate finance, climate adaptation, climate resilience, climate solution, ghg, cooling, heatwave",
    "carbon, emission, sustainability, sustainable, resilience",
  ),
  concept(
    "renewable",
    "energy climate",
    "renewable, renewable energy, clean energy, clean technology, green energy, solar, photovoltaic, wind power, wind energy, wind turbine, wind farm, hydropower, geothermal, off grid, mini grid, minigrid, microgrid, solar home system, biogas, biofuel, bioenergy, energy transition, green hydrogen, heat pump, renewables, solar panel, solar powered, solar pump",
    "wind, hydrogen",
  ),
  concept(
    "energy",
    "energy",
    "energy efficiency, energy access, energy storage, battery, batteries, electricity, electrification, power grid, grid modernization, utility scale, clean cooking, cookstove, energy sector, energytech, energy technology, transmission line, fuel cell, electrochemical, energy saving, energy transition, power plant, energy supply, electric power, diesel generator, energy audit",
    "energy, power, grid, fuel, utility, electric, heat, heating",
  ),
  concept("nuclear", "energy", "nuclear, reactor, fusion energy, radiation safety, uranium"),
  concept(
    "nature",
    "environment",
    "conservation, biodiversity, wildlife, ecosystem, ecology, ecological, endangered species, habitat, wetland, national park, natural resource, nature based, invasive species, environmental protection, environmental education, land restoration, rewilding, pollinator, naturalist, bee, bird, butterfly, meadow, green space, park, garden",
    "environment, environmental, nature, species, park, restoration",
  ),
  concept(
    "ocean",
    "environment",
    "ocean, marine, coastal, sea level, coral reef, coral, reef, blue economy, oceanography, oceanographic, maritime, mangrove, sea, beach, seaweed, kelp",
    "sea, coast",
  ),
  concept(
    "pollution",
    "environment",
    "pollution, pollutant, contamination, contaminated, air quality, brownfield, remediation, toxic, clean air",
    "air, smoke",
  ),
  concept(
    "waste",
    "waste",
    "waste, recycling, recycle, circular economy, plastic waste, composting, compost, e waste, waste management, upcycling, reuse, landfill, plastic pollution, single use plastic",
    "plastic",
  ),
  concept(
    "disaster",
    "humanitarian",
    "disaster, disaster relief, emergency response, hurricane, earthquake, flood, wildfire, disaster preparedness, disaster risk",
    "emergency, preparedness, relief, drought",
  ),
  // Health
  concept(
    "health",
    "health",
    "healthcare, health care, public health, global health, health service, patient, hospital, clinic, disease, medical care, medicine, primary care, health equity, health disparity, health outcome, nurse, nursing, physician, telehealth, telemedicine, digital health, healthtech, ehealth, mhealth, community health worker, health system, health center, wellbeing, well being, wellness, health information technology, illness, diagnosis, healing, surgery, surgeon, epidemiology, sick, rehabilitation, therapy session, clinician, pain, symptom, hospice, ambulance",
    "health, clinical, medical, treatment, care, prevention, doctor, disorder, chronic, sick leave",
  ),
  concept(
    "mental-health",
    "health",
    "mental health, behavioral health, behavioural health, depression, anxiety, psychiatric, psychiatry, psychosis, schizophrenia, suicide, trauma informed, counseling, counselling, psychotherapy, ptsd, mental illness, mental disorder, mood disorder, loneliness, therapist",
    "trauma, stress, mental",
  ),
  concept(
    "addiction",
    "health",
    "substance use, substance abuse, addiction, opioid, alcohol use, alcohol, tobacco, smoking, overdose, drug use, recovery housing, drug abuse",
  ),
  concept("cancer", "health biotech", "cancer, oncology, tumor, tumour, carcinoma, leukemia, chemotherapy"),
  concept(
    "brain",
    "health science",
    "neuroscience, neural, neurological, neurology, brain, alzheimer, dementia, stroke, parkinson, epilepsy, neurodegenerative, cognitive decline, neuromodulation, spinal cord",
    "cognitive, nervous",
  ),
  concept(
    "heart-lung",
    "health",
    "cardiovascular, heart, lung, blood, hypertension, cardiac, respiratory, asthma, sleep disorder, sickle cell, pulmonary, hlbs, heart failure, vascular, stroke prevention, sleep apnea, sleep health",
  ),
  concept(
    "diabetes",
    "health",
    "diabetes, diabetic, obesity, kidney, metabolic, endocrine, insulin, digestive, liver, chronic disease, non communicable",
  ),
  concept(
    "infection",
    "health",
    "infectious disease, infection, hiv, hiv aids, malaria, tuberculosis, hepatitis, virus, viral, vaccine, vaccination, immunization, antibiotic, antimicrobial, pandemic, epidemic, covid, pathogen, outbreak, sexually transmitted, bacteria, bacterial, parasite, fungal",
    "resistance",
  ),
  concept(
    "mother-child",
    "health children",
    "maternal, maternity, pregnancy, pregnant, newborn, neonatal, perinatal, prenatal, infant, midwife, breastfeeding, child health, fetal, pediatric, paediatric, postpartum, birth, childbirth, baby",
  ),
  concept(
    "reproductive",
    "health gender",
    "reproductive, reproductive health, family planning, contraception, contraceptive, sexual health, fertility, menopause, menstrual, women's health, gynecology",
  ),
  concept(
    "ageing",
    "health",
    "aging, ageing, older adult, elderly, senior citizen, older people, caregiver, long term care, longevity, eldercare, geriatric, home care",
    "senior",
  ),
  concept(
    "disability",
    "social-enterprise health",
    "disability, disabilities, disabled, accessibility, assistive technology, autism, deaf, blind, hearing loss, visually impaired, wheelchair, prosthetic, special needs, neurodiverse, sign language, developmental disability, communication disorder, hearing, audiologist, audiology, exoskeleton, amputee, rehabilitation engineering",
  ),
  concept("dental", "health", "dental, dentistry, dentist, oral health, craniofacial"),
  concept(
    "eye",
    "health",
    "vision loss, eye care, ophthalmology, blindness, eye disease, optometry, eyeglasses",
  ),
  concept(
    "rare-disease",
    "health biotech",
    "rare disease, orphan drug, rare disorder, natural history study",
  ),
  concept(
    "skin-bones",
    "health",
    "arthritis, musculoskeletal, orthopedic, dermatology, rheumatology, bone disease, osteoporosis",
  ),
  concept(
    "drugs",
    "biotech health",
    "drug discovery, drug development, therapeutic, therapeutics, small molecule, pharmaceutical, pharmacology, pharmacy, biologics, gene therapy, cell therapy, preclinical, new drug, pharma, vaccine development",
    "therapy, drug",
  ),
  concept(
    "trials",
    "health science",
    "clinical trial, clinical research, clinical study, translational research, translational science, randomized",
  ),
  concept(
    "biotech",
    "biotech",
    "biotech, biotechnology, synthetic biology, genomics, genomic, genome, genetic, gene editing, crispr, bioengineering, life science, life sciences, molecular, protein, proteomics, omics, biochemical, biomedical, bioscience, stem cell, microbiome, biomanufacturing, fermentation, structural biology, biomarker",
    "biology, biological, cell, lab",
  ),
  concept(
    "devices",
    "medical-devices health",
    "medical device, medtech, diagnostic, diagnostics, point of care, imaging, wearable sensor, biosensor, surgical, implant, ultrasound, biomechanics, assay, medical equipment, biodesign, neurostimulation",
    "device",
  ),
  // People
  concept(
    "women",
    "gender",
    "women, woman, girl, female, gender, gender equality, women led, women owned, feminist, gender based violence, female founder, women entrepreneur, women empowerment, womens rights, mothers, lgbtq, queer, transgender",
  ),
  concept(
    "youth",
    "children",
    "youth, young people, young person, teenager, adolescent, adolescence, teen, youth led, under 30, under 35, youth development, after school, afterschool, juvenile, foster care, young adult, young entrepreneur",
    "young, student",
  ),
  concept(
    "children",
    "children",
    "child, children, childhood, toddler, kid, early childhood, preschool, kindergarten, childcare, child welfare, child protection, child abuse, orphan, early years",
    "family, parenting",
  ),
  concept(
    "veterans",
    "humanitarian",
    "veteran, service member, military family, national cemetery, armed forces community",
    "cemetery, military",
  ),
  concept(
    "tribal",
    "community",
    "tribal, tribe, indigenous, native american, american indian, alaska native, first nations, native hawaiian, aboriginal, pacific islander, indian country, urban indian, indian health, tribal college, pueblo, navajo, inuit, maori",
    "reservation",
  ),
  concept(
    "refugees",
    "humanitarian",
    "refugee, migrant, migration, immigrant, immigration, asylum, displaced, displacement, humanitarian, humanitarian aid, resettlement, conflict affected, refugee camp, diaspora",
    "war, fled, flee",
  ),
  concept(
    "trafficking",
    "human-rights",
    "human trafficking, trafficking, modern slavery, forced labor, child labor, exploitation, forced labour, slavery, slave, trafficked",
  ),
  concept(
    "violence",
    "human-rights",
    "domestic violence, sexual assault, sexual violence, intimate partner violence, crime victim, gun violence, violence prevention, survivor",
    "violence, victim",
  ),
  concept(
    "rights",
    "human-rights",
    "human rights, social justice, racial justice, civil rights, legal aid, access to justice, criminal justice, reentry, prisoner, incarcerated, advocacy, rule of law, peacebuilding, freedom of expression, press freedom, discrimination, racial equity, democracy, law enforcement",
    "justice, peace, legal, court, equity",
  ),
  concept(
    "poverty",
    "poverty",
    "poverty, low income, livelihood, income generating, underserved, marginalized, marginalised, vulnerable, disadvantaged, economic empowerment, inequality, cash transfer, extreme poverty, social protection, welfare, poor household",
    "poor",
  ),
  concept(
    "homeless",
    "housing poverty",
    "homeless, homelessness, shelter, unhoused, rough sleeping, eviction, supportive housing, rough sleeper, emergency housing, transitional housing",
  ),
  concept(
    "minority",
    "social-enterprise",
    "underrepresented, minority, minority owned, black founder, black and brown, black owned, latino, latina, latinx, hispanic, african american, people of color, bipoc, inclusion, inclusive, diversity, black entrepreneur",
    "diverse, equitable, disparity, equality",
  ),
  // Places and communities
  concept(
    "community",
    "community",
    "community development, community led, neighborhood, neighbourhood, grassroots, local community, community group, voluntary, volunteer, village, community center, community centre, resident, community based, regional development, civil society, economic development, urban regeneration, revitalization, neighbor, residents association, church, parish, mosque, town hall, citizens association",
    "community, local, rural, regional",
  ),
  concept(
    "rural",
    "community agriculture",
    "rural, rural community, rural development, remote community, rural area, countryside",
  ),
  concept(
    "international-development",
    "community poverty",
    "international development, developing country, developing countries, low and middle income, global south, emerging market, sub saharan, sustainable development goal, sdg, development aid, development outcome",
  ),
  concept(
    "housing",
    "housing",
    "housing, affordable housing, home repair, construction, building retrofit, built environment, real estate, proptech, home ownership, homebuyer, weatherization, tenant, civil engineering, civil infrastructure, contech, building material, low cost home",
    "infrastructure, building, home, urban, city",
  ),
  concept(
    "tourism",
    "tourism",
    "tourism, tourist, hospitality, hotel, travel industry, restaurant, outdoor recreation, ecotourism, recreation",
    "travel, outdoor",
  ),
  concept(
    "sport",
    "media community",
    "sport, sports, athlete, athletic, physical activity, football, soccer, fitness, playground",
  ),
  // Learning and work
  concept(
    "education",
    "education",
    "school, teacher, classroom, edtech, literacy, numeracy, curriculum, higher education, scholarship, stem education, e learning, online learning, tutoring, k 12, primary school, secondary school, college, undergraduate, teaching, pupil, early reading, science education, education technology, girls education, learning loss, educator, universal education, library, libraries, school district, textbook, reading, read, write, book, lesson, maths, mathematics education, learn, exam",
    "education, educational, learning, university, student, academic, learner, bachelor, course, degree, campus",
  ),
  concept(
    "skills",
    "workforce",
    "workforce, vocational, apprenticeship, job training, employment, unemployed, unemployment, upskilling, reskilling, career pathway, job creation, labor market, job seeker, livelihood skill, on the job training, technical skills, employability, decent work, coding bootcamp, youth employment, recruiting, hr tech, future of work",
    "skill, training, job, career, worker, labor, hiring",
  ),
  concept(
    "work-safety",
    "workforce health",
    "occupational safety, occupational health, workplace safety, worker safety, work related injury, occupational, injury prevention, safety and health, accident prevention, workplace accident, workplace injury",
  ),
  concept(
    "research-training",
    "science education",
    "postdoctoral, predoctoral, doctoral, phd, graduate student, early career researcher, fellowship for researchers, research training, dissertation, career development award, career transition, mentored, tenure track, early stage investigator, graduate research, independent investigator",
    "scientist, investigator, researcher, scholar, postdoc",
  ),
  concept(
    "research",
    "science",
    "basic research, scientific research, fundamental research, research center, research infrastructure, scientific discovery, principal investigator, exploratory research, research project, sbir, sttr, small business innovation research, technology transfer, r and d, applied research, scientific",
    "research, science, study, laboratory",
  ),
  concept(
    "social-science",
    "science",
    "social science, economics, sociology, political science, anthropology, psychology, behavioral science, linguistics, demography, economic research, humanities research, geography, economist, sociologist, inequality research, survey research",
    "policy, social, economic",
  ),
  concept(
    "physics",
    "science",
    "physics, astronomy, astrophysics, mathematics, mathematical, mathematician, statistics, particle, condensed matter, fluid dynamics, thermal, plasma, telescope",
    "theory, theoretical",
  ),
  concept(
    "chemistry",
    "science",
    "chemistry, catalysis, catalyst, polymer, chemical engineering, electrochemistry, molecular synthesis, interfacial",
    "chemical, synthesis",
  ),
  concept(
    "earth-science",
    "science environment",
    "geology, geoscience, geophysics, atmosphere, atmospheric, weather, hydrology, polar, arctic, antarctic, seismic, meteorology, earth science, paleo",
  ),
  concept(
    "materials",
    "manufacturing science",
    "materials research, materials science, advanced materials, nanotechnology, nanomaterial, metals, ceramics, composite, critical mineral, mineral, mining, alloy",
    "material",
  ),
  // Technology
  concept(
    "ai",
    "ai",
    "artificial intelligence, ai, machine learning, deep learning, data science, large language model, llm, generative ai, generative, computer vision, natural language processing, neural network, big data, predictive analytics, algorithm, chatbot, ml, analytics, ai first, ai native, language model, ml model, predictive model, transformer model, speech recognition, image recognition",
    "dataset, intelligent, automation",
  ),
  concept(
    "software",
    "software",
    "software, saas, software as a service, mobile app, app, cloud, developer tool, api, web application, b2b, enterprise software, no code, cloud credits, web platform, devops, programmer, programming, coder, coding, website, platform as a service",
    "platform, digital, app developer, online, internet, mobile",
  ),
  concept(
    "computing",
    "science ai",
    "computing, computer science, high performance computing, supercomputer, cyberinfrastructure, computational, quantum computing, information science, computer",
    "",
  ),
  concept(
    "quantum",
    "deep-tech",
    "quantum, photonics, semiconductor, microelectronics, chips, integrated circuit, deep tech, deeptech, frontier technology, frontier tech, hard tech, hardtech, circuits, nanoelectronics, chip design, optics",
    "breakthrough, frontier",
  ),
  concept(
    "security",
    "security",
    "cybersecurity, cyber security, cyber, information security, privacy, encryption, data protection, fraud detection, threat detection, research security, malware",
    "security",
  ),
  concept(
    "defense",
    "security",
    "defense, defence, military, army, navy, air force, darpa, national security, dual use, warfighter, homeland security, missile, weapon, dod, counterterrorism, special operations, baa, soldier, battlefield, combat",
  ),
  concept(
    "space",
    "space",
    "space, satellite, aerospace, spacecraft, nasa, orbit, lunar, launch vehicle, earth observation, space technology, rocket, astronaut, cubesat",
    "aeronautics, aircraft",
  ),
  concept(
    "transport",
    "mobility",
    "transport, transportation, mobility, electric vehicle, ev charging, charging station, automotive, truck, bus, bicycle, cycling, road safety, traffic, traffic safety, public transit, rail, aviation, airport, autonomous vehicle, zero emission vehicle, e mobility, driver, motorcycle, highway, boda, scooter, commuter, ride hailing, taxi, passenger, logistics vehicle",
    "vehicle, road, fleet, charging",
  ),
  concept(
    "logistics",
    "logistics",
    "logistics, supply chain, freight, shipping, warehouse, last mile, delivery service, port infrastructure, cold chain, cold storage, cargo, inventory, distribution network, trucking",
    "port, distribution",
  ),
  concept(
    "manufacturing",
    "manufacturing",
    "manufacturing, manufacturer, industry 4.0, industrial, additive manufacturing, 3d printing, factory, prototyping, production line, textile mill, makerspace, machining, smart manufacturing",
    "production, engineering",
  ),
  concept(
    "hardware",
    "hardware",
    "hardware, robot, robotics, electronics, iot, internet of things, drone, sensor, mechatronics, embedded system, wearable, unmanned, uav, 3d printer",
    "sensing, engineer, prototype",
  ),
  concept(
    "telecoms",
    "telecoms",
    "telecommunication, telecom, broadband, connectivity, wireless, radio, 5g, internet access, spectrum, amateur radio, digital divide, digital inclusion, rural internet, mobile network",
    "communications, mobile",
  ),
  concept(
    "open-source",
    "open-source",
    "open source, open science, open data, digital commons, digital public good, open knowledge, internet freedom, free software, open standard, next generation internet, ngi, public access, open hardware, reproducible, interoperable",
  ),
  concept(
    "civic",
    "civic-tech",
    "civic tech, govtech, public sector, public service delivery, e government, municipal, municipality, local government, city government, election, public policy, transparency, anti corruption, voter, governance, civic engagement, state government",
    "government, public, citizen, county, district, mayor, agency",
  ),
  concept(
    "web3",
    "web3",
    "web3, blockchain, crypto, cryptocurrency, defi, decentralized, ethereum, polkadot, token, nft, smart contract, bitcoin, dao, stablecoin",
  ),
  concept(
    "fintech",
    "fintech",
    "fintech, financial technology, financial inclusion, mobile money, payment, microfinance, banking, bank account, insurance, insurtech, lending, credit scoring, savings group, remittance, financial services, financial literacy, embedded finance, wealth management, unbanked, digital wallet, neobank, micro insurance",
    "finance, financial, bank, credit, lender, money",
  ),
  concept(
    "commerce",
    "e-commerce consumer",
    "e commerce, ecommerce, marketplace, retail, online shop, online store, retailer, shop owner, merchant, informal retailer, d2c, direct to consumer",
    "shop, customer, seller, buyer",
  ),
  concept(
    "consumer",
    "consumer",
    "consumer product, consumer goods, fashion, beauty, cosmetic, apparel, clothing, textile, handmade, craft, skincare, jewellery, consumer brand, fmcg, household goods, garment, basket, weaving, caterer",
    "consumer, brand, label, packaging",
  ),
  concept(
    "games",
    "media",
    "video game, gaming, games, esports, entertainment, virtual reality, augmented reality, xr, animation",
    "game",
  ),
  concept(
    "media",
    "media",
    "journalism, journalist, news, newsroom, publishing, broadcasting, podcast, documentary, media house, independent media, reporter, misinformation, disinformation, broadcaster",
    "media, press, story, storytelling, creator",
  ),
  concept(
    "arts",
    "arts",
    "arts, artist, artistic, culture, cultural, museum, gallery, theatre, theater, music, musician, dance, dancer, visual art, film, filmmaker, literature, writer, poet, poetry, painter, heritage, historic preservation, humanities, archive, exhibition, sculpture, creative industries, creative practice, choir, orchestra, festival, photography, performing art, art biennale, archaeology, monument, folklore, design studio",
    "creative, art, history, historic, design, philosophy, cultural exchange",
  ),
  // How things are done and financed
  concept(
    "social-enterprise",
    "social-enterprise",
    "social enterprise, social entrepreneur, social entrepreneurship, social innovation, social impact, impact investing, social business, social venture, impact driven, changemaker, social change, social entrepreneurs",
    "impact, mission driven",
  ),
  concept(
    "nonprofit",
    "",
    "nonprofit, non profit, ngo, charity, charitable, not for profit, philanthropy, philanthropic, 501 c 3, community organisation, non governmental, foundation grant, cso, voluntary organisation, civil society organization",
  ),
  concept(
    "startup",
    "",
    "startup, start up, founder, pre seed, seed stage, seed funding, venture, early stage company, accelerator, incubator, co founder, venture capital, mvp, demo day, startup accelerator, early stage startup, entrepreneur, entrepreneurship, scaleup, cohort",
    "investor, investment, company builder, pitch",
  ),
  concept(
    "small-business",
    "",
    "small business, sme, msme, microenterprise, micro enterprise, small and medium, family business, small firm, business loan, working capital, microloan, sole trader, soft loan, business owner, small enterprise, enterprise loan, medium enterprise, cooperative, co operative, stall, trader, artisan",
    "loan, business, lender, borrower",
  ),
  concept(
    "commercialization",
    "",
    "commercialization, commercialisation, commercialize, spin out, spinout, spin off, technology transfer, lab to market, proof of concept, prototype to market, university spinout, licensing",
  ),
  concept("equity-free", "", "equity free, non dilutive, no equity, grant funding, matching fund"),
  concept(
    "africa",
    "",
    "africa, african, kenya, nigeria, ghana, rwanda, uganda, tanzania, ethiopia, south africa, senegal, zambia, malawi, nairobi, lagos, accra, kampala, east africa, west africa, ivory coast, cameroon, zimbabwe, mozambique, sub saharan africa, algeria, angola, benin, botswana, burkina faso, burundi, cape verde, cabo verde, chad, comoros, congo, djibouti, eritrea, eswatini, gabon, gambia, guinea, lesotho, liberia, libya, madagascar, mali, mauritania, mauritius, namibia, niger, sierra leone, somalia, south sudan, sudan, togo, pan african, abidjan, dakar, kigali, soweto, johannesburg, cape town, kisumu, kumasi",
  ),
  concept(
    "south-asia",
    "",
    "india, indian startup, bangladesh, pakistan, nepal, sri lanka, south asia, mumbai, delhi, bengaluru, bangalore, afghanistan, bhutan, maldives, indian, pakistani, chennai, hyderabad",
  ),
  concept(
    "east-asia",
    "",
    "southeast asia, asia, asian, singapore, indonesia, philippines, vietnam, thailand, malaysia, asia pacific, taiwan, china, japan, korea, cambodia, laos, myanmar, mongolia, hong kong, brunei, chinese, japanese, korean, shenzhen, shanghai, beijing, jakarta, manila",
  ),
  concept(
    "latin-america",
    "",
    "latin america, brazil, mexico, colombia, chile, peru, argentina, puerto rico, caribbean, central america, bolivia, guatemala, ecuador, costa rica, cuba, dominican republic, el salvador, haiti, honduras, jamaica, nicaragua, panama, paraguay, uruguay, venezuela, brazilian, mexican, trinidad, sao paulo, bogota, santiago",
  ),
  concept(
    "europe",
    "",
    "europe, european, eu, germany, france, netherlands, spain, italy, poland, sweden, portugal, horizon europe, balkans, ireland, estonia, ukraine, austria, belgium, bulgaria, croatia, czechia, denmark, finland, greece, hungary, latvia, lithuania, norway, romania, serbia, slovakia, slovenia, switzerland, albania, georgia, turkiye, berlin, paris, amsterdam, german, french, dutch, swiss, luxembourg, north macedonia, kosovo, bosnia herzegovina, montenegro, iceland, malta, cyprus, moldova",
  ),
  concept(
    "uk",
    "",
    "uk, united kingdom, england, scotland, wales, british, london, northern ireland, great britain",
  ),
  concept(
    "mena",
    "",
    "middle east, mena, saudi, uae, dubai, egypt, jordan, lebanon, morocco, gulf, abu dhabi, tunisia, arab, israel, bahrain, iraq, kuwait, oman, palestine, qatar, saudi arabia, syria, united arab emirates, yemen, cairo",
  ),
  concept(
    "oceania",
    "",
    "australia, new zealand, pacific island, australian, oceania, fiji, papua new guinea, samoa, sydney, melbourne, brisbane, zealand",
  ),
  concept("canada", "", "canada, canadian, toronto, montreal, ontario, quebec, vancouver"),
  concept("new-york", "", "new york, new york state, nyserda, new york city"),
];
