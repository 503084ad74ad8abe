import type { Department } from '@ensemble/contracts/departments'
import { useCan, useNavigate, useTranslation } from '@ensemble/mf-kit'
import { CopyIcon, FileTextIcon, PlusIcon, SendIcon, UserPlusIcon } from '@ensemble/ui'
import type { TableAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { LetterDialog } from '../acts/letter-dialog.tsx'
import type { Territory } from './territory.ts'

interface TerritoryActs {
  actionsOf: (territory: Territory) => TableAction[]
  /** The window of the act that was chosen. */
  dialog: ReactNode
}

/** What can be done about a committee: write to it, give it a referent, make or lend it a mission. */
export function useTerritoryActs(): TerritoryActs {
  const { t } = useTranslation('mf-users')
  const navigate = useNavigate()
  const administers = useCan('user.administer')
  const [writing, setWriting] = useState<Department | null>(null)
  const [asking, setAsking] = useState<Department | null>(null)
  const goTo = (address: string) => void navigate(address)

  /** Who may appoint goes to the accounts; others ask those who may, where it is known that there is no team yet. */
  function teamActs({ department, referents }: Territory): TableAction[] {
    const isWithout = referents === 0
    if (administers) {
      const label = t(isWithout ? 'territories.acts.appoint' : 'territories.acts.appointMore')
      const icon = <UserPlusIcon size={20} />
      return [{ id: 'appoint', label, icon, onSelect: () => goTo(accountsOf(department.code)) }]
    }
    if (!isWithout) return []
    const label = t('territories.acts.askReferent')
    return [{ id: 'ask', label, icon: <SendIcon size={20} />, onSelect: () => setAsking(department) }]
  }

  function actionsOf(territory: Territory): TableAction[] {
    const { department } = territory
    return [
      { id: 'write', label: t('territories.acts.write'), main: true, onSelect: () => setWriting(department) },
      ...teamActs(territory),
      {
        id: 'propose',
        label: t('territories.acts.propose'),
        icon: <PlusIcon size={20} />,
        onSelect: () => goTo(`/missions/management?form=new&place=${department.code}`),
      },
      {
        id: 'lend',
        label: t('territories.acts.lend'),
        icon: <CopyIcon size={20} />,
        onSelect: () => goTo(`/missions/management?tab=all&lend=${department.code}`),
      },
      {
        id: 'report',
        label: t('territories.acts.report'),
        icon: <FileTextIcon size={20} />,
        onSelect: () => goTo(`/missions/report?department=${department.code}`),
      },
    ]
  }

  return {
    actionsOf,
    dialog: writing ? (
      <LetterDialog
        title={t('territories.letter.title', { name: writing.committeeName })}
        consequence={t('territories.letter.consequence')}
        to={{ recipient: 'department', departmentCode: writing.code }}
        draftKey={`users.committee.${writing.code.toLowerCase()}`}
        onClose={() => setWriting(null)}
      />
    ) : asking ? (
      <LetterDialog
        title={t('territories.asking.title', { name: asking.committeeName })}
        consequence={t('territories.asking.consequence')}
        to={{ recipient: 'support' }}
        subject={t('territories.asking.subject', { name: asking.committeeName })}
        draftKey={`users.team.${asking.code.toLowerCase()}`}
        onClose={() => setAsking(null)}
      />
    ) : null,
  }
}

/** The accounts of a department, from which an admin appoints its referent. */
function accountsOf(code: string): string {
  const filters = JSON.stringify([{ field: 'departmentCode', operator: 'in', value: [code] }])
  return `/user_management?${new URLSearchParams({ tab: 'validated', filters }).toString()}`
}
