import { useTranslation } from '@ensemble/mf-kit'
import { Banner } from '@ensemble/ui'
import { useSyncExternalStore } from 'react'
import { useServices } from '../platform/services.ts'

/** A rendered page was asked for over the line. */
const whenRendered = () => 'online' as const

/** Says above every page that the server cannot be reached, and that nothing is lost; gone when it is back. */
export function ConnectionNotice() {
  const { t } = useTranslation()
  const { connection } = useServices()
  const state = useSyncExternalStore(connection.subscribe, connection.get, whenRendered)
  return <Banner severity="warning">{state === 'online' ? null : t(`connection.${state}`)}</Banner>
}
