/** The look of the page: the colours of the product, without its parts. */
export const DOCS_STYLE = `
:root {
  color-scheme: light dark;
  --page: #faf8fd; --surface: #ffffff; --raised: #f3effa; --text: #1b1230; --quiet: #5b5170; --line: #e5dff0;
  --primary: #35156e; --on-primary: #ffffff; --good: #17734a; --middle: #8a5a00; --destructive: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #130a22; --surface: #1c1130; --raised: #281943; --text: #f5f1fc; --quiet: #b9adcf; --line: #3a2b59;
    --primary: #ffcb45; --on-primary: #23104a; --good: #5fd39b; --middle: #ffcb45; --destructive: #ff8a80;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--primary); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
code { font: 0.875em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; background: var(--raised); border-radius: 4px; padding: 0.1em 0.3em; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2 { font-size: 1.5rem; line-height: 1.25; margin: 3rem 0 0.5rem; }
h3 { font-size: 1rem; margin: 0; }
h4 { font-size: 0.875rem; color: var(--quiet); margin: 1rem 0 0.25rem; }
p { margin: 0.5rem 0; max-width: 75ch; }
.lead { font-size: 1.125rem; color: var(--quiet); }
.skip { position: absolute; left: -999px; }
.skip:focus { position: static; display: block; padding: 0.75rem 1rem; }
nav { padding: 1rem; border-bottom: 1px solid var(--line); }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1rem; }
nav a { display: inline-block; padding: 0.625rem 0; color: var(--text); text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { padding: 1.5rem 1rem 4rem; max-width: 60rem; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1rem; margin: 1rem 0; }
h3 a { color: inherit; text-decoration: none; display: inline-block; padding: 0.25rem 0; }
h3 a:hover { text-decoration: underline; }
h3 code { background: none; padding: 0; font-size: 1rem; font-weight: 600; }
.method { display: inline-block; margin-right: 0.25rem; font-size: 0.8125rem; letter-spacing: 0.04em; color: var(--primary); }
.method.get { color: var(--good); }
.method.delete { color: var(--destructive); }
.method.patch, .method.put { color: var(--middle); }
.fields { list-style: none; margin: 0; padding: 0; }
.fields > li { border-top: 1px solid var(--line); padding: 0.5rem 0; }
.fields .fields { margin: 0.5rem 0 0; padding-left: 0.75rem; border-left: 2px solid var(--line); }
.fields p { margin: 0.125rem 0 0; color: var(--quiet); }
.name { font-weight: 600; }
.type { color: var(--quiet); font-size: 0.9375rem; }
.fields strong { font-size: 0.8125rem; color: var(--middle); }
dl { display: grid; grid-template-columns: 3rem 1fr; gap: 0.25rem 0.5rem; margin: 0; }
dt { font-weight: 600; font-variant-numeric: tabular-nums; }
dd { margin: 0; min-width: 0; }
dd p { margin: 0 0 0.25rem; }
details { margin-top: 0.5rem; }
summary { cursor: pointer; padding: 0.625rem 0; color: var(--primary); }
summary code { background: none; padding: 0; }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); }
  .method { min-width: 4.25rem; }
  .skip:focus { position: fixed; top: 0; left: 0; background: var(--surface); }
  nav { border: 0; border-right: 1px solid var(--line); position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 2rem 1.5rem; }
  nav ul { display: block; }
  nav a { padding: 0.375rem 0; }
  main { padding: 2rem 2.5rem 4rem; }
}
@media print { nav { display: none; } }
`;
