/** Of a file that stands alone, away from the design library: readable on a phone, in the dark and on paper. */
export const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; break-after: avoid; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid; }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: 0 1rem; padding: .25rem 0; border-bottom: 1px solid GrayText; break-inside: avoid-page; }
dt { font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; }
ol, ul { margin: 0; padding-left: 1.5rem; }
ol > li { margin-bottom: 1.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid GrayText; }
pre { white-space: pre-wrap; }
.none { opacity: .75; }
@media (max-width: 30rem) { dl > div { display: block; } }
`
