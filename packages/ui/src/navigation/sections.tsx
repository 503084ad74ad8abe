import { styled } from '@mui/material/styles'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { token } from '../theme/tokens.ts'
import { Heading } from '../typography/heading.tsx'
import { panelProps, type TabItem, tabName, TabRow, type TabsProps } from './tabs.tsx'
import { useRowFits } from './use-row-fits.ts'

export interface SectionItem<Id extends string> extends TabItem<Id> {
  /** What is in it, in a few words; shown in the list. */
  hint?: string
}

export interface SectionsProps<Id extends string> extends Pick<TabsProps<Id>, 'label'> {
  items: readonly SectionItem<Id>[]
  /** The section that was asked for; null where none was: the first one, or the list of them where tabs do not fit. */
  value: Id | null
  /** Null: back to the list. */
  onChange: (id: Id | null) => void
}

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
const Chosen = styled('div')({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  marginBottom: '8px',
  // Its sign in line with what stands below.
  '& > button': { marginLeft: '-12px', textAlign: 'start' },
})

/** The parts of a long page: tabs where they fit, else a list of them, from which one is opened alone. */
export function Sections<Id extends string>({ label, items, value, onChange }: SectionsProps<Id>) {
  const base = useId()
  const place = useRef<HTMLDivElement>(null)
  const fits = useRowFits(place, items.map(tabName))
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

  const asked = items.find((item) => item.id === value)
  const chosen = asked ?? (fits ? items[0] : undefined)
  return (
    <div ref={place}>
      {head()}
      {/* One place for both: who turns the phone keeps what is written in the part. */}
      {chosen ? (
        <div {...panelProps(base, chosen, fits)} style={{ paddingTop: fits ? 24 : 0 }}>
          {chosen.content}
        </div>
      ) : null}
    </div>
  )

  function head() {
    if (!chosen) return list()
    if (fits) return <TabRow label={label} items={items} value={chosen.id} onChange={onChange} base={base} />
    return (
      <Chosen className="ens-section-alone">
        <Button variant="quiet" icon={<ChevronLeftIcon />} onClick={() => onChange(null)}>
          {label}
        </Button>
        <Heading level={2} ref={title} tabIndex={-1}>
          {chosen.label}
        </Heading>
      </Chosen>
    )
  }

  function list() {
    return (
      <nav aria-label={label}>
        <List>
          {items.map((item) => (
            <li key={item.id}>
              <button type="button" ref={item.id === last ? row : undefined} onClick={() => onChange(item.id)}>
                <span>
                  <Name>{tabName(item)}</Name>
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
}
