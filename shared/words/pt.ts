import type { messages as frenchMessages, validatorMessages as frenchValidatorMessages } from "./fr";
import type { Labels } from "./labels";
import type { WritingRules } from "./language";
import type { Translation } from "./words";

/**
 * The Portuguese of Brazil of what both sides say. It is several dictionaries, because screens need a part of it only: client/src/words/pt.ts and
 * server/words/pt.ts put together what each side has.
 */

const joinWithSpace = (...parts: string[]) => parts.filter(Boolean).join("\u00A0");

/** How Portuguese is written. */
export const rules: WritingRules = {
  // "1,5 dia", as "0 dia".
  pickForm: (n) => (Math.abs(n) < 2 ? 0 : 1),
  forms: 2,
  comma: ", ",
  polish: (text) => text,
  shortMonths: [
    ...["jan.", "fev.", "mar.", "abr.", "maio", "jun."],
    ...["jul.", "ago.", "set.", "out.", "nov.", "dez."],
  ],
  withOrdinal: (written) => written.replace(/\b1(?=\s)/, "1º"),
  figures: {
    group: ".",
    decimal: ",",
    withCurrency: (digits, prefix) => joinWithSpace(prefix.trim(), digits),
    short: (digits, unit, prefix) => joinWithSpace(prefix.trim(), digits, unit === "K" ? "mil" : "mi"),
  },
};

/** The labels of the fixed lists in shared/constants. */
export const labels: Labels = {
  // Groups of standard questions.
  "Your organisation": "Sua organização",
  "Your project": "Seu projeto",
  "People and partners": "Pessoas e parceiros",
  "What will come of it": "O que vai resultar",
  "The money": "O dinheiro",
  "Care for people and the environment": "Cuidado com as pessoas e o meio ambiente",
  // Kinds of organisations, and what they are said to be ready for.
  Startup: "Startup",
  "U.S. public domain": "Domínio público dos EUA",
  Nonprofit: "Organização sem fins lucrativos",
  "Social Enterprise": "Empresa social",
  Individual: "Pessoa física",
  Research: "Pesquisa",
  School: "Escola",
  "Community Group": "Grupo comunitário",
  Government: "Órgão público",
  Idea: "Ideia",
  MVP: "MVP",
  Traction: "Tração",
  Growth: "Crescimento",
  Scale: "Escala",

  // Roles of members
  Owner: "Proprietário",
  Editor: "Editor",
  Commenter: "Comentarista",
  "Drafts of application texts": "Rascunhos de textos de candidatura",
  "Reviews of pitch decks": "Análises de pitch decks",
  "Matching by meaning": "Compatibilidade por sentido",
  Viewer: "Leitor",

  // Of words that are stored in lower case, as screens and exports show them.
  Grant: "Subvenção",
  Equity: "Participação",
  Loan: "Empréstimo",
  Prize: "Prêmio",
  Accelerator: "Aceleradora",
  Fellowship: "Bolsa",
  Other: "Outro",
  VC: "Venture capital",
  Vc: "Venture capital",
  Foundation: "Fundação",
  "Development finance": "Financiamento ao desenvolvimento",
  Corporate: "Empresa",
  University: "Universidade",
  Multilateral: "Organismo multilateral",
  "Angel network": "Rede de investidores-anjo",
  "Private equity": "Private equity",
  "Family office": "Family office",
  Template: "Modelo",
  Guide: "Guia",
  Tool: "Ferramenta",
  Video: "Vídeo",

  // An application and an opportunity are both feminine.
  Draft: "Rascunho",
  "In Progress": "Em andamento",
  Submitted: "Enviada",
  "Under Review": "Em análise",
  Accepted: "Aceita",
  Rejected: "Rejeitada",
  Funded: "Financiada",
  Completed: "Concluída",
  Pending: "Pendente",
  Verified: "Verificada",

  // What an API key may do
  "Read the catalogue": "Ler o catálogo",
  "Read my matches and saved searches": "Ler minhas compatibilidades e buscas salvas",
  "Read applications": "Ler candidaturas",
  "Start and change applications, save opportunities": "Iniciar e alterar candidaturas, salvar oportunidades",
  "Start and change applications": "Iniciar e alterar candidaturas",
  // What a webhook tells, and what became of it
  "An application is started": "Uma candidatura é iniciada",
  "The status of an application changes": "O status de uma candidatura muda",
  "A task is done": "Uma tarefa é concluída",
  "A deadline is near": "Um prazo está próximo",
  "A new opportunity fits": "Surge uma nova oportunidade compatível",
  "A saved or applied-for opportunity changes": "Uma oportunidade salva ou com candidatura muda",
  "A test": "Um teste",
  "Stopped, because nothing has arrived for days": "Interrompido, porque nada chega há dias",
  "Stopped, because the receiver wants no more": "Interrompido, porque o destinatário não quer mais receber",
  "Stopped, because the password or the address of your account has changed, or it was signed out everywhere":
    "Interrompido, porque a senha ou o endereço da sua conta mudou, ou ela foi desconectada de todos os dispositivos",
  "The address is not on the public internet": "O endereço não está na internet pública",
  "There is no server of this name": "Não há servidor com esse nome",
  "The server could not be reached": "Não foi possível acessar o servidor",
  "The server did not answer in time": "O servidor não respondeu a tempo",
  "The server did not accept it": "O servidor não aceitou",
  "Not sent: what it tells of is gone": "Não enviado: o assunto do aviso não existe mais",
  "Not sent: the webhook was switched off": "Não enviado: o webhook foi desativado",
  "Not sent: the secret can no longer be read. Make a new one.":
    "Não enviado: não é mais possível ler o segredo. Crie outro.",
  // Columns of exports, and what a source says of an opportunity.
  Name: "Nome",
  Opportunity: "Oportunidade",
  Status: "Status",
  "Requested amount": "Valor solicitado",
  Entity: "Entidade",
  Created: "Criada em",
  Funder: "Financiador",
  "Funder's website": "Site do financiador",
  Description: "Descrição",
  "Application page": "Página de candidatura",
  "Funding type": "Tipo de financiamento",
  "Minimum amount": "Valor mínimo",
  "Maximum amount": "Valor máximo",
  Amounts: "Valores",
  Currency: "Moeda",
  "Smallest equity stake": "Menor participação societária",
  "Largest equity stake": "Maior participação societária",
  "Entity type": "Tipo de entidade",
  "Eligible entity types": "Tipos de entidade elegíveis",
  "Other types may apply": "Outros tipos podem se candidatar",
  "Eligible countries": "Países elegíveis",
  // What speaks for or against two opportunities being the same call
  Merged: "Mesclada",
  "Both quote the same number": "As duas citam o mesmo número",
  "They quote different numbers": "Citam números diferentes",
  "The names share their rare words": "Os nomes têm em comum suas palavras raras",
  "Each name has words of its own": "Cada nome tem palavras próprias",
  "The names differ in one part": "Os nomes diferem em um ponto",
  "One name says more": "Um dos nomes diz mais",
  "One says that it is a part or another round": "Uma diz ser uma parte ou outra edição",
  "The same funder": "O mesmo financiador",
  "Funders of one family": "Financiadores do mesmo grupo",
  "Different funders": "Financiadores diferentes",
  "The same page to apply on": "A mesma página de candidatura",
  "The same website": "O mesmo site",
  "The same deadline": "O mesmo prazo",
  "Deadlines within two weeks": "Prazos com menos de duas semanas de diferença",
  "Different deadlines": "Prazos diferentes",
  "The same amount": "O mesmo valor",
  "Different amounts": "Valores diferentes",
  "Different countries": "Países diferentes",
  "One is open to fewer countries": "Uma está aberta a menos países",
  "They name different places": "Citam lugares diferentes",
  "Different kinds of funding": "Tipos de financiamento diferentes",
  "Both are of a kind of which most funders have one":
    "Os dois são de um tipo do qual a maioria dos financiadores tem um só",
  "Different years, phases or tracks": "Anos, fases ou linhas diferentes",
  "The descriptions share their words": "As descrições têm palavras em comum",
  "One is in another language": "Uma está em outro idioma",
  "Eligible regions": "Regiões elegíveis",
  "Who may apply": "Quem pode se candidatar",
  Industries: "Setores",
  Stages: "Estágios",
  "Founded in or after": "Fundação a partir de",
  "Founded in or before": "Fundação até",
  "Minimum revenue": "Receita mínima",
  "Maximum revenue": "Receita máxima",
  "Open only to": "Aberta somente a",
  "Co-funding": "Cofinanciamento",
  "Share of the costs to bring (%)": "Parcela dos custos como contrapartida (%)",
  "Organisations that apply together, at least": "Mínimo de organizações na candidatura conjunta",
  Opens: "Abertura",
  Deadline: "Prazo",
  "Time zone of the deadline": "Fuso horário do prazo",
  "Hour of the deadline": "Hora do prazo",
  "Closing time": "Horário de encerramento",
  "Time zone": "Fuso horário",
  "About the deadline": "Sobre o prazo",
  Weeks: "Semanas",
  Decision: "Decisão",
  "Awarded amount": "Valor concedido",
  "Last changed": "Última alteração",
  "AI draft by": "Rascunho de IA por",
  Notes: "Notas",
  Narrative: "Texto",
  "AI draft": "Rascunho de IA",
  "Funder's feedback": "Retorno do financiador",
  Link: "Link",
  Match: "Compatibilidade",
  "Saved or hidden": "Salva ou descartada",
  "Where to apply": "Onde se candidatar",
  "Source and licence": "Fonte e licença",

  "Agriculture & agritech": "Agricultura e agritech",
  "Artificial intelligence & data": "Inteligência artificial e dados",
  "Arts, culture & humanities": "Artes, cultura e humanidades",
  "Biotech & life sciences": "Biotecnologia e ciências da vida",
  "Children & young people": "Crianças e jovens",
  "Government & civic technology": "Governo e tecnologia cívica",
  "Climate & carbon": "Clima e carbono",
  "Community development": "Desenvolvimento comunitário",
  "Consumer products, fashion & retail": "Bens de consumo, moda e varejo",
  "IRS list of exempt organisations (United States)": "Lista do IRS de organizações isentas (Estados Unidos)",
  "Charity Commission (England and Wales)": "Charity Commission (Inglaterra e País de Gales)",
  "Companies House (United Kingdom)": "Companies House (Reino Unido)",
  "Research Organization Registry (worldwide)": "Research Organization Registry (mundo todo)",
  EIN: "EIN",
  "Charity number": "Número da entidade beneficente",
  "Company number": "Número da empresa",
  "ROR ID": "Identificador ROR",
  "public domain": "domínio público",
  "Open Government Licence v3.0": "Open Government Licence v3.0",
  "free to use": "uso livre",
  CC0: "CC0",
  "Deep tech & frontier technology": "Deep tech e tecnologias de fronteira",
  "E-commerce & marketplaces": "E-commerce e marketplaces",
  "Education & learning": "Educação e aprendizagem",
  "Energy & power": "Energia e eletricidade",
  "Environment & conservation": "Meio ambiente e conservação",
  "Fintech & financial services": "Fintech e serviços financeiros",
  "Food & nutrition": "Alimentação e nutrição",
  "Women & gender equality": "Mulheres e igualdade de gênero",
  "Hardware, robotics & electronics": "Hardware, robótica e eletrônica",
  "Health & wellbeing": "Saúde e bem-estar",
  "Housing, construction & infrastructure": "Habitação, construção e infraestrutura",
  "Human rights & justice": "Direitos humanos e justiça",
  "Humanitarian aid & refugees": "Ajuda humanitária e refugiados",
  "Logistics & supply chain": "Logística e cadeia de suprimentos",
  "Manufacturing & materials": "Indústria e materiais",
  "Media, games & entertainment": "Mídia, jogos e entretenimento",
  "Medical devices & diagnostics": "Dispositivos médicos e diagnóstico",
  "Mobility & transport": "Mobilidade e transporte",
  "Open source & digital commons": "Código aberto e bens comuns digitais",
  "Poverty & livelihoods": "Pobreza e meios de subsistência",
  "Science & research": "Ciência e pesquisa",
  "Security & defence": "Segurança e defesa",
  "Social enterprise & inclusion": "Empreendedorismo social e inclusão",
  "Software & SaaS": "Software e SaaS",
  "Space & aerospace": "Espaço e aeroespacial",
  "Telecoms & connectivity": "Telecomunicações e conectividade",
  "Tourism & hospitality": "Turismo e hotelaria",
  "Waste & circular economy": "Resíduos e economia circular",
  "Water & sanitation": "Água e saneamento",
  "Web3 & blockchain": "Web3 e blockchain",
  "Jobs, skills & the future of work": "Emprego, competências e futuro do trabalho",

  // The directory's words for what a funder looks for, and where things are from; the last are broad words of funders that are no industry of the list.
  "Pre-seed": "Pré-seed",
  Seed: "Seed",
  "Series A": "Série A",
  Established: "Maturidade",
  "Any stage": "Qualquer estágio",
  "All industries": "Todos os setores",
  Global: "Mundo inteiro",
  Africa: "África",
  Europe: "Europa",
  Asia: "Ásia",
  "Latin America": "América Latina",
  Caribbean: "Caribe",
  "Added by hand": "Adicionada manualmente",
  "Checked against its page": "Conferido na página da fonte",
  "Well-known facts, not checked against a page": "Fatos conhecidos, não conferidos em uma página",
  Technology: "Tecnologia",
  Internet: "Internet",
  Mobile: "Mobile",
  Innovation: "Inovação",
  "Frontier tech": "Tecnologia de fronteira",
  "Hard tech": "Hard tech",
  Engineering: "Engenharia",
  "Accelerated computing": "Computação acelerada",
  "Life science tools": "Ferramentas para ciências da vida",
  Sustainability: "Sustentabilidade",
  Development: "Desenvolvimento",
  "Rural development": "Desenvolvimento rural",
  "Digital inclusion": "Inclusão digital",
  Livelihoods: "Meios de subsistência",
  Homelessness: "População em situação de rua",
  Nutrition: "Nutrição",
  "Reproductive health": "Saúde reprodutiva",
  "Early years": "Primeira infância",
  "Women's rights": "Direitos das mulheres",
  "Civil society": "Sociedade civil",
  Society: "Sociedade",
  Governance: "Governança",
  Talent: "Talentos",

  // How a programme of the starter catalogue takes applications, and what it gives.
  Rolling: "Fluxo contínuo",
  "Once a year": "Uma vez por ano",
  "By cohort": "Por turma",
  "Several rounds": "Várias rodadas",
  "Rolling: applications are read all year.": "Fluxo contínuo: as candidaturas são avaliadas o ano todo.",
  "Once a year: see the programme's page for the next round.":
    "Uma vez por ano: veja a próxima rodada na página do programa.",
  "By cohort: see the programme's page for the next intake.":
    "Por turma: veja a próxima turma na página do programa.",
  "Several rounds: others follow this deadline.": "Várias rodadas: há outras depois deste prazo.",
  "Not open yet when it was last checked; the next round was announced.":
    "Ainda não aberta na última verificação; a próxima rodada estava anunciada.",
  "Not taking applications when it was last checked; there was a waiting list.":
    "Sem receber candidaturas na última verificação; havia lista de espera.",
  "No equity taken": "Sem participação societária",
  "No cash, and no equity taken": "Sem dinheiro e sem participação societária",
  "Cloud credits, not cash; no equity taken": "Créditos de nuvem, sem dinheiro; sem participação societária",
  "No cash": "Sem dinheiro",
  Negotiated: "A negociar",

  "E-mail": "E-mail",
  Call: "Ligação",
  Meeting: "Reunião",
  Event: "Evento",
  Introduction: "Apresentação",
  Application: "Candidatura",

  "Strong match": "Alta compatibilidade",
  "Possible match": "Compatibilidade possível",
  "Weak match": "Baixa compatibilidade",
  "We are not eligible": "Não somos elegíveis",
  "It is not our field": "Não é a nossa área",
  "The amount does not suit us": "O valor não nos atende",
  "Too much work for what it gives": "Dá trabalho demais pelo que oferece",
  "Another reason": "Outro motivo",

  "Problem Clarity": "Clareza do problema",
  "Solution Fit": "Adequação da solução",
  "Market Size": "Tamanho do mercado",
  "Team Strength": "Força da equipe",
  "Financial Viability": "Viabilidade financeira",
  "Investor Appeal": "Apelo para investidores",
  Hybrid: "Híbrido",
  "Built-in rules": "Regras integradas",
  OpenAI: "OpenAI",
  Anthropic: "Anthropic",
  "PDF, PPT, or PPTX (Max 10MB)": "PDF, PPT ou PPTX (máx. 10 MB)",

  // Kinds of costs of a budget, and what overhead is a share of
  Personnel: "Pessoal",
  "Fringe benefits": "Encargos e benefícios",
  Travel: "Viagens",
  Equipment: "Equipamentos",
  Supplies: "Materiais de consumo",
  Contractual: "Serviços de terceiros",
  Construction: "Obras",
  "Other direct costs": "Outros custos diretos",
  "Indirect costs (overhead)": "Custos indiretos (overhead)",
  "Direct costs": "Custos diretos",
  "Direct costs without equipment, contracts and construction":
    "Custos diretos sem equipamentos, serviços de terceiros e obras",
  "Personnel and fringe benefits": "Pessoal, encargos e benefícios",
  "The whole budget": "O orçamento inteiro",
};

/** The questionnaires: labels, placeholders, help and options. */
export const questionnaires: Labels = {
  // The steps of a profile.
  "Core Information": "Informações essenciais",
  "20-30 seconds": "20 a 30 segundos",
  "Financial & Impact Metrics": "Finanças e impacto",
  "1-3 minutes": "1 a 3 minutos",
  "Detailed Profile": "Perfil detalhado",
  "5-10 minutes": "5 a 10 minutos",

  // What several questionnaires ask for in the same words.
  "Opportunities are matched with these words, so name what you make or offer and for whom.":
    "Usamos estas palavras para encontrar oportunidades: diga o que você faz ou oferece e para quem.",
  "Which industries are you in?": "Quais são seus setores?",
  "Which fields do you work in?": "Em quais áreas você atua?",
  "Choose the one to three that fit best.": "Escolha de um a três, os mais próximos.",
  "Which country are you based in?": "Qual é o seu país?",
  "Where you are registered, or live if you are not registered yet.":
    "Onde você tem registro, ou onde mora, se ainda não tiver.",
  "In which countries do you work today?": "Em quais países você atua hoje?",
  "State, province or region": "Estado, província ou região",
  "Greater Accra": "Pernambuco",
  "Some funders only support one part of a country.": "Alguns financiadores só apoiam uma parte do país.",
  "How far along are you?": "Em que ponto você está?",
  "In which year was it founded?": "Em que ano foi a fundação?",
  "How many people work on it in all?": "Quantas pessoas trabalham nela ao todo?",
  "Founders, employees, contractors and volunteers together.":
    "Fundadores, empregados, prestadores e voluntários somados.",
  "How many of them are paid employees?": "Quantas delas são empregadas remuneradas?",
  "How many of them are paid?": "Quantas delas são remuneradas?",
  "Who founded it?": "Quem fundou?",
  "First and last name": "Nome e sobrenome",
  "E-mail address for funders": "E-mail para financiadores",
  "name@example.org": "nome@example.org",
  "Used in drafts as the contact; never shown to other users.":
    "Usado como contato nos rascunhos; nunca é mostrado a outros usuários.",
  Website: "Site",
  "What is your mission?": "Qual é a sua missão?",
  "The change you exist to bring about": "A mudança que sua organização quer promover",
  "Currency of your amounts": "Moeda dos seus valores",
  "Every amount in this profile is read in this currency.":
    "Todos os valores deste perfil são lidos nesta moeda.",
  "Revenue of the last 12 months": "Receita dos últimos 12 meses",
  "0 if there is none yet. In the currency of this profile.": "0 se ainda não houver. Na moeda deste perfil.",
  "Income of the last 12 months": "Receitas dos últimos 12 meses",
  "Monthly burn": "Consumo mensal de caixa (burn)",
  "What you spend in a month beyond what you earn; 0 if you do not. In the currency of this profile.":
    "O que você gasta por mês além do que ganha; 0 se não for o caso. Na moeda deste perfil.",
  "Monthly spending beyond income": "Gasto mensal acima das receitas",
  "What you draw from reserves in a month; 0 if you do not.":
    "O que você tira das reservas por mês; 0 se não tirar.",
  "Budget for this year": "Orçamento deste ano",
  "How much funding are you looking for?": "Quanto financiamento você procura?",
  "How much funding do you need?": "De quanto financiamento você precisa?",
  "Funding raised so far": "Recursos captados até hoje",
  "Grants, investment, loans and prizes together; 0 if none. In the currency of this profile.":
    "Subvenções, investimentos, empréstimos e prêmios somados; 0 se não houver. Na moeda deste perfil.",
  "Donations and grants received so far": "Doações e subvenções recebidas até hoje",
  "Equity given to investors so far (%)": "Participação cedida a investidores até hoje (%)",
  "0 if you still own all of it.": "0 se você ainda detém tudo.",
  "Ownership held by outside investors (%)": "Participação de investidores externos (%)",
  "Separate with commas.": "Separe com vírgulas.",
  "How have you been funded until now?": "Como você se financiou até agora?",
  "Which grants have you received?": "Quais subvenções você recebeu?",
  "What programmes do you run?": "Quais programas você conduz?",
  "Patents held or applied for": "Patentes concedidas ou depositadas",

  // What can be chosen, but for what other fixed lists hold too: that is among the labels.
  Concept: "Conceito",
  Prototype: "Protótipo",
  "Private beta": "Beta fechado",
  Live: "No ar",
  "Live and growing": "No ar e em crescimento",
  Mature: "Maduro",
  "Series B": "Série B",
  "Series C or later": "Série C ou posterior",
  "Not raising equity": "Sem captação por participação",
  Subscription: "Assinatura",
  "Pay per use": "Pagamento por uso",
  "Marketplace or commission": "Marketplace ou comissão",
  "Product sales": "Venda de produtos",
  "Services or projects": "Serviços ou projetos",
  Licensing: "Licenciamento",
  Advertising: "Publicidade",
  Freemium: "Freemium",
  "Hardware with service": "Hardware com serviço",
  "Not decided yet": "Ainda não definido",
  "Not yet profitable": "Ainda não lucrativa",
  "Breaking even": "No ponto de equilíbrio",
  Profitable: "Lucrativa",
  "SDG 1: No poverty": "ODS 1: Erradicação da pobreza",
  "SDG 2: Zero hunger": "ODS 2: Fome zero e agricultura sustentável",
  "SDG 3: Good health and well-being": "ODS 3: Saúde e bem-estar",
  "SDG 4: Quality education": "ODS 4: Educação de qualidade",
  "SDG 5: Gender equality": "ODS 5: Igualdade de gênero",
  "SDG 6: Clean water and sanitation": "ODS 6: Água potável e saneamento",
  "SDG 7: Affordable and clean energy": "ODS 7: Energia limpa e acessível",
  "SDG 8: Decent work and economic growth": "ODS 8: Trabalho decente e crescimento econômico",
  "SDG 9: Industry, innovation and infrastructure": "ODS 9: Indústria, inovação e infraestrutura",
  "SDG 10: Reduced inequalities": "ODS 10: Redução das desigualdades",
  "SDG 11: Sustainable cities and communities": "ODS 11: Cidades e comunidades sustentáveis",
  "SDG 12: Responsible consumption and production": "ODS 12: Consumo e produção responsáveis",
  "SDG 13: Climate action": "ODS 13: Ação contra a mudança global do clima",
  "SDG 14: Life below water": "ODS 14: Vida na água",
  "SDG 15: Life on land": "ODS 15: Vida terrestre",
  "SDG 16: Peace, justice and strong institutions": "ODS 16: Paz, justiça e instituições eficazes",
  "SDG 17: Partnerships for the goals": "ODS 17: Parcerias e meios de implementação",
  Public: "Pública",
  Private: "Particular",
  Community: "Comunitária",
  "Faith-based": "Confessional",
  "Charter or academy": "Pública de gestão autônoma",
  "Vocational or technical": "Profissional ou técnica",
  "University or college": "Universidade ou faculdade",
  Online: "Online",
  Primary: "Ensino fundamental I",
  "Lower secondary": "Ensino fundamental II",
  "Upper secondary": "Ensino médio",
  Vocational: "Ensino técnico",
  Undergraduate: "Graduação",
  Postgraduate: "Pós-graduação",
  "Adult learning": "Educação de adultos",
  "Neighbourhood or residents' group": "Grupo de bairro ou de moradores",
  Cooperative: "Cooperativa",
  "Savings or self-help group": "Grupo de poupança ou ajuda mútua",
  "Youth group": "Grupo de jovens",
  "Women's group": "Grupo de mulheres",
  "Faith group": "Grupo religioso",
  "Sports or arts club": "Clube esportivo ou artístico",
  "Registered association": "Associação registrada",
  "Group with a fiscal sponsor": "Grupo com patrocinador fiscal",
  "Environmental group": "Grupo ambiental",

  // What startups are asked.
  "What does your startup do?": "O que a sua startup faz?",
  "We help smallholder farmers sell directly to city restaurants through a phone app.":
    "Ajudamos pequenos agricultores a vender direto a restaurantes das cidades por um aplicativo.",
  "MVP: a first version exists. Traction: people use or pay for it. Growth: growing steadily. Scale: several markets.":
    "MVP: existe uma primeira versão. Tração: as pessoas usam ou pagam. Crescimento: cresce de forma constante. Escala: vários mercados.",
  "How much are you raising now?": "Quanto você está captando agora?",
  "How many people are on the team?": "Quantas pessoas há na equipe?",
  "Monthly recurring revenue (MRR)": "Receita recorrente mensal (MRR)",
  "What subscriptions and contracts bring in each month.": "O que assinaturas e contratos rendem por mês.",
  "Monthly growth (%)": "Crescimento mensal (%)",
  "Average of the last three months; negative if it shrank.":
    "Média dos últimos três meses; negativa se houve queda.",
  "Gross margin (%)": "Margem bruta (%)",
  "What is left of revenue after the direct cost of what you sell.":
    "O que sobra da receita após o custo direto do que você vende.",
  "Paying customers": "Clientes pagantes",
  "Monthly active users (MAU)": "Usuários ativos por mês (MAU)",
  "Daily active users (DAU)": "Usuários ativos por dia (DAU)",
  "Customer acquisition cost (CAC)": "Custo de aquisição de cliente (CAC)",
  "Sales and marketing spending for each new customer.": "Gasto com vendas e marketing por novo cliente.",
  "Customer lifetime value (LTV)": "Valor do ciclo de vida do cliente (LTV)",
  "What a customer brings in before leaving.": "O que um cliente rende antes de sair.",
  "Monthly churn (%)": "Churn mensal (%)",
  "Share of customers lost in a month.": "Parcela de clientes perdidos em um mês.",
  "Valuation at the last round": "Valuation na última rodada",
  "Leave empty if you have not raised at a valuation.": "Deixe em branco se nunca captou com um valuation.",
  "Runway in months": "Runway em meses",
  "How long your cash lasts at the present burn.": "Quanto tempo dura o caixa no ritmo atual de gastos.",
  "Which round are you raising?": "Qual rodada você está captando?",
  "Total addressable market (TAM)": "Mercado total endereçável (TAM)",
  "What everyone who could buy this spends on it in a year.":
    "O que todos os possíveis compradores gastam com isso em um ano.",
  "What problem do you solve?": "Que problema você resolve?",
  "Who has it, how they cope today and what it costs them":
    "Quem o enfrenta, como lida com ele hoje e quanto custa",
  "How does your product solve it?": "Como o seu produto o resolve?",
  "What it does, how it works and what makes it better than what people use today":
    "O que faz, como funciona e o que o torna melhor do que se usa hoje",
  "How finished is the product?": "Em que ponto está o produto?",
  "Who are your customers?": "Quem são seus clientes?",
  "The people who use it and the people who pay for it": "Quem usa e quem paga",
  "Which market are you going after?": "Qual mercado você quer atender?",
  "Size, growth and the part you begin with": "Tamanho, crescimento e por onde você começa",
  Competitors: "Concorrentes",
  "Company A, Company B, spreadsheets": "Empresa A, Empresa B, planilhas",
  "Separate with commas. Include what people use instead.":
    "Separe com vírgulas. Inclua o que as pessoas usam no lugar.",
  "How do you make money?": "Como você ganha dinheiro?",
  "How do you reach customers?": "Como você chega aos clientes?",
  "Channels, partners and what has worked so far": "Canais, parceiros e o que funcionou até agora",
  "Technologies you build on": "Tecnologias que você usa",
  "React Native, PostgreSQL, satellite imagery": "React Native, PostgreSQL, imagens de satélite",
  "Who are the founders?": "Quem são os fundadores?",
  "Ama Mensah and Kofi Boateng": "Ana Souza e Carlos Oliveira",
  "What have the founders done before?": "O que os fundadores já fizeram?",
  "Relevant work, training and earlier ventures": "Experiência relevante, formação e negócios anteriores",
  "Earlier companies that the founders sold or listed":
    "Empresas que os fundadores já venderam ou levaram à bolsa",
  "Who else is on the team?": "Quem mais está na equipe?",
  "Roles, strengths and the next people to hire": "Funções, pontos fortes e próximas contratações",
  "Each round or grant: year, amount and who gave it": "Cada rodada ou subvenção: ano, valor e quem concedeu",
  "What will you use the funding for?": "Para que você vai usar o financiamento?",
  "60 % product, 25 % sales, 15 % operations, over 18 months":
    "60% produto, 25% vendas, 15% operação, em 18 meses",
  "What do you want to reach in the next 12 to 24 months?":
    "O que você quer alcançar nos próximos 12 a 24 meses?",
  "Milestones that can be counted": "Marcos que possam ser medidos",
  "What good does it do for people or the planet?": "Que bem isso faz às pessoas ou ao planeta?",
  "Who is better off, and how you know": "Quem passa a viver melhor, e como você sabe",
  "Where is your head office?": "Onde fica a sua sede?",
  Accra: "Recife",
  "Which countries do you want to enter next?": "Em quais países você quer entrar em seguida?",

  // What nonprofits are asked.
  "What does your organisation do?": "O que a sua organização faz?",
  "We run free evening classes for girls who left school early.":
    "Oferecemos aulas noturnas gratuitas a meninas que deixaram a escola cedo.",
  "How established is your work?": "Em que ponto está o seu trabalho?",
  "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: reaching more people each year. Scale: several sites.":
    "Ideia: em planejamento. MVP: um primeiro piloto. Tração: em andamento, com os primeiros resultados. Crescimento: alcança mais pessoas a cada ano. Escala: vários locais.",
  "Spending in the last full year": "Gastos do último ano completo",
  "Donations, grants, fees and sales together. In the currency of this profile.":
    "Doações, subvenções, taxas e vendas somadas. Na moeda deste perfil.",
  "Funding gap this year": "Quanto falta captar este ano",
  "The part of the budget that nobody has promised yet.": "A parte do orçamento que ninguém prometeu ainda.",
  "People reached in the last year": "Pessoas alcançadas no último ano",
  "How many people work with you in all?": "Quantas pessoas trabalham com você ao todo?",
  "Staff, volunteers and board members together.": "Equipe, voluntários e membros do conselho somados.",
  "Paid staff": "Equipe remunerada",
  Volunteers: "Voluntários",
  "Board members": "Membros do conselho",
  "For most nonprofits this is 0.": "Na maioria das ONGs é 0.",
  "Which causes do you work for?": "Por quais causas você trabalha?",
  "Girls' education, child marriage, literacy": "Educação de meninas, casamento infantil, alfabetização",
  "Whom do you help?": "Quem você ajuda?",
  "Who they are, where they live and what they face": "Quem são, onde vivem e o que enfrentam",
  "Each programme: what happens, for how many, with what result":
    "Cada programa: o que acontece, para quantas pessoas e com que resultado",
  "Which Sustainable Development Goals do you work towards?":
    "Para quais Objetivos de Desenvolvimento Sustentável você contribui?",
  "Funder, year, amount and what came of it": "Financiador, ano, valor e resultado",
  Partners: "Parceiros",
  "Ministry of Education, Save the Children": "Ministério da Educação, Save the Children",
  "Charity rating or registration": "Registro ou certificação da organização",
  "Four stars, Charity Navigator": "OSCIP, CEBAS",
  "Awards and recognition": "Prêmios e reconhecimento",
  "Global Teacher Prize 2023": "Global Teacher Prize 2023",
  "Who leads or founded the organisation?": "Quem lidera ou fundou a organização?",

  // What social enterprises are asked.
  "What does your enterprise do?": "O que a sua empresa faz?",
  "We train refugees as solar technicians and sell the installations they make.":
    "Formamos refugiados como técnicos em energia solar e vendemos as instalações que eles fazem.",
  "MVP: a first pilot. Traction: regular customers. Growth: growing steadily. Scale: several places.":
    "MVP: um primeiro piloto. Tração: clientes regulares. Crescimento: cresce de forma constante. Escala: vários lugares.",
  "Is it profitable?": "Dá lucro?",
  "Profit margin (%)": "Margem de lucro (%)",
  "Profit as a share of revenue; negative if you make a loss.":
    "Lucro em relação à receita; negativo em caso de prejuízo.",
  "People who benefited in the last year": "Pessoas beneficiadas no último ano",
  "What is your social mission?": "Qual é a sua missão social?",
  "How does the business work?": "Como o negócio funciona?",
  "Who pays for what, and how that serves the mission": "Quem paga pelo quê, e como isso serve à missão",
  "Products and services": "Produtos e serviços",
  "Home solar kits, installer training": "Kits solares residenciais, formação de instaladores",
  "Customer groups": "Grupos de clientes",
  "Rural households, clinics, NGOs": "Famílias rurais, postos de saúde, ONGs",
  "What has changed for the people you serve?": "O que mudou para as pessoas que você atende?",
  "Outcomes, how you measure them and over what time": "Resultados, como você os mede e em que período",
  "Who is on the team?": "Quem está na equipe?",
  "Roles, experience and ties to the community": "Funções, experiência e vínculos com a comunidade",
  "Year, amount and who gave it": "Ano, valor e quem concedeu",
  "Are you a certified B Corporation?": "Sua empresa é uma Empresa B certificada?",
  "Other certifications": "Outras certificações",
  "Fairtrade, ISO 14001": "Fairtrade, ISO 14001",

  // What individuals are asked.
  "What are you working on?": "Em que você está trabalhando?",
  "A documentary about river fishing in the Volta delta.":
    "Um documentário sobre a pesca no delta do Parnaíba.",
  "Which fields is it in?": "De quais áreas se trata?",
  "Which country do you live in?": "Em que país você mora?",
  "Many fellowships and grants depend on it.": "Muitas bolsas e subvenções dependem disso.",
  "How far along is your project?": "Em que ponto está o seu projeto?",
  "MVP: a first version or pilot. Traction: others use or follow it. Growth: growing steadily. Scale: established.":
    "MVP: uma primeira versão ou piloto. Tração: outros usam ou acompanham. Crescimento: cresce de forma constante. Escala: consolidado.",
  "In which year did you start on it?": "Em que ano você começou?",
  "Funding received for it so far": "Financiamento recebido para ele até hoje",
  "What it earned in the last 12 months": "O que ele rendeu nos últimos 12 meses",
  "What it costs you each month": "Quanto ele custa para você por mês",
  "Your own spending beyond what it earns; 0 if none.": "O que você gasta além do que ele rende; 0 se nada.",
  "Years of experience in this field": "Anos de experiência nesta área",
  "How many people work on it, with you?": "Contando você, quantas pessoas trabalham nele?",
  "1 if you work alone.": "1 se você trabalha sem equipe.",
  "How many of them do you pay?": "Quantas delas você remunera?",
  "Share of the project that others own (%)": "Parcela do projeto que pertence a outros (%)",
  "0 if it is all yours.": "0 se é todo seu.",
  "Your full name": "Seu nome completo",
  "As it should stand in an application": "Como deve aparecer em uma candidatura",
  "What do you call yourself?": "Como você se apresenta?",
  "Documentary film-maker": "Documentarista",
  "Describe your project": "Descreva seu projeto",
  "What it is, whom it is for, and why you are the one to do it":
    "O que é, para quem é e por que cabe a você realizá-lo",
  "What do you want to reach with the funding?": "O que você quer alcançar com o financiamento?",
  "What will exist at the end that does not exist today": "O que existirá no fim e hoje não existe",
  "What drives you?": "O que move você?",
  "The change you want to see": "A mudança que você quer ver",
  "What have you done before?": "O que você já fez?",
  "Work, projects and results that matter here": "Trabalhos, projetos e resultados que contam aqui",
  "Education and training": "Estudos e formação",
  "BA Film, University of Ghana, 2018": "Graduação em Cinema, UFPE, 2018",
  Skills: "Habilidades",
  "Directing, editing, Ewe, French": "Direção, edição, inglês, espanhol",
  "Which town or city do you live in?": "Em que cidade você mora?",
  Keta: "Parnaíba",
  "In which countries does your work take place?": "Em quais países seu trabalho acontece?",
  "Website or portfolio": "Site ou portfólio",
  "Social media and other links": "Redes sociais e outros links",
  "https://www.linkedin.com/in/name, https://vimeo.com/name":
    "https://www.linkedin.com/in/nome, https://vimeo.com/nome",

  // What research groups are asked.
  "What do you research?": "O que você pesquisa?",
  "Low-cost sensors that detect aflatoxin in stored maize.":
    "Sensores de baixo custo que detectam aflatoxina em milho armazenado.",
  "Which fields does it serve?": "A quais áreas a pesquisa serve?",
  "Where your institution is.": "Onde fica a sua instituição.",
  "How far along is the research?": "Em que ponto está a pesquisa?",
  "Idea: a question and a plan. MVP: proof of concept. Traction: validated results. Growth: used by others. Scale: widely used.":
    "Ideia: uma pergunta e um plano. MVP: prova de conceito. Tração: resultados validados. Crescimento: usada por outros. Escala: amplamente usada.",
  "In which year did the group start?": "Em que ano o grupo começou?",
  "Research budget for this year": "Orçamento de pesquisa deste ano",
  "Research grants held at present, in total": "Total das subvenções de pesquisa em vigor",
  "Funding received since the group started": "Financiamento recebido desde o início do grupo",
  "Income from contracts and licences in the last 12 months":
    "Receita de contratos e licenças nos últimos 12 meses",
  "0 if grants and income cover it.": "0 se as subvenções e receitas cobrem.",
  Publications: "Publicações",
  Citations: "Citações",
  "How many people are in the group?": "Quantas pessoas há no grupo?",
  "Researchers, students and technicians together.": "Pesquisadores, estudantes e técnicos somados.",
  "Share of any spin-out held by investors (%)": "Parcela da spin-off que pertence a investidores (%)",
  "0 if there is none.": "0 se não houver.",
  "Research areas": "Temas de pesquisa",
  "Food safety, biosensors, mycotoxins": "Segurança dos alimentos, biossensores, micotoxinas",
  Institution: "Instituição",
  "University or institute, and department": "Universidade ou instituto, e departamento",
  "Lead researcher": "Pesquisador responsável",
  "Dr Ama Mensah": "Dra. Ana Souza",
  "What is the research for?": "Para que serve a pesquisa?",
  "The question you want answered and who gains from the answer":
    "A pergunta que você quer responder e quem ganha com a resposta",
  "Funder, number, years and amount": "Financiador, número, anos e valor",
  Collaborations: "Colaborações",
  "ETH Zurich, CSIR, Nestlé Research": "ETH Zurich, Embrapa, Nestlé Research",
  "Is there a spin-out company, or one planned?": "Existe uma spin-off, ou está prevista?",
  "Tell us about the spin-out": "Fale sobre a spin-off",
  "Its name, what it sells and where it stands": "O nome, o que vende e em que ponto está",
  "Website of the group": "Site do grupo",
  "In which countries do you do research?": "Em quais países você faz pesquisa?",

  // What schools are asked.
  "What does your school offer?": "O que a sua escola oferece?",
  "A rural secondary school with a focus on science and farming.":
    "Uma escola rural de ensino médio voltada para ciências e agricultura.",
  "Which fields does your need belong to?": "A quais áreas pertence a sua necessidade?",
  "Education, and what the funding is for: energy, water, arts and so on.":
    "Educação e aquilo a que se destina o financiamento: energia, água, artes etc.",
  "Where the school is.": "Onde fica a escola.",
  "How established is the school?": "Em que ponto está a escola?",
  "Idea: being planned. MVP: newly opened. Traction: running, with first results. Growth: growing. Scale: several sites.":
    "Ideia: em planejamento. MVP: recém-aberta. Tração: em funcionamento, com os primeiros resultados. Crescimento: em expansão. Escala: várias unidades.",
  "In which year did it open?": "Em que ano ela abriu?",
  Students: "Alunos",
  Teachers: "Professores",
  "How many people work at the school in all?": "Quantas pessoas trabalham na escola ao todo?",
  "Teachers, other staff and volunteers together.": "Professores, outros funcionários e voluntários somados.",
  "Fees, public money and donations together. In the currency of this profile.":
    "Mensalidades, verbas públicas e doações somadas. Na moeda deste perfil.",
  "Fees for one student and year": "Anuidade por aluno",
  "0 if it is free.": "0 se for gratuita.",
  "Students on a scholarship": "Alunos bolsistas",
  "Students who complete their course (%)": "Alunos que concluem o curso (%)",
  "Leavers who go on to further study (%)": "Egressos que continuam os estudos (%)",
  "Leavers in work within a year (%)": "Egressos empregados em até um ano (%)",
  "For most schools this is 0.": "Na maioria das escolas é 0.",
  "What kind of school is it?": "Que tipo de escola é?",
  "Which levels do you teach?": "Em quais níveis a escola ensina?",
  "What does your school stand for?": "Quais são os valores da sua escola?",
  "Whom you serve and what you want for them": "Quem a escola atende e o que deseja para seus alunos",
  "What scholarships do you give?": "Que bolsas a escola oferece?",
  "Who can get one, what it covers and who pays for it": "Quem pode receber, o que cobre e quem paga",
  Partnerships: "Parcerias",
  "University of Nairobi, Rotary Club, parents' association":
    "Universidade Federal do Pará, Rotary Club, associação de pais e mestres",
  Accreditations: "Credenciamentos",
  "Ministry of Education, Cambridge International": "MEC, Cambridge International",
  "Who heads the school?": "Quem dirige a escola?",
  "In which countries do you have sites or students?": "Em quais países a escola tem unidades ou alunos?",

  // What community groups are asked.
  "What does your group do?": "O que o seu grupo faz?",
  "We keep the neighbourhood garden and teach children to grow food.":
    "Cuidamos da horta do bairro e ensinamos crianças a cultivar alimentos.",
  "Where your group meets.": "Onde o seu grupo se reúne.",
  "How established is the group?": "Em que ponto está o grupo?",
  "Idea: being planned. MVP: just started. Traction: meeting regularly. Growth: growing. Scale: several places.":
    "Ideia: em planejamento. MVP: recém-iniciado. Tração: reúne-se com regularidade. Crescimento: em expansão. Escala: vários lugares.",
  "In which year did it begin?": "Em que ano começou?",
  Members: "Membros",
  "How many people run the group?": "Quantas pessoas conduzem o grupo?",
  "Organisers, volunteers and staff together.": "Organizadores, voluntários e equipe somados.",
  "Contributions, donations and sales together. In the currency of this profile.":
    "Contribuições, doações e vendas somadas. Na moeda deste perfil.",
  "0 if you spend no more than comes in.": "0 se o grupo não gasta mais do que entra.",
  "How far does your work reach, in kilometres?": "Até que distância o grupo atua, em quilômetros?",
  "From where you meet to the furthest people you serve.":
    "Do ponto de encontro até as pessoas mais distantes que o grupo atende.",
  "For most groups this is 0.": "Na maioria dos grupos é 0.",
  "What kind of group is it?": "Que tipo de grupo é?",
  "What do you care for?": "Do que o grupo cuida?",
  "Food growing, children, clean streets": "Cultivo de alimentos, crianças, ruas limpas",
  "What do you want to change?": "O que o grupo quer mudar?",
  "Where are you?": "Onde o grupo fica?",
  "Town, district or neighbourhood": "Cidade, distrito ou bairro",
  "Who leads the group?": "Quem lidera o grupo?",
  "Website or page": "Site ou página",

  // What public bodies are asked.
  "What is the funding for?": "Para que é o financiamento?",
  "Solar street lights in twelve market towns.": "Iluminação pública solar em doze cidades pequenas.",
  "Which fields does it belong to?": "A quais áreas pertence?",
  "Which country do you serve?": "A que país o órgão serve?",
  "The country whose public body you are.": "O país do qual este é um órgão público.",
  "How far along is the programme?": "Em que ponto está o programa?",
  "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: extending. Scale: in the whole area.":
    "Ideia: em planejamento. MVP: um primeiro piloto. Tração: em andamento, com os primeiros resultados. Crescimento: em expansão. Escala: em todo o território.",
  "In which year was the agency set up?": "Em que ano o órgão foi criado?",
  "Agency budget for this year": "Orçamento do órgão este ano",
  "Public money already set aside for this": "Recursos públicos já reservados para isto",
  "Many funders ask for a share of your own.": "Muitos financiadores pedem uma contrapartida.",
  "Allocations, fees and taxes together. In the currency of this profile.":
    "Dotações, taxas e impostos somados. Na moeda deste perfil.",
  "Outside funding received so far": "Financiamento externo recebido até hoje",
  "0 if the budget covers it.": "0 se o orçamento cobre.",
  "Staff of the agency": "Servidores do órgão",
  "How many people work on this programme?": "Quantas pessoas trabalham neste programa?",
  "Staff, contractors and partners together.": "Equipe, prestadores e parceiros somados.",
  "Share held by private partners (%)": "Participação de parceiros privados (%)",
  "0 unless it is a public-private partnership.": "0, a menos que seja uma parceria público-privada.",
  "Name of the agency": "Nome do órgão",
  "Say too whether the group is registered or has a fiscal sponsor: many funders ask for one.":
    "Diga também se o grupo é registrado ou tem patrocinador fiscal: muitos financiadores pedem isso.",
  "With its level, such as city, county, state, school district or tribe: calls are often for one.":
    "Com o nível, como município, condado, estado, distrito escolar ou tribo: muitas chamadas são para um só.",
  "Ministry, council or authority": "Ministério, prefeitura ou autarquia",
  "Department or unit": "Departamento ou unidade",
  "Directorate of Renewable Energy": "Diretoria de Energias Renováveis",
  "What is the agency's mandate?": "Qual é a competência do órgão?",
  "What it is responsible for, and for whom": "Pelo que é responsável, e para quem",
  "Each programme: aim, reach and results": "Cada programa: objetivo, alcance e resultados",
  "Do you prefer to work through contractors?": "Você prefere trabalhar com prestadores?",
  "Yes if outside firms or organisations carry out most of the work.":
    "Sim, se empresas ou organizações externas fazem a maior parte do trabalho.",
  "Who is responsible for the programme?": "Quem é responsável pelo programa?",
  "In which countries does the programme work?": "Em quais países o programa atua?",
};

/** Regions whose Portuguese name is another than the English one. */
export const regions: Labels = {
  Brandenburg: "Brandemburgo",
  "Baden-Württemberg": "Baden-Württemberg",
  Bavaria: "Baviera",
  Bremen: "Bremen",
  Hamburg: "Hamburgo",
  "Mecklenburg-Vorpommern": "Mecklemburgo-Pomerânia Ocidental",
  "Lower Saxony": "Baixa Saxônia",
  "North Rhine-Westphalia": "Renânia do Norte-Vestfália",
  "Rhineland-Palatinate": "Renânia-Palatinado",
  Saarland: "Sarre",
  Saxony: "Saxônia",
  "Saxony-Anhalt": "Saxônia-Anhalt",
  Thuringia: "Turíngia",
  Andalusia: "Andaluzia",
  Asturias: "Astúrias",
  Cantabria: "Cantábria",
  "Castile and León": "Castela e Leão",
  "Castilla-La Mancha": "Castela-Mancha",
  "Canary Islands": "Ilhas Canárias",
  Catalonia: "Catalunha",
  Extremadura: "Estremadura",
  Galicia: "Galícia",
  "Balearic Islands": "Ilhas Baleares",
  Murcia: "Múrcia",
  "Basque Country": "País Basco",
  "Valencian Community": "Comunidade Valenciana",
  Corsica: "Córsega",
  "French Guiana": "Guiana Francesa",
  Réunion: "Reunião",
  Brittany: "Bretanha",
  Normandy: "Normandia",
  Occitania: "Occitânia",
  England: "Inglaterra",
  "Northern Ireland": "Irlanda do Norte",
  Scotland: "Escócia",
  Wales: "País de Gales",
  Piedmont: "Piemonte",
  "Aosta Valley": "Vale de Aosta",
  Lombardy: "Lombardia",
  "Trentino-South Tyrol": "Trentino-Alto Ádige",
  Veneto: "Vêneto",
  "Friuli Venezia Giulia": "Friul-Veneza Júlia",
  Liguria: "Ligúria",
  "Emilia-Romagna": "Emília-Romanha",
  Tuscany: "Toscana",
  Umbria: "Úmbria",
  Marche: "Marcas",
  Lazio: "Lácio",
  Abruzzo: "Abruzos",
  Campania: "Campânia",
  Apulia: "Apúlia",
  Basilicata: "Basilicata",
  Calabria: "Calábria",
  Sicily: "Sicília",
  Sardinia: "Sardenha",
  "Australian Capital Territory": "Território da Capital Australiana",
  "New South Wales": "Nova Gales do Sul",
  "Northern Territory": "Território do Norte",
  "South Australia": "Austrália Meridional",
  Tasmania: "Tasmânia",
  "Western Australia": "Austrália Ocidental",
  "British Columbia": "Colúmbia Britânica",
  "New Brunswick": "Nova Brunswick",
  "Newfoundland and Labrador": "Terra Nova e Labrador",
  "Nova Scotia": "Nova Escócia",
  "Northwest Territories": "Territórios do Noroeste",
  "Prince Edward Island": "Ilha do Príncipe Eduardo",
  Quebec: "Quebec",
  Hokkaido: "Hokkaido",
  Hyogo: "Hyogo",
  Kochi: "Kochi",
  Oita: "Oita",
  "American Samoa": "Samoa Americana",
  California: "Califórnia",
  "District of Columbia": "Distrito de Colúmbia",
  Florida: "Flórida",
  Georgia: "Geórgia",
  Hawaii: "Havaí",
  Louisiana: "Louisiana",
  "Northern Mariana Islands": "Ilhas Marianas do Norte",
  "North Carolina": "Carolina do Norte",
  "North Dakota": "Dakota do Norte",
  "New Mexico": "Novo México",
  Pennsylvania: "Pensilvânia",
  "Puerto Rico": "Porto Rico",
  "South Carolina": "Carolina do Sul",
  "South Dakota": "Dakota do Sul",
  Virginia: "Virgínia",
  "Virgin Islands": "Ilhas Virgens Americanas",
  "West Virginia": "Virgínia Ocidental",
};

/** What the sources that a curator can have read say of themselves. */
export const sources: Labels = {
  "New funding opportunities for research, education and small businesses in the United States":
    "Novas oportunidades de financiamento para pesquisa, educação e pequenas empresas nos Estados Unidos",
  "Calls of the United Kingdom's research councils and Innovate UK, with the page of each call":
    "Chamadas dos conselhos de pesquisa do Reino Unido e da Innovate UK, com a página de cada chamada",
  "Grants of all departments of the government of the United Kingdom":
    "Subvenções de todos os ministérios do governo do Reino Unido",
  "Programmes for communities and charities in the United Kingdom":
    "Programas para comunidades e entidades beneficentes no Reino Unido",
  "Programmes for museums, buildings, nature and traditions in the United Kingdom":
    "Programas para museus, edifícios, natureza e tradições no Reino Unido",
  "Open funds of a community foundation in North and East Yorkshire":
    "Fundos abertos de uma fundação comunitária em North e East Yorkshire",
  "Grants for communities in Wales, read from the page of each fund":
    "Subvenções para comunidades no País de Gales, lidas na página de cada fundo",
  "Calls for projects of the French development agency, in French":
    "Chamadas de projetos da Agência Francesa de Desenvolvimento, em francês",
  "Calls of the European Union for doctoral networks, postdoctoral fellowships and exchanges":
    "Chamadas da União Europeia para redes de doutorado, bolsas de pós-doutorado e intercâmbios",
  "The three acceleration programmes of Chile's development agency CORFO, open to the world":
    "Os três programas de aceleração da CORFO, agência de desenvolvimento do Chile, abertos ao mundo",
  "The accelerator for start-ups in Australia and New Zealand":
    "A aceleradora de startups da Austrália e da Nova Zelândia",
  "Next 36, the programme for student founders in Canada":
    "Next 36, o programa para estudantes empreendedores no Canadá",
  "Grants of all federal agencies of the United States":
    "Subvenções de todas as agências federais dos Estados Unidos",
  "A list of accelerators and founder programmes all over the world":
    "Uma lista de aceleradoras e programas para fundadores no mundo todo",
  "Energy programmes of New York State": "Programas de energia do estado de Nova York",
  "Public domain in the United States": "Domínio público nos Estados Unidos",
  "Facts only, described in our own words": "Apenas fatos, descritos com nossas próprias palavras",
  "Added by hand": "Adicionada manualmente",
  "Seed capital, training and mentoring for entrepreneurs in all countries of Africa":
    "Capital semente, formação e mentoria para empreendedores de todos os países da África",
  "Grants and loans of the agencies of the state of California":
    "Subvenções e empréstimos dos órgãos do estado da Califórnia",
  "Open data of the State of California": "Dados abertos do estado da Califórnia",
  "Grants, loans and tax credits of the agencies of Pennsylvania":
    "Subvenções, empréstimos e créditos fiscais dos órgãos da Pensilvânia",
  "Public data of the Commonwealth of Pennsylvania": "Dados públicos do estado da Pensilvânia",
  "Funding of the agencies of Washington State, as a company's prototype serves it":
    "Financiamentos dos órgãos do estado de Washington, fornecidos pelo protótipo de uma empresa",
  "Public data of Washington State": "Dados públicos do estado de Washington",
  "Incentives of the agencies of Maryland, as a company's prototype serves them":
    "Incentivos dos órgãos de Maryland, fornecidos pelo protótipo de uma empresa",
  "Public data of the State of Maryland": "Dados públicos do estado de Maryland",
  "Calls for proposals of all programmes of the European Union":
    "Chamadas de propostas de todos os programas da União Europeia",
  "Reuse decision 2011/833/EU of the European Commission, as CC BY 4.0":
    "Decisão 2011/833/UE da Comissão Europeia sobre reutilização, como CC BY 4.0",
  "Calls of the Spanish state, regions and towns, in Spanish":
    "Chamadas do Estado, das regiões e dos municípios da Espanha, em espanhol",
  "Legal notice of the Spanish register of subsidies": "Aviso legal do registro espanhol de subvenções",
  "Open subsidies of Japan's ministries, regions and towns, in Japanese":
    "Subsídios abertos de ministérios, regiões e municípios do Japão, em japonês",
  "Terms of the public API of Japan's Digital Agency": "Termos da API pública da Agência Digital do Japão",
  "Subsidies and loans of the French state, regions and agencies, in French":
    "Subsídios e empréstimos do Estado, das regiões e das agências da França, em francês",
  "Licence Ouverte 2.0 (Etalab)": "Licence Ouverte 2.0 (Etalab)",
  "Schemes of the Netherlands Enterprise Agency, with the page of each scheme, in Dutch":
    "Programas da Agência Empresarial dos Países Baixos, com a página de cada um, em holandês",
  "CC0 1.0, public domain": "CC0 1.0, domínio público",
  "Calls of Vinnova, Sweden's innovation agency, in Swedish":
    "Chamadas da Vinnova, a agência sueca de inovação, em sueco",
  "Incentives of the Italian state and regions for companies, in Italian":
    "Incentivos do Estado e das regiões da Itália para empresas, em italiano",
  "Italian Open Data License 2.0": "Italian Open Data License 2.0",
  "Public aid for companies in France, of the state, the regions and Europe, in French":
    "Auxílios públicos a empresas na França, do Estado, das regiões e da Europa, em francês",
  "Public Domain Mark 1.0": "Marca de Domínio Público 1.0",
  "Grants of all federal agencies of the United States, kept as those of Grants.gov":
    "Subvenções de todas as agências federais dos Estados Unidos, mantidas como as do Grants.gov",
};

/** What each criterion of a pitch deck is called, and what a screen shows of it. */
export const deckTitles: Labels = {
  "The problem is named": "O problema é apresentado",
  "Who has the problem": "Quem tem o problema",
  "Figures that show the problem": "Números que mostram o problema",
  "Source of the problem's figures": "Fonte dos números do problema",
  "What the problem leads to": "As consequências do problema",
  "How people cope today": "Como as pessoas lidam hoje",
  "First-hand knowledge of the problem": "Conhecimento direto do problema",
  "The solution in one sentence": "A solução em uma frase",
  "The solution answers the problem": "A solução responde ao problema",
  "How it works": "Como funciona",
  "What exists today": "O que existe hoje",
  "The work is shown": "O trabalho é mostrado",
  "What makes it different": "O que torna diferente",
  "Hard to copy": "Difícil de copiar",
  "The benefit in figures": "O benefício em números",
  "Size of the market or need": "Tamanho do mercado ou da necessidade",
  "Source of the market figure": "Fonte do número do mercado",
  "The part you can reach": "A parte que você pode alcançar",
  "The first customers or beneficiaries": "Os primeiros clientes ou beneficiários",
  "Others in the field are named": "Outros atores da área são citados",
  "How you reach people": "Como você chega às pessoas",
  "Why now": "Por que agora",
  "The people are named": "As pessoas são nomeadas",
  "Who does what": "Quem faz o quê",
  "Relevant experience": "Experiência relevante",
  "Why this team": "Por que esta equipe",
  "Skills for making and for running it": "Competências para fazer e para gerir",
  "Time given to it": "Tempo dedicado",
  "Advisers or board": "Consultores ou conselho",
  "Who is still missing": "Quem ainda falta",
  "Where the money comes from": "De onde vem o dinheiro",
  Price: "Preço",
  "Figures for one customer or beneficiary": "Números por cliente ou beneficiário",
  "Finances so far": "Finanças até hoje",
  Projections: "Projeções",
  "What the work costs": "Quanto custa o trabalho",
  "Use of funds": "Uso dos recursos",
  "The parts add up": "A soma das partes fecha",
  "How long the money lasts": "Quanto tempo o dinheiro dura",
  "Paying its own way": "Sustentabilidade financeira",
  "The amount asked for": "O valor pedido",
  "The kind of money": "O tipo de dinheiro",
  "What the money achieves": "O que o dinheiro permite alcançar",
  "Results so far": "Resultados até hoje",
  "Others vouch for it": "Outros atestam o trabalho",
  "Risks are faced": "Os riscos são tratados",
  "The cover says what you do": "A capa diz o que você faz",
  "An outsider understands it": "Quem é de fora entende",
  "Figures agree with each other": "Os números batem entre si",
  "How to reach you": "Como falar com você",
  "The deck is dated": "O deck tem data",
  "Length of the deck": "Tamanho do deck",
  "One idea for each slide": "Uma ideia por slide",
  "Nothing left from a template": "Nada restou de um modelo",
};

/** What else is said by the criteria that pitch decks are reviewed by. */
export const deckCriteria: Labels = {
  // What is said of how a deck tells the problem.
  "The problem is named.": "O problema é apresentado.",
  "The deck does not say which problem you solve.": "O deck não diz que problema você resolve.",
  "Give the problem its own slide, early on, and state it in one sentence that an outsider understands.":
    "Dê ao problema um slide próprio, logo no início, e resuma-o em uma frase que alguém de fora entenda.",
  "It is clear who has the problem.": "Fica claro quem tem o problema.",
  "Nobody is named who has this problem.": "O deck não diz quem tem esse problema.",
  "Name the group that has the problem as narrowly as you can: “dairy farmers in Nakuru”, not “people”.":
    "Diga da forma mais específica possível quem tem o problema: “produtores de leite de Patos de Minas”, não “pessoas”.",
  "A figure shows how large the problem is.": "Um número mostra o tamanho do problema.",
  "No figure shows how large, frequent or costly the problem is.":
    "Nenhum número mostra o tamanho, a frequência ou o custo do problema.",
  "Add one or two figures that show the size of the problem: how many, how often, how much it costs.":
    "Inclua um ou dois números que mostrem o tamanho do problema: quantos, com que frequência, quanto custa.",
  "The figures about the problem have a source.": "Os números do problema têm fonte.",
  "The figures about the problem have no source.": "Os números do problema não têm fonte.",
  "Put the source and its year in small print beside each figure about the problem.":
    "Coloque a fonte e o ano, em letra pequena, ao lado de cada número do problema.",
  "The deck says what the problem leads to.": "O deck diz quais são as consequências do problema.",
  "The deck does not say what happens to those who have the problem if nothing changes.":
    "O deck não diz o que acontece com quem tem o problema se nada mudar.",
  "Say what the problem costs those who have it: money, time, health, chances.":
    "Diga o que o problema custa a quem o tem: dinheiro, tempo, saúde, oportunidades.",
  "The deck says how people deal with the problem today.":
    "O deck diz como as pessoas lidam com o problema hoje.",
  "The deck does not say how people deal with the problem today.":
    "O deck não diz como as pessoas lidam com o problema hoje.",
  "Say what people do about the problem today (by hand, another provider, nothing) and where that fails.":
    "Diga o que as pessoas fazem hoje quanto ao problema (à mão, outro fornecedor, nada) e onde isso falha.",
  "Those who have the problem were asked.": "Quem tem o problema foi ouvido.",
  "Nothing shows that those who have the problem were asked.":
    "Nada mostra que quem tem o problema foi ouvido.",
  "Say how many of those affected you have spoken to or surveyed, and the one thing you learnt.":
    "Diga com quantas pessoas afetadas você conversou ou quantas entrevistou, e o principal que aprendeu.",

  // What is said of how a deck tells the solution.
  "One sentence says what you offer.": "Uma frase diz o que você oferece.",
  "No single sentence says what you offer.": "Nenhuma frase resume o que você oferece.",
  "Write one sentence: “We help [whom] to [do what] by [how].” Put it on the cover or the solution slide.":
    "Escreva uma frase: “Ajudamos [quem] a [fazer o quê] por meio de [como].” Coloque-a na capa ou no slide da solução.",
  "The solution answers the problem that you name.": "A solução responde ao problema apresentado.",
  "The solution does not clearly answer the problem that you name.":
    "A solução não responde claramente ao problema apresentado.",
  "Take the problems one by one and say what your solution changes about each of them.":
    "Passe pelos problemas um a um e diga o que a sua solução muda em cada um.",
  "The deck explains how it works.": "O deck explica como funciona.",
  "The deck does not explain how it works.": "O deck não explica como funciona.",
  "Show in three or four steps what a user or participant does and gets.":
    "Mostre em três ou quatro passos o que um usuário ou participante faz e recebe.",
  "It is clear what exists today.": "Fica claro o que existe hoje.",
  "The deck does not say what exists today: idea, prototype, pilot or a running service.":
    "O deck não diz o que existe hoje: ideia, protótipo, piloto ou serviço em operação.",
  "Say in one line what exists today and since when, for example “Pilot in 3 clinics since March 2025”.":
    "Diga em uma linha o que existe hoje e desde quando, por exemplo “Piloto em 3 clínicas desde março de 2025”.",
  "The product can be seen or tried.": "É possível ver ou testar o produto.",
  "Nothing shows the product or the work itself.": "Nada mostra o produto ou o próprio trabalho.",
  "Show one real screenshot or photograph of the work with a caption, and a link to a demo if there is one.":
    "Mostre uma captura de tela ou foto real do trabalho com legenda e, se houver, o link de uma demonstração.",
  "The deck says what makes it different.": "O deck diz o que torna a proposta diferente.",
  "The deck does not say in what this differs from what others offer.":
    "O deck não diz em que isto difere do que outros oferecem.",
  "Name the one or two points in which you differ, against a named alternative: price, speed, access, results.":
    "Cite um ou dois pontos em que você difere de uma alternativa concreta: preço, rapidez, acesso, resultados.",
  "Something keeps others from copying it.": "Algo impede que outros copiem.",
  "The deck names nothing that keeps others from copying this.":
    "O deck não cita nada que impeça outros de copiar.",
  "Name what is hard to copy: a patent or licence, data that only you have, a contract, a network.":
    "Cite o que é difícil de copiar: uma patente ou licença, dados que só você tem, um contrato, uma rede.",
  "The benefit is measured.": "O benefício é medido.",
  "No figure shows what users or beneficiaries gain.":
    "Nenhum número mostra o que usuários ou beneficiários ganham.",
  "Measure one benefit with your first users, before and after, and state the figure.":
    "Meça um benefício com seus primeiros usuários, antes e depois, e informe o número.",

  // What is said of how a deck tells the market, or the need.
  "A figure says how large the market or need is.":
    "Um número mostra o tamanho do mercado ou da necessidade.",
  "No figure says how large the market or the need is.":
    "Nenhum número mostra o tamanho do mercado ou da necessidade.",
  "State how many customers or beneficiaries there are and, where money is paid, what they spend in a year.":
    "Informe quantos clientes ou beneficiários existem e, se eles pagam, quanto gastam por ano.",
  "The market figure has a source.": "O número do mercado tem fonte.",
  "The market figure has no source.": "O número do mercado não tem fonte.",
  "Put the source and year beside the market figure, or show your own calculation.":
    "Coloque a fonte e o ano ao lado do número do mercado, ou mostre seu próprio cálculo.",
  "The deck says which part of the market or need you can reach.":
    "O deck diz que parte do mercado ou da necessidade você pode alcançar.",
  "The deck does not say which part of the market or need you can reach.":
    "O deck não diz que parte do mercado ou da necessidade você pode alcançar.",
  "Count from the bottom up: reachable customers or beneficiaries × price or cost for each.":
    "Conte de baixo para cima: clientes ou beneficiários alcançáveis × preço ou custo de cada um.",
  "It is clear whom you serve first.": "Fica claro quem você atende primeiro.",
  "The deck does not say whom you serve first.": "O deck não diz quem você atende primeiro.",
  "Name the group you serve first, by trade, place or size, and why they come first.":
    "Cite o grupo que você atende primeiro, por atividade, lugar ou tamanho, e por que ele vem antes.",
  "Others in the field are named.": "Outros atores da área são citados.",
  "The deck names nobody else who works on this.": "O deck não cita mais ninguém que trabalhe com isto.",
  "Name the two or three alternatives that your reader knows and say where each falls short.":
    "Cite as duas ou três alternativas que seu leitor conhece e diga onde cada uma fica aquém.",
  "The deck says how you reach customers or beneficiaries.":
    "O deck diz como você chega aos clientes ou beneficiários.",
  "The deck does not say how you reach customers or beneficiaries.":
    "O deck não diz como você chega aos clientes ou beneficiários.",
  "Name the one or two channels that work for you, with what each brings or costs so far.":
    "Cite um ou dois canais que funcionam para você e o que cada um rende ou custa até agora.",
  "The deck says why now is the time.": "O deck diz por que este é o momento.",
  "The deck does not say why now is the time for this.": "O deck não diz por que este é o momento para isto.",
  "Name the change that makes this possible or urgent now, with a date or a growth figure.":
    "Cite a mudança que torna isto possível ou urgente agora, com uma data ou taxa de crescimento.",

  // What is said of how a deck presents the team.
  "The people behind it are named.": "As pessoas por trás do projeto são nomeadas.",
  "Nobody is named who leads the work.": "O deck não diz o nome de quem lidera o trabalho.",
  "Add a team slide with the full name and a photograph of each person who leads the work.":
    "Inclua um slide da equipe com nome completo e foto de cada pessoa que lidera o trabalho.",
  "It is clear who does what.": "Fica claro quem faz o quê.",
  "The deck does not say who is responsible for what.": "O deck não diz quem é responsável pelo quê.",
  "Put the role beside each name: who builds or delivers, who sells or raises funds, who runs the finances.":
    "Coloque a função ao lado de cada nome: quem desenvolve ou executa, quem vende ou capta, quem cuida das finanças.",
  "The team's experience is stated.": "A experiência da equipe é informada.",
  "Nothing shows what the people have done before that matters here.":
    "Nada mostra o que as pessoas já fizeram que conte aqui.",
  "Give each person one line of proof: years in the field, earlier employer, degree, something built or run.":
    "Dê uma linha de prova por pessoa: anos na área, empregador anterior, diploma, algo que criou ou dirigiu.",
  "The deck says why this team is right for this problem.":
    "O deck diz por que esta equipe é a certa para este problema.",
  "The deck does not say why this team in particular is right for this problem.":
    "O deck não diz por que justamente esta equipe é a certa para este problema.",
  "Add one sentence on what you know, have lived through or can reach that others cannot.":
    "Inclua uma frase sobre o que a equipe sabe, viveu ou alcança e outras não.",
  "The team covers both making it and running it.": "A equipe cobre tanto fazer quanto gerir.",
  "The team does not visibly cover both making it and running it.":
    "Não se vê que a equipe cubra tanto fazer quanto gerir.",
  "Show who covers the making and who covers business or funds, or say how you will fill the gap.":
    "Mostre quem cuida da execução e quem cuida do negócio ou dos recursos, ou diga como vai suprir essa falta.",
  "The deck says how much time people give to it.": "O deck diz quanto tempo as pessoas dedicam.",
  "The deck does not say who works on this full-time.":
    "O deck não diz quem trabalha nisto em tempo integral.",
  "Say who is full-time, who is part-time, and how many staff or volunteers there are.":
    "Diga quem está em tempo integral, quem está em meio período e quantos funcionários ou voluntários há.",
  "Advisers, a board or backers stand behind the team.":
    "Consultores, um conselho ou apoiadores respaldam a equipe.",
  "No adviser, board or mentor is mentioned.": "Nenhum consultor, conselho ou mentor é mencionado.",
  "Name one or two advisers or board members whose knowledge fills a gap in the team.":
    "Cite um ou dois consultores ou conselheiros cujo conhecimento supra uma lacuna da equipe.",
  "The deck says who will join next.": "O deck diz quem entrará em seguida.",
  "The deck does not say which people are still missing.": "O deck não diz que pessoas ainda faltam.",
  "Name the next one to three people you will hire or win, and when.":
    "Cite as próximas uma a três pessoas que você vai contratar ou atrair, e quando.",

  // What is said of the money in a deck.
  "It is clear where the money comes from.": "Fica claro de onde vem o dinheiro.",
  "The deck does not say who pays for the work.": "O deck não diz quem paga pelo trabalho.",
  "Say who pays, for what and how often; without sales, name the sources the work is funded from.":
    "Diga quem paga, pelo quê e com que frequência; sem vendas, cite as fontes que financiam o trabalho.",
  "The price is stated.": "O preço é informado.",
  "No price is stated.": "Nenhum preço é informado.",
  "State your price with its unit (per month, seat, kilogram), or the usual size of a contract.":
    "Informe o preço com a unidade (por mês, usuário, quilo) ou o valor habitual de um contrato.",
  "The figures for one customer or beneficiary are given.":
    "Os números por cliente ou beneficiário são informados.",
  "The deck does not say what one customer or beneficiary costs and brings.":
    "O deck não diz quanto um cliente ou beneficiário custa e rende.",
  "State what it costs to win and serve one customer, or to reach one beneficiary, and what that brings.":
    "Informe quanto custa conquistar e atender um cliente, ou alcançar um beneficiário, e o que isso rende.",
  "The finances so far are stated.": "As finanças até hoje são informadas.",
  "No figure for revenue, income or budget so far is given.":
    "Nenhum número de receita, entradas ou orçamento até hoje é informado.",
  "State last year's and this year's revenue or budget, or say plainly that there is none yet.":
    "Informe a receita ou o orçamento do ano passado e deste ano, ou diga claramente que ainda não há.",
  "The coming years are projected in figures.": "Os próximos anos estão projetados em números.",
  "There is no projection for the coming years.": "Não há projeção para os próximos anos.",
  "Add a small table for the next two or three years: income, costs and the two assumptions behind them.":
    "Inclua uma pequena tabela dos próximos dois ou três anos: receitas, custos e as duas premissas por trás deles.",
  "The running costs are stated.": "Os custos de operação são informados.",
  "The deck does not say what the work costs per month or year.":
    "O deck não diz quanto o trabalho custa por mês ou por ano.",
  "State what you spend per month or year and what the largest items are.":
    "Informe quanto você gasta por mês ou por ano e quais são os maiores itens.",
  "The use of the money is broken down.": "O uso do dinheiro é detalhado.",
  "The deck does not break down what the money is for.": "O deck não detalha para que é o dinheiro.",
  "Break the money down into three to five parts with amounts or percentages that add up.":
    "Divida o dinheiro em três a cinco partes, com valores ou percentuais cuja soma feche.",
  "The parts of the use of funds add up.": "A soma das partes do uso dos recursos fecha.",
  "The parts of the use of funds do not add up.": "A soma das partes do uso dos recursos não fecha.",
  "Correct the use of funds so that its parts add up to 100 % or to the amount you ask for.":
    "Corrija o uso dos recursos para que as partes somem 100% ou o valor que você pede.",
  "It is clear how long the money lasts.": "Fica claro quanto tempo o dinheiro dura.",
  "The deck does not say how long the money will last.": "O deck não diz quanto tempo o dinheiro vai durar.",
  "Say for how many months the money pays, or until which date.":
    "Diga por quantos meses o dinheiro basta, ou até que data.",
  "The deck says how the work will pay its own way.": "O deck diz como o trabalho vai se sustentar.",
  "The deck does not say how the work goes on when this money is spent.":
    "O deck não diz como o trabalho continua quando este dinheiro acabar.",
  "Say when you break even or, without sales, who pays for the work after this money is spent.":
    "Diga quando você chega ao ponto de equilíbrio ou, sem vendas, quem paga pelo trabalho depois que este dinheiro acabar.",

  // What is said of the ask, of the proof behind it and of the deck itself.
  "The amount you ask for is stated.": "O valor que você pede é informado.",
  "The deck does not say how much money you ask for.": "O deck não diz quanto dinheiro você pede.",
  "State the amount you ask for in one line, with its currency.":
    "Informe em uma linha o valor que você pede, com a moeda.",
  "The kind of money you ask for is stated.": "O tipo de dinheiro que você pede é informado.",
  "The deck does not say what kind of money you ask for: equity, loan or grant.":
    "O deck não diz que tipo de dinheiro você pede: participação, empréstimo ou subvenção.",
  "Add the kind of money (equity, SAFE, loan, grant), and the terms if they are fixed.":
    "Inclua o tipo de dinheiro (participação, SAFE, empréstimo, subvenção) e as condições, se já definidas.",
  "The next milestones have dates.": "Os próximos marcos têm datas.",
  "The deck does not say what will be reached with the money, and by when.":
    "O deck não diz o que será alcançado com o dinheiro, nem até quando.",
  "List three to five milestones that the money pays for, each with a figure and a date.":
    "Liste de três a cinco marcos que o dinheiro paga, cada um com um número e uma data.",
  "Results so far are shown in figures.": "Os resultados até hoje aparecem em números.",
  "No figure shows what has been reached so far.": "Nenhum número mostra o que foi alcançado até hoje.",
  "Show your two strongest results as figures with dates, best as a line that rises over time.":
    "Mostre seus dois melhores resultados em números com datas, de preferência em uma curva que sobe.",
  "Others vouch for the work.": "Outros atestam o trabalho.",
  "Nobody outside the team is named who vouches for the work.":
    "O deck não cita ninguém de fora da equipe que ateste o trabalho.",
  "Name a customer, partner, earlier funder or award, or quote one satisfied user by name.":
    "Cite um cliente, parceiro, financiador anterior ou prêmio, ou o depoimento de um usuário satisfeito, com nome.",
  "The main risks are named.": "Os principais riscos são citados.",
  "The deck names no risk and no assumption.": "O deck não cita nenhum risco nem premissa.",
  "Name the two largest risks and what you do about each; funders look for them anyway.":
    "Cite os dois maiores riscos e o que você faz quanto a cada um; os financiadores os procuram de qualquer forma.",
  "The cover says what you do.": "A capa diz o que você faz.",
  "The cover does not say what you do.": "A capa não diz o que você faz.",
  "Put one line under the name on the cover that says what you do and for whom.":
    "Coloque na capa, abaixo do nome, uma linha que diga o que você faz e para quem.",
  "An outsider understands the deck.": "Quem é de fora entende o deck.",
  "An outsider will not understand parts of the deck.": "Quem é de fora não entenderá partes do deck.",
  "Replace or explain the words that only your field knows.":
    "Troque ou explique as palavras que só a sua área conhece.",
  "The same amount stands wherever you ask for money.":
    "O mesmo valor aparece onde quer que você peça dinheiro.",
  "The same figure stands differently in different places.": "O mesmo número varia de um lugar para outro.",
  "Go through the deck once for figures only and make those that mean the same thing agree.":
    "Releia o deck uma vez só pelos números e faça coincidir os que significam a mesma coisa.",
  "A reader knows how to reach you.": "O leitor sabe como falar com você.",
  "There is no e-mail address or telephone number.": "Não há e-mail nem telefone.",
  "Put the name, e-mail address and telephone number of one person on the last slide.":
    "Coloque o nome, o e-mail e o telefone de uma pessoa no último slide.",
  "The deck is dated.": "O deck tem data.",
  "Neither the cover nor the closing slide is dated.": "Nem a capa nem o slide final têm data.",
  "Put month and year on the cover, so that a reader knows how fresh the figures are.":
    "Coloque mês e ano na capa, para o leitor saber quão recentes são os números.",
  "The deck has a length that people read to the end.": "O deck tem um tamanho que se lê até o fim.",
  "The deck has a length that few people read.": "O deck tem um tamanho que pouca gente lê.",
  "Aim at 10 to 15 slides; move the rest behind a slide that is titled “Appendix”.":
    "Busque de 10 a 15 slides; passe o resto para depois de um slide com o título “Anexo”.",
  "The slides are short enough to be read at a glance.": "Os slides são curtos e se leem de relance.",
  "Several slides have more words than a reader takes in.":
    "Vários slides têm mais palavras do que um leitor absorve.",
  "Cut each slide to one idea and about 40 words; move details into the notes or an appendix.":
    "Reduza cada slide a uma ideia e cerca de 40 palavras; passe os detalhes para as notas ou um anexo.",
  "Nothing is left over from a template.": "Nada restou de um modelo.",
  "A slide still has text that was meant to be replaced.":
    "Um slide ainda tem texto que deveria ter sido substituído.",
  "Replace or delete the placeholder before you send the deck.":
    "Substitua ou exclua o texto de exemplo antes de enviar o deck.",
};

/** What validators say of a value. */
export const validatorMessages: Translation<typeof frenchValidatorMessages> = {
  "Choose what the column means": "Escolha o que a coluna significa",
  "Two columns cannot mean the same": "Duas colunas não podem significar a mesma coisa",
  "Choose what comes first, the day or the month": "Escolha o que vem primeiro, o dia ou o mês",
  "Unknown row": "Linha desconhecida",
  "Choose a status": "Escolha um status",
  "Tick at least one application": "Marque pelo menos uma candidatura",
  "At most {n} applications can be kept at once": "No máximo {n} candidaturas podem ser guardadas de uma vez",
  // Past applications
  "Write the name of the call": "Escreva o nome da chamada",
  "Write who the funder is": "Escreva quem é o financiador",
  "Choose what became of it": "Escolha qual foi o resultado",
  "Accept at least one answer": "Aceite pelo menos uma resposta",
  // Comments
  "Write a comment": "Escreva um comentário",
  "Select the words that the comment is about": "Selecione as palavras a que o comentário se refere",
  "The suggestion is the same as the words": "A sugestão é igual às palavras originais",
  "A reply is about what its thread is about": "Uma resposta trata do mesmo assunto que a conversa",
  "Unknown member": "Membro desconhecido",
  "Unknown comment": "Comentário desconhecido",
  "Unknown text": "Texto desconhecido",
  "Must be a place in the text": "Deve ser uma posição no texto",
  "This invitation does not work any more. Ask whoever invited you for a new one.":
    "Este convite não funciona mais. Peça um novo a quem convidou você.",
  "Role is required": "A função é obrigatória",
  // Any field
  "Must be text": "Deve ser texto",
  "Must be a list": "Deve ser uma lista",
  "Must be an object of lists": "Deve ser um objeto de listas",
  "Must be a list of ids": "Deve ser uma lista de ids",
  "Must be a list of parts": "Deve ser uma lista de partes",
  "Must be a number": "Deve ser um número",
  "Must be a whole number": "Deve ser um número inteiro",
  "Must be a whole number from 1": "Deve ser um número inteiro a partir de 1",
  "Must be a whole number from 1 to {n}": "Deve ser um número inteiro de 1 a {n}",
  "Must be 1 or more": "Deve ser 1 ou mais",
  "Must be at least {n}": "Deve ser no mínimo {n}",
  "Must be at most {n} characters": "Deve ter no máximo {n} caracteres",
  "Must be at most {n}": "Deve ser no máximo {n}",
  "Must be between 0 and {n}": "Deve estar entre 0 e {n}",
  "Must be between 0 and 100, with at most 2 decimals":
    "Deve estar entre 0 e 100, com no máximo 2 casas decimais",
  "Must be a number such as 12500 or 12500.50": "Deve ser um número como 12500 ou 12500.50",
  "Must have at most {digits} digits and {decimals} decimals":
    "Deve ter no máximo {digits} dígitos e {decimals} casas decimais",
  "Choose at most {n} to compare": "Escolha no máximo {n} para comparar",
  "Must have at most {n} entries": "Deve ter no máximo {n} itens",
  "Each entry must be one line, without hidden characters":
    "Cada item deve ser uma única linha, sem caracteres ocultos",
  "Each entry must be at most {n} characters": "Cada item deve ter no máximo {n} caracteres",
  "Must not be negative": "Não pode ser negativo",
  "Must not be before the first day": "Não pode ser antes do primeiro dia",
  "Must be within {n} days": "Deve estar dentro de {n} dias",
  "Must be a date": "Deve ser uma data",
  "Must be a date without a time, such as 2027-03-31": "Deve ser uma data sem hora, como 2027-03-31",
  "Must be a date such as 2027-03-31": "Deve ser uma data como 2027-03-31",
  "Must be between 1900 and 2100": "Deve estar entre 1900 e 2100",
  "Must be a year between 1800 and 2100": "Deve ser um ano entre 1800 e 2100",
  "Must be a time": "Deve ser um horário",
  "Must be one line, without hidden characters": "Deve ser uma única linha, sem caracteres ocultos",
  "Must be the name of the country": "Deve ser o nome do país",
  "Must be true": "Deve ser verdadeiro",
  "Must be true or false": "Deve ser verdadeiro ou falso",
  "Must be yes or no": "Deve ser sim ou não",
  "Must be an id": "Deve ser um id",
  "Must be given once": "Deve ser informado uma única vez",
  "Must be a valid e-mail address": "Deve ser um e-mail válido",
  "Must start with http:// or https://": "Deve começar com http:// ou https://",
  "Each link must start with http:// or https://": "Cada link deve começar com http:// ou https://",
  "Contains characters that cannot be stored": "Contém caracteres que não podem ser armazenados",
  "This is too long": "Isto é longo demais",
  "This address is too long": "Este endereço é longo demais",
  "This e-mail address is too long": "Este e-mail é longo demais",
  "Choose one of the options": "Escolha uma das opções",
  "Choose only from the options": "Escolha somente entre as opções",
  "Unknown id": "Id desconhecido",
  "Unknown country": "País desconhecido",
  "Unknown value: {words}": "Valor desconhecido: {words}",
  "Unknown country: {words}": "País desconhecido: {words}",
  "Unknown entity type: {words}": "Tipo de entidade desconhecido: {words}",
  "Unknown stage: {words}": "Estágio desconhecido: {words}",
  "Unknown industry: {words}": "Setor desconhecido: {words}",
  "Unknown currency": "Moeda desconhecida",
  "Name is required": "O nome é obrigatório",
  "Please enter a valid amount": "Informe um valor válido",
  "Please select an entity": "Selecione uma entidade",
  "Please fill in name, description, and funding type":
    "Preencha o nome, a descrição e o tipo de financiamento",
  "Minimum amount cannot be greater than maximum amount": "O valor mínimo não pode ser maior que o máximo",
  "The first year cannot be after the last year": "O primeiro ano não pode ser depois do último",
  "Minimum revenue cannot be greater than maximum revenue":
    "A receita mínima não pode ser maior que a máxima",
  // Accounts
  "Email is required": "O e-mail é obrigatório",
  "Password is required": "A senha é obrigatória",
  "Enter a code": "Informe um código",
  "Give one of your password, a code or a passkey": "Informe a senha, um código ou uma chave de acesso",
  "This is not the answer of a passkey": "Esta não é a resposta de uma chave de acesso",
  "Current password is required": "A senha atual é obrigatória",
  "First name is required": "O nome é obrigatório",
  "Last name is required": "O sobrenome é obrigatório",
  "Password must be at least 8 characters": "A senha deve ter pelo menos 8 caracteres",
  "Password must be at most {n} characters": "A senha deve ter no máximo {n} caracteres",
  "Password contains characters that cannot be stored":
    "A senha contém caracteres que não podem ser armazenados",
  "Password is too long": "A senha é longa demais",
  "Please confirm your password": "Confirme sua senha",
  "Passwords do not match": "As senhas não coincidem",
  "Passwords don't match": "As senhas não coincidem",
  "Invalid or expired link": "Link inválido ou expirado",
  "Invalid reset link": "Link de redefinição inválido",
  "Choose a time zone": "Escolha um fuso horário",
  "Enter an hour such as 17:00": "Informe um horário, como 17:00",
  "Choose a language": "Escolha um idioma",
  "Choose a notification to switch on or off": "Escolha uma notificação para ativar ou desativar",
  // Entities and applications
  "Type is required": "O tipo é obrigatório",
  "Unknown stage": "Estágio desconhecido",
  "Unknown entity": "Entidade desconhecida",
  "Unknown opportunity": "Oportunidade desconhecida",
  "Unknown status": "Status desconhecido",
  "Unknown kind": "Tipo desconhecido",
  "Unknown purpose": "Finalidade desconhecida",
  "Unknown document": "Documento desconhecido",
  "Unknown requirement": "Requisito desconhecido",
  "Say what is to be done": "Diga o que deve ser feito",
  "Unknown section": "Seção desconhecida",
  "Unknown version": "Versão desconhecida",
  "Unknown AI provider": "Provedor de IA desconhecido",
  "Unknown language": "Idioma desconhecido",
  "Unknown use": "Uso desconhecido",
  "Please enter a valid asking amount": "Informe um valor solicitado válido",
  // Notes of contacts, saved searches, news, feedback
  "Please choose how you were in touch": "Escolha como foi o contato",
  "Please enter the date of the contact": "Informe a data do contato",
  "The contact cannot be in the future. Write planned contact as a next step.":
    "O contato não pode ser no futuro. Registre o contato planejado como próxima etapa.",
  "Say what the next step is, or clear its date": "Diga qual é a próxima etapa ou apague a data",
  "Search for something, choose a country or set a filter":
    "Busque algo, escolha um país ou defina um filtro",
  "Must be daily, weekly or off": "Deve ser “daily”, “weekly” ou “off”",
  "Must be relevance, deadline or amount": "Deve ser “relevance”, “deadline” ou “amount”",
  "Must be all, saved or dismissed": "Deve ser “all”, “saved” ou “dismissed”",
  "Must be deadline": "Deve ser “deadline”",
  "Not with what was saved or dismissed": "Não com o que foi salvo ou descartado",
  "Must be all, because the list is filtered": "Deve ser “all”, porque a lista está filtrada",
  "Only with what was saved or dismissed": "Somente com o que foi salvo ou descartado",
  "Must be saved or dismissed": "Deve ser “saved” ou “dismissed”",
  "Not a known reason": "Motivo desconhecido",
  "Only what is dismissed has a reason": "Só o que é descartado tem motivo",
  "At most {n} at a time": "No máximo {n} por vez",
  // Webhooks
  "Choose what the webhook tells": "Escolha o que o webhook informa",
  "This is not something a webhook can tell": "Um webhook não pode informar isso",
  "This is told of one entity. Choose the one that the webhook is for.":
    "Isto diz respeito a uma entidade. Escolha aquela a que o webhook se destina.",
  // Connected programs
  "The request of the program is not complete. Start again in the program.":
    "O pedido do programa está incompleto. Recomece no programa.",
  "Applications belong to an entity. Choose the one that the program may reach.":
    "As candidaturas pertencem a uma entidade. Escolha aquela que o programa pode acessar.",
  // API keys
  "Applications belong to an entity. Choose the one that the key is for.":
    "As candidaturas pertencem a uma entidade. Escolha aquela a que a chave se destina.",
  "Choose how long the key lasts": "Escolha a duração da chave",
  "Choose what the key may do": "Escolha o que a chave permite",
  "This is not something a key may do": "Uma chave não pode permitir isso",
  // Files, decks and exports
  "This file is empty": "Este arquivo está vazio",
  "This file is too large": "Este arquivo é grande demais",
  "The file needs a name": "O arquivo precisa de um nome",
  "Upload the file first": "Envie o arquivo primeiro",
  "Name the key once": "Informe a chave uma única vez",
  "Name the ETag": "Informe o ETag",
  "Unknown upload": "Envio desconhecido",
  "Choose at least one column": "Escolha pelo menos uma coluna",
  "Unknown column": "Coluna desconhecida",
  // Curation
  "Choose at least one": "Escolha pelo menos uma",
  "Must be invited or current holders": "Deve ser “invited” ou “current holders”",
  "Must be required or not required": "Deve ser “required” ou “not required”",
  "Must be a percentage above 0, at most 100": "Deve ser um percentual acima de 0, no máximo 100",
  "Must be a number from 2 to {n}": "Deve ser um número de 2 a {n}",
  "Choose at most {n}": "Escolha no máximo {n}",
  "Unknown decision": "Decisão desconhecida",
  "Unknown service": "Serviço desconhecido",
  "Must be a path of this site": "Deve ser um caminho deste site",
  "Unknown flag": "Sinalização desconhecida",
  "Unknown funding type": "Tipo de financiamento desconhecido",
  "Unknown source": "Fonte desconhecida",
  "Unknown kind of organisation": "Tipo de organização desconhecido",
  "Unknown link": "Link desconhecido",
  "Must be 1": "Deve ser 1",
  "Please enter a URL to scrape": "Informe uma URL para coletar",

  // The call of an application
  "Paste the text of the call": "Cole o texto da chamada",
  "Choose where the call is": "Escolha onde está a chamada",
  "Choose which lines of the call": "Escolha quais linhas da chamada",
  "Write your question": "Escreva sua pergunta",

  // Questions of the funder
  "Record the award first: it is what this belongs to.":
    "Registre primeiro a concessão: é a ela que isto pertence.",
  "An award can have at most {n} conditions and reports. Delete some first.":
    "Uma concessão pode ter no máximo {n} condições e relatórios. Exclua alguns primeiro.",
  "A report needs its due date": "Um relatório precisa da data de entrega",
  "{currency} has no such small amounts": "{currency} não tem valores tão pequenos",
  "An award can have at most {n} entries of spending":
    "Uma concessão pode ter no máximo {n} registros de gastos",
  "An award can have at most {n} outcomes. Delete some first.":
    "Uma concessão pode ter no máximo {n} resultados alcançados. Exclua alguns primeiro.",
  "A file of this application is gone. Attach it again.":
    "Um arquivo desta candidatura não existe mais. Anexe-o de novo.",
  "An application can be sent at most {n} times": "Uma candidatura pode ser enviada no máximo {n} vezes",
  "A document changed meanwhile. Look at the documents and try again.":
    "Um documento mudou nesse meio-tempo. Confira os documentos e tente de novo.",
  "Write what is due": "Escreva o que deve ser entregue",
  "Choose a condition or a report": "Escolha uma condição ou um relatório",
  "Choose a kind of cost": "Escolha um tipo de custo",
  "Write what came of it": "Escreva o que resultou",
  "Choose what the funder decided": "Escolha o que o financiador decidiu",
  "Unknown reason": "Motivo desconhecido",
  "Many files are being made right now. Please try again in a minute.":
    "Muitos arquivos estão sendo gerados agora. Tente de novo em um minuto.",
  "The file cannot be made right now. Please try again in a minute.":
    "Não é possível gerar o arquivo agora. Tente de novo em um minuto.",
  "Write the question": "Escreva a pergunta",
  "Write an answer first": "Escreva uma resposta primeiro",
  "This limit is too large": "Este limite é grande demais",
  "Choose words or characters": "Escolha palavras ou caracteres",
  "A limit needs a number and a unit": "Um limite precisa de um número e de uma unidade",
  "Add at least one question": "Adicione pelo menos uma pergunta",
  "An application can have at most {n} questions": "Uma candidatura pode ter no máximo {n} perguntas",

  // Budgets
  "This figure is too large": "Este número é grande demais",
  "Must be between 1 and {n}": "Deve estar entre 1 e {n}",
  "Choose what the cap is a share of": "Escolha sobre o que o teto é calculado",
  "Choose what the line pays for": "Escolha o que a linha paga",
  "Say what the line pays for": "Diga o que a linha paga",
  // Ready to send
  "Unknown finding": "Constatação desconhecida",
  "Say why it can stay as it is": "Diga por que pode ficar como está",
  "This weight is too large": "Este peso é grande demais",
  "Name the criterion": "Dê um nome ao critério",
  "Give the list of criteria": "Informe a lista de critérios",
  "An application can have at most {n} criteria": "Uma candidatura pode ter no máximo {n} critérios",
  "Unknown list": "Lista desconhecida",

  // Answers that are proposed for a profile
  "Choose a register": "Escolha um registro",
  "Enter the number": "Informe o número",
  "This register has no organisation with this number":
    "Este registro não tem nenhuma organização com este número",
  "Choose a website or a file": "Escolha um site ou um arquivo",
  "Name the question": "Informe a pergunta",
  "Must be an answer": "Deve ser uma resposta",
  "Choose at least one answer": "Escolha pelo menos uma resposta",

  // Shortlists
  "Choose at least one opportunity": "Escolha pelo menos uma oportunidade",
  "A shortlist can have at most {n} opportunities": "Uma pré-seleção pode ter no máximo {n} oportunidades",

  // Requests to people without an account
  "Choose what you ask for": "Escolha o que você pede",
  "Name the person": "Informe o nome da pessoa",
  "Say what you ask for": "Diga o que você pede",
  "Choose the text to be approved": "Escolha o texto a ser aprovado",
  "Say what is missing": "Diga o que falta",
  "This link is no longer valid": "Este link não é mais válido",
  "This is not a key of a browser": "Esta não é uma chave de um navegador",
};

/** What validators and the server say. */
export const messages: Translation<typeof frenchMessages> = {
  ...validatorMessages,
  "{text}": "{text}",

  // What the server says of a request as such.
  "There is nothing at this address": "Não há nada neste endereço",
  "{method} is not possible here": "{method} não é possível aqui",
  "Send the request as application/json": "Envie a requisição como application/json",
  "Send a JSON object": "Envie um objeto JSON",
  "Send JSON in UTF-8": "Envie JSON em UTF-8",
  "The request is nested too deeply": "A requisição tem níveis demais de aninhamento",
  "The request is not valid JSON": "A requisição não é um JSON válido",
  "The request is too large": "A requisição é grande demais",
  "The request cannot be read": "Não é possível ler a requisição",
  "The request did not arrive whole": "A requisição não chegou inteira",
  "The request did not arrive in time": "A requisição não chegou a tempo",
  "This request came from another site": "Esta requisição veio de outro site",
  "Some values are not valid": "Alguns valores não são válidos",
  "Some fields are not valid": "Alguns campos não são válidos",
  "Not valid": "Inválido",
  "Something went wrong on our side. Please try again.": "Algo deu errado do nosso lado. Tente de novo.",
  "Many people are signing in right now. Please try again in a few seconds.":
    "Muitas pessoas estão entrando agora. Tente de novo em alguns segundos.",
  "Many people are looking for funding right now. Please try again in a few seconds.":
    "Muitas pessoas estão buscando financiamento agora. Tente de novo em alguns segundos.",
  "Too many requests for a new password from here. Please try again later.":
    "Pedidos demais de nova senha a partir daqui. Tente de novo mais tarde.",
  "You have changed your password several times just now. Please try again later.":
    "Você acabou de mudar sua senha várias vezes. Tente de novo mais tarde.",
  "The service is busy or its database is away. Please try again.":
    "O serviço está ocupado ou seu banco de dados não responde. Tente de novo.",
  "The service is starting or stopping. Please try again.":
    "O serviço está iniciando ou parando. Tente de novo.",
  "The server is being restarted. Please try again in a moment.":
    "O servidor está sendo reiniciado. Tente de novo em instantes.",
  "Too many requests. Please wait a moment and try again.":
    "Requisições demais. Aguarde um momento e tente de novo.",
  "Too many failed attempts. Please wait a while, or reset your password.":
    "Tentativas malsucedidas demais. Aguarde um pouco ou redefina sua senha.",
  "Too many new accounts from here. Please try again later.":
    "Contas novas demais a partir daqui. Tente de novo mais tarde.",
  "Too many new programs from here. Please try again later.":
    "Programas novos demais a partir daqui. Tente de novo mais tarde.",
  "You have allowed many programs just now. Please wait a moment.":
    "Você acabou de autorizar muitos programas. Aguarde um momento.",
  "You have downloaded your data several times just now. Please try again later.":
    "Você acabou de baixar seus dados várias vezes. Tente de novo mais tarde.",
  "Amberway is open in too many windows. Please close some of them.":
    "O Amberway está aberto em janelas demais. Feche algumas.",
  "Please sign in": "Entre na sua conta",
  "Only administrators can see this page": "Somente administradores podem ver esta página",
  "Account not found": "Conta não encontrada",
  "API key not found": "Chave de API não encontrada",
  "Program not found": "Programa não encontrado",
  "Application not found": "Candidatura não encontrada",
  "Calendar not found": "Calendário não encontrado",
  "Change not found": "Alteração não encontrada",
  "Entity not found": "Entidade não encontrada",
  "File not found": "Arquivo não encontrado",
  "Funder not found": "Financiador não encontrado",
  "Logo not found": "Logotipo não encontrado",
  "News not found": "Novidade não encontrada",
  "Note not found": "Nota não encontrada",
  "Authenticator app not found": "App autenticador não encontrado",
  "Opportunity not found": "Oportunidade não encontrada",
  "Pair not found": "Par não encontrado",
  "Version not found": "Versão não encontrada",
  "Webhook not found": "Webhook não encontrado",
  "Run not found": "Coleta não encontrada",
  "Message not found": "Mensagem não encontrada",
  "Comment not found": "Comentário não encontrado",
  "Suggestion not found": "Sugestão não encontrada",
  "An application can have at most {n} comments. Delete some you no longer need.":
    "Uma candidatura pode ter no máximo {n} comentários. Exclua os que não precisa mais.",
  "The text no longer has these words. Select them again in the present text.":
    "O texto não tem mais essas palavras. Selecione-as de novo no texto atual.",
  "The text no longer has the words of this suggestion, so nothing was changed. The suggestion stays as it is.":
    "O texto não tem mais as palavras desta sugestão, então nada foi alterado. A sugestão continua como está.",
  "With this suggestion the text would be too long. Nothing was changed.":
    "Com esta sugestão, o texto ficaria longo demais. Nada foi alterado.",
  "This suggestion was accepted or declined already": "Esta sugestão já foi aceita ou recusada",
  "Only members of the entity can be mentioned": "Somente membros da entidade podem ser mencionados",
  "Only who wrote a comment can change it": "Somente quem escreveu um comentário pode alterá-lo",
  "Only who wrote a comment, or an owner, can delete it":
    "Somente quem escreveu um comentário, ou um proprietário, pode excluí-lo",
  "Others have replied. Resolve the thread instead, or ask an owner to delete it.":
    "Outras pessoas responderam. Resolva a conversa ou peça a um proprietário que a exclua.",
  "Document not found": "Documento não encontrado",
  "Budget line not found": "Linha do orçamento não encontrada",
  "Some lines are in later years": "Algumas linhas estão em anos posteriores",
  "Some amounts have decimals that this currency does not have":
    "Alguns valores têm casas decimais que esta moeda não tem",
  "The own share is more than the line costs": "A contrapartida é maior que o custo da linha",
  "The budget does not have this year": "O orçamento não tem este ano",
  "Begin the budget first": "Comece o orçamento primeiro",
  "A budget can have at most {n} lines": "Um orçamento pode ter no máximo {n} linhas",
  "This was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Isto foi alterado nesse meio-tempo. Suas alterações ainda não foram salvas: compare e salve de novo.",
  "The budget was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "O orçamento foi alterado nesse meio-tempo. Suas alterações ainda não foram salvas: compare e salve de novo.",
  "Task not found": "Tarefa não encontrada",
  "Member not found": "Membro não encontrado",
  "Invitation not found": "Convite não encontrado",
  "Merged opportunity not found": "Oportunidade mesclada não encontrada",
  "Page not found": "Página não encontrada",
  "Passkey not found": "Chave de acesso não encontrada",
  "Pitch deck not found": "Pitch deck não encontrado",
  "Questionnaire not found": "Questionário não encontrado",
  "Resource not found": "Recurso não encontrado",
  "Shortlist not found": "Pré-seleção não encontrada",
  "An entity can have at most {n} shortlists. Delete one you no longer need.":
    "Uma entidade pode ter no máximo {n} pré-seleções. Exclua uma de que não precisa mais.",
  "Somebody has changed this shortlist meanwhile. Load it again to see it.":
    "Alguém alterou esta pré-seleção nesse meio-tempo. Recarregue para ver.",
  "Here only signed-in people see opportunities": "Aqui, só quem entrou na conta vê as oportunidades",
  "An opportunity is not published": "Uma oportunidade não está publicada",
  "Saved search not found": "Busca salva não encontrada",
  "Session not found": "Sessão não encontrada",
  "Source not found": "Fonte não encontrada",
  "Upload not found": "Envio não encontrado",

  // What the server says when something of the product cannot be done.
  // Accounts
  "An account with this e-mail address already exists": "Já existe uma conta com este e-mail",
  "Invalid email or password": "E-mail ou senha inválidos",
  "This is your address already": "Este já é o seu endereço",
  "Another account has this address by now. Your address stays as it is.":
    "Outra conta agora tem este endereço. O seu continua como está.",
  "You have asked to change your address several times just now. Please try again later.":
    "Você acabou de pedir para mudar seu endereço várias vezes. Tente de novo mais tarde.",
  "This password is too common": "Esta senha é comum demais",
  "This password is known from a data breach": "Esta senha apareceu em um vazamento de dados",
  "This password is too easy to guess": "Esta senha é fácil demais de adivinhar",
  "The current password is not right": "A senha atual está incorreta",
  "The password is not right": "A senha está incorreta",
  "Administrators ask those who run this service to remove their second step.":
    "Administradores devem pedir a quem opera este serviço que remova a segunda etapa.",
  "Sign-in service not found": "Serviço de login não encontrado",
  "This service does not answer at the moment. Please try again later.":
    "Este serviço não responde no momento. Tente de novo mais tarde.",
  "This is the only way you can sign in. Set a password first, then remove it.":
    "Esta é a única forma de você entrar. Defina uma senha primeiro e depois remova.",
  "Your account has no password yet. Ask for a link to set one: it comes by mail.":
    "Sua conta ainda não tem senha. Peça um link para definir uma: ele chega por e-mail.",
  "This code is wrong, or was used already": "Este código está errado ou já foi usado",
  "This code has just ended. Type the one that the app shows now. If this happens again, let your phone set its time by itself.":
    "Este código acabou de expirar. Digite o que o app mostra agora. Se acontecer de novo, deixe o celular ajustar a hora sozinho.",
  "The clock of your phone is ahead, so this code does not count yet. Let your phone set its time by itself, then type the code that the app shows.":
    "O relógio do seu celular está adiantado, então este código ainda não vale. Deixe o celular ajustar a hora sozinho e digite o código que o app mostra.",
  "Too many wrong codes. Please wait a while and try again.":
    "Códigos errados demais. Aguarde um pouco e tente de novo.",
  "This sign-in took too long. Please enter your password again.":
    "A entrada demorou demais. Digite sua senha de novo.",
  "Please show once more that it is you, then this is done.":
    "Confirme mais uma vez que é você para concluir.",
  "Administrators here need a second factor to change anything. Set one up in Settings, or sign in again with it.":
    "Aqui, administradores precisam de um segundo fator para alterar qualquer coisa. Configure um em Configurações ou entre de novo com ele.",
  "Everybody here needs a second step to sign in. Set one up first, or show the one you have.":
    "Aqui, todos precisam de uma segunda etapa para entrar. Configure uma primeiro ou use a que você tem.",
  "Codes of an authenticator app are asked for already. Turn that off first.":
    "Os códigos de um app autenticador já são pedidos. Desative isso primeiro.",
  "This passkey could not be checked. Please try again.":
    "Não foi possível verificar esta chave de acesso. Tente de novo.",
  "This passkey is in use already.": "Esta chave de acesso já está em uso.",
  "You have ten passkeys. Remove one first.": "Você tem dez chaves de acesso. Remova uma primeiro.",
  "Passkeys need a server that is reached by a name, not by a number.":
    "Chaves de acesso exigem um servidor acessado por um nome, não por um número.",
  "Please begin again: this set-up has ended.": "Comece de novo: esta configuração expirou.",
  "Set up a second step first: recovery codes are for when it is lost.":
    "Configure uma segunda etapa primeiro: os códigos de recuperação servem para quando ela é perdida.",
  "Invalid or expired verification link": "Link de verificação inválido ou expirado",
  "Too many mails to this address. Please try again later.":
    "E-mails demais para este endereço. Tente de novo mais tarde.",
  "This link does not work. All mails can be chosen in Settings.":
    "Este link não funciona. Você pode escolher todos os e-mails em Configurações.",
  "Confirm your e-mail address before you invite others":
    "Confirme seu e-mail antes de convidar outras pessoas",
  "This person is a member already": "Esta pessoa já é membro",
  "This address is invited already. Send the invitation again instead.":
    "Este endereço já foi convidado. Reenvie o convite.",
  "An entity can have at most {n} open invitations. Revoke some first.":
    "Uma entidade pode ter no máximo {n} convites em aberto. Cancele alguns primeiro.",
  "An entity can have at most {n} members": "Uma entidade pode ter no máximo {n} membros",
  "An entity needs an owner. Make somebody else one first.":
    "Uma entidade precisa de um proprietário. Torne outra pessoa proprietária primeiro.",
  "You are the only owner of {entity}, which has other members. Make one of them an owner, or delete it, before you delete your account.":
    "{entity} tem outros membros, e só você é proprietário. Torne um deles proprietário, ou exclua a entidade, antes de excluir sua conta.",
  "You have sent many invitations just now. Please try again later.":
    "Você acabou de enviar muitos convites. Tente de novo mais tarde.",
  "This server does not use that AI provider": "Este servidor não usa esse provedor de IA",
  "Only an owner of this entity can do that": "Somente um proprietário desta entidade pode fazer isso",
  "You can read this, but not comment on it. An owner of the entity can give you the right to comment.":
    "Você pode ler, mas não comentar. Um proprietário da entidade pode dar a você permissão para comentar.",
  "You can read this, but not change it. An owner of the entity can give you the right to edit.":
    "Você pode ler, mas não alterar. Um proprietário da entidade pode dar a você permissão para editar.",
  "You are using this device right now. To end its session, log out.":
    "Você está usando este dispositivo agora. Para encerrar a sessão dele, saia da conta.",
  "You are the only administrator here. Make somebody else one before you delete your account.":
    "Não há outro administrador aqui. Torne outra pessoa administradora antes de excluir sua conta.",
  // API keys
  "Send an API key": "Envie uma chave de API",
  "This confirmation is for another change": "Esta confirmação é de outra alteração",
  "This confirmation has expired. Ask for the change once more.":
    "Esta confirmação expirou. Peça a alteração de novo.",
  "This was changed meanwhile. Read it again, and ask for the change once more.":
    "Isto foi alterado nesse meio-tempo. Leia de novo e peça a alteração outra vez.",
  "There is an application for this opportunity already": "Já existe uma candidatura para esta oportunidade",
  "Say what is to be changed": "Diga o que deve ser alterado",
  "This API key is unknown, or it has ended": "Esta chave de API é desconhecida ou foi encerrada",
  "This API key lacks the scope {scope}": "Falta a esta chave de API o escopo {scope}",
  "This address is not open to API keys": "Este endereço não está aberto a chaves de API",
  "Verify your email address to make API keys.": "Verifique seu e-mail para criar chaves de API.",
  "You have as many API keys as there can be. End one first.":
    "Você já tem o máximo de chaves de API. Encerre uma primeiro.",
  // Webhooks
  "Webhooks go to public addresses that start with https://, on the usual port.":
    "Webhooks vão para endereços públicos que começam com https://, na porta habitual.",
  "Verify your email address to make webhooks.": "Verifique seu e-mail para criar webhooks.",
  "You have as many webhooks as there can be. End one first.":
    "Você já tem o máximo de webhooks. Encerre um primeiro.",
  "This webhook is for no entity, so it tells only of opportunities that change.":
    "Este webhook não é de nenhuma entidade, então só informa oportunidades que mudam.",
  "This webhook is switched off. Switch it on first.": "Este webhook está desativado. Ative-o primeiro.",
  "A test is on its way already.": "Um teste já está a caminho.",
  "Notices cannot be sent to this browser: its push service cannot be reached.":
    "Não é possível enviar notificações a este navegador: o serviço de notificações dele não pode ser contatado.",
  "Notices are on in as many browsers as there can be. Turn one off first.":
    "As notificações já estão ativadas no máximo de navegadores. Desative uma primeiro.",
  "This was changed at the same moment. Please try again.":
    "Isto foi alterado no mesmo momento. Tente de novo.",
  "Device not found": "Dispositivo não encontrado",
  "A notice is on its way already.": "Uma notificação já está a caminho.",
  // Entities, applications, notes, searches
  "An account can have at most {n} entities. Delete one you no longer need.":
    "Uma conta pode ter no máximo {n} entidades. Exclua uma de que não precisa mais.",
  "An account can have at most {n} applications": "Uma conta pode ter no máximo {n} candidaturas",
  "An entity can have at most {n} notes of contacts. Delete some you no longer need.":
    "Uma entidade pode ter no máximo {n} notas de contatos. Exclua algumas de que não precisa mais.",
  "Members can share at most {n} searches with an entity. Stop sharing some first.":
    "Os membros podem compartilhar no máximo {n} buscas com uma entidade. Deixe de compartilhar algumas primeiro.",
  "You can keep at most {n} searches. Delete one you no longer need.":
    "Você pode manter no máximo {n} buscas. Exclua uma de que não precisa mais.",
  "You already have a saved search with this name": "Você já tem uma busca salva com este nome",
  "The deadline of this opportunity has passed": "O prazo desta oportunidade já passou",
  "This opportunity has no deadline to put in a calendar.":
    "Esta oportunidade não tem prazo para pôr em um calendário.",
  "{entity} already has an application for {opportunity}, with the status {status}":
    "{entity} já tem uma candidatura para {opportunity}, com o status “{status}”",
  "{entity} already has an application for {opportunity}":
    "{entity} já tem uma candidatura para {opportunity}",
  "An organisation can keep at most {n} documents. Delete one that you no longer need.":
    "Uma organização pode manter no máximo {n} documentos. Exclua um de que não precisa mais.",
  "An application can name at most {n} more documents. Remove one first.":
    "Uma candidatura pode citar no máximo mais {n} documentos. Remova um primeiro.",
  "This is no CSV file or Excel workbook (XLSX).":
    "Este arquivo não é um CSV nem uma pasta de trabalho do Excel (XLSX).",
  "A quotation mark in this file is not closed, or one of its rows is too long. Export it again.":
    "Há aspas não fechadas neste arquivo, ou uma de suas linhas é longa demais. Exporte-o de novo.",
  "No row with the names of columns was found. The file needs a row such as Grant, Funder, Status above its entries.":
    "Nenhuma linha com os nomes das colunas foi encontrada. O arquivo precisa de uma linha como Edital, Financiador, Status acima dos dados.",
  "This workbook is too large to be read. Save its sheet as CSV and upload that.":
    "Esta pasta de trabalho é grande demais para ser lida. Salve a planilha como CSV e envie-a.",
  "Two of these applications are for the same opportunity, or one is for an opportunity that has an application already. Read the file again.":
    "Duas destas candidaturas são para a mesma oportunidade, ou uma é para uma oportunidade que já tem candidatura. Leia o arquivo de novo.",
  "Answers can be found in PDF and Word files.": "As respostas são encontradas em arquivos PDF e Word.",
  "This is not a PDF, DOCX, PPTX, XLSX, PNG, JPEG or WebP file. Save it as one of these and upload it again.":
    "Este não é um arquivo PDF, DOCX, PPTX, XLSX, PNG, JPEG ou WebP. Salve em um desses formatos e envie de novo.",
  "There is nothing in this file.": "Não há nada neste arquivo.",
  "This file has macros, which are programs. Save it without them, as DOCX, PPTX or XLSX, and upload it again.":
    "Este arquivo tem macros, que são programas. Salve sem elas, como DOCX, PPTX ou XLSX, e envie de novo.",
  "This file is too long or too complex. Save it as a PDF and upload that.":
    "Este arquivo é longo ou complexo demais. Salve como PDF e envie o PDF.",
  "An application can have at most {n} tasks. Delete some first.":
    "Uma candidatura pode ter no máximo {n} tarefas. Exclua algumas primeiro.",
  "This person is no member of the entity": "Esta pessoa não é membro da entidade",
  "Already has an application for this opportunity": "Já tem uma candidatura para esta oportunidade",
  "The asking amount must be between {min} and {max} {currency}":
    "O valor solicitado deve estar entre {min} e {max} {currency}",
  "The asking amount must be at least {min} {currency}":
    "O valor solicitado deve ser de no mínimo {min} {currency}",
  "The asking amount must be at most {max} {currency}":
    "O valor solicitado deve ser de no máximo {max} {currency}",
  "This application was changed meanwhile, perhaps in another window. Your changes are not saved yet: compare them with the newer version and save again.":
    "Esta candidatura foi alterada nesse meio-tempo, talvez em outra janela. Suas alterações ainda não foram salvas: compare com a versão mais recente e salve de novo.",
  "Was changed meanwhile": "Foi alterado nesse meio-tempo",
  // Curation
  "This opportunity is pending": "Esta oportunidade está pendente",
  "This opportunity is already verified": "Esta oportunidade já está verificada",
  "This opportunity has already been rejected": "Esta oportunidade já foi rejeitada",
  "Somebody has already decided about these two": "Alguém já decidiu sobre estas duas",
  "One of the two has been rejected or merged meanwhile":
    "Uma das duas foi rejeitada ou mesclada nesse meio-tempo",
  "Choose one of the two": "Escolha uma das duas",
  "This opportunity has been merged into another one": "Esta oportunidade foi mesclada com outra",
  "This change has already been decided or replaced by a newer one":
    "Esta alteração já foi decidida ou substituída por uma mais recente",
  // Files
  "An account can keep at most {n} files, {mb} MB in all. Delete one you no longer need.":
    "Uma conta pode manter no máximo {n} arquivos, {mb} MB ao todo. Exclua um de que não precisa mais.",
  "This file is too large. A file may have at most {mb} MB.":
    "Este arquivo é grande demais. Um arquivo pode ter no máximo {mb} MB.",
  "The file did not arrive whole. Please upload it again.": "O arquivo não chegou inteiro. Envie-o de novo.",
  "Upload it again": "Envie de novo",
  "Files cannot be stored or read at the moment. Please try again.":
    "Não é possível armazenar nem ler arquivos no momento. Tente de novo.",
  "There is no room for files at the moment. Please try again later.":
    "Não há espaço para arquivos no momento. Tente de novo mais tarde.",
  "This upload link is not valid any more. Please choose the file and upload it again.":
    "Este link de envio não é mais válido. Escolha o arquivo e envie de novo.",
  "This upload link was used already. Please upload the file again.":
    "Este link de envio já foi usado. Envie o arquivo de novo.",
  "The time for this upload is over. Please upload the file again.":
    "O tempo deste envio acabou. Envie o arquivo de novo.",
  "Some parts of this file are missing or too small":
    "Algumas partes deste arquivo faltam ou são pequenas demais",
  "Must be the parts that were uploaded, in order": "Devem ser as partes enviadas, em ordem",
  "Verify your e-mail address to upload more files.": "Verifique seu e-mail para enviar mais arquivos.",
  "Verify your e-mail address to upload files. The room for those of new accounts is used up.":
    "Verifique seu e-mail para enviar arquivos. O espaço das contas novas está esgotado.",
  // Reading a deck
  "This file is empty.": "Este arquivo está vazio.",
  "This is not a PDF, PPT or PPTX file.": "Este não é um arquivo PDF, PPT ou PPTX.",
  "This is a Word document, not a presentation. Upload the deck as a PDF, PPT or PPTX file.":
    "Este é um documento do Word, não uma apresentação. Envie o deck como arquivo PDF, PPT ou PPTX.",
  "This is a spreadsheet, not a presentation. Upload the deck as a PDF, PPT or PPTX file.":
    "Esta é uma planilha, não uma apresentação. Envie o deck como arquivo PDF, PPT ou PPTX.",
  "This file is protected with a password. Remove the password and upload it again.":
    "Este arquivo está protegido por senha. Remova a senha e envie de novo.",
  "This file is damaged or cut off. Export it again and upload the new file.":
    "Este arquivo está danificado ou incompleto. Exporte de novo e envie o novo arquivo.",
  "This deck has no slides.": "Este deck não tem slides.",
  "This deck has more than {n} slides.": "Este deck tem mais de {n} slides.",
  "Reading this file took too long. Save the deck as a simpler PDF and upload that.":
    "A leitura deste arquivo demorou demais. Salve o deck como um PDF mais simples e envie-o.",
  "This file is too complex to be read. Save the deck as a simpler PDF and upload that.":
    "Este arquivo é complexo demais para ser lido. Salve o deck como um PDF mais simples e envie-o.",
  "The virus scanner found malware in this file, so it was not kept.":
    "O antivírus encontrou malware neste arquivo, então ele não foi guardado.",
  "Files cannot be checked for viruses right now. Please try again in a few minutes.":
    "Não é possível verificar vírus em arquivos agora. Tente de novo em alguns minutos.",
  "This address takes encrypted requests only. Use https.":
    "Este endereço só aceita requisições criptografadas. Use https.",
  "This file unpacks to more than it may.": "Descompactado, este arquivo passa do tamanho permitido.",
  "Many files are being read right now. Please try again in a minute.":
    "Muitos arquivos estão sendo lidos agora. Tente de novo em um minuto.",
  "Files cannot be read right now. Please try again in a minute.":
    "Não é possível ler arquivos agora. Tente de novo em um minuto.",
  "The server is restarting. Please try again in a minute.":
    "O servidor está reiniciando. Tente de novo em um minuto.",
  // AI
  "AI is switched off on this server.": "A IA está desativada neste servidor.",
  "The AI is already at work for you. Please wait until it is done.":
    "A IA já está trabalhando para você. Aguarde até ela terminar.",
  "You have used all {n} AI drafts of today. There are new ones tomorrow (UTC).":
    "Você usou todos os seus {n} rascunhos de IA de hoje. Amanhã (UTC) há novos.",
  "You have used all {n} deck analyses of today. There are new ones tomorrow (UTC).":
    "Você usou todas as suas {n} análises de decks de hoje. Amanhã (UTC) há novas.",
  "You have used all {n} AI readings of pages of today. There are new ones tomorrow (UTC).":
    "Você usou todas as suas {n} leituras de páginas por IA de hoje. Amanhã (UTC) há novas.",
  "You have used all {n} translations of today. There are new ones tomorrow (UTC).":
    "Você usou todas as suas {n} traduções de hoje. Amanhã (UTC) há novas.",
  "Texts cannot be translated here.": "Os textos não podem ser traduzidos aqui.",
  "This text is in your language already, or its language is not known.":
    "Este texto já está no seu idioma, ou não se sabe em que idioma está.",
  "The AI of this site is used up for today. There is more tomorrow (UTC).":
    "A IA deste site está esgotada por hoje. Amanhã (UTC) há mais.",
  "Verify your e-mail address to have more drafts written.":
    "Verifique seu e-mail para gerar mais rascunhos.",
  "Verify your e-mail address to have more decks analyzed.": "Verifique seu e-mail para analisar mais decks.",
  "Verify your e-mail address to have more texts translated.":
    "Verifique seu e-mail para traduzir mais textos.",
  "Verify your e-mail address to use the AI. What is set aside for new accounts is used up for today.":
    "Verifique seu e-mail para usar a IA. A cota das contas novas está esgotada por hoje.",
  "The analysis was cut off too often. Please try again.":
    "A análise foi interrompida vezes demais. Tente de novo.",
  "The analysis was stopped.": "A análise foi interrompida.",
  "{provider} is not answering at the moment. Please try again in a minute.":
    "{provider} não está respondendo no momento. Tente de novo em um minuto.",
  "Neither OpenAI nor Anthropic could write a draft. Please try again in a few minutes.":
    "Nem OpenAI nem Anthropic conseguiram escrever um rascunho. Tente de novo em alguns minutos.",
  "Neither OpenAI nor Anthropic could write a draft. Please tell the people who run this site.":
    "Nem OpenAI nem Anthropic conseguiram escrever um rascunho. Avise quem opera este site.",
  "Neither OpenAI nor Anthropic could review the deck. Please tell the people who run this site.":
    "Nem OpenAI nem Anthropic conseguiram analisar o deck. Avise quem opera este site.",
  "Neither OpenAI nor Anthropic could review the deck. Please try again in a few minutes.":
    "Nem OpenAI nem Anthropic conseguiram analisar o deck. Tente de novo em alguns minutos.",

  // What is said of other people's services and sites: AI providers, Grants.gov, and pages that a curator has read. `{host}` and
  // `{provider}` are names, so nothing may agree with them.
  "{provider} did not answer in time. Please try again.": "{provider} não respondeu a tempo. Tente de novo.",
  "{provider} is busy at the moment. Please try again in a few minutes.":
    "{provider} está com muita demanda no momento. Tente de novo em alguns minutos.",
  "{provider} had a problem on its side. Please try again in a few minutes.":
    "{provider} teve um problema interno. Tente de novo em alguns minutos.",
  "{provider} could not be reached. Please try again in a few minutes.":
    "Não foi possível acessar {provider}. Tente de novo em alguns minutos.",
  "{provider} refused the request. Please tell the people who run this site.":
    "{provider} recusou a requisição. Avise quem opera este site.",
  "{provider} answered with an error. Please try again later.":
    "{provider} respondeu com um erro. Tente de novo mais tarde.",
  "{provider} gave an answer that could not be read. Please try again later.":
    "{provider} deu uma resposta ilegível. Tente de novo mais tarde.",
  "{provider} gave an answer that could not be read. Please try again.":
    "{provider} deu uma resposta ilegível. Tente de novo.",
  "{provider} gave an answer that could not be used. Please try again.":
    "{provider} deu uma resposta inutilizável. Tente de novo.",
  "{provider} gave an answer that is too large to be read.":
    "{provider} deu uma resposta grande demais para ser lida.",
  // One opportunity of Grants.gov
  "Grants.gov gave an answer that could not be read.": "O Grants.gov deu uma resposta ilegível.",
  "Grants.gov gave no details of this opportunity.": "O Grants.gov não deu detalhes desta oportunidade.",
  "Grants.gov gave this opportunity no title.": "O Grants.gov não deu título a esta oportunidade.",
  "Grants.gov answered with another opportunity.": "O Grants.gov respondeu com outra oportunidade.",
  "Grants.gov listed this opportunity without its id.": "O Grants.gov listou esta oportunidade sem o id.",
  "Grants.gov has no such opportunity any more.": "O Grants.gov não tem mais esta oportunidade.",
  "Not read, because Grants.gov had failed to answer before.":
    "Não lida, porque o Grants.gov não havia respondido antes.",
  // A run
  "Found {n}: {outcomes}.": ["{n} encontrada: {outcomes}.", "{n} encontradas: {outcomes}."],
  "{n} new": ["{n} nova", "{n} novas"],
  "{n} updated": ["{n} atualizada", "{n} atualizadas"],
  "{n} with changes to look at": ["{n} com alterações para conferir", "{n} com alterações para conferir"],
  "{n} known already or closed": ["{n} já conhecida ou encerrada", "{n} já conhecidas ou encerradas"],
  "{n} could not be read": ["{n} não pôde ser lida", "{n} não puderam ser lidas"],
  "That is less than half of the {n} that the reading before found. Nothing was closed or removed because of it: please look whether the source has changed.":
    "Isso é menos da metade das {n} encontradas na leitura anterior. Nada foi encerrado nem removido por isso: confira se a fonte mudou.",
  "Its list has lacked calls twice in a row: {outcomes}.":
    "Ausentes da lista da fonte em duas leituras seguidas: {outcomes}.",
  "{n} closed": ["{n} encerrada", "{n} encerradas"],
  "Its list lacks more calls ({n}) than it has. Nothing was closed because of it: please look whether the source has changed.":
    "Faltam mais oportunidades ({n}) na lista da fonte do que há nela. Nada foi encerrado por isso: confira se a fonte mudou.",
  "Opportunity {id}": "Oportunidade {id}",
  "This source is being read just now. Please try again in a moment.":
    "Esta fonte está sendo lida agora. Tente de novo em instantes.",
  "This source is not in the list any more.": "Esta fonte não está mais na lista.",
  "This source is off. Switch it on first.": "Esta fonte está desativada. Ative-a primeiro.",
  "It has no number of Grants.gov, so it might be here already. It was left out.":
    "Ela não tem número do Grants.gov, então talvez já esteja aqui. Foi deixada de fora.",
  "{name} can only be read with a key, which the setting {setting} has to hold.":
    "Só é possível ler {name} com uma chave, que deve estar na configuração {setting}.",
  "This was the first reading, so it stopped after {n}. Look at them, then read the source again.": [
    "Esta foi a primeira leitura, por isso parou depois de {n}. Confira-a e leia a fonte de novo.",
    "Esta foi a primeira leitura, por isso parou depois de {n}. Confira-as e leia a fonte de novo.",
  ],
  "There is more: the next reading goes on from here.": "Há mais: a próxima leitura continua daqui.",
  "The source has new fields: {names}.": "A fonte tem campos novos: {names}.",
  "The source leaves out fields: {names}.": "A fonte omite campos: {names}.",
  "The source has new codes: {names}.": "A fonte tem códigos novos: {names}.",
  "The answer of {name} is not in its known form.": "A resposta de {name} não está no formato conhecido.",
  "These fields are not in their known form: {fields}":
    "Estes campos não estão no formato conhecido: {fields}",
  "This run is not known any more.": "Esta execução não é mais conhecida.",
  "This takes longer than usual and goes on in the background.":
    "Isto está demorando mais que o normal e continua em segundo plano.",
  "The review was cut off too often. Please try again.":
    "A análise foi interrompida vezes demais. Tente de novo.",
  "The draft was stopped.": "A redação do rascunho foi interrompida.",
  "The review was stopped.": "A avaliação foi interrompida.",
  "The reading was cut off too often. Please try again.":
    "A leitura foi interrompida vezes demais. Tente de novo.",
  "Stopped by an administrator. What was read until then is kept.":
    "Interrompida por um administrador. O que foi lido até então fica guardado.",
  "Nothing was found on this page.": "Nada foi encontrado nesta página.",
  "Nothing was found.": "Nada foi encontrado.",
  "Nothing about funding was found on this page.": "Nada sobre financiamento foi encontrado nesta página.",
  "Not read, because the reading took too long.": "Não lida, porque a leitura demorou demais.",
  "Not read, because the site had refused other pages.":
    "Não lida, porque o site havia recusado outras páginas.",
  "The AI readings of today are used up, so some details may be missing.":
    "As leituras por IA de hoje acabaram, então podem faltar detalhes.",
  "The AI did not answer, so some details may be missing.":
    "A IA não respondeu, então podem faltar detalhes.",
  "The PDF at {host} could not be read: it is damaged, protected with a password or too long.":
    "Não foi possível ler o PDF em {host}: está danificado, protegido por senha ou é longo demais.",
  // A page
  "That is not a web address. It has to start with http:// or https://.":
    "Isso não é um endereço web. Deve começar com http:// ou https://.",
  "That web address is too long.": "Esse endereço web é longo demais.",
  "The address at {host} contains a user name or password. Leave it out and try again.":
    "O endereço em {host} contém um nome de usuário ou uma senha. Retire e tente de novo.",
  "{host} is not visited: only the usual ports of websites, 80 and 443, are.":
    "{host} não é acessado: só se usam as portas habituais de sites, 80 e 443.",
  "{host} is not written to without encryption: the address has to start with https://.":
    "Nada é enviado a {host} sem criptografia: o endereço deve começar com https://.",
  "{host} is not visited, because it is not on the public internet.":
    "{host} não é acessado, porque não está na internet pública.",
  "There is no website at {host}, or its name cannot be looked up.":
    "Não há site em {host}, ou o nome não pode ser localizado.",
  "{host} could not be reached.": "Não foi possível acessar {host}.",
  "{host} has no valid security certificate, so nothing was read from it.":
    "{host} não tem certificado de segurança válido, então nada foi lido ali.",
  "{host} did not answer in time.": "{host} não respondeu a tempo.",
  "Too many pages of {host} are waiting to be read. Please try again later.":
    "Páginas demais de {host} aguardam leitura. Tente de novo mais tarde.",
  "The page at {host} is larger than {n} MB.": "A página em {host} passa de {n} MB.",
  "The PDF at {host} is larger than {n} MB.": "O PDF em {host} passa de {n} MB.",
  "The file at {host} is larger than {n} kB.": "O arquivo em {host} passa de {n} kB.",
  "{host} redirects more than {n} times.": "{host} redireciona mais de {n} vezes.",
  "{host} redirects in a circle.": "{host} redireciona em círculo.",
  "{host} redirects to nowhere.": "{host} redireciona para lugar nenhum.",
  "What {host} has at this address is not a kind of page that can be read.":
    "O que {host} tem neste endereço não é um tipo de página que se possa ler.",
  "{host} asks automated readers to leave this page alone (robots.txt).":
    "{host} pede que leitores automáticos não acessem esta página (robots.txt).",
  "The robots.txt of {host} could not be read, so the page was left alone. Please try again later.":
    "Não foi possível ler o robots.txt de {host}, então a página não foi acessada. Tente de novo mais tarde.",
  "{host} asks for a pause of {n} seconds between pages (robots.txt). Please try again later.":
    "{host} pede uma pausa de {n} segundos entre páginas (robots.txt). Tente de novo mais tarde.",
  "{host} asks visitors to sign in before it shows this page.":
    "{host} pede login antes de mostrar esta página.",
  "{host} gave an answer that makes no sense to a browser.":
    "{host} deu uma resposta que um navegador não entende.",
  "The page at {host} broke off before its end, or is damaged.":
    "A página em {host} foi cortada antes do fim ou está danificada.",
  "The link does not work": "O link não funciona",
  "{host} has no page at this address.": "{host} não tem página neste endereço.",
  "{host} has had too many requests and refuses more. Please try again later.":
    "{host} recebeu requisições demais e recusa outras. Tente de novo mais tarde.",
  "{host} refuses to show this page to us ({status}). Some websites block scraping.":
    "{host} se recusa a nos mostrar esta página ({status}). Alguns sites bloqueiam a coleta.",
  "{host} is not working at the moment (status {status}).":
    "{host} não está funcionando no momento (status {status}).",
  "{host} gave an unexpected answer (status {status}).":
    "{host} deu uma resposta inesperada (status {status}).",

  // Questions of the funder
  "Submission not found": "Envio não encontrado",
  "Obligation not found": "Obrigação não encontrada",
  "Spending not found": "Gasto não encontrado",
  "Outcome not found": "Resultado alcançado não encontrado",
  "Question not found": "Pergunta não encontrada",
  "This question was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Esta pergunta foi alterada nesse meio-tempo. Suas alterações ainda não foram salvas: compare e salve de novo.",

  // The call of an application
  "Call not found": "Chamada não encontrada",
  "Proposals not found": "Propostas não encontradas",
  "The profile or the proposals were changed meanwhile, perhaps in another window. Nothing was saved: look at them again.":
    "O perfil ou as propostas foram alterados nesse meio-tempo, talvez em outra janela. Nada foi salvo: confira de novo.",
  "It could not be read. Please try again.": "Não foi possível ler. Tente de novo.",
  "There is no text to read in it.": "Não há texto para ler.",
  "This file is not there any more. Choose another one.": "Este arquivo não está mais lá. Escolha outro.",
  "This file cannot be read. Save it as a PDF, PPTX or DOCX and upload that.":
    "Não é possível ler este arquivo. Salve como PDF, PPTX ou DOCX e envie-o.",
  "Line of the call not found": "Linha da chamada não encontrada",
  "This opportunity has no page of its own.": "Esta oportunidade não tem página própria.",
  "This file is not there any more. Upload it again.": "Este arquivo não está mais lá. Envie-o de novo.",
  "This file cannot be read. Save it as a PDF or DOCX and upload that.":
    "Não é possível ler este arquivo. Salve como PDF ou DOCX e envie-o.",
  "The call could not be read. Please try again.": "Não foi possível ler a chamada. Tente de novo.",
  "The reading was stopped.": "A leitura foi interrompida.",
  "The catalogue has no place for this line.": "O catálogo não tem lugar para esta linha.",
  "This opportunity is not in the catalogue any more.": "Esta oportunidade não está mais no catálogo.",
  "Only what the page of the call says can be proposed for the catalogue.":
    "Só o que a página da chamada diz pode ser proposto para o catálogo.",
  "The catalogue says the same already.": "O catálogo já diz o mesmo.",
  // Ready to send
  "Finding not found": "Constatação não encontrada",
  "Add the award criteria first": "Adicione primeiro os critérios de seleção",
  "The criteria were changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "Os critérios foram alterados nesse meio-tempo. Suas alterações ainda não foram salvas: compare e salve de novo.",

  // Requests to people without an account
  "Request not found": "Pedido não encontrado",
  "Name the file": "Dê um nome ao arquivo",
  "Choose today or a later day": "Escolha hoje ou um dia futuro",
  "This text is empty": "Este texto está vazio",
  "This answer was accepted already": "Esta resposta já foi aceita",
  "There is no answer yet": "Ainda não há resposta",
  "The answer was changed meanwhile. Read it again.":
    "A resposta foi alterada nesse meio-tempo. Leia de novo.",
  "Write your answer": "Escreva sua resposta",
  "Choose a file": "Escolha um arquivo",
  "Say whether you approve the text": "Diga se você aprova o texto",
  "The text has changed. Read it again before you answer.": "O texto mudou. Leia de novo antes de responder.",
  "This request asks for no file": "Este pedido não inclui arquivo",
  "There is no room for more files. Tell whoever asked you.":
    "Não há espaço para mais arquivos. Avise quem fez o pedido.",
  "Choose a PDF, Word, PowerPoint, Excel, PNG or JPEG file, without macros.":
    "Escolha um arquivo PDF, Word, PowerPoint, Excel, PNG ou JPEG, sem macros.",
  "You have asked many people today. Please try again tomorrow.":
    "Você fez pedidos a muitas pessoas hoje. Tente de novo amanhã.",
  "An application can have at most {n} open requests. Remove some first.":
    "Uma candidatura pode ter no máximo {n} pedidos em aberto. Remova alguns primeiro.",
  "An application can have at most {n} requests. Remove some first.":
    "Uma candidatura pode ter no máximo {n} pedidos. Remova alguns primeiro.",
};
