/**
 * The regions of countries in Europe, one on each line: the ISO 3166-2 code after the country's, the NUTS code, the English name, and other
 * spellings with commas. The United Kingdom has left NUTS.
 */
export const EUROPE: Readonly<Record<string, string>> = {
  DE: `
BB|DE4|Brandenburg|Brandebourg
BE|DE3|Berlin|
BW|DE1|Baden-Württemberg|Bade-Wurtemberg,Baden-Wuerttemberg
BY|DE2|Bavaria|Bavière,Bayern,Free State of Bavaria
HB|DE5|Bremen|Brême
HE|DE7|Hesse|Hessen
HH|DE6|Hamburg|Hambourg
MV|DE8|Mecklenburg-Vorpommern|Mecklembourg-Poméranie-Occidentale,Mecklenburg-Western Pomerania
NI|DE9|Lower Saxony|Basse-Saxe,Niedersachsen
NW|DEA|North Rhine-Westphalia|Rhénanie-du-Nord-Westphalie,Nordrhein-Westfalen,NRW
RP|DEB|Rhineland-Palatinate|Rhénanie-Palatinat,Rheinland-Pfalz
SH|DEF|Schleswig-Holstein|
SL|DEC|Saarland|Sarre
SN|DED|Saxony|Saxe,Sachsen
ST|DEE|Saxony-Anhalt|Saxe-Anhalt,Sachsen-Anhalt
TH|DEG|Thuringia|Thuringe,Thüringen,Thueringen`,
  ES: `
AN|ES61|Andalusia|Andalousie,Andalucía
AR|ES24|Aragon|Aragón
AS|ES12|Asturias|Asturies,Principado de Asturias
CB|ES13|Cantabria|Cantabrie
CE|ES63|Ceuta|Ciudad de Ceuta,Ciudad Autónoma de Ceuta
CL|ES41|Castile and León|Castille-et-León,Castilla y León
CM|ES42|Castilla-La Mancha|Castille-La Manche
CN|ES70|Canary Islands|Îles Canaries,Canarias
CT|ES51|Catalonia|Catalogne,Cataluña,Catalunya
EX|ES43|Extremadura|Estrémadure
GA|ES11|Galicia|Galice
IB|ES53|Balearic Islands|Îles Baléares,Illes Balears,Islas Baleares
MC|ES62|Murcia|Murcie,Región de Murcia,Region of Murcia
MD|ES30|Madrid|Comunidad de Madrid,Community of Madrid
ML|ES64|Melilla|Ciudad de Melilla,Ciudad Autónoma de Melilla
NC|ES22|Navarre|Navarra,Comunidad Foral de Navarra
PV|ES21|Basque Country|Pays basque,País Vasco,Euskadi
RI|ES23|La Rioja|
VC|ES52|Valencian Community|Communauté valencienne,Comunitat Valenciana,Comunidad Valenciana`,
  FR: `
20R|FRM|Corsica|Corse
971|FRY1|Guadeloupe|
972|FRY2|Martinique|
973|FRY3|French Guiana|Guyane
974|FRY4|Réunion|La Réunion
976|FRY5|Mayotte|
ARA|FRK|Auvergne-Rhône-Alpes|
BFC|FRC|Bourgogne-Franche-Comté|Burgundy-Franche-Comté
BRE|FRH|Brittany|Bretagne
CVL|FRB|Centre-Val de Loire|
GES|FRF|Grand Est|
HDF|FRE|Hauts-de-France|
IDF|FR1|Île-de-France|Paris Region,Région parisienne
NAQ|FRI|Nouvelle-Aquitaine|New Aquitaine
NOR|FRD|Normandy|Normandie
OCC|FRJ|Occitania|Occitanie
PAC|FRL|Provence-Alpes-Côte d’Azur|PACA,Région Sud
PDL|FRG|Pays de la Loire|`,
  GB: `
ENG||England|Angleterre
NIR||Northern Ireland|Irlande du Nord
SCT||Scotland|Écosse,Alba
WLS||Wales|Pays de Galles,Cymru`,
  IT: `
21|ITC1|Piedmont|Piémont,Piemonte
23|ITC2|Aosta Valley|Vallée d’Aoste,Valle d’Aosta
25|ITC4|Lombardy|Lombardie,Lombardia
32||Trentino-South Tyrol|Trentin-Haut-Adige,Trentino-Alto Adige,Trentino-Alto Adige/Südtirol
34|ITH3|Veneto|Vénétie
36|ITH4|Friuli Venezia Giulia|Frioul-Vénétie julienne
42|ITC3|Liguria|Ligurie
45|ITH5|Emilia-Romagna|Émilie-Romagne
52|ITI1|Tuscany|Toscane,Toscana
55|ITI2|Umbria|Ombrie
57|ITI3|Marche|Marches
62|ITI4|Lazio|Latium
65|ITF1|Abruzzo|Abruzzes
67|ITF2|Molise|
72|ITF3|Campania|Campanie
75|ITF4|Apulia|Pouilles,Puglia
77|ITF5|Basilicata|Basilicate
78|ITF6|Calabria|Calabre
82|ITG1|Sicily|Sicile,Sicilia
88|ITG2|Sardinia|Sardaigne,Sardegna`,
};
