import { departments } from '@ensemble/contracts/departments'
import { approvalStatuses, missionOrigins, missionTypes, organisationTypes } from '@ensemble/contracts/enumerations'
import { choices, labelIn } from '../../inputs/choices.ts'
import type { Column, ColumnContext } from './column-context.ts'

/** What it is, where it takes place and who proposes it. */
export function kindColumns({ scope, t, sortable, placeName }: ColumnContext): Column[] {
  const types = choices(missionTypes, (value) => t(`types.${value}`))
  return [
    {
      id: 'type',
      label: t('columns.type'),
      kind: 'choice',
      width: 128,
      quick: true,
      // The title says it in more words; the room is for titles, states and days that are not cut.
      hidden: true,
      sortable,
      filterable: true,
      choices: types,
      render: ({ type }) => labelIn(types, type),
    },
    {
      id: 'departmentCode',
      label: t('columns.department'),
      kind: 'choice',
      width: scope === 'to_approve' ? 150 : 166,
      twoLines: true,
      quick: scope !== 'mine' && scope !== 'department',
      sortable,
      filterable: true,
      choices: [
        { value: 'national', label: t('places.national') },
        ...departments.map(({ code }) => ({ value: code, label: placeName(code) })),
      ],
      // The same mission takes place in several towns of a department.
      render: ({ departmentCode: code, city, mode }) => {
        if (mode === 'remote' || !city) return placeName(code)
        return code === null ? city : t('places.department', { code, name: city })
      },
    },
    {
      id: 'origin',
      label: t('columns.origin'),
      kind: 'choice',
      width: 120,
      quick: scope === 'to_approve',
      hidden: scope !== 'to_approve',
      sortable,
      filterable: true,
      choices: choices(missionOrigins, (value) => t(`origins.${value}`)),
      render: ({ origin }) => t(`origins.${origin}`),
    },
    {
      id: 'approvalStatus',
      label: t('columns.approval'),
      kind: 'choice',
      hidden: true,
      sortable,
      filterable: true,
      choices: choices(approvalStatuses, (value) => t(`approvals.${value}`)),
      render: ({ approvalStatus }) => t(`approvals.${approvalStatus}`),
    },
  ]
}

/** For whom, by whom, and since when. */
export function teamColumns({ t, sortable, shortDay }: ColumnContext): Column[] {
  return [
    {
      id: 'organisationName',
      label: t('columns.organisation'),
      kind: 'text',
      width: 190,
      hidden: true,
      sortable,
      filterable: true,
      render: ({ organisation }) => organisation?.name ?? '',
    },
    {
      id: 'organisationType',
      label: t('columns.organisationType'),
      kind: 'choice',
      width: 190,
      hidden: true,
      sortable,
      filterable: true,
      choices: choices(organisationTypes, (value) => t(`form.organisationTypes.${value}`)),
      render: ({ organisation }) => (organisation ? t(`form.organisationTypes.${organisation.type}`) : ''),
    },
    {
      id: 'contactName',
      label: t('columns.manager'),
      kind: 'text',
      width: 150,
      hidden: true,
      sortable,
      filterable: true,
      render: ({ contactName }) => contactName,
    },
    {
      id: 'createdAt',
      label: t('columns.created'),
      kind: 'date',
      width: 138,
      hidden: true,
      sortable: true,
      filterable: true,
      render: ({ createdAt }) => shortDay(createdAt),
    },
  ]
}
