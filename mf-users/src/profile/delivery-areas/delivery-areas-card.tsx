import type { User } from '@ensemble/contracts/users/http'
import { useCan, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Heading, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { areaName } from '../../texts/area-name.ts'
import { DeliveryAreasDialog } from './delivery-areas-dialog.tsx'

/**
 * Whose deliveries a person may look at, beside their role: an admin's to give and to take back. Who administers sees
 * them all without it.
 */
export function DeliveryAreasCard({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const administers = useCan('user.administer')
  const [choosing, setChoosing] = useState(false)
  const { deliveryAreas = [], allowedActions = [], status, role } = user
  if (!administers || role === 'admin' || status !== 'validated' || !allowedActions.includes('appoint')) return null
  const areas = deliveryAreas.map((area) => areaName(t, area)).join(', ')
  return (
    <Card as="section" aria-labelledby="profile-deliveries">
      <Heading level={2} size="s" id="profile-deliveries">
        {t('deliveryAreas.title')}
      </Heading>
      <Stack sx={{ gap: '12px', alignItems: 'flex-start' }}>
        <Text>{areas === '' ? t('deliveryAreas.none') : t('deliveryAreas.some', { areas })}</Text>
        <Button variant="secondary" onClick={() => setChoosing(true)}>
          {t('deliveryAreas.action')}
        </Button>
      </Stack>
      {choosing ? <DeliveryAreasDialog user={user} onClose={() => setChoosing(false)} /> : null}
    </Card>
  )
}
