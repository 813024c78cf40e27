import { loadWords } from "@/lib/load-words";
import type french from "./fr";

export const t = await loadWords<typeof french>(() => import("./fr"));
