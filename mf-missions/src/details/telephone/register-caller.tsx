import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, Button, PhoneIcon, useFocusAfterRemoval } from '@ensemble/ui'
import { useState } from 'react'
import { chosenTabOrTitle } from '../../cards/chosen-tab.ts'
import { CallDialog } from './call-dialog.tsx'

/** The way in for somebody who calls; absent where their registration would be refused at its last step. */
export function RegisterCaller({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const [open, setOpen] = useState(false)
  // The button may be gone with the last place.
  const focus = useFocusAfterRemoval(chosenTabOrTitle)
  return (
    <>
      {takesCallers(mission) ? (
        <Box {...focus}>
          <Button variant="secondary" icon={<PhoneIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('telephone.title')}
          </Button>
        </Box>
      ) : null}
      {/* What was begun goes on: its own registration may have taken the last place. */}
      {open ? <CallDialog mission={mission} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Whether somebody may be registered who calls. What they are trained for is not known then: nothing that is reserved. */
function takesCallers({ allowedActions, registrationOpen, requiredVolunteerKinds }: Mission): boolean {
  return allowedActions.includes('decide_participants') && registrationOpen && requiredVolunteerKinds.length === 0
}
