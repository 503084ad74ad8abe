import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Banner, TextLink } from '@ensemble/ui'
import { useServices } from '../platform/services.ts'

/** Says above every page that it shows a version which nobody else gets, until when, and how to leave it. */
export function PreviewNotice() {
  const { t } = useTranslation()
  const dates = useDates()
  const { previewUntil, remotes } = useServices().registry
  const shown = remotes.find(({ via }) => via === 'preview')
  if (!previewUntil) return null
  return (
    <Banner severity="warning">
      {t(shown ? 'preview.shown' : 'preview.missing', {
        remote: shown?.name ?? '',
        version: shown?.version ?? '',
        until: dates.dayAndTime(previewUntil),
      })}{' '}
      <TextLink href="/remotes/preview/end">{t('preview.end')}</TextLink>
    </Banner>
  )
}
