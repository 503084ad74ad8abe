import { PrefetchLink, useToldWaiting, useTranslation, type WaitingAnswer } from '@ensemble/mf-kit'
import { useHeldAnswers } from '@ensemble/mf-kit/held'
import { Button, CardGrid, EmptyState, Heading, ListSkeleton, Stack, Text, TextLink } from '@ensemble/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { setTimer } from '../../../timers/timers.ts'
import { WaitingKinds } from './waiting-kinds.tsx'
import { WaitingRow } from './waiting-row.tsx'

/** So many are shown at first, and so many more at each press. */
const step = 10

/**
 * For so long the list waits for all areas, in ms: what came between two rows would push them from under a finger. The
 * first number counts from the area that told first, the second one where none tells at all.
 */
const togetherMs = 3000
const silentMs = 8000

interface WaitingListProps {
  id: string
  /** How many areas will tell. */
  expected: number
  /** What tells; it stands above the list, so that it is in sight and loaded however long the list is. */
  children: ReactNode
}

/** What waits for the staff in all areas: one list, the longest first, answered in place (decision 115). */
export function WaitingList({ id, expected, children }: WaitingListProps) {
  const { t } = useTranslation()
  const told = useToldWaiting()
  const answers = useHeldAnswers()
  const [shown, setShown] = useState(step)
  const [kind, setKind] = useState<string | null>(null)
  const [last, setLast] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const left = useRef<number | null>(null)

  const all = told
    .flatMap(({ area, items: ofArea }) =>
      (ofArea ?? []).map((item) => ({ item, key: [area, item.kind, item.id, item.since].join('/') })),
    )
    .filter(({ key }) => answers.stateOf(key)?.at !== 'done')
    .sort((one, other) => one.item.since.localeCompare(other.item.since))
  // A kind of which nothing waits any more narrows nothing.
  const ofKind = all.filter(({ item }) => item.kind === kind)
  const items = ofKind.length > 0 ? ofKind : all
  const keys = items.map(({ key }) => key)
  const visible = items.slice(0, shown)
  const allTold = told.length >= expected && told.every(({ items: ofArea }) => ofArea !== null)
  const [isShown, setIsShown] = useState(false)
  if (allTold && !isShown) setIsShown(true)
  const patienceMs = told.some(({ items: ofArea }) => ofArea !== null) ? togetherMs : silentMs
  useEffect(() => setTimer(() => setIsShown(true), patienceMs), [patienceMs])
  const linkOf = (key: string) => `${id}${key}`

  function focusOn(index: number) {
    const open = items.slice(index, shown).find(({ key }) => answers.stateOf(key) === undefined)
    const target = open ? document.getElementById(linkOf(open.key)) : heading.current
    target?.focus()
  }

  // A row that was answered in a window goes when the list is read again, and would take the focus with it.
  useEffect(() => {
    if (left.current === null || keys[left.current] === last) return
    const index = left.current
    if (keys.includes(last) || document.activeElement !== document.body) return
    left.current = null
    focusOn(index)
  })

  function accept(index: number, key: string, answer: WaitingAnswer) {
    answers.hold(key, answer)
    focusOn(index + 1)
  }

  const held = all.filter(({ key }) => answers.stateOf(key)?.at === 'held')
  const rest = told.flatMap((one) => one.rest ?? [])
  return (
    <>
      <Heading level={2} id={id} tabIndex={-1} ref={heading}>
        {isShown && all.length > 0
          ? t('home.waiting.titleCount', { count: all.length - held.length })
          : t('home.waiting.title')}
      </Heading>
      <div>
        <Text as="div" size="small" tone="second">
          <span role="status">
            {held.map(({ item }) => t('home.waiting.held', { done: item.accept?.done ?? item.title })).join(' ')}
          </span>
        </Text>
        {children}
      </div>
      {isShown ? null : <ListSkeleton rows={5} rowHeight={108} />}
      {isShown && all.length > step ? (
        <WaitingKinds
          kinds={all.map(({ item }) => item.kind)}
          chosen={items === all ? null : kind}
          onChange={(next) => {
            setKind(next)
            setShown(step)
          }}
        />
      ) : null}
      {isShown && visible.length > 0 ? (
        <CardGrid minWidth="100%" label={t('home.waiting.title')}>
          {visible.map(({ item, key }, index) => (
            <WaitingRow
              key={key}
              item={item}
              linkId={linkOf(key)}
              state={answers.stateOf(key)}
              onAccept={(answer) => accept(index, key, answer)}
              onTakeBack={() => {
                answers.takeBack(key)
                heading.current?.focus()
              }}
              onOther={() => {
                setLast(key)
                left.current = index
              }}
            />
          ))}
        </CardGrid>
      ) : null}
      {allTold && items.length === 0 ? (
        <EmptyState headingLevel={3} title={t('home.waiting.none')} text={t('home.waiting.noneText')} />
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 24px', alignItems: 'center' }}>
        {isShown && items.length > shown ? (
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            {t('home.waiting.more', { count: items.length - shown })}
          </Button>
        ) : null}
        {rest.map(({ label, to }) => (
          <TextLink key={to} alone component={PrefetchLink} to={to}>
            {label}
          </TextLink>
        ))}
      </Stack>
    </>
  )
}
