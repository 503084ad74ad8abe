import type { MissionCard } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { Box, Notice, SpokenChange, TextLink } from '@ensemble/ui'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
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
 * its mission, is spoken, and takes the focus that the card would take away.
 */
export function GivenAnswer({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mf-missions')
  const [given, setGiven] = useState<Given | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [given])
  const words = given ? t(`invitation.given.${given.answer}`) : ''
  return (
    <Tell value={setGiven}>
      <SpokenChange words={given ? `${words} ${typeset(given.mission.title, 'fr')}` : ''} />
      {given ? (
        <Box ref={notice} tabIndex={-1}>
          <Notice severity={given.answer === 'accepted' || given.answer === 'kept' ? 'success' : 'info'} title={words}>
            <TextLink component={PrefetchLink} to={`/missions/${given.mission.id}`}>
              <MissionTitle title={given.mission.title} />
            </TextLink>
          </Notice>
        </Box>
      ) : null}
      {children}
    </Tell>
  )
}
