/**
 * Words that calls in other languages use for what English calls say, without accents, in lower case. Each line is an English word and
 * its translations.
 */
export const TRANSLATIONS = `abroad: etranger
academic: academico
academy: academia
accelerator: accelerateur aceleracion acelerador aceleradora acelerar beschleunigung beschleunigungsprogramm
action: accion
activities: actividades
adult: adulte
advanced: avancee avanzada avanzado
aerospace: aeronautique
africa: africain africaine africains africane africano afrique
agency: agence
aging: vieillissement
agricultural: agricole
agriculture: agricoltura agricultura landbouw landwirtschaft
agrifood: agroalimentaire
america: amerique
animal: animales
application: bewerbung
applied: angewandte
artificial: artificiel artificielle
artists: artista artistas artistes
arts: arte kunst
association: asociacion asociaciones
aviation: luftfahrt
awareness: sensibilisation
bank: banque
basic: basica
biodiversity: biodiversidad biodiversite
book: livre
business: empresarial empresariales negocios
call: appel bando convocatoria
chain: cadena
challenge: defi defis desafio
change: cambio
childhood: enfance infancia
children: enfant enfants kinder nino ninos
cities: cidades ciudades stadte villes
citizen: citoyen
citizenship: citoyennete
city: ciudad stadt ville
clean: sauberes
climate: clima climatico climatique klima klimaat klimaschutz
collaboration: colaboracion
commission: comision commissione kommission
community: comunidad comunidade comunita gemeinschaft
companies: bedrijven empresas imprese przedsiebiorstw
company: bedrijf empresa impresa unternehmen
competition: concours concurso wettbewerb
computing: informatique
concept: concepto
conservation: conservacion
construction: construccion
cooperation: cooperacion kooperation zusammenarbeit
council: conseil consejo consiglio
countries: pays
craft: handwerk
crafts: metiers
creation: creacion
creative: creatif creativa creativo kreative
creator: creadores
credit: credito
credits: creditos
culture: cultura cultural culturel culturelle culturelles culturels kultur kulturelle
daily: quotidien
data: dati
developer: desarrolladores
development: desarrollo developpement entwicklung rozwoj sviluppo
digital: digitale digitales numerique numeriques
digitization: digitalisation digitalisierung digitalizacion
disability: discapacidad handicap
diseases: maladies
diversity: diversidad diversite
doctoral: doctorado doctorales doctorant doctorat
early: temprana
economic: economica
economy: wirtschaft
education: bildung educacion onderwijs
efficiency: efficacite eficiencia
electric: electrique
emergency: urgence
emerging: emergentes emergents
employee: empleados
employment: empleo emploi
energy: energetica energetique energetiques energetischen energia energie
engineer: ingenieros ingenieur ingenieurs
engineering: ingegneria ingenieria ingenierie
enterprise: entreprise entreprises
entrepreneur: empreendedor empreendedores emprendedor emprendedora emprendedoras emprendedores entrepreneure entrepreneures ondernemers sozialunternehmer
entrepreneurship: empreendedorismo emprendimiento emprendimientos entrepreneuriat
environment: ambiente environnement umwelt
environmental: ambientale
equality: egalidad egalite igualdad
equity: anteil beteiligung
europe: europa
european: europaische europaischer europea europeas europeen europeenne europees europeia europeo
excellence: excelencia
export: exportacion
factory: usine
families: familias familles
fellowship: beca becas bolsa bolsas borsa stipendien stipendium
feminist: feministe
fight: lutte
film: cine cinema filme
finance: finanzas
first: premier primera
fishers: pecheurs
fishing: peche pesca
flexibility: flexibilite
food: alimentacion alimentaire
forest: foret forets
foundation: fondation fundacao fundacion stiftung
founder: fondateurs grunder grunderinnen
founding: grundung
freedom: liberta libertad
fund: fondo fondos fonds
funding: financement finanzierung
future: avenir futuro zukunft
game: juego
global: mondial mondiale
governance: gouvernance
graduate: posgrado
grant: aide aides ayuda ayudas beihilfe bourse bourses dotacje foerderung forderung granty sovvenzione sovvenzioni subside subsidie subsydia subvencion subvenciones subvention subventions zuschuss
green: groene grune verde verdes verte vertes
groups: groupes
growth: croissance wachstum
health: gesundheit salud sante saude
heritage: patrimoine patrimonio
higher: superieur superior
housing: logement vivienda
humanitarian: humanitaire humanitaires humanitaria umanitario
hydrogen: hidrogeno hydrogene
idea: idee
impact: impacto
improvement: mejora
inclusion: inklusion
incubation: incubacion
incubator: incubadora incubateur
industrial: industriel industrielle
industry: industria industrie
infrastructure: infraestructuras infrastructures
innovation: innovacion innovatie innovationsrat innovazione inovacao
innovative: innovador innovadora innovadoras innovadores innovante innovantes innovants innovatief
institutions: instituciones
instruments: instrumentos
integration: integracion
intelligence: inteligencia intelligenz
international: internacional internacionales internationale internationales internazionale
investment: inversion inversiones investissement investitionen
investors: investisseurs
junior: nachwuchs nachwuchsforschende
knowledge: conhecimento conocimiento kennis
land: terre tierra
language: langue lengua
learning: aprendizaje
level: stufe
life: vida vie
livestock: ganaderia
living: vivo
loan: kredit prestamo prestamos pret prets
manufacturing: fabricacion
marine: marino marins
market: marche mercado mercados
materials: materiales materiaux
meat: viande
mentoring: mentorat mentoria
microloan: microcreditos microprestamos micropretamos
migrants: migrantes
minors: menores
mobility: mobilidade mobilitat mobilite movilidad
municipality: collectivites commune
museum: musee
museums: musees museos
music: musica musique
national: nacional nacionales nationale nationaux
nature: natur naturaleza
naval: navale
neighborhoods: quartiers
network: reseau reseaux rete
networks: redes
neuroscience: neurociencia
new: nouveau nouveaux nouvelle nouvelles nueva nuevas nuevo nuevos
nonprofit: gemeinnutzige
ocean: oceanes oceanos
open: abierto offene ouvert ouverte ouvertes ouverts
organization: organisaciones organizaciones
partnership: partenariat partenariats partnerschaft
pathway: parcours
peace: paix
pioneer: pionera pioneras
plant: vegetal
plastic: plastique
policies: politicas politiques
practices: pratiques
preparation: preparacion
prevention: prevencion
prize: preis premio premios prix
production: produccion
products: produits produtos
program: forderprogramm programa programas programm programma
project: projekt projekte projet projeto projetos projets proyecto proyectos
proof: preuve prueba
protection: proteccion
public: gemeinwohl
purchase: acquisto
quality: calidad qualite
quantum: quantique
rail: ferroviaire
reading: lectura lesen
recycling: reciclaje
renewable: erneuerbare renouvelables renovables
research: badan badania forschung forschungsrat investigacao investigacion naukowych onderzoek pesquisa recherche recherches ricerca
researcher: chercheur chercheurs forschende forscher investigador investigadora investigadores
residency: residencia residencias
resilience: resiliencia
responsible: verantwoordelijke
rights: derechos droits
rural: landliche rurales ruraux
school: ecole schule schulen scuola
science: ciencia nauka wissenschaft
scientific: scientifique scientifiques
security: securite seguridad sicherheit
seed: amorcage semilla
services: servicios
skills: competences competencias
small: pequena pequenas pequenos petites
sme: kmu mkb pme pyme pymes
social: sociale sociales soziale sozialer
society: gesellschaft sociedad societe zivilgesellschaft
software: logiciel
soil: suelo
solar: solaire
solidarity: solidarite
sovereign: souveraine
space: espace espacio
spirit: geest
sports: deporte sportif
starting: demarrage
student: estudiantes etudiant etudiants
studies: estudios estudos etudes
support: apoio apoyo begeleiding soutien
sustainability: nachhaltigkeit sostenibilidad sostenibilita sustentabilidade
sustainable: durable durables duurzaam duurzame nachhaltig nachhaltige sostenibile sostenible soutenable
teaching: docentes enseignement ensenanza lehre profesores
technology: technologie technologies technologique tecnologia tecnologias tecnologica tecnologicas tecnologico tecnologicos tecnologie
territories: territoires
theater: teatro theatre
tourism: tourisme turismo
trade: comercio
training: ausbildung formacao formacion formazione treinamento
transfer: transferencia transfert
transformation: transformacion
transition: transicion transizione
transport: transporte transports verkehr
trust: confianza
unemployment: desempleo
university: universidad universidades universitaires universitat universite universities
urban: urbain urbaine urbana urbano
vaccines: vacunas
valorization: valorisation
vehicle: kraftfahrzeug
vehicles: vehicules vehiculos
volunteering: ehrenamt voluntariado
volunteers: freiwillige
water: agua eau wasser
women: donne femme femmes frauen kobiet mujer mujeres mulheres
work: obra trabajo travail
workers: trabajadores
workshop: ateliers taller
young: jeune jeunes jovem joven junge mlodych
youth: jeunesse jovenes jugend jugendliche`;
