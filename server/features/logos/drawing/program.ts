/** The program that draws logos, without its ending. A build puts it beside this file as well. */
export const LOGO_PROCESS = new URL("./logo-process", import.meta.url);
