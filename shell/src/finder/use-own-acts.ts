import { useLanguage, useSession, useTranslation } from '@ensemble/mf-kit'
import { use } from 'react'
import { OpenComfort } from '../comfort/open-comfort.ts'
import { useServices } from '../platform/services.ts'
import { useTour } from '../tour/use-tour.ts'
import { OpenFinder } from './open-finder.ts'

interface OwnAct {
  label: string
  also: string
  act: () => void
}

/** What can be done on every page, whatever the area: none of it is a page. */
export function useOwnActs(): OwnAct[] {
  const { t } = useTranslation()
  const { language } = useServices()
  const { role } = useSession()
  const current = useLanguage()
  const tour = useTour()
  const openComfort = use(OpenComfort)
  const { show, leave } = use(OpenFinder)
  if (!role) return []
  const named = (id: 'comfort' | 'language' | 'print' | 'tour' | 'keys' | 'logout', act: () => void): OwnAct => ({
    label: t(`finder.acts.${id}.label`),
    also: t(`finder.acts.${id}.also`),
    act,
  })
  return [
    named('comfort', () => openComfort(true)),
    named('language', () => language.choose(current === 'fr' ? 'en' : 'fr')),
    // The window is gone from the screen first: it is no part of the page.
    named('print', () => setTimeout(() => window.print(), printAfterMs)),
    ...(tour ? [named('tour', tour.resume)] : []),
    named('keys', () => show('keys')),
    named('logout', leave),
  ]
}

/** How long a window takes to leave, in ms. */
const printAfterMs = 400
