import type { Language } from '@ensemble/contracts/enumerations'
import { typeset } from '@ensemble/contracts/typography'
import type { MailContent, MailFact } from './content.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Writes a mail as HTML and as plain text that says the same. */
export function renderMail(content: MailContent, language: Language): RenderedMail {
  const clean = typesetAll(content, language)
  return { subject: oneLine(clean.subject), html: renderHtml(clean, language), text: renderText(clean) }
}

/** What a mail says, without its links: to be said on the telephone. */
export function renderSpoken(content: MailContent, language: Language): { subject: string; body: string } {
  const { subject, paragraphs, facts } = typesetAll(content, language)
  const blocks = [...paragraphs, facts.map(({ label, value }) => `${label} ${value}`).join('\n')]
  return { subject: oneLine(subject), body: blocks.filter((block) => block !== '').join('\n\n') }
}

/** What a mail says, in the typography of its language. */
export function typesetAll(content: MailContent, language: Language): MailContent {
  const set = (text: string) => typeset(text, language)
  return {
    subject: set(content.subject),
    heading: set(content.heading),
    greeting: set(content.greeting),
    paragraphs: content.paragraphs.map(set),
    facts: content.facts.map((fact) => ({
      ...fact,
      label: set(`${fact.label}${language === 'fr' ? ' ' : ''}:`),
      value: fact.url === fact.value ? fact.value : set(fact.value),
    })),
    offers: content.offers && {
      title: set(content.offers.title),
      links: content.offers.links.map((link) => ({
        ...link,
        label: set(link.label),
        detail: link.detail === undefined ? undefined : set(link.detail),
      })),
    },
    button: { label: set(content.button.label), url: content.button.url },
    more: content.more && { label: set(content.more.label), url: content.more.url },
    footer: set(content.footer),
    choices: content.choices && { label: set(content.choices.label), url: content.choices.url },
  }
}

/** The facts above the button and those below it. */
function aroundButton(facts: readonly MailFact[]): [above: MailFact[], below: MailFact[]] {
  return [facts.filter(({ later }) => !later), facts.filter(({ later }) => later)]
}

/** A mail that is about several pages says them before its button. */
function offersLead({ facts }: Pick<MailContent, 'facts'>): boolean {
  return facts.length === 0
}

function renderText(content: MailContent): string {
  const { heading, greeting, paragraphs, facts, button, more, offers, footer, choices } = content
  const lineOf = ({ label, url, detail }: NonNullable<typeof offers>['links'][number]) =>
    [`- ${label}`, ...(detail ? [`  ${detail}`] : []), `  ${url}`].join('\n')
  const [above, below] = aroundButton(facts).map((some) =>
    some.map(({ label, value }) => `${label} ${value}`).join('\n'),
  )
  const others = offers ? [[offers.title, ...offers.links.map(lineOf)].join('\n')] : []
  const blocks = [
    greeting,
    heading,
    ...paragraphs,
    above,
    ...(offersLead(content) ? others : []),
    `${button.label}\n${button.url}`,
    ...(more ? [`${more.label}\n${more.url}`] : []),
    below,
    ...(offersLead(content) ? [] : others),
    `--\n${footer}${choices ? `\n${choices.label}\n${choices.url}` : ''}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** So many pages are named beside the subject; a list of mails has no room for more. */
const glancedPages = 3

/**
 * What the list of a mail program shows beside the subject: when and where; of several pages, which; else what happened.
 * The words that a person wrote, and their name, are for the opened mail alone.
 */
function glanceOf({ facts, offers, paragraphs }: MailContent): string {
  const said = facts.filter(({ glance }) => glance).map(({ value }) => value)
  const pages = (offers?.links ?? []).filter(({ glance }) => glance).map(({ label }) => label)
  return [...said, ...pages.slice(0, glancedPages)].join(' · ') || (paragraphs[0] ?? '')
}

/** Hidden in the opened mail; the signs without width keep what follows out of the list. */
function hiddenGlance(content: MailContent): string {
  const hidden = 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px'
  return `<div style="${hidden}">${escape(glanceOf(content))}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
}

/** The colours of the dark screens, by class; a program that knows no dark ignores them, and paper stays white. */
const darkStyle = `:root{color-scheme:light dark}@media screen and (prefers-color-scheme:dark){${[
  '.page{background:#11161F',
  '.sheet{background:#1A212D',
  '.words{color:#E3E8F0',
  '.quiet{color:#B7C1D0',
  '.link{color:#9DBDFF',
  '.button{background:#9DBDFF',
  '.on-button{color:#0B1220',
]
  .map((rule) => `${rule}!important}`)
  .join('')}}`

// Mail programs know tables and inline styles only; the colours are those of the design system.
function renderHtml(content: MailContent, language: Language): string {
  const { subject, heading, greeting, paragraphs, facts, button, more, offers, footer, choices } = content
  // A long address breaks anywhere: otherwise it makes the mail wider than a phone, and every line is cut.
  const breaks = 'overflow-wrap:anywhere;word-break:break-word'
  const text = `font-family:Inter,Arial,sans-serif;font-size:16px;line-height:24px;color:#1b1f27;${breaks}`
  const lines = paragraphs.map(
    (paragraph) => `<p class="words" style="margin:0 0 16px;${text}">${escape(paragraph)}</p>`,
  )
  const [above, below] = aroundButton(facts).map((some) => {
    const rows = some.map(
      ({ label, value, url, later }) =>
        // What stands below the button is not strong: a page of strong words has none.
        // One below the other: side by side, a phone leaves the value ten letters a line.
        `<tr><td class="words" style="padding:4px 0;${text}"><span class="quiet" style="font-size:14px;color:#545b68">${escape(label)}</span><br>` +
        `<span style="font-weight:${later ? 400 : 600}">${url ? linkTo(url, value) : escape(value)}</span></td></tr>`,
    )
    return rows.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows.join('')}</table>`
      : ''
  })
  const links = offers?.links.map(
    ({ label, url, detail }) =>
      `<li class="words" style="margin:0 0 4px;${text}">${pressedLink({ label, url })}${detail ? `<br>${escape(detail)}` : ''}</li>`,
  )
  const others =
    offers && links
      ? `<p class="words" style="margin:0 0 8px;${text}">${escape(offers.title)}</p><ul style="margin:0 0 24px;padding-left:20px">${links.join('')}</ul>`
      : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${darkStyle}</style></head>
<body class="page" style="margin:0;background:#f6f7f9">
${hiddenGlance(content)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:10px"><tr><td style="padding:24px 20px">
<p class="link" style="margin:0 0 24px;font-family:Inter,Arial,sans-serif;font-size:18px;font-weight:600;color:#0047BB">Ensemble</p>
<p class="words" style="margin:0 0 16px;${text}">${escape(greeting)}</p>
<h1 class="words" style="margin:0 0 16px;font-family:Inter,Arial,sans-serif;font-size:24px;line-height:29px;font-weight:600;color:#1b1f27;${breaks}">${escape(heading)}</h1>
${lines.join('\n')}
${above}
${offersLead(content) ? others : ''}
${buttonOf(button, more ? 14 : 24)}
${more ? `<p class="words" style="margin:0 0 14px;${text}">${pressedLink(more)}</p>` : ''}
${below}
${offersLead(content) ? '' : others}
<p class="quiet" style="margin:0;font-family:Inter,Arial,sans-serif;font-size:14px;line-height:21px;color:#545b68">${escape(footer)}${choices ? `<br>${pressedLink(choices)}` : ''}</p>
</td></tr></table></td></tr></table>
</body></html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML; a new line stays one. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character).replace(/\r?\n/g, '<br>')
}

function linkTo(url: string, label: string): string {
  return `<a class="link" href="${escape(url)}" style="color:#0047BB">${escape(label)}</a>`
}

/** The one button: a cell, as Outlook for Windows gives a link no room; 48 px high. */
function buttonOf({ label, url }: MailContent['button'], below: number): string {
  const cell = 'border-radius:999px;background:#0047BB;mso-padding-alt:12px 24px'
  const words =
    'display:block;padding:12px 24px;color:#ffffff;text-decoration:none;font-family:Inter,Arial,sans-serif;font-size:16px;line-height:24px;font-weight:600'
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 ${below}px"><tr><td class="button" bgcolor="#0047BB" style="${cell}"><a class="on-button" href="${escape(url)}" style="${words}">${escape(label)}</a></td></tr></table>`
}

/** A link on a line of its own, as high as a finger needs. */
function pressedLink({ label, url }: MailContent['button']): string {
  return `<a class="link" href="${escape(url)}" style="display:inline-block;padding:10px 0;line-height:24px;color:#0047BB">${escape(label)}</a>`
}

/** A title with a line break must not start a new header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
