import type { Language } from '@ensemble/contracts/enumerations'

/** Beside the page: no browser fetches them with the texts of the application. */
export const offlineTexts: Record<Language, { title: string; text: string; again: string }> = {
  fr: {
    title: 'Cette page n’a pas pu s’ouvrir',
    text: 'Votre connexion est peut-être coupée. Rien n’est perdu\u00a0: la page s’ouvrira d’elle-même dès que possible.',
    again: 'Essayer de nouveau',
  },
  en: {
    title: 'This page could not be opened',
    text: 'You may be offline. Nothing is lost: the page will open by itself as soon as it can.',
    again: 'Try again',
  },
}
