import { createContext, use } from "react";

/** The state that the form passes to its submit button. */
export const FormStateContext = createContext<{ pending: boolean }>({ pending: false });
export const useFormShell = () => use(FormStateContext);
