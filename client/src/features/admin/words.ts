import { loadLabels, loadWords } from "@/lib/load-words";
import type fr from "./fr";

const [words] = await Promise.all([
  loadWords<typeof fr>(() => import("./fr")),
  loadLabels(() => import("@shared/words/fr/sources")),
]);
export const t = words;
