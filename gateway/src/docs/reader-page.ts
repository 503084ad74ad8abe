import type { Language } from '@ensemble/contracts/enumerations'
import { isObject, type ApiDocument } from './merge-openapi.ts'

const texts = {
  fr: {
    title: 'API d’Ensemble',
    document: 'Document OpenAPI 3.1',
    unavailable: 'Sans réponse en ce moment\u00a0:',
    parameters: 'Paramètres',
    body: 'Corps de la requête',
    answers: 'Réponses',
    required: 'obligatoire',
  },
  en: {
    title: 'Ensemble API',
    document: 'OpenAPI 3.1 document',
    unavailable: 'Not answering just now:',
    parameters: 'Parameters',
    body: 'Request body',
    answers: 'Answers',
    required: 'required',
  },
} as const satisfies Record<Language, Record<string, string>>

type Texts = (typeof texts)[Language]

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; color: #1c1b1f; background: #fff }
h2 { margin-top: 2rem } summary { cursor: pointer; padding: .75rem; overflow-wrap: anywhere }
details { border: 1px solid #767676; border-radius: .5rem; margin: .5rem 0; padding: 0 .75rem }
summary:focus-visible, a:focus-visible { outline: 3px solid #00457c; outline-offset: 2px }
code, pre { font: .875rem/1.5 ui-monospace, monospace } pre { overflow: auto; background: #f3f3f3; padding: .75rem }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; color: #00457c }
`

/**
 * The reader of the API document: one page of plain HTML, without a script and without anything from outside, so that
 * it passes the same Content-Security-Policy as every other page.
 * @param nonce of the page's style
 */
export function readerPage(document: ApiDocument, language: Language, nonce: string): string {
  const text = texts[language]
  const groups = document.tags.map(({ name }) => group(name, document, text)).join('')
  const missing = document['x-unavailable'].join(', ')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>${text.title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${text.title}</h1>
<p><a href="/api/docs/openapi.json">${text.document}</a></p>
${missing === '' ? '' : `<p role="status"><strong>${text.unavailable}</strong> ${escaped(missing)}</p>`}
${groups}
</main>
</body>
</html>
`
}

function group(tag: string, document: ApiDocument, text: Texts): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      isObject(operation) && Array.isArray(operation.tags) && operation.tags.includes(tag)
        ? [operationHtml(method, path, operation, text)]
        : [],
    ),
  )
  return operations.length === 0 ? '' : `<h2>${escaped(tag)}</h2>${operations.join('')}`
}

function operationHtml(method: string, path: string, operation: Record<string, unknown>, text: Texts): string {
  const summary = typeof operation.summary === 'string' ? operation.summary : ''
  return `<details>
<summary><span class="method">${escaped(method.toUpperCase())}</span> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
${parametersHtml(operation.parameters, text)}
${section(text.body, operation.requestBody)}
${section(text.answers, operation.responses)}
</details>`
}

function parametersHtml(parameters: unknown, text: Texts): string {
  if (!Array.isArray(parameters) || parameters.length === 0) return ''
  const items = parameters.filter(isObject).map((parameter) => {
    const required = parameter.required === true ? ` <strong>${text.required}</strong>` : ''
    const schema = escaped(JSON.stringify(parameter.schema ?? {}))
    return `<li><code>${escaped(String(parameter.name))}</code> (${escaped(String(parameter.in))})${required} <code>${schema}</code></li>`
  })
  return `<h3>${text.parameters}</h3><ul>${items.join('')}</ul>`
}

function section(title: string, content: unknown): string {
  if (!isObject(content)) return ''
  return `<h3>${title}</h3><pre tabindex="0">${escaped(JSON.stringify(content, null, 2))}</pre>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
