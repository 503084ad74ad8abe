import { expect, test } from 'vitest'
import { namesOf } from './name-of.ts'

const of = (firstName: string) =>
  namesOf({ firstName, lastName: 'Karoui', email: 'a@example.org', awaits: 'approval' }).ofName

test('French says d’ before vowels and the mute h, and de before the rest', () => {
  expect(['Inès', 'Élodie', 'Œdipe', 'Yves', 'Hélène', 'amadou'].map(of)).toEqual(
    ['Inès', 'Élodie', 'Œdipe', 'Yves', 'Hélène', 'amadou'].map((name) => `d’${name} Karoui`),
  )
  expect(['Lucie', 'Yann', 'Hassan', 'Çelik'].map(of)).toEqual(
    ['Lucie', 'Yann', 'Hassan', 'Çelik'].map((name) => `de ${name} Karoui`),
  )
})

test('who has not answered an invitation is called by the address, which is not elided', () => {
  const invited = { firstName: '', lastName: '', email: 'ines@example.org', awaits: 'invitation' } as const
  expect(namesOf(invited)).toEqual({ name: 'ines@example.org', ofName: 'de ines@example.org' })
})
