import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language";

describe("the language of a text", () => {
  it.each([
    ["en", "Small grants for community gardens and local food projects in all of Wales"],
    ["es", "Convocatoria de ayudas para la digitalización de pequeñas empresas en 2026"],
    ["fr", "Aide à la rénovation énergétique des bâtiments communaux, pour les petites communes"],
    ["pt", "Apoio a projetos de pesquisa sobre agricultura familiar e segurança alimentar"],
    ["de", "Förderung von Forschungsprojekten im Bereich erneuerbare Energien für kleine Unternehmen"],
    ["it", "Contributi a fondo perduto per le imprese che investono in tecnologie digitali"],
    ["nl", "Subsidie voor verduurzaming van gebouwen en daktuinen in de stad, voor ondernemers"],
    ["sv", "Utlysning för innovativa startups inom hälsa och miljö i hela Sverige"],
    ["ja", "中小企業のデジタル化を支援する補助金です。対象は日本国内の事業者"],
    ["ar", "منح للمنظمات غير الحكومية العاملة في مجال التعليم والصحة في المنطقة"],
  ])("is %s: %s", async (language, text) => {
    expect(await detectLanguage(text)).toBe(language);
  });

  it.each([
    "",
    "Ayudas 2026",
    "Powering Affordable Reliable Technology (PART) Energy Program",
    "Horizon Europe Marie Sklodowska-Curie ITN 2026 call, EIC Pathfinder, ERC",
    "123456 7890 2026-03-31 €€€ 1.000.000 — 50 % 123456 7890 2026-03-31",
  ])("cannot be told of %j", async (text) => {
    expect(await detectLanguage(text)).toBeNull();
  });
});
