import type { messages as frenchMessages, validatorMessages as frenchValidatorMessages } from "./fr";
import type { Labels } from "./labels";
import type { WritingRules } from "./language";
import type { Translation } from "./words";

/**
 * The Spanish of what both sides say. It is several dictionaries, because screens need a part of it only: client/src/words/es.ts and
 * server/words/es.ts put together what each side has.
 */

const joinWithSpace = (...parts: string[]) => parts.filter(Boolean).join("\u00A0");

/** How Spanish is written. */
export const rules: WritingRules = {
  pickForm: (n) => (n === 1 ? 0 : 1),
  forms: 2,
  comma: ", ",
  polish: (text) => text.replace(/ %/g, "\u00A0%"),
  shortMonths: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
  withOrdinal: (written) => written,
  figures: {
    group: ".",
    decimal: ",",
    withCurrency: (digits, prefix) => joinWithSpace(digits, prefix.trim()),
    short: (digits, unit, prefix) => joinWithSpace(digits, unit === "K" ? "mil" : "M", prefix.trim()),
  },
};

/** The labels of the fixed lists in shared/constants. */
export const labels: Labels = {
  // Groups of standard questions.
  "Your organisation": "Tu organización",
  "Your project": "Tu proyecto",
  "People and partners": "Personas y socios",
  "What will come of it": "Qué se conseguirá",
  "The money": "El dinero",
  "Care for people and the environment": "Cuidado de las personas y del medio ambiente",
  // Kinds of organisations, and what they are said to be ready for.
  Startup: "Startup",
  "U.S. public domain": "Dominio público de EE. UU.",
  Nonprofit: "ONG",
  "Social Enterprise": "Empresa social",
  Individual: "Persona física",
  Research: "Investigación",
  School: "Centro educativo",
  "Community Group": "Grupo comunitario",
  Government: "Administración pública",
  Idea: "Idea",
  MVP: "MVP",
  Traction: "Tracción",
  Growth: "Crecimiento",
  Scale: "Escalado",

  // Roles of members
  Owner: "Propietario",
  Editor: "Editor",
  Commenter: "Comentarista",
  "Drafts of application texts": "Borradores de textos de solicitudes",
  "Reviews of pitch decks": "Análisis de pitch decks",
  "Matching by meaning": "Compatibilidad por significado",
  Viewer: "Lector",

  // Of words that are stored in lower case, as screens and exports show them.
  Grant: "Subvención",
  Equity: "Capital",
  Loan: "Préstamo",
  Prize: "Premio",
  Accelerator: "Aceleradora",
  Fellowship: "Beca",
  Other: "Otro",
  VC: "Capital riesgo",
  Vc: "Capital riesgo",
  Foundation: "Fundación",
  "Development finance": "Financiación del desarrollo",
  Corporate: "Empresa",
  University: "Universidad",
  Multilateral: "Organismo multilateral",
  "Angel network": "Red de inversores ángeles",
  "Private equity": "Capital privado",
  "Family office": "Family office",
  Template: "Plantilla",
  Guide: "Guía",
  Tool: "Herramienta",
  Video: "Vídeo",

  // An application and an opportunity are both feminine («solicitud», «oportunidad»).
  Draft: "Borrador",
  "In Progress": "En curso",
  Submitted: "Enviada",
  "Under Review": "En evaluación",
  Accepted: "Aceptada",
  Rejected: "Rechazada",
  Funded: "Financiada",
  Completed: "Completada",
  Pending: "Pendiente",
  Verified: "Verificada",

  // What an API key may do
  "Read the catalogue": "Leer el catálogo",
  "Read my matches and saved searches": "Leer mis oportunidades compatibles y mis búsquedas guardadas",
  "Read applications": "Leer solicitudes",
  "Start and change applications, save opportunities":
    "Empezar y modificar solicitudes, guardar oportunidades",
  "Start and change applications": "Empezar y modificar solicitudes",
  // What a webhook tells, and what became of it
  "An application is started": "Se empieza una solicitud",
  "The status of an application changes": "Cambia el estado de una solicitud",
  "A task is done": "Se completa una tarea",
  "A deadline is near": "Se acerca una fecha límite",
  "A new opportunity fits": "Encaja una nueva oportunidad",
  "A saved or applied-for opportunity changes": "Cambia una oportunidad guardada o con solicitud",
  "A test": "Una prueba",
  "Stopped, because nothing has arrived for days": "Detenido: no ha llegado nada desde hace días",
  "Stopped, because the receiver wants no more": "Detenido: el receptor no quiere recibir más",
  "Stopped, because the password or the address of your account has changed, or it was signed out everywhere":
    "Detenido: ha cambiado la contraseña o la dirección de tu cuenta, o se cerró sesión en todas partes",
  "The address is not on the public internet": "La dirección no está en la internet pública",
  "There is no server of this name": "No hay ningún servidor con este nombre",
  "The server could not be reached": "No se pudo conectar con el servidor",
  "The server did not answer in time": "El servidor no respondió a tiempo",
  "The server did not accept it": "El servidor no lo aceptó",
  "Not sent: what it tells of is gone": "No enviado: aquello de lo que informa ya no existe",
  "Not sent: the webhook was switched off": "No enviado: el webhook se desactivó",
  "Not sent: the secret can no longer be read. Make a new one.":
    "No enviado: el secreto ya no se puede leer. Crea uno nuevo.",
  // Columns of exports, and what a source says of an opportunity.
  Name: "Nombre",
  Opportunity: "Oportunidad",
  Status: "Estado",
  "Requested amount": "Importe solicitado",
  Entity: "Entidad",
  Created: "Creada",
  Funder: "Financiador",
  "Funder's website": "Sitio web del financiador",
  Description: "Descripción",
  "Application page": "Página de solicitud",
  "Funding type": "Tipo de financiación",
  "Minimum amount": "Importe mínimo",
  "Maximum amount": "Importe máximo",
  Amounts: "Importes",
  Currency: "Moneda",
  "Smallest equity stake": "Participación mínima en el capital",
  "Largest equity stake": "Participación máxima en el capital",
  "Entity type": "Tipo de entidad",
  "Eligible entity types": "Tipos de entidad elegibles",
  "Other types may apply": "Abierta a otros tipos",
  "Eligible countries": "Países elegibles",
  // What speaks for or against two opportunities being the same call
  Merged: "Fusionada",
  "Both quote the same number": "Ambas citan el mismo número",
  "They quote different numbers": "Citan números distintos",
  "The names share their rare words": "Los nombres comparten sus palabras poco comunes",
  "Each name has words of its own": "Cada nombre tiene palabras propias",
  "The names differ in one part": "Los nombres difieren en una parte",
  "One name says more": "Un nombre dice más que el otro",
  "One says that it is a part or another round": "Una dice ser una parte u otra edición",
  "The same funder": "El mismo financiador",
  "Funders of one family": "Financiadores relacionados",
  "Different funders": "Financiadores distintos",
  "The same page to apply on": "La misma página de solicitud",
  "The same website": "El mismo sitio web",
  "The same deadline": "La misma fecha límite",
  "Deadlines within two weeks": "Fechas límite a menos de dos semanas",
  "Different deadlines": "Fechas límite distintas",
  "The same amount": "El mismo importe",
  "Different amounts": "Importes distintos",
  "Different countries": "Países distintos",
  "One is open to fewer countries": "Una está abierta a menos países",
  "They name different places": "Nombran lugares distintos",
  "Different kinds of funding": "Tipos de financiación distintos",
  "Both are of a kind of which most funders have one":
    "Los dos son de un tipo del que la mayoría de los financiadores tiene uno solo",
  "Different years, phases or tracks": "Años, fases o líneas distintos",
  "The descriptions share their words": "Las descripciones comparten palabras",
  "One is in another language": "Una está en otro idioma",
  "Eligible regions": "Regiones elegibles",
  "Who may apply": "Quién puede solicitarla",
  Industries: "Sectores",
  Stages: "Etapas",
  "Founded in or after": "Fundada desde",
  "Founded in or before": "Fundada hasta",
  "Minimum revenue": "Ingresos mínimos",
  "Maximum revenue": "Ingresos máximos",
  "Open only to": "Abierta solo a",
  "Co-funding": "Cofinanciación",
  "Share of the costs to bring (%)": "Parte de los costes que aportar (%)",
  "Organisations that apply together, at least": "Mínimo de organizaciones que la solicitan juntas",
  Opens: "Apertura",
  Deadline: "Fecha límite",
  "Time zone of the deadline": "Zona horaria de la fecha límite",
  "Hour of the deadline": "Hora de la fecha límite",
  "Closing time": "Hora de cierre",
  "Time zone": "Zona horaria",
  "About the deadline": "Sobre la fecha límite",
  Weeks: "Semanas",
  Decision: "Decisión",
  "Awarded amount": "Importe concedido",
  "Last changed": "Última modificación",
  "AI draft by": "Borrador de IA de",
  Notes: "Notas",
  Narrative: "Texto",
  "AI draft": "Borrador de IA",
  "Funder's feedback": "Comentarios del financiador",
  Link: "Enlace",
  Match: "Compatibilidad",
  "Saved or hidden": "Guardada o descartada",
  "Where to apply": "Dónde solicitarla",
  "Source and licence": "Fuente y licencia",

  "Agriculture & agritech": "Agricultura y tecnología agrícola",
  "Artificial intelligence & data": "Inteligencia artificial y datos",
  "Arts, culture & humanities": "Artes, cultura y humanidades",
  "Biotech & life sciences": "Biotecnología y ciencias de la vida",
  "Children & young people": "Infancia y juventud",
  "Government & civic technology": "Gobierno y tecnología cívica",
  "Climate & carbon": "Clima y carbono",
  "Community development": "Desarrollo comunitario",
  "Consumer products, fashion & retail": "Productos de consumo, moda y comercio",
  "IRS list of exempt organisations (United States)":
    "Lista del IRS de organizaciones exentas (Estados Unidos)",
  "Charity Commission (England and Wales)": "Charity Commission (Inglaterra y Gales)",
  "Companies House (United Kingdom)": "Companies House (Reino Unido)",
  "Research Organization Registry (worldwide)": "Research Organization Registry (todo el mundo)",
  EIN: "EIN",
  "Charity number": "Número de la entidad benéfica",
  "Company number": "Número de la empresa",
  "ROR ID": "Identificador ROR",
  "public domain": "dominio público",
  "Open Government Licence v3.0": "Open Government Licence v3.0",
  "free to use": "uso libre",
  CC0: "CC0",
  "Deep tech & frontier technology": "Deep tech y tecnologías de vanguardia",
  "E-commerce & marketplaces": "Comercio electrónico y marketplaces",
  "Education & learning": "Educación y aprendizaje",
  "Energy & power": "Energía y electricidad",
  "Environment & conservation": "Medio ambiente y conservación",
  "Fintech & financial services": "Fintech y servicios financieros",
  "Food & nutrition": "Alimentación y nutrición",
  "Women & gender equality": "Mujeres e igualdad de género",
  "Hardware, robotics & electronics": "Hardware, robótica y electrónica",
  "Health & wellbeing": "Salud y bienestar",
  "Housing, construction & infrastructure": "Vivienda, construcción e infraestructuras",
  "Human rights & justice": "Derechos humanos y justicia",
  "Humanitarian aid & refugees": "Ayuda humanitaria y personas refugiadas",
  "Logistics & supply chain": "Logística y cadena de suministro",
  "Manufacturing & materials": "Industria y materiales",
  "Media, games & entertainment": "Medios, juegos y entretenimiento",
  "Medical devices & diagnostics": "Dispositivos médicos y diagnóstico",
  "Mobility & transport": "Movilidad y transporte",
  "Open source & digital commons": "Código abierto y bienes comunes digitales",
  "Poverty & livelihoods": "Pobreza y medios de vida",
  "Science & research": "Ciencia e investigación",
  "Security & defence": "Seguridad y defensa",
  "Social enterprise & inclusion": "Emprendimiento social e inclusión",
  "Software & SaaS": "Software y SaaS",
  "Space & aerospace": "Espacio y sector aeroespacial",
  "Telecoms & connectivity": "Telecomunicaciones y conectividad",
  "Tourism & hospitality": "Turismo y hostelería",
  "Waste & circular economy": "Residuos y economía circular",
  "Water & sanitation": "Agua y saneamiento",
  "Web3 & blockchain": "Web3 y blockchain",
  "Jobs, skills & the future of work": "Empleo, competencias y futuro del trabajo",

  // The directory's words for what a funder looks for, and where things are from; the last are broad words of funders that are no industry of the list.
  "Pre-seed": "Presemilla",
  Seed: "Semilla",
  "Series A": "Serie A",
  Established: "Consolidada",
  "Any stage": "Cualquier etapa",
  "All industries": "Todos los sectores",
  Global: "Todo el mundo",
  Africa: "África",
  Europe: "Europa",
  Asia: "Asia",
  "Latin America": "América Latina",
  Caribbean: "Caribe",
  "Added by hand": "Añadida a mano",
  "Checked against its page": "Comprobado en su página",
  "Well-known facts, not checked against a page": "Datos conocidos, sin comprobar en una página",
  Technology: "Tecnología",
  Internet: "Internet",
  Mobile: "Móvil",
  Innovation: "Innovación",
  "Frontier tech": "Tecnologías de vanguardia",
  "Hard tech": "Tecnologías físicas",
  Engineering: "Ingeniería",
  "Accelerated computing": "Computación acelerada",
  "Life science tools": "Herramientas para ciencias de la vida",
  Sustainability: "Sostenibilidad",
  Development: "Desarrollo",
  "Rural development": "Desarrollo rural",
  "Digital inclusion": "Inclusión digital",
  Livelihoods: "Medios de vida",
  Homelessness: "Personas sin hogar",
  Nutrition: "Nutrición",
  "Reproductive health": "Salud reproductiva",
  "Early years": "Primera infancia",
  "Women's rights": "Derechos de las mujeres",
  "Civil society": "Sociedad civil",
  Society: "Sociedad",
  Governance: "Gobernanza",
  Talent: "Talento",

  // How a programme of the starter catalogue takes applications, and what it gives.
  Rolling: "Continua",
  "Once a year": "Una vez al año",
  "By cohort": "Por cohortes",
  "Several rounds": "Varias rondas",
  "Rolling: applications are read all year.": "Continua: las solicitudes se examinan todo el año.",
  "Once a year: see the programme's page for the next round.":
    "Una vez al año: consulta la próxima edición en la página del programa.",
  "By cohort: see the programme's page for the next intake.":
    "Por cohortes: consulta la próxima convocatoria en la página del programa.",
  "Several rounds: others follow this deadline.": "Varias rondas: después de esta fecha límite hay otras.",
  "Not open yet when it was last checked; the next round was announced.":
    "Aún no abierta en la última comprobación; la próxima edición estaba anunciada.",
  "Not taking applications when it was last checked; there was a waiting list.":
    "No admitía solicitudes en la última comprobación; había lista de espera.",
  "No equity taken": "Sin participación en el capital",
  "No cash, and no equity taken": "Sin dinero ni participación en el capital",
  "Cloud credits, not cash; no equity taken":
    "Créditos en la nube, no dinero; sin participación en el capital",
  "No cash": "Sin dinero",
  Negotiated: "A negociar",

  "E-mail": "Correo electrónico",
  Call: "Llamada",
  Meeting: "Reunión",
  Event: "Evento",
  Introduction: "Puesta en contacto",
  Application: "Solicitud",

  "Strong match": "Compatibilidad alta",
  "Possible match": "Compatibilidad posible",
  "Weak match": "Compatibilidad baja",
  "We are not eligible": "No somos elegibles",
  "It is not our field": "No es nuestro ámbito",
  "The amount does not suit us": "El importe no nos conviene",
  "Too much work for what it gives": "Demasiado trabajo para lo que ofrece",
  "Another reason": "Otro motivo",

  "Problem Clarity": "Claridad del problema",
  "Solution Fit": "Encaje de la solución",
  "Market Size": "Tamaño del mercado",
  "Team Strength": "Solidez del equipo",
  "Financial Viability": "Viabilidad financiera",
  "Investor Appeal": "Atractivo para inversores",
  Hybrid: "Híbrido",
  "Built-in rules": "Reglas integradas",
  OpenAI: "OpenAI",
  Anthropic: "Anthropic",
  "PDF, PPT, or PPTX (Max 10MB)": "PDF, PPT o PPTX (máx. 10 MB)",

  // Kinds of costs of a budget, and what overhead is a share of
  Personnel: "Personal",
  "Fringe benefits": "Cargas sociales",
  Travel: "Viajes",
  Equipment: "Equipamiento",
  Supplies: "Suministros",
  Contractual: "Subcontratación",
  Construction: "Obras",
  "Other direct costs": "Otros costes directos",
  "Indirect costs (overhead)": "Costes indirectos (gastos generales)",
  "Direct costs": "Costes directos",
  "Direct costs without equipment, contracts and construction":
    "Costes directos sin equipamiento, subcontratación ni obras",
  "Personnel and fringe benefits": "Personal y cargas sociales",
  "The whole budget": "Todo el presupuesto",
};

/** The questionnaires: labels, placeholders, help and options. */
export const questionnaires: Labels = {
  // The steps of a profile.
  "Core Information": "Información básica",
  "20-30 seconds": "20-30 segundos",
  "Financial & Impact Metrics": "Cifras e impacto",
  "1-3 minutes": "1-3 minutos",
  "Detailed Profile": "Perfil detallado",
  "5-10 minutes": "5-10 minutos",

  // What several questionnaires ask for in the same words.
  "Opportunities are matched with these words, so name what you make or offer and for whom.":
    "Con estas palabras se buscan tus oportunidades: di qué haces u ofreces y para quién.",
  "Which industries are you in?": "¿En qué sectores trabajas?",
  "Which fields do you work in?": "¿En qué ámbitos trabajas?",
  "Choose the one to three that fit best.": "Elige de uno a tres, los que mejor encajen.",
  "Which country are you based in?": "¿En qué país tienes tu sede?",
  "Where you are registered, or live if you are not registered yet.":
    "Donde está registrada la organización o, si aún no lo está, donde vives.",
  "In which countries do you work today?": "¿En qué países trabajas hoy?",
  "State, province or region": "Estado, provincia o región",
  "Greater Accra": "Antioquia",
  "Some funders only support one part of a country.":
    "Algunos financiadores solo apoyan una parte de un país.",
  "How far along are you?": "¿En qué punto estás?",
  "In which year was it founded?": "¿En qué año se fundó?",
  "How many people work on it in all?": "¿Cuántas personas trabajan en ello en total?",
  "Founders, employees, contractors and volunteers together.":
    "Fundadores, empleados, colaboradores externos y voluntarios, en conjunto.",
  "How many of them are paid employees?": "¿Cuántas de ellas son empleadas con sueldo?",
  "How many of them are paid?": "¿Cuántas de ellas cobran?",
  "Who founded it?": "¿Quién la fundó?",
  "First and last name": "Nombre y apellidos",
  "E-mail address for funders": "Correo electrónico para los financiadores",
  "name@example.org": "nombre@example.org",
  "Used in drafts as the contact; never shown to other users.":
    "Figura como contacto en los borradores; nunca se muestra a otros usuarios.",
  Website: "Sitio web",
  "What is your mission?": "¿Cuál es tu misión?",
  "The change you exist to bring about": "El cambio que quieres lograr",
  "Currency of your amounts": "Moneda de tus importes",
  "Every amount in this profile is read in this currency.":
    "Todos los importes de este perfil se leen en esta moneda.",
  "Revenue of the last 12 months": "Ingresos de los últimos 12 meses",
  "0 if there is none yet. In the currency of this profile.": "0 si aún no hay. En la moneda de este perfil.",
  "Income of the last 12 months": "Ingresos de los últimos 12 meses",
  "Monthly burn": "Consumo mensual de caja",
  "What you spend in a month beyond what you earn; 0 if you do not. In the currency of this profile.":
    "Lo que gastas al mes por encima de lo que ingresas; 0 si no es el caso. En la moneda de este perfil.",
  "Monthly spending beyond income": "Gasto mensual por encima de los ingresos",
  "What you draw from reserves in a month; 0 if you do not.":
    "Lo que sacas de las reservas al mes; 0 si no es el caso.",
  "Budget for this year": "Presupuesto de este año",
  "How much funding are you looking for?": "¿Cuánta financiación buscas?",
  "How much funding do you need?": "¿Cuánta financiación necesitas?",
  "Funding raised so far": "Financiación obtenida hasta ahora",
  "Grants, investment, loans and prizes together; 0 if none. In the currency of this profile.":
    "Subvenciones, inversión, préstamos y premios en conjunto; 0 si no hay. En la moneda de este perfil.",
  "Donations and grants received so far": "Donaciones y subvenciones recibidas hasta ahora",
  "Equity given to investors so far (%)": "Capital cedido a inversores hasta ahora (%)",
  "0 if you still own all of it.": "0 si aún tienes todo el capital.",
  "Ownership held by outside investors (%)": "Parte en manos de inversores externos (%)",
  "Separate with commas.": "Separa con comas.",
  "How have you been funded until now?": "¿Cómo te has financiado hasta ahora?",
  "Which grants have you received?": "¿Qué subvenciones has recibido?",
  "What programmes do you run?": "¿Qué programas llevas a cabo?",
  "Patents held or applied for": "Patentes concedidas o solicitadas",

  // What can be chosen, but for what other fixed lists hold too: that is among the labels.
  Concept: "Concepto",
  Prototype: "Prototipo",
  "Private beta": "Beta privada",
  Live: "En funcionamiento",
  "Live and growing": "En funcionamiento y creciendo",
  Mature: "Maduro",
  "Series B": "Serie B",
  "Series C or later": "Serie C o posterior",
  "Not raising equity": "Sin ronda de capital",
  Subscription: "Suscripción",
  "Pay per use": "Pago por uso",
  "Marketplace or commission": "Marketplace o comisión",
  "Product sales": "Venta de productos",
  "Services or projects": "Servicios o proyectos",
  Licensing: "Licencias",
  Advertising: "Publicidad",
  Freemium: "Freemium",
  "Hardware with service": "Hardware con servicio",
  "Not decided yet": "Sin decidir",
  "Not yet profitable": "Aún no es rentable",
  "Breaking even": "En equilibrio",
  Profitable: "Rentable",
  "SDG 1: No poverty": "ODS 1: Fin de la pobreza",
  "SDG 2: Zero hunger": "ODS 2: Hambre cero",
  "SDG 3: Good health and well-being": "ODS 3: Salud y bienestar",
  "SDG 4: Quality education": "ODS 4: Educación de calidad",
  "SDG 5: Gender equality": "ODS 5: Igualdad de género",
  "SDG 6: Clean water and sanitation": "ODS 6: Agua limpia y saneamiento",
  "SDG 7: Affordable and clean energy": "ODS 7: Energía asequible y no contaminante",
  "SDG 8: Decent work and economic growth": "ODS 8: Trabajo decente y crecimiento económico",
  "SDG 9: Industry, innovation and infrastructure": "ODS 9: Industria, innovación e infraestructura",
  "SDG 10: Reduced inequalities": "ODS 10: Reducción de las desigualdades",
  "SDG 11: Sustainable cities and communities": "ODS 11: Ciudades y comunidades sostenibles",
  "SDG 12: Responsible consumption and production": "ODS 12: Producción y consumo responsables",
  "SDG 13: Climate action": "ODS 13: Acción por el clima",
  "SDG 14: Life below water": "ODS 14: Vida submarina",
  "SDG 15: Life on land": "ODS 15: Vida de ecosistemas terrestres",
  "SDG 16: Peace, justice and strong institutions": "ODS 16: Paz, justicia e instituciones sólidas",
  "SDG 17: Partnerships for the goals": "ODS 17: Alianzas para lograr los objetivos",
  Public: "Pública",
  Private: "Privada",
  Community: "Comunitaria",
  "Faith-based": "Confesional",
  "Charter or academy": "Pública de gestión autónoma",
  "Vocational or technical": "Profesional o técnica",
  "University or college": "Universidad o escuela superior",
  Online: "En línea",
  Primary: "Primaria",
  "Lower secondary": "Secundaria (primer ciclo)",
  "Upper secondary": "Secundaria (segundo ciclo)",
  Vocational: "Formación profesional",
  Undergraduate: "Grado",
  Postgraduate: "Posgrado",
  "Adult learning": "Educación de adultos",
  "Neighbourhood or residents' group": "Asociación de vecinos o residentes",
  Cooperative: "Cooperativa",
  "Savings or self-help group": "Grupo de ahorro o de ayuda mutua",
  "Youth group": "Grupo juvenil",
  "Women's group": "Grupo de mujeres",
  "Faith group": "Grupo religioso",
  "Sports or arts club": "Club deportivo o artístico",
  "Registered association": "Asociación registrada",
  "Group with a fiscal sponsor": "Grupo con patrocinador fiscal",
  "Environmental group": "Grupo ecologista",

  // What startups are asked.
  "What does your startup do?": "¿Qué hace tu startup?",
  "We help smallholder farmers sell directly to city restaurants through a phone app.":
    "Ayudamos a pequeños agricultores a vender directamente a restaurantes de la ciudad con una app móvil.",
  "MVP: a first version exists. Traction: people use or pay for it. Growth: growing steadily. Scale: several markets.":
    "MVP: existe una primera versión. Tracción: hay gente que lo usa o paga por ello. Crecimiento: crece de forma constante. Escalado: varios mercados.",
  "How much are you raising now?": "¿Cuánto quieres captar ahora?",
  "How many people are on the team?": "¿Cuántas personas hay en el equipo?",
  "Monthly recurring revenue (MRR)": "Ingresos recurrentes mensuales (MRR)",
  "What subscriptions and contracts bring in each month.":
    "Lo que aportan cada mes las suscripciones y los contratos.",
  "Monthly growth (%)": "Crecimiento mensual (%)",
  "Average of the last three months; negative if it shrank.":
    "Media de los últimos tres meses; negativa si hubo caída.",
  "Gross margin (%)": "Margen bruto (%)",
  "What is left of revenue after the direct cost of what you sell.":
    "Lo que queda de los ingresos tras el coste directo de lo que vendes.",
  "Paying customers": "Clientes de pago",
  "Monthly active users (MAU)": "Usuarios activos mensuales (MAU)",
  "Daily active users (DAU)": "Usuarios activos diarios (DAU)",
  "Customer acquisition cost (CAC)": "Coste de adquisición de clientes (CAC)",
  "Sales and marketing spending for each new customer.":
    "Gasto en ventas y marketing por cada cliente nuevo.",
  "Customer lifetime value (LTV)": "Valor de vida del cliente (LTV)",
  "What a customer brings in before leaving.": "Lo que aporta un cliente antes de irse.",
  "Monthly churn (%)": "Tasa de abandono mensual (%)",
  "Share of customers lost in a month.": "Parte de los clientes que se pierde en un mes.",
  "Valuation at the last round": "Valoración en la última ronda",
  "Leave empty if you have not raised at a valuation.":
    "Deja el campo vacío si no has cerrado ninguna ronda con valoración.",
  "Runway in months": "Meses de caja disponible",
  "How long your cash lasts at the present burn.": "Cuánto dura tu caja al ritmo de gasto actual.",
  "Which round are you raising?": "¿Qué ronda estás levantando?",
  "Total addressable market (TAM)": "Mercado total direccionable (TAM)",
  "What everyone who could buy this spends on it in a year.":
    "Lo que gastan en ello al año todos los que podrían comprarlo.",
  "What problem do you solve?": "¿Qué problema resuelves?",
  "Who has it, how they cope today and what it costs them":
    "Quién lo tiene, cómo lo afronta hoy y cuánto le cuesta",
  "How does your product solve it?": "¿Cómo lo resuelve tu producto?",
  "What it does, how it works and what makes it better than what people use today":
    "Qué hace, cómo funciona y en qué mejora lo que se usa hoy",
  "How finished is the product?": "¿En qué punto está el producto?",
  "Who are your customers?": "¿Quiénes son tus clientes?",
  "The people who use it and the people who pay for it": "Las personas que lo usan y las que lo pagan",
  "Which market are you going after?": "¿A qué mercado te diriges?",
  "Size, growth and the part you begin with": "Tamaño, crecimiento y segmento por el que empiezas",
  Competitors: "Competidores",
  "Company A, Company B, spreadsheets": "Empresa A, Empresa B, hojas de cálculo",
  "Separate with commas. Include what people use instead.":
    "Separa con comas. Incluye lo que se usa en su lugar.",
  "How do you make money?": "¿Cómo ganas dinero?",
  "How do you reach customers?": "¿Cómo llegas a los clientes?",
  "Channels, partners and what has worked so far": "Canales, socios y qué ha funcionado hasta ahora",
  "Technologies you build on": "Tecnologías que utilizas",
  "React Native, PostgreSQL, satellite imagery": "React Native, PostgreSQL, imágenes de satélite",
  "Who are the founders?": "¿Quiénes son los fundadores?",
  "Ama Mensah and Kofi Boateng": "Ana Torres y Luis Rojas",
  "What have the founders done before?": "¿Qué han hecho antes los fundadores?",
  "Relevant work, training and earlier ventures": "Experiencia relevante, formación y proyectos anteriores",
  "Earlier companies that the founders sold or listed":
    "Empresas anteriores que los fundadores vendieron o sacaron a bolsa",
  "Who else is on the team?": "¿Quién más forma parte del equipo?",
  "Roles, strengths and the next people to hire": "Funciones, puntos fuertes y próximas contrataciones",
  "Each round or grant: year, amount and who gave it":
    "Cada ronda o subvención: año, importe y quién la concedió",
  "What will you use the funding for?": "¿Para qué usarás la financiación?",
  "60 % product, 25 % sales, 15 % operations, over 18 months":
    "60 % producto, 25 % ventas, 15 % operaciones, en 18 meses",
  "What do you want to reach in the next 12 to 24 months?":
    "¿Qué quieres lograr en los próximos 12 a 24 meses?",
  "Milestones that can be counted": "Hitos que se puedan medir",
  "What good does it do for people or the planet?": "¿Qué bien hace a las personas o al planeta?",
  "Who is better off, and how you know": "Quién sale beneficiado y cómo lo sabes",
  "Where is your head office?": "¿Dónde está tu sede central?",
  Accra: "Medellín",
  "Which countries do you want to enter next?": "¿En qué países quieres entrar después?",

  // What nonprofits are asked.
  "What does your organisation do?": "¿Qué hace tu organización?",
  "We run free evening classes for girls who left school early.":
    "Damos clases nocturnas gratuitas a chicas que dejaron la escuela antes de tiempo.",
  "How established is your work?": "¿En qué punto está tu labor?",
  "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: reaching more people each year. Scale: several sites.":
    "Idea: en preparación. MVP: un primer piloto. Tracción: en marcha, con primeros resultados. Crecimiento: llega a más personas cada año. Escalado: varias sedes.",
  "Spending in the last full year": "Gastos del último año completo",
  "Donations, grants, fees and sales together. In the currency of this profile.":
    "Donaciones, subvenciones, cuotas y ventas en conjunto. En la moneda de este perfil.",
  "Funding gap this year": "Déficit de financiación de este año",
  "The part of the budget that nobody has promised yet.":
    "La parte del presupuesto que nadie ha comprometido aún.",
  "People reached in the last year": "Personas atendidas en el último año",
  "How many people work with you in all?": "¿Cuántas personas trabajan en la organización en total?",
  "Staff, volunteers and board members together.":
    "Personal, voluntarios y miembros de la junta, en conjunto.",
  "Paid staff": "Personal contratado",
  Volunteers: "Voluntarios",
  "Board members": "Miembros de la junta",
  "For most nonprofits this is 0.": "En la mayoría de las organizaciones sin ánimo de lucro es 0.",
  "Which causes do you work for?": "¿Por qué causas trabajas?",
  "Girls' education, child marriage, literacy": "Educación de las niñas, matrimonio infantil, alfabetización",
  "Whom do you help?": "¿A quién ayudas?",
  "Who they are, where they live and what they face": "Quiénes son, dónde viven y a qué se enfrentan",
  "Each programme: what happens, for how many, with what result":
    "Cada programa: qué se hace, para cuántas personas y con qué resultado",
  "Which Sustainable Development Goals do you work towards?":
    "¿A qué Objetivos de Desarrollo Sostenible contribuyes?",
  "Funder, year, amount and what came of it": "Financiador, año, importe y qué se logró",
  Partners: "Socios",
  "Ministry of Education, Save the Children": "Ministerio de Educación, Save the Children",
  "Charity rating or registration": "Calificación o registro de la organización",
  "Four stars, Charity Navigator": "Cuatro estrellas, Charity Navigator",
  "Awards and recognition": "Premios y reconocimientos",
  "Global Teacher Prize 2023": "Global Teacher Prize 2023",
  "Who leads or founded the organisation?": "¿Quién dirige o fundó la organización?",

  // What social enterprises are asked.
  "What does your enterprise do?": "¿Qué hace tu empresa?",
  "We train refugees as solar technicians and sell the installations they make.":
    "Formamos a personas refugiadas como técnicos solares y vendemos las instalaciones que realizan.",
  "MVP: a first pilot. Traction: regular customers. Growth: growing steadily. Scale: several places.":
    "MVP: un primer piloto. Tracción: clientes habituales. Crecimiento: crece de forma constante. Escalado: varios lugares.",
  "Is it profitable?": "¿Es rentable?",
  "Profit margin (%)": "Margen de beneficio (%)",
  "Profit as a share of revenue; negative if you make a loss.":
    "Beneficio sobre los ingresos; negativo si hay pérdidas.",
  "People who benefited in the last year": "Personas beneficiadas en el último año",
  "What is your social mission?": "¿Cuál es tu misión social?",
  "How does the business work?": "¿Cómo funciona el negocio?",
  "Who pays for what, and how that serves the mission": "Quién paga qué y cómo contribuye a la misión",
  "Products and services": "Productos y servicios",
  "Home solar kits, installer training": "Kits solares domésticos, formación de instaladores",
  "Customer groups": "Grupos de clientes",
  "Rural households, clinics, NGOs": "Hogares rurales, centros de salud, ONG",
  "What has changed for the people you serve?": "¿Qué ha cambiado para las personas a las que atiendes?",
  "Outcomes, how you measure them and over what time": "Los resultados, cómo los mides y en qué plazo",
  "Who is on the team?": "¿Quién forma el equipo?",
  "Roles, experience and ties to the community": "Funciones, experiencia y vínculos con la comunidad",
  "Year, amount and who gave it": "Año, importe y quién lo concedió",
  "Are you a certified B Corporation?": "¿Tienes la certificación B Corp?",
  "Other certifications": "Otras certificaciones",
  "Fairtrade, ISO 14001": "Fairtrade, ISO 14001",

  // What individuals are asked.
  "What are you working on?": "¿En qué estás trabajando?",
  "A documentary about river fishing in the Volta delta.":
    "Un documental sobre la pesca fluvial en el delta del Paraná.",
  "Which fields is it in?": "¿A qué ámbitos pertenece?",
  "Which country do you live in?": "¿En qué país vives?",
  "Many fellowships and grants depend on it.": "Muchas becas y subvenciones dependen de ello.",
  "How far along is your project?": "¿En qué punto está tu proyecto?",
  "MVP: a first version or pilot. Traction: others use or follow it. Growth: growing steadily. Scale: established.":
    "MVP: una primera versión o un piloto. Tracción: otras personas lo usan o lo siguen. Crecimiento: crece de forma constante. Escalado: consolidado.",
  "In which year did you start on it?": "¿En qué año lo empezaste?",
  "Funding received for it so far": "Financiación recibida para el proyecto hasta ahora",
  "What it earned in the last 12 months": "Lo que ingresó en los últimos 12 meses",
  "What it costs you each month": "Lo que te cuesta cada mes",
  "Your own spending beyond what it earns; 0 if none.":
    "Lo que gastas por encima de lo que ingresa; 0 si nada.",
  "Years of experience in this field": "Años de experiencia en este ámbito",
  "How many people work on it, with you?": "¿Cuántas personas trabajan en él, contigo?",
  "1 if you work alone.": "1 si trabajas sin equipo.",
  "How many of them do you pay?": "¿A cuántas de ellas pagas?",
  "Share of the project that others own (%)": "Parte del proyecto que pertenece a otros (%)",
  "0 if it is all yours.": "0 si es todo tuyo.",
  "Your full name": "Tu nombre completo",
  "As it should stand in an application": "Tal como debe figurar en una solicitud",
  "What do you call yourself?": "¿Cómo te presentas?",
  "Documentary film-maker": "Documentalista",
  "Describe your project": "Describe tu proyecto",
  "What it is, whom it is for, and why you are the one to do it":
    "Qué es, para quién es y por qué debes hacerlo tú",
  "What do you want to reach with the funding?": "¿Qué quieres lograr con la financiación?",
  "What will exist at the end that does not exist today": "Lo que existirá al final y hoy no existe",
  "What drives you?": "¿Qué te mueve?",
  "The change you want to see": "El cambio que quieres ver",
  "What have you done before?": "¿Qué has hecho antes?",
  "Work, projects and results that matter here": "Trabajo, proyectos y resultados que importan aquí",
  "Education and training": "Estudios y formación",
  "BA Film, University of Ghana, 2018": "Licenciatura en Cine, Universidad de Buenos Aires, 2018",
  Skills: "Competencias",
  "Directing, editing, Ewe, French": "Dirección, montaje, inglés, guaraní",
  "Which town or city do you live in?": "¿En qué localidad vives?",
  Keta: "Rosario",
  "In which countries does your work take place?": "¿En qué países se desarrolla tu trabajo?",
  "Website or portfolio": "Sitio web o portafolio",
  "Social media and other links": "Redes sociales y otros enlaces",
  "https://www.linkedin.com/in/name, https://vimeo.com/name":
    "https://www.linkedin.com/in/nombre, https://vimeo.com/nombre",

  // What research groups are asked.
  "What do you research?": "¿Qué investigas?",
  "Low-cost sensors that detect aflatoxin in stored maize.":
    "Sensores de bajo coste que detectan aflatoxina en el maíz almacenado.",
  "Which fields does it serve?": "¿A qué ámbitos sirve?",
  "Where your institution is.": "Donde está tu institución.",
  "How far along is the research?": "¿En qué punto está la investigación?",
  "Idea: a question and a plan. MVP: proof of concept. Traction: validated results. Growth: used by others. Scale: widely used.":
    "Idea: una pregunta y un plan. MVP: prueba de concepto. Tracción: resultados validados. Crecimiento: otros los usan. Escalado: uso generalizado.",
  "In which year did the group start?": "¿En qué año empezó el grupo?",
  "Research budget for this year": "Presupuesto de investigación de este año",
  "Research grants held at present, in total": "Total de subvenciones de investigación vigentes",
  "Funding received since the group started": "Financiación recibida desde que empezó el grupo",
  "Income from contracts and licences in the last 12 months":
    "Ingresos por contratos y licencias en los últimos 12 meses",
  "0 if grants and income cover it.": "0 si las subvenciones y los ingresos lo cubren.",
  Publications: "Publicaciones",
  Citations: "Citas",
  "How many people are in the group?": "¿Cuántas personas hay en el grupo?",
  "Researchers, students and technicians together.": "Investigadores, estudiantes y técnicos, en conjunto.",
  "Share of any spin-out held by investors (%)": "Parte de la spin-off en manos de inversores (%)",
  "0 if there is none.": "0 si no hay.",
  "Research areas": "Líneas de investigación",
  "Food safety, biosensors, mycotoxins": "Seguridad alimentaria, biosensores, micotoxinas",
  Institution: "Institución",
  "University or institute, and department": "Universidad o instituto, y departamento",
  "Lead researcher": "Investigador principal",
  "Dr Ama Mensah": "Dra. Ana Torres",
  "What is the research for?": "¿Para qué es la investigación?",
  "The question you want answered and who gains from the answer":
    "La pregunta que quieres responder y quién gana con la respuesta",
  "Funder, number, years and amount": "Financiador, número, años e importe",
  Collaborations: "Colaboraciones",
  "ETH Zurich, CSIR, Nestlé Research": "ETH Zürich, CSIC, Nestlé Research",
  "Is there a spin-out company, or one planned?": "¿Hay una spin-off, o está prevista?",
  "Tell us about the spin-out": "Háblanos de la spin-off",
  "Its name, what it sells and where it stands": "Su nombre, qué vende y en qué punto está",
  "Website of the group": "Sitio web del grupo",
  "In which countries do you do research?": "¿En qué países investigas?",

  // What schools are asked.
  "What does your school offer?": "¿Qué ofrece tu centro?",
  "A rural secondary school with a focus on science and farming.":
    "Un instituto rural de secundaria centrado en la ciencia y la agricultura.",
  "Which fields does your need belong to?": "¿A qué ámbitos pertenece tu necesidad?",
  "Education, and what the funding is for: energy, water, arts and so on.":
    "La educación y el destino de la financiación: energía, agua, artes, etc.",
  "Where the school is.": "Donde está el centro.",
  "How established is the school?": "¿En qué punto está el centro?",
  "Idea: being planned. MVP: newly opened. Traction: running, with first results. Growth: growing. Scale: several sites.":
    "Idea: en preparación. MVP: recién abierto. Tracción: en marcha, con primeros resultados. Crecimiento: creciendo. Escalado: varias sedes.",
  "In which year did it open?": "¿En qué año abrió?",
  Students: "Estudiantes",
  Teachers: "Docentes",
  "How many people work at the school in all?": "¿Cuántas personas trabajan en el centro en total?",
  "Teachers, other staff and volunteers together.":
    "Docentes, resto del personal y voluntarios, en conjunto.",
  "Fees, public money and donations together. In the currency of this profile.":
    "Cuotas, fondos públicos y donaciones en conjunto. En la moneda de este perfil.",
  "Fees for one student and year": "Cuota por estudiante y año",
  "0 if it is free.": "0 si es gratuito.",
  "Students on a scholarship": "Estudiantes con beca",
  "Students who complete their course (%)": "Estudiantes que terminan sus estudios (%)",
  "Leavers who go on to further study (%)": "Egresados que siguen estudiando (%)",
  "Leavers in work within a year (%)": "Egresados con empleo en menos de un año (%)",
  "For most schools this is 0.": "En la mayoría de los centros es 0.",
  "What kind of school is it?": "¿Qué tipo de centro es?",
  "Which levels do you teach?": "¿Qué niveles impartes?",
  "What does your school stand for?": "¿Qué valores defiende tu centro?",
  "Whom you serve and what you want for them": "A quién atiendes y qué quieres para tus estudiantes",
  "What scholarships do you give?": "¿Qué becas ofreces?",
  "Who can get one, what it covers and who pays for it":
    "Quién puede obtenerlas, qué cubren y quién las paga",
  Partnerships: "Alianzas",
  "University of Nairobi, Rotary Club, parents' association":
    "Universidad de Antioquia, Rotary Club, asociación de familias",
  Accreditations: "Acreditaciones",
  "Ministry of Education, Cambridge International": "Ministerio de Educación, Cambridge International",
  "Who heads the school?": "¿Quién dirige el centro?",
  "In which countries do you have sites or students?": "¿En qué países tienes sedes o estudiantes?",

  // What community groups are asked.
  "What does your group do?": "¿Qué hace tu grupo?",
  "We keep the neighbourhood garden and teach children to grow food.":
    "Cuidamos el huerto del barrio y enseñamos a los niños a cultivar alimentos.",
  "Where your group meets.": "Donde se reúne tu grupo.",
  "How established is the group?": "¿En qué punto está el grupo?",
  "Idea: being planned. MVP: just started. Traction: meeting regularly. Growth: growing. Scale: several places.":
    "Idea: en preparación. MVP: recién empezado. Tracción: reuniones regulares. Crecimiento: creciendo. Escalado: varios lugares.",
  "In which year did it begin?": "¿En qué año empezó?",
  Members: "Miembros",
  "How many people run the group?": "¿Cuántas personas llevan el grupo?",
  "Organisers, volunteers and staff together.": "Organizadores, voluntarios y personal, en conjunto.",
  "Contributions, donations and sales together. In the currency of this profile.":
    "Cuotas, donaciones y ventas en conjunto. En la moneda de este perfil.",
  "0 if you spend no more than comes in.": "0 si no gastas más de lo que ingresas.",
  "How far does your work reach, in kilometres?": "¿Hasta dónde llega tu labor, en kilómetros?",
  "From where you meet to the furthest people you serve.":
    "Desde donde se reúne el grupo hasta las personas más lejanas a las que atiendes.",
  "For most groups this is 0.": "En la mayoría de los grupos es 0.",
  "What kind of group is it?": "¿Qué tipo de grupo es?",
  "What do you care for?": "¿De qué se ocupa tu grupo?",
  "Food growing, children, clean streets": "Huertos, infancia, calles limpias",
  "What do you want to change?": "¿Qué quieres cambiar?",
  "Where are you?": "¿Dónde estás?",
  "Town, district or neighbourhood": "Localidad, distrito o barrio",
  "Who leads the group?": "¿Quién dirige el grupo?",
  "Website or page": "Sitio web o página",

  // What public bodies are asked.
  "What is the funding for?": "¿Para qué es la financiación?",
  "Solar street lights in twelve market towns.": "Alumbrado público solar en doce localidades.",
  "Which fields does it belong to?": "¿A qué ámbitos corresponde?",
  "Which country do you serve?": "¿A qué país sirves?",
  "The country whose public body you are.": "El país del que eres organismo público.",
  "How far along is the programme?": "¿En qué punto está el programa?",
  "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: extending. Scale: in the whole area.":
    "Idea: en preparación. MVP: un primer piloto. Tracción: en marcha, con primeros resultados. Crecimiento: en expansión. Escalado: en todo el territorio.",
  "In which year was the agency set up?": "¿En qué año se creó el organismo?",
  "Agency budget for this year": "Presupuesto del organismo para este año",
  "Public money already set aside for this": "Fondos públicos ya reservados para esto",
  "Many funders ask for a share of your own.": "Muchos financiadores piden una aportación propia.",
  "Allocations, fees and taxes together. In the currency of this profile.":
    "Asignaciones, tasas e impuestos en conjunto. En la moneda de este perfil.",
  "Outside funding received so far": "Financiación externa recibida hasta ahora",
  "0 if the budget covers it.": "0 si el presupuesto lo cubre.",
  "Staff of the agency": "Personal del organismo",
  "How many people work on this programme?": "¿Cuántas personas trabajan en este programa?",
  "Staff, contractors and partners together.": "Personal, contratistas y socios, en conjunto.",
  "Share held by private partners (%)": "Parte en manos de socios privados (%)",
  "0 unless it is a public-private partnership.": "0, salvo que sea una alianza público-privada.",
  "Name of the agency": "Nombre del organismo",
  "Say too whether the group is registered or has a fiscal sponsor: many funders ask for one.":
    "Di también si el grupo está registrado o tiene un patrocinador fiscal: muchos financiadores lo piden.",
  "With its level, such as city, county, state, school district or tribe: calls are often for one.":
    "Con su nivel, como ciudad, condado, estado, distrito escolar o tribu: las convocatorias suelen ser para uno solo.",
  "Ministry, council or authority": "Ministerio, consejo o autoridad",
  "Department or unit": "Departamento o unidad",
  "Directorate of Renewable Energy": "Dirección de Energías Renovables",
  "What is the agency's mandate?": "¿Cuál es el mandato del organismo?",
  "What it is responsible for, and for whom": "De qué se encarga y para quién",
  "Each programme: aim, reach and results": "Cada programa: objetivo, alcance y resultados",
  "Do you prefer to work through contractors?": "¿Prefieres trabajar a través de contratistas?",
  "Yes if outside firms or organisations carry out most of the work.":
    "Sí, si empresas u organizaciones externas hacen la mayor parte del trabajo.",
  "Who is responsible for the programme?": "¿Quién es responsable del programa?",
  "In which countries does the programme work?": "¿En qué países trabaja el programa?",
};

/** Regions whose Spanish name is another than the English one. */
export const regions: Labels = {
  Brandenburg: "Brandeburgo",
  "Baden-Württemberg": "Baden-Wurtemberg",
  Bavaria: "Baviera",
  Bremen: "Bremen",
  Hamburg: "Hamburgo",
  "Mecklenburg-Vorpommern": "Mecklemburgo-Pomerania Occidental",
  "Lower Saxony": "Baja Sajonia",
  "North Rhine-Westphalia": "Renania del Norte-Westfalia",
  "Rhineland-Palatinate": "Renania-Palatinado",
  Saarland: "Sarre",
  Saxony: "Sajonia",
  "Saxony-Anhalt": "Sajonia-Anhalt",
  Thuringia: "Turingia",
  Andalusia: "Andalucía",
  Asturias: "Asturias",
  Cantabria: "Cantabria",
  "Castile and León": "Castilla y León",
  "Castilla-La Mancha": "Castilla-La Mancha",
  "Canary Islands": "Canarias",
  Catalonia: "Cataluña",
  Extremadura: "Extremadura",
  Galicia: "Galicia",
  "Balearic Islands": "Islas Baleares",
  Murcia: "Murcia",
  "Basque Country": "País Vasco",
  "Valencian Community": "Comunidad Valenciana",
  Corsica: "Córcega",
  "French Guiana": "Guayana Francesa",
  Réunion: "Reunión",
  Brittany: "Bretaña",
  Normandy: "Normandía",
  Occitania: "Occitania",
  England: "Inglaterra",
  "Northern Ireland": "Irlanda del Norte",
  Scotland: "Escocia",
  Wales: "Gales",
  Piedmont: "Piamonte",
  "Aosta Valley": "Valle de Aosta",
  Lombardy: "Lombardía",
  "Trentino-South Tyrol": "Trentino-Alto Adigio",
  Veneto: "Véneto",
  "Friuli Venezia Giulia": "Friuli-Venecia Julia",
  Liguria: "Liguria",
  "Emilia-Romagna": "Emilia-Romaña",
  Tuscany: "Toscana",
  Umbria: "Umbría",
  Marche: "Marcas",
  Lazio: "Lacio",
  Abruzzo: "Abruzos",
  Campania: "Campania",
  Apulia: "Apulia",
  Basilicata: "Basilicata",
  Calabria: "Calabria",
  Sicily: "Sicilia",
  Sardinia: "Cerdeña",
  "Australian Capital Territory": "Territorio de la Capital Australiana",
  "New South Wales": "Nueva Gales del Sur",
  "Northern Territory": "Territorio del Norte",
  "South Australia": "Australia Meridional",
  Tasmania: "Tasmania",
  "Western Australia": "Australia Occidental",
  "British Columbia": "Columbia Británica",
  "New Brunswick": "Nuevo Brunswick",
  "Newfoundland and Labrador": "Terranova y Labrador",
  "Nova Scotia": "Nueva Escocia",
  "Northwest Territories": "Territorios del Noroeste",
  "Prince Edward Island": "Isla del Príncipe Eduardo",
  Quebec: "Quebec",
  Hokkaido: "Hokkaido",
  Hyogo: "Hyogo",
  Kochi: "Kochi",
  Oita: "Oita",
  "American Samoa": "Samoa Americana",
  California: "California",
  "District of Columbia": "Distrito de Columbia",
  Florida: "Florida",
  Georgia: "Georgia",
  Hawaii: "Hawái",
  Louisiana: "Luisiana",
  "Northern Mariana Islands": "Islas Marianas del Norte",
  "North Carolina": "Carolina del Norte",
  "North Dakota": "Dakota del Norte",
  "New Mexico": "Nuevo México",
  Pennsylvania: "Pensilvania",
  "Puerto Rico": "Puerto Rico",
  "South Carolina": "Carolina del Sur",
  "South Dakota": "Dakota del Sur",
  Virginia: "Virginia",
  "Virgin Islands": "Islas Vírgenes de EE. UU.",
  "West Virginia": "Virginia Occidental",
};

/** What the sources that a curator can have read say of themselves. */
export const sources: Labels = {
  "New funding opportunities for research, education and small businesses in the United States":
    "Nuevas oportunidades de financiación para investigación, educación y pequeñas empresas en Estados Unidos",
  "Calls of the United Kingdom's research councils and Innovate UK, with the page of each call":
    "Convocatorias de los consejos de investigación del Reino Unido y de Innovate UK, con la página de cada una",
  "Grants of all departments of the government of the United Kingdom":
    "Subvenciones de todos los ministerios del Gobierno del Reino Unido",
  "Programmes for communities and charities in the United Kingdom":
    "Programas para comunidades y organizaciones benéficas del Reino Unido",
  "Programmes for museums, buildings, nature and traditions in the United Kingdom":
    "Programas para museos, edificios, naturaleza y tradiciones del Reino Unido",
  "Open funds of a community foundation in North and East Yorkshire":
    "Fondos abiertos de una fundación comunitaria de North Yorkshire y East Yorkshire",
  "Grants for communities in Wales, read from the page of each fund":
    "Subvenciones para comunidades de Gales, leídas de la página de cada fondo",
  "Calls for projects of the French development agency, in French":
    "Convocatorias de proyectos de la agencia francesa de desarrollo, en francés",
  "Calls of the European Union for doctoral networks, postdoctoral fellowships and exchanges":
    "Convocatorias de la Unión Europea de redes de doctorado, becas posdoctorales e intercambios",
  "The three acceleration programmes of Chile's development agency CORFO, open to the world":
    "Los tres programas de aceleración de CORFO, la agencia de desarrollo de Chile, abiertos a todo el mundo",
  "The accelerator for start-ups in Australia and New Zealand":
    "La aceleradora para startups de Australia y Nueva Zelanda",
  "Next 36, the programme for student founders in Canada":
    "Next 36, el programa para estudiantes emprendedores en Canadá",
  "Grants of all federal agencies of the United States":
    "Subvenciones de todas las agencias federales de Estados Unidos",
  "A list of accelerators and founder programmes all over the world":
    "Una lista de aceleradoras y programas para fundadores de todo el mundo",
  "Energy programmes of New York State": "Programas de energía del estado de Nueva York",
  "Public domain in the United States": "Dominio público en Estados Unidos",
  "Facts only, described in our own words": "Solo hechos, descritos con nuestras propias palabras",
  "Added by hand": "Añadida a mano",
  "Seed capital, training and mentoring for entrepreneurs in all countries of Africa":
    "Capital semilla, formación y mentoría para emprendedores de todos los países de África",
  "Grants and loans of the agencies of the state of California":
    "Subvenciones y préstamos de los organismos del estado de California",
  "Open data of the State of California": "Datos abiertos del estado de California",
  "Grants, loans and tax credits of the agencies of Pennsylvania":
    "Subvenciones, préstamos y créditos fiscales de los organismos de Pensilvania",
  "Public data of the Commonwealth of Pennsylvania": "Datos públicos del estado de Pensilvania",
  "Funding of the agencies of Washington State, as a company's prototype serves it":
    "Financiación de los organismos del estado de Washington, según la ofrece el prototipo de una empresa",
  "Public data of Washington State": "Datos públicos del estado de Washington",
  "Incentives of the agencies of Maryland, as a company's prototype serves them":
    "Incentivos de los organismos de Maryland, según los ofrece el prototipo de una empresa",
  "Public data of the State of Maryland": "Datos públicos del estado de Maryland",
  "Calls for proposals of all programmes of the European Union":
    "Convocatorias de propuestas de todos los programas de la Unión Europea",
  "Reuse decision 2011/833/EU of the European Commission, as CC BY 4.0":
    "Decisión 2011/833/UE de la Comisión Europea sobre reutilización, como CC BY 4.0",
  "Calls of the Spanish state, regions and towns, in Spanish":
    "Convocatorias del Estado, las regiones y los municipios de España, en español",
  "Legal notice of the Spanish register of subsidies": "Aviso legal del registro español de subvenciones",
  "Open subsidies of Japan's ministries, regions and towns, in Japanese":
    "Subvenciones abiertas de los ministerios, regiones y municipios de Japón, en japonés",
  "Terms of the public API of Japan's Digital Agency":
    "Condiciones de la API pública de la Agencia Digital de Japón",
  "Subsidies and loans of the French state, regions and agencies, in French":
    "Subvenciones y préstamos del Estado, las regiones y los organismos de Francia, en francés",
  "Licence Ouverte 2.0 (Etalab)": "Licence Ouverte 2.0 (Etalab)",
  "Schemes of the Netherlands Enterprise Agency, with the page of each scheme, in Dutch":
    "Programas de la Agencia Empresarial de los Países Bajos, con la página de cada uno, en neerlandés",
  "CC0 1.0, public domain": "CC0 1.0, dominio público",
  "Calls of Vinnova, Sweden's innovation agency, in Swedish":
    "Convocatorias de Vinnova, la agencia sueca de innovación, en sueco",
  "Incentives of the Italian state and regions for companies, in Italian":
    "Incentivos del Estado y las regiones de Italia para empresas, en italiano",
  "Italian Open Data License 2.0": "Italian Open Data License 2.0",
  "Public aid for companies in France, of the state, the regions and Europe, in French":
    "Ayudas públicas a empresas en Francia, del Estado, las regiones y Europa, en francés",
  "Public Domain Mark 1.0": "Marca de dominio público 1.0",
  "Grants of all federal agencies of the United States, kept as those of Grants.gov":
    "Subvenciones de todas las agencias federales de Estados Unidos, conservadas como las de Grants.gov",
};

/** What each criterion of a pitch deck is called, and what a screen shows of it. */
export const deckTitles: Labels = {
  "The problem is named": "Se nombra el problema",
  "Who has the problem": "Quién tiene el problema",
  "Figures that show the problem": "Cifras que muestran el problema",
  "Source of the problem's figures": "Fuente de las cifras del problema",
  "What the problem leads to": "Consecuencias del problema",
  "How people cope today": "Cómo se afronta hoy",
  "First-hand knowledge of the problem": "Conocimiento directo del problema",
  "The solution in one sentence": "La solución en una frase",
  "The solution answers the problem": "La solución responde al problema",
  "How it works": "Cómo funciona",
  "What exists today": "Qué existe hoy",
  "The work is shown": "Se muestra el trabajo",
  "What makes it different": "Qué lo hace diferente",
  "Hard to copy": "Difícil de copiar",
  "The benefit in figures": "El beneficio en cifras",
  "Size of the market or need": "Tamaño del mercado o de la necesidad",
  "Source of the market figure": "Fuente de la cifra del mercado",
  "The part you can reach": "La parte que puedes alcanzar",
  "The first customers or beneficiaries": "Los primeros clientes o beneficiarios",
  "Others in the field are named": "Se nombra a otros actores",
  "How you reach people": "Cómo llegas a tu público",
  "Why now": "Por qué ahora",
  "The people are named": "Se nombra a las personas",
  "Who does what": "Quién hace qué",
  "Relevant experience": "Experiencia relevante",
  "Why this team": "Por qué este equipo",
  "Skills for making and for running it": "Capacidad para crear y gestionar",
  "Time given to it": "Tiempo dedicado",
  "Advisers or board": "Asesores o junta directiva",
  "Who is still missing": "Quién falta todavía",
  "Where the money comes from": "De dónde viene el dinero",
  Price: "Precio",
  "Figures for one customer or beneficiary": "Cifras por cliente o beneficiario",
  "Finances so far": "Finanzas hasta ahora",
  Projections: "Proyecciones",
  "What the work costs": "Cuánto cuesta la actividad",
  "Use of funds": "Uso de los fondos",
  "The parts add up": "Las partes suman el total",
  "How long the money lasts": "Cuánto dura el dinero",
  "Paying its own way": "Autosuficiencia financiera",
  "The amount asked for": "El importe solicitado",
  "The kind of money": "El tipo de financiación",
  "What the money achieves": "Qué se logra con el dinero",
  "Results so far": "Resultados hasta ahora",
  "Others vouch for it": "Otros lo avalan",
  "Risks are faced": "Se abordan los riesgos",
  "The cover says what you do": "La portada dice qué haces",
  "An outsider understands it": "Se entiende desde fuera",
  "Figures agree with each other": "Las cifras concuerdan",
  "How to reach you": "Cómo contactarte",
  "The deck is dated": "La presentación tiene fecha",
  "Length of the deck": "Extensión de la presentación",
  "One idea for each slide": "Una idea por diapositiva",
  "Nothing left from a template": "Sin restos de plantilla",
};

/** What else is said by the criteria that pitch decks are reviewed by. */
export const deckCriteria: Labels = {
  // What is said of how a deck tells the problem.
  "The problem is named.": "Se nombra el problema.",
  "The deck does not say which problem you solve.": "La presentación no dice qué problema resuelves.",
  "Give the problem its own slide, early on, and state it in one sentence that an outsider understands.":
    "Dedica al problema su propia diapositiva, al principio, y exponlo en una frase que entienda alguien de fuera.",
  "It is clear who has the problem.": "Queda claro quién tiene el problema.",
  "Nobody is named who has this problem.": "No se nombra a nadie que tenga este problema.",
  "Name the group that has the problem as narrowly as you can: “dairy farmers in Nakuru”, not “people”.":
    "Nombra al grupo que tiene el problema con la mayor precisión: «ganaderos lecheros de Nakuru», no «la gente».",
  "A figure shows how large the problem is.": "Una cifra muestra la magnitud del problema.",
  "No figure shows how large, frequent or costly the problem is.":
    "Ninguna cifra muestra la magnitud, la frecuencia o el coste del problema.",
  "Add one or two figures that show the size of the problem: how many, how often, how much it costs.":
    "Añade una o dos cifras que muestren la magnitud del problema: cuántas personas, con qué frecuencia, cuánto cuesta.",
  "The figures about the problem have a source.": "Las cifras sobre el problema tienen fuente.",
  "The figures about the problem have no source.": "Las cifras sobre el problema no tienen fuente.",
  "Put the source and its year in small print beside each figure about the problem.":
    "Pon la fuente y su año en letra pequeña junto a cada cifra sobre el problema.",
  "The deck says what the problem leads to.": "La presentación dice a qué lleva el problema.",
  "The deck does not say what happens to those who have the problem if nothing changes.":
    "La presentación no dice qué les pasa a quienes tienen el problema si nada cambia.",
  "Say what the problem costs those who have it: money, time, health, chances.":
    "Di cuánto les cuesta el problema a quienes lo tienen: dinero, tiempo, salud, oportunidades.",
  "The deck says how people deal with the problem today.":
    "La presentación dice cómo se afronta el problema hoy.",
  "The deck does not say how people deal with the problem today.":
    "La presentación no dice cómo se afronta el problema hoy.",
  "Say what people do about the problem today (by hand, another provider, nothing) and where that fails.":
    "Di qué se hace hoy ante el problema (a mano, otro proveedor, nada) y en qué falla.",
  "Those who have the problem were asked.": "Se preguntó a quienes tienen el problema.",
  "Nothing shows that those who have the problem were asked.":
    "Nada muestra que se preguntara a quienes tienen el problema.",
  "Say how many of those affected you have spoken to or surveyed, and the one thing you learnt.":
    "Di con cuántos afectados has hablado o a cuántos has encuestado, y lo más importante que aprendiste.",

  // What is said of how a deck tells the solution.
  "One sentence says what you offer.": "Una frase dice qué ofreces.",
  "No single sentence says what you offer.": "Ninguna frase dice por sí sola qué ofreces.",
  "Write one sentence: “We help [whom] to [do what] by [how].” Put it on the cover or the solution slide.":
    "Escribe una frase: «Ayudamos a [quién] a [hacer qué] mediante [cómo]». Ponla en la portada o en la diapositiva de la solución.",
  "The solution answers the problem that you name.": "La solución responde al problema que nombras.",
  "The solution does not clearly answer the problem that you name.":
    "La solución no responde claramente al problema que nombras.",
  "Take the problems one by one and say what your solution changes about each of them.":
    "Toma los problemas uno a uno y di qué cambia tu solución en cada uno.",
  "The deck explains how it works.": "La presentación explica cómo funciona.",
  "The deck does not explain how it works.": "La presentación no explica cómo funciona.",
  "Show in three or four steps what a user or participant does and gets.":
    "Muestra en tres o cuatro pasos qué hace y qué obtiene un usuario o participante.",
  "It is clear what exists today.": "Queda claro qué existe hoy.",
  "The deck does not say what exists today: idea, prototype, pilot or a running service.":
    "La presentación no dice qué existe hoy: idea, prototipo, piloto o servicio en marcha.",
  "Say in one line what exists today and since when, for example “Pilot in 3 clinics since March 2025”.":
    "Di en una línea qué existe hoy y desde cuándo, por ejemplo «Piloto en 3 clínicas desde marzo de 2025».",
  "The product can be seen or tried.": "El producto se puede ver o probar.",
  "Nothing shows the product or the work itself.": "Nada muestra el producto ni el trabajo en sí.",
  "Show one real screenshot or photograph of the work with a caption, and a link to a demo if there is one.":
    "Muestra una captura o foto real del trabajo con un pie, y un enlace a una demo si la hay.",
  "The deck says what makes it different.": "La presentación dice qué lo hace diferente.",
  "The deck does not say in what this differs from what others offer.":
    "La presentación no dice en qué se diferencia de lo que ofrecen otros.",
  "Name the one or two points in which you differ, against a named alternative: price, speed, access, results.":
    "Nombra uno o dos puntos en que te diferencias de una alternativa concreta: precio, rapidez, acceso, resultados.",
  "Something keeps others from copying it.": "Algo impide que otros lo copien.",
  "The deck names nothing that keeps others from copying this.":
    "La presentación no nombra nada que impida que otros lo copien.",
  "Name what is hard to copy: a patent or licence, data that only you have, a contract, a network.":
    "Nombra lo que es difícil de copiar: una patente o licencia, datos que solo tienes tú, un contrato, una red.",
  "The benefit is measured.": "El beneficio está medido.",
  "No figure shows what users or beneficiaries gain.":
    "Ninguna cifra muestra qué ganan los usuarios o beneficiarios.",
  "Measure one benefit with your first users, before and after, and state the figure.":
    "Mide un beneficio con tus primeros usuarios, antes y después, y da la cifra.",

  // What is said of how a deck tells the market, or the need.
  "A figure says how large the market or need is.": "Una cifra dice el tamaño del mercado o de la necesidad.",
  "No figure says how large the market or the need is.":
    "Ninguna cifra dice el tamaño del mercado o de la necesidad.",
  "State how many customers or beneficiaries there are and, where money is paid, what they spend in a year.":
    "Indica cuántos clientes o beneficiarios hay y, si pagan, cuánto gastan al año.",
  "The market figure has a source.": "La cifra del mercado tiene fuente.",
  "The market figure has no source.": "La cifra del mercado no tiene fuente.",
  "Put the source and year beside the market figure, or show your own calculation.":
    "Pon la fuente y el año junto a la cifra del mercado, o muestra tu propio cálculo.",
  "The deck says which part of the market or need you can reach.":
    "La presentación dice a qué parte del mercado o de la necesidad puedes llegar.",
  "The deck does not say which part of the market or need you can reach.":
    "La presentación no dice a qué parte del mercado o de la necesidad puedes llegar.",
  "Count from the bottom up: reachable customers or beneficiaries × price or cost for each.":
    "Cuenta de abajo arriba: clientes o beneficiarios a tu alcance × precio o coste de cada uno.",
  "It is clear whom you serve first.": "Queda claro a quién atiendes primero.",
  "The deck does not say whom you serve first.": "La presentación no dice a quién atiendes primero.",
  "Name the group you serve first, by trade, place or size, and why they come first.":
    "Nombra al grupo al que atiendes primero, por oficio, lugar o tamaño, y por qué va primero.",
  "Others in the field are named.": "Se nombra a otros actores del sector.",
  "The deck names nobody else who works on this.":
    "La presentación no nombra a nadie más que trabaje en esto.",
  "Name the two or three alternatives that your reader knows and say where each falls short.":
    "Nombra las dos o tres alternativas que conoce tu lector y di en qué se queda corta cada una.",
  "The deck says how you reach customers or beneficiaries.":
    "La presentación dice cómo llegas a los clientes o beneficiarios.",
  "The deck does not say how you reach customers or beneficiaries.":
    "La presentación no dice cómo llegas a los clientes o beneficiarios.",
  "Name the one or two channels that work for you, with what each brings or costs so far.":
    "Nombra uno o dos canales que te funcionen, con lo que cada uno aporta o cuesta hasta ahora.",
  "The deck says why now is the time.": "La presentación dice por qué es el momento.",
  "The deck does not say why now is the time for this.":
    "La presentación no dice por qué es el momento de hacerlo.",
  "Name the change that makes this possible or urgent now, with a date or a growth figure.":
    "Nombra el cambio que hace esto posible o urgente ahora, con una fecha o una cifra de crecimiento.",

  // What is said of how a deck presents the team.
  "The people behind it are named.": "Se nombra a las personas responsables.",
  "Nobody is named who leads the work.": "No se nombra a nadie que dirija el trabajo.",
  "Add a team slide with the full name and a photograph of each person who leads the work.":
    "Añade una diapositiva del equipo con el nombre completo y una foto de cada persona que dirige el trabajo.",
  "It is clear who does what.": "Queda claro quién hace qué.",
  "The deck does not say who is responsible for what.":
    "La presentación no dice quién es responsable de qué.",
  "Put the role beside each name: who builds or delivers, who sells or raises funds, who runs the finances.":
    "Pon la función junto a cada nombre: quién desarrolla o ejecuta, quién vende o capta fondos, quién lleva las finanzas.",
  "The team's experience is stated.": "Se indica la experiencia del equipo.",
  "Nothing shows what the people have done before that matters here.":
    "Nada muestra qué han hecho antes estas personas que importe aquí.",
  "Give each person one line of proof: years in the field, earlier employer, degree, something built or run.":
    "Da una línea de prueba por persona: años en el sector, empleo anterior, titulación, algo creado o dirigido.",
  "The deck says why this team is right for this problem.":
    "La presentación dice por qué este equipo es el adecuado para este problema.",
  "The deck does not say why this team in particular is right for this problem.":
    "La presentación no dice por qué precisamente este equipo es el adecuado para este problema.",
  "Add one sentence on what you know, have lived through or can reach that others cannot.":
    "Añade una frase sobre lo que sabes, has vivido o tienes a tu alcance y otros no.",
  "The team covers both making it and running it.": "El equipo cubre tanto la creación como la gestión.",
  "The team does not visibly cover both making it and running it.":
    "No se ve que el equipo cubra tanto la creación como la gestión.",
  "Show who covers the making and who covers business or funds, or say how you will fill the gap.":
    "Muestra quién cubre la creación y quién el negocio o los fondos, o di cómo cubrirás lo que falta.",
  "The deck says how much time people give to it.":
    "La presentación dice cuánto tiempo le dedica cada persona.",
  "The deck does not say who works on this full-time.":
    "La presentación no dice quién trabaja en esto a tiempo completo.",
  "Say who is full-time, who is part-time, and how many staff or volunteers there are.":
    "Di quién está a tiempo completo, quién a tiempo parcial y cuántos empleados o voluntarios hay.",
  "Advisers, a board or backers stand behind the team.":
    "Asesores, una junta o patrocinadores respaldan al equipo.",
  "No adviser, board or mentor is mentioned.": "No se menciona ningún asesor, junta ni mentor.",
  "Name one or two advisers or board members whose knowledge fills a gap in the team.":
    "Nombra a uno o dos asesores o miembros de la junta cuyos conocimientos completen los del equipo.",
  "The deck says who will join next.": "La presentación dice quién se incorporará después.",
  "The deck does not say which people are still missing.":
    "La presentación no dice qué personas faltan todavía.",
  "Name the next one to three people you will hire or win, and when.":
    "Nombra a las próximas una a tres personas que contratarás o sumarás, y cuándo.",

  // What is said of the money in a deck.
  "It is clear where the money comes from.": "Queda claro de dónde viene el dinero.",
  "The deck does not say who pays for the work.": "La presentación no dice quién paga el trabajo.",
  "Say who pays, for what and how often; without sales, name the sources the work is funded from.":
    "Di quién paga, por qué y con qué frecuencia; si no hay ventas, nombra las fuentes que financian el trabajo.",
  "The price is stated.": "Se indica el precio.",
  "No price is stated.": "No se indica ningún precio.",
  "State your price with its unit (per month, seat, kilogram), or the usual size of a contract.":
    "Indica tu precio con su unidad (por mes, usuario, kilogramo) o el importe habitual de un contrato.",
  "The figures for one customer or beneficiary are given.": "Se dan las cifras por cliente o beneficiario.",
  "The deck does not say what one customer or beneficiary costs and brings.":
    "La presentación no dice cuánto cuesta y aporta un cliente o beneficiario.",
  "State what it costs to win and serve one customer, or to reach one beneficiary, and what that brings.":
    "Indica cuánto cuesta captar y atender a un cliente, o llegar a un beneficiario, y qué aporta eso.",
  "The finances so far are stated.": "Se indican las finanzas hasta ahora.",
  "No figure for revenue, income or budget so far is given.":
    "No se da ninguna cifra de ventas, ingresos o presupuesto hasta ahora.",
  "State last year's and this year's revenue or budget, or say plainly that there is none yet.":
    "Indica los ingresos o el presupuesto del año pasado y de este, o di claramente que aún no hay.",
  "The coming years are projected in figures.": "Los próximos años se proyectan en cifras.",
  "There is no projection for the coming years.": "No hay ninguna proyección para los próximos años.",
  "Add a small table for the next two or three years: income, costs and the two assumptions behind them.":
    "Añade una tabla breve de los próximos dos o tres años: ingresos, costes y los dos supuestos en que se basan.",
  "The running costs are stated.": "Se indican los costes de funcionamiento.",
  "The deck does not say what the work costs per month or year.":
    "La presentación no dice cuánto cuesta el trabajo al mes o al año.",
  "State what you spend per month or year and what the largest items are.":
    "Indica cuánto gastas al mes o al año y cuáles son las partidas mayores.",
  "The use of the money is broken down.": "El uso del dinero está desglosado.",
  "The deck does not break down what the money is for.": "La presentación no desglosa para qué es el dinero.",
  "Break the money down into three to five parts with amounts or percentages that add up.":
    "Desglosa el dinero en tres a cinco partes, con importes o porcentajes que sumen el total.",
  "The parts of the use of funds add up.": "Las partes del uso de los fondos suman el total.",
  "The parts of the use of funds do not add up.": "Las partes del uso de los fondos no suman el total.",
  "Correct the use of funds so that its parts add up to 100 % or to the amount you ask for.":
    "Corrige el uso de los fondos para que sus partes sumen el 100 % o el importe que solicitas.",
  "It is clear how long the money lasts.": "Queda claro cuánto dura el dinero.",
  "The deck does not say how long the money will last.": "La presentación no dice cuánto durará el dinero.",
  "Say for how many months the money pays, or until which date.":
    "Di cuántos meses cubre el dinero, o hasta qué fecha.",
  "The deck says how the work will pay its own way.":
    "La presentación dice cómo se sostendrá el trabajo por sí mismo.",
  "The deck does not say how the work goes on when this money is spent.":
    "La presentación no dice cómo sigue el trabajo cuando se gaste este dinero.",
  "Say when you break even or, without sales, who pays for the work after this money is spent.":
    "Di cuándo alcanzas el equilibrio o, si no hay ventas, quién paga el trabajo cuando se gaste este dinero.",

  // What is said of the ask, of the proof behind it and of the deck itself.
  "The amount you ask for is stated.": "Se indica el importe que solicitas.",
  "The deck does not say how much money you ask for.": "La presentación no dice cuánto dinero solicitas.",
  "State the amount you ask for in one line, with its currency.":
    "Indica en una línea el importe que solicitas, con su moneda.",
  "The kind of money you ask for is stated.": "Se indica el tipo de financiación que solicitas.",
  "The deck does not say what kind of money you ask for: equity, loan or grant.":
    "La presentación no dice qué tipo de financiación solicitas: capital, préstamo o subvención.",
  "Add the kind of money (equity, SAFE, loan, grant), and the terms if they are fixed.":
    "Añade el tipo de financiación (capital, SAFE, préstamo, subvención) y las condiciones si están fijadas.",
  "The next milestones have dates.": "Los próximos hitos tienen fecha.",
  "The deck does not say what will be reached with the money, and by when.":
    "La presentación no dice qué se logrará con el dinero ni para cuándo.",
  "List three to five milestones that the money pays for, each with a figure and a date.":
    "Enumera de tres a cinco hitos que financia el dinero, cada uno con una cifra y una fecha.",
  "Results so far are shown in figures.": "Los resultados hasta ahora se muestran en cifras.",
  "No figure shows what has been reached so far.": "Ninguna cifra muestra lo logrado hasta ahora.",
  "Show your two strongest results as figures with dates, best as a line that rises over time.":
    "Muestra tus dos mejores resultados en cifras con fecha, a ser posible con una línea que sube con el tiempo.",
  "Others vouch for the work.": "Otros avalan el trabajo.",
  "Nobody outside the team is named who vouches for the work.":
    "No se nombra a nadie ajeno al equipo que avale el trabajo.",
  "Name a customer, partner, earlier funder or award, or quote one satisfied user by name.":
    "Nombra a un cliente, socio, financiador anterior o premio, o cita con su nombre a un usuario satisfecho.",
  "The main risks are named.": "Se nombran los principales riesgos.",
  "The deck names no risk and no assumption.": "La presentación no nombra ningún riesgo ni supuesto.",
  "Name the two largest risks and what you do about each; funders look for them anyway.":
    "Nombra los dos mayores riesgos y qué haces ante cada uno; los financiadores los buscan de todos modos.",
  "The cover says what you do.": "La portada dice qué haces.",
  "The cover does not say what you do.": "La portada no dice qué haces.",
  "Put one line under the name on the cover that says what you do and for whom.":
    "Pon bajo el nombre, en la portada, una línea que diga qué haces y para quién.",
  "An outsider understands the deck.": "Alguien de fuera entiende la presentación.",
  "An outsider will not understand parts of the deck.":
    "Alguien de fuera no entenderá partes de la presentación.",
  "Replace or explain the words that only your field knows.":
    "Sustituye o explica las palabras que solo conoce tu sector.",
  "The same amount stands wherever you ask for money.":
    "El mismo importe figura en todos los lugares donde pides dinero.",
  "The same figure stands differently in different places.": "La misma cifra varía de un lugar a otro.",
  "Go through the deck once for figures only and make those that mean the same thing agree.":
    "Repasa la presentación una vez solo por las cifras y haz que coincidan las que significan lo mismo.",
  "A reader knows how to reach you.": "El lector sabe cómo contactarte.",
  "There is no e-mail address or telephone number.": "No hay correo electrónico ni teléfono.",
  "Put the name, e-mail address and telephone number of one person on the last slide.":
    "Pon en la última diapositiva el nombre, el correo electrónico y el teléfono de una persona.",
  "The deck is dated.": "La presentación tiene fecha.",
  "Neither the cover nor the closing slide is dated.": "Ni la portada ni la última diapositiva tienen fecha.",
  "Put month and year on the cover, so that a reader knows how fresh the figures are.":
    "Pon mes y año en la portada, para que se sepa lo recientes que son las cifras.",
  "The deck has a length that people read to the end.":
    "La presentación tiene una extensión que se lee hasta el final.",
  "The deck has a length that few people read.": "La presentación tiene una extensión que poca gente lee.",
  "Aim at 10 to 15 slides; move the rest behind a slide that is titled “Appendix”.":
    "Procura que tenga de 10 a 15 diapositivas; pasa el resto detrás de una diapositiva titulada «Anexo».",
  "The slides are short enough to be read at a glance.":
    "Las diapositivas son lo bastante breves para leerse de un vistazo.",
  "Several slides have more words than a reader takes in.":
    "Varias diapositivas tienen más palabras de las que asimila un lector.",
  "Cut each slide to one idea and about 40 words; move details into the notes or an appendix.":
    "Deja en cada diapositiva una idea y unas 40 palabras; pasa los detalles a las notas o a un anexo.",
  "Nothing is left over from a template.": "No queda nada de una plantilla.",
  "A slide still has text that was meant to be replaced.":
    "Una diapositiva aún tiene texto que había que sustituir.",
  "Replace or delete the placeholder before you send the deck.":
    "Sustituye o elimina ese texto antes de enviar la presentación.",
};

/** What validators say of a value. */
export const validatorMessages: Translation<typeof frenchValidatorMessages> = {
  "Choose what the column means": "Elige qué significa la columna",
  "Two columns cannot mean the same": "Dos columnas no pueden significar lo mismo",
  "Choose what comes first, the day or the month": "Elige qué va primero, el día o el mes",
  "Unknown row": "Fila desconocida",
  "Choose a status": "Elige un estado",
  "Tick at least one application": "Marca al menos una solicitud",
  "At most {n} applications can be kept at once": "Se pueden guardar como máximo {n} solicitudes a la vez",
  // Past applications
  "Write the name of the call": "Escribe el nombre de la convocatoria",
  "Write who the funder is": "Escribe quién es el financiador",
  "Choose what became of it": "Elige cuál fue el resultado",
  "Accept at least one answer": "Acepta al menos una respuesta",
  // Comments
  "Write a comment": "Escribe un comentario",
  "Select the words that the comment is about": "Selecciona las palabras a las que se refiere el comentario",
  "The suggestion is the same as the words": "La sugerencia es igual que el texto",
  "A reply is about what its thread is about": "Una respuesta trata de lo mismo que su hilo",
  "Unknown member": "Miembro desconocido",
  "Unknown comment": "Comentario desconocido",
  "Unknown text": "Texto desconocido",
  "Must be a place in the text": "Debe ser una posición del texto",
  "This invitation does not work any more. Ask whoever invited you for a new one.":
    "Esta invitación ya no funciona. Pide una nueva a quien te invitó.",
  "Role is required": "El rol es obligatorio",
  // Any field
  "Must be text": "Debe ser texto",
  "Must be a list": "Debe ser una lista",
  "Must be an object of lists": "Debe ser un objeto de listas",
  "Must be a list of ids": "Debe ser una lista de identificadores",
  "Must be a list of parts": "Debe ser una lista de partes",
  "Must be a number": "Debe ser un número",
  "Must be a whole number": "Debe ser un número entero",
  "Must be a whole number from 1": "Debe ser un número entero a partir de 1",
  "Must be a whole number from 1 to {n}": "Debe ser un número entero de 1 a {n}",
  "Must be 1 or more": "Debe ser 1 o más",
  "Must be at least {n}": "Debe ser al menos {n}",
  "Must be at most {n} characters": "Debe tener como máximo {n} caracteres",
  "Must be at most {n}": "Debe ser como máximo {n}",
  "Must be between 0 and {n}": "Debe estar entre 0 y {n}",
  "Must be between 0 and 100, with at most 2 decimals":
    "Debe estar entre 0 y 100, con 2 decimales como máximo",
  "Must be a number such as 12500 or 12500.50": "Debe ser un número como 12500 o 12500.50",
  "Must have at most {digits} digits and {decimals} decimals":
    "Debe tener como máximo {digits} dígitos y {decimals} decimales",
  "Choose at most {n} to compare": "Elige como máximo {n} para comparar",
  "Must have at most {n} entries": "Debe tener como máximo {n} elementos",
  "Each entry must be one line, without hidden characters":
    "Cada elemento debe ocupar una línea, sin caracteres ocultos",
  "Each entry must be at most {n} characters": "Cada elemento debe tener como máximo {n} caracteres",
  "Must not be negative": "No debe ser negativo",
  "Must not be before the first day": "No debe ser anterior al primer día",
  "Must be within {n} days": "Debe estar dentro de {n} días",
  "Must be a date": "Debe ser una fecha",
  "Must be a date without a time, such as 2027-03-31": "Debe ser una fecha sin hora, como 2027-03-31",
  "Must be a date such as 2027-03-31": "Debe ser una fecha como 2027-03-31",
  "Must be between 1900 and 2100": "Debe estar entre 1900 y 2100",
  "Must be a year between 1800 and 2100": "Debe ser un año entre 1800 y 2100",
  "Must be a time": "Debe ser una hora",
  "Must be one line, without hidden characters": "Debe ocupar una línea, sin caracteres ocultos",
  "Must be the name of the country": "Debe ser el nombre del país",
  "Must be true": "Debe ser verdadero",
  "Must be true or false": "Debe ser verdadero o falso",
  "Must be yes or no": "Debe ser sí o no",
  "Must be an id": "Debe ser un identificador",
  "Must be given once": "Debe indicarse una sola vez",
  "Must be a valid e-mail address": "Debe ser un correo electrónico válido",
  "Must start with http:// or https://": "Debe empezar por http:// o https://",
  "Each link must start with http:// or https://": "Cada enlace debe empezar por http:// o https://",
  "Contains characters that cannot be stored": "Contiene caracteres que no se pueden guardar",
  "This is too long": "Es demasiado largo",
  "This address is too long": "Esta dirección es demasiado larga",
  "This e-mail address is too long": "Este correo electrónico es demasiado largo",
  "Choose one of the options": "Elige una de las opciones",
  "Choose only from the options": "Elige solo entre las opciones",
  "Unknown id": "Identificador desconocido",
  "Unknown country": "País desconocido",
  "Unknown value: {words}": "Valor desconocido: {words}",
  "Unknown country: {words}": "País desconocido: {words}",
  "Unknown entity type: {words}": "Tipo de entidad desconocido: {words}",
  "Unknown stage: {words}": "Etapa desconocida: {words}",
  "Unknown industry: {words}": "Sector desconocido: {words}",
  "Unknown currency": "Moneda desconocida",
  "Name is required": "El nombre es obligatorio",
  "Please enter a valid amount": "Introduce un importe válido",
  "Please select an entity": "Selecciona una entidad",
  "Please fill in name, description, and funding type":
    "Indica el nombre, la descripción y el tipo de financiación",
  "Minimum amount cannot be greater than maximum amount":
    "El importe mínimo no puede superar el importe máximo",
  "The first year cannot be after the last year": "El primer año no puede ser posterior al último",
  "Minimum revenue cannot be greater than maximum revenue":
    "Los ingresos mínimos no pueden superar los máximos",
  // Accounts
  "Email is required": "El correo electrónico es obligatorio",
  "Password is required": "La contraseña es obligatoria",
  "Enter a code": "Introduce un código",
  "Give one of your password, a code or a passkey": "Indica tu contraseña, un código o una llave de acceso",
  "This is not the answer of a passkey": "Esta no es la respuesta de una llave de acceso",
  "Current password is required": "La contraseña actual es obligatoria",
  "First name is required": "El nombre es obligatorio",
  "Last name is required": "Los apellidos son obligatorios",
  "Password must be at least 8 characters": "La contraseña debe tener al menos 8 caracteres",
  "Password must be at most {n} characters": "La contraseña debe tener como máximo {n} caracteres",
  "Password contains characters that cannot be stored":
    "La contraseña contiene caracteres que no se pueden guardar",
  "Password is too long": "La contraseña es demasiado larga",
  "Please confirm your password": "Confirma tu contraseña",
  "Passwords do not match": "Las contraseñas no coinciden",
  "Passwords don't match": "Las contraseñas no coinciden",
  "Invalid or expired link": "Enlace no válido o caducado",
  "Invalid reset link": "Enlace de restablecimiento no válido",
  "Choose a time zone": "Elige una zona horaria",
  "Enter an hour such as 17:00": "Introduce una hora, por ejemplo 17:00",
  "Choose a language": "Elige un idioma",
  "Choose a notification to switch on or off": "Elige una notificación que activar o desactivar",
  // Entities and applications
  "Type is required": "El tipo es obligatorio",
  "Unknown stage": "Etapa desconocida",
  "Unknown entity": "Entidad desconocida",
  "Unknown opportunity": "Oportunidad desconocida",
  "Unknown status": "Estado desconocido",
  "Unknown kind": "Tipo desconocido",
  "Unknown purpose": "Finalidad desconocida",
  "Unknown document": "Documento desconocido",
  "Unknown requirement": "Requisito desconocido",
  "Say what is to be done": "Indica qué hay que hacer",
  "Unknown section": "Sección desconocida",
  "Unknown version": "Versión desconocida",
  "Unknown AI provider": "Proveedor de IA desconocido",
  "Unknown language": "Idioma desconocido",
  "Unknown use": "Uso desconocido",
  "Please enter a valid asking amount": "Introduce un importe solicitado válido",
  // Notes of contacts, saved searches, news, feedback
  "Please choose how you were in touch": "Elige cómo fue el contacto",
  "Please enter the date of the contact": "Indica la fecha del contacto",
  "The contact cannot be in the future. Write planned contact as a next step.":
    "El contacto no puede ser futuro. Anota los contactos previstos como próximo paso.",
  "Say what the next step is, or clear its date": "Indica cuál es el próximo paso o borra su fecha",
  "Search for something, choose a country or set a filter": "Busca algo, elige un país o aplica un filtro",
  "Must be daily, weekly or off": "Debe ser «daily», «weekly» u «off»",
  "Must be relevance, deadline or amount": "Debe ser «relevance», «deadline» o «amount»",
  "Must be all, saved or dismissed": "Debe ser «all», «saved» o «dismissed»",
  "Must be deadline": "Debe ser «deadline»",
  "Not with what was saved or dismissed": "No con lo guardado o descartado",
  "Must be all, because the list is filtered": "Debe ser «all», porque la lista está filtrada",
  "Only with what was saved or dismissed": "Solo con lo guardado o descartado",
  "Must be saved or dismissed": "Debe ser «saved» o «dismissed»",
  "Not a known reason": "Motivo desconocido",
  "Only what is dismissed has a reason": "Solo lo descartado tiene un motivo",
  "At most {n} at a time": "Como máximo {n} a la vez",
  // Webhooks
  "Choose what the webhook tells": "Elige de qué informa el webhook",
  "This is not something a webhook can tell": "Un webhook no puede informar de esto",
  "This is told of one entity. Choose the one that the webhook is for.":
    "Esto se refiere a una sola entidad. Elige aquella para la que es el webhook.",
  // Connected programs
  "The request of the program is not complete. Start again in the program.":
    "La petición del programa está incompleta. Empieza de nuevo en el programa.",
  "Applications belong to an entity. Choose the one that the program may reach.":
    "Las solicitudes pertenecen a una entidad. Elige aquella a la que puede acceder el programa.",
  // API keys
  "Applications belong to an entity. Choose the one that the key is for.":
    "Las solicitudes pertenecen a una entidad. Elige aquella para la que es la clave.",
  "Choose how long the key lasts": "Elige cuánto dura la clave",
  "Choose what the key may do": "Elige qué permite la clave",
  "This is not something a key may do": "Una clave no puede permitir esto",
  // Files, decks and exports
  "This file is empty": "Este archivo está vacío",
  "This file is too large": "Este archivo es demasiado grande",
  "The file needs a name": "El archivo necesita un nombre",
  "Upload the file first": "Sube primero el archivo",
  "Name the key once": "Indica la clave una sola vez",
  "Name the ETag": "Indica el ETag",
  "Unknown upload": "Subida desconocida",
  "Choose at least one column": "Elige al menos una columna",
  "Unknown column": "Columna desconocida",
  // Curation
  "Choose at least one": "Elige al menos una",
  "Must be invited or current holders": "Debe ser «invited» o «current holders»",
  "Must be required or not required": "Debe ser «required» o «not required»",
  "Must be a percentage above 0, at most 100": "Debe ser un porcentaje mayor que 0 y como máximo 100",
  "Must be a number from 2 to {n}": "Debe ser un número de 2 a {n}",
  "Choose at most {n}": "Elige como máximo {n}",
  "Unknown decision": "Decisión desconocida",
  "Unknown service": "Servicio desconocido",
  "Must be a path of this site": "Debe ser una ruta de este sitio",
  "Unknown flag": "Aviso desconocido",
  "Unknown funding type": "Tipo de financiación desconocido",
  "Unknown source": "Fuente desconocida",
  "Unknown kind of organisation": "Tipo de organización desconocido",
  "Unknown link": "Enlace desconocido",
  "Must be 1": "Debe ser 1",
  "Please enter a URL to scrape": "Introduce la URL que quieres extraer",

  // The call of an application
  "Paste the text of the call": "Pega el texto de la convocatoria",
  "Choose where the call is": "Elige dónde está la convocatoria",
  "Choose which lines of the call": "Elige qué líneas de la convocatoria",
  "Write your question": "Escribe tu pregunta",

  // Questions of the funder
  "Record the award first: it is what this belongs to.":
    "Registra primero la ayuda concedida: esto forma parte de ella.",
  "An award can have at most {n} conditions and reports. Delete some first.":
    "Una ayuda puede tener como máximo {n} condiciones e informes. Elimina antes alguno.",
  "A report needs its due date": "Un informe necesita su fecha de entrega",
  "{currency} has no such small amounts": "En {currency} no hay importes tan pequeños",
  "An award can have at most {n} entries of spending": "Una ayuda puede tener como máximo {n} gastos",
  "An award can have at most {n} outcomes. Delete some first.":
    "Una ayuda puede tener como máximo {n} logros. Elimina antes alguno.",
  "A file of this application is gone. Attach it again.":
    "Falta un archivo de esta solicitud. Adjúntalo de nuevo.",
  "An application can be sent at most {n} times": "Una solicitud se puede enviar como máximo {n} veces",
  "A document changed meanwhile. Look at the documents and try again.":
    "Mientras tanto ha cambiado un documento. Revisa los documentos e inténtalo de nuevo.",
  "Write what is due": "Escribe qué hay que cumplir",
  "Choose a condition or a report": "Elige una condición o un informe",
  "Choose a kind of cost": "Elige un tipo de gasto",
  "Write what came of it": "Escribe qué se logró",
  "Choose what the funder decided": "Elige qué decidió el financiador",
  "Unknown reason": "Motivo desconocido",
  "Many files are being made right now. Please try again in a minute.":
    "Ahora mismo se están generando muchos archivos. Inténtalo de nuevo en un minuto.",
  "The file cannot be made right now. Please try again in a minute.":
    "El archivo no se puede generar ahora. Inténtalo de nuevo en un minuto.",
  "Write the question": "Escribe la pregunta",
  "Write an answer first": "Escribe primero una respuesta",
  "This limit is too large": "Este límite es demasiado alto",
  "Choose words or characters": "Elige palabras o caracteres",
  "A limit needs a number and a unit": "Un límite necesita un número y una unidad",
  "Add at least one question": "Añade al menos una pregunta",
  "An application can have at most {n} questions": "Una solicitud puede tener como máximo {n} preguntas",

  // Budgets
  "This figure is too large": "Esta cifra es demasiado alta",
  "Must be between 1 and {n}": "Debe estar entre 1 y {n}",
  "Choose what the cap is a share of": "Elige sobre qué se calcula el tope",
  "Choose what the line pays for": "Elige qué paga la partida",
  "Say what the line pays for": "Indica qué paga la partida",
  // Ready to send
  "Unknown finding": "Observación desconocida",
  "Say why it can stay as it is": "Di por qué puede quedarse como está",
  "This weight is too large": "Este peso es demasiado alto",
  "Name the criterion": "Nombra el criterio",
  "Give the list of criteria": "Indica la lista de criterios",
  "An application can have at most {n} criteria": "Una solicitud puede tener como máximo {n} criterios",
  "Unknown list": "Lista desconocida",

  // Answers that are proposed for a profile
  "Choose a register": "Elige un registro",
  "Enter the number": "Escribe el número",
  "This register has no organisation with this number":
    "Este registro no tiene ninguna organización con este número",
  "Choose a website or a file": "Elige un sitio web o un archivo",
  "Name the question": "Indica la pregunta",
  "Must be an answer": "Debe ser una respuesta",
  "Choose at least one answer": "Elige al menos una respuesta",

  // Shortlists
  "Choose at least one opportunity": "Elige al menos una oportunidad",
  "A shortlist can have at most {n} opportunities":
    "Una preselección puede tener como máximo {n} oportunidades",

  // Requests to people without an account
  "Choose what you ask for": "Elige qué pides",
  "Name the person": "Indica la persona",
  "Say what you ask for": "Di qué pides",
  "Choose the text to be approved": "Elige el texto que hay que aprobar",
  "Say what is missing": "Di qué falta",
  "This link is no longer valid": "Este enlace ya no es válido",
  "This is not a key of a browser": "Esto no es una clave de un navegador",
};

/** What validators and the server say. */
export const messages: Translation<typeof frenchMessages> = {
  ...validatorMessages,
  "{text}": "{text}",

  // What the server says of a request as such.
  "There is nothing at this address": "No hay nada en esta dirección",
  "{method} is not possible here": "{method} no es posible aquí",
  "Send the request as application/json": "Envía la petición como application/json",
  "Send a JSON object": "Envía un objeto JSON",
  "Send JSON in UTF-8": "Envía JSON en UTF-8",
  "The request is nested too deeply": "La petición tiene demasiados niveles de anidación",
  "The request is not valid JSON": "La petición no es JSON válido",
  "The request is too large": "La petición es demasiado grande",
  "The request cannot be read": "No se puede leer la petición",
  "The request did not arrive whole": "La petición no llegó completa",
  "The request did not arrive in time": "La petición no llegó a tiempo",
  "This request came from another site": "Esta petición viene de otro sitio",
  "Some values are not valid": "Algunos valores no son válidos",
  "Some fields are not valid": "Algunos campos no son válidos",
  "Not valid": "No válido",
  "Something went wrong on our side. Please try again.": "Algo falló por nuestra parte. Inténtalo de nuevo.",
  "Many people are signing in right now. Please try again in a few seconds.":
    "Mucha gente está iniciando sesión ahora mismo. Inténtalo de nuevo en unos segundos.",
  "Many people are looking for funding right now. Please try again in a few seconds.":
    "Mucha gente está buscando financiación ahora mismo. Inténtalo de nuevo en unos segundos.",
  "Too many requests for a new password from here. Please try again later.":
    "Demasiadas peticiones de contraseña nueva desde aquí. Inténtalo más tarde.",
  "You have changed your password several times just now. Please try again later.":
    "Acabas de cambiar tu contraseña varias veces. Inténtalo más tarde.",
  "The service is busy or its database is away. Please try again.":
    "El servicio está ocupado o su base de datos no responde. Inténtalo de nuevo.",
  "The service is starting or stopping. Please try again.":
    "El servicio se está iniciando o deteniendo. Inténtalo de nuevo.",
  "The server is being restarted. Please try again in a moment.":
    "El servidor se está reiniciando. Inténtalo de nuevo en un momento.",
  "Too many requests. Please wait a moment and try again.":
    "Demasiadas peticiones. Espera un momento e inténtalo de nuevo.",
  "Too many failed attempts. Please wait a while, or reset your password.":
    "Demasiados intentos fallidos. Espera un rato o restablece tu contraseña.",
  "Too many new accounts from here. Please try again later.":
    "Demasiadas cuentas nuevas desde aquí. Inténtalo más tarde.",
  "Too many new programs from here. Please try again later.":
    "Demasiados programas nuevos desde aquí. Inténtalo más tarde.",
  "You have allowed many programs just now. Please wait a moment.":
    "Acabas de autorizar muchos programas. Espera un momento.",
  "You have downloaded your data several times just now. Please try again later.":
    "Acabas de descargar tus datos varias veces. Inténtalo más tarde.",
  "Amberway is open in too many windows. Please close some of them.":
    "Amberway está abierto en demasiadas ventanas. Cierra algunas.",
  "Please sign in": "Inicia sesión",
  "Only administrators can see this page": "Solo los administradores pueden ver esta página",
  "Account not found": "No se encontró la cuenta",
  "API key not found": "No se encontró la clave de API",
  "Program not found": "No se encontró el programa",
  "Application not found": "No se encontró la solicitud",
  "Calendar not found": "No se encontró el calendario",
  "Change not found": "No se encontró el cambio",
  "Entity not found": "No se encontró la entidad",
  "File not found": "No se encontró el archivo",
  "Funder not found": "No se encontró el financiador",
  "Logo not found": "No se encontró el logotipo",
  "News not found": "No se encontró la novedad",
  "Note not found": "No se encontró la nota",
  "Authenticator app not found": "No se encontró la app de autenticación",
  "Opportunity not found": "No se encontró la oportunidad",
  "Pair not found": "No se encontró el par",
  "Version not found": "No se encontró la versión",
  "Webhook not found": "No se encontró el webhook",
  "Run not found": "No se encontró la extracción",
  "Message not found": "No se encontró el mensaje",
  "Comment not found": "No se encontró el comentario",
  "Suggestion not found": "No se encontró la sugerencia",
  "An application can have at most {n} comments. Delete some you no longer need.":
    "Una solicitud puede tener como máximo {n} comentarios. Elimina los que ya no necesites.",
  "The text no longer has these words. Select them again in the present text.":
    "El texto ya no contiene estas palabras. Selecciónalas de nuevo en el texto actual.",
  "The text no longer has the words of this suggestion, so nothing was changed. The suggestion stays as it is.":
    "El texto ya no contiene las palabras de esta sugerencia, así que no se cambió nada. La sugerencia se queda como está.",
  "With this suggestion the text would be too long. Nothing was changed.":
    "Con esta sugerencia el texto sería demasiado largo. No se cambió nada.",
  "This suggestion was accepted or declined already": "Esta sugerencia ya se aceptó o se rechazó",
  "Only members of the entity can be mentioned": "Solo se puede mencionar a miembros de la entidad",
  "Only who wrote a comment can change it": "Solo quien escribió un comentario puede modificarlo",
  "Only who wrote a comment, or an owner, can delete it":
    "Solo quien escribió un comentario, o un propietario, puede eliminarlo",
  "Others have replied. Resolve the thread instead, or ask an owner to delete it.":
    "Hay respuestas de otras personas. Marca el hilo como resuelto o pide a un propietario que lo elimine.",
  "Document not found": "No se encontró el documento",
  "Budget line not found": "No se encontró la partida del presupuesto",
  "Some lines are in later years": "Algunas partidas están en años posteriores",
  "Some amounts have decimals that this currency does not have":
    "Algunos importes tienen decimales que esta moneda no tiene",
  "The own share is more than the line costs": "La aportación propia supera el coste de la partida",
  "The budget does not have this year": "El presupuesto no incluye este año",
  "Begin the budget first": "Empieza primero el presupuesto",
  "A budget can have at most {n} lines": "Un presupuesto puede tener como máximo {n} partidas",
  "This was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Esto ha cambiado mientras tanto. Tus cambios aún no se han guardado: compáralos y guarda de nuevo.",
  "The budget was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "El presupuesto ha cambiado mientras tanto. Tus cambios aún no se han guardado: compáralos y guarda de nuevo.",
  "Task not found": "No se encontró la tarea",
  "Member not found": "No se encontró el miembro",
  "Invitation not found": "No se encontró la invitación",
  "Merged opportunity not found": "No se encontró la oportunidad fusionada",
  "Page not found": "No se encontró la página",
  "Passkey not found": "No se encontró la llave de acceso",
  "Pitch deck not found": "No se encontró el pitch deck",
  "Questionnaire not found": "No se encontró el cuestionario",
  "Resource not found": "No se encontró el recurso",
  "Shortlist not found": "No se encontró la preselección",
  "An entity can have at most {n} shortlists. Delete one you no longer need.":
    "Una entidad puede tener como máximo {n} preselecciones. Elimina una que ya no necesites.",
  "Somebody has changed this shortlist meanwhile. Load it again to see it.":
    "Alguien ha cambiado esta preselección mientras tanto. Cárgala de nuevo para verla.",
  "Here only signed-in people see opportunities": "Aquí solo ven oportunidades quienes han iniciado sesión",
  "An opportunity is not published": "Una oportunidad no está publicada",
  "Saved search not found": "No se encontró la búsqueda guardada",
  "Session not found": "No se encontró la sesión",
  "Source not found": "No se encontró la fuente",
  "Upload not found": "No se encontró la subida",

  // What the server says when something of the product cannot be done.
  // Accounts
  "An account with this e-mail address already exists": "Ya existe una cuenta con este correo electrónico",
  "Invalid email or password": "Correo electrónico o contraseña incorrectos",
  "This is your address already": "Esta ya es tu dirección",
  "Another account has this address by now. Your address stays as it is.":
    "Otra cuenta ya usa esta dirección. La tuya se queda como está.",
  "You have asked to change your address several times just now. Please try again later.":
    "Acabas de pedir varias veces cambiar tu dirección. Inténtalo más tarde.",
  "This password is too common": "Esta contraseña es demasiado común",
  "This password is known from a data breach": "Esta contraseña aparece en una filtración de datos",
  "This password is too easy to guess": "Esta contraseña es demasiado fácil de adivinar",
  "The current password is not right": "La contraseña actual no es correcta",
  "The password is not right": "La contraseña no es correcta",
  "Administrators ask those who run this service to remove their second step.":
    "Los administradores deben pedir a los responsables de este servicio que eliminen su segundo paso.",
  "Sign-in service not found": "No se encontró el servicio de inicio de sesión",
  "This service does not answer at the moment. Please try again later.":
    "Este servicio no responde en este momento. Inténtalo más tarde.",
  "This is the only way you can sign in. Set a password first, then remove it.":
    "Es tu única forma de iniciar sesión. Define primero una contraseña y después quítala.",
  "Your account has no password yet. Ask for a link to set one: it comes by mail.":
    "Tu cuenta aún no tiene contraseña. Pide un enlace para crear una: llega por correo.",
  "This code is wrong, or was used already": "Este código es incorrecto o ya se usó",
  "This code has just ended. Type the one that the app shows now. If this happens again, let your phone set its time by itself.":
    "Este código acaba de caducar. Escribe el que muestra la app ahora. Si vuelve a pasar, deja que tu teléfono ajuste la hora automáticamente.",
  "The clock of your phone is ahead, so this code does not count yet. Let your phone set its time by itself, then type the code that the app shows.":
    "El reloj de tu teléfono va adelantado, así que este código aún no vale. Deja que ajuste la hora automáticamente y escribe el código que muestra la app.",
  "Too many wrong codes. Please wait a while and try again.":
    "Demasiados códigos incorrectos. Espera un rato e inténtalo de nuevo.",
  "This sign-in took too long. Please enter your password again.":
    "El inicio de sesión tardó demasiado. Introduce tu contraseña otra vez.",
  "Please show once more that it is you, then this is done.":
    "Confirma una vez más que eres tú y quedará hecho.",
  "Administrators here need a second factor to change anything. Set one up in Settings, or sign in again with it.":
    "Aquí los administradores necesitan un segundo factor para hacer cambios. Configura uno en Ajustes o vuelve a iniciar sesión con él.",
  "Everybody here needs a second step to sign in. Set one up first, or show the one you have.":
    "Aquí todos necesitan un segundo paso para iniciar sesión. Configura uno primero o usa el que tienes.",
  "Codes of an authenticator app are asked for already. Turn that off first.":
    "Ya se piden los códigos de una app de autenticación. Desactívalos primero.",
  "This passkey could not be checked. Please try again.":
    "No se pudo comprobar esta llave de acceso. Inténtalo de nuevo.",
  "This passkey is in use already.": "Esta llave de acceso ya está en uso.",
  "You have ten passkeys. Remove one first.": "Tienes diez llaves de acceso. Elimina antes una.",
  "Passkeys need a server that is reached by a name, not by a number.":
    "Las llaves de acceso necesitan un servidor con nombre, no con número.",
  "Please begin again: this set-up has ended.": "Empieza de nuevo: esta configuración ha caducado.",
  "Set up a second step first: recovery codes are for when it is lost.":
    "Configura primero un segundo paso: los códigos de recuperación son para cuando se pierde.",
  "Invalid or expired verification link": "Enlace de verificación no válido o caducado",
  "Too many mails to this address. Please try again later.":
    "Demasiados correos a esta dirección. Inténtalo más tarde.",
  "This link does not work. All mails can be chosen in Settings.":
    "Este enlace no funciona. Todos los correos se eligen en Ajustes.",
  "Confirm your e-mail address before you invite others":
    "Confirma tu correo electrónico antes de invitar a otras personas",
  "This person is a member already": "Esta persona ya es miembro",
  "This address is invited already. Send the invitation again instead.":
    "Esta dirección ya está invitada. Mejor envía de nuevo la invitación.",
  "An entity can have at most {n} open invitations. Revoke some first.":
    "Una entidad puede tener como máximo {n} invitaciones abiertas. Anula antes alguna.",
  "An entity can have at most {n} members": "Una entidad puede tener como máximo {n} miembros",
  "An entity needs an owner. Make somebody else one first.":
    "Una entidad necesita un propietario. Nombra antes a otra persona.",
  "You are the only owner of {entity}, which has other members. Make one of them an owner, or delete it, before you delete your account.":
    "Eres el único propietario de {entity}, que tiene otros miembros. Nombra propietario a uno de ellos, o elimínala, antes de eliminar tu cuenta.",
  "You have sent many invitations just now. Please try again later.":
    "Acabas de enviar muchas invitaciones. Inténtalo más tarde.",
  "This server does not use that AI provider": "Este servidor no usa ese proveedor de IA",
  "Only an owner of this entity can do that": "Solo un propietario de esta entidad puede hacerlo",
  "You can read this, but not comment on it. An owner of the entity can give you the right to comment.":
    "Puedes leer esto, pero no comentarlo. Un propietario de la entidad puede darte permiso para comentar.",
  "You can read this, but not change it. An owner of the entity can give you the right to edit.":
    "Puedes leer esto, pero no modificarlo. Un propietario de la entidad puede darte permiso para editar.",
  "You are using this device right now. To end its session, log out.":
    "Estás usando este dispositivo ahora mismo. Para terminar su sesión, cierra sesión.",
  "You are the only administrator here. Make somebody else one before you delete your account.":
    "Eres el único administrador aquí. Nombra a otra persona antes de eliminar tu cuenta.",
  // API keys
  "Send an API key": "Envía una clave de API",
  "This confirmation is for another change": "Esta confirmación es de otro cambio",
  "This confirmation has expired. Ask for the change once more.":
    "Esta confirmación ha caducado. Pide el cambio otra vez.",
  "This was changed meanwhile. Read it again, and ask for the change once more.":
    "Esto ha cambiado mientras tanto. Léelo de nuevo y pide el cambio otra vez.",
  "There is an application for this opportunity already": "Ya hay una solicitud para esta oportunidad",
  "Say what is to be changed": "Di qué hay que cambiar",
  "This API key is unknown, or it has ended": "Esta clave de API es desconocida o ha caducado",
  "This API key lacks the scope {scope}": "A esta clave de API le falta el permiso {scope}",
  "This address is not open to API keys": "Esta dirección no está abierta a claves de API",
  "Verify your email address to make API keys.": "Verifica tu correo electrónico para crear claves de API.",
  "You have as many API keys as there can be. End one first.":
    "Has alcanzado el máximo de claves de API. Elimina antes una.",
  // Webhooks
  "Webhooks go to public addresses that start with https://, on the usual port.":
    "Los webhooks van a direcciones públicas que empiezan por https://, en el puerto habitual.",
  "Verify your email address to make webhooks.": "Verifica tu correo electrónico para crear webhooks.",
  "You have as many webhooks as there can be. End one first.":
    "Has alcanzado el máximo de webhooks. Elimina antes uno.",
  "This webhook is for no entity, so it tells only of opportunities that change.":
    "Este webhook no es de ninguna entidad, así que solo informa de oportunidades que cambian.",
  "This webhook is switched off. Switch it on first.": "Este webhook está desactivado. Actívalo primero.",
  "A test is on its way already.": "Ya hay una prueba en camino.",
  "Notices cannot be sent to this browser: its push service cannot be reached.":
    "No se pueden enviar notificaciones a este navegador: no se puede contactar con su servicio de notificaciones.",
  "Notices are on in as many browsers as there can be. Turn one off first.":
    "Las notificaciones ya están activadas en el máximo de navegadores. Desactiva una primero.",
  "This was changed at the same moment. Please try again.":
    "Esto se cambió en el mismo momento. Inténtalo de nuevo.",
  "Device not found": "No se encontró el dispositivo",
  "A notice is on its way already.": "Ya hay una notificación en camino.",
  // Entities, applications, notes, searches
  "An account can have at most {n} entities. Delete one you no longer need.":
    "Una cuenta puede tener como máximo {n} entidades. Elimina una que ya no necesites.",
  "An account can have at most {n} applications": "Una cuenta puede tener como máximo {n} solicitudes",
  "An entity can have at most {n} notes of contacts. Delete some you no longer need.":
    "Una entidad puede tener como máximo {n} notas de contactos. Elimina las que ya no necesites.",
  "Members can share at most {n} searches with an entity. Stop sharing some first.":
    "Los miembros pueden compartir como máximo {n} búsquedas con una entidad. Deja antes de compartir alguna.",
  "You can keep at most {n} searches. Delete one you no longer need.":
    "Puedes guardar como máximo {n} búsquedas. Elimina una que ya no necesites.",
  "You already have a saved search with this name": "Ya tienes una búsqueda guardada con este nombre",
  "The deadline of this opportunity has passed": "La fecha límite de esta oportunidad ya pasó",
  "This opportunity has no deadline to put in a calendar.":
    "Esta oportunidad no tiene fecha límite que poner en un calendario.",
  "{entity} already has an application for {opportunity}, with the status {status}":
    "{entity} ya tiene una solicitud para {opportunity}, con el estado «{status}»",
  "{entity} already has an application for {opportunity}":
    "{entity} ya tiene una solicitud para {opportunity}",
  "An organisation can keep at most {n} documents. Delete one that you no longer need.":
    "Una organización puede guardar como máximo {n} documentos. Elimina uno que ya no necesites.",
  "An application can name at most {n} more documents. Remove one first.":
    "Una solicitud puede citar como máximo {n} documentos más. Quita antes uno.",
  "This is no CSV file or Excel workbook (XLSX).": "Este archivo no es un CSV ni un libro de Excel (XLSX).",
  "A quotation mark in this file is not closed, or one of its rows is too long. Export it again.":
    "Hay unas comillas sin cerrar en este archivo, o una de sus filas es demasiado larga. Expórtalo de nuevo.",
  "No row with the names of columns was found. The file needs a row such as Grant, Funder, Status above its entries.":
    "No se encontró ninguna fila con los nombres de las columnas. El archivo necesita una fila como Convocatoria, Financiador, Estado encima de sus datos.",
  "This workbook is too large to be read. Save its sheet as CSV and upload that.":
    "Este libro es demasiado grande para leerlo. Guarda su hoja como CSV y súbela.",
  "Two of these applications are for the same opportunity, or one is for an opportunity that has an application already. Read the file again.":
    "Dos de estas solicitudes son para la misma oportunidad, o una es para una oportunidad que ya tiene una solicitud. Lee el archivo de nuevo.",
  "Answers can be found in PDF and Word files.": "Las respuestas se encuentran en archivos PDF y Word.",
  "This is not a PDF, DOCX, PPTX, XLSX, PNG, JPEG or WebP file. Save it as one of these and upload it again.":
    "Este archivo no es PDF, DOCX, PPTX, XLSX, PNG, JPEG ni WebP. Guárdalo en uno de estos formatos y súbelo de nuevo.",
  "There is nothing in this file.": "No hay nada en este archivo.",
  "This file has macros, which are programs. Save it without them, as DOCX, PPTX or XLSX, and upload it again.":
    "Este archivo tiene macros, que son programas. Guárdalo sin ellas, como DOCX, PPTX o XLSX, y súbelo de nuevo.",
  "This file is too long or too complex. Save it as a PDF and upload that.":
    "Este archivo es demasiado largo o complejo. Guárdalo como PDF y sube ese.",
  "An application can have at most {n} tasks. Delete some first.":
    "Una solicitud puede tener como máximo {n} tareas. Elimina antes alguna.",
  "This person is no member of the entity": "Esta persona no es miembro de la entidad",
  "Already has an application for this opportunity": "Ya tiene una solicitud para esta oportunidad",
  "The asking amount must be between {min} and {max} {currency}":
    "El importe solicitado debe estar entre {min} y {max} {currency}",
  "The asking amount must be at least {min} {currency}":
    "El importe solicitado debe ser como mínimo de {min} {currency}",
  "The asking amount must be at most {max} {currency}":
    "El importe solicitado debe ser como máximo de {max} {currency}",
  "This application was changed meanwhile, perhaps in another window. Your changes are not saved yet: compare them with the newer version and save again.":
    "Esta solicitud ha cambiado mientras tanto, quizá en otra ventana. Tus cambios aún no se han guardado: compáralos con la versión más reciente y guarda de nuevo.",
  "Was changed meanwhile": "Ha cambiado mientras tanto",
  // Curation
  "This opportunity is pending": "Esta oportunidad está pendiente",
  "This opportunity is already verified": "Esta oportunidad ya está verificada",
  "This opportunity has already been rejected": "Esta oportunidad ya se rechazó",
  "Somebody has already decided about these two": "Alguien ya ha decidido sobre estas dos",
  "One of the two has been rejected or merged meanwhile":
    "Una de las dos se ha rechazado o fusionado mientras tanto",
  "Choose one of the two": "Elige una de las dos",
  "This opportunity has been merged into another one": "Esta oportunidad se ha fusionado con otra",
  "This change has already been decided or replaced by a newer one":
    "Este cambio ya se decidió o lo sustituyó otro más reciente",
  // Files
  "An account can keep at most {n} files, {mb} MB in all. Delete one you no longer need.":
    "Una cuenta puede guardar como máximo {n} archivos, {mb} MB en total. Elimina uno que ya no necesites.",
  "This file is too large. A file may have at most {mb} MB.":
    "Este archivo es demasiado grande. Un archivo puede tener como máximo {mb} MB.",
  "The file did not arrive whole. Please upload it again.": "El archivo no llegó completo. Súbelo de nuevo.",
  "Upload it again": "Súbelo de nuevo",
  "Files cannot be stored or read at the moment. Please try again.":
    "No se pueden guardar ni leer archivos en este momento. Inténtalo de nuevo.",
  "There is no room for files at the moment. Please try again later.":
    "No hay espacio para archivos en este momento. Inténtalo más tarde.",
  "This upload link is not valid any more. Please choose the file and upload it again.":
    "Este enlace de subida ya no es válido. Elige el archivo y súbelo de nuevo.",
  "This upload link was used already. Please upload the file again.":
    "Este enlace de subida ya se usó. Sube el archivo de nuevo.",
  "The time for this upload is over. Please upload the file again.":
    "El plazo para esta subida ha terminado. Sube el archivo de nuevo.",
  "Some parts of this file are missing or too small":
    "Faltan partes de este archivo o son demasiado pequeñas",
  "Must be the parts that were uploaded, in order": "Deben ser las partes que se subieron, en orden",
  "Verify your e-mail address to upload more files.":
    "Verifica tu correo electrónico para subir más archivos.",
  "Verify your e-mail address to upload files. The room for those of new accounts is used up.":
    "Verifica tu correo electrónico para subir archivos. El espacio para cuentas nuevas está agotado.",
  // Reading a deck
  "This file is empty.": "Este archivo está vacío.",
  "This is not a PDF, PPT or PPTX file.": "No es un archivo PDF, PPT ni PPTX.",
  "This is a Word document, not a presentation. Upload the deck as a PDF, PPT or PPTX file.":
    "Es un documento de Word, no una presentación. Sube el pitch deck como archivo PDF, PPT o PPTX.",
  "This is a spreadsheet, not a presentation. Upload the deck as a PDF, PPT or PPTX file.":
    "Es una hoja de cálculo, no una presentación. Sube el pitch deck como archivo PDF, PPT o PPTX.",
  "This file is protected with a password. Remove the password and upload it again.":
    "Este archivo está protegido con contraseña. Quítala y súbelo de nuevo.",
  "This file is damaged or cut off. Export it again and upload the new file.":
    "Este archivo está dañado o incompleto. Expórtalo de nuevo y sube el nuevo archivo.",
  "This deck has no slides.": "Este pitch deck no tiene diapositivas.",
  "This deck has more than {n} slides.": "Este pitch deck tiene más de {n} diapositivas.",
  "Reading this file took too long. Save the deck as a simpler PDF and upload that.":
    "La lectura de este archivo tardó demasiado. Guarda el pitch deck como un PDF más sencillo y sube ese.",
  "This file is too complex to be read. Save the deck as a simpler PDF and upload that.":
    "Este archivo es demasiado complejo para leerlo. Guarda el pitch deck como un PDF más sencillo y sube ese.",
  "The virus scanner found malware in this file, so it was not kept.":
    "El antivirus encontró software malicioso en este archivo, así que no se guardó.",
  "Files cannot be checked for viruses right now. Please try again in a few minutes.":
    "Ahora no se pueden analizar los archivos en busca de virus. Inténtalo de nuevo en unos minutos.",
  "This address takes encrypted requests only. Use https.":
    "Esta dirección solo admite peticiones cifradas. Usa https.",
  "This file unpacks to more than it may.": "Este archivo ocupa más de lo permitido al descomprimirse.",
  "Many files are being read right now. Please try again in a minute.":
    "Ahora mismo se están leyendo muchos archivos. Inténtalo de nuevo en un minuto.",
  "Files cannot be read right now. Please try again in a minute.":
    "Ahora no se pueden leer archivos. Inténtalo de nuevo en un minuto.",
  "The server is restarting. Please try again in a minute.":
    "El servidor se está reiniciando. Inténtalo de nuevo en un minuto.",
  // AI
  "AI is switched off on this server.": "La IA está desactivada en este servidor.",
  "The AI is already at work for you. Please wait until it is done.":
    "La IA ya está trabajando para ti. Espera a que termine.",
  "You have used all {n} AI drafts of today. There are new ones tomorrow (UTC).":
    "Has usado los {n} borradores de IA de hoy. Mañana habrá más (UTC).",
  "You have used all {n} deck analyses of today. There are new ones tomorrow (UTC).":
    "Has usado los {n} análisis de pitch decks de hoy. Mañana habrá más (UTC).",
  "You have used all {n} AI readings of pages of today. There are new ones tomorrow (UTC).":
    "Has usado las {n} lecturas de páginas con IA de hoy. Mañana habrá más (UTC).",
  "You have used all {n} translations of today. There are new ones tomorrow (UTC).":
    "Has usado las {n} traducciones de hoy. Mañana habrá más (UTC).",
  "Texts cannot be translated here.": "Aquí no se pueden traducir textos.",
  "This text is in your language already, or its language is not known.":
    "Este texto ya está en tu idioma, o no se sabe en qué idioma está.",
  "The AI of this site is used up for today. There is more tomorrow (UTC).":
    "La IA de este sitio está agotada por hoy. Mañana habrá más (UTC).",
  "Verify your e-mail address to have more drafts written.":
    "Verifica tu correo electrónico para obtener más borradores.",
  "Verify your e-mail address to have more decks analyzed.":
    "Verifica tu correo electrónico para analizar más pitch decks.",
  "Verify your e-mail address to have more texts translated.":
    "Verifica tu correo electrónico para traducir más textos.",
  "Verify your e-mail address to use the AI. What is set aside for new accounts is used up for today.":
    "Verifica tu correo electrónico para usar la IA. Lo reservado a cuentas nuevas está agotado por hoy.",
  "The analysis was cut off too often. Please try again.":
    "El análisis se interrumpió demasiadas veces. Inténtalo de nuevo.",
  "The analysis was stopped.": "Se detuvo el análisis.",
  "{provider} is not answering at the moment. Please try again in a minute.":
    "{provider} no responde en este momento. Inténtalo de nuevo en un minuto.",
  "Neither OpenAI nor Anthropic could write a draft. Please try again in a few minutes.":
    "Ni OpenAI ni Anthropic pudieron escribir un borrador. Inténtalo de nuevo en unos minutos.",
  "Neither OpenAI nor Anthropic could write a draft. Please tell the people who run this site.":
    "Ni OpenAI ni Anthropic pudieron escribir un borrador. Avisa a los responsables de este sitio.",
  "Neither OpenAI nor Anthropic could review the deck. Please tell the people who run this site.":
    "Ni OpenAI ni Anthropic pudieron analizar el pitch deck. Avisa a los responsables de este sitio.",
  "Neither OpenAI nor Anthropic could review the deck. Please try again in a few minutes.":
    "Ni OpenAI ni Anthropic pudieron analizar el pitch deck. Inténtalo de nuevo en unos minutos.",

  // What is said of other people's services and sites: AI providers, Grants.gov, and pages that a curator has read. `{host}` and
  // `{provider}` are names, so nothing may agree with them.
  "{provider} did not answer in time. Please try again.":
    "{provider} no respondió a tiempo. Inténtalo de nuevo.",
  "{provider} is busy at the moment. Please try again in a few minutes.":
    "{provider} tiene mucha carga en este momento. Inténtalo de nuevo en unos minutos.",
  "{provider} had a problem on its side. Please try again in a few minutes.":
    "{provider} tuvo un problema. Inténtalo de nuevo en unos minutos.",
  "{provider} could not be reached. Please try again in a few minutes.":
    "No se pudo conectar con {provider}. Inténtalo de nuevo en unos minutos.",
  "{provider} refused the request. Please tell the people who run this site.":
    "{provider} rechazó la petición. Avisa a los responsables de este sitio.",
  "{provider} answered with an error. Please try again later.":
    "{provider} respondió con un error. Inténtalo más tarde.",
  "{provider} gave an answer that could not be read. Please try again later.":
    "{provider} dio una respuesta que no se pudo leer. Inténtalo más tarde.",
  "{provider} gave an answer that could not be read. Please try again.":
    "{provider} dio una respuesta que no se pudo leer. Inténtalo de nuevo.",
  "{provider} gave an answer that could not be used. Please try again.":
    "{provider} dio una respuesta que no se pudo usar. Inténtalo de nuevo.",
  "{provider} gave an answer that is too large to be read.":
    "{provider} dio una respuesta demasiado grande para leerla.",
  // One opportunity of Grants.gov
  "Grants.gov gave an answer that could not be read.": "Grants.gov dio una respuesta que no se pudo leer.",
  "Grants.gov gave no details of this opportunity.": "Grants.gov no dio detalles de esta oportunidad.",
  "Grants.gov gave this opportunity no title.": "Grants.gov no dio título a esta oportunidad.",
  "Grants.gov answered with another opportunity.": "Grants.gov respondió con otra oportunidad.",
  "Grants.gov listed this opportunity without its id.":
    "Grants.gov mostró esta oportunidad sin su identificador.",
  "Grants.gov has no such opportunity any more.": "Grants.gov ya no tiene esta oportunidad.",
  "Not read, because Grants.gov had failed to answer before.":
    "No leída, porque Grants.gov no había respondido antes.",
  // A run
  "Found {n}: {outcomes}.": ["{n} encontrada: {outcomes}.", "{n} encontradas: {outcomes}."],
  "{n} new": ["{n} nueva", "{n} nuevas"],
  "{n} updated": ["{n} actualizada", "{n} actualizadas"],
  "{n} with changes to look at": ["{n} con cambios por revisar", "{n} con cambios por revisar"],
  "{n} known already or closed": ["{n} ya conocida o cerrada", "{n} ya conocidas o cerradas"],
  "{n} could not be read": ["{n} no se pudo leer", "{n} no se pudieron leer"],
  "That is less than half of the {n} that the reading before found. Nothing was closed or removed because of it: please look whether the source has changed.":
    "Es menos de la mitad de las {n} que encontró la lectura anterior. No se cerró ni se quitó nada por ello: comprueba si la fuente ha cambiado.",
  "Its list has lacked calls twice in a row: {outcomes}.":
    "Faltan en su lista en dos lecturas seguidas: {outcomes}.",
  "{n} closed": ["{n} cerrada", "{n} cerradas"],
  "Its list lacks more calls ({n}) than it has. Nothing was closed because of it: please look whether the source has changed.":
    "En su lista faltan más oportunidades ({n}) de las que hay. No se cerró nada por ello: comprueba si la fuente ha cambiado.",
  "Opportunity {id}": "Oportunidad {id}",
  "This source is being read just now. Please try again in a moment.":
    "Esta fuente se está leyendo ahora. Inténtalo de nuevo en un momento.",
  "This source is not in the list any more.": "Esta fuente ya no está en la lista.",
  "This source is off. Switch it on first.": "Esta fuente está desactivada. Actívala primero.",
  "It has no number of Grants.gov, so it might be here already. It was left out.":
    "No tiene número de Grants.gov, así que quizá ya esté aquí. Se dejó fuera.",
  "{name} can only be read with a key, which the setting {setting} has to hold.":
    "{name} solo se puede leer con una clave, que debe estar en el ajuste {setting}.",
  "This was the first reading, so it stopped after {n}. Look at them, then read the source again.": [
    "Era la primera lectura, así que se detuvo tras {n}. Revísala y vuelve a leer la fuente.",
    "Era la primera lectura, así que se detuvo tras {n}. Revísalas y vuelve a leer la fuente.",
  ],
  "There is more: the next reading goes on from here.": "Hay más: la próxima lectura sigue desde aquí.",
  "The source has new fields: {names}.": "La fuente tiene campos nuevos: {names}.",
  "The source leaves out fields: {names}.": "La fuente omite campos: {names}.",
  "The source has new codes: {names}.": "La fuente tiene códigos nuevos: {names}.",
  "The answer of {name} is not in its known form.": "La respuesta de {name} no tiene el formato conocido.",
  "These fields are not in their known form: {fields}":
    "Estos campos no tienen el formato conocido: {fields}",
  "This run is not known any more.": "Esta ejecución ya no se conoce.",
  "This takes longer than usual and goes on in the background.":
    "Tarda más de lo habitual y sigue en segundo plano.",
  "The review was cut off too often. Please try again.":
    "La evaluación se interrumpió demasiadas veces. Inténtalo de nuevo.",
  "The draft was stopped.": "Se detuvo la redacción del borrador.",
  "The review was stopped.": "Se detuvo la evaluación.",
  "The reading was cut off too often. Please try again.":
    "La lectura se interrumpió demasiadas veces. Inténtalo de nuevo.",
  "Stopped by an administrator. What was read until then is kept.":
    "Detenida por un administrador. Lo que se leyó hasta entonces se conserva.",
  "Nothing was found on this page.": "No se encontró nada en esta página.",
  "Nothing was found.": "No se encontró nada.",
  "Nothing about funding was found on this page.": "No se encontró nada sobre financiación en esta página.",
  "Not read, because the reading took too long.": "No leída, porque la lectura tardó demasiado.",
  "Not read, because the site had refused other pages.":
    "No leída, porque el sitio había rechazado otras páginas.",
  "The AI readings of today are used up, so some details may be missing.":
    "Se agotaron las lecturas con IA de hoy, así que pueden faltar detalles.",
  "The AI did not answer, so some details may be missing.":
    "La IA no respondió, así que pueden faltar detalles.",
  "The PDF at {host} could not be read: it is damaged, protected with a password or too long.":
    "No se pudo leer el PDF de {host}: está dañado, protegido con contraseña o es demasiado largo.",
  // A page
  "That is not a web address. It has to start with http:// or https://.":
    "No es una dirección web. Debe empezar por http:// o https://.",
  "That web address is too long.": "Esa dirección web es demasiado larga.",
  "The address at {host} contains a user name or password. Leave it out and try again.":
    "La dirección de {host} contiene un nombre de usuario o una contraseña. Quítalo e inténtalo de nuevo.",
  "{host} is not visited: only the usual ports of websites, 80 and 443, are.":
    "No se visita {host}: solo los puertos habituales de los sitios web, 80 y 443.",
  "{host} is not written to without encryption: the address has to start with https://.":
    "No se escribe a {host} sin cifrado: la dirección debe empezar por https://.",
  "{host} is not visited, because it is not on the public internet.":
    "No se visita {host}, porque no está en la internet pública.",
  "There is no website at {host}, or its name cannot be looked up.":
    "No hay ningún sitio web en {host}, o no se encuentra su nombre.",
  "{host} could not be reached.": "No se pudo conectar con {host}.",
  "{host} has no valid security certificate, so nothing was read from it.":
    "{host} no tiene un certificado de seguridad válido, así que no se leyó nada.",
  "{host} did not answer in time.": "{host} no respondió a tiempo.",
  "Too many pages of {host} are waiting to be read. Please try again later.":
    "Demasiadas páginas de {host} esperan a ser leídas. Inténtalo más tarde.",
  "The page at {host} is larger than {n} MB.": "La página de {host} supera los {n} MB.",
  "The PDF at {host} is larger than {n} MB.": "El PDF de {host} supera los {n} MB.",
  "The file at {host} is larger than {n} kB.": "El archivo de {host} supera los {n} kB.",
  "{host} redirects more than {n} times.": "{host} redirige más de {n} veces.",
  "{host} redirects in a circle.": "{host} redirige en círculo.",
  "{host} redirects to nowhere.": "{host} redirige a ninguna parte.",
  "What {host} has at this address is not a kind of page that can be read.":
    "Lo que {host} tiene en esta dirección no es un tipo de página que se pueda leer.",
  "{host} asks automated readers to leave this page alone (robots.txt).":
    "{host} pide a los lectores automáticos que no lean esta página (robots.txt).",
  "The robots.txt of {host} could not be read, so the page was left alone. Please try again later.":
    "No se pudo leer el robots.txt de {host}, así que no se leyó la página. Inténtalo más tarde.",
  "{host} asks for a pause of {n} seconds between pages (robots.txt). Please try again later.":
    "{host} pide una pausa de {n} segundos entre páginas (robots.txt). Inténtalo más tarde.",
  "{host} asks visitors to sign in before it shows this page.":
    "{host} pide iniciar sesión antes de mostrar esta página.",
  "{host} gave an answer that makes no sense to a browser.":
    "{host} dio una respuesta que un navegador no entiende.",
  "The page at {host} broke off before its end, or is damaged.":
    "La página de {host} se cortó antes del final o está dañada.",
  "The link does not work": "El enlace no funciona",
  "{host} has no page at this address.": "{host} no tiene ninguna página en esta dirección.",
  "{host} has had too many requests and refuses more. Please try again later.":
    "{host} ha recibido demasiadas peticiones y rechaza más. Inténtalo más tarde.",
  "{host} refuses to show this page to us ({status}). Some websites block scraping.":
    "{host} se niega a mostrarnos esta página ({status}). Algunos sitios web bloquean la extracción.",
  "{host} is not working at the moment (status {status}).":
    "{host} no funciona en este momento (estado {status}).",
  "{host} gave an unexpected answer (status {status}).":
    "{host} dio una respuesta inesperada (estado {status}).",

  // Questions of the funder
  "Submission not found": "No se encontró el envío",
  "Obligation not found": "No se encontró la obligación",
  "Spending not found": "No se encontró el gasto",
  "Outcome not found": "No se encontró el logro",
  "Question not found": "No se encontró la pregunta",
  "This question was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Esta pregunta ha cambiado mientras tanto. Tus cambios aún no se han guardado: compáralos y guarda de nuevo.",

  // The call of an application
  "Call not found": "No se encontró la convocatoria",
  "Proposals not found": "No se encontraron las propuestas",
  "The profile or the proposals were changed meanwhile, perhaps in another window. Nothing was saved: look at them again.":
    "El perfil o las propuestas han cambiado mientras tanto, quizá en otra ventana. No se guardó nada: revísalos de nuevo.",
  "It could not be read. Please try again.": "No se pudo leer. Inténtalo de nuevo.",
  "There is no text to read in it.": "No hay texto que leer.",
  "This file is not there any more. Choose another one.": "Este archivo ya no está. Elige otro.",
  "This file cannot be read. Save it as a PDF, PPTX or DOCX and upload that.":
    "No se puede leer este archivo. Guárdalo como PDF, PPTX o DOCX y sube ese.",
  "Line of the call not found": "No se encontró la línea de la convocatoria",
  "This opportunity has no page of its own.": "Esta oportunidad no tiene página propia.",
  "This file is not there any more. Upload it again.": "Este archivo ya no está. Súbelo de nuevo.",
  "This file cannot be read. Save it as a PDF or DOCX and upload that.":
    "No se puede leer este archivo. Guárdalo como PDF o DOCX y sube ese.",
  "The call could not be read. Please try again.": "No se pudo leer la convocatoria. Inténtalo de nuevo.",
  "The reading was stopped.": "Se detuvo la lectura.",
  "The catalogue has no place for this line.": "El catálogo no tiene lugar para esta línea.",
  "This opportunity is not in the catalogue any more.": "Esta oportunidad ya no está en el catálogo.",
  "Only what the page of the call says can be proposed for the catalogue.":
    "Solo se puede proponer para el catálogo lo que dice la página de la convocatoria.",
  "The catalogue says the same already.": "El catálogo ya dice lo mismo.",
  // Ready to send
  "Finding not found": "No se encontró la observación",
  "Add the award criteria first": "Añade primero los criterios de evaluación",
  "The criteria were changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Los criterios han cambiado mientras tanto. Tus cambios aún no se han guardado: compáralos y guarda de nuevo.",

  // Requests to people without an account
  "Request not found": "No se encontró la petición",
  "Name the file": "Ponle nombre al archivo",
  "Choose today or a later day": "Elige hoy o un día posterior",
  "This text is empty": "Este texto está vacío",
  "This answer was accepted already": "Esta respuesta ya se aceptó",
  "There is no answer yet": "Aún no hay respuesta",
  "The answer was changed meanwhile. Read it again.":
    "La respuesta ha cambiado mientras tanto. Léela de nuevo.",
  "Write your answer": "Escribe tu respuesta",
  "Choose a file": "Elige un archivo",
  "Say whether you approve the text": "Di si apruebas el texto",
  "The text has changed. Read it again before you answer.":
    "El texto ha cambiado. Léelo de nuevo antes de responder.",
  "This request asks for no file": "Esta petición no pide ningún archivo",
  "There is no room for more files. Tell whoever asked you.":
    "No hay espacio para más archivos. Avisa a quien te lo pidió.",
  "Choose a PDF, Word, PowerPoint, Excel, PNG or JPEG file, without macros.":
    "Elige un archivo PDF, Word, PowerPoint, Excel, PNG o JPEG, sin macros.",
  "You have asked many people today. Please try again tomorrow.":
    "Has pedido ayuda a muchas personas hoy. Inténtalo mañana.",
  "An application can have at most {n} open requests. Remove some first.":
    "Una solicitud puede tener como máximo {n} peticiones abiertas. Quita antes alguna.",
  "An application can have at most {n} requests. Remove some first.":
    "Una solicitud puede tener como máximo {n} peticiones. Quita antes alguna.",
};
