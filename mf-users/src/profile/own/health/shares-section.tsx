import type { HealthShare } from '@ensemble/contracts/users/health'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useToast, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, FormSection, Stack, Text, TextLink } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersSharedHealthQuery } from '../../../api/health-sharing-api.ts'
import { useLaterFocus } from '../use-later-focus.ts'
import { EndSharingDialog } from './end-sharing-dialog.tsx'
import { MissionName } from '../../../texts/mission-name.tsx'

/** Which teams may read which answers at present, with the end of it for each; nothing where nothing is shared. */
export function SharesSection({ userId }: { userId: string }) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { data, refetch } = useUsersSharedHealthQuery({ userId, page: 0 })
  const [ending, setEnding] = useState<HealthShare | null>(null)
  const [hasEnded, setHasEnded] = useState(false)
  // The button that asked is gone with its mission.
  const [content, focusContent] = useLaterFocus<HTMLDivElement>()
  const shares = data?.shares ?? []

  async function tell({ missionTitle }: HealthShare) {
    toast(t('own.shares.ended', { mission: typeset(missionTitle, 'fr') }))
    setEnding(null)
    setHasEnded(true)
    await refetch()
    focusContent()
  }

  // After the last one the section stays until the page is left: it holds the focus.
  if (shares.length === 0 && !hasEnded) return null
  return (
    <FormSection title={t('own.sections.shares.title')} why={t('own.sections.shares.why')}>
      <Box ref={content} tabIndex={-1} role="group" aria-label={t('own.sections.shares.title')}>
        {shares.length === 0 ? <Text>{t('own.shares.none')}</Text> : null}
        {shares.length > 0 ? (
          <Stack component="ul" role="list" spacing={3} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {shares.map((share) => (
              <Stack key={share.missionId} component="li" direction="row" sx={rowStyles}>
                <div>
                  <TextLink component={PrefetchLink} to={`/missions/${share.missionId}`}>
                    <MissionName title={share.missionTitle} />
                  </TextLink>
                  <Text>{share.fields.map((field) => t(`healthFields.${field}`)).join(', ')}</Text>
                </div>
                <Button
                  variant="secondary"
                  onClick={() => setEnding(share)}
                  aria-label={t('own.shares.endThis', { mission: typeset(share.missionTitle, 'fr') })}
                >
                  {t('own.shares.end')}
                </Button>
              </Stack>
            ))}
          </Stack>
        ) : null}
      </Box>
      {ending ? (
        <EndSharingDialog share={ending} onEnded={() => void tell(ending)} onCancel={() => setEnding(null)} />
      ) : null}
    </FormSection>
  )
}

const rowStyles = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' }
