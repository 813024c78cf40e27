import type { messages as frenchMessages, validatorMessages as frenchValidatorMessages } from "./fr";
import type { Labels } from "./labels";
import type { WritingRules } from "./language";
import type { Translation } from "./words";

/**
 * The Arabic of what both sides say. It is several dictionaries, because screens need a part of it only: client/src/words/ar.ts and
 * server/words/ar.ts put together what each side has.
 */

/** Keeps an amount from left to right within a text from right to left. */
const isolateFigure = (text: string) => `\u2066${text}\u2069`;

/** A text that takes everything, also its direction, from its value. */
const ONLY_A_VALUE = /^\{\w+\}$/;
/** An address, because programs that make it a link would take the marks with it, or a figure, which belongs to the sign beside it. */
const MIXES_WITH_NOTHING = /^https?:|^\P{L}*$/u;

/** In a text from right to left, a title in Latin letters would take the marks beside it to its own end. */
const isolate = <V extends string | number>(value: V) =>
  typeof value === "number" || MIXES_WITH_NOTHING.test(value) ? value : `\u2068${value}\u2069`;

/** How Arabic is written. */
export const rules: WritingRules = {
  // None, one, two, three to ten, eleven to ninety-nine, the rest: by the last two digits.
  pickForm: (n) => {
    const last = n % 100;
    if (n === 0 || n === 1 || n === 2) return n;
    if (!Number.isInteger(n) || last < 3) return 5;
    return last <= 10 ? 3 : 4;
  },
  forms: 6,
  comma: "، ",
  // Else a name in Latin letters at the start would have the whole line run from left to right.
  joinFacts: (facts) => `\u200F${facts.map((fact) => `\u2068${fact}\u2069`).join("\u00A0· ")}`,
  // A text that consists of values has no letters that say which way it runs.
  polish: (text) =>
    /\p{L}/u.test(text.replace(/\{\w+\}/g, "")) || ONLY_A_VALUE.test(text) ? text : `\u200F${text}`,
  polishValues: (text, values) =>
    ONLY_A_VALUE.test(text)
      ? values
      : (Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, isolate(value)]),
        ) as typeof values),
  shortMonths: [
    ...["يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو"],
    ...["يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر"],
  ],
  withOrdinal: (written) => written,
  figures: {
    group: ",",
    decimal: ".",
    withCurrency: (digits, prefix) => isolateFigure(`${prefix}${digits}`),
    short: (digits, unit, prefix) => isolateFigure(`${prefix}${digits}${unit}`),
    isolate: isolateFigure,
  },
};

/** The labels of the fixed lists in shared/constants. */
export const labels: Labels = {
  // Groups of standard questions.
  "Your organisation": "منظمتك",
  "Your project": "مشروعك",
  "People and partners": "الأشخاص والشركاء",
  "What will come of it": "النتائج المتوقعة",
  "The money": "المال",
  "Care for people and the environment": "مراعاة الناس والبيئة",
  // Kinds of organisations, and what they are said to be ready for.
  Startup: "شركة ناشئة",
  "U.S. public domain": "الملك العام في الولايات المتحدة",
  Nonprofit: "منظمة غير ربحية",
  "Social Enterprise": "مؤسسة اجتماعية",
  Individual: "فرد",
  Research: "بحث علمي",
  School: "مدرسة",
  "Community Group": "مجموعة مجتمعية",
  Government: "جهة حكومية",
  Idea: "فكرة",
  MVP: "منتج أولي (MVP)",
  Traction: "إقبال أولي",
  Growth: "نمو",
  Scale: "توسّع",

  // Roles of members
  Owner: "مالك",
  Editor: "محرر",
  Commenter: "معلّق",
  "Drafts of application texts": "مسودات نصوص الطلبات",
  "Reviews of pitch decks": "مراجعات العروض التقديمية",
  "Matching by meaning": "المطابقة بحسب المعنى",
  Viewer: "قارئ",

  // Of words that are stored in lower case, as screens and exports show them.
  Grant: "منحة",
  Equity: "استثمار بالملكية",
  Loan: "قرض",
  Prize: "جائزة",
  Accelerator: "مسرّعة أعمال",
  Fellowship: "زمالة",
  Other: "غير ذلك",
  VC: "رأس مال جريء",
  Vc: "رأس مال جريء",
  Foundation: "مؤسسة مانحة",
  "Development finance": "تمويل إنمائي",
  Corporate: "شركة",
  University: "جامعة",
  Multilateral: "منظمة متعددة الأطراف",
  "Angel network": "شبكة مستثمرين ملائكيين",
  "Private equity": "ملكية خاصة",
  "Family office": "مكتب عائلي",
  Template: "قالب",
  Guide: "دليل",
  Tool: "أداة",
  Video: "فيديو",

  // Said of applications (masculine) and opportunities (feminine) alike.
  Draft: "مسودة",
  "In Progress": "قيد الإعداد",
  Submitted: "تم الإرسال",
  "Under Review": "قيد الدراسة",
  Accepted: "تم القبول",
  Rejected: "تم الرفض",
  Funded: "تم التمويل",
  Completed: "تم الإنجاز",
  Pending: "قيد الانتظار",
  Verified: "تم التحقق",

  // What an API key may do
  "Read the catalogue": "قراءة الفهرس",
  "Read my matches and saved searches": "قراءة الفرص المتوافقة وعمليات البحث المحفوظة",
  "Read applications": "قراءة الطلبات",
  "Start and change applications, save opportunities": "بدء الطلبات وتعديلها، وحفظ الفرص",
  "Start and change applications": "بدء الطلبات وتعديلها",
  // What a webhook tells, and what became of it
  "An application is started": "بدء طلب",
  "The status of an application changes": "تغيّر حالة طلب",
  "A task is done": "إنجاز مهمة",
  "A deadline is near": "اقتراب موعد نهائي",
  "A new opportunity fits": "فرصة جديدة مناسبة",
  "A saved or applied-for opportunity changes": "تغيّر فرصة محفوظة أو قُدّم لها طلب",
  "A test": "اختبار",
  "Stopped, because nothing has arrived for days": "توقّف لأن شيئًا لم يصل منذ أيام",
  "Stopped, because the receiver wants no more": "توقّف لأن المستلم لا يريد المزيد",
  "Stopped, because the password or the address of your account has changed, or it was signed out everywhere":
    "توقّف لأن كلمة مرور حسابك أو عنوانه تغيّر، أو لأنه سُجّل خروجه من كل الأجهزة",
  "The address is not on the public internet": "العنوان ليس على الإنترنت العام",
  "There is no server of this name": "لا يوجد خادم بهذا الاسم",
  "The server could not be reached": "تعذّر الوصول إلى الخادم",
  "The server did not answer in time": "لم يستجب الخادم في الوقت المحدد",
  "The server did not accept it": "لم يقبله الخادم",
  "Not sent: what it tells of is gone": "لم يُرسل: ما يتحدث عنه لم يعد موجودًا",
  "Not sent: the webhook was switched off": "لم يُرسل: أُوقف خطاف الويب",
  "Not sent: the secret can no longer be read. Make a new one.":
    "لم يُرسل: تعذّرت قراءة المفتاح السري. يلزم إنشاء مفتاح جديد.",
  // Columns of exports, and what a source says of an opportunity.
  Name: "الاسم",
  Opportunity: "الفرصة",
  Status: "الحالة",
  "Requested amount": "المبلغ المطلوب",
  Entity: "الكيان",
  Created: "تاريخ الإنشاء",
  Funder: "جهة التمويل",
  "Funder's website": "موقع جهة التمويل",
  Description: "الوصف",
  "Application page": "صفحة التقديم",
  "Funding type": "نوع التمويل",
  "Minimum amount": "الحد الأدنى للمبلغ",
  "Maximum amount": "الحد الأقصى للمبلغ",
  Amounts: "المبالغ",
  Currency: "العملة",
  "Smallest equity stake": "أدنى حصة ملكية",
  "Largest equity stake": "أعلى حصة ملكية",
  "Entity type": "نوع الكيان",
  "Eligible entity types": "أنواع الكيانات المؤهلة",
  "Other types may apply": "متاحة لأنواع أخرى",
  "Eligible countries": "البلدان المؤهلة",
  // What speaks for or against two opportunities being the same call
  Merged: "تم الدمج",
  "Both quote the same number": "تذكران الرقم نفسه",
  "They quote different numbers": "تذكران رقمين مختلفين",
  "The names share their rare words": "الاسمان يشتركان في كلماتهما النادرة",
  "Each name has words of its own": "لكل اسم كلمات لا ترد في الآخر",
  "The names differ in one part": "الاسمان يختلفان في جزء واحد",
  "One name says more": "أحد الاسمين أكثر تفصيلًا",
  "One says that it is a part or another round": "تذكر إحداهما أنها جزء أو دورة أخرى",
  "The same funder": "جهة التمويل نفسها",
  "Funders of one family": "جهتا تمويل مترابطتان",
  "Different funders": "جهتا تمويل مختلفتان",
  "The same page to apply on": "صفحة التقديم نفسها",
  "The same website": "الموقع نفسه",
  "The same deadline": "الموعد النهائي نفسه",
  "Deadlines within two weeks": "فارق الموعدين أقل من أسبوعين",
  "Different deadlines": "موعدان نهائيان مختلفان",
  "The same amount": "المبلغ نفسه",
  "Different amounts": "مبلغان مختلفان",
  "Different countries": "بلدان مختلفة",
  "One is open to fewer countries": "إحداهما متاحة لبلدان أقل",
  "They name different places": "تذكران أماكن مختلفة",
  "Different kinds of funding": "نوعا تمويل مختلفان",
  "Both are of a kind of which most funders have one":
    "كلاهما من نوع لا تقدّم منه معظم جهات التمويل إلا واحدًا",
  "Different years, phases or tracks": "سنوات أو مراحل أو مسارات مختلفة",
  "The descriptions share their words": "الوصفان يشتركان في كلماتهما",
  "One is in another language": "إحداهما بلغة أخرى",
  "Eligible regions": "المناطق المؤهلة",
  "Who may apply": "من يحق له التقديم",
  Industries: "القطاعات",
  Stages: "المراحل",
  "Founded in or after": "سنة التأسيس من",
  "Founded in or before": "سنة التأسيس حتى",
  "Minimum revenue": "الحد الأدنى للإيرادات",
  "Maximum revenue": "الحد الأقصى للإيرادات",
  "Open only to": "مقتصرة على",
  "Co-funding": "التمويل المشترك",
  "Share of the costs to bring (%)": "حصة التكاليف المطلوب تحمّلها (%)",
  "Organisations that apply together, at least": "الحد الأدنى للمنظمات المتقدمة معًا",
  Opens: "تاريخ الفتح",
  Deadline: "الموعد النهائي",
  "Time zone of the deadline": "المنطقة الزمنية للموعد النهائي",
  "Hour of the deadline": "ساعة الموعد النهائي",
  "Closing time": "ساعة الإغلاق",
  "Time zone": "المنطقة الزمنية",
  "About the deadline": "حول الموعد النهائي",
  Weeks: "أسابيع",
  Decision: "القرار",
  "Awarded amount": "المبلغ الممنوح",
  "Last changed": "آخر تعديل",
  "AI draft by": "مسودة الذكاء الاصطناعي من",
  Notes: "ملاحظات",
  Narrative: "النص السردي",
  "AI draft": "مسودة الذكاء الاصطناعي",
  "Funder's feedback": "ملاحظات جهة التمويل",
  Link: "الرابط",
  Match: "التوافق",
  "Saved or hidden": "محفوظة أو مستبعدة",
  "Where to apply": "مكان التقديم",
  "Source and licence": "المصدر والترخيص",

  "Agriculture & agritech": "الزراعة والتكنولوجيا الزراعية",
  "Artificial intelligence & data": "الذكاء الاصطناعي والبيانات",
  "Arts, culture & humanities": "الفنون والثقافة والعلوم الإنسانية",
  "Biotech & life sciences": "التكنولوجيا الحيوية وعلوم الحياة",
  "Children & young people": "الأطفال والشباب",
  "Government & civic technology": "التكنولوجيا الحكومية والمدنية",
  "Climate & carbon": "المناخ والكربون",
  "Community development": "تنمية المجتمعات المحلية",
  "Consumer products, fashion & retail": "السلع الاستهلاكية والأزياء والتجزئة",
  "IRS list of exempt organisations (United States)": "قائمة IRS للمنظمات المعفاة (الولايات المتحدة)",
  "Charity Commission (England and Wales)": "مفوضية الجمعيات الخيرية (إنجلترا وويلز)",
  "Companies House (United Kingdom)": "سجل الشركات Companies House (المملكة المتحدة)",
  "Research Organization Registry (worldwide)": "سجل المنظمات البحثية ROR (حول العالم)",
  EIN: "رقم EIN",
  "Charity number": "رقم الجمعية الخيرية",
  "Company number": "رقم الشركة",
  "ROR ID": "معرّف ROR",
  "public domain": "ملك عام",
  "Open Government Licence v3.0": "رخصة Open Government Licence v3.0",
  "free to use": "استخدام حر",
  CC0: "رخصة CC0",
  "Deep tech & frontier technology": "التكنولوجيا العميقة والمتقدمة",
  "E-commerce & marketplaces": "التجارة الإلكترونية والأسواق الإلكترونية",
  "Education & learning": "التعليم والتعلّم",
  "Energy & power": "الطاقة والكهرباء",
  "Environment & conservation": "البيئة وحماية الطبيعة",
  "Fintech & financial services": "التكنولوجيا المالية والخدمات المالية",
  "Food & nutrition": "الغذاء والتغذية",
  "Women & gender equality": "المرأة والمساواة بين الجنسين",
  "Hardware, robotics & electronics": "الأجهزة والروبوتات والإلكترونيات",
  "Health & wellbeing": "الصحة والرفاه",
  "Housing, construction & infrastructure": "الإسكان والبناء والبنية التحتية",
  "Human rights & justice": "حقوق الإنسان والعدالة",
  "Humanitarian aid & refugees": "المساعدات الإنسانية واللاجئون",
  "Logistics & supply chain": "الخدمات اللوجستية وسلاسل الإمداد",
  "Manufacturing & materials": "التصنيع والمواد",
  "Media, games & entertainment": "الإعلام والألعاب والترفيه",
  "Medical devices & diagnostics": "الأجهزة الطبية والتشخيص",
  "Mobility & transport": "التنقل والنقل",
  "Open source & digital commons": "المصادر المفتوحة والمشاعات الرقمية",
  "Poverty & livelihoods": "الفقر وسبل العيش",
  "Science & research": "العلوم والبحث",
  "Security & defence": "الأمن والدفاع",
  "Social enterprise & inclusion": "ريادة الأعمال الاجتماعية والإدماج",
  "Software & SaaS": "البرمجيات وSaaS",
  "Space & aerospace": "الفضاء والطيران",
  "Telecoms & connectivity": "الاتصالات والربط الشبكي",
  "Tourism & hospitality": "السياحة والضيافة",
  "Waste & circular economy": "النفايات والاقتصاد الدائري",
  "Water & sanitation": "المياه والصرف الصحي",
  "Web3 & blockchain": "Web3 وسلسلة الكتل",
  "Jobs, skills & the future of work": "الوظائف والمهارات ومستقبل العمل",

  // The directory's words for what a funder looks for, and where things are from; the last are broad words of funders that are no industry of the list.
  "Pre-seed": "ما قبل البذرة",
  Seed: "البذرة",
  "Series A": "السلسلة أ",
  Established: "راسخة",
  "Any stage": "جميع المراحل",
  "All industries": "جميع القطاعات",
  Global: "العالم كله",
  Africa: "أفريقيا",
  Europe: "أوروبا",
  Asia: "آسيا",
  "Latin America": "أمريكا اللاتينية",
  Caribbean: "الكاريبي",
  "Added by hand": "إضافة يدوية",
  "Checked against its page": "تم التحقق على الصفحة الرسمية",
  "Well-known facts, not checked against a page": "حقائق معروفة، لم يُتحقق منها على صفحة",
  Technology: "التكنولوجيا",
  Internet: "الإنترنت",
  Mobile: "الهاتف المحمول",
  Innovation: "الابتكار",
  "Frontier tech": "التكنولوجيا المتقدمة",
  "Hard tech": "التكنولوجيا الصلبة",
  Engineering: "الهندسة",
  "Accelerated computing": "الحوسبة المسرّعة",
  "Life science tools": "أدوات علوم الحياة",
  Sustainability: "الاستدامة",
  Development: "التنمية",
  "Rural development": "التنمية الريفية",
  "Digital inclusion": "الشمول الرقمي",
  Livelihoods: "سبل العيش",
  Homelessness: "التشرد",
  Nutrition: "التغذية",
  "Reproductive health": "الصحة الإنجابية",
  "Early years": "الطفولة المبكرة",
  "Women's rights": "حقوق المرأة",
  "Civil society": "المجتمع المدني",
  Society: "المجتمع",
  Governance: "الحوكمة",
  Talent: "المواهب",

  // How a programme of the starter catalogue takes applications, and what it gives.
  Rolling: "تقديم مستمر",
  "Once a year": "مرة في السنة",
  "By cohort": "على دفعات",
  "Several rounds": "عدة دورات",
  "Rolling: applications are read all year.": "تقديم مستمر: تُدرس الطلبات طوال العام.",
  "Once a year: see the programme's page for the next round.":
    "مرة في السنة: الدورة القادمة على صفحة البرنامج.",
  "By cohort: see the programme's page for the next intake.": "على دفعات: الدفعة القادمة على صفحة البرنامج.",
  "Several rounds: others follow this deadline.": "عدة دورات: تليها أخرى بعد هذا الموعد النهائي.",
  "Not open yet when it was last checked; the next round was announced.":
    "لم يُفتح بعد عند آخر تحقق؛ وقد أُعلنت الدورة القادمة.",
  "Not taking applications when it was last checked; there was a waiting list.":
    "التقديم مغلق عند آخر تحقق؛ وكانت هناك قائمة انتظار.",
  "No equity taken": "دون حصة ملكية",
  "No cash, and no equity taken": "دون مال ودون حصة ملكية",
  "Cloud credits, not cash; no equity taken": "أرصدة سحابية لا مال؛ دون حصة ملكية",
  "No cash": "دون مال",
  Negotiated: "بالتفاوض",

  "E-mail": "بريد إلكتروني",
  Call: "مكالمة",
  Meeting: "اجتماع",
  Event: "فعالية",
  Introduction: "تعارف",
  Application: "طلب",

  "Strong match": "توافق قوي",
  "Possible match": "توافق محتمل",
  "Weak match": "توافق ضعيف",
  "We are not eligible": "لسنا مؤهلين",
  "It is not our field": "ليست في مجالنا",
  "The amount does not suit us": "المبلغ لا يناسبنا",
  "Too much work for what it gives": "جهد أكبر من العائد",
  "Another reason": "سبب آخر",

  "Problem Clarity": "وضوح المشكلة",
  "Solution Fit": "ملاءمة الحل",
  "Market Size": "حجم السوق",
  "Team Strength": "قوة الفريق",
  "Financial Viability": "الجدوى المالية",
  "Investor Appeal": "الجاذبية للمستثمرين",
  Hybrid: "هجين",
  "Built-in rules": "القواعد المدمجة",
  OpenAI: "OpenAI",
  Anthropic: "Anthropic",
  "PDF, PPT, or PPTX (Max 10MB)": "PDF أو PPT أو PPTX (10 ميغابايت كحد أقصى)",

  // Kinds of costs of a budget, and what overhead is a share of
  Personnel: "الموظفون",
  "Fringe benefits": "المزايا الإضافية",
  Travel: "السفر",
  Equipment: "المعدات",
  Supplies: "اللوازم",
  Contractual: "العقود",
  Construction: "الإنشاءات",
  "Other direct costs": "تكاليف مباشرة أخرى",
  "Indirect costs (overhead)": "التكاليف غير المباشرة (النفقات العامة)",
  "Direct costs": "التكاليف المباشرة",
  "Direct costs without equipment, contracts and construction":
    "التكاليف المباشرة دون المعدات والعقود والإنشاءات",
  "Personnel and fringe benefits": "الموظفون والمزايا الإضافية",
  "The whole budget": "الميزانية كلها",
};

/** The questionnaires: labels, placeholders, help and options. */
export const questionnaires: Labels = {
  // The steps of a profile.
  "Core Information": "المعلومات الأساسية",
  "20-30 seconds": "20 إلى 30 ثانية",
  "Financial & Impact Metrics": "مؤشرات المال والأثر",
  "1-3 minutes": "من دقيقة إلى 3 دقائق",
  "Detailed Profile": "الملف التفصيلي",
  "5-10 minutes": "5 إلى 10 دقائق",

  // What several questionnaires ask for in the same words.
  "Opportunities are matched with these words, so name what you make or offer and for whom.":
    "تُطابَق الفرص مع هذه الكلمات، فاذكر ما تقدّمه ولمن.",
  "Which industries are you in?": "ما قطاعات عملك؟",
  "Which fields do you work in?": "ما مجالات عملك؟",
  "Choose the one to three that fit best.": "من واحد إلى ثلاثة، الأنسب لك.",
  "Which country are you based in?": "ما بلد مقرك؟",
  "Where you are registered, or live if you are not registered yet.":
    "بلد التسجيل، أو بلد الإقامة إن لم يتم التسجيل بعد.",
  "In which countries do you work today?": "في أي بلدان تعمل اليوم؟",
  "State, province or region": "الولاية أو المحافظة أو المنطقة",
  "Greater Accra": "محافظة إربد",
  "Some funders only support one part of a country.": "بعض جهات التمويل لا تدعم إلا جزءًا من البلد.",
  "How far along are you?": "إلى أي مرحلة وصلت؟",
  "In which year was it founded?": "ما سنة التأسيس؟",
  "How many people work on it in all?": "كم عدد العاملين إجمالًا؟",
  "Founders, employees, contractors and volunteers together.":
    "يشمل المؤسسين والموظفين والمتعاقدين والمتطوعين.",
  "How many of them are paid employees?": "كم منهم موظفون بأجر؟",
  "How many of them are paid?": "كم منهم يتقاضون أجرًا؟",
  "Who founded it?": "من المؤسسون؟",
  "First and last name": "الاسم الأول واسم العائلة",
  "E-mail address for funders": "البريد الإلكتروني لجهات التمويل",
  "name@example.org": "name@example.org",
  "Used in drafts as the contact; never shown to other users.":
    "للتواصل في المسودات؛ لا يظهر أبدًا لمستخدمين آخرين.",
  Website: "الموقع الإلكتروني",
  "What is your mission?": "ما رسالتك؟",
  "The change you exist to bring about": "التغيير الذي تسعى إلى تحقيقه",
  "Currency of your amounts": "عملة المبالغ",
  "Every amount in this profile is read in this currency.": "كل مبلغ في هذا الملف يُقرأ بهذه العملة.",
  "Revenue of the last 12 months": "إيرادات آخر 12 شهرًا",
  "0 if there is none yet. In the currency of this profile.": "0 إن لم توجد بعد. بعملة هذا الملف.",
  "Income of the last 12 months": "دخل آخر 12 شهرًا",
  "Monthly burn": "صافي الإنفاق الشهري",
  "What you spend in a month beyond what you earn; 0 if you do not. In the currency of this profile.":
    "ما يزيد من إنفاقك الشهري على دخلك؛ 0 إن لم يزد. بعملة هذا الملف.",
  "Monthly spending beyond income": "الإنفاق الشهري الزائد على الدخل",
  "What you draw from reserves in a month; 0 if you do not.": "ما يُسحب شهريًا من الاحتياطي؛ 0 إن لم يُسحب شيء.",
  "Budget for this year": "ميزانية هذا العام",
  "How much funding are you looking for?": "كم التمويل الذي تبحث عنه؟",
  "How much funding do you need?": "كم التمويل الذي تحتاج إليه؟",
  "Funding raised so far": "التمويل المُحصّل حتى الآن",
  "Grants, investment, loans and prizes together; 0 if none. In the currency of this profile.":
    "مجموع المنح والاستثمارات والقروض والجوائز؛ 0 إن لم توجد. بعملة هذا الملف.",
  "Donations and grants received so far": "التبرعات والمنح المستلمة حتى الآن",
  "Equity given to investors so far (%)": "حصة المستثمرين من الملكية حتى الآن (%)",
  "0 if you still own all of it.": "0 إن كانت الملكية كلها لك.",
  "Ownership held by outside investors (%)": "حصة المستثمرين الخارجيين من الملكية (%)",
  "Separate with commas.": "يُفصل بينها بفواصل.",
  "How have you been funded until now?": "كيف كان تمويلك حتى الآن؟",
  "Which grants have you received?": "ما المنح التي حصلت عليها؟",
  "What programmes do you run?": "ما البرامج التي تديرها؟",
  "Patents held or applied for": "براءات اختراع مسجّلة أو قيد التسجيل",

  // What can be chosen, but for what other fixed lists hold too: that is among the labels.
  Concept: "تصوّر",
  Prototype: "نموذج تجريبي",
  "Private beta": "نسخة تجريبية مغلقة",
  Live: "قيد التشغيل",
  "Live and growing": "قيد التشغيل والنمو",
  Mature: "ناضج",
  "Series B": "السلسلة ب",
  "Series C or later": "السلسلة ج أو ما بعدها",
  "Not raising equity": "لا جولة استثمار بالملكية",
  Subscription: "اشتراك",
  "Pay per use": "الدفع حسب الاستخدام",
  "Marketplace or commission": "سوق إلكترونية أو عمولة",
  "Product sales": "بيع منتجات",
  "Services or projects": "خدمات أو مشاريع",
  Licensing: "تراخيص",
  Advertising: "إعلانات",
  Freemium: "أساسي مجاني ومزايا مدفوعة",
  "Hardware with service": "أجهزة مع خدمة",
  "Not decided yet": "لم يُحدد بعد",
  "Not yet profitable": "لا أرباح بعد",
  "Breaking even": "نقطة التعادل",
  Profitable: "تحقق أرباحًا",
  "SDG 1: No poverty": "الهدف 1: القضاء على الفقر",
  "SDG 2: Zero hunger": "الهدف 2: القضاء التام على الجوع",
  "SDG 3: Good health and well-being": "الهدف 3: الصحة الجيدة والرفاه",
  "SDG 4: Quality education": "الهدف 4: التعليم الجيد",
  "SDG 5: Gender equality": "الهدف 5: المساواة بين الجنسين",
  "SDG 6: Clean water and sanitation": "الهدف 6: المياه النظيفة والنظافة الصحية",
  "SDG 7: Affordable and clean energy": "الهدف 7: طاقة نظيفة وبأسعار معقولة",
  "SDG 8: Decent work and economic growth": "الهدف 8: العمل اللائق ونمو الاقتصاد",
  "SDG 9: Industry, innovation and infrastructure": "الهدف 9: الصناعة والابتكار والهياكل الأساسية",
  "SDG 10: Reduced inequalities": "الهدف 10: الحد من أوجه عدم المساواة",
  "SDG 11: Sustainable cities and communities": "الهدف 11: مدن ومجتمعات محلية مستدامة",
  "SDG 12: Responsible consumption and production": "الهدف 12: الاستهلاك والإنتاج المسؤولان",
  "SDG 13: Climate action": "الهدف 13: العمل المناخي",
  "SDG 14: Life below water": "الهدف 14: الحياة تحت الماء",
  "SDG 15: Life on land": "الهدف 15: الحياة في البر",
  "SDG 16: Peace, justice and strong institutions": "الهدف 16: السلام والعدل والمؤسسات القوية",
  "SDG 17: Partnerships for the goals": "الهدف 17: عقد الشراكات لتحقيق الأهداف",
  Public: "حكومية",
  Private: "خاصة",
  Community: "مجتمعية",
  "Faith-based": "دينية",
  "Charter or academy": "حكومية مستقلة الإدارة",
  "Vocational or technical": "مهنية أو تقنية",
  "University or college": "جامعة أو كلية",
  Online: "عبر الإنترنت",
  Primary: "ابتدائي",
  "Lower secondary": "إعدادي",
  "Upper secondary": "ثانوي",
  Vocational: "تعليم مهني",
  Undergraduate: "بكالوريوس",
  Postgraduate: "دراسات عليا",
  "Adult learning": "تعليم الكبار",
  "Neighbourhood or residents' group": "لجنة حي أو سكان",
  Cooperative: "تعاونية",
  "Savings or self-help group": "مجموعة ادخار أو عون ذاتي",
  "Youth group": "مجموعة شبابية",
  "Women's group": "مجموعة نسائية",
  "Faith group": "مجموعة دينية",
  "Sports or arts club": "نادٍ رياضي أو فني",
  "Registered association": "جمعية مسجّلة",
  "Group with a fiscal sponsor": "مجموعة لها راعٍ مالي",
  "Environmental group": "مجموعة بيئية",

  // What startups are asked.
  "What does your startup do?": "ماذا تفعل شركتك الناشئة؟",
  "We help smallholder farmers sell directly to city restaurants through a phone app.":
    "نساعد صغار المزارعين على البيع مباشرة لمطاعم المدن عبر تطبيق هاتفي.",
  "MVP: a first version exists. Traction: people use or pay for it. Growth: growing steadily. Scale: several markets.":
    "منتج أولي (MVP): توجد نسخة أولى. إقبال أولي: هناك من يستخدمه أو يدفع مقابله. نمو: نمو مطّرد. توسّع: عدة أسواق.",
  "How much are you raising now?": "كم المبلغ الذي تجمعه الآن؟",
  "How many people are on the team?": "كم عدد أفراد الفريق؟",
  "Monthly recurring revenue (MRR)": "الإيراد الشهري المتكرر (MRR)",
  "What subscriptions and contracts bring in each month.": "ما تدرّه الاشتراكات والعقود كل شهر.",
  "Monthly growth (%)": "النمو الشهري (%)",
  "Average of the last three months; negative if it shrank.": "متوسط آخر ثلاثة أشهر؛ سالب عند الانكماش.",
  "Gross margin (%)": "هامش الربح الإجمالي (%)",
  "What is left of revenue after the direct cost of what you sell.":
    "ما يبقى من الإيرادات بعد التكلفة المباشرة للمبيعات.",
  "Paying customers": "العملاء الدافعون",
  "Monthly active users (MAU)": "المستخدمون النشطون شهريًا (MAU)",
  "Daily active users (DAU)": "المستخدمون النشطون يوميًا (DAU)",
  "Customer acquisition cost (CAC)": "تكلفة اكتساب العميل (CAC)",
  "Sales and marketing spending for each new customer.": "الإنفاق على المبيعات والتسويق لكل عميل جديد.",
  "Customer lifetime value (LTV)": "القيمة الدائمة للعميل (LTV)",
  "What a customer brings in before leaving.": "ما يدرّه العميل قبل أن يغادر.",
  "Monthly churn (%)": "معدل فقدان العملاء الشهري (%)",
  "Share of customers lost in a month.": "نسبة العملاء المفقودين في الشهر.",
  "Valuation at the last round": "التقييم في آخر جولة",
  "Leave empty if you have not raised at a valuation.": "يُترك فارغًا إن لم تُجمع أموال وفق تقييم.",
  "Runway in months": "المدرج المالي بالأشهر",
  "How long your cash lasts at the present burn.": "المدة التي تكفيها السيولة بمعدل الإنفاق الحالي.",
  "Which round are you raising?": "ما الجولة التي تجمعها؟",
  "Total addressable market (TAM)": "إجمالي السوق المستهدفة (TAM)",
  "What everyone who could buy this spends on it in a year.":
    "ما ينفقه سنويًا كل من يمكنه شراء هذا النوع من المنتجات.",
  "What problem do you solve?": "ما المشكلة التي تحلّها؟",
  "Who has it, how they cope today and what it costs them":
    "من يعاني منها، وكيف يتعامل معها اليوم، وكم تكلّفه",
  "How does your product solve it?": "كيف يحلّها منتجك؟",
  "What it does, how it works and what makes it better than what people use today":
    "ماذا يفعل، وكيف يعمل، وما يميّزه عمّا يستخدمه الناس اليوم",
  "How finished is the product?": "ما مدى اكتمال المنتج؟",
  "Who are your customers?": "من عملاؤك؟",
  "The people who use it and the people who pay for it": "من يستخدمه ومن يدفع مقابله",
  "Which market are you going after?": "ما السوق التي تستهدفها؟",
  "Size, growth and the part you begin with": "الحجم والنمو والشريحة التي تبدأ بها",
  Competitors: "المنافسون",
  "Company A, Company B, spreadsheets": "الشركة أ، الشركة ب، جداول البيانات",
  "Separate with commas. Include what people use instead.": "يُفصل بينها بفواصل، مع ما يستخدمه الناس بديلًا.",
  "How do you make money?": "كيف تحقق الدخل؟",
  "How do you reach customers?": "كيف تصل إلى العملاء؟",
  "Channels, partners and what has worked so far": "القنوات والشركاء وما نجح حتى الآن",
  "Technologies you build on": "التقنيات المستخدمة",
  "React Native, PostgreSQL, satellite imagery": "React Native، PostgreSQL، صور الأقمار الصناعية",
  "Who are the founders?": "من المؤسسون؟",
  "Ama Mensah and Kofi Boateng": "سلمى الخطيب وعمر حداد",
  "What have the founders done before?": "ما خبرات المؤسسين السابقة؟",
  "Relevant work, training and earlier ventures": "الخبرة ذات الصلة والتدريب والمشاريع السابقة",
  "Earlier companies that the founders sold or listed": "شركات سابقة باعها المؤسسون أو أدرجوها في البورصة",
  "Who else is on the team?": "من أيضًا في الفريق؟",
  "Roles, strengths and the next people to hire": "الأدوار ونقاط القوة والتعيينات القادمة",
  "Each round or grant: year, amount and who gave it": "كل جولة أو منحة: السنة والمبلغ والجهة",
  "What will you use the funding for?": "فيم سيُستخدم التمويل؟",
  "60 % product, 25 % sales, 15 % operations, over 18 months":
    "60% للمنتج، 25% للمبيعات، 15% للتشغيل، على مدى 18 شهرًا",
  "What do you want to reach in the next 12 to 24 months?": "ماذا تريد تحقيقه خلال 12 إلى 24 شهرًا القادمة؟",
  "Milestones that can be counted": "محطات رئيسية قابلة للقياس",
  "What good does it do for people or the planet?": "ما نفعه للناس أو للكوكب؟",
  "Who is better off, and how you know": "من المستفيد، وكيف تعرف ذلك",
  "Where is your head office?": "أين مقرك الرئيسي؟",
  Accra: "عمّان",
  "Which countries do you want to enter next?": "ما البلدان التي تريد دخولها لاحقًا؟",

  // What nonprofits are asked.
  "What does your organisation do?": "ماذا تفعل منظمتك؟",
  "We run free evening classes for girls who left school early.":
    "نقدّم دروسًا مسائية مجانية للفتيات اللواتي تركن المدرسة مبكرًا.",
  "How established is your work?": "إلى أي مرحلة وصل عملك؟",
  "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: reaching more people each year. Scale: several sites.":
    "فكرة: قيد التخطيط. منتج أولي (MVP): تجربة أولى. إقبال أولي: قيد التنفيذ مع نتائج أولية. نمو: يصل إلى مزيد من الناس كل عام. توسّع: عدة مواقع.",
  "Spending in the last full year": "إنفاق آخر سنة كاملة",
  "Donations, grants, fees and sales together. In the currency of this profile.":
    "مجموع التبرعات والمنح والرسوم والمبيعات. بعملة هذا الملف.",
  "Funding gap this year": "فجوة التمويل هذا العام",
  "The part of the budget that nobody has promised yet.": "الجزء من الميزانية الذي لم يتعهد به أحد بعد.",
  "People reached in the last year": "عدد من تم الوصول إليهم في العام الماضي",
  "How many people work with you in all?": "كم عدد العاملين معك إجمالًا؟",
  "Staff, volunteers and board members together.": "يشمل الموظفين والمتطوعين وأعضاء مجلس الإدارة.",
  "Paid staff": "الموظفون بأجر",
  Volunteers: "المتطوعون",
  "Board members": "أعضاء مجلس الإدارة",
  "For most nonprofits this is 0.": "0 لمعظم المنظمات غير الربحية.",
  "Which causes do you work for?": "ما القضايا التي تعمل من أجلها؟",
  "Girls' education, child marriage, literacy": "تعليم الفتيات، زواج الأطفال، محو الأمية",
  "Whom do you help?": "من تساعد؟",
  "Who they are, where they live and what they face": "من هم، وأين يعيشون، وما يواجهونه",
  "Each programme: what happens, for how many, with what result":
    "كل برنامج: ما يُنفَّذ فيه، ولكم شخص، وبأي نتيجة",
  "Which Sustainable Development Goals do you work towards?":
    "ما أهداف التنمية المستدامة التي تعمل من أجلها؟",
  "Funder, year, amount and what came of it": "جهة التمويل والسنة والمبلغ والنتيجة",
  Partners: "الشركاء",
  "Ministry of Education, Save the Children": "وزارة التربية والتعليم، Save the Children",
  "Charity rating or registration": "تصنيف المنظمة الخيرية أو تسجيلها",
  "Four stars, Charity Navigator": "أربع نجوم، Charity Navigator",
  "Awards and recognition": "الجوائز والتكريمات",
  "Global Teacher Prize 2023": "Global Teacher Prize 2023",
  "Who leads or founded the organisation?": "من يقود المنظمة أو أسسها؟",

  // What social enterprises are asked.
  "What does your enterprise do?": "ماذا تفعل مؤسستك؟",
  "We train refugees as solar technicians and sell the installations they make.":
    "ندرّب اللاجئين ليصبحوا فنيي طاقة شمسية ونبيع الأنظمة التي يركّبونها.",
  "MVP: a first pilot. Traction: regular customers. Growth: growing steadily. Scale: several places.":
    "منتج أولي (MVP): تجربة أولى. إقبال أولي: عملاء منتظمون. نمو: نمو مطّرد. توسّع: عدة أماكن.",
  "Is it profitable?": "هل تحقق أرباحًا؟",
  "Profit margin (%)": "هامش الربح (%)",
  "Profit as a share of revenue; negative if you make a loss.": "نسبة الربح من الإيرادات؛ سالبة عند الخسارة.",
  "People who benefited in the last year": "المستفيدون في العام الماضي",
  "What is your social mission?": "ما رسالتك الاجتماعية؟",
  "How does the business work?": "كيف يسير نموذج العمل؟",
  "Who pays for what, and how that serves the mission": "من يدفع مقابل ماذا، وكيف يخدم ذلك الرسالة",
  "Products and services": "المنتجات والخدمات",
  "Home solar kits, installer training": "أنظمة شمسية منزلية، تدريب فنيي التركيب",
  "Customer groups": "فئات العملاء",
  "Rural households, clinics, NGOs": "أسر ريفية، عيادات، منظمات غير حكومية",
  "What has changed for the people you serve?": "ما الذي تغيّر لمن تخدمهم؟",
  "Outcomes, how you measure them and over what time": "النتائج وكيفية قياسها ومدتها",
  "Who is on the team?": "من في الفريق؟",
  "Roles, experience and ties to the community": "الأدوار والخبرات والصلة بالمجتمع",
  "Year, amount and who gave it": "السنة والمبلغ والجهة",
  "Are you a certified B Corporation?": "هل لديك شهادة B Corp؟",
  "Other certifications": "شهادات أخرى",
  "Fairtrade, ISO 14001": "Fairtrade، ISO 14001",

  // What individuals are asked.
  "What are you working on?": "ما المشروع الذي تعمل عليه؟",
  "A documentary about river fishing in the Volta delta.": "فيلم وثائقي عن صيد الأسماك في دلتا النيل.",
  "Which fields is it in?": "ما مجالاته؟",
  "Which country do you live in?": "في أي بلد تعيش؟",
  "Many fellowships and grants depend on it.": "يتوقف عليه كثير من الزمالات والمنح.",
  "How far along is your project?": "إلى أي مرحلة وصل مشروعك؟",
  "MVP: a first version or pilot. Traction: others use or follow it. Growth: growing steadily. Scale: established.":
    "منتج أولي (MVP): نسخة أو تجربة أولى. إقبال أولي: هناك من يستخدمه أو يتابعه. نمو: نمو مطّرد. توسّع: راسخ.",
  "In which year did you start on it?": "في أي سنة بدأت العمل عليه؟",
  "Funding received for it so far": "التمويل المستلم له حتى الآن",
  "What it earned in the last 12 months": "دخله في آخر 12 شهرًا",
  "What it costs you each month": "ما يكلّفك كل شهر",
  "Your own spending beyond what it earns; 0 if none.": "ما تنفقه عليه زيادة على دخله؛ 0 إن لم يوجد.",
  "Years of experience in this field": "سنوات الخبرة في هذا المجال",
  "How many people work on it, with you?": "كم عدد العاملين عليه، وأنت منهم؟",
  "1 if you work alone.": "1 إن كان العمل فرديًا.",
  "How many of them do you pay?": "كم منهم تدفع له أجرًا؟",
  "Share of the project that others own (%)": "حصة الآخرين من ملكية المشروع (%)",
  "0 if it is all yours.": "0 إن كان كله لك.",
  "Your full name": "اسمك الكامل",
  "As it should stand in an application": "كما ينبغي أن يظهر في الطلب",
  "What do you call yourself?": "كيف تعرّف نفسك؟",
  "Documentary film-maker": "صناعة الأفلام الوثائقية",
  "Describe your project": "وصف مشروعك",
  "What it is, whom it is for, and why you are the one to do it": "ما هو، ولمن، ولماذا أنت الأنسب لتنفيذه",
  "What do you want to reach with the funding?": "ماذا تريد تحقيقه بالتمويل؟",
  "What will exist at the end that does not exist today": "ما سيوجد في النهاية ولا يوجد اليوم",
  "What drives you?": "ما الذي يحفّزك؟",
  "The change you want to see": "التغيير الذي تريد رؤيته",
  "What have you done before?": "ما أعمالك السابقة؟",
  "Work, projects and results that matter here": "أعمال ومشاريع ونتائج لها أهمية هنا",
  "Education and training": "التعليم والتدريب",
  "BA Film, University of Ghana, 2018": "بكالوريوس سينما، جامعة القاهرة، 2018",
  Skills: "المهارات",
  "Directing, editing, Ewe, French": "إخراج، مونتاج، إنجليزية، فرنسية",
  "Which town or city do you live in?": "في أي مدينة أو بلدة تعيش؟",
  Keta: "رشيد",
  "In which countries does your work take place?": "في أي بلدان يجري عملك؟",
  "Website or portfolio": "موقع إلكتروني أو معرض أعمال",
  "Social media and other links": "حسابات التواصل الاجتماعي وروابط أخرى",
  "https://www.linkedin.com/in/name, https://vimeo.com/name":
    "https://www.linkedin.com/in/name, https://vimeo.com/name",

  // What research groups are asked.
  "What do you research?": "ما موضوع بحثك؟",
  "Low-cost sensors that detect aflatoxin in stored maize.":
    "مستشعرات منخفضة التكلفة تكشف الأفلاتوكسين في الذرة المخزّنة.",
  "Which fields does it serve?": "ما المجالات التي يخدمها؟",
  "Where your institution is.": "بلد مؤسستك.",
  "How far along is the research?": "إلى أي مرحلة وصل البحث؟",
  "Idea: a question and a plan. MVP: proof of concept. Traction: validated results. Growth: used by others. Scale: widely used.":
    "فكرة: سؤال وخطة. منتج أولي (MVP): إثبات المفهوم. إقبال أولي: نتائج مثبتة. نمو: يستخدمها آخرون. توسّع: واسعة الاستخدام.",
  "In which year did the group start?": "في أي سنة بدأت المجموعة؟",
  "Research budget for this year": "ميزانية البحث لهذا العام",
  "Research grants held at present, in total": "إجمالي منح البحث الجارية",
  "Funding received since the group started": "التمويل المستلم منذ بدء المجموعة",
  "Income from contracts and licences in the last 12 months": "دخل العقود والتراخيص في آخر 12 شهرًا",
  "0 if grants and income cover it.": "0 إن كانت المنح والدخل تغطيه.",
  Publications: "المنشورات",
  Citations: "الاستشهادات",
  "How many people are in the group?": "كم عدد أفراد المجموعة؟",
  "Researchers, students and technicians together.": "يشمل الباحثين والطلاب والفنيين.",
  "Share of any spin-out held by investors (%)": "حصة المستثمرين من الشركة المنبثقة إن وُجدت (%)",
  "0 if there is none.": "0 إن لم يوجد.",
  "Research areas": "مجالات البحث",
  "Food safety, biosensors, mycotoxins": "سلامة الغذاء، مستشعرات حيوية، سموم فطرية",
  Institution: "المؤسسة",
  "University or institute, and department": "الجامعة أو المعهد، والقسم",
  "Lead researcher": "الباحث الرئيسي",
  "Dr Ama Mensah": "د. سلمى الخطيب",
  "What is the research for?": "ما الغرض من البحث؟",
  "The question you want answered and who gains from the answer": "السؤال المطلوب جوابه ومن يستفيد من الجواب",
  "Funder, number, years and amount": "جهة التمويل والرقم والسنوات والمبلغ",
  Collaborations: "أوجه التعاون",
  "ETH Zurich, CSIR, Nestlé Research": "ETH Zurich، CSIR، Nestlé Research",
  "Is there a spin-out company, or one planned?": "هل توجد شركة منبثقة، أو يُخطط لها؟",
  "Tell us about the spin-out": "نبذة عن الشركة المنبثقة",
  "Its name, what it sells and where it stands": "اسمها وما تبيعه ووضعها الحالي",
  "Website of the group": "موقع المجموعة",
  "In which countries do you do research?": "في أي بلدان تُجري البحث؟",

  // What schools are asked.
  "What does your school offer?": "ماذا تقدّم مدرستك؟",
  "A rural secondary school with a focus on science and farming.":
    "مدرسة ثانوية ريفية تركّز على العلوم والزراعة.",
  "Which fields does your need belong to?": "ما مجالات احتياجك؟",
  "Education, and what the funding is for: energy, water, arts and so on.":
    "التعليم، وما خُصص له التمويل: طاقة، مياه، فنون وغيرها.",
  "Where the school is.": "بلد المدرسة.",
  "How established is the school?": "إلى أي مرحلة وصلت المدرسة؟",
  "Idea: being planned. MVP: newly opened. Traction: running, with first results. Growth: growing. Scale: several sites.":
    "فكرة: قيد التخطيط. منتج أولي (MVP): افتُتحت حديثًا. إقبال أولي: تعمل مع نتائج أولية. نمو: تنمو. توسّع: عدة مواقع.",
  "In which year did it open?": "في أي سنة افتُتحت؟",
  Students: "الطلاب",
  Teachers: "المعلمون",
  "How many people work at the school in all?": "كم عدد العاملين في المدرسة إجمالًا؟",
  "Teachers, other staff and volunteers together.": "يشمل المعلمين وسائر الموظفين والمتطوعين.",
  "Fees, public money and donations together. In the currency of this profile.":
    "مجموع الرسوم والأموال العامة والتبرعات. بعملة هذا الملف.",
  "Fees for one student and year": "رسوم الطالب الواحد سنويًا",
  "0 if it is free.": "0 إن كانت مجانية.",
  "Students on a scholarship": "الطلاب الحاصلون على منح دراسية",
  "Students who complete their course (%)": "الطلاب الذين يُتمّون دراستهم (%)",
  "Leavers who go on to further study (%)": "الخريجون الذين يواصلون الدراسة (%)",
  "Leavers in work within a year (%)": "الخريجون الذين يعملون خلال عام (%)",
  "For most schools this is 0.": "0 لمعظم المدارس.",
  "What kind of school is it?": "ما نوع المدرسة؟",
  "Which levels do you teach?": "ما المراحل التي تُدرَّس؟",
  "What does your school stand for?": "ما قيم مدرستك؟",
  "Whom you serve and what you want for them": "من تخدمهم المدرسة وما تريده لهم",
  "What scholarships do you give?": "ما المنح الدراسية التي تقدّمها؟",
  "Who can get one, what it covers and who pays for it": "من يستحقها، وما تغطيه، ومن يموّلها",
  Partnerships: "الشراكات",
  "University of Nairobi, Rotary Club, parents' association":
    "جامعة الخرطوم، نادي الروتاري، مجلس أولياء الأمور",
  Accreditations: "الاعتمادات",
  "Ministry of Education, Cambridge International": "وزارة التربية والتعليم، Cambridge International",
  "Who heads the school?": "من يدير المدرسة؟",
  "In which countries do you have sites or students?": "في أي بلدان لديك فروع أو طلاب؟",

  // What community groups are asked.
  "What does your group do?": "ماذا تفعل مجموعتك؟",
  "We keep the neighbourhood garden and teach children to grow food.":
    "نعتني بحديقة الحي ونعلّم الأطفال الزراعة.",
  "Where your group meets.": "حيث تجتمع مجموعتك.",
  "How established is the group?": "إلى أي مرحلة وصلت المجموعة؟",
  "Idea: being planned. MVP: just started. Traction: meeting regularly. Growth: growing. Scale: several places.":
    "فكرة: قيد التخطيط. منتج أولي (MVP): بدأت للتو. إقبال أولي: تجتمع بانتظام. نمو: تنمو. توسّع: عدة أماكن.",
  "In which year did it begin?": "في أي سنة بدأت؟",
  Members: "الأعضاء",
  "How many people run the group?": "كم شخصًا يدير المجموعة؟",
  "Organisers, volunteers and staff together.": "يشمل المنظمين والمتطوعين والموظفين.",
  "Contributions, donations and sales together. In the currency of this profile.":
    "مجموع الاشتراكات والتبرعات والمبيعات. بعملة هذا الملف.",
  "0 if you spend no more than comes in.": "0 إن لم يزد الإنفاق على الدخل.",
  "How far does your work reach, in kilometres?": "ما مدى وصول عملك، بالكيلومترات؟",
  "From where you meet to the furthest people you serve.": "من مكان الاجتماع إلى أبعد من تخدمهم.",
  "For most groups this is 0.": "0 لمعظم المجموعات.",
  "What kind of group is it?": "ما نوع المجموعة؟",
  "What do you care for?": "بماذا تُعنى مجموعتك؟",
  "Food growing, children, clean streets": "زراعة الغذاء، الأطفال، نظافة الشوارع",
  "What do you want to change?": "ماذا تريد أن تغيّر؟",
  "Where are you?": "أين أنت؟",
  "Town, district or neighbourhood": "المدينة أو المنطقة أو الحي",
  "Who leads the group?": "من يقود المجموعة؟",
  "Website or page": "موقع أو صفحة",

  // What public bodies are asked.
  "What is the funding for?": "ما الغرض من التمويل؟",
  "Solar street lights in twelve market towns.": "إنارة الشوارع بالطاقة الشمسية في اثنتي عشرة بلدة.",
  "Which fields does it belong to?": "ما مجالاته؟",
  "Which country do you serve?": "ما البلد الذي تخدمه؟",
  "The country whose public body you are.": "البلد الذي تتبعه جهتك الحكومية.",
  "How far along is the programme?": "إلى أي مرحلة وصل البرنامج؟",
  "Idea: being planned. MVP: a first pilot. Traction: running, with first results. Growth: extending. Scale: in the whole area.":
    "فكرة: قيد التخطيط. منتج أولي (MVP): تجربة أولى. إقبال أولي: قيد التنفيذ مع نتائج أولية. نمو: قيد التوسيع. توسّع: في المنطقة كلها.",
  "In which year was the agency set up?": "في أي سنة أُنشئت الجهة؟",
  "Agency budget for this year": "ميزانية الجهة لهذا العام",
  "Public money already set aside for this": "الأموال العامة المخصصة لذلك",
  "Many funders ask for a share of your own.": "تطلب جهات تمويل كثيرة مساهمة ذاتية.",
  "Allocations, fees and taxes together. In the currency of this profile.":
    "مجموع المخصصات والرسوم والضرائب. بعملة هذا الملف.",
  "Outside funding received so far": "التمويل الخارجي المستلم حتى الآن",
  "0 if the budget covers it.": "0 إن كانت الميزانية تغطيه.",
  "Staff of the agency": "موظفو الجهة",
  "How many people work on this programme?": "كم عدد العاملين في هذا البرنامج؟",
  "Staff, contractors and partners together.": "يشمل الموظفين والمتعاقدين والشركاء.",
  "Share held by private partners (%)": "حصة الشركاء من القطاع الخاص (%)",
  "0 unless it is a public-private partnership.": "0 ما لم تكن شراكة بين القطاعين العام والخاص.",
  "Name of the agency": "اسم الجهة",
  "Say too whether the group is registered or has a fiscal sponsor: many funders ask for one.":
    "يُذكر أيضًا هل المجموعة مسجّلة أو لها راعٍ مالي: تطلب ذلك جهات تمويل كثيرة.",
  "With its level, such as city, county, state, school district or tribe: calls are often for one.":
    "مع مستواها، كمدينة أو مقاطعة أو ولاية أو منطقة تعليمية أو قبيلة: كثيرًا ما تخص الدعوة مستوى واحدًا.",
  "Ministry, council or authority": "وزارة أو مجلس أو هيئة",
  "Department or unit": "الإدارة أو الوحدة",
  "Directorate of Renewable Energy": "مديرية الطاقة المتجددة",
  "What is the agency's mandate?": "ما اختصاص الجهة؟",
  "What it is responsible for, and for whom": "ما هي مسؤولة عنه، ولصالح من",
  "Each programme: aim, reach and results": "كل برنامج: الهدف والنطاق والنتائج",
  "Do you prefer to work through contractors?": "هل تفضّل العمل عبر متعاقدين؟",
  "Yes if outside firms or organisations carry out most of the work.":
    "نعم إن كانت شركات أو منظمات خارجية تنفّذ معظم العمل.",
  "Who is responsible for the programme?": "من المسؤول عن البرنامج؟",
  "In which countries does the programme work?": "في أي بلدان يعمل البرنامج؟",
};

/** Regions whose Arabic name is another than the English one. */
export const regions: Labels = {
  Brandenburg: "براندنبورغ",
  "Baden-Württemberg": "بادن-فورتمبيرغ",
  Bavaria: "بافاريا",
  Bremen: "بريمن",
  Hamburg: "هامبورغ",
  "Mecklenburg-Vorpommern": "مكلنبورغ-فوربومرن",
  "Lower Saxony": "ساكسونيا السفلى",
  "North Rhine-Westphalia": "شمال الراين-وستفاليا",
  "Rhineland-Palatinate": "راينلاند-بالاتينات",
  Saarland: "سارلاند",
  Saxony: "ساكسونيا",
  "Saxony-Anhalt": "ساكسونيا-أنهالت",
  Thuringia: "تورينغن",
  Andalusia: "الأندلس",
  Asturias: "أستورياس",
  Cantabria: "كانتابريا",
  "Castile and León": "قشتالة وليون",
  "Castilla-La Mancha": "قشتالة لا مانتشا",
  "Canary Islands": "جزر الكناري",
  Catalonia: "كتالونيا",
  Extremadura: "إكستريمادورا",
  Galicia: "غاليسيا",
  "Balearic Islands": "جزر البليار",
  Murcia: "مورسيا",
  "Basque Country": "إقليم الباسك",
  "Valencian Community": "منطقة بلنسية",
  Corsica: "كورسيكا",
  "French Guiana": "غويانا الفرنسية",
  Réunion: "ريونيون",
  Brittany: "بريتاني",
  Normandy: "نورماندي",
  Occitania: "أوكسيتانيا",
  England: "إنجلترا",
  "Northern Ireland": "أيرلندا الشمالية",
  Scotland: "اسكتلندا",
  Wales: "ويلز",
  Piedmont: "بييمونتي",
  "Aosta Valley": "وادي أوستا",
  Lombardy: "لومبارديا",
  "Trentino-South Tyrol": "ترينتينو-ألتو أديجي",
  Veneto: "فينيتو",
  "Friuli Venezia Giulia": "فريولي فينيتسيا جوليا",
  Liguria: "ليغوريا",
  "Emilia-Romagna": "إميليا رومانيا",
  Tuscany: "توسكانا",
  Umbria: "أومبريا",
  Marche: "ماركي",
  Lazio: "لاتسيو",
  Abruzzo: "أبروتسو",
  Campania: "كامبانيا",
  Apulia: "بوليا",
  Basilicata: "بازيليكاتا",
  Calabria: "كالابريا",
  Sicily: "صقلية",
  Sardinia: "سردينيا",
  "Australian Capital Territory": "إقليم العاصمة الأسترالية",
  "New South Wales": "نيو ساوث ويلز",
  "Northern Territory": "الإقليم الشمالي",
  "South Australia": "جنوب أستراليا",
  Tasmania: "تسمانيا",
  "Western Australia": "غرب أستراليا",
  "British Columbia": "كولومبيا البريطانية",
  "New Brunswick": "نيو برونزويك",
  "Newfoundland and Labrador": "نيوفاوندلاند ولابرادور",
  "Nova Scotia": "نوفا سكوشا",
  "Northwest Territories": "الأقاليم الشمالية الغربية",
  "Prince Edward Island": "جزيرة الأمير إدوارد",
  Quebec: "كيبك",
  Hokkaido: "هوكايدو",
  Hyogo: "هيوغو",
  Kochi: "كوتشي",
  Oita: "أويتا",
  "American Samoa": "ساموا الأمريكية",
  California: "كاليفورنيا",
  "District of Columbia": "مقاطعة كولومبيا",
  Florida: "فلوريدا",
  Georgia: "جورجيا",
  Hawaii: "هاواي",
  Louisiana: "لويزيانا",
  "Northern Mariana Islands": "جزر ماريانا الشمالية",
  "North Carolina": "كارولاينا الشمالية",
  "North Dakota": "داكوتا الشمالية",
  "New Mexico": "نيو مكسيكو",
  Pennsylvania: "بنسلفانيا",
  "Puerto Rico": "بورتوريكو",
  "South Carolina": "كارولاينا الجنوبية",
  "South Dakota": "داكوتا الجنوبية",
  Virginia: "فيرجينيا",
  "Virgin Islands": "جزر فيرجن الأمريكية",
  "West Virginia": "فيرجينيا الغربية",
};

/** What the sources that a curator can have read say of themselves. */
export const sources: Labels = {
  "New funding opportunities for research, education and small businesses in the United States":
    "فرص تمويل جديدة للبحث والتعليم والشركات الصغيرة في الولايات المتحدة",
  "Calls of the United Kingdom's research councils and Innovate UK, with the page of each call":
    "دعوات مجالس البحوث البريطانية وInnovate UK، مع صفحة كل دعوة",
  "Grants of all departments of the government of the United Kingdom":
    "منح جميع وزارات حكومة المملكة المتحدة",
  "Programmes for communities and charities in the United Kingdom":
    "برامج للمجتمعات المحلية والجمعيات الخيرية في المملكة المتحدة",
  "Programmes for museums, buildings, nature and traditions in the United Kingdom":
    "برامج للمتاحف والمباني والطبيعة والتقاليد في المملكة المتحدة",
  "Open funds of a community foundation in North and East Yorkshire":
    "صناديق مفتوحة لمؤسسة مجتمعية في شمال يوركشاير وشرقها",
  "Grants for communities in Wales, read from the page of each fund":
    "منح للمجتمعات المحلية في ويلز، مقروءة من صفحة كل صندوق",
  "Calls for projects of the French development agency, in French":
    "دعوات المشاريع من الوكالة الفرنسية للتنمية، بالفرنسية",
  "Calls of the European Union for doctoral networks, postdoctoral fellowships and exchanges":
    "دعوات الاتحاد الأوروبي لشبكات الدكتوراه وزمالات ما بعد الدكتوراه والتبادل",
  "The three acceleration programmes of Chile's development agency CORFO, open to the world":
    "برامج التسريع الثلاثة لوكالة التنمية التشيلية CORFO، مفتوحة للعالم",
  "The accelerator for start-ups in Australia and New Zealand":
    "مسرّعة الشركات الناشئة في أستراليا ونيوزيلندا",
  "Next 36, the programme for student founders in Canada": "Next 36، برنامج الطلاب المؤسسين في كندا",
  "Grants of all federal agencies of the United States": "منح جميع الوكالات الفيدرالية في الولايات المتحدة",
  "A list of accelerators and founder programmes all over the world":
    "قائمة مسرّعات الأعمال وبرامج المؤسسين في أنحاء العالم",
  "Energy programmes of New York State": "برامج الطاقة لولاية نيويورك",
  "Public domain in the United States": "ملك عام في الولايات المتحدة",
  "Facts only, described in our own words": "حقائق فقط، موصوفة بكلماتنا",
  "Added by hand": "إضافة يدوية",
  "Seed capital, training and mentoring for entrepreneurs in all countries of Africa":
    "رأس مال بذري وتدريب وإرشاد لرواد الأعمال في كل بلدان أفريقيا",
  "Grants and loans of the agencies of the state of California": "منح وقروض جهات ولاية كاليفورنيا",
  "Open data of the State of California": "البيانات المفتوحة لولاية كاليفورنيا",
  "Grants, loans and tax credits of the agencies of Pennsylvania":
    "منح وقروض وخصوم ضريبية من جهات ولاية بنسلفانيا",
  "Public data of the Commonwealth of Pennsylvania": "البيانات العامة لولاية بنسلفانيا",
  "Funding of the agencies of Washington State, as a company's prototype serves it":
    "تمويل جهات ولاية واشنطن، كما يعرضه نموذج تجريبي لإحدى الشركات",
  "Public data of Washington State": "البيانات العامة لولاية واشنطن",
  "Incentives of the agencies of Maryland, as a company's prototype serves them":
    "حوافز جهات ولاية ميريلاند، كما يعرضها نموذج تجريبي لإحدى الشركات",
  "Public data of the State of Maryland": "البيانات العامة لولاية ميريلاند",
  "Calls for proposals of all programmes of the European Union":
    "دعوات تقديم المقترحات لجميع برامج الاتحاد الأوروبي",
  "Reuse decision 2011/833/EU of the European Commission, as CC BY 4.0":
    "قرار المفوضية الأوروبية 2011/833/EU بشأن إعادة الاستخدام، وفق CC BY 4.0",
  "Calls of the Spanish state, regions and towns, in Spanish":
    "دعوات الدولة والأقاليم والبلديات في إسبانيا، بالإسبانية",
  "Legal notice of the Spanish register of subsidies": "الإشعار القانوني للسجل الإسباني للإعانات",
  "Open subsidies of Japan's ministries, regions and towns, in Japanese":
    "الإعانات المفتوحة من وزارات اليابان وأقاليمها وبلدياتها، باليابانية",
  "Terms of the public API of Japan's Digital Agency": "شروط الـAPI العام للوكالة الرقمية اليابانية",
  "Subsidies and loans of the French state, regions and agencies, in French":
    "إعانات وقروض الدولة والأقاليم والوكالات في فرنسا، بالفرنسية",
  "Licence Ouverte 2.0 (Etalab)": "Licence Ouverte 2.0 (Etalab)",
  "Schemes of the Netherlands Enterprise Agency, with the page of each scheme, in Dutch":
    "برامج الوكالة الهولندية للمشاريع، مع صفحة كل برنامج، بالهولندية",
  "CC0 1.0, public domain": "CC0 1.0، ملك عام",
  "Calls of Vinnova, Sweden's innovation agency, in Swedish":
    "دعوات Vinnova، وكالة الابتكار السويدية، بالسويدية",
  "Incentives of the Italian state and regions for companies, in Italian":
    "حوافز الدولة والأقاليم في إيطاليا للشركات، بالإيطالية",
  "Italian Open Data License 2.0": "Italian Open Data License 2.0",
  "Public aid for companies in France, of the state, the regions and Europe, in French":
    "مساعدات عامة للشركات في فرنسا من الدولة والأقاليم وأوروبا، بالفرنسية",
  "Public Domain Mark 1.0": "علامة الملك العام 1.0",
  "Grants of all federal agencies of the United States, kept as those of Grants.gov":
    "منح جميع الوكالات الفيدرالية في الولايات المتحدة، محفوظة كمنح Grants.gov",
};

/** What each criterion of a pitch deck is called, and what a screen shows of it. */
export const deckTitles: Labels = {
  "The problem is named": "تسمية المشكلة",
  "Who has the problem": "من يعاني من المشكلة",
  "Figures that show the problem": "أرقام تبيّن المشكلة",
  "Source of the problem's figures": "مصدر أرقام المشكلة",
  "What the problem leads to": "عواقب المشكلة",
  "How people cope today": "كيف يتعامل الناس معها اليوم",
  "First-hand knowledge of the problem": "معرفة مباشرة بالمشكلة",
  "The solution in one sentence": "الحل في جملة واحدة",
  "The solution answers the problem": "الحل يعالج المشكلة",
  "How it works": "كيف يعمل",
  "What exists today": "ما هو موجود اليوم",
  "The work is shown": "عرض العمل",
  "What makes it different": "ما يميّزه",
  "Hard to copy": "صعوبة التقليد",
  "The benefit in figures": "الفائدة بالأرقام",
  "Size of the market or need": "حجم السوق أو الحاجة",
  "Source of the market figure": "مصدر رقم السوق",
  "The part you can reach": "الجزء الذي يمكن بلوغه",
  "The first customers or beneficiaries": "أول العملاء أو المستفيدين",
  "Others in the field are named": "ذكر الفاعلين الآخرين في المجال",
  "How you reach people": "كيف تصل إلى الناس",
  "Why now": "لماذا الآن",
  "The people are named": "ذكر أسماء الأشخاص",
  "Who does what": "من يفعل ماذا",
  "Relevant experience": "خبرة ذات صلة",
  "Why this team": "لماذا هذا الفريق",
  "Skills for making and for running it": "مهارات التنفيذ والإدارة",
  "Time given to it": "الوقت المخصص له",
  "Advisers or board": "المستشارون أو مجلس الإدارة",
  "Who is still missing": "من لا يزال ينقص",
  "Where the money comes from": "من أين يأتي المال",
  Price: "السعر",
  "Figures for one customer or beneficiary": "أرقام العميل أو المستفيد الواحد",
  "Finances so far": "الوضع المالي حتى الآن",
  Projections: "التوقعات",
  "What the work costs": "تكلفة العمل",
  "Use of funds": "استخدام الأموال",
  "The parts add up": "مجموع البنود صحيح",
  "How long the money lasts": "المدة التي يكفيها المال",
  "Paying its own way": "تغطية تكاليفه ذاتيًا",
  "The amount asked for": "المبلغ المطلوب",
  "The kind of money": "نوع التمويل",
  "What the money achieves": "ما يحققه المال",
  "Results so far": "النتائج حتى الآن",
  "Others vouch for it": "شهادات الآخرين",
  "Risks are faced": "مواجهة المخاطر",
  "The cover says what you do": "الغلاف يبيّن ما تفعله",
  "An outsider understands it": "مفهوم لغير المختصين",
  "Figures agree with each other": "الأرقام متسقة",
  "How to reach you": "كيفية التواصل معك",
  "The deck is dated": "العرض مؤرَّخ",
  "Length of the deck": "طول العرض",
  "One idea for each slide": "فكرة واحدة لكل شريحة",
  "Nothing left from a template": "لا بقايا من قالب جاهز",
};

/** What else is said by the criteria that pitch decks are reviewed by. */
export const deckCriteria: Labels = {
  // What is said of how a deck tells the problem.
  "The problem is named.": "المشكلة مذكورة.",
  "The deck does not say which problem you solve.": "لا يذكر العرض أي مشكلة تحلّها.",
  "Give the problem its own slide, early on, and state it in one sentence that an outsider understands.":
    "خصّص للمشكلة شريحة في البداية، واعرضها في جملة واحدة يفهمها غير المختص.",
  "It is clear who has the problem.": "من الواضح من يعاني من المشكلة.",
  "Nobody is named who has this problem.": "لا يُذكر من يعاني من هذه المشكلة.",
  "Name the group that has the problem as narrowly as you can: “dairy farmers in Nakuru”, not “people”.":
    "حدّد الفئة المعنية بأدق ما يمكن: «مربّو الأبقار الحلوب في ناكورو»، لا «الناس».",
  "A figure shows how large the problem is.": "رقم يبيّن حجم المشكلة.",
  "No figure shows how large, frequent or costly the problem is.":
    "لا رقم يبيّن حجم المشكلة أو تكرارها أو كلفتها.",
  "Add one or two figures that show the size of the problem: how many, how often, how much it costs.":
    "أضف رقمًا أو رقمين يبيّنان حجم المشكلة: كم شخصًا، وكم مرة، وبأي كلفة.",
  "The figures about the problem have a source.": "لأرقام المشكلة مصدر.",
  "The figures about the problem have no source.": "ليس لأرقام المشكلة مصدر.",
  "Put the source and its year in small print beside each figure about the problem.":
    "ضع المصدر وسنته بخط صغير بجانب كل رقم عن المشكلة.",
  "The deck says what the problem leads to.": "يذكر العرض عواقب المشكلة.",
  "The deck does not say what happens to those who have the problem if nothing changes.":
    "لا يذكر العرض ما يحدث للمتضررين إن لم يتغير شيء.",
  "Say what the problem costs those who have it: money, time, health, chances.":
    "اذكر ما تكلّفه المشكلة للمتضررين: مال، وقت، صحة، فرص.",
  "The deck says how people deal with the problem today.": "يذكر العرض كيف يتعامل الناس مع المشكلة اليوم.",
  "The deck does not say how people deal with the problem today.":
    "لا يذكر العرض كيف يتعامل الناس مع المشكلة اليوم.",
  "Say what people do about the problem today (by hand, another provider, nothing) and where that fails.":
    "اذكر ما يفعله الناس حيال المشكلة اليوم (يدويًا، مزوّد آخر، لا شيء) وأين يقصر ذلك.",
  "Those who have the problem were asked.": "سُئل من يعانون من المشكلة.",
  "Nothing shows that those who have the problem were asked.":
    "لا شيء يدل على أن من يعانون من المشكلة سُئلوا.",
  "Say how many of those affected you have spoken to or surveyed, and the one thing you learnt.":
    "اذكر كم متضررًا تحدثت إليه أو شمله استطلاعك، وأهم ما تعلّمته.",

  // What is said of how a deck tells the solution.
  "One sentence says what you offer.": "جملة واحدة تبيّن ما تقدّمه.",
  "No single sentence says what you offer.": "لا توجد جملة واحدة تبيّن ما تقدّمه.",
  "Write one sentence: “We help [whom] to [do what] by [how].” Put it on the cover or the solution slide.":
    "اكتب جملة واحدة: «نساعد [من] على [ماذا] عن طريق [كيف].» وضعها على الغلاف أو شريحة الحل.",
  "The solution answers the problem that you name.": "الحل يعالج المشكلة التي تذكرها.",
  "The solution does not clearly answer the problem that you name.":
    "الحل لا يعالج بوضوح المشكلة التي تذكرها.",
  "Take the problems one by one and say what your solution changes about each of them.":
    "تناول المشكلات واحدة واحدة، واذكر ما يغيّره حلّك في كل منها.",
  "The deck explains how it works.": "يشرح العرض كيف يعمل.",
  "The deck does not explain how it works.": "لا يشرح العرض كيف يعمل.",
  "Show in three or four steps what a user or participant does and gets.":
    "بيّن في ثلاث خطوات أو أربع ما يفعله المستخدم أو المشارك وما يحصل عليه.",
  "It is clear what exists today.": "من الواضح ما هو موجود اليوم.",
  "The deck does not say what exists today: idea, prototype, pilot or a running service.":
    "لا يذكر العرض ما هو موجود اليوم: فكرة أو نموذج تجريبي أو تجربة أولى أو خدمة عاملة.",
  "Say in one line what exists today and since when, for example “Pilot in 3 clinics since March 2025”.":
    "اذكر في سطر واحد ما هو موجود اليوم ومنذ متى، مثل «تجربة أولى في 3 عيادات منذ مارس 2025».",
  "The product can be seen or tried.": "يمكن رؤية المنتج أو تجربته.",
  "Nothing shows the product or the work itself.": "لا شيء يُظهر المنتج أو العمل نفسه.",
  "Show one real screenshot or photograph of the work with a caption, and a link to a demo if there is one.":
    "اعرض لقطة شاشة أو صورة حقيقية للعمل مع شرح لها، ورابطًا لعرض تجريبي إن وُجد.",
  "The deck says what makes it different.": "يذكر العرض ما يميّزه.",
  "The deck does not say in what this differs from what others offer.":
    "لا يذكر العرض بمَ يختلف عمّا يقدّمه الآخرون.",
  "Name the one or two points in which you differ, against a named alternative: price, speed, access, results.":
    "اذكر نقطة أو نقطتين تميّزانك عن بديل محدد بالاسم: السعر، السرعة، سهولة الوصول، النتائج.",
  "Something keeps others from copying it.": "هناك ما يمنع الآخرين من تقليده.",
  "The deck names nothing that keeps others from copying this.": "لا يذكر العرض ما يمنع الآخرين من تقليده.",
  "Name what is hard to copy: a patent or licence, data that only you have, a contract, a network.":
    "اذكر ما يصعب تقليده: براءة اختراع أو ترخيص، بيانات لديك وحدك، عقد، شبكة.",
  "The benefit is measured.": "الفائدة مقيسة.",
  "No figure shows what users or beneficiaries gain.": "لا رقم يبيّن ما يكسبه المستخدمون أو المستفيدون.",
  "Measure one benefit with your first users, before and after, and state the figure.":
    "قِس فائدة واحدة لدى أول مستخدميك، قبل وبعد، واذكر الرقم.",

  // What is said of how a deck tells the market, or the need.
  "A figure says how large the market or need is.": "رقم يبيّن حجم السوق أو الحاجة.",
  "No figure says how large the market or the need is.": "لا رقم يبيّن حجم السوق أو الحاجة.",
  "State how many customers or beneficiaries there are and, where money is paid, what they spend in a year.":
    "اذكر عدد العملاء أو المستفيدين، وما ينفقونه في السنة إن كانوا يدفعون.",
  "The market figure has a source.": "لرقم السوق مصدر.",
  "The market figure has no source.": "ليس لرقم السوق مصدر.",
  "Put the source and year beside the market figure, or show your own calculation.":
    "ضع المصدر والسنة بجانب رقم السوق، أو اعرض حسابك الخاص.",
  "The deck says which part of the market or need you can reach.":
    "يذكر العرض أي جزء من السوق أو الحاجة يمكنك بلوغه.",
  "The deck does not say which part of the market or need you can reach.":
    "لا يذكر العرض أي جزء من السوق أو الحاجة يمكنك بلوغه.",
  "Count from the bottom up: reachable customers or beneficiaries × price or cost for each.":
    "احسب من القاعدة: العملاء أو المستفيدون الممكن بلوغهم × السعر أو التكلفة لكل منهم.",
  "It is clear whom you serve first.": "من الواضح من تخدم أولًا.",
  "The deck does not say whom you serve first.": "لا يذكر العرض من تخدم أولًا.",
  "Name the group you serve first, by trade, place or size, and why they come first.":
    "حدّد الفئة التي تخدمها أولًا، بالمهنة أو المكان أو الحجم، ولماذا تأتي أولًا.",
  "Others in the field are named.": "الفاعلون الآخرون في المجال مذكورون.",
  "The deck names nobody else who works on this.": "لا يذكر العرض أي جهة أخرى تعمل على هذا.",
  "Name the two or three alternatives that your reader knows and say where each falls short.":
    "اذكر البديلين أو الثلاثة التي يعرفها قارئك، وأين يقصر كل منها.",
  "The deck says how you reach customers or beneficiaries.": "يذكر العرض كيف تصل إلى العملاء أو المستفيدين.",
  "The deck does not say how you reach customers or beneficiaries.":
    "لا يذكر العرض كيف تصل إلى العملاء أو المستفيدين.",
  "Name the one or two channels that work for you, with what each brings or costs so far.":
    "اذكر القناة أو القناتين الناجحتين لك، وما درّته أو كلّفته كل منهما حتى الآن.",
  "The deck says why now is the time.": "يذكر العرض لماذا الآن هو الوقت المناسب.",
  "The deck does not say why now is the time for this.": "لا يذكر العرض لماذا الآن هو الوقت المناسب.",
  "Name the change that makes this possible or urgent now, with a date or a growth figure.":
    "اذكر التغيّر الذي يجعل هذا ممكنًا أو ملحًّا الآن، مع تاريخ أو رقم نمو.",

  // What is said of how a deck presents the team.
  "The people behind it are named.": "أسماء القائمين على العمل مذكورة.",
  "Nobody is named who leads the work.": "لا يُذكر اسم من يقود العمل.",
  "Add a team slide with the full name and a photograph of each person who leads the work.":
    "أضف شريحة للفريق فيها الاسم الكامل وصورة كل من يقود العمل.",
  "It is clear who does what.": "من الواضح من يفعل ماذا.",
  "The deck does not say who is responsible for what.": "لا يذكر العرض من المسؤول عن ماذا.",
  "Put the role beside each name: who builds or delivers, who sells or raises funds, who runs the finances.":
    "ضع الدور بجانب كل اسم: من يبني أو ينفّذ، ومن يبيع أو يجمع التمويل، ومن يدير المالية.",
  "The team's experience is stated.": "خبرة الفريق مذكورة.",
  "Nothing shows what the people have done before that matters here.":
    "لا شيء يبيّن ما أنجزه الأفراد سابقًا مما له صلة هنا.",
  "Give each person one line of proof: years in the field, earlier employer, degree, something built or run.":
    "أضف لكل شخص سطرًا يثبت خبرته: سنوات في المجال، جهة عمل سابقة، شهادة، شيء بناه أو أداره.",
  "The deck says why this team is right for this problem.": "يذكر العرض لماذا هذا الفريق مناسب لهذه المشكلة.",
  "The deck does not say why this team in particular is right for this problem.":
    "لا يذكر العرض لماذا هذا الفريق بالذات مناسب لهذه المشكلة.",
  "Add one sentence on what you know, have lived through or can reach that others cannot.":
    "أضف جملة عمّا تعرفه أو عايشته أو يمكنك بلوغه دون غيرك.",
  "The team covers both making it and running it.": "الفريق يغطي التنفيذ والإدارة معًا.",
  "The team does not visibly cover both making it and running it.":
    "لا يظهر أن الفريق يغطي التنفيذ والإدارة معًا.",
  "Show who covers the making and who covers business or funds, or say how you will fill the gap.":
    "بيّن من يتولى التنفيذ ومن يتولى الأعمال أو التمويل، أو اذكر كيف ستسد النقص.",
  "The deck says how much time people give to it.": "يذكر العرض الوقت الذي يخصصه الأفراد له.",
  "The deck does not say who works on this full-time.": "لا يذكر العرض من يعمل عليه بدوام كامل.",
  "Say who is full-time, who is part-time, and how many staff or volunteers there are.":
    "اذكر من يعمل بدوام كامل ومن بدوام جزئي، وعدد الموظفين أو المتطوعين.",
  "Advisers, a board or backers stand behind the team.": "يساند الفريق مستشارون أو مجلس إدارة أو داعمون.",
  "No adviser, board or mentor is mentioned.": "لا يُذكر مستشار أو مجلس إدارة أو مرشد.",
  "Name one or two advisers or board members whose knowledge fills a gap in the team.":
    "اذكر مستشارًا أو عضو مجلس أو اثنين تسد معرفتهم نقصًا في الفريق.",
  "The deck says who will join next.": "يذكر العرض من سينضم لاحقًا.",
  "The deck does not say which people are still missing.": "لا يذكر العرض من لا يزال ينقص الفريق.",
  "Name the next one to three people you will hire or win, and when.":
    "اذكر الشخص إلى الأشخاص الثلاثة الذين ستوظفهم أو تستقطبهم لاحقًا، ومتى.",

  // What is said of the money in a deck.
  "It is clear where the money comes from.": "من الواضح من أين يأتي المال.",
  "The deck does not say who pays for the work.": "لا يذكر العرض من يدفع مقابل العمل.",
  "Say who pays, for what and how often; without sales, name the sources the work is funded from.":
    "اذكر من يدفع، ومقابل ماذا، وكم مرة؛ وإن لم توجد مبيعات فاذكر مصادر تمويل العمل.",
  "The price is stated.": "السعر مذكور.",
  "No price is stated.": "السعر غير مذكور.",
  "State your price with its unit (per month, seat, kilogram), or the usual size of a contract.":
    "اذكر السعر مع وحدته (للشهر، للمستخدم، للكيلوغرام)، أو القيمة المعتادة للعقد.",
  "The figures for one customer or beneficiary are given.": "أرقام العميل أو المستفيد الواحد مذكورة.",
  "The deck does not say what one customer or beneficiary costs and brings.":
    "لا يذكر العرض كم يكلّف العميل أو المستفيد الواحد وكم يدرّ.",
  "State what it costs to win and serve one customer, or to reach one beneficiary, and what that brings.":
    "اذكر تكلفة كسب عميل واحد وخدمته، أو الوصول إلى مستفيد واحد، وما يدرّه ذلك.",
  "The finances so far are stated.": "الوضع المالي حتى الآن مذكور.",
  "No figure for revenue, income or budget so far is given.":
    "لا رقم للإيرادات أو الدخل أو الميزانية حتى الآن.",
  "State last year's and this year's revenue or budget, or say plainly that there is none yet.":
    "اذكر إيرادات أو ميزانية العام الماضي وهذا العام، أو صرّح بأنها لم توجد بعد.",
  "The coming years are projected in figures.": "توقعات السنوات القادمة مذكورة بالأرقام.",
  "There is no projection for the coming years.": "لا توقعات للسنوات القادمة.",
  "Add a small table for the next two or three years: income, costs and the two assumptions behind them.":
    "أضف جدولًا صغيرًا للسنتين أو الثلاث القادمة: الدخل والتكاليف والافتراضان وراءهما.",
  "The running costs are stated.": "تكاليف التشغيل مذكورة.",
  "The deck does not say what the work costs per month or year.":
    "لا يذكر العرض كم يكلّف العمل شهريًا أو سنويًا.",
  "State what you spend per month or year and what the largest items are.":
    "اذكر ما تنفقه شهريًا أو سنويًا وأكبر البنود.",
  "The use of the money is broken down.": "استخدام المال مفصّل.",
  "The deck does not break down what the money is for.": "لا يفصّل العرض أوجه استخدام المال.",
  "Break the money down into three to five parts with amounts or percentages that add up.":
    "قسّم المال إلى ثلاثة إلى خمسة بنود، بمبالغ أو نسب مجموعها صحيح.",
  "The parts of the use of funds add up.": "مجموع بنود استخدام الأموال صحيح.",
  "The parts of the use of funds do not add up.": "مجموع بنود استخدام الأموال غير صحيح.",
  "Correct the use of funds so that its parts add up to 100 % or to the amount you ask for.":
    "صحّح استخدام الأموال ليصبح مجموع بنوده 100% أو المبلغ الذي تطلبه.",
  "It is clear how long the money lasts.": "من الواضح كم يكفي المال من الوقت.",
  "The deck does not say how long the money will last.": "لا يذكر العرض كم سيكفي المال من الوقت.",
  "Say for how many months the money pays, or until which date.":
    "اذكر كم شهرًا يغطيه المال، أو حتى أي تاريخ.",
  "The deck says how the work will pay its own way.": "يذكر العرض كيف سيغطي العمل تكاليفه ذاتيًا.",
  "The deck does not say how the work goes on when this money is spent.":
    "لا يذكر العرض كيف يستمر العمل بعد إنفاق هذا المال.",
  "Say when you break even or, without sales, who pays for the work after this money is spent.":
    "اذكر متى تبلغ نقطة التعادل، أو من يموّل العمل بعد إنفاق هذا المال إن لم توجد مبيعات.",

  // What is said of the ask, of the proof behind it and of the deck itself.
  "The amount you ask for is stated.": "المبلغ المطلوب مذكور.",
  "The deck does not say how much money you ask for.": "لا يذكر العرض المبلغ الذي تطلبه.",
  "State the amount you ask for in one line, with its currency.": "اذكر المبلغ المطلوب في سطر واحد مع عملته.",
  "The kind of money you ask for is stated.": "نوع التمويل المطلوب مذكور.",
  "The deck does not say what kind of money you ask for: equity, loan or grant.":
    "لا يذكر العرض نوع التمويل المطلوب: استثمار بالملكية أو قرض أو منحة.",
  "Add the kind of money (equity, SAFE, loan, grant), and the terms if they are fixed.":
    "أضف نوع التمويل (استثمار بالملكية، SAFE، قرض، منحة)، وشروطه إن كانت محددة.",
  "The next milestones have dates.": "للمحطات القادمة تواريخ.",
  "The deck does not say what will be reached with the money, and by when.":
    "لا يذكر العرض ما سيتحقق بالمال ومتى.",
  "List three to five milestones that the money pays for, each with a figure and a date.":
    "اذكر ثلاث إلى خمس محطات يموّلها المال، لكل منها رقم وتاريخ.",
  "Results so far are shown in figures.": "النتائج حتى الآن معروضة بالأرقام.",
  "No figure shows what has been reached so far.": "لا رقم يبيّن ما تحقق حتى الآن.",
  "Show your two strongest results as figures with dates, best as a line that rises over time.":
    "اعرض أقوى نتيجتين بأرقام وتواريخ، والأفضل بخط بياني صاعد.",
  "Others vouch for the work.": "هناك من يشهد للعمل من خارجه.",
  "Nobody outside the team is named who vouches for the work.": "لا يُذكر أحد من خارج الفريق يشهد للعمل.",
  "Name a customer, partner, earlier funder or award, or quote one satisfied user by name.":
    "اذكر عميلًا أو شريكًا أو جهة تمويل سابقة أو جائزة، أو اقتبس قول مستخدم راضٍ باسمه.",
  "The main risks are named.": "المخاطر الرئيسية مذكورة.",
  "The deck names no risk and no assumption.": "لا يذكر العرض أي مخاطر أو افتراضات.",
  "Name the two largest risks and what you do about each; funders look for them anyway.":
    "اذكر أكبر خطرين وما تفعله حيال كل منهما؛ فجهات التمويل تبحث عنهما على أي حال.",
  "The cover says what you do.": "الغلاف يبيّن ما تفعله.",
  "The cover does not say what you do.": "الغلاف لا يبيّن ما تفعله.",
  "Put one line under the name on the cover that says what you do and for whom.":
    "ضع تحت الاسم على الغلاف سطرًا يبيّن ما تفعله ولمن.",
  "An outsider understands the deck.": "العرض مفهوم لغير المختصين.",
  "An outsider will not understand parts of the deck.": "أجزاء من العرض غير مفهومة لغير المختصين.",
  "Replace or explain the words that only your field knows.":
    "استبدل أو اشرح الكلمات التي لا يعرفها إلا أهل مجالك.",
  "The same amount stands wherever you ask for money.": "المبلغ نفسه مذكور في كل موضع تطلب فيه المال.",
  "The same figure stands differently in different places.": "الرقم نفسه يختلف من موضع إلى آخر.",
  "Go through the deck once for figures only and make those that mean the same thing agree.":
    "راجع العرض مرة للأرقام وحدها، ووحّد ما يدل منها على الشيء نفسه.",
  "A reader knows how to reach you.": "يعرف القارئ كيف يتواصل معك.",
  "There is no e-mail address or telephone number.": "لا يوجد بريد إلكتروني أو رقم هاتف.",
  "Put the name, e-mail address and telephone number of one person on the last slide.":
    "ضع على الشريحة الأخيرة اسم شخص واحد وبريده الإلكتروني ورقم هاتفه.",
  "The deck is dated.": "العرض مؤرَّخ.",
  "Neither the cover nor the closing slide is dated.": "لا تاريخ على الغلاف ولا على الشريحة الأخيرة.",
  "Put month and year on the cover, so that a reader knows how fresh the figures are.":
    "ضع الشهر والسنة على الغلاف ليعرف القارئ مدى حداثة الأرقام.",
  "The deck has a length that people read to the end.": "عرض بهذا الطول يُقرأ حتى النهاية.",
  "The deck has a length that few people read.": "قلّة من الناس تقرأ عرضًا بهذا الطول.",
  "Aim at 10 to 15 slides; move the rest behind a slide that is titled “Appendix”.":
    "استهدف 10 إلى 15 شريحة؛ وانقل الباقي إلى ما بعد شريحة عنوانها «ملحق».",
  "The slides are short enough to be read at a glance.": "الشرائح قصيرة تُقرأ بلمحة.",
  "Several slides have more words than a reader takes in.": "في عدة شرائح كلمات أكثر مما يستوعبه القارئ.",
  "Cut each slide to one idea and about 40 words; move details into the notes or an appendix.":
    "اختصر كل شريحة إلى فكرة واحدة ونحو 40 كلمة؛ وانقل التفاصيل إلى الملاحظات أو ملحق.",
  "Nothing is left over from a template.": "لا بقايا من قالب جاهز.",
  "A slide still has text that was meant to be replaced.": "لا تزال في إحدى الشرائح نصوص كان يجب استبدالها.",
  "Replace or delete the placeholder before you send the deck.": "استبدل هذا النص أو احذفه قبل إرسال العرض.",
};

/** What validators say of a value. */
export const validatorMessages: Translation<typeof frenchValidatorMessages> = {
  "Choose what the column means": "اختر معنى العمود",
  "Two columns cannot mean the same": "لا يمكن أن يكون لعمودين المعنى نفسه",
  "Choose what comes first, the day or the month": "اختر ما يأتي أولًا، اليوم أم الشهر",
  "Unknown row": "صف غير معروف",
  "Choose a status": "اختر حالة",
  "Tick at least one application": "حدّد طلبًا واحدًا على الأقل",
  "At most {n} applications can be kept at once": "الحد الأقصى للطلبات التي تُحفظ دفعة واحدة: {n}",
  // Past applications
  "Write the name of the call": "يُرجى كتابة اسم الدعوة",
  "Write who the funder is": "يُرجى كتابة اسم جهة التمويل",
  "Choose what became of it": "يُرجى اختيار ما آل إليه الطلب",
  "Accept at least one answer": "يُرجى قبول إجابة واحدة على الأقل",
  // Comments
  "Write a comment": "يُرجى كتابة تعليق",
  "Select the words that the comment is about": "يُرجى تحديد الكلمات التي يخصها التعليق",
  "The suggestion is the same as the words": "الاقتراح مطابق للكلمات",
  "A reply is about what its thread is about": "الرد يخص موضوع سلسلته",
  "Unknown member": "عضو غير معروف",
  "Unknown comment": "تعليق غير معروف",
  "Unknown text": "نص غير معروف",
  "Must be a place in the text": "يجب أن يكون موضعًا في النص",
  "This invitation does not work any more. Ask whoever invited you for a new one.":
    "لم تعد هذه الدعوة صالحة. يمكن طلب دعوة جديدة ممن أرسلها.",
  "Role is required": "الدور مطلوب",
  // Any field
  "Must be text": "يجب أن يكون نصًا",
  "Must be a list": "يجب أن يكون قائمة",
  "Must be an object of lists": "يجب أن يكون كائنًا من القوائم",
  "Must be a list of ids": "يجب أن يكون قائمة معرّفات",
  "Must be a list of parts": "يجب أن يكون قائمة أجزاء",
  "Must be a number": "يجب أن يكون رقمًا",
  "Must be a whole number": "يجب أن يكون عددًا صحيحًا",
  "Must be a whole number from 1": "يجب أن يكون عددًا صحيحًا من 1 فأكثر",
  "Must be a whole number from 1 to {n}": "يجب أن يكون عددًا صحيحًا من 1 إلى {n}",
  "Must be 1 or more": "يجب أن يكون 1 أو أكثر",
  "Must be at least {n}": "يجب ألا يقل عن {n}",
  "Must be at most {n} characters": "الحد الأقصى لعدد الأحرف: {n}",
  "Must be at most {n}": "يجب ألا يزيد على {n}",
  "Must be between 0 and {n}": "يجب أن يكون بين 0 و{n}",
  "Must be between 0 and 100, with at most 2 decimals": "يجب أن يكون بين 0 و100، بمنزلتين عشريتين على الأكثر",
  "Must be a number such as 12500 or 12500.50": "يجب أن يكون رقمًا مثل 12500 أو 12500.50",
  "Must have at most {digits} digits and {decimals} decimals":
    "الحد الأقصى للأرقام: {digits}، وللمنازل العشرية: {decimals}",
  "Choose at most {n} to compare": "الحد الأقصى للمقارنة: {n}",
  "Must have at most {n} entries": "الحد الأقصى لعدد العناصر: {n}",
  "Each entry must be one line, without hidden characters": "يجب أن يكون كل عنصر في سطر واحد دون أحرف مخفية",
  "Each entry must be at most {n} characters": "الحد الأقصى لأحرف كل عنصر: {n}",
  "Must not be negative": "يجب ألا يكون سالبًا",
  "Must not be before the first day": "يجب ألا يسبق اليوم الأول",
  "Must be within {n} days": "الحد الأقصى للمدة بالأيام: {n}",
  "Must be a date": "يجب أن يكون تاريخًا",
  "Must be a date without a time, such as 2027-03-31": "يجب أن يكون تاريخًا دون وقت، مثل 2027-03-31",
  "Must be a date such as 2027-03-31": "يجب أن يكون تاريخًا مثل 2027-03-31",
  "Must be between 1900 and 2100": "يجب أن يكون بين 1900 و2100",
  "Must be a year between 1800 and 2100": "يجب أن يكون سنة بين 1800 و2100",
  "Must be a time": "يجب أن يكون وقتًا",
  "Must be one line, without hidden characters": "يجب أن يكون سطرًا واحدًا دون أحرف مخفية",
  "Must be the name of the country": "يجب أن يكون اسم البلد",
  "Must be true": "يجب أن تكون القيمة true",
  "Must be true or false": "يجب أن تكون القيمة true أو false",
  "Must be yes or no": "يجب أن تكون الإجابة نعم أو لا",
  "Must be an id": "يجب أن يكون معرّفًا",
  "Must be given once": "يجب ذكره مرة واحدة",
  "Must be a valid e-mail address": "يجب أن يكون بريدًا إلكترونيًا صالحًا",
  "Must start with http:// or https://": "يجب أن يبدأ بـ http:// أو https://",
  "Each link must start with http:// or https://": "يجب أن يبدأ كل رابط بـ http:// أو https://",
  "Contains characters that cannot be stored": "يحتوي على أحرف لا يمكن حفظها",
  "This is too long": "النص طويل جدًا",
  "This address is too long": "العنوان طويل جدًا",
  "This e-mail address is too long": "البريد الإلكتروني طويل جدًا",
  "Choose one of the options": "يُرجى اختيار أحد الخيارات",
  "Choose only from the options": "يُرجى الاختيار من بين الخيارات فقط",
  "Unknown id": "معرّف غير معروف",
  "Unknown country": "بلد غير معروف",
  "Unknown value: {words}": "قيمة غير معروفة: {words}",
  "Unknown country: {words}": "بلد غير معروف: {words}",
  "Unknown entity type: {words}": "نوع كيان غير معروف: {words}",
  "Unknown stage: {words}": "مرحلة غير معروفة: {words}",
  "Unknown industry: {words}": "قطاع غير معروف: {words}",
  "Unknown currency": "عملة غير معروفة",
  "Name is required": "الاسم مطلوب",
  "Please enter a valid amount": "يُرجى إدخال مبلغ صالح",
  "Please select an entity": "يُرجى اختيار كيان",
  "Please fill in name, description, and funding type": "يُرجى إدخال الاسم والوصف ونوع التمويل",
  "Minimum amount cannot be greater than maximum amount": "لا يمكن أن يتجاوز المبلغ الأدنى المبلغ الأقصى",
  "The first year cannot be after the last year": "لا يمكن أن تلي السنة الأولى السنة الأخيرة",
  "Minimum revenue cannot be greater than maximum revenue":
    "لا يمكن أن يتجاوز الحد الأدنى للإيرادات حدها الأقصى",
  // Accounts
  "Email is required": "البريد الإلكتروني مطلوب",
  "Password is required": "كلمة المرور مطلوبة",
  "Enter a code": "يُرجى إدخال رمز",
  "Give one of your password, a code or a passkey": "يُرجى تقديم كلمة المرور أو رمز أو مفتاح مرور",
  "This is not the answer of a passkey": "هذه ليست استجابة مفتاح مرور",
  "Current password is required": "كلمة المرور الحالية مطلوبة",
  "First name is required": "الاسم الأول مطلوب",
  "Last name is required": "اسم العائلة مطلوب",
  "Password must be at least 8 characters": "يجب ألا تقل كلمة المرور عن 8 أحرف",
  "Password must be at most {n} characters": "الحد الأقصى لأحرف كلمة المرور: {n}",
  "Password contains characters that cannot be stored": "تحتوي كلمة المرور على أحرف لا يمكن حفظها",
  "Password is too long": "كلمة المرور طويلة جدًا",
  "Please confirm your password": "يُرجى تأكيد كلمة المرور",
  "Passwords do not match": "كلمتا المرور غير متطابقتين",
  "Passwords don't match": "كلمتا المرور غير متطابقتين",
  "Invalid or expired link": "رابط غير صالح أو منتهي الصلاحية",
  "Invalid reset link": "رابط إعادة التعيين غير صالح",
  "Choose a time zone": "يُرجى اختيار منطقة زمنية",
  "Enter an hour such as 17:00": "يُرجى إدخال ساعة مثل 17:00",
  "Choose a language": "يُرجى اختيار لغة",
  "Choose a notification to switch on or off": "يُرجى اختيار إشعار لتفعيله أو إيقافه",
  // Entities and applications
  "Type is required": "النوع مطلوب",
  "Unknown stage": "مرحلة غير معروفة",
  "Unknown entity": "كيان غير معروف",
  "Unknown opportunity": "فرصة غير معروفة",
  "Unknown status": "حالة غير معروفة",
  "Unknown kind": "نوع غير معروف",
  "Unknown purpose": "غرض غير معروف",
  "Unknown document": "مستند غير معروف",
  "Unknown requirement": "متطلب غير معروف",
  "Say what is to be done": "يُرجى ذكر المطلوب إنجازه",
  "Unknown section": "قسم غير معروف",
  "Unknown version": "نسخة غير معروفة",
  "Unknown AI provider": "مزوّد ذكاء اصطناعي غير معروف",
  "Unknown language": "لغة غير معروفة",
  "Unknown use": "استخدام غير معروف",
  "Please enter a valid asking amount": "يُرجى إدخال مبلغ مطلوب صالح",
  // Notes of contacts, saved searches, news, feedback
  "Please choose how you were in touch": "يُرجى اختيار طريقة التواصل",
  "Please enter the date of the contact": "يُرجى إدخال تاريخ التواصل",
  "The contact cannot be in the future. Write planned contact as a next step.":
    "لا يمكن أن يكون التواصل في المستقبل. التواصل المخطط له يُكتب كخطوة تالية.",
  "Say what the next step is, or clear its date": "يُرجى ذكر الخطوة التالية أو مسح تاريخها",
  "Search for something, choose a country or set a filter": "يُرجى إدخال بحث أو اختيار بلد أو عامل تصفية",
  "Must be daily, weekly or off": "يجب أن تكون القيمة daily أو weekly أو off",
  "Must be relevance, deadline or amount": "يجب أن تكون القيمة relevance أو deadline أو amount",
  "Must be all, saved or dismissed": "يجب أن تكون القيمة all أو saved أو dismissed",
  "Must be deadline": "يجب أن تكون القيمة deadline",
  "Not with what was saved or dismissed": "ليس مع المحفوظ أو المستبعد",
  "Must be all, because the list is filtered": "يجب أن تكون القيمة all لأن القائمة مصفّاة",
  "Only with what was saved or dismissed": "مع المحفوظ أو المستبعد فقط",
  "Must be saved or dismissed": "يجب أن تكون القيمة saved أو dismissed",
  "Not a known reason": "سبب غير معروف",
  "Only what is dismissed has a reason": "السبب للمستبعد فقط",
  "At most {n} at a time": "الحد الأقصى في المرة الواحدة: {n}",
  // Webhooks
  "Choose what the webhook tells": "يُرجى اختيار ما يبلغ عنه خطاف الويب",
  "This is not something a webhook can tell": "لا يمكن لخطاف الويب أن يبلغ عن هذا",
  "This is told of one entity. Choose the one that the webhook is for.":
    "هذا يخص كيانًا واحدًا. يُرجى اختيار الكيان المعني بخطاف الويب.",
  // Connected programs
  "The request of the program is not complete. Start again in the program.":
    "طلب البرنامج غير مكتمل. يُرجى البدء من جديد في البرنامج.",
  "Applications belong to an entity. Choose the one that the program may reach.":
    "الطلبات تابعة لكيان. يُرجى اختيار الكيان المتاح للبرنامج.",
  // API keys
  "Applications belong to an entity. Choose the one that the key is for.":
    "الطلبات تابعة لكيان. يُرجى اختيار الكيان الخاص بالمفتاح.",
  "Choose how long the key lasts": "يُرجى اختيار مدة صلاحية المفتاح",
  "Choose what the key may do": "يُرجى اختيار صلاحيات المفتاح",
  "This is not something a key may do": "لا يمكن منح المفتاح هذه الصلاحية",
  // Files, decks and exports
  "This file is empty": "هذا الملف فارغ",
  "This file is too large": "هذا الملف كبير جدًا",
  "The file needs a name": "يلزم اسم للملف",
  "Upload the file first": "يُرجى رفع الملف أولًا",
  "Name the key once": "يجب ذكر المفتاح مرة واحدة",
  "Name the ETag": "يجب ذكر ETag",
  "Unknown upload": "عملية رفع غير معروفة",
  "Choose at least one column": "يُرجى اختيار عمود واحد على الأقل",
  "Unknown column": "عمود غير معروف",
  // Curation
  "Choose at least one": "يُرجى اختيار واحدة على الأقل",
  "Must be invited or current holders": "يجب أن تكون القيمة invited أو current holders",
  "Must be required or not required": "يجب أن تكون القيمة required أو not required",
  "Must be a percentage above 0, at most 100": "يجب أن تكون نسبة مئوية أكبر من 0 ولا تزيد على 100",
  "Must be a number from 2 to {n}": "يجب أن يكون رقمًا من 2 إلى {n}",
  "Choose at most {n}": "الحد الأقصى للاختيار: {n}",
  "Unknown decision": "قرار غير معروف",
  "Unknown service": "خدمة غير معروفة",
  "Must be a path of this site": "يجب أن يكون مسارًا في هذا الموقع",
  "Unknown flag": "بلاغ غير معروف",
  "Unknown funding type": "نوع تمويل غير معروف",
  "Unknown source": "مصدر غير معروف",
  "Unknown kind of organisation": "نوع منظمة غير معروف",
  "Unknown link": "رابط غير معروف",
  "Must be 1": "يجب أن تكون القيمة 1",
  "Please enter a URL to scrape": "يُرجى إدخال عنوان URL لجمع بياناته",

  // The call of an application
  "Paste the text of the call": "يُرجى لصق نص الدعوة",
  "Choose where the call is": "يُرجى اختيار مكان الدعوة",
  "Choose which lines of the call": "اختر بنود الدعوة",
  "Write your question": "يُرجى كتابة السؤال",

  // Questions of the funder
  "Record the award first: it is what this belongs to.": "يُرجى تسجيل التمويل الممنوح أولًا، فهذا تابع له.",
  "An award can have at most {n} conditions and reports. Delete some first.":
    "الحد الأقصى لشروط التمويل وتقاريره: {n}. يُرجى حذف بعضها أولًا.",
  "A report needs its due date": "يلزم تاريخ استحقاق للتقرير",
  "{currency} has no such small amounts": "لا توجد مبالغ بهذا الصغر بعملة {currency}",
  "An award can have at most {n} entries of spending": "الحد الأقصى لنفقات التمويل: {n}",
  "An award can have at most {n} outcomes. Delete some first.":
    "الحد الأقصى لنتائج التمويل: {n}. يُرجى حذف بعضها أولًا.",
  "A file of this application is gone. Attach it again.":
    "ملف من هذا الطلب لم يعد موجودًا. يُرجى إرفاقه من جديد.",
  "An application can be sent at most {n} times": "الحد الأقصى لمرات إرسال الطلب: {n}",
  "A document changed meanwhile. Look at the documents and try again.":
    "تغيّر مستند في هذه الأثناء. يُرجى مراجعة المستندات والمحاولة مرة أخرى.",
  "Write what is due": "يُرجى كتابة المطلوب",
  "Choose a condition or a report": "يُرجى اختيار شرط أو تقرير",
  "Choose a kind of cost": "يُرجى اختيار نوع التكلفة",
  "Write what came of it": "يُرجى كتابة ما تحقق",
  "Choose what the funder decided": "يُرجى اختيار قرار جهة التمويل",
  "Unknown reason": "سبب غير معروف",
  "Many files are being made right now. Please try again in a minute.":
    "يجري إعداد ملفات كثيرة الآن. يُرجى المحاولة بعد دقيقة.",
  "The file cannot be made right now. Please try again in a minute.":
    "تعذّر إعداد الملف الآن. يُرجى المحاولة بعد دقيقة.",
  "Write the question": "يُرجى كتابة السؤال",
  "Write an answer first": "يُرجى كتابة إجابة أولًا",
  "This limit is too large": "هذا الحد كبير جدًا",
  "Choose words or characters": "يُرجى اختيار الكلمات أو الأحرف",
  "A limit needs a number and a unit": "يلزم للحد رقم ووحدة",
  "Add at least one question": "يُرجى إضافة سؤال واحد على الأقل",
  "An application can have at most {n} questions": "الحد الأقصى لأسئلة الطلب: {n}",

  // Budgets
  "This figure is too large": "هذا الرقم كبير جدًا",
  "Must be between 1 and {n}": "يجب أن يكون بين 1 و{n}",
  "Choose what the cap is a share of": "يُرجى اختيار أساس حساب السقف",
  "Choose what the line pays for": "يُرجى اختيار ما يغطيه البند",
  "Say what the line pays for": "يُرجى ذكر ما يغطيه البند",
  // Ready to send
  "Unknown finding": "ملاحظة غير معروفة",
  "Say why it can stay as it is": "يُرجى ذكر سبب إبقائه كما هو",
  "This weight is too large": "هذا الوزن كبير جدًا",
  "Name the criterion": "يُرجى تسمية المعيار",
  "Give the list of criteria": "يُرجى تقديم قائمة المعايير",
  "An application can have at most {n} criteria": "الحد الأقصى لمعايير الطلب: {n}",
  "Unknown list": "قائمة غير معروفة",

  // Answers that are proposed for a profile
  "Choose a register": "يُرجى اختيار سجل",
  "Enter the number": "يُرجى إدخال الرقم",
  "This register has no organisation with this number": "لا توجد في هذا السجل منظمة بهذا الرقم",
  "Choose a website or a file": "يُرجى اختيار موقع أو ملف",
  "Name the question": "يُرجى تحديد السؤال",
  "Must be an answer": "يجب أن تكون إجابة",
  "Choose at least one answer": "يُرجى اختيار إجابة واحدة على الأقل",

  // Shortlists
  "Choose at least one opportunity": "يُرجى اختيار فرصة واحدة على الأقل",
  "A shortlist can have at most {n} opportunities": "الحد الأقصى لفرص القائمة المختصرة: {n}",

  // Requests to people without an account
  "Choose what you ask for": "يُرجى اختيار المطلوب",
  "Name the person": "يُرجى ذكر اسم الشخص",
  "Say what you ask for": "يُرجى ذكر المطلوب",
  "Choose the text to be approved": "يُرجى اختيار النص المطلوب اعتماده",
  "Say what is missing": "يُرجى ذكر ما ينقص",
  "This link is no longer valid": "لم يعد هذا الرابط صالحًا",
  "This is not a key of a browser": "هذا ليس مفتاح متصفح",
};

/** What validators and the server say. */
export const messages: Translation<typeof frenchMessages> = {
  ...validatorMessages,
  "{text}": "{text}",

  // What the server says of a request as such.
  "There is nothing at this address": "لا يوجد شيء في هذا العنوان",
  "{method} is not possible here": "{method} غير ممكن هنا",
  "Send the request as application/json": "يجب إرسال الطلب بصيغة application/json",
  "Send a JSON object": "يجب إرسال كائن JSON",
  "Send JSON in UTF-8": "يجب إرسال JSON بترميز UTF-8",
  "The request is nested too deeply": "الطلب متداخل أكثر من اللازم",
  "The request is not valid JSON": "الطلب ليس JSON صالحًا",
  "The request is too large": "الطلب كبير جدًا",
  "The request cannot be read": "تعذّرت قراءة الطلب",
  "The request did not arrive whole": "لم يصل الطلب كاملًا",
  "The request did not arrive in time": "لم يصل الطلب في الوقت المحدد",
  "This request came from another site": "جاء هذا الطلب من موقع آخر",
  "Some values are not valid": "بعض القيم غير صالحة",
  "Some fields are not valid": "بعض الحقول غير صالحة",
  "Not valid": "غير صالح",
  "Something went wrong on our side. Please try again.": "حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.",
  "Many people are signing in right now. Please try again in a few seconds.":
    "كثيرون يسجلون الدخول الآن. يُرجى المحاولة بعد ثوانٍ.",
  "Many people are looking for funding right now. Please try again in a few seconds.":
    "كثيرون يبحثون عن تمويل الآن. يُرجى المحاولة بعد ثوانٍ.",
  "Too many requests for a new password from here. Please try again later.":
    "طلبات كثيرة لكلمة مرور جديدة من هنا. يُرجى المحاولة لاحقًا.",
  "You have changed your password several times just now. Please try again later.":
    "تغيّرت كلمة مرورك عدة مرات قبل قليل. يُرجى المحاولة لاحقًا.",
  "The service is busy or its database is away. Please try again.":
    "الخدمة مشغولة أو قاعدة بياناتها غير متاحة. يُرجى المحاولة مرة أخرى.",
  "The service is starting or stopping. Please try again.":
    "الخدمة قيد التشغيل أو الإيقاف. يُرجى المحاولة مرة أخرى.",
  "The server is being restarted. Please try again in a moment.":
    "تجري إعادة تشغيل الخادم. يُرجى المحاولة بعد لحظات.",
  "Too many requests. Please wait a moment and try again.":
    "طلبات كثيرة جدًا. يُرجى الانتظار لحظة ثم المحاولة مرة أخرى.",
  "Too many failed attempts. Please wait a while, or reset your password.":
    "محاولات فاشلة كثيرة. يُرجى الانتظار قليلًا أو إعادة تعيين كلمة المرور.",
  "Too many new accounts from here. Please try again later.":
    "حسابات جديدة كثيرة من هنا. يُرجى المحاولة لاحقًا.",
  "Too many new programs from here. Please try again later.":
    "برامج جديدة كثيرة من هنا. يُرجى المحاولة لاحقًا.",
  "You have allowed many programs just now. Please wait a moment.":
    "سُمح لبرامج كثيرة قبل قليل. يُرجى الانتظار لحظة.",
  "You have downloaded your data several times just now. Please try again later.":
    "نُزّلت بياناتك عدة مرات قبل قليل. يُرجى المحاولة لاحقًا.",
  "Amberway is open in too many windows. Please close some of them.":
    "Amberway مفتوح في نوافذ كثيرة. يُرجى إغلاق بعضها.",
  "Please sign in": "يُرجى تسجيل الدخول",
  "Only administrators can see this page": "هذه الصفحة متاحة للمشرفين فقط",
  "Account not found": "تعذّر العثور على الحساب",
  "API key not found": "تعذّر العثور على مفتاح API",
  "Program not found": "تعذّر العثور على البرنامج",
  "Application not found": "تعذّر العثور على الطلب",
  "Calendar not found": "تعذّر العثور على التقويم",
  "Change not found": "تعذّر العثور على التغيير",
  "Entity not found": "تعذّر العثور على الكيان",
  "File not found": "تعذّر العثور على الملف",
  "Funder not found": "تعذّر العثور على جهة التمويل",
  "Logo not found": "تعذّر العثور على الشعار",
  "News not found": "تعذّر العثور على المستجدات",
  "Note not found": "تعذّر العثور على الملاحظة",
  "Authenticator app not found": "تعذّر العثور على تطبيق المصادقة",
  "Opportunity not found": "تعذّر العثور على الفرصة",
  "Pair not found": "تعذّر العثور على الزوج",
  "Version not found": "تعذّر العثور على النسخة",
  "Webhook not found": "تعذّر العثور على خطاف الويب",
  "Run not found": "تعذّر العثور على عملية الجمع",
  "Message not found": "تعذّر العثور على الرسالة",
  "Comment not found": "تعذّر العثور على التعليق",
  "Suggestion not found": "تعذّر العثور على الاقتراح",
  "An application can have at most {n} comments. Delete some you no longer need.":
    "الحد الأقصى لتعليقات الطلب: {n}. يُرجى حذف ما لم يعد لازمًا.",
  "The text no longer has these words. Select them again in the present text.":
    "لم تعد هذه الكلمات في النص. يُرجى تحديدها من جديد في النص الحالي.",
  "The text no longer has the words of this suggestion, so nothing was changed. The suggestion stays as it is.":
    "لم تعد كلمات هذا الاقتراح في النص، فلم يتغير شيء. يبقى الاقتراح كما هو.",
  "With this suggestion the text would be too long. Nothing was changed.":
    "هذا الاقتراح يجعل النص أطول من اللازم. لم يتغير شيء.",
  "This suggestion was accepted or declined already": "سبق قبول هذا الاقتراح أو رفضه",
  "Only members of the entity can be mentioned": "لا يمكن الإشارة إلا إلى أعضاء الكيان",
  "Only who wrote a comment can change it": "لا يعدّل التعليق إلا كاتبه",
  "Only who wrote a comment, or an owner, can delete it": "لا يحذف التعليق إلا كاتبه أو أحد المالكين",
  "Others have replied. Resolve the thread instead, or ask an owner to delete it.":
    "ردّ آخرون. يمكن إنهاء النقاش بدلًا من ذلك، أو طلب الحذف من أحد المالكين.",
  "Document not found": "تعذّر العثور على المستند",
  "Budget line not found": "تعذّر العثور على بند الميزانية",
  "Some lines are in later years": "بعض البنود في سنوات لاحقة",
  "Some amounts have decimals that this currency does not have":
    "في بعض المبالغ منازل عشرية لا توجد في هذه العملة",
  "The own share is more than the line costs": "المساهمة الذاتية أكبر من تكلفة البند",
  "The budget does not have this year": "هذه السنة ليست في الميزانية",
  "Begin the budget first": "يُرجى بدء الميزانية أولًا",
  "A budget can have at most {n} lines": "الحد الأقصى لبنود الميزانية: {n}",
  "This was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "تغيّر هذا في هذه الأثناء. لم تُحفظ تعديلاتك بعد: يُرجى مقارنتها ثم الحفظ من جديد.",
  "The budget was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "تغيّرت الميزانية في هذه الأثناء. لم تُحفظ تعديلاتك بعد: يُرجى مقارنتها ثم الحفظ من جديد.",
  "Task not found": "تعذّر العثور على المهمة",
  "Member not found": "تعذّر العثور على العضو",
  "Invitation not found": "تعذّر العثور على الدعوة",
  "Merged opportunity not found": "تعذّر العثور على الفرصة المدمجة",
  "Page not found": "تعذّر العثور على الصفحة",
  "Passkey not found": "تعذّر العثور على مفتاح المرور",
  "Pitch deck not found": "تعذّر العثور على العرض التقديمي",
  "Questionnaire not found": "تعذّر العثور على الاستبيان",
  "Resource not found": "تعذّر العثور على المورد",
  "Shortlist not found": "تعذّر العثور على القائمة المختصرة",
  "An entity can have at most {n} shortlists. Delete one you no longer need.":
    "الحد الأقصى للقوائم المختصرة للكيان: {n}. يُرجى حذف قائمة لم تعد لازمة.",
  "Somebody has changed this shortlist meanwhile. Load it again to see it.":
    "عُدّلت هذه القائمة المختصرة في هذه الأثناء. يُرجى إعادة تحميلها لعرضها.",
  "Here only signed-in people see opportunities": "لا تظهر الفرص هنا إلا بعد تسجيل الدخول",
  "An opportunity is not published": "إحدى الفرص غير منشورة",
  "Saved search not found": "تعذّر العثور على البحث المحفوظ",
  "Session not found": "تعذّر العثور على الجلسة",
  "Source not found": "تعذّر العثور على المصدر",
  "Upload not found": "تعذّر العثور على الملف المرفوع",

  // What the server says when something of the product cannot be done.
  // Accounts
  "An account with this e-mail address already exists": "يوجد حساب بهذا البريد الإلكتروني",
  "Invalid email or password": "البريد الإلكتروني أو كلمة المرور غير صحيحة",
  "This is your address already": "هذا عنوانك الحالي",
  "Another account has this address by now. Your address stays as it is.":
    "أصبح هذا العنوان لحساب آخر. يبقى عنوانك كما هو.",
  "You have asked to change your address several times just now. Please try again later.":
    "طُلب تغيير عنوانك عدة مرات قبل قليل. يُرجى المحاولة لاحقًا.",
  "This password is too common": "كلمة المرور هذه شائعة جدًا",
  "This password is known from a data breach": "كلمة المرور هذه ظهرت في تسريب بيانات",
  "This password is too easy to guess": "كلمة المرور هذه سهلة التخمين",
  "The current password is not right": "كلمة المرور الحالية غير صحيحة",
  "The password is not right": "كلمة المرور غير صحيحة",
  "Administrators ask those who run this service to remove their second step.":
    "على المشرفين أن يطلبوا إزالة خطوتهم الثانية من القائمين على هذه الخدمة.",
  "Sign-in service not found": "تعذّر العثور على خدمة تسجيل الدخول",
  "This service does not answer at the moment. Please try again later.":
    "لا تستجيب هذه الخدمة حاليًا. يُرجى المحاولة لاحقًا.",
  "This is the only way you can sign in. Set a password first, then remove it.":
    "هذه طريقتك الوحيدة لتسجيل الدخول. يُرجى تعيين كلمة مرور أولًا ثم إزالتها.",
  "Your account has no password yet. Ask for a link to set one: it comes by mail.":
    "لا كلمة مرور لحسابك بعد. يمكن طلب رابط لتعيينها يصل بالبريد الإلكتروني.",
  "This code is wrong, or was used already": "هذا الرمز خاطئ أو سبق استخدامه",
  "This code has just ended. Type the one that the app shows now. If this happens again, let your phone set its time by itself.":
    "انتهت صلاحية هذا الرمز للتو. يُرجى إدخال الرمز الظاهر الآن في التطبيق. إن تكرر ذلك، فيُرجى تفعيل ضبط الوقت التلقائي في الهاتف.",
  "The clock of your phone is ahead, so this code does not count yet. Let your phone set its time by itself, then type the code that the app shows.":
    "ساعة هاتفك متقدمة، فلم يُعتد بهذا الرمز بعد. يُرجى تفعيل ضبط الوقت التلقائي في الهاتف ثم إدخال الرمز الظاهر في التطبيق.",
  "Too many wrong codes. Please wait a while and try again.":
    "رموز خاطئة كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.",
  "This sign-in took too long. Please enter your password again.":
    "استغرق تسجيل الدخول وقتًا طويلًا. يُرجى إدخال كلمة المرور من جديد.",
  "Please show once more that it is you, then this is done.": "يُرجى تأكيد هويتك مرة أخرى لإتمام ذلك.",
  "Administrators here need a second factor to change anything. Set one up in Settings, or sign in again with it.":
    "يحتاج المشرفون هنا إلى عامل ثانٍ لإجراء أي تغيير. يُرجى إعداده في الإعدادات أو تسجيل الدخول به من جديد.",
  "Everybody here needs a second step to sign in. Set one up first, or show the one you have.":
    "تسجيل الدخول هنا يتطلب خطوة ثانية من الجميع. يُرجى إعدادها أولًا، أو استخدام خطوتك الحالية.",
  "Codes of an authenticator app are asked for already. Turn that off first.":
    "رموز تطبيق المصادقة مطلوبة بالفعل. يُرجى إيقافها أولًا.",
  "This passkey could not be checked. Please try again.":
    "تعذّر التحقق من مفتاح المرور. يُرجى المحاولة مرة أخرى.",
  "This passkey is in use already.": "مفتاح المرور هذا مستخدم بالفعل.",
  "You have ten passkeys. Remove one first.": "لديك عشرة مفاتيح مرور. يُرجى إزالة أحدها أولًا.",
  "Passkeys need a server that is reached by a name, not by a number.":
    "تتطلب مفاتيح المرور خادمًا يُعرف باسم لا برقم.",
  "Please begin again: this set-up has ended.": "يُرجى البدء من جديد: انتهى هذا الإعداد.",
  "Set up a second step first: recovery codes are for when it is lost.":
    "يُرجى إعداد خطوة ثانية أولًا: رموز الاسترداد مخصصة لحالة فقدانها.",
  "Invalid or expired verification link": "رابط التأكيد غير صالح أو منتهي الصلاحية",
  "Too many mails to this address. Please try again later.":
    "رسائل كثيرة إلى هذا العنوان. يُرجى المحاولة لاحقًا.",
  "This link does not work. All mails can be chosen in Settings.":
    "هذا الرابط لا يعمل. يمكن اختيار جميع الرسائل في الإعدادات.",
  "Confirm your e-mail address before you invite others": "يُرجى تأكيد بريدك الإلكتروني قبل دعوة آخرين",
  "This person is a member already": "هذا الشخص عضو بالفعل",
  "This address is invited already. Send the invitation again instead.":
    "سبقت دعوة هذا العنوان. يمكن إعادة إرسال الدعوة.",
  "An entity can have at most {n} open invitations. Revoke some first.":
    "الحد الأقصى للدعوات المعلّقة للكيان: {n}. يُرجى إلغاء بعضها أولًا.",
  "An entity can have at most {n} members": "الحد الأقصى لأعضاء الكيان: {n}",
  "An entity needs an owner. Make somebody else one first.":
    "لا بد للكيان من مالك. يُرجى تعيين مالك آخر أولًا.",
  "You are the only owner of {entity}, which has other members. Make one of them an owner, or delete it, before you delete your account.":
    "أنت المالك الوحيد لكيان له أعضاء آخرون: {entity}. يُرجى تعيين أحدهم مالكًا، أو حذف الكيان، قبل حذف حسابك.",
  "You have sent many invitations just now. Please try again later.":
    "أُرسلت دعوات كثيرة قبل قليل. يُرجى المحاولة لاحقًا.",
  "This server does not use that AI provider": "لا يستخدم هذا الخادم مزوّد الذكاء الاصطناعي هذا",
  "Only an owner of this entity can do that": "هذا متاح لمالكي هذا الكيان فقط",
  "You can read this, but not comment on it. An owner of the entity can give you the right to comment.":
    "يمكنك قراءة هذا دون التعليق عليه. يمكن لأحد مالكي الكيان منحك حق التعليق.",
  "You can read this, but not change it. An owner of the entity can give you the right to edit.":
    "يمكنك قراءة هذا دون تعديله. يمكن لأحد مالكي الكيان منحك حق التعديل.",
  "You are using this device right now. To end its session, log out.":
    "هذا الجهاز قيد استخدامك الآن. لإنهاء جلسته يُرجى تسجيل الخروج.",
  "You are the only administrator here. Make somebody else one before you delete your account.":
    "لا مشرف غيرك هنا. يُرجى تعيين مشرف آخر قبل حذف حسابك.",
  // API keys
  "Send an API key": "يجب إرسال مفتاح API",
  "This confirmation is for another change": "هذا التأكيد يخص تغييرًا آخر",
  "This confirmation has expired. Ask for the change once more.":
    "انتهت صلاحية هذا التأكيد. يُرجى طلب التغيير من جديد.",
  "This was changed meanwhile. Read it again, and ask for the change once more.":
    "تغيّر هذا في هذه الأثناء. يُرجى قراءته من جديد ثم إعادة طلب التغيير.",
  "There is an application for this opportunity already": "يوجد طلب لهذه الفرصة بالفعل",
  "Say what is to be changed": "يُرجى ذكر المطلوب تغييره",
  "This API key is unknown, or it has ended": "مفتاح API هذا غير معروف أو انتهت صلاحيته",
  "This API key lacks the scope {scope}": "تنقص مفتاح API هذا الصلاحية {scope}",
  "This address is not open to API keys": "هذا العنوان غير متاح لمفاتيح API",
  "Verify your email address to make API keys.": "يُرجى تأكيد بريدك الإلكتروني لإنشاء مفاتيح API.",
  "You have as many API keys as there can be. End one first.":
    "بلغت الحد الأقصى لمفاتيح API. يُرجى إنهاء أحدها أولًا.",
  // Webhooks
  "Webhooks go to public addresses that start with https://, on the usual port.":
    "تُرسل خطاطيف الويب إلى عناوين عامة تبدأ بـ https:// على المنفذ المعتاد.",
  "Verify your email address to make webhooks.": "يُرجى تأكيد بريدك الإلكتروني لإنشاء خطاطيف ويب.",
  "You have as many webhooks as there can be. End one first.":
    "بلغت الحد الأقصى لخطاطيف الويب. يُرجى إنهاء أحدها أولًا.",
  "This webhook is for no entity, so it tells only of opportunities that change.":
    "خطاف الويب هذا غير تابع لكيان، فلا يبلغ إلا عن الفرص التي تتغير.",
  "This webhook is switched off. Switch it on first.": "خطاف الويب هذا موقوف. يُرجى تفعيله أولًا.",
  "A test is on its way already.": "هناك اختبار قيد الإرسال بالفعل.",
  "Notices cannot be sent to this browser: its push service cannot be reached.":
    "لا يمكن إرسال الإشعارات إلى هذا المتصفح: تعذّر الوصول إلى خدمة الإشعارات الخاصة به.",
  "Notices are on in as many browsers as there can be. Turn one off first.":
    "الإشعارات مفعّلة بالفعل في أكبر عدد ممكن من المتصفحات. أوقف أحدها أولًا.",
  "This was changed at the same moment. Please try again.":
    "تغيّر هذا في اللحظة نفسها. يُرجى المحاولة مرة أخرى.",
  "Device not found": "تعذّر العثور على الجهاز",
  "A notice is on its way already.": "هناك إشعار قيد الإرسال بالفعل.",
  // Entities, applications, notes, searches
  "An account can have at most {n} entities. Delete one you no longer need.":
    "الحد الأقصى لكيانات الحساب: {n}. يُرجى حذف كيان لم يعد لازمًا.",
  "An account can have at most {n} applications": "الحد الأقصى لطلبات الحساب: {n}",
  "An entity can have at most {n} notes of contacts. Delete some you no longer need.":
    "الحد الأقصى لملاحظات التواصل للكيان: {n}. يُرجى حذف ما لم يعد لازمًا.",
  "Members can share at most {n} searches with an entity. Stop sharing some first.":
    "الحد الأقصى لعمليات البحث المشتركة مع الكيان: {n}. يُرجى إيقاف مشاركة بعضها أولًا.",
  "You can keep at most {n} searches. Delete one you no longer need.":
    "الحد الأقصى لعمليات البحث المحفوظة: {n}. يُرجى حذف بحث لم يعد لازمًا.",
  "You already have a saved search with this name": "لديك بحث محفوظ بهذا الاسم",
  "The deadline of this opportunity has passed": "انقضى الموعد النهائي لهذه الفرصة",
  "This opportunity has no deadline to put in a calendar.": "لا موعد نهائيًا لهذه الفرصة لإضافته إلى التقويم.",
  "{entity} already has an application for {opportunity}, with the status {status}":
    "لدى {entity} طلب لفرصة {opportunity}، حالته: {status}",
  "{entity} already has an application for {opportunity}": "لدى {entity} طلب لفرصة {opportunity}",
  "An organisation can keep at most {n} documents. Delete one that you no longer need.":
    "الحد الأقصى لمستندات المنظمة: {n}. يُرجى حذف مستند لم يعد لازمًا.",
  "An application can name at most {n} more documents. Remove one first.":
    "الحد الأقصى للمستندات الإضافية في الطلب: {n}. يُرجى إزالة أحدها أولًا.",
  "This is no CSV file or Excel workbook (XLSX).": "هذا ليس ملف CSV ولا مصنف Excel ‏(XLSX).",
  "A quotation mark in this file is not closed, or one of its rows is too long. Export it again.":
    "في هذا الملف علامة اقتباس لم تُغلق، أو أحد صفوفه طويل جدًا. صدّره من جديد.",
  "No row with the names of columns was found. The file needs a row such as Grant, Funder, Status above its entries.":
    "لم يُعثر على صف بأسماء الأعمدة. يحتاج الملف إلى صف مثل المنحة، الجهة المانحة، الحالة فوق بياناته.",
  "This workbook is too large to be read. Save its sheet as CSV and upload that.":
    "هذا المصنف أكبر من أن يُقرأ. احفظ ورقته بصيغة CSV وارفعها.",
  "Two of these applications are for the same opportunity, or one is for an opportunity that has an application already. Read the file again.":
    "طلبان من هذه الطلبات للفرصة نفسها، أو أحدها لفرصة لها طلب بالفعل. اقرأ الملف من جديد.",
  "Answers can be found in PDF and Word files.": "يمكن العثور على الإجابات في ملفات PDF وWord.",
  "This is not a PDF, DOCX, PPTX, XLSX, PNG, JPEG or WebP file. Save it as one of these and upload it again.":
    "هذا ليس ملف PDF أو DOCX أو PPTX أو XLSX أو PNG أو JPEG أو WebP. يُرجى حفظه بإحدى هذه الصيغ ورفعه من جديد.",
  "There is nothing in this file.": "لا شيء في هذا الملف.",
  "This file has macros, which are programs. Save it without them, as DOCX, PPTX or XLSX, and upload it again.":
    "في هذا الملف وحدات ماكرو، وهي برامج. يُرجى حفظه دونها بصيغة DOCX أو PPTX أو XLSX ورفعه من جديد.",
  "This file is too long or too complex. Save it as a PDF and upload that.":
    "هذا الملف طويل أو معقد جدًا. يُرجى حفظه بصيغة PDF ورفعه.",
  "An application can have at most {n} tasks. Delete some first.":
    "الحد الأقصى لمهام الطلب: {n}. يُرجى حذف بعضها أولًا.",
  "This person is no member of the entity": "هذا الشخص ليس عضوًا في الكيان",
  "Already has an application for this opportunity": "لديه طلب لهذه الفرصة بالفعل",
  "The asking amount must be between {min} and {max} {currency}":
    "يجب أن يكون المبلغ المطلوب بين {min} و{max} {currency}",
  "The asking amount must be at least {min} {currency}": "يجب ألا يقل المبلغ المطلوب عن {min} {currency}",
  "The asking amount must be at most {max} {currency}": "يجب ألا يزيد المبلغ المطلوب على {max} {currency}",
  "This application was changed meanwhile, perhaps in another window. Your changes are not saved yet: compare them with the newer version and save again.":
    "تغيّر هذا الطلب في هذه الأثناء، ربما في نافذة أخرى. لم تُحفظ تعديلاتك بعد: يُرجى مقارنتها بالنسخة الأحدث ثم الحفظ من جديد.",
  "Was changed meanwhile": "تغيّر في هذه الأثناء",
  // Curation
  "This opportunity is pending": "هذه الفرصة قيد الانتظار",
  "This opportunity is already verified": "سبق التحقق من هذه الفرصة",
  "This opportunity has already been rejected": "سبق رفض هذه الفرصة",
  "Somebody has already decided about these two": "سبق البتّ في هاتين الفرصتين",
  "One of the two has been rejected or merged meanwhile": "رُفضت إحدى الفرصتين أو دُمجت في هذه الأثناء",
  "Choose one of the two": "يُرجى اختيار إحدى الفرصتين",
  "This opportunity has been merged into another one": "دُمجت هذه الفرصة في فرصة أخرى",
  "This change has already been decided or replaced by a newer one":
    "سبق البتّ في هذا التغيير أو حلّ محله تغيير أحدث",
  // Files
  "An account can keep at most {n} files, {mb} MB in all. Delete one you no longer need.":
    "الحد الأقصى لملفات الحساب: {n}، بحجم إجمالي {mb} ميغابايت. يُرجى حذف ملف لم يعد لازمًا.",
  "This file is too large. A file may have at most {mb} MB.":
    "هذا الملف كبير جدًا. الحد الأقصى لحجم الملف {mb} ميغابايت.",
  "The file did not arrive whole. Please upload it again.": "لم يصل الملف كاملًا. يُرجى رفعه من جديد.",
  "Upload it again": "يُرجى رفعه من جديد",
  "Files cannot be stored or read at the moment. Please try again.":
    "تعذّر حفظ الملفات أو قراءتها حاليًا. يُرجى المحاولة مرة أخرى.",
  "There is no room for files at the moment. Please try again later.":
    "لا مساحة للملفات حاليًا. يُرجى المحاولة لاحقًا.",
  "This upload link is not valid any more. Please choose the file and upload it again.":
    "لم يعد رابط الرفع صالحًا. يُرجى اختيار الملف ورفعه من جديد.",
  "This upload link was used already. Please upload the file again.":
    "سبق استخدام رابط الرفع هذا. يُرجى رفع الملف من جديد.",
  "The time for this upload is over. Please upload the file again.":
    "انتهت مهلة الرفع. يُرجى رفع الملف من جديد.",
  "Some parts of this file are missing or too small": "بعض أجزاء هذا الملف مفقودة أو صغيرة جدًا",
  "Must be the parts that were uploaded, in order": "يجب أن تكون الأجزاء المرفوعة بالترتيب",
  "Verify your e-mail address to upload more files.": "يُرجى تأكيد بريدك الإلكتروني لرفع المزيد من الملفات.",
  "Verify your e-mail address to upload files. The room for those of new accounts is used up.":
    "يُرجى تأكيد بريدك الإلكتروني لرفع الملفات. امتلأت المساحة المخصصة للحسابات الجديدة.",
  // Reading a deck
  "This file is empty.": "هذا الملف فارغ.",
  "This is not a PDF, PPT or PPTX file.": "هذا ليس ملف PDF أو PPT أو PPTX.",
  "This is a Word document, not a presentation. Upload the deck as a PDF, PPT or PPTX file.":
    "هذا مستند Word وليس عرضًا تقديميًا. يُرجى رفع العرض بصيغة PDF أو PPT أو PPTX.",
  "This is a spreadsheet, not a presentation. Upload the deck as a PDF, PPT or PPTX file.":
    "هذا جدول بيانات وليس عرضًا تقديميًا. يُرجى رفع العرض بصيغة PDF أو PPT أو PPTX.",
  "This file is protected with a password. Remove the password and upload it again.":
    "هذا الملف محمي بكلمة مرور. يُرجى إزالتها ورفع الملف من جديد.",
  "This file is damaged or cut off. Export it again and upload the new file.":
    "هذا الملف تالف أو غير مكتمل. يُرجى تصديره من جديد ورفع الملف الجديد.",
  "This deck has no slides.": "لا شرائح في هذا العرض.",
  "This deck has more than {n} slides.": "عدد شرائح هذا العرض يتجاوز {n}.",
  "Reading this file took too long. Save the deck as a simpler PDF and upload that.":
    "استغرقت قراءة هذا الملف وقتًا طويلًا. يُرجى حفظ العرض بملف PDF أبسط ورفعه.",
  "This file is too complex to be read. Save the deck as a simpler PDF and upload that.":
    "هذا الملف أعقد من أن يُقرأ. يُرجى حفظ العرض بملف PDF أبسط ورفعه.",
  "The virus scanner found malware in this file, so it was not kept.":
    "عثر فاحص الفيروسات على برنامج ضار في هذا الملف، فلم يُحفظ.",
  "Files cannot be checked for viruses right now. Please try again in a few minutes.":
    "تعذّر فحص الملفات بحثًا عن الفيروسات الآن. يُرجى المحاولة بعد دقائق.",
  "This address takes encrypted requests only. Use https.":
    "لا يقبل هذا العنوان إلا الطلبات المشفّرة. يُرجى استخدام https.",
  "This file unpacks to more than it may.": "حجم هذا الملف بعد فك الضغط يتجاوز المسموح.",
  "Many files are being read right now. Please try again in a minute.":
    "تجري قراءة ملفات كثيرة الآن. يُرجى المحاولة بعد دقيقة.",
  "Files cannot be read right now. Please try again in a minute.":
    "تعذّرت قراءة الملفات الآن. يُرجى المحاولة بعد دقيقة.",
  "The server is restarting. Please try again in a minute.":
    "تجري إعادة تشغيل الخادم. يُرجى المحاولة بعد دقيقة.",
  // AI
  "AI is switched off on this server.": "الذكاء الاصطناعي موقوف على هذا الخادم.",
  "The AI is already at work for you. Please wait until it is done.":
    "الذكاء الاصطناعي يعمل لك بالفعل. يُرجى الانتظار حتى ينتهي.",
  "You have used all {n} AI drafts of today. There are new ones tomorrow (UTC).":
    "نفدت مسودات الذكاء الاصطناعي لهذا اليوم (الحد: {n}). تتجدد غدًا (UTC).",
  "You have used all {n} deck analyses of today. There are new ones tomorrow (UTC).":
    "نفدت تحليلات العروض لهذا اليوم (الحد: {n}). تتجدد غدًا (UTC).",
  "You have used all {n} AI readings of pages of today. There are new ones tomorrow (UTC).":
    "نفدت قراءات الصفحات بالذكاء الاصطناعي لهذا اليوم (الحد: {n}). تتجدد غدًا (UTC).",
  "You have used all {n} translations of today. There are new ones tomorrow (UTC).":
    "نفدت الترجمات لهذا اليوم (الحد: {n}). تتجدد غدًا (UTC).",
  "Texts cannot be translated here.": "لا يمكن ترجمة النصوص هنا.",
  "This text is in your language already, or its language is not known.":
    "هذا النص بلغتك بالفعل، أو أن لغته غير معروفة.",
  "The AI of this site is used up for today. There is more tomorrow (UTC).":
    "نفدت حصة هذا الموقع من الذكاء الاصطناعي لهذا اليوم. تتجدد غدًا (UTC).",
  "Verify your e-mail address to have more drafts written.":
    "يُرجى تأكيد بريدك الإلكتروني للحصول على مزيد من المسودات.",
  "Verify your e-mail address to have more decks analyzed.":
    "يُرجى تأكيد بريدك الإلكتروني لتحليل مزيد من العروض.",
  "Verify your e-mail address to have more texts translated.":
    "يُرجى تأكيد بريدك الإلكتروني لترجمة مزيد من النصوص.",
  "Verify your e-mail address to use the AI. What is set aside for new accounts is used up for today.":
    "يُرجى تأكيد بريدك الإلكتروني لاستخدام الذكاء الاصطناعي. نفدت حصة الحسابات الجديدة لهذا اليوم.",
  "The analysis was cut off too often. Please try again.":
    "انقطع التحليل مرات كثيرة. يُرجى المحاولة مرة أخرى.",
  "The analysis was stopped.": "أُوقف التحليل.",
  "{provider} is not answering at the moment. Please try again in a minute.":
    "خدمة {provider} لا تستجيب حاليًا. يُرجى المحاولة بعد دقيقة.",
  "Neither OpenAI nor Anthropic could write a draft. Please try again in a few minutes.":
    "لم تتمكن OpenAI ولا Anthropic من كتابة مسودة. يُرجى المحاولة بعد دقائق.",
  "Neither OpenAI nor Anthropic could write a draft. Please tell the people who run this site.":
    "لم تتمكن OpenAI ولا Anthropic من كتابة مسودة. يُرجى إبلاغ القائمين على هذا الموقع.",
  "Neither OpenAI nor Anthropic could review the deck. Please tell the people who run this site.":
    "لم تتمكن OpenAI ولا Anthropic من مراجعة العرض. يُرجى إبلاغ القائمين على هذا الموقع.",
  "Neither OpenAI nor Anthropic could review the deck. Please try again in a few minutes.":
    "لم تتمكن OpenAI ولا Anthropic من مراجعة العرض. يُرجى المحاولة بعد دقائق.",

  // What is said of other people's services and sites: AI providers, Grants.gov, and pages that a curator has read. `{host}` and
  // `{provider}` are names, so nothing may agree with them.
  "{provider} did not answer in time. Please try again.":
    "لم تستجب خدمة {provider} في الوقت المحدد. يُرجى المحاولة مرة أخرى.",
  "{provider} is busy at the moment. Please try again in a few minutes.":
    "خدمة {provider} مشغولة حاليًا. يُرجى المحاولة بعد دقائق.",
  "{provider} had a problem on its side. Please try again in a few minutes.":
    "واجهت خدمة {provider} مشكلة من جانبها. يُرجى المحاولة بعد دقائق.",
  "{provider} could not be reached. Please try again in a few minutes.":
    "تعذّر الوصول إلى {provider}. يُرجى المحاولة بعد دقائق.",
  "{provider} refused the request. Please tell the people who run this site.":
    "رفضت خدمة {provider} الطلب. يُرجى إبلاغ القائمين على هذا الموقع.",
  "{provider} answered with an error. Please try again later.":
    "ردّت خدمة {provider} بخطأ. يُرجى المحاولة لاحقًا.",
  "{provider} gave an answer that could not be read. Please try again later.":
    "تعذّرت قراءة ردّ {provider}. يُرجى المحاولة لاحقًا.",
  "{provider} gave an answer that could not be read. Please try again.":
    "تعذّرت قراءة ردّ {provider}. يُرجى المحاولة مرة أخرى.",
  "{provider} gave an answer that could not be used. Please try again.":
    "تعذّر استخدام ردّ {provider}. يُرجى المحاولة مرة أخرى.",
  "{provider} gave an answer that is too large to be read.": "ردّ {provider} أكبر من أن يُقرأ.",
  // One opportunity of Grants.gov
  "Grants.gov gave an answer that could not be read.": "تعذّرت قراءة ردّ Grants.gov.",
  "Grants.gov gave no details of this opportunity.": "لم يقدّم Grants.gov تفاصيل هذه الفرصة.",
  "Grants.gov gave this opportunity no title.": "لم يذكر Grants.gov عنوانًا لهذه الفرصة.",
  "Grants.gov answered with another opportunity.": "ردّ Grants.gov بفرصة أخرى.",
  "Grants.gov listed this opportunity without its id.": "أدرج Grants.gov هذه الفرصة دون معرّفها.",
  "Grants.gov has no such opportunity any more.": "لم تعد هذه الفرصة في Grants.gov.",
  "Not read, because Grants.gov had failed to answer before.": "لم تُقرأ لأن Grants.gov لم يستجب سابقًا.",
  // A run
  "Found {n}: {outcomes}.": [
    "لم يُعثر على فرص: {outcomes}.",
    "عُثر على فرصة واحدة: {outcomes}.",
    "عُثر على فرصتين: {outcomes}.",
    "عُثر على {n} فرص: {outcomes}.",
    "عُثر على {n} فرصة: {outcomes}.",
    "عُثر على {n} فرصة: {outcomes}.",
  ],
  "{n} new": ["لا جديدة", "واحدة جديدة", "اثنتان جديدتان", "{n} جديدة", "{n} جديدة", "{n} جديدة"],
  "{n} updated": ["لا محدَّثة", "واحدة محدَّثة", "اثنتان محدَّثتان", "{n} محدَّثة", "{n} محدَّثة", "{n} محدَّثة"],
  "{n} with changes to look at": [
    "لا تغييرات للمراجعة",
    "واحدة بها تغييرات للمراجعة",
    "اثنتان بهما تغييرات للمراجعة",
    "{n} بها تغييرات للمراجعة",
    "{n} بها تغييرات للمراجعة",
    "{n} بها تغييرات للمراجعة",
  ],
  "{n} known already or closed": [
    "لا معروفة أو مغلقة",
    "واحدة معروفة أو مغلقة",
    "اثنتان معروفتان أو مغلقتان",
    "{n} معروفة أو مغلقة",
    "{n} معروفة أو مغلقة",
    "{n} معروفة أو مغلقة",
  ],
  "{n} could not be read": [
    "لم تتعذّر قراءة أي منها",
    "واحدة تعذّرت قراءتها",
    "اثنتان تعذّرت قراءتهما",
    "{n} تعذّرت قراءتها",
    "{n} تعذّرت قراءتها",
    "{n} تعذّرت قراءتها",
  ],
  "That is less than half of the {n} that the reading before found. Nothing was closed or removed because of it: please look whether the source has changed.":
    "هذا أقل من نصف ما وجدته القراءة السابقة ({n}). لم يُغلق أو يُزل شيء بسبب ذلك: يُرجى التحقق مما إذا تغيّر المصدر.",
  "Its list has lacked calls twice in a row: {outcomes}.": "غابت عن قائمته في قراءتين متتاليتين: {outcomes}.",
  "{n} closed": ["لم تُغلق أي منها", "واحدة أُغلقت", "اثنتان أُغلقتا", "{n} أُغلقت", "{n} أُغلقت", "{n} أُغلقت"],
  "Its list lacks more calls ({n}) than it has. Nothing was closed because of it: please look whether the source has changed.":
    "غاب عن قائمته عدد من الفرص ({n}) أكبر مما فيها. لم يُغلق شيء بسبب ذلك: يُرجى التحقق مما إذا تغيّر المصدر.",
  "Opportunity {id}": "الفرصة {id}",
  "This source is being read just now. Please try again in a moment.":
    "تجري قراءة هذا المصدر الآن. يُرجى المحاولة بعد لحظات.",
  "This source is not in the list any more.": "لم يعد هذا المصدر في القائمة.",
  "This source is off. Switch it on first.": "هذا المصدر موقوف. يُرجى تفعيله أولًا.",
  "It has no number of Grants.gov, so it might be here already. It was left out.":
    "ليس لها رقم في Grants.gov، فربما تكون هنا بالفعل. تُركت.",
  "{name} can only be read with a key, which the setting {setting} has to hold.":
    "لا يمكن قراءة {name} إلا بمفتاح يُحفظ في الإعداد {setting}.",
  "This was the first reading, so it stopped after {n}. Look at them, then read the source again.": [
    "هذه أول قراءة، فتوقفت دون نتائج. يُرجى قراءة المصدر من جديد.",
    "هذه أول قراءة، فتوقفت بعد فرصة واحدة. يُرجى مراجعتها ثم قراءة المصدر من جديد.",
    "هذه أول قراءة، فتوقفت بعد فرصتين. يُرجى مراجعتهما ثم قراءة المصدر من جديد.",
    "هذه أول قراءة، فتوقفت بعد {n} فرص. يُرجى مراجعتها ثم قراءة المصدر من جديد.",
    "هذه أول قراءة، فتوقفت بعد {n} فرصة. يُرجى مراجعتها ثم قراءة المصدر من جديد.",
    "هذه أول قراءة، فتوقفت بعد {n} فرصة. يُرجى مراجعتها ثم قراءة المصدر من جديد.",
  ],
  "There is more: the next reading goes on from here.": "هناك المزيد: تُكمل القراءة القادمة من هنا.",
  "The source has new fields: {names}.": "في المصدر حقول جديدة: {names}.",
  "The source leaves out fields: {names}.": "حقول غائبة عن المصدر: {names}.",
  "The source has new codes: {names}.": "في المصدر رموز جديدة: {names}.",
  "The answer of {name} is not in its known form.": "ردّ {name} ليس بالشكل المعروف.",
  "These fields are not in their known form: {fields}": "حقول ليست بالشكل المعروف: {fields}",
  "This run is not known any more.": "لم تعد عملية الجمع هذه معروفة.",
  "This takes longer than usual and goes on in the background.":
    "يستغرق هذا وقتًا أطول من المعتاد ويستمر في الخلفية.",
  "The review was cut off too often. Please try again.":
    "انقطعت المراجعة مرات كثيرة. يُرجى المحاولة مرة أخرى.",
  "The draft was stopped.": "أُوقفت المسودة.",
  "The review was stopped.": "أُوقفت المراجعة.",
  "The reading was cut off too often. Please try again.":
    "انقطعت القراءة مرات كثيرة. يُرجى المحاولة مرة أخرى.",
  "Stopped by an administrator. What was read until then is kept.":
    "أوقفها أحد المشرفين. ما قُرئ حتى ذلك الحين محفوظ.",
  "Nothing was found on this page.": "لم يُعثر على شيء في هذه الصفحة.",
  "Nothing was found.": "لم يُعثر على شيء.",
  "Nothing about funding was found on this page.": "لم يُعثر على شيء عن التمويل في هذه الصفحة.",
  "Not read, because the reading took too long.": "لم تُقرأ لأن القراءة استغرقت وقتًا طويلًا.",
  "Not read, because the site had refused other pages.": "لم تُقرأ لأن الموقع رفض صفحات أخرى.",
  "The AI readings of today are used up, so some details may be missing.":
    "نفدت قراءات الذكاء الاصطناعي لهذا اليوم، فقد تنقص بعض التفاصيل.",
  "The AI did not answer, so some details may be missing.":
    "لم يستجب الذكاء الاصطناعي، فقد تنقص بعض التفاصيل.",
  "The PDF at {host} could not be read: it is damaged, protected with a password or too long.":
    "تعذّرت قراءة ملف PDF على {host}: تالف أو محمي بكلمة مرور أو طويل جدًا.",
  // A page
  "That is not a web address. It has to start with http:// or https://.":
    "هذا ليس عنوان ويب. يجب أن يبدأ بـ http:// أو https://.",
  "That web address is too long.": "عنوان الويب هذا طويل جدًا.",
  "The address at {host} contains a user name or password. Leave it out and try again.":
    "يحتوي العنوان على {host} على اسم مستخدم أو كلمة مرور. يُرجى حذفه والمحاولة مرة أخرى.",
  "{host} is not visited: only the usual ports of websites, 80 and 443, are.":
    "لا يُزار موقع {host}: المسموح فقط منفذا المواقع المعتادان 80 و443.",
  "{host} is not written to without encryption: the address has to start with https://.":
    "لا يُرسل شيء إلى {host} دون تشفير: يجب أن يبدأ العنوان بـ https://.",
  "{host} is not visited, because it is not on the public internet.":
    "لا يُزار موقع {host} لأنه ليس على الإنترنت العام.",
  "There is no website at {host}, or its name cannot be looked up.":
    "لا يوجد موقع على {host}، أو تعذّر العثور على اسمه.",
  "{host} could not be reached.": "تعذّر الوصول إلى {host}.",
  "{host} has no valid security certificate, so nothing was read from it.":
    "ليس لموقع {host} شهادة أمان صالحة، فلم يُقرأ منه شيء.",
  "{host} did not answer in time.": "لم يستجب موقع {host} في الوقت المحدد.",
  "Too many pages of {host} are waiting to be read. Please try again later.":
    "صفحات كثيرة من {host} بانتظار القراءة. يُرجى المحاولة لاحقًا.",
  "The page at {host} is larger than {n} MB.": "حجم الصفحة على {host} يتجاوز {n} ميغابايت.",
  "The PDF at {host} is larger than {n} MB.": "حجم ملف PDF على {host} يتجاوز {n} ميغابايت.",
  "The file at {host} is larger than {n} kB.": "حجم الملف على {host} يتجاوز {n} كيلوبايت.",
  "{host} redirects more than {n} times.": "عدد عمليات إعادة التوجيه من {host} يتجاوز {n}.",
  "{host} redirects in a circle.": "يعيد موقع {host} التوجيه في حلقة مفرغة.",
  "{host} redirects to nowhere.": "يعيد موقع {host} التوجيه إلى لا شيء.",
  "What {host} has at this address is not a kind of page that can be read.":
    "محتوى {host} في هذا العنوان ليس نوع صفحة يمكن قراءته.",
  "{host} asks automated readers to leave this page alone (robots.txt).":
    "يطلب موقع {host} من برامج القراءة الآلية عدم قراءة هذه الصفحة (robots.txt).",
  "The robots.txt of {host} could not be read, so the page was left alone. Please try again later.":
    "تعذّرت قراءة robots.txt الخاص بـ {host}، فلم تُقرأ الصفحة. يُرجى المحاولة لاحقًا.",
  "{host} asks for a pause of {n} seconds between pages (robots.txt). Please try again later.":
    "يطلب موقع {host} فاصلًا بين الصفحات مدته بالثواني {n} (robots.txt). يُرجى المحاولة لاحقًا.",
  "{host} asks visitors to sign in before it shows this page.":
    "يطلب موقع {host} تسجيل الدخول قبل عرض هذه الصفحة.",
  "{host} gave an answer that makes no sense to a browser.": "ردّ موقع {host} بما لا يفهمه المتصفح.",
  "The page at {host} broke off before its end, or is damaged.":
    "الصفحة على {host} انقطعت قبل نهايتها أو تالفة.",
  "The link does not work": "الرابط لا يعمل",
  "{host} has no page at this address.": "لا صفحة على {host} في هذا العنوان.",
  "{host} has had too many requests and refuses more. Please try again later.":
    "تلقّى موقع {host} طلبات كثيرة ويرفض المزيد. يُرجى المحاولة لاحقًا.",
  "{host} refuses to show this page to us ({status}). Some websites block scraping.":
    "يرفض موقع {host} عرض هذه الصفحة لنا ({status}). تمنع بعض المواقع جمع البيانات.",
  "{host} is not working at the moment (status {status}).": "موقع {host} لا يعمل حاليًا (الحالة {status}).",
  "{host} gave an unexpected answer (status {status}).": "ردّ موقع {host} بما هو غير متوقع (الحالة {status}).",

  // Questions of the funder
  "Submission not found": "تعذّر العثور على عملية الإرسال",
  "Obligation not found": "تعذّر العثور على الالتزام",
  "Spending not found": "تعذّر العثور على النفقة",
  "Outcome not found": "تعذّر العثور على النتيجة",
  "Question not found": "تعذّر العثور على السؤال",
  "This question was changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "تغيّر هذا السؤال في هذه الأثناء. لم تُحفظ تعديلاتك بعد: يُرجى مقارنتها ثم الحفظ من جديد.",

  // The call of an application
  "Call not found": "تعذّر العثور على الدعوة",
  "Proposals not found": "تعذّر العثور على المقترحات",
  "The profile or the proposals were changed meanwhile, perhaps in another window. Nothing was saved: look at them again.":
    "تغيّر الملف التعريفي أو المقترحات في هذه الأثناء، ربما في نافذة أخرى. لم يُحفظ شيء: يُرجى مراجعتها من جديد.",
  "It could not be read. Please try again.": "تعذّرت القراءة. يُرجى المحاولة مرة أخرى.",
  "There is no text to read in it.": "لا نص فيه للقراءة.",
  "This file is not there any more. Choose another one.": "لم يعد هذا الملف موجودًا. يُرجى اختيار ملف آخر.",
  "This file cannot be read. Save it as a PDF, PPTX or DOCX and upload that.":
    "تعذّرت قراءة هذا الملف. يُرجى حفظه بصيغة PDF أو PPTX أو DOCX ورفعه.",
  "Line of the call not found": "تعذّر العثور على سطر الدعوة",
  "This opportunity has no page of its own.": "ليس لهذه الفرصة صفحة خاصة بها.",
  "This file is not there any more. Upload it again.": "لم يعد هذا الملف موجودًا. يُرجى رفعه من جديد.",
  "This file cannot be read. Save it as a PDF or DOCX and upload that.":
    "تعذّرت قراءة هذا الملف. يُرجى حفظه بصيغة PDF أو DOCX ورفعه.",
  "The call could not be read. Please try again.": "تعذّرت قراءة الدعوة. يُرجى المحاولة مرة أخرى.",
  "The reading was stopped.": "أُوقفت القراءة.",
  "The catalogue has no place for this line.": "لا مكان لهذا السطر في الفهرس.",
  "This opportunity is not in the catalogue any more.": "لم تعد هذه الفرصة في الفهرس.",
  "Only what the page of the call says can be proposed for the catalogue.":
    "لا يُقترح للفهرس إلا ما تذكره صفحة الدعوة.",
  "The catalogue says the same already.": "الفهرس يذكر الشيء نفسه بالفعل.",
  // Ready to send
  "Finding not found": "تعذّر العثور على الملاحظة",
  "Add the award criteria first": "يُرجى إضافة معايير المنح أولًا",
  "The criteria were changed meanwhile. Your changes are not saved yet: compare them and save again.":
    "تغيّرت المعايير في هذه الأثناء. لم تُحفظ تعديلاتك بعد: يُرجى مقارنتها ثم الحفظ من جديد.",

  // Requests to people without an account
  "Request not found": "تعذّر العثور على الطلب",
  "Name the file": "يُرجى تسمية الملف",
  "Choose today or a later day": "يُرجى اختيار اليوم أو يوم لاحق",
  "This text is empty": "هذا النص فارغ",
  "This answer was accepted already": "سبق قبول هذه الإجابة",
  "There is no answer yet": "لا إجابة بعد",
  "The answer was changed meanwhile. Read it again.": "تغيّرت الإجابة في هذه الأثناء. يُرجى قراءتها من جديد.",
  "Write your answer": "يُرجى كتابة إجابتك",
  "Choose a file": "يُرجى اختيار ملف",
  "Say whether you approve the text": "يُرجى تحديد ما إذا كنت تعتمد النص",
  "The text has changed. Read it again before you answer.": "تغيّر النص. يُرجى قراءته من جديد قبل الإجابة.",
  "This request asks for no file": "هذا الطلب لا يتطلب ملفًا",
  "There is no room for more files. Tell whoever asked you.":
    "لا مساحة لمزيد من الملفات. يُرجى إبلاغ من طلبها منك.",
  "Choose a PDF, Word, PowerPoint, Excel, PNG or JPEG file, without macros.":
    "يُرجى اختيار ملف PDF أو Word أو PowerPoint أو Excel أو PNG أو JPEG دون وحدات ماكرو.",
  "You have asked many people today. Please try again tomorrow.":
    "أُرسلت اليوم طلبات إلى كثيرين. يُرجى المحاولة غدًا.",
  "An application can have at most {n} open requests. Remove some first.":
    "الحد الأقصى للطلبات المفتوحة الموجّهة إلى آخرين: {n}. يُرجى إزالة بعضها أولًا.",
  "An application can have at most {n} requests. Remove some first.":
    "الحد الأقصى للطلبات الموجّهة إلى آخرين: {n}. يُرجى إزالة بعضها أولًا.",
};
