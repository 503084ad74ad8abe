import type { MissionCard } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { Notice, SpokenChange, TextLink } from '@ensemble/ui'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { MissionTitle } from '../cards/mission-title.tsx'

interface Given {
  mission: Pick<MissionCard, 'id' | 'title'>
  answer: 'accepted' | 'declined' | 'kept' | 'givenBack'
}

const Tell = createContext<(given: Given) => void>(() => undefined)

/** Tells what was answered on a card; on the page of a mission, which says it for good, nobody listens. */
export function useTellAnswer(): (given: Given) => void {
  return useContext(Tell)
}

/**
 * Around cards that go with their answer: what the last one led to stands above those that are left, with the way to
 * its mission, and is spoken.
 */
export function GivenAnswer({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mf-missions')
  const [given, setGiven] = useState<Given | null>(null)
  const words = given ? t(`invitation.given.${given.answer}`) : ''
  return (
    <Tell value={setGiven}>
      <SpokenChange words={given ? `${words} ${typeset(given.mission.title, 'fr')}` : ''} />
      {given ? (
        <Notice severity={given.answer === 'accepted' || given.answer === 'kept' ? 'success' : 'info'} title={words}>
          <TextLink component={PrefetchLink} to={`/missions/${given.mission.id}`}>
            <MissionTitle title={given.mission.title} />
          </TextLink>
        </Notice>
      ) : null}
      {children}
    </Tell>
  )
}
