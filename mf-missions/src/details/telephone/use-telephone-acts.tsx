import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { PhoneIcon, PrinterIcon, Text } from '@ensemble/ui'
import type { TableAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { isOver } from '../../cards/course-of.ts'
import { useNameOf } from '../participants/use-name-of.ts'
import { PrintDialog } from './print-dialog.tsx'
import { WithdrawForDialog } from './withdraw-for-dialog.tsx'
import { YesStep } from './yes-step.tsx'

interface Open {
  window: 'yes' | 'withdraw' | 'print'
  row: ParticipantRow
}

/** What a participant may say by telephone, and the sheet that goes to them; render `dialog` beside the list. */
export function useTelephoneActs(mission: Mission): {
  actsOn: (row: ParticipantRow) => TableAction[]
  dialog: ReactNode
} {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const nameOf = useNameOf()
  const notes = mission.allowedActions.includes('decide_participants')
  const over = isOver(mission)

  function actsOn(row: ParticipantRow): TableAction[] {
    const part = partOf(row)
    const inside = part !== 'rejected' && part !== 'withdrawn'
    const awaited = part === 'invited' || (row.newDateAnswer === 'awaited' && !over)
    if (!notes || !inside) return []
    const act = (window: Open['window'], label: string, icon: ReactNode) => ({
      id: `telephone_${window}`,
      label,
      icon,
      onSelect: () => setOpen({ window, row }),
    })
    return [
      ...(awaited ? [act('yes', t('telephone.itsYes'), <PhoneIcon size={20} />)] : []),
      // Somebody withdraws until the end, by telephone as on the page.
      ...(over ? [] : [act('withdraw', t('telephone.itsNo'), <PhoneIcon size={20} />)]),
      ...(row.byTelephone ? [act('print', t('telephone.printSheet'), <PrinterIcon size={20} />)] : []),
    ]
  }

  return { actsOn, dialog: open ? windowOf(open) : null }

  function windowOf({ window, row }: Open) {
    const name = nameOf(row)
    if (window === 'withdraw') {
      return <WithdrawForDialog missionId={mission.id} person={{ userId: row.userId, name }} onClose={close} />
    }
    if (window === 'print') {
      return (
        <PrintDialog
          mission={mission}
          person={{ ...row, name, byTelephone: true }}
          title={t('telephone.printTitle', { name })}
          onClose={close}
        >
          <Text>{t('telephone.newCode')}</Text>
        </PrintDialog>
      )
    }
    return (
      <YesStep
        mission={mission}
        caller={{ id: row.userId, displayName: name }}
        asks={partOf(row) === 'invited' ? 'questions' : 'nothing'}
        onDone={() => {
          toast(t('telephone.noted', { name }))
          close()
        }}
        onClose={close}
      />
    )
  }
}
