import { loadWords } from "@/lib/load-words";
import type fr from "./fr";

export const t = await loadWords<typeof fr>(() => import("./fr"));
