import { escapeHtml } from '../mailbox/pages.ts'
import type { Identity } from './identities.ts'

export const pageStyle = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 1.5rem; color: #1b1f27; }
  a { color: #0047bb; } h1 { font-size: 1.5rem; } ul { list-style: none; padding: 0; }
  button { background: #fff; border: 1px solid #5c6675; border-radius: .5rem; color: inherit; cursor: pointer; font: inherit;
    margin: 0 0 .75rem; min-height: 44px; padding: .75rem 1rem; text-align: left; width: 100%; }
  button:hover, button:focus-visible { border-color: #0047bb; outline: 2px solid #0047bb; }
  strong, span { display: block; } span { color: #414a59; }
`

/** The page that asks who signs in. */
export function choicePage(uid: string, people: readonly Identity[]): string {
  const buttons = people.map(
    ({ sub, firstName, lastName, email, shows }) =>
      `<li><button name="person" value="${escapeHtml(sub)}"><strong>${escapeHtml(`${firstName} ${lastName}`)}</strong>` +
      `<span>${escapeHtml(email)}</span><span>${escapeHtml(shows)}</span></button></li>`,
  )
  return page(
    'Qui se connecte\u00a0?',
    `<p>Ce fournisseur de connexion est local\u00a0: il remplace, sur cette machine, celui de l’organisation. Il n’y a pas de mot de passe.</p>
    <form method="post" action="/interaction/${escapeHtml(uid)}"><ul>${buttons.join('')}</ul>
    <button name="person" value="">Annuler et revenir à la plateforme</button></form>`,
  )
}

/** The front page, for who opens the address by hand. */
export function homePage(people: readonly Identity[], origin: string): string {
  const rows = people.map(({ email, shows }) => `<li>${escapeHtml(email)}\u00a0: ${escapeHtml(shows)}</li>`)
  return page(
    'Fournisseur de connexion local',
    `<p>On arrive ici depuis la page de connexion de <a href="${escapeHtml(origin)}">la plateforme</a>. Les personnes proposées\u00a0:</p>
    <ul>${rows.join('')}</ul>`,
  )
}

/** What a person reads when a sign-in cannot go on; the reason is for whoever sets the platform up. */
export function errorPage(reason: string, origin: string): string {
  return page(
    'La connexion n’a pas abouti',
    `<p>Retournez sur <a href="${escapeHtml(origin)}">la plateforme</a> et recommencez la connexion.</p>
    <p lang="en">${escapeHtml(reason)}</p>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${pageStyle}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}
