/** For who is in distress and is about to write what nobody reads at once; `tel:` marks a number that can be called. */
export const frenchHelp = {
  title: 'Besoin de parler\u00a0?',
  urgent: 'En cas d’urgence\u00a0: tel:15 ou tel:112.',
  listening: 'Souffrance, idées suicidaires\u00a0: tel:3114, gratuit, jour et nuit.',
} as const
