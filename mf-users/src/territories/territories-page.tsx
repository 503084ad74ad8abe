import { errorMessage, useCan, useLanguage, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { useTableState } from '@ensemble/mf-kit/table'
import {
  Button,
  CountPlace,
  ErrorState,
  ListSkeleton,
  Notice,
  Page,
  PageHeader,
  PlusIcon,
  phoneMedia,
  Select,
  Stack,
  Tabs,
  useMediaQuery,
} from '@ensemble/ui'
import { Beside, PanelActs } from '@ensemble/ui/data-grid'
import type { ReactNode } from 'react'
import { useUsersTerritoriesOfMissionsQuery, useUsersTerritoriesQuery } from '../api/territories-api.ts'
import { useInviteWindow } from '../invite/use-invite-window.tsx'
import { TerritoryMap } from './territory-map.tsx'
import { TerritoryGlance } from './territory-glance.tsx'
import { TerritoryTable } from './territory-table.tsx'
import { type Gap, gaps, matching, sorted, type Territory, territoriesOf } from './territory.ts'
import { useTerritoryActs } from './use-territory-acts.tsx'
import { useTerritoryWords } from './use-territory-words.ts'

const views = ['table', 'map'] as const

/** /territories: how each committee of the country stands, as a table and on a map. For headquarters and admins. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const words = useTerritoryWords()
  const { actionsOf, dialog } = useTerritoryActs()
  const { code, addressOf, open } = useOpenDepartment()
  // Headquarters invite for any committee, and have no list of accounts where this would stand.
  const administers = useCan('user.administer')
  const mayInvite = useCan('user.invite') && !administers
  const { invite, inviteWindow } = useInviteWindow()
  const table = useTableState()
  const onPhone = useMediaQuery(phoneMedia.replace('@media ', ''))
  const people = useUsersTerritoriesQuery({})
  const missions = useUsersTerritoriesOfMissionsQuery({})
  const all = territoriesOf(people.data?.territories, missions.data?.territories)
  const shown = sorted(matching(all, table.search, table.filters), table.sort, language)
  const failed = [people, missions].filter(({ data, isError }) => isError && !data)
  const loading = !people.data && !missions.data && failed.length === 0
  const opened = loading ? undefined : all.find(({ department }) => department.code === code)
  const retry = () => failed.forEach(({ refetch }) => void refetch())

  const rows = <TerritoryTable rows={shown} table={table} loading={loading} addressOf={addressOf} />
  return (
    <Page width="wide">
      <PageHeader
        title={t('territories.title')}
        sentence={t('territories.sentence')}
        action={
          mayInvite ? (
            <Button icon={<PlusIcon />} onClick={invite}>
              {t('department.invite')}
            </Button>
          ) : null
        }
      />
      {failed.length === 2 ? (
        <ErrorState title={t('territories.failed')} text={errorMessage(failed[0]?.error)} onRetry={retry} />
      ) : (
        <>
          {failed.length === 1 ? <HalfKnown onRetry={retry} /> : null}
          <GapChoice all={loading ? null : all} table={table} onPhone={onPhone} />
          <Beside panel={opened ? panelOf(opened) : null}>
            {onPhone ? (
              rows
            ) : (
              <Views
                table={rows}
                map={loading ? <ListSkeleton /> : <TerritoryMap all={all} matching={shown} onOpen={open} />}
              />
            )}
          </Beside>
        </>
      )}
      {dialog}
      {mayInvite ? inviteWindow : null}
    </Page>
  )

  function panelOf(territory: Territory) {
    const { department } = territory
    const place = shown.indexOf(territory)
    const stepTo = (next: Territory | undefined) => (place >= 0 && next ? () => open(next.department.code) : null)
    const acts = actionsOf(territory)
    return {
      id: department.code,
      title: words.nameOf(territory),
      steps: { before: stepTo(shown[place - 1]), after: stepTo(shown[place + 1]) },
      onClose: () => open(null),
      children: <TerritoryGlance territory={territory} acts={acts.filter(({ main }) => !main)} />,
      actions: <PanelActs acts={acts} />,
    }
  }
}

/** The department whose committee stands beside the table: it is in the address. */
function useOpenDepartment() {
  const [address, setAddress] = useSearchParams()
  function withDepartment(code: string | null): URLSearchParams {
    const next = new URLSearchParams(address)
    if (code) next.set('department', code)
    else next.delete('department')
    // Of the needs of the one before.
    next.delete('needs-page')
    return next
  }
  return {
    code: address.get('department'),
    addressOf: (code: string | null) => `/territories?${withDepartment(code).toString()}`,
    open: (code: string | null) => setAddress(withDepartment(code), { preventScrollReset: true }),
  }
}

/** One of two services did not answer: what the other one knows is shown. */
function HalfKnown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mf-users')
  const again = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {t('territories.retry')}
    </Button>
  )
  return (
    <Notice severity="warning" action={again}>
      {t('territories.half')}
    </Notice>
  )
}

/** The same committees as a table or on a map; which one is in the address. */
function Views(contents: Record<(typeof views)[number], ReactNode>) {
  const { t } = useTranslation('mf-users')
  const [address, setAddress] = useSearchParams()
  return (
    <Tabs
      label={t('territories.views')}
      value={views.find((view) => view === address.get('view')) ?? 'table'}
      onChange={(view) => {
        const next = new URLSearchParams(address)
        next.set('view', view)
        setAddress(next, { preventScrollReset: true, replace: true })
      }}
      items={views.map((id) => ({ id, label: t(`territories.view.${id}`), content: contents[id] }))}
    />
  )
}

/** A count of two figures, in brackets. */
const signsOfCount = 4

interface GapChoiceProps {
  /** Null while nothing is counted. */
  all: readonly Territory[] | null
  table: ReturnType<typeof useTableState>
  onPhone: boolean
}

/** How many committees lack what; each narrows the table and the map to them. A phone has room for one line. */
function GapChoice({ all, table, onPhone }: GapChoiceProps) {
  const { t } = useTranslation('mf-users')
  const others = table.filters.filter(({ field }) => field !== 'gaps')
  const value = table.filters.find(({ field }) => field === 'gaps')?.value
  const isChosen = (gap: Gap) => [value].flat().includes(gap)
  const choose = (gap: Gap | '') =>
    table.filterBy(gap ? [...others, { field: 'gaps', operator: 'in', value: [gap] }] : others)
  const name = (gap: Gap) => t(`territories.gaps.${gap}`)
  const count = (gap: Gap) => all?.filter((territory) => territory.gaps.includes(gap)).length
  if (onPhone) {
    return (
      <Select
        label={t('territories.columns.gaps')}
        options={gaps.map((gap) => ({ value: gap, label: all ? `${name(gap)} (${count(gap)})` : name(gap) }))}
        emptyOption={t('territories.anyGap')}
        value={gaps.find(isChosen)}
        onChange={choose}
        fullWidth
      />
    )
  }
  return (
    <Stack
      role="group"
      aria-label={t('territories.columns.gaps')}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: '8px' }}
    >
      {gaps.map((gap) => (
        <Button
          key={gap}
          size="small"
          variant={isChosen(gap) ? 'primary' : 'secondary'}
          aria-pressed={isChosen(gap)}
          onClick={() => choose(isChosen(gap) ? '' : gap)}
        >
          <span>
            {name(gap)} <CountPlace count={count(gap)} signs={signsOfCount} />
          </span>
        </Button>
      ))}
    </Stack>
  )
}
