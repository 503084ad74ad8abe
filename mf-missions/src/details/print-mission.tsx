import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, PrinterIcon } from '@ensemble/ui'
import { useState } from 'react'
import { MissionSheet } from '../paper/mission-sheet.tsx'

/** The mission on a sheet of paper, or in a PDF, for whoever wants no screen on the way. */
export function PrintMission({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const [printing, setPrinting] = useState(false)
  return (
    <>
      <Button variant="quiet" fullWidth icon={<PrinterIcon />} onClick={() => setPrinting(true)}>
        {t('paper.print')}
      </Button>
      {printing ? <MissionSheet mission={mission} onDone={() => setPrinting(false)} /> : null}
    </>
  )
}
