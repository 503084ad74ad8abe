import type { Mission, Participant } from '@ensemble/contracts/missions/http'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, PrinterIcon, SendDialog, Stack } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { useMissionsMakeClaimCodeMutation } from '../../api/telephone-api.ts'
import { type Letter, PersonSheet } from '../../paper/person-sheet.tsx'

interface PrintDialogProps {
  mission: Mission
  person: Pick<Participant, 'userId' | 'validationStatus' | 'awaitedFrom' | 'waitlistPosition' | 'withdrawnAt'> &
    Pick<Participant, 'origin'> & { name: string; byTelephone: boolean }
  title: string
  onClose: () => void
  /** What is said above the button that prints. */
  children: ReactNode
}

/** Prints the sheet of one person; for who has no e-mail address with the code of their account, made anew each time. */
export function PrintDialog({ mission, person, title, onClose, children }: PrintDialogProps) {
  const { t } = useTranslation('mf-missions')
  const { send, sending, failure } = useSend(useMissionsMakeClaimCodeMutation()[0])
  const [sheet, setSheet] = useState<{ letter: Letter | null } | null>(null)
  const { byTelephone } = person

  async function print() {
    if (!byTelephone) return setSheet({ letter: null })
    const letter = await send({ params: { userId: person.userId } })
    if (letter) setSheet({ letter })
  }

  return (
    <SendDialog
      title={title}
      sending={sending}
      failure={failure}
      onClose={onClose}
      leave={byTelephone ? { label: t('shared.close') } : null}
      // Who has an address needs no paper: nothing is left to do.
      actions={byTelephone ? null : <Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <Stack sx={{ gap: '20px', alignItems: 'flex-start' }}>
        {children}
        <Button
          // Nothing else tells somebody without an address.
          variant={byTelephone ? 'primary' : 'secondary'}
          icon={<PrinterIcon />}
          loading={sending}
          onClick={() => void print()}
        >
          {t('telephone.printSheet')}
        </Button>
        {sheet ? (
          <PersonSheet mission={mission} person={person} letter={sheet.letter} onDone={() => setSheet(null)} />
        ) : null}
      </Stack>
    </SendDialog>
  )
}
