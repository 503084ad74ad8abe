import type { ContactState } from '@ensemble/contracts/users/contact-state'
import { typeset } from '@ensemble/contracts/typography'
import { useLanguage } from '@ensemble/mf-kit'

/** Missions are written in French, whoever reads them. */
const written = 'fr'

/** Of which mission the team is that is written to: the window may lie over a list of missions. */
export function WrittenMission({ title, detail }: ContactState['mission']) {
  const lang = useLanguage() === written ? undefined : written
  return (
    <>
      <strong lang={lang}>{typeset(title, written)}</strong>
      {` · ${detail}`}
    </>
  )
}
