import { registrationModes } from '@ensemble/contracts/enumerations'
import { RowLink } from '@ensemble/mf-kit/table'
import { choices } from '../../inputs/choices.ts'
import type { Column, ColumnContext } from './column-context.ts'

/** How many people there are, and how many there may be. */
export function seatColumns({ scope, t, sortable }: ColumnContext): Column[] {
  return [
    {
      id: 'awaitingStaffCount',
      label: t('columns.awaiting'),
      kind: 'number',
      width: 113,
      // Nobody asks for a place before a mission is approved.
      hidden: scope === 'to_approve',
      sortable,
      filterable: true,
      // Nobody waits behind a nought: where somebody does, it is seen.
      render: ({ counters }) => counters.awaitingStaffCount || '–',
      link: ({ id, counters }) =>
        counters.awaitingStaffCount > 0 ? { component: RowLink, to: `/missions/${id}?tab=participants` } : undefined,
    },
    {
      id: 'validatedCount',
      label: t('columns.validated'),
      kind: 'number',
      hidden: true,
      sortable,
      filterable: true,
      render: ({ counters }) => counters.validatedCount,
    },
    {
      id: 'invitedCount',
      label: t('columns.invited'),
      kind: 'number',
      hidden: true,
      sortable,
      filterable: true,
      render: ({ counters }) => counters.invitedCount,
    },
    {
      id: 'placesLeft',
      label: t('columns.places'),
      kind: 'number',
      width: 104,
      hidden: scope === 'to_approve',
      sortable: true,
      filterable: true,
      render: ({ placesLeft }) => placesLeft ?? t('columns.noLimit'),
    },
    {
      id: 'capacity',
      label: t('columns.capacity'),
      kind: 'number',
      hidden: true,
      sortable,
      filterable: true,
      render: ({ capacity }) => capacity ?? t('columns.noLimit'),
    },
    {
      id: 'registrationMode',
      label: t('columns.registration'),
      kind: 'choice',
      hidden: true,
      sortable,
      filterable: true,
      choices: choices(registrationModes, (value) => t(`registrationModes.${value}`)),
      render: ({ registrationMode }) => t(`registrationModes.${registrationMode}`),
    },
  ]
}
