import { nameOf } from '@ensemble/contracts/users/account-name'
import type { UserRow } from '@ensemble/contracts/users/http'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { useShownRow } from '@ensemble/mf-kit/table'
import { FileTextIcon, LinkButton } from '@ensemble/ui'
import { type BesidePanel, PanelActs, type TableAction } from '@ensemble/ui/data-grid'
import { actIcons } from './act-icons.tsx'
import { UserGlance } from './user-glance.tsx'

interface PanelInput {
  rows: readonly UserRow[]
  actionsOf: (row: UserRow) => TableAction[]
}

/** One account of the table beside it, and the acts of a row, of which one shows it there. */
export function useUserPanel({ rows, actionsOf }: PanelInput) {
  const { t } = useTranslation('mf-users')
  const { shown, show, close, steps } = useShownRow(rows, ({ id }) => id)
  // Asked for once and not for each row.
  const showWord = t('list.show')

  function rowActions(row: UserRow): TableAction[] {
    const acts = actionsOf(row)
    return [
      ...acts.map((act) => ({ ...act, icon: actIcons[act.id] })),
      {
        id: 'show',
        label: showWord,
        icon: <FileTextIcon size={20} />,
        // The one act of a row on which nobody waits for an answer.
        main: !acts.some(({ main }) => main),
        onSelect: () => show(row),
      },
    ]
  }

  function panelOf(row: UserRow): BesidePanel {
    return {
      id: row.id,
      title: nameOf(row),
      steps,
      onClose: close,
      children: <UserGlance row={row} />,
      actions: (
        <>
          <LinkButton variant="quiet" component={PrefetchLink} to={`/users/${row.id}`}>
            {t('list.openPage')}
          </LinkButton>
          <PanelActs acts={actionsOf(row)} />
        </>
      ),
    }
  }

  return { panel: shown ? panelOf(shown) : null, rowActions }
}
