/* Drafts answers for modelled organisations with the built-in writer. Fails for figures without a source and too few drafts. */
import { measureDrafts } from "./answers/drafts/measure-drafts";

const DRAFTS_MIN = 50;
const SAMPLE = 100;

const { drafts, empty, sentences, unsourced } = await measureDrafts();
const step = Math.max(1, sentences.length / SAMPLE);
console.log("Every sentence beside the words that it rests on:\n");
for (let at = 0, n = 1; Math.floor(at) < sentences.length && n <= SAMPLE; at += step, n += 1) {
  const { organisation, question, text, title, words } = sentences[Math.floor(at)]!;
  console.log(`${n}. ${organisation} · ${question}\n   says: ${text}\n   ${title}: ${words}\n`);
}
console.log(`Drafts: ${drafts}, without an answer: ${empty}, sentences: ${sentences.length}`);
console.log(`Figures without a source: ${unsourced.length}`);
for (const { question, text, words } of unsourced) console.log(`  ${question} | ${text} | ${words}`);
if (drafts < DRAFTS_MIN || unsourced.length > 0) process.exitCode = 1;
