import { typeset } from '@ensemble/contracts/typography'
import { useLanguage } from '@ensemble/mf-kit'

/** Missions are written in French: the language of their words where the page is in another, for whoever hears them. */
export function useMissionLang(): 'fr' | undefined {
  return useLanguage() === 'fr' ? undefined : 'fr'
}

/** The title of a mission, set and heard in its language. */
export function MissionName({ title }: { title: string }) {
  return <span lang={useMissionLang()}>{typeset(title, 'fr')}</span>
}
