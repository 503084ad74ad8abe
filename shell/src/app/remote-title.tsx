import { useTranslation } from '@ensemble/mf-kit'
import { type RemotePageHandle } from '../remotes/remote-routes.tsx'
import { usePageTitle } from '../pages/page-title.ts'

/** The title of a remote's page, from the remote's own texts as soon as they are in the page. */
export function RemoteTitle({
  namespace,
  titleKey,
}: {
  namespace: string
  titleKey: RemotePageHandle['title']['key']
}) {
  const { t, i18n } = useTranslation(namespace)
  usePageTitle(i18n.exists(titleKey, { ns: namespace }) ? t(titleKey) : null)
  return null
}
