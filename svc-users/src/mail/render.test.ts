import { describe, expect, it } from 'vitest'
import { takingPart } from './examples/taking-part.ts'
import { exampleScene } from './examples/scene.ts'
import { accounts } from './examples/accounts.ts'
import type { MailContent } from './content.ts'
import { letters, lists } from './examples/writing.ts'
import { renderMail } from './render.ts'

const scene = exampleScene('fr', 'https://e.example')
const { html } = renderMail(takingPart.invitation(scene), 'fr')

/** The inline style of the element that holds some words. */
function styleOf(words: string): string {
  return new RegExp(`style="([^"]*)">${words}`).exec(html)?.[1] ?? ''
}

describe('a mail on a phone', () => {
  it('is never wider than the phone: a long address breaks', () => {
    for (const words of ['Bonjour Camille', 'On vous propose', '<span [^>]*>Date'])
      expect(styleOf(words)).toContain('overflow-wrap:anywhere')
  })

  it('has a button and links of their own line that a finger finds', () => {
    const high = ({ padding = 0, line = 0 }) => 2 * padding + line
    const measures = (words: string) => ({
      padding: Number(/padding:(\d+)px/.exec(styleOf(words))?.[1]),
      line: Number(/line-height:(\d+)px/.exec(styleOf(words))?.[1]),
    })
    for (const words of ['Accepter ou décliner', 'Voir la mission', 'Choisir les messages'])
      expect(high(measures(words))).toBeGreaterThanOrEqual(44)
  })

  it('makes strong what stands above the button, and not the rest', () => {
    expect(styleOf('Tenir un stand')).toBe('font-weight:600')
    expect(styleOf('De plain-pied')).toBe('font-weight:400')
  })
})

describe('a mail at night', () => {
  const dark = /prefers-color-scheme:dark\)\{(.*?)\}\}/.exec(html)?.[1] ?? ''
  const of = (name: string) => new RegExp(`\\.${name}\\{[^#]*(#[0-9A-F]{6})!important`).exec(dark)?.[1] ?? ''
  const weights = [0.2126, 0.7152, 0.0722]
  const light = (hex: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * (weights[at] ?? 0), 0.05)

  it.each([
    ['words', 'sheet'],
    ['quiet', 'sheet'],
    ['link', 'sheet'],
    ['on-button', 'button'],
  ])('has %s that can be read on the %s', (words, ground) => {
    const ratio = light(of(words)) / light(of(ground))
    expect(Math.max(ratio, 1 / ratio)).toBeGreaterThan(7)
  })

  it('leaves nothing with a colour of the day', () => {
    for (const [element] of html.matchAll(/<[a-z1]+ [^>]*(?:color|background):#[^>]*>/g))
      expect(element).toMatch(/class="/)
  })
})

describe('the list of a mail program shows beside the subject', () => {
  const glance = (content: MailContent) => {
    const [, shown = ''] =
      /<body[^>]*>\s*<div style="display:none[^>]*>([^&]*)/.exec(renderMail(content, 'fr').html) ?? []
    return shown.replaceAll(/[\u00a0\u202f]/g, ' ')
  }

  it('when and where a mission is', () => {
    expect(glance(takingPart.place_confirmed(scene))).toBe(
      'samedi 6 mars 2027, de 14 h à 17 h 30 · 12 place de la Croix-Rousse, 69004 Lyon',
    )
  })

  it('which missions there are, in a mail about several', () => {
    expect(glance(lists.new_missions(scene))).toBe('Tenir un stand au marché · Préparer les affiches du printemps')
  })

  it('what happened, and never a code, a name or the words of a person', () => {
    expect(glance(lists.daily_summary(scene))).toBe(
      lists.daily_summary(scene).paragraphs[0]?.replaceAll(/[\u00a0\u202f]/g, ' '),
    )
    expect(glance(accounts.training_confirmed(scene))).toMatch(/^Votre comité a confirmé/)
    expect(glance(accounts.reset_password(scene))).not.toContain('K7QM')
    expect(glance(letters.contact_message(scene))).toBe('Alix Moreau vous écrit :')
    expect(glance(letters.team_letter(scene))).not.toContain('fontaine')
  })
})
