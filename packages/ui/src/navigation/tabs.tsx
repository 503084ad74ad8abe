import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { CountPlace } from '../display/count-place.tsx'
import { Select } from '../fields/select.tsx'
import { token } from '../theme/tokens.ts'
import { useRowFits } from './use-row-fits.ts'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  icon?: ReactElement
  /** How many things wait behind the tab, in figures or as people read it. */
  count?: number | string
  /** For a count of so many signs the place is kept from the start, so that nothing moves when it comes. */
  countPlace?: number
  content: ReactNode
}

export interface TabsProps<Id extends string> {
  /** Name of the set of tabs for screen readers. */
  label: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
}

const Row = styled('div')({
  display: 'flex',
  // Letters that become larger are too wide for a moment, until the row has given way.
  overflowX: 'clip',
  borderBottom: `1px solid ${token('line')}`,
  '& > button': {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minWidth: '90px',
    maxWidth: '360px',
    minHeight: '48px',
    padding: '8px 16px',
    border: 0,
    background: 'none',
    color: token('text-second'),
    fontSize: token('font-body'),
    fontWeight: 500,
    lineHeight: 1.25,
    cursor: 'pointer',
    '&[aria-selected="true"]': { color: token('primary'), fontWeight: 600 },
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: '3px',
      borderRadius: '3px 3px 0 0',
      background: token('primary'),
      '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
})

/** A tab's words, with how many things wait behind it. */
export const tabName = ({ label, count }: Pick<TabItem<string>, 'label' | 'count'>) =>
  count === undefined ? label : `${label} (${count})`

/**
 * Tabs with their panel. Arrow keys move between tabs; only the chosen panel is on the page. Where they do not stand in
 * one row they are a list to choose from: what is beyond the edge of a screen is not found.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, onChange } = props
  const base = useId()
  const place = useRef<HTMLDivElement>(null)
  const fits = useRowFits(place, items.map(tabName))
  const chosen = items.find((item) => item.id === value)
  return (
    <div ref={place}>
      {fits ? (
        <TabRow {...props} base={base} />
      ) : (
        <Select
          label={label}
          options={items.map((item) => ({ value: item.id, label: tabName(item) }))}
          value={value}
          onChange={(next) => {
            if (next !== '') onChange(next)
          }}
        />
      )}
      {/* One place for both: who turns the phone keeps what is written in the panel. */}
      {chosen ? (
        <div {...panelProps(base, chosen, fits)} style={{ paddingTop: 24 }}>
          {chosen.content}
        </div>
      ) : null}
    </div>
  )
}

/** What names the panel of a tab, or the part that was chosen from a list. */
export function panelProps(base: string, item: TabItem<string>, fits: boolean) {
  return fits
    ? { role: 'tabpanel', id: `${base}-${item.id}-panel`, 'aria-labelledby': `${base}-${item.id}` }
    : { role: 'region', id: `${base}-${item.id}-panel`, 'aria-label': item.label }
}

/** Which tab each key leads to, of so many. */
const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
}

/** The row of tabs alone. What the arrow keys lead to is chosen. */
export function TabRow<Id extends string>({ label, items, value, onChange, base }: TabsProps<Id> & { base: string }) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const present = items.findIndex(({ id }) => id === value)
    const next = steps[event.key]?.(present, items.length)
    const item = next === undefined ? undefined : items[next]
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    document.getElementById(`${base}-${item.id}`)?.focus()
    onChange(item.id)
  }
  return (
    <Row role="tablist" aria-label={label} className="ens-tabs" onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${base}-${item.id}`}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? `${base}-${item.id}-panel` : undefined}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
        >
          {item.icon}
          {item.countPlace === undefined ? (
            tabName(item)
          ) : (
            <span>
              {item.label} <CountPlace count={item.count} signs={item.countPlace} />
            </span>
          )}
        </button>
      ))}
    </Row>
  )
}
