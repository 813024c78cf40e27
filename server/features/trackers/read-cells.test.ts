import { describe, expect, it } from "vitest";
import { APPLICATION_STATUSES, APPLICATION_STATUS_LABELS } from "@shared/constants/enums";
import { labels as arabic } from "@shared/words/ar";
import { labels as french } from "@shared/words/fr";
import { labels as portuguese } from "@shared/words/pt";
import { labels as spanish } from "@shared/words/es";
import { findHeader, findMeaning } from "./find-columns";
import { findStatus, isWithdrawn } from "./find-status";
import { findHeaderCurrency, readAmount } from "./read-amount";
import { findDayOrder, readDay } from "./read-day";

const NOW = new Date("2026-01-01T00:00:00Z");

describe("the name of a column", () => {
  it.each([
    [
      "title",
      "Grant|Grant name|Opportunity|Programme|Nom de la subvention|Convocatoria|Nome do edital|اسم المنحة",
    ],
    [
      "funder",
      "Funder|Organisation|Donor|Foundation name|Financeur|Financiador|Organismo financiador|الجهة المانحة",
    ],
    ["status", "Status|Stage|Result|Outcome|Statut|Estado|Situação|الحالة"],
    [
      "askingAmount",
      "Amount requested|Amount requested (USD)|Ask|Montant demandé|Importe solicitado|Valor solicitado|المبلغ المطلوب",
    ],
    [
      "awardedAmount",
      "Amount awarded|Awarded|Montant accordé|Importe concedido|Valor aprovado|المبلغ الممنوح",
    ],
    [
      "submittedDate",
      "Submitted|Date applied|Date submitted|Date de dépôt|Fecha de envío|Data de envio|تاريخ التقديم",
    ],
    ["deadline", "Deadline|Due date|Date limite|Fecha límite|Prazo|الموعد النهائي"],
    [
      "decisionDate",
      "Decision date|Award date|Date de décision|Fecha de resolución|Data da decisão|تاريخ القرار",
    ],
    ["notes", "Notes|Comments|Remarques|Notas|Observações|ملاحظات"],
    ["link", "Link|URL|Application URL|Lien|Enlace|الرابط"],
    ["currency", "Currency|Devise|Moneda|Moeda|العملة"],
    [undefined, "Contact name|Type|Grant ID|Project start date|Owner|Zebra"],
  ])("is known in five languages: %s", (meaning, names) => {
    for (const name of names.split("|")) expect([name, findMeaning(name)]).toEqual([name, meaning]);
  });

  it("is found below the title of the sheet", () => {
    const header = ["Grant", "Funder", "Status"];
    expect(findHeader([["Grants"], [], ["Updated", "May 2025"], header, ["Light", "Trust", "Draft"]])).toBe(
      3,
    );
    expect(
      findHeader([
        ["a", "b"],
        ["1", "2"],
      ]),
    ).toBeUndefined();
  });
});

describe("a status", () => {
  it.each([
    ["draft", "Draft|to do|Researching|Brouillon|À faire|Borrador|Rascunho|مسودة"],
    ["in_progress", "In progress|Writing|En cours|En curso|Em andamento|قيد التنفيذ"],
    ["submitted", "Submitted|applied|Envoyée|Enviada|Submetido|تم التقديم"],
    ["under_review", "Pending|Under review|En attente|Pendiente|Em análise|قيد المراجعة"],
    ["accepted", "Accepted|Approved|Retenue|Aprobada|Aprovado|مقبول"],
    ["funded", "Awarded|Won!|✅ Funded|Obtenu|Concedida|Contemplado|ممول"],
    ["rejected", "Declined|REJECTED|Unsuccessful|Not selected|Refusée|Non retenu|Rechazada|Recusado|مرفوض"],
    ["completed", "Completed|Terminé|Finalizado|Concluído|مكتمل"],
    [null, "Withdrawn|Retiré|Zebra|?"],
  ])("is known in five languages: %s", (status, words) => {
    for (const word of words.split("|")) expect([word, findStatus(word)]).toEqual([word, status]);
  });

  it("is none of the eight for an application that was withdrawn, which is known in five languages", () => {
    for (const word of ["Withdrawn", "Cancelled!", "Retirée", "Cancelada", "Desistência", "تم السحب"])
      expect([word, findStatus(word), isWithdrawn(word)]).toEqual([word, null, true]);
    for (const word of ["Zebra", "Rejected", ""]) expect([word, isWithdrawn(word)]).toEqual([word, false]);
  });

  it("is known by the words of the product itself", () => {
    for (const status of APPLICATION_STATUSES) {
      const label = APPLICATION_STATUS_LABELS[status];
      for (const labels of [{}, french, spanish, portuguese, arabic] as Record<string, string>[])
        expect([status, findStatus(labels[label] ?? label)]).toEqual([status, status]);
    }
  });
});

describe("an amount", () => {
  it.each([
    ["$50,000", "50000", "USD"],
    ["50.000,00 €", "50000", "EUR"],
    ["€ 50 000,50", "50000.50", "EUR"],
    ["USD 50k", "50000", "USD"],
    ["£1.5m", "1500000", "GBP"],
    ["$1.5M USD", "1500000", "USD"],
    ["€1.2 million", "1200000", "EUR"],
    ["1.234", "1234", null],
    ["12,50", "12.50", null],
    ["R$ 1.000,00", "1000", "BRL"],
    ["1,00,000", "100000", null],
    ["CHF 12'500", "12500", "CHF"],
    ["٥٠٬٠٠٠ دولار", "50000", "USD"],
    ["0", "0", null],
  ])("%s is %s %s", (text, amount, currency) => {
    expect(readAmount(text, "USD")).toEqual({ amount, currency });
  });

  it("is nothing else", () => {
    const others = [
      "10,000–20,000",
      "TBC",
      "-5",
      "(500)",
      "=1+1",
      "1e9",
      "12345678901234",
      "about 5",
      "50%",
      "€5 USD",
    ];
    expect(others.filter((text) => readAmount(text, "USD"))).toEqual([]);
  });

  it("of a workbook has a point before its decimals, whatever they look like", () => {
    expect(readAmount("1234.125", "USD", true)?.amount).toBe("1234.13");
    expect(readAmount("1234.5", "USD", true)?.amount).toBe("1234.50");
  });

  it("has the currency of its column's name", () => {
    expect(["Ask (KES)", "Montant (€)", "Ask"].map(findHeaderCurrency)).toEqual(["KES", "EUR", null]);
  });
});

describe("a day", () => {
  it.each([
    "2025-12-31|2025-12-31 10:00|2025-12-31T10:00:00Z|2025/12/31|31/12/2025|12/31/2025 5:00 PM|31.12.25|46022",
    "31 Dec 2025|31-Dec-25|Dec 31, 2025|Wed, 31 Dec 2025|December 31st, 2025|31 décembre 2025",
    "31 de diciembre de 2025|31 de dezembro de 2025|٣١ ديسمبر ٢٠٢٥|31 كانون الأول 2025",
  ])("is read from %s", (texts) => {
    for (const text of texts.split("|"))
      expect([text, readDay(text, null, NOW)]).toEqual([text, "2025-12-31"]);
  });

  it("is nothing else, and never guessed", () => {
    const others = [
      "spring 2024",
      "Dec 2025",
      "31 Dec",
      "30/02/2025",
      "13/13/2025",
      "03/04/2025",
      "31 Dec 2025 or later",
    ];
    expect(others.filter((text) => readDay(text, null, NOW))).toEqual([]);
    expect(readDay("03/04/2025", "day", NOW)).toBe("2025-04-03");
    expect(readDay("03/04/2025", "month", NOW)).toBe("2025-03-04");
  });

  it("has its order from the other days of its column", () => {
    expect(findDayOrder(["03/04/2025", "31/12/2025"])).toBe("day");
    expect(findDayOrder(["12/31/2025", "3/4/2025"])).toBe("month");
    expect(findDayOrder(["03/04/2025", "2025-12-31"])).toBeNull();
    expect(findDayOrder(["03/04/2025", "31/12/2025", "12/31/2025"])).toBeNull();
    expect(findDayOrder(["05/05/2025", "31 Dec 2025"])).toBeUndefined();
  });
});
