import { createContext, use } from "react";

/** What the shell tells its submit button. */
export const FormStateContext = createContext<{ pending: boolean }>({ pending: false });
export const useFormShell = () => use(FormStateContext);
