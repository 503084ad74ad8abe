import { type Language } from '@ensemble/contracts/enumerations'
import { useLanguage } from '@ensemble/mf-kit'
import { Page, RemoteUnavailable } from '@ensemble/ui'
import { type RemotePart } from './load-part.ts'

const texts: Record<Language, { title: string; text: string }> = {
  fr: {
    title: 'Cette partie est momentanément indisponible',
    text: 'Le reste du site fonctionne et rien n’est perdu. Réessayez dans un instant.',
  },
  en: {
    title: 'This part is temporarily unavailable',
    text: 'The rest of the site works and nothing is lost. Try again in a moment.',
  },
}

/** The card in place of a page or widget whose remote failed. */
export function RemoteFailed({ kind, onRetry }: { kind: RemotePart['kind']; onRetry: () => void }) {
  const { title, text } = texts[useLanguage()]
  // In place of a page the card holds its title: without one, nobody who listens knows where they are.
  const level = kind === 'routes' ? 1 : 2
  const card = <RemoteUnavailable headingLevel={level} title={title} text={text} onRetry={onRetry} />
  return kind === 'routes' ? <Page>{card}</Page> : card
}
