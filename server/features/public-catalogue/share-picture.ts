import { createRequire } from "node:module";
import sharp from "sharp";
import { PRODUCT_NAME } from "@shared/constants/brand";

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80];
const FONT = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf");
/** A longer name is cut: it would not fit above the facts. */
const NAME_MAX = 90;
const FACT_MAX = 44;

/** The product's background and its lamp, as in the icon. */
const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#2b1159"/>
  <g transform="translate(1020 40) scale(4)" fill="none">
    <path d="M6 17.5a10 10 0 0 1 20 0z" fill="#fff"/>
    <circle cx="16" cy="22.5" r="4" fill="#ffc93c"/>
    <path d="M16 3v4.5" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>
  </g>
</svg>`;

/** What a shared link shows of an opportunity. The facts are short: the amount, the deadline, the funder. */
export type SharedFacts = { name: string; facts: readonly string[] };

/** Draws the picture of a shared link as PNG, 1200 by 630 pixels. */
export async function drawSharePicture({ name, facts }: SharedFacts): Promise<Buffer> {
  const title = await drawText(cut(name, NAME_MAX), { size: 46, colour: "#ffffff", width: 920 });
  const lines = await drawText(facts.map((fact) => cut(fact, FACT_MAX)).join("\n"), {
    size: 32,
    colour: "#ffc93c",
    width: WIDTH - 2 * MARGIN,
  });
  const brand = await drawText(PRODUCT_NAME, { size: 30, colour: "#ffffff", width: 600 });
  return sharp(Buffer.from(BACKGROUND))
    .composite([
      { input: title.data, left: MARGIN, top: MARGIN },
      { input: lines.data, left: MARGIN, top: HEIGHT - MARGIN - brand.info.height - 40 - lines.info.height },
      { input: brand.data, left: MARGIN, top: HEIGHT - MARGIN - brand.info.height + 20 },
    ])
    .png({ palette: true })
    .toBuffer();
}

const drawText = (text: string, { size, colour, width }: { size: number; colour: string; width: number }) =>
  sharp({
    text: {
      text: `<span foreground="${colour}" size="${size}pt">${escape(text)}</span>`,
      font: "DejaVu Sans Bold",
      fontfile: FONT,
      rgba: true,
      width,
      wrap: "word-char",
      spacing: 8,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

const cut = (text: string, max: number) => {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join("")}…`;
};

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
