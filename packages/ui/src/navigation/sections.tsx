import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { Heading } from '../typography/heading.tsx'
import { type TabItem, Tabs, type TabsProps } from './tabs.tsx'

export interface SectionItem<Id extends string> extends TabItem<Id> {
  /** What is in it, in a few words; shown in the list of a phone. */
  hint?: string
}

export interface SectionsProps<Id extends string> extends Pick<TabsProps<Id>, 'label'> {
  items: readonly SectionItem<Id>[]
  /** The section that was asked for; null where none was: the first one, or the list of them on a phone. */
  value: Id | null
  /** Null: back to the list. */
  onChange: (id: Id | null) => void
}

/** As many tabs as a phone of 360 px shows whole. */
const fewTabs = 3

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  borderRadius: token('radius-card'),
  background: token('surface'),
  border: `1px solid ${token('line')}`,
  '& li + li': { borderTop: `1px solid ${token('line')}` },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '56px',
    padding: '12px 16px',
    border: 0,
    background: 'none',
    color: token('text'),
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: token('radius-card'),
    '&:hover': { background: token('secondary') },
    '& > span': { flex: 1, minWidth: 0 },
    '& svg': { color: token('primary') },
  },
})
const Name = styled('span')({ display: 'block', fontWeight: 500 })
const Hint = styled('span')({ display: 'block', fontSize: token('font-small'), color: token('text-second') })
const Chosen = styled('section')({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  '& > div': { width: '100%', minWidth: 0 },
})

/** The parts of a long page: tabs where they fit, a list of them on a phone, from which one is opened alone. */
export function Sections<Id extends string>({ label, items, value, onChange }: SectionsProps<Id>) {
  const phone = useMediaQuery(phoneMedia)
  const title = useRef<HTMLHeadingElement>(null)
  const row = useRef<HTMLButtonElement>(null)
  const shown = useRef(value)
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  // What was pressed is gone: the focus goes on to what it led to, and back to where it came from.
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (value === null) row.current?.focus()
    else title.current?.focus()
  }, [value])

  const [first] = items
  const chosen = items.find((item) => item.id === value)
  if (!phone || items.length <= fewTabs) {
    return first ? <Tabs label={label} items={items} value={chosen?.id ?? first.id} onChange={onChange} /> : null
  }
  if (!chosen) {
    return (
      <nav aria-label={label}>
        <List>
          {items.map((item) => (
            <li key={item.id}>
              <button type="button" ref={item.id === last ? row : undefined} onClick={() => onChange(item.id)}>
                <span>
                  <Name>{item.count === undefined ? item.label : `${item.label} (${item.count})`}</Name>
                  {item.hint ? <Hint>{item.hint}</Hint> : null}
                </span>
                <ChevronRightIcon size={20} aria-hidden />
              </button>
            </li>
          ))}
        </List>
      </nav>
    )
  }
  return (
    <Chosen aria-label={chosen.label}>
      <Button variant="quiet" icon={<ChevronLeftIcon />} onClick={() => onChange(null)}>
        {label}
      </Button>
      <Heading level={2} ref={title} tabIndex={-1}>
        {chosen.label}
      </Heading>
      <div>{chosen.content}</div>
    </Chosen>
  )
}
