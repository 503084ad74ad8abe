import { useTranslation } from '@ensemble/mf-kit'
import { useCallback, useSyncExternalStore } from 'react'
import { usePageTitle } from '../pages/page-title.ts'
import type { RemotePageHandle } from '../remotes/remote-routes.tsx'

/** The title of a remote's page, from the remote's own texts as soon as they are in the page. */
export function RemoteTitle({
  namespace,
  titleKey,
}: {
  namespace: string
  titleKey: RemotePageHandle['title']['key']
}) {
  const { i18n } = useTranslation()
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.store.on('added', listener)
      return () => i18n.store.off('added', listener)
    },
    [i18n],
  )
  // The shell knows no remote, hence none of its keys: read as what it is, an entry of the texts.
  const read = (): unknown => i18n.getResource(i18n.language, namespace, titleKey)
  const title = useSyncExternalStore(subscribe, read, read)
  usePageTitle(typeof title === 'string' ? title : null)
  return null
}
