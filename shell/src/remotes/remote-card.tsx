import type { Language } from '@ensemble/contracts/enumerations'
import { useLanguage } from '@ensemble/mf-kit'
import { Page, RemoteUnavailable } from '@ensemble/ui'
import type { RemotePart } from './load-part.ts'
import type { CardKind } from './place-state.ts'

const texts: Record<Language, Record<CardKind, { title: string; text: string }>> = {
  fr: {
    slow: {
      title: 'Cette partie met plus de temps que d’habitude',
      text: 'Elle continue de se charger et s’affichera dès qu’elle sera là. Vous pouvez aussi réessayer.',
    },
    failed: {
      title: 'Cette partie est momentanément indisponible',
      text: 'Le reste du site fonctionne et rien n’est perdu. Réessayez dans un instant.',
    },
    'failed-again': {
      title: 'Cette partie est momentanément indisponible',
      text: 'Le nouvel essai n’a pas abouti. Le reste du site fonctionne et rien n’est perdu : attendez quelques minutes avant de réessayer.',
    },
  },
  en: {
    slow: {
      title: 'This part is taking longer than usual',
      text: 'It is still loading and will appear as soon as it is here. You can also try again.',
    },
    failed: {
      title: 'This part is temporarily unavailable',
      text: 'The rest of the site works and nothing is lost. Try again in a moment.',
    },
    'failed-again': {
      title: 'This part is temporarily unavailable',
      text: 'The new attempt did not succeed. The rest of the site works and nothing is lost: wait a few minutes before you try again.',
    },
  },
}

interface Props {
  kind: RemotePart['kind']
  card: CardKind
  /** The attempt that the visitor asked for is under way. */
  retrying: boolean
  onRetry: () => void
}

/** The card in place of a page or widget whose remote is late or failed. Its place announces it. */
export function RemoteCard({ kind, card, retrying, onRetry }: Props) {
  const words = texts[useLanguage()][card]
  // In place of a page the card holds its title: without one, nobody who listens knows where they are.
  const level = kind === 'routes' ? 1 : 2
  // A drawing is taller than what most widgets put there.
  const small = kind === 'widgets' && card === 'slow' ? { drawing: null } : {}
  const shown = (
    <RemoteUnavailable
      {...words}
      {...small}
      headingLevel={level}
      announced={false}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
  return kind === 'routes' ? <Page>{shown}</Page> : shown
}
