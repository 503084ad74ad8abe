import { useTranslation } from '@ensemble/mf-kit'
import { Heading, ListSkeleton, Stack } from '@ensemble/ui'

/** What waits, while its code is on its way: as high as the list before anything is told. */
export function WaitingSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack sx={{ gap: '16px' }}>
      <Heading level={2}>{t('home.waiting.title')}</Heading>
      <div />
      <ListSkeleton rows={5} rowHeight={108} />
    </Stack>
  )
}
