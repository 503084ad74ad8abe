import type { Mission, Participant } from '@ensemble/contracts/missions/http'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, PrinterIcon, SendStatus, Stack } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsMakeClaimCodeMutation } from '../../api/telephone-api.ts'
import { type Letter, PersonSheet } from '../../paper/person-sheet.tsx'

interface PrintForPersonProps {
  mission: Mission
  person: Pick<Participant, 'userId' | 'validationStatus' | 'awaitedFrom' | 'waitlistPosition' | 'withdrawnAt'> &
    Pick<Participant, 'origin'> & { name: string; byTelephone: boolean }
}

/** Prints the sheet of one person; for who has no e-mail address with the code of their account, made anew each time. */
export function PrintForPerson({ mission, person }: PrintForPersonProps) {
  const { t } = useTranslation('mf-missions')
  const { send, sending, failure } = useSend(useMissionsMakeClaimCodeMutation()[0])
  const [sheet, setSheet] = useState<{ letter: Letter | null } | null>(null)

  async function print() {
    if (!person.byTelephone) return setSheet({ letter: null })
    const letter = await send({ params: { userId: person.userId } })
    if (letter) setSheet({ letter })
  }

  return (
    <Stack sx={{ gap: '8px', alignItems: 'flex-start' }}>
      <Button
        // Nothing else tells somebody without an address.
        variant={person.byTelephone ? 'primary' : 'secondary'}
        icon={<PrinterIcon />}
        loading={sending}
        onClick={() => void print()}
      >
        {t('telephone.printSheet')}
      </Button>
      <SendStatus sending={sending} failure={failure} />
      {sheet ? (
        <PersonSheet mission={mission} person={person} letter={sheet.letter} onDone={() => setSheet(null)} />
      ) : null}
    </Stack>
  )
}
