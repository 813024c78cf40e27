import { TRACKER_COLUMNS_MAX, REPEATED_MEANINGS, type TrackerMeaning } from "@shared/constants/trackers";
import { plainWords } from "./compare-words";

/** Titles of the sheet stand above the names of its columns, in this many rows at most. */
export const TITLE_ROWS_MAX = 20;
const HEADER_MAX = 80;

/** Beginnings of words, in English, French, Spanish, Portuguese and Arabic. A word with `_` behind it stands alone. */
const words = (text: string) =>
  text.split(",").map((stem) => ` ${plainWords(stem)}${stem.endsWith("_") ? " " : ""}`);

const DATE = words("date,day_,when,fecha,data_,dia,jour,le_,on_,تاريخ,يوم");
const NAME = words("name,nom_,nombre,nome,title,titre,titulo,intitule,اسم,عنوان");
const LINK = words("link,url,web,site_,lien,enlace,sitio,pagina,رابط,موقع");
const NOTES = words("note,comment,remark,remarque,observ,nota_,notas,comentario,ملاحظ,تعليق");
const CURRENCY = words("currency,devise,monnaie,moneda,divisa,moeda,عملة");
const FUNDER = words(
  "funder,funding body,funding source,funding organi,donor,grantmaker,grantor,foundation,trust_,organi,agency,sponsor,financeur,bailleur,fondation,donateur,organisme,financiador,financiadora,donante,fundacion,entidad,doador,fundacao,orgao,ممول,مانح,جهة,مؤسسة,منظمة",
);
const TITLE = words(
  "grant,opportunit,program,call_,call for,fund_,project,proposal,application,competition,subvention,appel,projet,dispositif,aide_,candidature,concours,subvencion,convocatoria,beca,ayuda,programa,proyecto,solicitud,projeto,edital,chamada,candidatura,oportunidad,منحة,فرصة,برنامج,دعوة,مشروع,طلب",
);
const STATUS = words(
  "status,stage,state_,result,outcome,decision,statut,etat,etape,resultat,issue_,estado,etapa,fase,situacao,حالة,مرحلة,نتيجة,قرار",
);
const DEADLINE = words(
  "deadline,due,closing,closes,close date,date limite,echeance,cloture,limite,plazo,cierre,vencimiento,prazo,encerramento,موعد نهائي,اخر موعد,موعد,اغلاق",
);
const DECIDED = words(
  "decision,decid,decis,resoluc,award,result,notif,outcome,respon,answer,attribution,reponse,resposta,respuesta,otorg,concesion,قرار,رد_,نتيجة",
);
const SENT = words(
  "submi,appl,sent,envoi,envoy,depot,depos,soumi,candidat,present,solicit,postul,enviad,envio,inscri,تقديم,ارسال,طلب",
);
const SENT_ALONE = words(
  "submitted_,applied_,sent_,soumis le,soumise le,envoye le,envoyee le,depose le,deposee le,enviado_,enviada_,presentado_,presentada_,submetido_,submetida_",
);
const AWARDED = words(
  "awarded,award amount,amount won,amount received,granted,received,approved,secured,funded amount,accord,obtenu,recu,octroye,attribu,concedid,otorgad,recibid,aprobad,adjudicad,aprovad,recebid,ممنوح,مستلم,معتمد",
);
const AMOUNT = words(
  "amount,ask,request,value,sum_,montant,demande,somme,monto,importe,cantidad,solicitad,valor,quantia,pedid,مبلغ,مطلوب,قيمة",
);
/** Columns of these are none of an application's fields, whatever else their names say. */
const OTHER = words(
  "type,tipo,categor,id_,ref_,reference,number,numero,no_,contact,person,responsable,owner,lead_,assigned,priority,priorit,country,pays,region,email,e mail,phone,eligib,entity,نوع,رقم,مسؤول",
);

const RULES: readonly (readonly [meaning: TrackerMeaning | undefined, ...all: string[][]])[] = [
  ["currency", CURRENCY],
  ["link", LINK],
  ["notes", NOTES],
  ["decisionDate", DATE, DECIDED],
  ["deadline", DEADLINE],
  ["submittedDate", DATE, SENT],
  ["submittedDate", SENT_ALONE],
  [undefined, DATE],
  [undefined, OTHER],
  ["funder", NAME, FUNDER],
  ["awardedAmount", AWARDED],
  ["title", NAME],
  ["askingAmount", AMOUNT],
  ["status", STATUS],
  ["funder", FUNDER],
  ["title", TITLE],
];

/** What a column means by its name; undefined for a name that says nothing known. */
export function findMeaning(header: string): TrackerMeaning | undefined {
  if (header.length > HEADER_MAX) return undefined;
  const text = ` ${plainWords(header)} `;
  return RULES.find(([, ...all]) => all.every((stems) => stems.some((stem) => text.includes(stem))))?.[0];
}

/** The place of the row with the names of the columns: that of the first rows in which the most names are known. */
export function findHeader(rows: readonly (readonly string[])[]): number | undefined {
  let best = { at: -1, known: 0, cells: 0 };
  for (const [at, row] of rows.slice(0, TITLE_ROWS_MAX + 1).entries()) {
    const known = new Set(row.map(findMeaning).filter((meaning) => meaning !== undefined)).size;
    const cells = row.filter((cell) => cell !== "").length;
    if (known > best.known || (known === best.known && known === 1 && cells > best.cells))
      best = { at, known, cells };
  }
  return best.known > 0 ? best.at : undefined;
}

/** The meanings of columns. A name that says nothing known goes to the notes, so that nothing is lost. */
export function findMeanings(
  header: readonly string[],
  hasValues: (column: number) => boolean,
): TrackerMeaning[] {
  const taken = new Set<TrackerMeaning>();
  return header.slice(0, TRACKER_COLUMNS_MAX).map((name, column) => {
    if (!hasValues(column)) return "none";
    const meaning = findMeaning(name) ?? "notes";
    if (taken.has(meaning)) return "notes";
    if (!REPEATED_MEANINGS.includes(meaning)) taken.add(meaning);
    return meaning;
  });
}
