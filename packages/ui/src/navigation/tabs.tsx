import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { type ReactElement, type ReactNode, useId, useRef } from 'react'
import { Select } from '../fields/select.tsx'
import { useRowFits } from './use-row-fits.ts'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  icon?: ReactElement
  /** How many things wait behind the tab, in figures or as people read it. */
  count?: number | string
  content: ReactNode
}

export interface TabsProps<Id extends string> {
  /** Name of the set of tabs for screen readers. */
  label: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
}

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

/** The row of tabs alone. */
export function TabRow<Id extends string>({ label, items, value, onChange, base }: TabsProps<Id> & { base: string }) {
  return (
    <MuiTabs
      aria-label={label}
      value={value}
      variant="scrollable"
      scrollButtons={false}
      selectionFollowsFocus
      onChange={(_event, next: unknown) => {
        const item = items.find((candidate) => candidate.id === next)
        if (item) onChange(item.id)
      }}
    >
      {items.map((item) => (
        <Tab
          key={item.id}
          value={item.id}
          id={`${base}-${item.id}`}
          aria-controls={item.id === value ? `${base}-${item.id}-panel` : undefined}
          icon={item.icon}
          iconPosition="start"
          label={tabName(item)}
        />
      ))}
    </MuiTabs>
  )
}
