import type { Message } from './messages.ts'

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: #1b1f27; }
  a { color: #0047bb; } h1 { font-size: 1.5rem; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #d5d9e2; }
  dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
  iframe { border: 1px solid #d5d9e2; width: 100%; height: 32rem; } pre { white-space: pre-wrap; }
`

/** The hash of the only style that a page may use is easier than a nonce, but it must follow the text: hence here. */
export const pageStyle = style

/** The list of messages, newest first. */
export function listPage(messages: readonly Message[]): string {
  const rows = messages.map(
    ({ id, subject, to, receivedAt }) =>
      `<tr><td><a href="/messages/${id}/page">${escapeHtml(subject) || '(sans objet)'}</a></td>` +
      `<td>${escapeHtml(to.join(', '))}</td><td>${time(receivedAt)}</td></tr>`,
  )
  const table =
    rows.length > 0
      ? `<table><thead><tr><th scope="col">Objet</th><th scope="col">Pour</th><th scope="col">Reçu le</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
      : '<p>Aucun message pour le moment. Les e-mails envoyés par la plateforme apparaissent ici.</p>'
  return page(
    'Boîte aux lettres locale',
    `<p>${String(messages.length)} message(s). Rien ne quitte cette machine.</p>${table}`,
  )
}

/** One message: its head, its text, and its HTML in a frame that may run and load nothing. */
export function messagePage(message: Message): string {
  const attachments = message.attachments.map(
    ({ name, size, text }) =>
      `<li>${escapeHtml(name)} (${String(size)} octets)${text ? `<pre>${escapeHtml(text)}</pre>` : ''}</li>`,
  )
  const frame = message.html
    ? `<h2>Aperçu</h2><iframe sandbox="" title="Aperçu du message" src="/messages/${message.id}/html"></iframe>`
    : ''
  return page(
    message.subject || '(sans objet)',
    `<p><a href="/">← Tous les messages</a></p>
    <dl><dt>De</dt><dd>${escapeHtml(message.from)}</dd><dt>Pour</dt><dd>${escapeHtml(message.to.join(', '))}</dd>
    <dt>Répondre à</dt><dd>${escapeHtml(message.replyTo ?? '—')}</dd><dt>Reçu le</dt><dd>${time(message.receivedAt)}</dd></dl>
    ${frame}<h2>Texte</h2><pre>${escapeHtml(message.text)}</pre>
    ${attachments.length > 0 ? `<h2>Pièces jointes</h2><ul>${attachments.join('')}</ul>` : ''}`,
  )
}

export function notFoundPage(): string {
  return page('Message introuvable', '<p>Ce message n’existe pas ou plus. <a href="/">Tous les messages</a></p>')
}

function page(title: string, body: string): string {
  const heading = escapeHtml(title)
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><style>${pageStyle}</style></head><body><main><h1>${heading}</h1>${body}</main></body></html>`
}

function time(instant: string): string {
  const text = new Date(instant).toLocaleString('fr-FR', {
    timeZone: 'Europe/Paris',
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
  return `<time datetime="${instant}">${escapeHtml(text)}</time>`
}

/** Text that cannot leave its place in a page. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
