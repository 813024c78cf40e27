import {
  deckCriteria,
  deckTitles,
  labels as lists,
  messages as said,
  questionnaires,
  regions,
  sources,
} from "@shared/words/ar";
import type { Translation } from "@shared/words/words";
import type { words as french } from "./fr";

export { rules } from "@shared/words/ar";

/** The Arabic of mails, files, explanations and reviews. Each text stands under its English. */
export const words: Translation<typeof french> = {
  // Said in several places
  "any stage": "جميع المراحل",
  Country: "البلد",
  Deadline: "الموعد النهائي",
  Stage: "المرحلة",
  "Who may apply": "من يحق له التقديم",

  // Budgets
  "Budget lines": "بنود الميزانية",
  "Years and kinds": "السنوات والأنواع",
  "Kind and year": "النوع والسنة",
  "EU lump sum": "مبلغ مقطوع (الاتحاد الأوروبي)",
  "All amounts in {currency}": "جميع المبالغ بعملة {currency}",
  Year: "السنة",
  Kind: "النوع",
  "Work package": "حزمة العمل",
  "What for": "الغرض",
  Quantity: "الكمية",
  Unit: "الوحدة",
  "Unit price": "سعر الوحدة",
  Total: "الإجمالي",
  "Own share": "المساهمة الذاتية",
  "Funder’s share": "حصة جهة التمويل",
  Explanation: "الشرح",
  "Overhead as a share of direct costs": "نسبة النفقات العامة من التكاليف المباشرة",
  "Federal Form SF-424A, in {currency}": "النموذج الفيدرالي SF-424A، بعملة {currency}",
  Federal: "فيدرالي",
  "Non-federal": "غير فيدرالي",
  "Section A: summary": "القسم A: الملخص",
  "New funds": "أموال جديدة",
  "Section B: categories": "القسم B: الفئات",
  "Total direct charges": "إجمالي التكاليف المباشرة",
  Totals: "المجاميع",
  "Section C: non-federal resources": "القسم C: الموارد غير الفيدرالية",
  Applicant: "مقدّم الطلب",
  "All lines": "جميع البنود",
  "Section D: cash needs of the first year": "القسم D: الاحتياجات النقدية للسنة الأولى",
  "First year": "السنة الأولى",
  "Quarter {n}": "الربع {n}",
  "Section E: federal funds for later years": "القسم E: الأموال الفيدرالية للسنوات اللاحقة",
  "Year {n}": "السنة {n}",
  Later: "لاحقًا",
  "Section F: other information": "القسم F: معلومات أخرى",
  Direct: "مباشرة",
  Indirect: "غير مباشرة",
  "A. Personnel": "A. الموظفون",
  "B. Subcontracting": "B. التعاقد من الباطن",
  "C.1 Travel and subsistence": "C.1 السفر والإقامة",
  "C.2 Equipment": "C.2 المعدات",
  "C.3 Other goods and services": "C.3 سلع وخدمات أخرى",
  "D. Other costs": "D. تكاليف أخرى",
  "E. Indirect costs": "E. التكاليف غير المباشرة",
  "Without a work package": "بلا حزمة عمل",
  "Base, in cents": "الأساس بالسنتات",
  "Whole cents": "سنتات صحيحة",
  Remainder: "الباقي",
  "One cent more": "سنت إضافي",
  "Flat rate of 25 % on personnel and purchases": "نسبة ثابتة 25% على الموظفين والمشتريات",
  "Indirect costs above it (below it with a minus)": "التكاليف غير المباشرة فوقها (دونها بعلامة ناقص)",
  Budget: "الميزانية",

  // auth
  "If there is an account with this address, a link to reset its password is on its way.":
    "إن وُجد حساب بهذا العنوان، فسيصله رابط لإعادة تعيين كلمة المرور.",
  "Your password has been reset. Please sign in with the new one.":
    "أُعيد تعيين كلمة مرورك. يُرجى تسجيل الدخول بالكلمة الجديدة.",
  "Password changed. All other devices were signed out.": "تغيّرت كلمة المرور. سُجّل خروج جميع الأجهزة الأخرى.",
  "Email verified!": "تم تأكيد البريد الإلكتروني!",
  "Your e-mail address is already verified": "سبق تأكيد بريدك الإلكتروني",
  "We sent a link to {email}. Your address changes when you open it.":
    "أرسلنا رابطًا إلى {email}. يتغير عنوانك عند فتحه.",
  "Your e-mail address is {email} now.": "بريدك الإلكتروني الآن هو {email}.",
  "The change was stopped. Your e-mail address stays as it is.":
    "أُوقف التغيير. يبقى بريدك الإلكتروني كما هو.",
  "Verification email sent": "أُرسلت رسالة التأكيد",

  "Password changed. All other devices were signed out, and your API keys have ended.":
    "تغيّرت كلمة المرور. سُجّل خروج جميع الأجهزة الأخرى وأُنهيت مفاتيح API.",
  "Your API keys have ended too. Programs need new ones, which you make in Settings: {url}":
    "أُنهيت مفاتيح API أيضًا. تحتاج البرامج إلى مفاتيح جديدة تُنشأ في الإعدادات: {url}",
  "An API key of your {product} account was made": "أُنشئ مفتاح API لحسابك في {product}",
  "A program with the key “{name}” can now use your account, as far as you have allowed it.":
    "يمكن الآن لبرنامج لديه المفتاح «{name}» استخدام حسابك في حدود ما سمحت به.",
  "If it was not you, end the key in Settings and choose a new password at once: {url}":
    "إن لم يكن هذا منك، فيُرجى إنهاء المفتاح في الإعدادات واختيار كلمة مرور جديدة فورًا: {url}",
  "A program was connected to your {product} account": "رُبط برنامج بحسابك في {product}",
  "A program that calls itself “{name}” can now use your account, as far as you have allowed it.":
    "يمكن الآن لبرنامج يسمّي نفسه «{name}» استخدام حسابك في حدود ما سمحت به.",
  "If it was not you, disconnect it in Settings and choose a new password at once: {url}":
    "إن لم يكن هذا منك، فيُرجى فصله في الإعدادات واختيار كلمة مرور جديدة فورًا: {url}",
  "An API key of your {product} account was ended": "أُنهي مفتاح API لحسابك في {product}",
  "An owner of the entity has ended your key “{name}”. Programs that use it are refused.":
    "أنهى أحد مالكي الكيان مفتاحك «{name}». تُرفض البرامج التي تستخدمه.",
  "Your keys are in Settings: {url}": "مفاتيحك في الإعدادات: {url}",
  "A webhook of your {product} account was made": "أُنشئ خطاف ويب لحسابك في {product}",
  "{host} is now told when something happens, as you have chosen.":
    "سيُبلَّغ {host} من الآن بما يحدث، وفق اختيارك.",
  "If it was not you, end the webhook in Settings and choose a new password at once: {url}":
    "إن لم يكن هذا منك، فيُرجى إنهاء خطاف الويب في الإعدادات واختيار كلمة مرور جديدة فورًا: {url}",
  "A webhook of your {product} account was ended": "أُنهي خطاف ويب لحسابك في {product}",
  "An owner of the entity has ended your webhook to {host}.":
    "أنهى أحد مالكي الكيان خطاف الويب الموجّه منك إلى {host}.",
  "Your webhooks are in Settings: {url}": "خطاطيف الويب في الإعدادات: {url}",
  "A webhook of your {product} account was stopped": "توقّف خطاف ويب لحسابك في {product}",
  "Nothing that was sent to {host} arrives any more, so it is told nothing for now.":
    "لم يعد يصل شيء مما يُرسل إلى {host}، فلن يُرسل إليه شيء حاليًا.",
  "Settings show what went wrong. There you can switch the webhook on again: {url}":
    "تبيّن الإعدادات سبب المشكلة، ومنها يمكن إعادة تفعيل خطاف الويب: {url}",
  // activity
  "Made a webhook to {subject}": "إنشاء خطاف ويب إلى {subject}",
  "Ended the webhook to {subject}": "إنهاء خطاف الويب إلى {subject}",
  "Made the API key “{subject}”": "إنشاء مفتاح API «{subject}»",
  "Ended the API key “{subject}”": "إنهاء مفتاح API «{subject}»",
  "Time (UTC)": "الوقت (UTC)",
  Who: "من",
  What: "ماذا",
  Untitled: "بلا عنوان",
  "Somebody who is gone": "شخص غادر",
  "Changed the entity": "تعديل الكيان",
  "Changed the profile": "تعديل الملف التعريفي",
  "Started the application “{subject}”": "بدء الطلب «{subject}»",
  "Changed the application “{subject}”": "تعديل الطلب «{subject}»",
  "Set the application “{subject}” to {status}": "تغيير حالة الطلب «{subject}» إلى: {status}",
  "Commented on the application “{subject}”": "التعليق على الطلب «{subject}»",
  "Resolved a comment on the application “{subject}”": "إنهاء نقاش تعليق على الطلب «{subject}»",
  "Accepted a suggestion for the application “{subject}”": "قبول اقتراح للطلب «{subject}»",
  "Declined a suggestion for the application “{subject}”": "رفض اقتراح للطلب «{subject}»",
  "Downloaded the application “{subject}”": "تنزيل الطلب «{subject}»",
  "Agreed to “{use}” with {provider}": "الموافقة على «{use}» مع {provider}",
  "Withdrew the agreement to “{use}” with {provider}": "سحب الموافقة على «{use}» مع {provider}",
  "Added the pitch deck “{subject}”": "إضافة العرض التقديمي «{subject}»",
  "Asked for an analysis of “{subject}”": "طلب تحليل «{subject}»",
  "Deleted the pitch deck “{subject}”": "حذف العرض التقديمي «{subject}»",
  "Added the task “{subject}” to “{application}”": "إضافة المهمة «{subject}» إلى «{application}»",
  "Asked {subject} for the application “{application}”": "توجيه طلب إلى {subject} بخصوص «{application}»",
  "Answered for the application “{application}”": "الإجابة بخصوص «{application}»",
  "Accepted the answer of {subject} for the application “{application}”":
    "قبول إجابة {subject} بخصوص «{application}»",
  "Removed the request to {subject} for the application “{application}”":
    "إزالة الطلب الموجّه إلى {subject} بخصوص «{application}»",
  "Had the call of “{subject}” read": "قراءة دعوة «{subject}»",
  "Deleted the call of “{subject}”": "حذف دعوة «{subject}»",
  "Added “{subject}” by hand": "إضافة «{subject}» يدويًا",
  "Edited “{subject}”: {fields}": "تعديل «{subject}»: {fields}",
  "Verified “{subject}”": "التحقق من «{subject}»",
  "Rejected “{subject}”": "رفض «{subject}»",
  "Took back the decision on “{subject}”": "التراجع عن القرار بشأن «{subject}»",
  "Deleted the opportunity “{subject}”": "حذف الفرصة «{subject}»",
  "Accepted what the source of “{subject}” says now: {fields}":
    "قبول ما يذكره مصدر «{subject}» الآن: {fields}",
  "Declined what the source of “{subject}” says now: {fields}":
    "رفض ما يذكره مصدر «{subject}» الآن: {fields}",
  "Merged “{subject}” with another opportunity": "دمج «{subject}» مع فرصة أخرى",
  "Took back the merging of “{subject}”": "التراجع عن دمج «{subject}»",
  "Kept “{subject}” as a call of its own": "إبقاء «{subject}» دعوة مستقلة",
  "Had the source “{subject}” read": "قراءة المصدر «{subject}»",
  "Switched the source “{subject}” off": "إيقاف المصدر «{subject}»",
  "Switched the source “{subject}” on": "تشغيل المصدر «{subject}»",
  "Was given an administrator’s rights by the operator of the server":
    "حصل على صلاحيات المشرف من مشغّل الخادم",
  "Lost an administrator’s rights, by the operator of the server": "فقد صلاحيات المشرف بقرار من مشغّل الخادم",
  "Send the application": "إرسال الطلب",
  "Send the application (until {hour})": "إرسال الطلب (حتى {hour})",
  "Ask the funder: {address}": "الأسئلة لجهة التمويل: {address}",
  "Added questions of the funder to the application “{subject}”":
    "إضافة أسئلة جهة التمويل إلى الطلب «{subject}»",
  "Accepted the answer to “{subject}” for “{application}”": "قبول إجابة «{subject}» في «{application}»",
  "Questions of the funder": "أسئلة جهة التمويل",
  "At most {n} words": [
    "دون كلمات",
    "كلمة واحدة على الأكثر",
    "كلمتان على الأكثر",
    "{n} كلمات على الأكثر",
    "{n} كلمة على الأكثر",
    "{n} كلمة على الأكثر",
  ],
  "At most {n} characters": [
    "دون أحرف",
    "حرف واحد على الأكثر",
    "حرفان على الأكثر",
    "{n} أحرف على الأكثر",
    "{n} حرفًا على الأكثر",
    "{n} حرف على الأكثر",
  ],
  "Not answered yet.": "لا إجابة بعد.",
  "Finished the task “{subject}” of “{application}”": "إنجاز المهمة «{subject}» في «{application}»",
  "Deleted the task “{subject}” of “{application}”": "حذف المهمة «{subject}» من «{application}»",
  "Added the document “{subject}”": "إضافة المستند «{subject}»",
  "Changed the details of the document “{subject}”": "تعديل بيانات المستند «{subject}»",
  "Uploaded a new version of the document “{subject}”": "رفع نسخة جديدة من المستند «{subject}»",
  "Deleted the document “{subject}”": "حذف المستند «{subject}»",
  "Attached “{subject}” to the application “{application}”": "إرفاق «{subject}» بالطلب «{application}»",
  "Removed “{subject}” from the application “{application}”": "إزالة «{subject}» من الطلب «{application}»",
  "Added a note about a funder": "إضافة ملاحظة عن جهة تمويل",
  "Changed a note about a funder": "تعديل ملاحظة عن جهة تمويل",
  "Deleted a note about a funder": "حذف ملاحظة عن جهة تمويل",
  "Invited {subject} as {role}": "دعوة {subject} ({role})",
  "Revoked the invitation of {subject}": "إلغاء دعوة {subject}",
  "Declined the invitation of {subject}": "رفض دعوة {subject}",
  "Shared the saved search “{subject}”": "مشاركة البحث المحفوظ «{subject}»",
  "Stopped sharing the saved search “{subject}”": "إيقاف مشاركة البحث المحفوظ «{subject}»",
  "The shortlists of your entities, with their notes.": "القوائم المختصرة لكياناتك مع ملاحظاتها.",
  "Made the shortlist “{subject}”": "إنشاء القائمة المختصرة «{subject}»",
  "Let anybody with a link read the shortlist “{subject}”":
    "إتاحة قراءة القائمة المختصرة «{subject}» لكل من لديه الرابط",
  "Ended the link of the shortlist “{subject}”": "إنهاء رابط القائمة المختصرة «{subject}»",
  "Deleted the shortlist “{subject}”": "حذف القائمة المختصرة «{subject}»",
  "Joined as {role}": "الانضمام إلى الكيان ({role})",
  "Gave {member} the role {role}": "منح {member} الدور «{role}»",
  "Removed {member}": "إزالة {member}",
  Left: "مغادرة الكيان",

  // members
  "{inviter} invites you to {entity} on {product}": "دعوة من {inviter} للانضمام إلى {entity} على {product}",
  "{inviter} invites you to work on the funding of {entity} on {product}. Your role there: {role}.":
    "دعوة من {inviter} للعمل على تمويل {entity} على {product}. دورك: {role}.",
  "Open the invitation": "فتح الدعوة",
  "The link works once and for {days} days, and only for {address}.":
    "يعمل الرابط مرة واحدة، للعنوان {address} فقط. مدة صلاحيته بالأيام: {days}.",
  "If you do not know {inviter}, you can ignore this mail.":
    "إن كنت لا تعرف {inviter}، فيمكن تجاهل هذه الرسالة.",

  // calendar
  "{product} deadlines": "المواعيد النهائية من {product}",
  "Deadline: {name}": "الموعد النهائي: {name}",
  "Funder: {name}": "جهة التمويل: {name}",
  "Open until {date} ends, {zone} time": "مفتوحة حتى نهاية {date} (بتوقيت {zone})",
  "Open until {time} on {date}, {zone} time": "مفتوحة حتى {time} في {date} (بتوقيت {zone})",
  "Closes at {time} UTC on {date}": "تُغلق في {time} بتوقيت UTC يوم {date}",
  "Your application for {entity}: {url}": "طلبك عن {entity}: {url}",
  "and {n} more of your applications": [
    "ولا طلبات أخرى لك",
    "وطلب آخر لك",
    "وطلبان آخران لك",
    "و{n} طلبات أخرى لك",
    "و{n} طلبًا آخر لك",
    "و{n} طلب آخر لك",
  ],
  "Details: {url}": "التفاصيل: {url}",
  "Next step: {funder}": "الخطوة التالية: {funder}",
  "Kept how the application “{subject}” was sent": "حفظ نسخة إرسال الطلب «{subject}»",
  "Recorded the result of the application “{subject}”": "تسجيل نتيجة الطلب «{subject}»",
  "Added “{subject}” to the award of “{application}”": "إضافة «{subject}» إلى تمويل «{application}»",
  "Asked for a mock review of the application “{subject}”": "طلب مراجعة تجريبية للطلب «{subject}»",
  "Put a finding of the application “{subject}” aside": "تنحية ملاحظة على الطلب «{subject}»",
  "Took a finding of the application “{subject}” up again": "استعادة ملاحظة على الطلب «{subject}»",
  "Changed “{subject}” of the award of “{application}”": "تعديل «{subject}» في تمويل «{application}»",
  "Finished “{subject}” of the award of “{application}”": "إنجاز «{subject}» في تمويل «{application}»",
  "Deleted “{subject}” of the award of “{application}”": "حذف «{subject}» من تمويل «{application}»",
  "Added spending to the award of “{subject}”": "إضافة نفقة إلى تمويل «{subject}»",
  "Deleted spending of the award of “{subject}”": "حذف نفقة من تمويل «{subject}»",
  "Added an outcome to the award of “{subject}”": "إضافة نتيجة إلى تمويل «{subject}»",
  "Deleted an outcome of the award of “{subject}”": "حذف نتيجة من تمويل «{subject}»",
  "Report due: {title}": "تقرير مستحق: {title}",
  "Condition due: {title}": "شرط مستحق: {title}",
  "For the award of “{application}” of {entity}": "لتمويل «{application}» الممنوح إلى {entity}",
  "Was due on {day} and is overdue": "كان مستحقًا في {day} وتأخّر",
  "The report is due {when}, on {day}": "التقرير مستحق {when}، في {day}",
  "The condition is to be met {when}, on {day}": "الشرط مستحق {when}، في {day}",
  "What your awards oblige to": "التزامات التمويل الممنوح",
  "{n} duties of awards": [
    "لا التزامات تمويل",
    "التزام تمويل واحد",
    "التزاما تمويل",
    "{n} التزامات تمويل",
    "{n} التزام تمويل",
    "{n} التزام تمويل",
  ],
  "Overdue: {title}": "متأخر: {title}",
  "A report is due {when}: {title}": "تقرير مستحق {when}: {title}",
  "A condition is due {when}: {title}": "شرط مستحق {when}: {title}",
  Sent: "تاريخ الإرسال",
  "{day}, as number {n}": "{day}، برقم {n}",
  "Documents at other addresses": "مستندات في عناوين أخرى",
  Documents: "المستندات",
  "{name} (on the following pages)": "{name} (في الصفحات التالية)",
  "{name} (a file of its own)": "{name} (ملف مستقل)",
  "[This part is in letters that this PDF cannot show. The Word file has it.]":
    "[هذا الجزء مكتوب بحروف لا يعرضها ملف PDF هذا. تجده في ملف Word.]",
  "Document expires: {name}": "انتهاء صلاحية مستند: {name}",
  "Last day of validity, in the library of {entity}": "آخر يوم صلاحية، في مكتبة {entity}",
  "Task: {title}": "مهمة: {title}",
  "Asked of {name}": "مطلوب من {name}",
  "Answer for {entity}": "إجابة لصالح {entity}",
  "Open the link in the newest mail to answer.": "للإجابة، يُرجى فتح الرابط في أحدث رسالة.",
  "For the application “{application}” of {entity}": "للطلب «{application}» من {entity}",
  "For {entity}": "لصالح {entity}",
  "Your notes: {url}": "ملاحظاتك: {url}",

  // catalogue
  "A selection, taken once. Later changes of the list are not followed.":
    "مختارات أُخذت مرة واحدة. لا تُتابع التغييرات اللاحقة في القائمة.",
  "Titles, addresses and dates, taken once. Later changes of the list are not followed.":
    "عناوين وروابط وتواريخ أُخذت مرة واحدة. لا تُتابع التغييرات اللاحقة في القائمة.",
  "Each reading takes the {n} newest notices. Older ones are missing unless they were read before.":
    "تأخذ كل قراءة أحدث الإعلانات (العدد: {n}). الأقدم غائبة ما لم تُقرأ من قبل.",
  "Only what stands on {n} pages of its site.": [
    "لا شيء من صفحات موقعها.",
    "ما يرد في صفحة واحدة من موقعها فقط.",
    "ما يرد في صفحتين من موقعها فقط.",
    "ما يرد في {n} صفحات من موقعها فقط.",
    "ما يرد في {n} صفحة من موقعها فقط.",
    "ما يرد في {n} صفحة من موقعها فقط.",
  ],
  "At most {n} of its pages, those that changed last.": "آخر صفحاتها تغيرًا، بحد أقصى {n}.",
  "Only calls that its feed announces at the time.": "الدعوات التي تعلنها خلاصتها وقت القراءة فقط.",
  "Only what stands on its list.": "ما يرد في قائمتها فقط.",
  "The pages of the single calls are not read.": "لا تُقرأ صفحات الدعوات المنفردة.",
  "Of the first {n} calls their own page is read too.": "تُقرأ أيضًا صفحات أولى الدعوات (العدد: {n}).",
  "Far fewer calls were found than at the reading before. Nothing was removed because of it.":
    "عُثر على دعوات أقل بكثير من القراءة السابقة. لم يُزل شيء بسبب ذلك.",
  "Nothing was found.": "لم يُعثر على شيء.",
  "{n} entries could not be read.": [
    "لم تتعذّر قراءة أي عنصر.",
    "تعذّرت قراءة عنصر واحد.",
    "تعذّرت قراءة عنصرين.",
    "تعذّرت قراءة {n} عناصر.",
    "تعذّرت قراءة {n} عنصرًا.",
    "تعذّرت قراءة {n} عنصر.",
  ],
  "Everything was read.": "قُرئ كل شيء.",
  "The site did not answer in time.": "لم يستجب الموقع في الوقت المحدد.",
  "The reading failed on our side.": "فشلت القراءة من جانبنا.",
  "The site could not be read.": "تعذّرت قراءة الموقع.",

  // drafts
  "Asked for: {amount}": "المبلغ المطلوب: {amount}",
  "The call judges by:": "معايير التقييم في الدعوة:",
  "whether the text keeps to what the call says: {words}": "هل يلتزم النص بما تذكره الدعوة: {words}",
  "what you do about the call’s rule on AI: {words}":
    "ما تفعله بشأن قاعدة الدعوة حول الذكاء الاصطناعي: {words}",
  "Rules of the call that the profile meets:": "قواعد الدعوة التي يستوفيها الملف التعريفي:",
  "What the profile answers:": "ما يجيب عنه الملف التعريفي:",
  "The profile has no answer to this yet.": "لا إجابة عن هذا في الملف التعريفي بعد.",
  "Still open:": "ما زال مطلوبًا:",
  "the evidence for this need, with its source": "الدليل على هذه الحاجة مع مصدره",
  "the main steps of the work, each with a date": "خطوات العمل الرئيسية، لكل منها تاريخ",
  "how you will measure this, and by when": "كيف ستقيس هذا ومتى",
  "a line for each cost": "سطر لكل تكلفة",
  "who does which part of this work": "من ينفّذ كل جزء من هذا العمل",
  "why this funder in particular": "لماذا جهة التمويل هذه تحديدًا",
  "[add: {what}]": "[للإضافة: {what}]",
  "The text of the call says nothing on this.": "لا يذكر نص الدعوة شيئًا عن هذا.",
  "The call says:": "تذكر الدعوة:",
  "{entity} applies to {call}.": "طلب مقدّم من {entity} إلى {call}.",
  "{entity} applies to {call}, offered by {funder}.": "طلب مقدّم من {entity} إلى {call}، من {funder}.",
  "It closes on {day}.": "تُغلق في {day}.",
  "the call is for {fields}, the profile is in {own}: how your work serves it":
    "الدعوة في مجال {fields} والملف التعريفي في {own}: كيف يخدمها عملك",
  "who takes part in the {n} weeks of the programme": "من يشارك في أسابيع البرنامج (عددها {n})",
  "what you would use for: {support}": "فيم ستستخدم: {support}",
  "{rule} – why you are eligible all the same": "{rule} – لماذا أنت مؤهل مع ذلك",
  "{rule} – not known: say whether you meet it": "{rule} – غير معروف: هل تستوفي هذه القاعدة",
  "whether these documents are ready: {documents}": "هل هذه المستندات جاهزة: {documents}",
  "{label}: the call says “{call}”": "{label}: تذكر الدعوة «{call}»",
  "{label}: the call says “{call}”, the profile “{profile}”":
    "{label}: تذكر الدعوة «{call}»، والملف التعريفي «{profile}»",
  "the amount in {currency}, the currency of the call": "المبلغ بعملة الدعوة {currency}",
  "a larger amount: the call gives {amount} or more": "مبلغ أكبر: تمنح الدعوة {amount} أو أكثر",
  "a smaller amount, or who pays the rest: the call gives up to {amount}":
    "مبلغ أقل، أو من يدفع الباقي: تمنح الدعوة حتى {amount}",
  "the stake that you offer: the call takes {stake}": "الحصة التي تعرضها: تأخذ الدعوة {stake}",
  "the currency of the amounts in the profile": "عملة المبالغ في الملف التعريفي",
  "{n}%": "{n}%",
  yes: "نعم",
  no: "لا",
  Need: "الحاجة",
  Solution: "الحل",
  Impact: "الأثر",
  "Budget and use of funds": "الميزانية واستخدام الأموال",
  "Fit with this funder": "الملاءمة لجهة التمويل هذه",

  // exports
  "Requested amount": "المبلغ المطلوب",
  "Requested currency": "العملة المطلوبة",
  "Awarded amount": "المبلغ الممنوح",
  "Awarded currency": "عملة المبلغ الممنوح",
  "Minimum amount": "الحد الأدنى للمبلغ",
  "Maximum amount": "الحد الأقصى للمبلغ",
  Currency: "العملة",
  Saved: "محفوظة",
  "Not for us": "لا تناسبنا",
  Any: "الكل",
  Global: "العالم كله",
  "{min} to {max}": "من {min} إلى {max}",
  "From {amount}": "من {amount}",
  "Up to {amount}": "حتى {amount}",
  "Asking amount": "المبلغ المطلوب",
  Status: "الحالة",
  Submitted: "تاريخ الإرسال",
  Decision: "القرار",
  Awarded: "المبلغ الممنوح",
  Opportunity: "الفرصة",
  Funder: "جهة التمويل",
  "Funding type": "نوع التمويل",
  "Funding amount": "مبلغ التمويل",
  "Where to apply": "مكان التقديم",
  Name: "الاسم",
  Type: "النوع",
  Industries: "القطاعات",
  Founded: "سنة التأسيس",
  Team: "الفريق",
  "{n} people": ["لا أحد", "شخص واحد", "شخصان", "{n} أشخاص", "{n} شخصًا", "{n} شخص"],
  Website: "الموقع الإلكتروني",
  Mission: "الرسالة",
  "Application narrative": "نص الطلب",
  "AI-generated draft": "مسودة بالذكاء الاصطناعي",
  "Written by AI from the profile. Check every sentence before you send it.":
    "كتبها الذكاء الاصطناعي من الملف التعريفي. يُرجى التحقق من كل جملة قبل الإرسال.",
  "Nothing is written yet.": "لم يُكتب شيء بعد.",
  Notes: "ملاحظات",
  "The application": "الطلب",
  "The opportunity": "الفرصة",
  "This opportunity is no longer in the catalogue.": "لم تعد هذه الفرصة في الفهرس.",
  "The applicant": "مقدّم الطلب",
  "Untitled Application": "طلب بلا عنوان",
  "Page {page} of {pages}": "صفحة {page} من {pages}",
  "Your data from {product}": "بياناتك من {product}",
  "Account: {email}": "الحساب: {email}",
  "Made on: {time}": "تاريخ الإنشاء: {time}",
  "What is in it": "المحتويات",
  "The entities that you own with the answers of their profiles and what was done there, what AI providers may be sent of them, which entities you are a member of, and whom you invited.":
    "الكيانات التي تملكها مع إجابات ملفاتها التعريفية وما جرى فيها وما يجوز إرساله منها إلى مزوّدي الذكاء الاصطناعي، والكيانات التي أنت عضو فيها، ومن دعوتهم.",
  "Your applications with all that belongs to them: texts and their earlier versions, comments, tasks, calls with what was read from them, questions and answers, budgets, what was put aside before sending, award criteria and mock reviews, what was sent and what came after it, what was asked of others and answered; and what you commented elsewhere. applications.csv has them as a table.":
    "طلباتك مع كل ما يتبعها: النصوص ونسخها السابقة، والتعليقات، والمهام، والدعوات وما قُرئ منها، والأسئلة والأجوبة، والميزانيات، وما نُحّي قبل الإرسال، ومعايير المنح والمراجعات التجريبية، وما أُرسل وما تلاه، وما طُلب من آخرين وأجابوا عنه؛ وتعليقاتك في أماكن أخرى. يعرضها applications.csv في جدول.",
  "Your webhooks without their secrets, and what was sent to them in the last weeks.":
    "خطاطيف الويب دون مفاتيحها السرية، وما أُرسل إليها في الأسابيع الأخيرة.",
  "The devices where you turned notices on, without their keys, and the notices that still wait.":
    "الأجهزة التي فعّلت الإشعارات عليها، من دون مفاتيحها، والإشعارات التي لا تزال تنتظر الإرسال.",
  "Your account and settings, the address you want to change to, which services sign you in, your API keys without their secrets, which of them are of connected programs, where you are signed in, and up to when news was put together for you.":
    "حسابك وإعداداتك، والعنوان الذي تريد الانتقال إليه، وخدمات تسجيل دخولك، ومفاتيح API دون قيمها السرية وما يعود منها إلى برامج مرتبطة، وأماكن تسجيل دخولك، وآخر تاريخ جُمعت فيه مستجداتك.",
  "The documents in the libraries of your entities, what was read from them, and their earlier files.":
    "المستندات في مكتبات كياناتك، وما قُرئ منها، وملفاتها السابقة.",
  "What you set up as the second step of your sign-in, without the secrets.":
    "ما أعددته كخطوة ثانية لتسجيل الدخول، دون القيم السرية.",
  "Your pitch decks, what was read from them, their scores, and which file of files/ is whose.":
    "عروضك التقديمية، وما قُرئ منها، ودرجاتها، وما يقابلها من ملفات files/.",
  "Opportunities that you saved or hid.": "الفرص التي حفظتها أو استبعدتها.",
  "Which of your records moved to another opportunity because both are the same call.":
    "سجلاتك التي نُقلت إلى فرصة أخرى لأن كلتيهما الدعوة نفسها.",
  "The searches that you keep.": "عمليات البحث المحفوظة لديك.",
  "What you were told in the app.": "المستجدات التي ظهرت لك في التطبيق.",
  "Opportunities that you opened, and when you did for the first time.":
    "الفرص التي فتحتها، وتاريخ فتحها لأول مرة.",
  "Your notes of contacts with funders.": "ملاحظات تواصلك مع جهات التمويل.",
  "Reminders that were sent to you.": "التذكيرات المرسلة إليك.",
  "How much AI you used, by day.": "استخدامك للذكاء الاصطناعي يوميًا.",
  "Whether you have a calendar address. The address itself is a key, and is only in Settings.":
    "هل لديك عنوان تقويم. العنوان نفسه مفتاح ولا يظهر إلا في الإعدادات.",
  "Which mails were sent to you in the last weeks. Their texts are not kept.":
    "الرسائل المرسلة إليك في الأسابيع الأخيرة. لا تُحفظ نصوصها.",
  "What you did with the catalogue, if you are or were an administrator.":
    "ما أجريته في الفهرس إن كنت من المشرفين حاليًا أو سابقًا.",
  "The files that you uploaded, as you uploaded them.": "الملفات التي رفعتها، كما رفعتها.",
  "The .json files are plain text that any program can read. Times are in UTC. Amounts are exact decimals.":
    "ملفات .json نص عادي يقرؤه أي برنامج. الأوقات بتوقيت UTC. المبالغ أعداد عشرية دقيقة.",
  "applications.csv opens in Excel and every other spreadsheet; a cell that could be taken for a formula begins with '.":
    "يُفتح applications.csv في Excel وأي برنامج جداول آخر؛ والخلية التي قد تُعد صيغة حسابية تبدأ بـ '.",
  "Files that could not be added because they are no longer stored:":
    "ملفات تعذّرت إضافتها لأنها لم تعد محفوظة:",
  "What is not in it": "ما لا تتضمنه",
  "Your password and everything else that opens a door (sessions, links from mails, the calendar address),":
    "كلمة مرورك وكل ما يتيح الدخول (الجلسات، روابط الرسائل، عنوان التقويم)،",
  "so that a person who finds this archive cannot use your account.":
    "حتى لا يتمكن من يعثر على هذا الأرشيف من استخدام حسابك.",
  "Figures that are computed from your own words in order to find matches.":
    "الأرقام المحسوبة من كلماتك لإيجاد الفرص المتوافقة.",
  "The catalogue of opportunities, which is the same for everybody.": "فهرس الفرص، وهو نفسه للجميع.",
  "What belongs to entities that you do not own or have left, except your comments there.":
    "ما يخص الكيانات التي لا تملكها أو التي غادرتها، ما عدا تعليقاتك فيها.",

  // funders
  Industry: "القطاع",
  "Where it funds": "مناطق التمويل",
  "Cheque size": "حجم الاستثمار",
  "an unnamed currency": "(عملة غير مذكورة)",
  "{amount} on average": "{amount} في المتوسط",
  "Seeks {amount}": "المبلغ المنشود {amount}",
  "Seeks {amount}, in a currency that is not given": "المبلغ المنشود {amount}، بعملة غير مذكورة",
  "The profile does not name its currency.": "لا يذكر الملف التعريفي عملته.",
  "Only amounts in one currency are compared.": "لا تُقارن إلا المبالغ بعملة واحدة.",
  "An average does not say how small or large a cheque may be.":
    "المتوسط لا يبيّن أدنى حجم للاستثمار ولا أقصاه.",
  "Its largest cheque would be a part of what is sought: others would have to join.":
    "أكبر استثمار لها يغطي جزءًا من المنشود: يلزم انضمام جهات أخرى.",
  "Its smallest cheque is more than is sought.": "أصغر استثمار لها يتجاوز المنشود.",

  // interactions
  "Done on {date}: {step}": "أُنجزت في {date}: {step}",

  // matching: what rules, reasons and parts of a score have in common
  "{list} and {n} more": [
    "{list}",
    "{list} وواحد غيرها",
    "{list} واثنان غيرها",
    "{list} و{n} غيرها",
    "{list} و{n} غيرها",
    "{list} و{n} غيرها",
  ],
  "{min} to {max} § within a sentence": "من {min} إلى {max}",
  "up to {amount}": "حتى {amount}",
  "from {amount}": "من {amount}",
  "in {year}": "{year}",
  "{from} to {to}": "من {from} إلى {to}",
  "{year} or later": "{year} أو بعدها",
  "{year} or earlier": "{year} أو قبلها",
  "{what}: {more}": "{what}: {more}",
  "{first}; {second}": "{first}؛ {second}",
  "“{words}”": "«{words}»",
  // Each stands after «يشمل» or «إلى».
  startups: "الشركات الناشئة",
  nonprofits: "المنظمات غير الربحية",
  "social enterprises": "المؤسسات الاجتماعية",
  individuals: "الأفراد",
  "research groups": "المجموعات البحثية",
  schools: "المدارس",
  "community groups": "المجموعات المجتمعية",
  "government bodies": "الجهات الحكومية",
  "Entity type": "نوع الكيان",
  "Founding year": "سنة التأسيس",
  Revenue: "الإيرادات",
  "Co-funding": "التمويل المشترك",
  Partners: "الشركاء",

  // matching: the hard rules
  "Any stage": "جميع المراحل",
  "Founded {range}": "سنة التأسيس: {range}",
  "Founded in {year}": "تأسس الكيان في {year}",
  "Open until {hour} on {date}": "مفتوحة حتى {hour} في {date}",
  "Open until the end of {date}": "مفتوحة حتى نهاية {date}",
  "Only for small businesses (SBIR, STTR)": "للشركات الصغيرة فقط (SBIR، STTR)",
  "Nonprofits may apply: your fiscal sponsor may be one of them":
    "يحق للمنظمات غير الربحية التقديم: قد يكون راعيك المالي منها",
  "Nonprofits may apply: check that your registration is the one that it asks for":
    "يحق للمنظمات غير الربحية التقديم: يُرجى التحقق من أن تسجيلك هو المطلوب",
  "Nonprofits without 501(c)(3) status may apply: ask whether your group counts as one":
    "يحق التقديم للمنظمات غير الربحية دون صفة 501(c)(3): يُرجى الاستفسار هل تُعد مجموعتك منها",
  "A group that is not registered as a nonprofit needs a fiscal sponsor that applies for it":
    "المجموعة غير المسجّلة كمنظمة غير ربحية تحتاج إلى راعٍ مالي يقدّم الطلب عنها",
  "Only for federally recognised tribes and their organisations":
    "للقبائل المعترف بها فيدراليًا ومنظماتها فقط",
  "Only for the governments of States": "لحكومات الولايات فقط",
  "Only for those who have it already, whom its text names": "للحاصلين عليها بالفعل فقط، وهم مذكورون في نصها",
  "Only for those who were invited to apply": "للمدعوين إلى التقديم فقط",
  "Its name says “{words}”, so it is for colleges and universities that are designated so":
    "يذكر اسمها «{words}»، فهي للكليات والجامعات المصنّفة كذلك",
  "Its name says “{words}”, so it is for these alone": "يذكر اسمها «{words}»، فهي لهذه الفئة وحدها",
  "its words name {places}": "يذكر نصها {places}",
  "For the insular areas: {places}": "للمناطق الجزرية: {places}",
  "Its name says “{words}”, so it is for two-year colleges": "يذكر اسمها «{words}»، فهي لكليات السنتين",
  "Of schools its text names only colleges and universities":
    "لا يذكر نصها من المؤسسات التعليمية إلا الكليات والجامعات",
  "Of schools its text names only some kinds of public ones":
    "لا يذكر نصها من المدارس إلا بعض أنواع المدارس الحكومية",
  "Its name says “{words}”, so it is for members of that network alone":
    "يذكر اسمها «{words}»، فهي لأعضاء تلك الشبكة وحدهم",
  "Its text lists only “{words}”": "لا يذكر نصها إلا «{words}»",
  "Its text says “{words}”": "يذكر نصها «{words}»",
  "its text says “{words}”": "يذكر نصها «{words}»",
  "Open to any type of organisation": "متاحة لأي نوع من المنظمات",
  "Open to: {types}": "الفئات المؤهلة: {types}",
  "others described in the text": "فئات أخرى موصوفة في النص",
  "Its name says “{words}”: its text says who that is": "يذكر اسمها «{words}»: ويوضح نصها المقصود",
  "Its name says “{words}”": "يذكر اسمها «{words}»",
  "Given by {funder}, so for work in {country}": "مقدّمة من {funder}، فهي للعمل في {country}",
  "Given by an embassy, so for work in {country}": "مقدّمة من سفارة، فهي للعمل في {country}",
  Worldwide: "العالم كله",
  "it gives only in {states}": "لا تُمنح إلا في {states}",
  "its office serves {states}": "يخدم مكتبها {states}",
  "Its name speaks of work in {place}": "يتحدث اسمها عن العمل في {place}",
  "South Asia": "جنوب آسيا",
  "South-East Asia": "جنوب شرق آسيا",
  "Sub-Saharan Africa": "أفريقيا جنوب الصحراء",
  "East Africa": "شرق أفريقيا",
  "West Africa": "غرب أفريقيا",
  "Southern Africa": "الجنوب الأفريقي",
  Africa: "أفريقيا",
  "Latin America": "أمريكا اللاتينية",
  "Its name speaks of work in {country}": "يتحدث اسمها عن العمل في {country}",
  "Of these its source names {forms}": "يذكر مصدرها منها: {forms}",
  "State governments": "حكومات الولايات",
  "county governments": "حكومات المقاطعات",
  "city and township governments": "حكومات المدن والبلدات",
  "special districts": "المناطق الخاصة",
  "public school districts": "مناطق المدارس الحكومية",
  "colleges and universities": "الكليات والجامعات",
  "tribal governments": "الحكومات القبلية",
  "housing authorities": "هيئات الإسكان",
  "nonprofits with 501(c)(3) status": "المنظمات غير الربحية بصفة 501(c)(3)",
  "other nonprofits": "منظمات غير ربحية أخرى",
  "its name speaks of {states}": "يذكر اسمها {states}",
  "SBIR and STTR are for small businesses of the United States":
    "SBIR وSTTR للشركات الصغيرة في الولايات المتحدة",
  "it is for tribes of the United States": "هي لقبائل الولايات المتحدة",
  "awards of its kind ({award}) are for the United States": "التمويل من هذا النوع ({award}) للولايات المتحدة",
  "it is for the States (“{words}”)": "هي للولايات («{words}»)",
  "{funder} gives inside the United States": "تمويل {funder} داخل الولايات المتحدة",
  "You must bring at least {share} % of the costs": "يلزمك تحمّل {share}% على الأقل من التكاليف",
  "You must bring a part of the costs; its text says how much": "يلزمك تحمّل جزء من التكاليف؛ يحدده نصها",
  "You need not bring a part of the costs": "لا يلزمك تحمّل جزء من التكاليف",
  "At least {n} organisations must apply together": "الحد الأدنى للمنظمات المتقدمة معًا: {n}",
  "Revenue {range}": "الإيرادات: {range}",
  "{amount}, in a currency that is not given": "{amount}، بعملة غير مذكورة",

  // matching: the kinds of award and of what they require. Each kind stands after «طبيعة التمويل:» and «تمويل».
  "for training and teaching": "للتدريب والتعليم",
  "for research that the armed forces or NASA have a use for": "لبحوث تفيد القوات المسلحة أو NASA",
  "more for an award that somebody holds already": "تكميلي لتمويل ممنوح بالفعل",
  "for firms that have had a Phase II award of SBIR or STTR":
    "للشركات الحاصلة على تمويل المرحلة الثانية من SBIR أو STTR",
  "for small businesses that develop something (SBIR, STTR)": "للشركات الصغيرة التي تطوّر منتجات (SBIR، STTR)",
  "for conferences": "للمؤتمرات",
  "for schools and colleges that have had little research money": "للمدارس والكليات قليلة تمويل البحث",
  "for the career of one scientist": "للمسيرة المهنية لعالم واحد",
  "for training people in research": "للتدريب على البحث",
  "for what many researchers use: facilities, data and materials":
    "لما يستخدمه باحثون كثيرون: مرافق وبيانات ومواد",
  "for the development of a drug or device": "لتطوير دواء أو جهاز طبي",
  "for clinical trials": "للتجارب السريرية",
  "for a research center": "لمركز بحثي",
  "for a research project": "لمشروع بحثي",
  "for work that serves the public": "لأعمال تخدم الجمهور",
  "for founders and young companies": "للمؤسسين والشركات الناشئة",
  "clinical trials": "تجارب سريرية",
  "studies with people": "دراسات على البشر",

  // matching: why an opportunity suits an entity or not
  "Entity type: open to {who}": "نوع الكيان: يشمل {who}",
  "Entity type: not open to {who}": "نوع الكيان: لا يشمل {who}",
  "Entity type: may be open to {who}, see the eligibility text":
    "نوع الكيان: قد يشمل {who}، التفاصيل في نص الأهلية",
  "Entity type: none recorded": "نوع الكيان: غير مسجّل",
  "Country: none recorded": "البلد: غير مسجّل",
  "Country: add your country to find out": "البلد: أضف بلدك لمعرفة النتيجة",
  "Country: may be open to your country, see the eligibility text":
    "البلد: قد يشمل بلدك، التفاصيل في نص الأهلية",
  "Country: for {regions}; add your region to find out":
    "البلد: المناطق المؤهلة {regions}؛ أضف منطقتك لمعرفة النتيجة",
  "Country: for {regions}, see the eligibility text":
    "البلد: المناطق المؤهلة {regions}، التفاصيل في نص الأهلية",
  "Country: for {regions} only": "البلد: المناطق المؤهلة {regions} فقط",
  "Country: open worldwide": "البلد: متاحة للعالم كله",
  "Country: {country}, inferred from the notice": "البلد: {country}، استنتاجًا من الإعلان",
  "Country: {country} is eligible": "البلد: من البلدان المؤهلة ({country})",
  "Country: {country} is not eligible": "البلد: ليس من البلدان المؤهلة ({country})",
  "Stage: none asked for": "المرحلة: غير مشروطة",
  "Stage: for {stages}; add your stage to find out": "المرحلة: {stages}؛ أضف مرحلتك لمعرفة النتيجة",
  "Stage: open to {stages}": "المرحلة: تشمل {stages}",
  "Stage: for {stages}, yours is {stage}": "المرحلة: {stages}، ومرحلتك {stage}",
  "Founding year: founded {range}; add your founding year to find out":
    "سنة التأسيس: {range}؛ أضف سنة تأسيسك لمعرفة النتيجة",
  "Founding year: founded {range}, yours is {year}": "سنة التأسيس: {range}، وسنة تأسيسك {year}",
  "Revenue: {range}, yours is {amount}": "الإيرادات: {range}، وإيراداتك {amount}",
  "Revenue: {range}; add your revenue to find out": "الإيرادات: {range}؛ أضف إيراداتك لمعرفة النتيجة",
  "Revenue: {range}, which is in another currency than your figures":
    "الإيرادات: {range}، بعملة غير عملة أرقامك",
  "Kind of award: {kind}": "طبيعة التمويل: {kind}",
  "Subject: {subjects}": "الموضوع: {subjects}",
  "Subject: {subjects}; compare it with your work": "الموضوع: {subjects}؛ تُرجى المقارنة بعملك",
  "{subjects}, as in your profile": "{subjects}، كما في ملفك التعريفي",
  "{subjects}, which is not in your profile": "{subjects}، وليس في ملفك التعريفي",
  "{subjects}, which may be near to your work": "{subjects}، وقد يكون قريبًا من عملك",
  "{subject}; you speak of “{words}”": "{subject}؛ تذكر أنت «{words}»",
  "{subject}; your profile names {place}": "{subject}؛ يذكر ملفك التعريفي {place}",
  "{subject}, in your field “{field}”": "{subject}، في مجالك «{field}»",
  "Subject: {subjects}, which is not in your profile": "الموضوع: {subjects}، وليس في ملفك التعريفي",
  "Industry: open to all industries": "القطاع: متاحة لجميع القطاعات",
  "Industry: one of yours": "القطاع: أحد قطاعاتك",
  "Industry: {industries}, as in your profile": "القطاع: {industries}، كما في ملفك التعريفي",
  "Industry: {industries}; compare it with your work": "القطاع: {industries}؛ تُرجى المقارنة بعملك",
  "Industry: {industries}, which you have not chosen": "القطاع: {industries}، ولم تختره",
  "Industry: its text has words of {industries}, as your profile has":
    "القطاع: في نصها كلمات من {industries}، كما في ملفك التعريفي",
  "Industry: its text has words of {industries}; compare it with your work":
    "القطاع: في نصها كلمات من {industries}؛ تُرجى المقارنة بعملك",
  "Industry: none of yours recognised in its text": "القطاع: لم يُعثر على أي من قطاعاتك في نصها",
  "Industry: none recorded": "القطاع: غير مسجّل",
  "Industry: add your industries to find out": "القطاع: أضف قطاعاتك لمعرفة النتيجة",
  "Amount: none recorded": "المبلغ: غير مسجّل",
  "Amount: {range}": "المبلغ: {range}",
  "Amount: {range}; add what you seek to compare": "المبلغ: {range}؛ أضف المبلغ المنشود للمقارنة",
  "Amount: {range}, which is in another currency than your figures": "المبلغ: {range}، بعملة غير عملة أرقامك",
  "Amount: {range}, you seek {amount}": "المبلغ: {range}، والمنشود {amount}",
  "Deadline: none recorded": "الموعد النهائي: غير مسجّل",
  "Deadline: it has passed": "الموعد النهائي: انقضى",
  "Deadline: less than a day left": "الموعد النهائي: بقي أقل من يوم",
  "Deadline: {n} days left": [
    "الموعد النهائي: لم يبقَ أي يوم",
    "الموعد النهائي: بقي يوم واحد",
    "الموعد النهائي: بقي يومان",
    "الموعد النهائي: بقيت {n} أيام",
    "الموعد النهائي: بقي {n} يومًا",
    "الموعد النهائي: بقي {n} يوم",
  ],
  "Text similarity: not compared yet": "تشابه النصوص: لم تُقارن بعد",
  "Text similarity: high": "تشابه النصوص: عالٍ",
  "Text similarity: moderate": "تشابه النصوص: متوسط",
  "Text similarity: low": "تشابه النصوص: منخفض",

  // matching: what institutes give for
  cancer: "السرطان",
  rehabilitation: "إعادة التأهيل",
  eyes: "العيون",
  "heart, lung and blood": "القلب والرئة والدم",
  "heart, lung, blood and sleep": "القلب والرئة والدم والنوم",
  ageing: "الشيخوخة",
  alcohol: "الكحول",
  infections: "العدوى",
  "joints, muscles and skin": "المفاصل والعضلات والجلد",
  "mothers and children": "الأمهات والأطفال",
  "drug use": "تعاطي المخدرات",
  "hearing, voice and speech": "السمع والصوت والنطق",
  "teeth and mouth": "الأسنان والفم",
  "diabetes and kidneys": "السكري والكلى",
  "environmental health": "الصحة البيئية",
  "mental health": "الصحة النفسية",
  "brain and nerves": "الدماغ والأعصاب",
  "safety at work": "السلامة في العمل",
  "pain and opioids": "الألم والمواد الأفيونية",

  // matching: the parts of a score, with their arithmetic
  Eligibility: "الأهلية",
  "Kind of award": "طبيعة التمويل",
  "Text similarity": "تشابه النصوص",
  "Topic of the title": "موضوع العنوان",
  "Adjustment from experience": "تعديل بحسب التجربة",
  "Of 100 opportunities with about {score} points, some {percent} were relevant to the organisations that we checked: {percent} − {score} = {points}.":
    "من كل 100 فرصة بدرجة تقارب {score}، كان نحو {percent} منها ملائمًا للمنظمات التي فحصناها: \u2066{percent} − {score} = {points}\u2069.",
  "Industry and themes": "القطاع والمواضيع",
  Amount: "المبلغ",
  "Time left": "الوقت المتبقي",
  "{formula} = {result}, rounded {points}": "\u2066{formula} = {result}\u2069، وبالتقريب {points}",
  "{rule}: not known whether you meet it": "{rule}: لا يُعرف هل تستوفيه",
  "It is open to the whole world and not meant for your country or region":
    "متاحة للعالم كله وغير مخصصة لبلدك أو منطقتك",
  "No applicants are recorded": "لا فئات متقدمين مسجّلة",
  "No place is recorded": "لا مكان مسجّل",
  "No place is recorded; it is given in {country}, where you are": "لا مكان مسجّل؛ تُمنح في بلدك ({country})",
  "No place is recorded; a government of another country gives it, and its name speaks of “{words}”":
    "لا مكان مسجّل؛ تمنحها حكومة بلد آخر، ويذكر اسمها «{words}»",
  "No place is recorded, and a government of your own country gives it":
    "لا مكان مسجّل، وتمنحها حكومة في بلدك",
  "No place is recorded, and a government of another country gives it": "لا مكان مسجّل، وتمنحها حكومة بلد آخر",
  "{reason}, {points} less.": "{reason}، والخصم {points}.",
  "Every rule it has is met: all {points} points.": "كل قواعدها مستوفاة: النقاط كاملة ({points}).",
  "What no profile can say costs nothing: all {points} points.":
    "ما لا يمكن لأي ملف ذكره لا يُخصم: النقاط كاملة ({points}).",
  "{sum} = {rest}, and never less than {points}.": "\u2066{sum} = {rest}\u2069، ولا يقل أبدًا عن {points}.",
  "Its name shows no special kind; most such awards are {kind}: {facts}: {formula}.":
    "لا يدل اسمها على طبيعة خاصة؛ معظم هذا التمويل {kind}؛ {facts}: {formula}.",
  "Its kind is not known, which counts {formula}.": "طبيعتها غير معروفة، والنقاط {formula}.",
  "not for {who}": "لا يستهدف {who}",
  "goes to others more often than to {who}": "يذهب غالبًا إلى جهات غير {who}",
  "goes to {who}": "يذهب إلى {who}",
  "you do not speak of that": "لا تذكر ذلك",
  "you speak of “{words}”": "تذكر «{words}»",
  "it requires {what}, of which you say nothing": "يتطلب {what}، ولا تذكر ذلك",
  "It is {kind}: {facts}: all {points} points.": "تمويل {kind}؛ {facts}: النقاط كاملة ({points}).",
  "It is {kind}: {facts}: 0 of {points} points.": "تمويل {kind}؛ {facts}: النقاط 0 من {points}.",
  "It is {kind}: {facts}: {formula}.": "تمويل {kind}؛ {facts}: {formula}.",
  "The title narrows it to no topic: all {points} points.":
    "لا يحصرها عنوانها في موضوع: النقاط كاملة ({points}).",
  "The title speaks of {subjects}: all {points} points.": "يذكر عنوانها {subjects}: النقاط كاملة ({points}).",
  "The title speaks of {subjects}: 0 of {points} points.": "يذكر عنوانها {subjects}: النقاط 0 من {points}.",
  "The title speaks of {subjects}: {formula}.": "يذكر عنوانها {subjects}: {formula}.",
  "The texts are not compared yet, which counts {formula}.": "لم تُقارن النصوص بعد، والنقاط {formula}.",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points.":
    "التشابه {similarity}؛ {none} أو أقل بلا نقاط، و{all} أو أكثر بالنقاط كاملة ({points}).",
  "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points: {formula}.":
    "التشابه {similarity}؛ {none} أو أقل بلا نقاط، و{all} أو أكثر بالنقاط كاملة ({points}): {formula}.",
  "It is open to all fields: {formula}.": "متاحة لجميع المجالات: {formula}.",
  "Its fields or yours are not known, which counts {formula}.":
    "مجالاتها أو مجالاتك غير معروفة، والنقاط {formula}.",
  "The field that it names is not yours: 0 of {points} points.":
    "المجال الذي تذكره ليس مجالك: النقاط 0 من {points}.",
  "The field that its text speaks of is not yours: 0 of {points} points.":
    "المجال الذي يذكره نصها ليس مجالك: النقاط 0 من {points}.",
  "None of the {n} fields that it names is yours: 0 of {points} points.":
    "ليس أي من المجالات التي تذكرها (عددها {n}) من مجالاتك: النقاط 0 من {points}.",
  "None of the {n} fields that its text speaks of is yours: 0 of {points} points.":
    "ليس أي من المجالات التي يذكرها نصها (عددها {n}) من مجالاتك: النقاط 0 من {points}.",
  "The field that it names is yours ({names}): {formula}.":
    "المجال الذي تذكره من مجالاتك ({names}): {formula}.",
  "The field that its text speaks of is yours ({names}): {formula}.":
    "المجال الذي يذكره نصها من مجالاتك ({names}): {formula}.",
  "Of the {all} fields that it names, {n} are yours ({names}): {formula}.": [
    "من المجالات التي تذكرها (عددها {all})، لا شيء من مجالاتك ({names}): {formula}.",
    "من المجالات التي تذكرها (عددها {all})، واحد من مجالاتك ({names}): {formula}.",
    "من المجالات التي تذكرها (عددها {all})، اثنان من مجالاتك ({names}): {formula}.",
    "من المجالات التي تذكرها (عددها {all})، {n} من مجالاتك ({names}): {formula}.",
    "من المجالات التي تذكرها (عددها {all})، {n} من مجالاتك ({names}): {formula}.",
    "من المجالات التي تذكرها (عددها {all})، {n} من مجالاتك ({names}): {formula}.",
  ],
  "Of the {all} fields that its text speaks of, {n} are yours ({names}): {formula}.": [
    "من المجالات التي يذكرها نصها (عددها {all})، لا شيء من مجالاتك ({names}): {formula}.",
    "من المجالات التي يذكرها نصها (عددها {all})، واحد من مجالاتك ({names}): {formula}.",
    "من المجالات التي يذكرها نصها (عددها {all})، اثنان من مجالاتك ({names}): {formula}.",
    "من المجالات التي يذكرها نصها (عددها {all})، {n} من مجالاتك ({names}): {formula}.",
    "من المجالات التي يذكرها نصها (عددها {all})، {n} من مجالاتك ({names}): {formula}.",
    "من المجالات التي يذكرها نصها (عددها {all})، {n} من مجالاتك ({names}): {formula}.",
  ],
  "What you seek is within the range: all {points} points.":
    "المبلغ المنشود ضمن النطاق: النقاط كاملة ({points}).",
  "No amount is recorded, which counts {formula}.": "لا مبلغ مسجّل، والنقاط {formula}.",
  "You do not say how much you seek, which counts {formula}.": "المبلغ المنشود غير مذكور، والنقاط {formula}.",
  "The amounts cannot be compared, which counts {formula}.": "لا يمكن مقارنة المبالغ، والنقاط {formula}.",
  "You seek {amount}, which is outside the range: {formula}.":
    "المبلغ المنشود {amount} خارج النطاق: {formula}.",
  "No deadline is recorded, which counts {formula}.": "لا موعد نهائيًا مسجّلًا، والنقاط {formula}.",
  "{n} days left, {least} or more: all {points} points.": [
    "لم يبقَ أي يوم، أي {least} أو أكثر: النقاط كاملة ({points}).",
    "بقي يوم واحد، أي {least} أو أكثر: النقاط كاملة ({points}).",
    "بقي يومان، أي {least} أو أكثر: النقاط كاملة ({points}).",
    "بقيت {n} أيام، أي {least} أو أكثر: النقاط كاملة ({points}).",
    "بقي {n} يومًا، أي {least} أو أكثر: النقاط كاملة ({points}).",
    "بقي {n} يوم، أي {least} أو أكثر: النقاط كاملة ({points}).",
  ],
  "{n} days left, fewer than {limit}: {formula}.": [
    "لم يبقَ أي يوم، أي أقل من {limit}: {formula}.",
    "بقي يوم واحد، أي أقل من {limit}: {formula}.",
    "بقي يومان، أي أقل من {limit}: {formula}.",
    "بقيت {n} أيام، أي أقل من {limit}: {formula}.",
    "بقي {n} يومًا، أي أقل من {limit}: {formula}.",
    "بقي {n} يوم، أي أقل من {limit}: {formula}.",
  ],

  // news
  "{score} of 100 points": "الدرجة {score} من 100",
  today: "اليوم",
  tomorrow: "غدًا",
  "in {days} days": "خلال الأيام الـ{days} القادمة",
  "From {amount} § within a sentence": "من {amount}",
  "Up to {amount} § within a sentence": "حتى {amount}",
  "not stated": "غير مذكور",
  "It is in the catalogue again.": "عادت إلى الفهرس.",
  "It was taken out of the catalogue. An application that was begun stays as it is.":
    "أُزيلت من الفهرس. أي طلب بدأته يبقى كما هو.",
  "Deadline: {from} → {to}": "الموعد النهائي: {from} ← {to}",
  "Amount: {from} → {to}": "المبلغ: {from} ← {to}",
  "Founded: {from} → {to}": "سنة التأسيس: {from} ← {to}",
  "Revenue: {from} → {to}": "الإيرادات: {from} ← {to}",
  "none named": "غير مذكورة",
  Countries: "البلدان",
  Regions: "المناطق",
  Stages: "المراحل",
  anyone: "الجميع",
  anywhere: "أي مكان",
  "{what}: was {was}, now {now}": "{what}: سابقًا {was}، والآن {now}",
  "{what}: added {added}": "{what}: أُضيف {added}",
  "{what}: removed {removed}": "{what}: أُزيل {removed}",
  "{what}: added {added}, removed {removed}": "{what}: أُضيف {added}، وأُزيل {removed}",
  "{n} more": "{n} غيرها",
  "in any year": "أي سنة",
  any: "بلا شرط",
  "{n} deadlines": [
    "لا مواعيد نهائية",
    "موعد نهائي واحد",
    "موعدان نهائيان",
    "{n} مواعيد نهائية",
    "{n} موعدًا نهائيًا",
    "{n} موعد نهائي",
  ],
  "{n} next steps": [
    "لا خطوات تالية",
    "خطوة تالية واحدة",
    "خطوتان تاليتان",
    "{n} خطوات تالية",
    "{n} خطوة تالية",
    "{n} خطوة تالية",
  ],
  "{n} tasks": ["لا مهام", "مهمة واحدة", "مهمتان", "{n} مهام", "{n} مهمة", "{n} مهمة"],
  "{n} changes": ["لا تغييرات", "تغيير واحد", "تغييران", "{n} تغييرات", "{n} تغييرًا", "{n} تغيير"],
  "{n} new matches": [
    "لا فرص متوافقة جديدة",
    "فرصة متوافقة جديدة",
    "فرصتان متوافقتان جديدتان",
    "{n} فرص متوافقة جديدة",
    "{n} فرصة متوافقة جديدة",
    "{n} فرصة متوافقة جديدة",
  ],
  "{n} new finds": [
    "لا نتائج جديدة",
    "نتيجة جديدة",
    "نتيجتان جديدتان",
    "{n} نتائج جديدة",
    "{n} نتيجة جديدة",
    "{n} نتيجة جديدة",
  ],
  "{n} new comments": [
    "لا تعليقات جديدة",
    "تعليق جديد",
    "تعليقان جديدان",
    "{n} تعليقات جديدة",
    "{n} تعليقًا جديدًا",
    "{n} تعليق جديد",
  ],
  "{n} deadlines are near, the first {when}": "مواعيد نهائية قريبة (عددها {n})، أولها {when}",
  "The last day: {name}": "اليوم الأخير: {name}",
  "{n} days left: {name}": [
    "لم يبقَ أي يوم: {name}",
    "بقي يوم واحد: {name}",
    "بقي يومان: {name}",
    "بقيت {n} أيام: {name}",
    "بقي {n} يومًا: {name}",
    "بقي {n} يوم: {name}",
  ],
  "Your next step: {action}": "خطوتك التالية: {action}",
  "A task is due: {title}": "مهمة مستحقة: {title}",
  "{n} documents that expire": [
    "لا مستندات تنتهي صلاحيتها",
    "مستند تنتهي صلاحيته",
    "مستندان تنتهي صلاحيتهما",
    "{n} مستندات تنتهي صلاحيتها",
    "{n} مستندًا تنتهي صلاحيتها",
    "{n} مستند تنتهي صلاحيتها",
  ],
  "A document expires {when}: {name}": "مستند تنتهي صلاحيته {when}: {name}",
  "In the library of {entity}": "في مكتبة {entity}",
  "Expires {when}, on {day}": "تنتهي صلاحيته {when}، في {day}",
  "Documents that expire": "مستندات تنتهي صلاحيتها",
  "Tasks that are due": "مهام مستحقة",
  "Due on {day}": "مستحقة في {day}",
  "Changed: {name}": "تغيّرت: {name}",
  "Closed: {name}": "أُغلقت: {name}",
  "In the catalogue again: {name}": "عادت إلى الفهرس: {name}",
  "No longer in the catalogue: {name}": "لم تعد في الفهرس: {name}",
  "New deadline: {name}": "موعد نهائي جديد: {name}",
  "New amount: {name}": "مبلغ جديد: {name}",
  "New rules on who may apply: {name}": "قواعد جديدة لمن يحق له التقديم: {name}",
  "New match: {name}": "فرصة متوافقة جديدة: {name}",
  "Suggestion accepted: {name}": "قُبل الاقتراح: {name}",
  "Suggestion declined: {name}": "رُفض الاقتراح: {name}",
  "Your suggestion was accepted:": "قُبل اقتراحك:",
  "Your suggestion was declined:": "رُفض اقتراحك:",
  "New comment: {name}": "تعليق جديد: {name}",
  "New in “{search}”: {name}": "جديد في «{search}»: {name}",
  "Here is your news of today.": "إليك مستجدات اليوم.",
  "Here is all your news of today.": "إليك كل مستجدات اليوم.",
  "You get this mail because you switched it on in {product}, or left it on.":
    "تصلك هذه الرسالة لأنها مفعّلة في إعداداتك على {product}.",
  "Choose which mails you get": "اختيار الرسائل التي تصلك",
  "No more reminders of deadlines and next steps": "إيقاف تذكيرات المواعيد النهائية والخطوات التالية",
  "No more mails about changes": "إيقاف رسائل التغييرات",
  "No more mails about new matches": "إيقاف رسائل الفرص المتوافقة الجديدة",
  "No more mails about comments": "إيقاف رسائل التعليقات",
  "No more mails of saved searches": "إيقاف رسائل عمليات البحث المحفوظة",
  "Deadlines that are near": "مواعيد نهائية قريبة",
  "Next steps you planned": "خطواتك التالية المخطط لها",
  "Changes to what you follow": "تغييرات فيما تتابعه",
  "New matches": "فرص متوافقة جديدة",
  "New comments": "تعليقات جديدة",
  "A former member": "عضو سابق",
  "{name} mentions you in a comment:": "إشارة إليك في تعليق من {name}:",
  "A test from {product}": "اختبار من {product}",
  "Notices reach this device.": "تصل الإشعارات إلى هذا الجهاز.",
  "Your news of today": "أخبارك لهذا اليوم",
  "A device signed in that had not signed in to your account before.":
    "سجّل الدخول إلى حسابك جهاز لم يسبق له ذلك.",
  "{name} mentions you in a comment.": "إشارة إليك في تعليق من {name}.",
  "{name} has written a comment.": "كتب {name} تعليقًا.",
  "{name} comments:": "تعليق من {name}:",
  "New in your saved searches": "جديد في عمليات بحثك المحفوظة",
  "Closes {when}": "تُغلق {when}",
  "Closes {when}, on {day}": "تُغلق {when}، في {day}",
  "Closes on {day}": "تُغلق في {day}",
  "Your application for {entity}": "طلبك عن {entity}",
  "Your next step with {funder}": "خطوتك التالية مع {funder}",
  "With {funder}, for {entity}": "مع {funder}، لصالح {entity}",
  "Set for {day}": "محددة في {day}",
  "Match {score} for {entity}. {reason}": "التوافق {score} من 100 مع {entity}. {reason}",
  "Found by “{search}”": "وجدها البحث «{search}»",
  "The search found more than these: open it in the list of opportunities.":
    "وجد البحث أكثر من هذه: يمكن فتحه في قائمة الفرص.",

  // pitch-decks
  // Lists and summary
  "{strength}: “{quote}”": "{strength}: «{quote}»",
  "{sentence} “{quote}”": "{sentence} «{quote}»",
  "{sentence} No slide deals with this yet: it could be added here.":
    "{sentence} لا شريحة تتناول هذا بعد: يمكن إضافته هنا.",
  "Whether it does takes a reader; the built-in rules cannot tell.":
    "الحكم على ذلك يحتاج إلى قارئ؛ لا تستطيعه القواعد المدمجة.",
  "This file reads like a notice or a call for applications, not like a pitch deck.":
    "يبدو هذا الملف إعلانًا أو دعوة لتقديم الطلبات، لا عرضًا تقديميًا للمستثمرين.",
  "This file reads like a contract, not like a pitch deck.":
    "يبدو هذا الملف عقدًا، لا عرضًا تقديميًا للمستثمرين.",
  "This file reads like a CV, not like a pitch deck.":
    "يبدو هذا الملف سيرة ذاتية، لا عرضًا تقديميًا للمستثمرين.",
  "This file reads like a price list, not like a pitch deck.":
    "يبدو هذا الملف قائمة أسعار، لا عرضًا تقديميًا للمستثمرين.",
  "This file reads like an article, not like a pitch deck.":
    "يبدو هذا الملف مقالًا، لا عرضًا تقديميًا للمستثمرين.",
  "This file reads like a report, not like a pitch deck.":
    "يبدو هذا الملف تقريرًا، لا عرضًا تقديميًا للمستثمرين.",
  "This file reads like a document in long paragraphs, not like a pitch deck.":
    "يبدو هذا الملف مستندًا بفقرات طويلة، لا عرضًا تقديميًا للمستثمرين.",
  "So it has no score. Upload the slides that present your own work.":
    "لذلك لا درجة له. يُرجى رفع الشرائح التي تعرض عملك.",
  "Nothing in this deck could be judged.": "تعذّر تقييم أي شيء في هذا العرض.",
  "The deck meets {met} of the {all} criteria that could be judged.":
    "المعايير التي أمكن تقييمها: {all}، يستوفي العرض منها {met}.",
  "The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part.":
    "المعايير التي أمكن تقييمها: {all}، يستوفي العرض منها {met}، وجزئيًا {partly}.",
  "The deck meets {met} of the {all} criteria that could be judged; {open} could not be judged.":
    "المعايير التي أمكن تقييمها: {all}، يستوفي العرض منها {met}؛ وتعذّر تقييم {open}.",
  "The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part; {open} could not be judged.":
    "المعايير التي أمكن تقييمها: {all}، يستوفي العرض منها {met}، وجزئيًا {partly}؛ وتعذّر تقييم {open}.",
  "{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) needs the most work.":
    "أقوى جوانبه: {best} ({bestScore})؛ وأحوجها إلى العمل: {worst} ({worstScore}).",
  "{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) has the most room left.":
    "أقوى جوانبه: {best} ({bestScore})؛ وأكثرها قابلية للتحسين: {worst} ({worstScore}).",
  "Slide {slide} is a picture that could not be read.": "الشريحة {slide} صورة تعذّرت قراءتها.",
  "Slides {slides} are pictures that could not be read.": "الشرائح {slides} صور تعذّرت قراءتها.",
  "All its slides are pictures, and no text could be read from them: upload a version with real text.":
    "كل شرائحه صور، وتعذّرت قراءة أي نص منها: يُرجى رفع نسخة بنص حقيقي.",
  // Any criterion
  "This is not asked of a deck of this kind ({kind}).": "هذا غير مطلوب من عرض من هذا النوع ({kind}).",
  "A deck at the stage “{stage}” need not have this yet.": "هذا غير مطلوب بعد من عرض في مرحلة «{stage}».",
  "No usable judgement was given.": "لم يُقدَّم تقييم صالح.",
  "No words on the slides were found that show this clearly.": "لم يُعثر في الشرائح على كلمات تبيّن هذا بوضوح.",
  "This was left out as not applicable, but it applies to this deck.":
    "تُرك هذا لعدم انطباقه، لكنه ينطبق على هذا العرض.",
  "No text could be read from this deck.": "تعذّرت قراءة أي نص من هذا العرض.",
  "The built-in rules read English and French. This deck seems to be in another language.":
    "تقرأ القواعد المدمجة الإنجليزية والفرنسية. يبدو هذا العرض بلغة أخرى.",
  "Slide {slide} is a picture that could not be read; this may stand there.":
    "الشريحة {slide} صورة تعذّرت قراءتها؛ قد يكون هذا فيها.",
  "Slides {slides} are pictures that could not be read; this may stand there.":
    "الشرائح {slides} صور تعذّرت قراءتها؛ قد يكون هذا فيها.",
  "The speaker notes mention this, but no slide does, and most readers never see the notes.":
    "تذكر ملاحظات المتحدث هذا دون أي شريحة، ومعظم القراء لا يرون الملاحظات.",
  // The problem
  "A problem is mentioned, but no slide is given to it.": "تُذكر مشكلة دون أن تُخصص لها شريحة.",
  "The deck speaks of people or users in general; say which ones.":
    "يتحدث العرض عن الناس أو المستخدمين عمومًا؛ حدّد أيّهم.",
  "The problem slide does not say whose problem it is; other slides name people.":
    "لا تذكر شريحة المشكلة أصحابها؛ وتذكر شرائح أخرى فئات.",
  "There is no figure about the problem yet whose source could be checked.":
    "لا رقم عن المشكلة بعد يمكن التحقق من مصدره.",
  "You asked those affected or ran a pilot, but the deck does not say with how many.":
    "سألت المتضررين أو نفّذت تجربة أولى، لكن العرض لا يذكر عددهم.",
  // The solution
  "The sentence that says what you offer is longer than 30 words.":
    "الجملة التي تبيّن ما تقدّمه تتجاوز 30 كلمة.",
  "A slide is about what you offer, but no one sentence sums it up.":
    "هناك شريحة عمّا تقدّمه، لكن لا جملة واحدة تلخّصه.",
  "The deck tells of others, but does not say in what you differ.":
    "يتحدث العرض عن الآخرين، لكنه لا يذكر ما يميّزك.",
  "The deck claims to be special, but does not say in what.": "يدّعي العرض التميّز، لكنه لا يذكر بماذا.",
  // The market
  "The market slide has a figure, but none that tells how large the whole is.":
    "في شريحة السوق رقم، لكن لا رقم يبيّن حجمها الكلي.",
  "A figure tells of the problem, but not how many people or organisations have it in all.":
    "هناك رقم عن المشكلة، لكنه لا يبيّن إجمالي الأشخاص أو المنظمات المعنيين.",
  "A figure tells of those who have the problem; how many could pay, and how much, is missing.":
    "هناك رقم عن أصحاب المشكلة؛ وينقص كم منهم يمكنه الدفع، وكم.",
  "There is no market figure yet whose source could be checked.": "لا رقم للسوق بعد يمكن التحقق من مصدره.",
  "The part you can reach is named, but not in figures.": "الجزء الذي يمكنك بلوغه مذكور، لكن دون أرقام.",
  "A group is mentioned, but the deck does not say whom you serve first.":
    "تُذكر فئة، لكن العرض لا يذكر من تخدم أولًا.",
  "The deck says that there is no competition. Funders read that as “not looked”: doing nothing competes too.":
    "يذكر العرض أنه لا منافسة. تفهم جهات التمويل ذلك على أنه «لم يُبحث»: فعدم فعل شيء منافس أيضًا.",
  "Only one alternative is named; readers know more.": "لا يُذكر إلا بديل واحد؛ والقراء يعرفون غيره.",
  "Alternatives are described, but none is named.": "توصف بدائل، لكن دون أسماء.",
  "A way to reach people is mentioned in passing; it deserves a slide of its own.":
    "تُذكر وسيلة للوصول إلى الناس عرضًا؛ وهي تستحق شريحة خاصة.",
  "A change is mentioned, but without a date or figure it could be any year.":
    "يُذكر تغيّر، لكن دون تاريخ أو رقم قد يكون في أي سنة.",
  // The team
  "People appear with first names only; give full names.":
    "لا تظهر إلا الأسماء الأولى؛ اذكر الأسماء الكاملة.",
  "Experience is claimed, but not shown: no years, earlier employers, degrees or results.":
    "تُذكر الخبرة دون إثبات: لا سنوات ولا جهات عمل سابقة ولا شهادات ولا نتائج.",
  "The team shows who runs it, but not who makes it: product, programme or research.":
    "يُظهر الفريق من يدير، لا من ينفّذ: المنتج أو البرنامج أو البحث.",
  "The team shows who makes it, but not who runs it: business, funds or operations.":
    "يُظهر الفريق من ينفّذ، لا من يدير: الأعمال أو التمويل أو التشغيل.",
  // The money
  "The figures for one customer or beneficiary are mentioned, but not given.":
    "يُشار إلى أرقام العميل أو المستفيد الواحد دون ذكرها.",
  "Projections are mentioned, but not in figures.": "تُذكر التوقعات، لكن دون أرقام.",
  "Costs are mentioned, but not in figures.": "تُذكر التكاليف، لكن دون أرقام.",
  "What the money is for is named, but not how much goes where.": "تُذكر أوجه استخدام المال دون مبلغ كل منها.",
  "The money is not divided into parts that could be added up.": "المال غير مقسّم إلى بنود يمكن جمعها.",
  "The parts of the use of funds add up to {sum} %, not to 100 %.":
    "مجموع بنود استخدام الأموال {sum}%، لا 100%.",
  "The parts of the use of funds add up to {sum}, but you ask for {asked}.":
    "مجموع بنود استخدام الأموال {sum}، لكنك تطلب {asked}.",
  "No total is stated that the parts could be compared with.": "لا مجموع مذكورًا يمكن مقارنة البنود به.",
  // The ask, the proof and the deck itself
  "The deck asks for money or support, but does not say how much.":
    "يطلب العرض مالًا أو دعمًا، لكنه لا يذكر المبلغ.",
  "No amount is asked for yet.": "لم يُطلب مبلغ بعد.",
  "Next steps are named, but without dates.": "الخطوات التالية مذكورة، لكن دون تواريخ.",
  "There is a slide about results, but no figure on it shows what was reached.":
    "هناك شريحة عن النتائج، لكن لا رقم فيها يبيّن ما تحقق.",
  "Results are given in figures, but without dates: a reader cannot see how fast they grew.":
    "النتائج مذكورة بالأرقام، لكن دون تواريخ: لا يرى القارئ سرعة نموها.",
  "Partners or supporters are mentioned, but not by name.": "يُذكر شركاء أو داعمون، لكن دون أسماء.",
  "You ask for different amounts on slides {slides}; say how they belong together.":
    "المبالغ المطلوبة تختلف في الشرائح {slides}؛ وضّح العلاقة بينها.",
  "The rules compare only the amounts you ask for, and those stand in one place or none.":
    "لا تقارن القواعد إلا المبالغ المطلوبة، وهي في موضع واحد أو غير موجودة.",
  "A website is given, but no e-mail address or telephone number of a person.":
    "هناك موقع إلكتروني، لكن لا بريد إلكتروني أو رقم هاتف لشخص.",
  "A deck of this length is read in one sitting.": "عرض بهذا الطول يُقرأ دفعة واحدة.",
  "The deck has {n} slides before any appendix, more than most funders read.":
    "عدد شرائح العرض قبل أي ملحق {n}، أكثر مما تقرؤه معظم جهات التمويل.",
  "Every slide is short enough to be read at a glance.": "كل شريحة قصيرة تُقرأ بلمحة.",
  "This slide has about {count} words, more than a reader takes in at a glance.":
    "عدد كلمات هذه الشريحة نحو {count}، أكثر مما يستوعبه القارئ بلمحة.",
  "No text is left over from a template.": "لا نص متبقيًا من قالب جاهز.",

  // mail
  "Hello {name},": "مرحبًا {name}،",
  "Hello,": "مرحبًا،",
  "The {product} team": "فريق {product}",
  "{label}:": "{label}:",
  "{label}: {url}": "{label}: {url}",
  "Confirm your e-mail address for {product}": "تأكيد بريدك الإلكتروني في {product}",
  "Please confirm that this is your e-mail address, so that {product} can reach you.":
    "يُرجى تأكيد أن هذا بريدك الإلكتروني ليصلك ما يرسله {product}.",
  "Confirm e-mail address": "تأكيد البريد الإلكتروني",
  "The link works for {hours} hours.": "مدة صلاحية الرابط بالساعات: {hours}.",
  "If you did not create an account with {product}, you can ignore this mail.":
    "إن لم تنشئ حسابًا في {product}، فيمكن تجاهل هذه الرسالة.",
  "Reset your {product} password": "إعادة تعيين كلمة مرورك في {product}",
  "Confirm your new e-mail address for {product}": "تأكيد بريدك الإلكتروني الجديد في {product}",
  "Somebody, hopefully you, wants to use this address for their account with {product}.":
    "طُلب، ونأمل أن يكون منك، استخدام هذا العنوان لحساب في {product}.",
  "Use this address": "استخدام هذا العنوان",
  "The link works once and for {hours} hours. A newer one replaces it.":
    "يعمل الرابط مرة واحدة، ومدة صلاحيته بالساعات {hours}. يحل محله أي رابط أحدث.",
  "If it was not you, you can ignore this mail: nothing is changed.":
    "إن لم يكن هذا منك، فيمكن تجاهل الرسالة: لم يتغير شيء.",
  "Your {product} e-mail address is about to change": "بريدك الإلكتروني في {product} على وشك التغيير",
  "Somebody, hopefully you, asked in Settings to use another e-mail address for your account. It changes once the link is opened that we sent there.":
    "طُلب في الإعدادات، ونأمل أن يكون منك، استخدام بريد إلكتروني آخر لحسابك. سيتغير عند فتح الرابط الذي أرسلناه إليه.",
  "If it was you, there is nothing to do here. If it was not you, stop the change.":
    "إن كان هذا منك، فلا شيء مطلوب. وإلا فيُرجى إيقاف التغيير.",
  "Stop the change": "إيقاف التغيير",
  "The link works for {hours} hours, until the address has changed.":
    "يعمل الرابط إلى أن يتغير العنوان، ومدة صلاحيته بالساعات {hours}.",
  "Your e-mail address was asked for at {product}": "طُلب استخدام بريدك الإلكتروني في {product}",
  "Somebody wanted to use this e-mail address for another account with {product}. It belongs to your account, so nothing was changed.":
    "طُلب استخدام هذا البريد الإلكتروني لحساب آخر في {product}. هو تابع لحسابك، فلم يتغير شيء.",
  "If it was you, sign in with this address. To use it for the other account, delete this one first.":
    "إن كان هذا منك، فيُرجى تسجيل الدخول بهذا العنوان. لاستخدامه في الحساب الآخر، يجب حذف هذا الحساب أولًا.",
  "If it was not you, there is nothing to do.": "إن لم يكن هذا منك، فلا شيء مطلوب.",
  "Your {product} e-mail address was changed": "تغيّر بريدك الإلكتروني في {product}",
  "Your account has another e-mail address now, as was asked for in Settings. This one no longer signs in, and gets no more mails from us.":
    "لحسابك الآن بريد إلكتروني آخر، كما طُلب في الإعدادات. لم يعد هذا البريد صالحًا لتسجيل الدخول، ولن تصله رسائل منا.",
  "If it was not you, somebody knows your password: write at once to those who run {product}, and change the password wherever else you use it.":
    "إن لم يكن هذا منك، فهناك من يعرف كلمة مرورك: يُرجى مراسلة القائمين على {product} فورًا، وتغيير كلمة المرور أينما تستخدمها.",
  "New sign-in to your {product} account": "تسجيل دخول جديد إلى حسابك في {product}",
  "Somebody signed in with your password on a device that had not signed in to your account before.":
    "سُجّل الدخول بكلمة مرورك على جهاز لم يُستخدم مع حسابك من قبل.",
  "Device: {device}": "الجهاز: {device}",
  "Country: {country}": "البلد: {country}",
  "not known": "غير معروف",
  "{browser} on {system}": "{browser} على {system}",
  "Time: {date}, {time} ({zone})": "الوقت: {date}، {time} ({zone})",
  "If it was you, there is nothing to do. In Settings you can see all your devices and end a session.":
    "إن كان هذا منك، فلا شيء مطلوب. يمكنك في الإعدادات رؤية جميع أجهزتك وإنهاء أي جلسة.",
  "See your devices": "عرض أجهزتك",
  "Somebody, hopefully you, asked for a new password for your account.":
    "طُلبت، ونأمل أن يكون منك، كلمة مرور جديدة لحسابك.",
  "Choose a new password": "اختيار كلمة مرور جديدة",
  "The link works once and for {minutes} minutes. A newer one replaces it.":
    "يعمل الرابط مرة واحدة، ومدة صلاحيته بالدقائق {minutes}. يحل محله أي رابط أحدث.",
  "If it was not you, you can ignore this mail: your password stays as it is.":
    "إن لم يكن هذا منك، فيمكن تجاهل الرسالة: تبقى كلمة مرورك كما هي.",
  "If it was not you, choose a new password at once: {url}":
    "إن لم يكن هذا منك، فيُرجى اختيار كلمة مرور جديدة فورًا: {url}",
  "Your {product} password was changed": "تغيّرت كلمة مرورك في {product}",
  "The password of your account was changed in Settings. All other devices were signed out.":
    "تغيّرت كلمة مرور حسابك من الإعدادات. سُجّل خروج جميع الأجهزة الأخرى.",
  "The address of your calendar still works. If somebody else may know it, make a new one in Settings: {url}":
    "ما زال عنوان تقويمك يعمل. إن كان غيرك قد يعرفه، فيُرجى إنشاء عنوان جديد في الإعدادات: {url}",
  "Your {product} password was reset": "أُعيد تعيين كلمة مرورك في {product}",
  "The password of your account was replaced through a link sent to this address. All devices were signed out.":
    "استُبدلت كلمة مرور حسابك عبر رابط أُرسل إلى هذا العنوان. سُجّل خروج جميع الأجهزة.",
  "The address of your calendar ended too, because somebody else might know it. Calendars that read it get no more deadlines until you make a new one in Settings: {url}":
    "أُنهي عنوان تقويمك أيضًا لأن غيرك قد يعرفه. لن تصل المواعيد النهائية إلى التقاويم التي تقرؤه حتى تنشئ عنوانًا جديدًا في الإعدادات: {url}",
  "Your {product} account was deleted": "حُذف حسابك في {product}",
  "Your account was deleted in Settings, as you asked: your entities, applications, pitch decks with their files, saved searches and everything else that belonged to it are gone.":
    "حُذف حسابك من الإعدادات كما طلبت: حُذفت كياناتك وطلباتك وعروضك التقديمية بملفاتها وعمليات بحثك المحفوظة وكل ما كان يتبعه.",
  "You will get no more mails from us. You are welcome to come back at any time with a new account.":
    "لن تصلك رسائل أخرى منا. نرحب بعودتك في أي وقت بحساب جديد.",
  "If it was not you, somebody knows your password: change it wherever else you use it. The account itself cannot be brought back.":
    "إن لم يكن هذا منك، فهناك من يعرف كلمة مرورك: يُرجى تغييرها أينما تستخدمها. لا يمكن استعادة الحساب نفسه.",

  // the second step of the sign-in
  "The second step of your {product} sign-in was changed": "تغيّرت الخطوة الثانية لتسجيل دخولك إلى {product}",
  "From now on a code of your authenticator app is asked for when you sign in.":
    "من الآن يُطلب رمز من تطبيق المصادقة عند تسجيل الدخول.",
  "Codes of your authenticator app are no longer asked for when you sign in.":
    "لم تعد رموز تطبيق المصادقة مطلوبة عند تسجيل الدخول.",
  "A passkey was added to your account.": "أُضيف مفتاح مرور إلى حسابك.",
  "A passkey was removed from your account.": "أُزيل مفتاح مرور من حسابك.",
  "You have ten new recovery codes. The old ones no longer work.":
    "لديك عشرة رموز استرداد جديدة. لم تعد الرموز القديمة تعمل.",
  "If it was not you, somebody knows your password: choose a new one at once, and look at your second step in Settings: {url}":
    "إن لم يكن هذا منك، فهناك من يعرف كلمة مرورك: يُرجى اختيار كلمة جديدة فورًا ومراجعة خطوتك الثانية في الإعدادات: {url}",
  "The second step of your {product} sign-in was removed": "أُزيلت الخطوة الثانية لتسجيل دخولك إلى {product}",
  "Those who run this service have removed the second step of your sign-in, because it was reported lost. Your password alone signs you in until you set up a new one in Settings.":
    "أزال القائمون على هذه الخدمة الخطوة الثانية لتسجيل دخولك لأنه أُبلغ عن فقدانها. تكفي كلمة مرورك وحدها للدخول حتى تُعدّ خطوة جديدة في الإعدادات.",
  "A recovery code of your {product} account was used": "استُخدم رمز استرداد لحسابك في {product}",
  "How you sign in to {product} was changed": "تغيّرت طريقة تسجيل دخولك إلى {product}",
  "From now on you can sign in with {service}.": "يمكنك من الآن تسجيل الدخول باستخدام {service}.",
  "{service} no longer signs you in.": "لم يعد تسجيل دخولك باستخدام {service} ممكنًا.",
  "If it was not you, choose a new password at once, and look in Settings at what signs you in: {url}":
    "إن لم يكن هذا منك، فيُرجى اختيار كلمة مرور جديدة فورًا ومراجعة طرق تسجيل دخولك في الإعدادات: {url}",
  "The second step of your {product} sign-in is about to be removed":
    "ستُزال قريبًا الخطوة الثانية لتسجيل دخولك إلى {product}",
  "Somebody, hopefully you, has signed in to your account and said that the second step is lost. In {days} days it can be removed: the next sign-in then does without it.":
    "سُجّل الدخول إلى حسابك، ونأمل أن يكون منك، وأُبلغ عن فقدان الخطوة الثانية. يمكن إزالتها بعد مهلة مدتها بالأيام {days}، ويستغني عنها تسجيل الدخول التالي.",
  "If it was you, sign in again then. If it was not you, stop it.":
    "إن كان هذا منك، فيُرجى تسجيل الدخول من جديد حينها. وإلا فيُرجى إيقافه.",
  "Keep the second step": "إبقاء الخطوة الثانية",
  "You said that it was lost, and {days} days have passed. Your sign-in does without it until you set up a new one in Settings.":
    "أبلغت عن فقدانها وانقضت المهلة، ومدتها بالأيام {days}. يستغني تسجيل دخولك عنها حتى تُعدّ خطوة جديدة في الإعدادات.",
  "Your second step stays as it is.": "تبقى خطوتك الثانية كما هي.",
  "It was your last recovery code. Make new ones in Settings: {url}":
    "كان هذا آخر رمز استرداد لديك. يُرجى إنشاء رموز جديدة في الإعدادات: {url}",
  "It no longer works. You have {n} recovery codes left.": [
    "لم يعد يعمل. لم تبقَ لديك رموز استرداد.",
    "لم يعد يعمل. بقي لديك رمز استرداد واحد.",
    "لم يعد يعمل. بقي لديك رمزا استرداد.",
    "لم يعد يعمل. بقيت لديك {n} رموز استرداد.",
    "لم يعد يعمل. بقي لديك {n} رمز استرداد.",
    "لم يعد يعمل. بقي لديك {n} رمز استرداد.",
  ],

  // Requests to people without an account
  "{asker} of {entity} has a question for you": "سؤال لك من {asker} ({entity})",
  "{asker} of {entity} asks you for a document": "طلب مستند منك: {asker} ({entity})",
  "{asker} of {entity} asks you to approve a text": "طلب اعتماد نص منك: {asker} ({entity})",
  "Reminder: {subject}": "تذكير: {subject}",
  "{asker} of {entity} asks you for help with the application “{application}”:":
    "تُطلب مساعدتك في الطلب «{application}» من {asker} ({entity}):",
  "{asker} read your answer and asks again: {remark}": "قُرئت إجابتك، وهناك طلب جديد من {asker}: {remark}",
  "Please answer by {day}.": "يُرجى الإجابة في موعد أقصاه {day}.",
  "You need no account. The link works for {days} days and opens this one request; a newer mail replaces it. From its page you can put the day into your calendar.":
    "لا حاجة إلى حساب. مدة صلاحية الرابط بالأيام {days}، ويفتح هذا الطلب وحده؛ وتحل محله أي رسالة أحدث. يمكن من صفحته إضافة الموعد إلى تقويمك.",
  "Sent with {product}.": "أُرسل عبر {product}.",
  "Answer the question": "الإجابة عن السؤال",
  "Send the document": "إرسال المستند",
  "Read the text": "قراءة النص",

  // The mock review
  "There is too little text to judge.": "النص أقصر من أن يُقيَّم.",
  "The criterion does not say what is judged.": "لا يذكر المعيار ما يُقيَّم.",
  "No words in the texts speak of this criterion.": "لا كلمات في النصوص عن هذا المعيار.",
  "Only one sentence speaks of it. Say more about it.": "لا تتناوله إلا جملة واحدة. يلزم التوسع فيه.",
  "The texts speak of it, but no figure shows it.": "تتناوله النصوص، لكن لا رقم يبيّنه.",
  "No words in the texts were found that show this clearly.": "لم يُعثر في النصوص على كلمات تبيّن هذا بوضوح.",
  Closed: "مغلقة",

  // The feed of a saved search
  "{product}: opportunities of a saved search": "{product}: فرص بحث محفوظ",
  "Nothing is open now.": "لا شيء مفتوح الآن.",
  "All {n}": "الكل ({n})",
  "No longer published": "لم تعد منشورة",
  "This opportunity is no longer published.": "لم تعد هذه الفرصة منشورة.",
  "As of {date}": "حتى تاريخ {date}",
  "From {product}": "من {product}",
  "Kind: {kind}": "النوع: {kind}",
  "Deadline: {day}": "الموعد النهائي: {day}",
  "No deadline stated": "لا موعد نهائيًا مذكورًا",
  "Source: {source}, {licence}": "المصدر: {source}، {licence}",
  "Source: {source}": "المصدر: {source}",
  "No due date": "لا تاريخ استحقاق",
  "Get funded anywhere, at any stage": "تمويل في أي مكان وفي أي مرحلة",
  "How it works": "كيف يعمل",
  "How {name} finds funding for you, how good that is, and what it never does.":
    "كيف يجد {name} التمويل لك، وما مدى جودة ذلك، وما لا يفعله أبدًا.",
  "What {name} keeps about you, how long, and who else gets to see it.":
    "ما يحتفظ به {name} عنك، ومدة ذلك، ومن يطّلع عليه غيرك.",
  "{name} is for everybody who looks for funding, however they see, hear, move, read or think.":
    "{name} لكل من يبحث عن تمويل، أيًا كانت طريقته في الرؤية أو السمع أو الحركة أو القراءة أو التفكير.",
  Privacy: "الخصوصية",
  Accessibility: "إمكانية الوصول",
  "Where the catalogue comes from": "من أين يأتي الفهرس",
  "Find grants, equity, accelerators and loans around the world that your organisation is eligible for, and apply with the help of AI. Free to start.":
    "اعثر حول العالم على المنح والاستثمارات ومسرّعات الأعمال والقروض التي تستوفي مؤسستك شروطها، وتقدّم إليها بمساعدة الذكاء الاصطناعي. البدء مجاني.",
  "Every source of the catalogue: its country and licence, when it was last read, and what is not covered.":
    "كل مصدر من مصادر الكتالوج: بلده ورخصته، ومتى قُرئ آخر مرة، وما لا يشمله.",
  "Funding opportunities": "فرص التمويل",
  "Funding: {theme}": "التمويل: {theme}",
  "Funding for applicants from {country}": "تمويل للمتقدمين من {country}",
  "{n} opportunities: who may apply, how much, until when, and where it says so.": [
    "لا فرص: من يحق له التقديم، وكم، وحتى متى، وأين ورد ذلك.",
    "فرصة واحدة: من يحق له التقديم، وكم، وحتى متى، وأين ورد ذلك.",
    "فرصتان: من يحق له التقديم، وكم، وحتى متى، وأين ورد ذلك.",
    "{n} فرص: من يحق له التقديم، وكم، وحتى متى، وأين ورد ذلك.",
    "{n} فرصة: من يحق له التقديم، وكم، وحتى متى، وأين ورد ذلك.",
    "{n} فرصة: من يحق له التقديم، وكم، وحتى متى، وأين ورد ذلك.",
  ],
};

export const labels = { ...lists, ...regions, ...sources, ...questionnaires, ...deckTitles, ...deckCriteria };
export const messages = said;
