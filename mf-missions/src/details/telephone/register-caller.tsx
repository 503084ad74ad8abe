import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, PhoneIcon } from '@ensemble/ui'
import { useState } from 'react'
import { CallDialog } from './call-dialog.tsx'

/** The way in for somebody who calls; absent where nobody may be decided on any more. */
export function RegisterCaller({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const [open, setOpen] = useState(false)
  if (!mission.allowedActions.includes('decide_participants')) return null
  return (
    <>
      <Button variant="secondary" icon={<PhoneIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('telephone.title')}
      </Button>
      {open ? <CallDialog mission={mission} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
