import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { LinkTarget } from '../actions/link-target.ts'
import { TextLink } from '../actions/text-link.tsx'
import { useShortList } from '../layout/use-short-list.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { token } from '../theme/tokens.ts'
import { Text } from '../typography/text.tsx'
import { NotificationMark } from './notification-mark.tsx'

export interface NotificationItem {
  id: number | string
  title: string
  /** What it tells, as the service names it: drawn beside the words. */
  kind: string
  /** What several may be about: those stand together, below its name, where the newest of them would. */
  group?: {
    id: string
    title: string
    /** Language of the title, when it differs from the page's. */
    lang?: string
  }
  /** Where it leads. */
  link: LinkTarget
  /** Nobody has followed it yet. */
  fresh: boolean
  /** When, as a machine reads it, as people say it, and exactly. */
  at: string
  relative: string
  exact: string
}

export interface NotificationListProps {
  items: readonly NotificationItem[]
  /** What the dot on the sign of what is fresh says to who does not see it: "New". */
  freshLabel: string
  onFollow: (item: NotificationItem) => void
}

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: '16px' })
const Item = styled('li')({ display: 'flex', gap: '12px', alignItems: 'start' })
const Lines = styled('div')({ position: 'relative', display: 'grid', gap: '4px', justifyItems: 'start', minWidth: 0 })
const Mark = styled('span')({ position: 'relative', flex: 'none', marginTop: '2px', color: token('text-second') })
const Fresh = styled('span')({
  position: 'absolute',
  top: '-2px',
  right: '-4px',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: token('primary'),
  // Stands off the sign that it lies on.
  border: `1px solid ${token('surface')}`,
  forcedColorAdjust: 'none',
})
const Group = styled('li')({ display: 'grid', gap: '12px' })

/**
 * What happened and concerns the reader: each line leads to it, and says when it was. Several about one thing stand
 * together under its name.
 */
export function NotificationList({ items, freshLabel, onFollow }: NotificationListProps) {
  const place = useRef<HTMLUListElement>(null)
  const { shown, more } = useShortList(grouped(items), place)
  const line = (item: NotificationItem) => (
    <Item key={item.id}>
      <Mark aria-hidden>
        <NotificationMark kind={item.kind} />
        {item.fresh ? <Fresh /> : null}
      </Mark>
      <Lines>
        <TextLink alone {...item.link} onClick={() => onFollow(item)}>
          {item.fresh ? <strong>{item.title}</strong> : item.title}
        </TextLink>
        {item.fresh ? <VisuallyHidden>{freshLabel}</VisuallyHidden> : null}
        <Text as="time" size="small" tone="second" dateTime={item.at} title={item.exact}>
          {item.relative}
        </Text>
      </Lines>
    </Item>
  )
  return (
    <>
      <List ref={place} role="list">
        {shown.map(([first, ...others]) => {
          if (!first.group || others.length === 0) return line(first)
          return (
            <Group key={first.group.id}>
              <Text weight="strong" lang={first.group.lang}>
                {first.group.title}
              </Text>
              <List role="list" aria-label={first.group.title}>
                {[first, ...others].map(line)}
              </List>
            </Group>
          )
        })}
      </List>
      {more}
    </>
  )
}

/** Each group where its first item stands; what is in none is by itself. */
function grouped(items: readonly NotificationItem[]): [NotificationItem, ...NotificationItem[]][] {
  const groups = new Map<number | string, [NotificationItem, ...NotificationItem[]]>()
  for (const item of items) {
    const key = item.group ? `group ${item.group.id}` : item.id
    const known = groups.get(key)
    if (known) known.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}
