import type { Language } from '@ensemble/contracts/enumerations'

const french = {
  mission: 'Tenir un stand au marché',
  study: 'Votre sommeil pendant les traitements',
  other: 'Préparer les affiches du printemps',
  articleComment: 'Ajoutez la source du troisième paragraphe.',
  article: 'Mieux dormir pendant un traitement',
  access: 'De plain-pied, entrée par la place.',
  toBring: 'Prenez un manteau. Le café est offert.',
  travel: 'Deux minutes à pied depuis le métro.',
  welcome: 'Nous nous retrouvons devant la fontaine, dix minutes avant.',
  reason: 'Une tempête est annoncée ce jour-là.',
  note: 'Le stand a reçu beaucoup de visites. Vos explications ont aidé.',
  letterSubject: 'Le jour même',
  letter: 'Rendez-vous devant la fontaine.\n\nLe matériel est déjà sur place.',
  message: 'Votre chaise est prévue, à l’ombre.',
  toRevise: 'Dites aussi comment venir sans voiture.',
  contactTitle: 'Une question sur la mission',
  contactText: 'Peut-on venir avec un chien d’assistance ?',
  device: 'Firefox sur Android',
} as const

type Words = Record<keyof typeof french, string>

const english: Words = {
  mission: 'Run a stand at the market',
  study: 'Your sleep during treatment',
  other: 'Prepare the posters for spring',
  articleComment: 'Please add the source of the third paragraph.',
  article: 'Sleeping better during treatment',
  access: 'No steps, entrance from the square.',
  toBring: 'Bring a coat. Coffee is on us.',
  travel: 'Two minutes on foot from the metro.',
  welcome: 'We meet at the fountain, ten minutes before.',
  reason: 'A storm is forecast for that day.',
  note: 'Many people came to the stand. Your explanations helped.',
  letterSubject: 'On the day',
  letter: 'See you at the fountain.\n\nThe material is there already.',
  message: 'There is a chair for you, in the shade.',
  toRevise: 'Please also say how to come without a car.',
  contactTitle: 'A question about the mission',
  contactText: 'Can I come with an assistance dog?',
  device: 'Firefox on Android',
}

/** What the made-up mission of the examples says. */
export const sceneWords: Record<Language, Words> = { fr: french, en: english }
