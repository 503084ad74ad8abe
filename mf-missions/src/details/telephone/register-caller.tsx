import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, Button, PhoneIcon } from '@ensemble/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallDialog } from './call-dialog.tsx'

/** The way in for somebody who calls; absent where their registration would be refused at its last step. */
export function RegisterCaller({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const [open, setOpen] = useState(false)
  const [calls, setCalls] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const takes = takesCallers(mission)
  const stay = useEffectEvent(() => {
    if (!takes) place.current?.focus()
  })
  useEffect(() => {
    // The button may be gone with the last place.
    if (calls > 0) stay()
  }, [calls])
  if (!takes && !open && calls === 0) return null
  return (
    <Box ref={place} tabIndex={-1} role="group" aria-label={t('telephone.title')}>
      {takes ? (
        <Button variant="secondary" icon={<PhoneIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('telephone.title')}
        </Button>
      ) : null}
      {/* What was begun goes on: its own registration may have taken the last place. */}
      {open ? (
        <CallDialog
          mission={mission}
          onClose={() => {
            setOpen(false)
            setCalls(calls + 1)
          }}
        />
      ) : null}
    </Box>
  )
}

/** Whether somebody may be registered who calls. What they are trained for is not known then: nothing that is reserved. */
function takesCallers({ allowedActions, registrationOpen, requiredVolunteerKinds }: Mission): boolean {
  return allowedActions.includes('decide_participants') && registrationOpen && requiredVolunteerKinds.length === 0
}
