import { useTranslation } from '@ensemble/mf-kit'
import type { ActedRow } from './act-dialog.tsx'

type ConfirmedAct = 'approve' | 'refuse' | 'withdraw' | 'resend' | 'suspend' | 'reactivate' | 'delete'

/**
 * What an act does to one account or to several, and how their people hear of it: who has no e-mail address is called by
 * their team (decision 162), unless the number goes with the account.
 */
export function useConsequence(): (act: ConfirmedAct, rows: readonly Pick<ActedRow, 'byTelephone'>[]) => string {
  const { t } = useTranslation('mf-users')
  return (act, rows) => {
    const count = rows.length
    const without = rows.filter(({ byTelephone }) => byTelephone).length
    const told = [
      act === 'suspend' && without < count && t('acts.suspend.told'),
      act === 'delete' && t(without > 0 ? 'acts.delete.untold' : 'acts.delete.told'),
      (act === 'suspend' || act === 'reactivate') && without > 0 && t('acts.called', { count }),
    ]
    return [t(`acts.${act}.consequence`, { count }), ...told].filter(Boolean).join(' ')
  }
}
