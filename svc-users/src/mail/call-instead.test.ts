import { languages } from '@ensemble/contracts/enumerations'
import { describe, expect, it } from 'vitest'
import { isToldByTelephone } from '../domain/calls-to-make.ts'
import { takingPart } from './examples/taking-part.ts'
import { letters } from './examples/writing.ts'
import type { Example } from './examples/example.ts'
import { exampleScene } from './examples/scene.ts'
import { renderSpoken } from './render.ts'

/** Words about a mail: its links, its button, its files, and where in it something stands. */
const ofMails = {
  fr: /ce message|joint|lien «|bouton|ci-dessous|connecter/,
  en: /this message|attached|link “|button|below|signing in/,
}
const examples: Record<string, Example> = { ...takingPart, ...letters }
const said = Object.entries(examples).filter(([kind]) => isToldByTelephone(kind))

describe.each(languages)('what a team says on the telephone (%s)', (language) => {
  const scene = exampleScene(language, 'https://e.example')
  const recipient = { ...scene.recipient, email: null }

  it.each(said)('(%s) speaks of no mail', (_, write) => {
    const written = write({ ...scene, recipient })
    for (const content of 'subject' in written ? [written] : Object.values(written)) {
      expect(renderSpoken(content, language).body).not.toMatch(ofMails[language])
    }
  })
})
