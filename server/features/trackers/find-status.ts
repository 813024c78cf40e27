import type { ApplicationStatus } from "@shared/constants/enums";
import { plainWords } from "./compare-words";

/**
 * The words that people write for each status, in English, French, Spanish, Portuguese and Arabic, without accents. "Withdrawn" is
 * not among them: no status says it, so that the preview proposes one, which the person may change, and the word goes to the notes.
 */
const WRITTEN: Record<ApplicationStatus, string> = {
  draft:
    "drafts?|to do|todo|not started|research(?:ing)?|ideas?|prospect(?:ing|ive)?|identified|planned|planning|to apply|potential|interested|backlog|brouillons?|a faire|a deposer|recherche|en recherche|idee|prevue?|borrador(?:es)?|por hacer|por enviar|investigando|planificad[oa]|identificad[oa]|rascunhos?|a fazer|pesquisa(?:ndo)?|planejad[oa]|a enviar|مسودة|مسوده|قيد بحث|لم يبدا|فكرة|مخطط",
  in_progress:
    "in progress|writing|drafting|working on it|started|preparing|in preparation|en cours|en preparation|en redaction|redaction|en curso|en progreso|en preparacion|redactando|em andamento|em curso|em preparacao|em elaboracao|escrevendo|em progresso|قيد تنفيذ|قيد اعداد|قيد كتابة|قيد تحضير|قيد انجاز|جار عمل",
  submitted:
    "submitted|sent|applied|application (?:sent|submitted)|soumise?s?|envoyee?s?|deposee?s?|transmise?|enviad[oa]s?|presentad[oa]s?|submetid[oa]s?|مقدم|مقدمة|قدم|تم تقديم|تم ارسال|مرسل|ارسل|مرسلة",
  under_review:
    "(?:under|in) review|pending|pending decision|decision pending|awaiting(?: (?:decision|response|result|outcome)s?)?|waiting|shortlisted|interview|en attente|en cours d (?:examen|instruction|evaluation)|en cours d examen|a l etude|en instruction|en examen|pendientes?|en revision|en evaluacion|en estudio|esperando(?: respuesta)?|preseleccionad[oa]|pendentes?|em analise|em avaliacao|em revisao|aguardando(?: resposta)?|قيد مراجعة|قيد انتظار|معلق|معلقة|قيد دراسة|في انتظار|قيد تقييم",
  accepted:
    "accepted|approved|successful|selected|acceptee?s?|retenue?s?|approuvee?s?|selectionnee?s?|aceptad[oa]s?|aprobad[oa]s?|seleccionad[oa]s?|aceit[oa]s?|aprovad[oa]s?|selecionad[oa]s?|مقبول|مقبولة|موافق عليه|تمت موافقة|تم قبول|قبل|ناجح",
  funded:
    "funded|awarded|won|win|granted|received|financee?s?|obtenue?s?|accordee?s?|gagnee?s?|attribuee?s?|octroyee?s?|financiad[oa]s?|otorgad[oa]s?|concedid[oa]s?|ganad[oa]s?|adjudicad[oa]s?|ganh[oa]s?|contemplad[oa]s?|ممول|ممولة|تم تمويل|مول|ممنوح|ممنوحة|فاز",
  rejected:
    "rejected|declined|unsuccessful|denied|refused|lost|failed|not (?:awarded|selected|funded|successful|accepted)|turned down|rejetee?s?|refusee?s?|non retenue?s?|non financee?s?|declinee?s?|rechazad[oa]s?|denegad[oa]s?|desestimad[oa]s?|perdid[oa]s?|no (?:seleccionad|concedid|aprobad|financiad|aceptad)[oa]s?|rejeitad[oa]s?|recusad[oa]s?|negad[oa]s?|indeferid[oa]s?|nao (?:selecionad|aprovad|aceit|contemplad)[oa]s?|مرفوض|مرفوضة|رفض|تم رفض|غير مقبول|لم يقبل",
  completed:
    "completed|finished|closed out|termine?e?s?|achevee?s?|completad[oa]s?|finalizad[oa]s?|terminad[oa]s?|concluid[oa]s?|مكتمل|مكتملة|اكتمل|منته|منجز|تم انجاز",
};
const PATTERNS = (Object.entries(WRITTEN) as [ApplicationStatus, string][]).map(
  ([status, written]) => [status, new RegExp(`^(?:${written})$`, "u")] as const,
);

/** Words for an application that was taken back before it was decided. */
const WITHDRAWN =
  /^(?:withdrawn|withdrew|we withdrew|pulled|cancell?ed|abandoned|retiree?s?|annulee?s?|abandonnee?s?|desistement|retirad[oa]s?|cancelad[oa]s?|anulad[oa]s?|abandonad[oa]s?|desistid[oa]s?|desistencia|desistimiento|مسحوب|مسحوبة|تم سحب|منسحب|ملغي|ملغاة|الغيت)$/u;

/** Whether words say that an application was withdrawn, for which there is no status. */
export const isWithdrawn = (text: string): boolean => WITHDRAWN.test(plainWords(text));

/** The status that some words stand for; null for words that are not known. */
export function findStatus(text: string): ApplicationStatus | null {
  const words = plainWords(text);
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
