/** The regions of other countries, in the form of `europe.ts`. The territories of the United States have country codes of their own too. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  AU: `
ACT||Australian Capital Territory|Territoire de la capitale australienne
NSW||New South Wales|Nouvelle-Galles du Sud
NT||Northern Territory|Territoire du Nord
QLD||Queensland|
SA||South Australia|Australie-Méridionale
TAS||Tasmania|Tasmanie
VIC||Victoria|
WA||Western Australia|Australie-Occidentale`,
  CA: `
AB||Alberta|
BC||British Columbia|Colombie-Britannique
MB||Manitoba|
NB||New Brunswick|Nouveau-Brunswick
NL||Newfoundland and Labrador|Terre-Neuve-et-Labrador
NS||Nova Scotia|Nouvelle-Écosse
NT||Northwest Territories|Territoires du Nord-Ouest
NU||Nunavut|
ON||Ontario|
PE||Prince Edward Island|Île-du-Prince-Édouard
QC||Quebec|Québec
SK||Saskatchewan|
YT||Yukon|`,
  JP: `
01||Hokkaido|Hokkaidō,北海道
02||Aomori|青森県
03||Iwate|岩手県
04||Miyagi|宮城県
05||Akita|秋田県
06||Yamagata|山形県
07||Fukushima|福島県
08||Ibaraki|茨城県
09||Tochigi|栃木県
10||Gunma|群馬県
11||Saitama|埼玉県
12||Chiba|千葉県
13||Tokyo|東京都
14||Kanagawa|神奈川県
15||Niigata|新潟県
16||Toyama|富山県
17||Ishikawa|石川県
18||Fukui|福井県
19||Yamanashi|山梨県
20||Nagano|長野県
21||Gifu|岐阜県
22||Shizuoka|静岡県
23||Aichi|愛知県
24||Mie|三重県
25||Shiga|滋賀県
26||Kyoto|京都府
27||Osaka|大阪府
28||Hyogo|Hyōgo,兵庫県
29||Nara|奈良県
30||Wakayama|和歌山県
31||Tottori|鳥取県
32||Shimane|島根県
33||Okayama|岡山県
34||Hiroshima|広島県
35||Yamaguchi|山口県
36||Tokushima|徳島県
37||Kagawa|香川県
38||Ehime|愛媛県
39||Kochi|Kōchi,高知県
40||Fukuoka|福岡県
41||Saga|佐賀県
42||Nagasaki|長崎県
43||Kumamoto|熊本県
44||Oita|Ōita,大分県
45||Miyazaki|宮崎県
46||Kagoshima|鹿児島県
47||Okinawa|沖縄県`,
  US: `
AK||Alaska|
AL||Alabama|
AR||Arkansas|
AS||American Samoa|Samoa américaines
AZ||Arizona|
CA||California|Californie
CO||Colorado|
CT||Connecticut|
DC||District of Columbia|District de Columbia,Washington DC,Washington D.C.
DE||Delaware|
FL||Florida|Floride
GA||Georgia|Géorgie
GU||Guam|
HI||Hawaii|Hawaï,Hawaiʻi
IA||Iowa|
ID||Idaho|
IL||Illinois|
IN||Indiana|
KS||Kansas|
KY||Kentucky|
LA||Louisiana|Louisiane
MA||Massachusetts|
MD||Maryland|
ME||Maine|
MI||Michigan|
MN||Minnesota|
MO||Missouri|
MP||Northern Mariana Islands|Îles Mariannes du Nord
MS||Mississippi|
MT||Montana|
NC||North Carolina|Caroline du Nord
ND||North Dakota|Dakota du Nord
NE||Nebraska|
NH||New Hampshire|
NJ||New Jersey|
NM||New Mexico|Nouveau-Mexique
NV||Nevada|
NY||New York|
OH||Ohio|
OK||Oklahoma|
OR||Oregon|
PA||Pennsylvania|Pennsylvanie
PR||Puerto Rico|Porto Rico
RI||Rhode Island|
SC||South Carolina|Caroline du Sud
SD||South Dakota|Dakota du Sud
TN||Tennessee|
TX||Texas|
UT||Utah|
VA||Virginia|Virginie
VI||Virgin Islands|Îles Vierges des États-Unis,U.S. Virgin Islands
VT||Vermont|
WA||Washington|
WI||Wisconsin|
WV||West Virginia|Virginie-Occidentale
WY||Wyoming|`,
};
