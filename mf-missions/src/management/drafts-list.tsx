import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, skipToken, useDates, useSend, useSession, useToast, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Card, ConfirmDialog, type FocusHandlers, Heading, LinkButton, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsDraftsQuery, useMissionsUserDeleteDraftMutation } from '../api/many-api.ts'
import { draftOf } from './form/form-task.ts'

const asked = { params: { userId: 'me' as const }, query: { prefix: 'mission.form.' } }

interface DraftsListProps {
  /** Around what goes with a draft. */
  focus: FocusHandlers
}

/** What somebody has begun to write and not sent: by name, to go on with or to throw away. Nothing where there is none. */
export function DraftsList({ focus }: DraftsListProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const toast = useToast()
  const { user } = useSession()
  const { data } = useMissionsDraftsQuery(user ? asked : skipToken, { refetchOnMountOrArgChange: true })
  const { send, sending, failure, clear } = useSend(useMissionsUserDeleteDraftMutation()[0])
  const [removing, setRemoving] = useState<string | null>(null)
  const drafts = (data?.items ?? []).flatMap((item) => {
    const form = draftOf(item.key)
    return form
      ? [{ ...item, ...form, title: item.title === null ? t('drafts.untitled') : typeset(item.title, 'fr') }]
      : []
  })
  if (drafts.length === 0) return null

  function stay() {
    clear()
    setRemoving(null)
  }

  async function remove(key: string) {
    if (!(await send({ params: { userId: 'me', key } }))) return
    setRemoving(null)
    toast(t('drafts.removed'))
  }

  return (
    <Card as="section" aria-labelledby="mission-drafts" {...focus}>
      <Stack sx={{ gap: '12px' }}>
        <Heading level={2} size="s" id="mission-drafts" tabIndex={-1}>
          {t('drafts.title', { count: drafts.length })}
        </Heading>
        {drafts.map(({ key, title, kind, to, updatedAt }) => (
          <Box key={key} sx={line}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Text weight="medium">{title}</Text>
              <Text size="small" tone="second">
                {t('drafts.when', { kind: t(`drafts.kinds.${kind}`), when: dates.dayAndTime(updatedAt) })}
              </Text>
            </Box>
            <Stack direction="row" sx={{ gap: '8px' }}>
              <LinkButton size="small" component={PrefetchLink} to={to} aria-label={t('drafts.goName', { title })}>
                {t('drafts.go')}
              </LinkButton>
              <Button
                size="small"
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={t('drafts.removeName', { title })}
                onClick={() => setRemoving(key)}
              >
                {t('drafts.remove')}
              </Button>
            </Stack>
          </Box>
        ))}
      </Stack>
      <ConfirmDialog
        open={removing !== null}
        danger
        title={t('drafts.removeTitle')}
        consequence={t('drafts.removeConsequence')}
        confirmLabel={t('drafts.remove')}
        busy={sending}
        failure={failure}
        onCancel={stay}
        onConfirm={() => void remove(removing ?? '')}
      />
    </Card>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: '8px 16px',
  alignItems: 'center',
}
