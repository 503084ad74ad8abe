import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { LinkTarget } from '../actions/link-target.ts'
import { TextLink } from '../actions/text-link.tsx'
import { useShortList } from '../layout/use-short-list.tsx'
import { Text } from '../typography/text.tsx'
import { Chip } from './chip.tsx'

export interface NotificationItem {
  id: number | string
  title: string
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
  /** On what is fresh: "New". */
  freshLabel: string
  onFollow: (item: NotificationItem) => void
}

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: '16px' })
const Item = styled('li')({ display: 'grid', gap: '4px', justifyItems: 'start' })
const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' })

/** What happened and concerns the reader: each line leads to it, and says when it was. */
export function NotificationList({ items, freshLabel, onFollow }: NotificationListProps) {
  const place = useRef<HTMLUListElement>(null)
  const { shown, more } = useShortList(items, place)
  return (
    <>
      <List ref={place} role="list">
        {shown.map((item) => (
          <Item key={item.id}>
            <TextLink alone {...item.link} onClick={() => onFollow(item)}>
              {item.title}
            </TextLink>
            <Facts>
              <Text as="time" size="small" tone="second" dateTime={item.at} title={item.exact}>
                {item.relative}
              </Text>
              {item.fresh ? <Chip label={freshLabel} /> : null}
            </Facts>
          </Item>
        ))}
      </List>
      {more}
    </>
  )
}
