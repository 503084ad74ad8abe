import { expect, it } from 'vitest'
import { ofName, typeset } from './typography.ts'

it.each([
  ['« Oui » : quoi ? Non ; si !', '«\u00a0Oui\u00a0»\u00a0: quoi\u00a0? Non\u00a0; si\u00a0!'],
  ['«Oui»\u202f: quoi\u202f?', '«\u00a0Oui»\u00a0: quoi\u00a0?'],
  ["Comprendre l'hormonothérapie aujourd'hui", 'Comprendre l’hormonothérapie aujourd’hui'],
  ['De 14h30 à 16 h, puis 17:05', 'De 14\u00a0h\u00a030 à 16\u00a0h, puis 17\u00a0h\u00a005'],
  ['Le 1 mars, 2ème étage, 1ère séance', 'Le 1er mars, 2e étage, 1re séance'],
  ['Le 21 mars', 'Le 21 mars'],
  ['Marche solidaire de Ajaccio et de Lyon', 'Marche solidaire d’Ajaccio et de Lyon'],
  ['De A à Z, à la Une', 'De A à Z, à la Une'],
  ['http://localhost:8080/a?b=1:2', 'http://localhost:8080/a?b=1:2'],
  ['Deux  espaces', 'Deux espaces'],
  ['Oui ; ! 9h05 10h10', 'Oui\u00a0;\u00a0! 9\u00a0h\u00a005 10\u00a0h\u00a010'],
])('prints French as on paper: %s', (typed, printed) => {
  expect(typeset(typed, 'fr')).toBe(printed)
  expect(typeset(printed, 'fr')).toBe(printed)
})

it('leaves English its spaces and hours', () => {
  expect(typeset("It's 14:30: what now ?", 'en')).toBe('It’s 14:30: what now ?')
})

it('says d’ before vowels and the mute h, and de before the rest', () => {
  const elided = ['Inès', 'Élodie', 'Œdipe', 'Yves', 'Hélène', 'amadou']
  expect(elided.map(ofName)).toEqual(elided.map((name) => `d’${name}`))
  const whole = ['Lucie', 'Yann', 'Hassan', 'Çelik', 'ines@example.org']
  expect(whole.map(ofName)).toEqual(whole.map((name) => `de ${name}`))
})
