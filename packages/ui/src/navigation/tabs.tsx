import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { type ReactElement, type ReactNode, useId } from 'react'

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

/** Tabs with their panel. Arrow keys move between tabs; only the chosen panel is on the page. */
export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  const base = useId()
  const chosen = items.find((item) => item.id === value)
  return (
    <div>
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
            label={item.count === undefined ? item.label : `${item.label} (${item.count})`}
          />
        ))}
      </MuiTabs>
      {chosen ? (
        <div
          role="tabpanel"
          id={`${base}-${value}-panel`}
          aria-labelledby={`${base}-${value}`}
          style={{ paddingTop: 24 }}
        >
          {chosen.content}
        </div>
      ) : null}
    </div>
  )
}
