import { PrefetchLink, useToast, useToldWaiting, useTranslation, type WaitingAnswer } from '@ensemble/mf-kit'
import { useHeldAnswers } from '@ensemble/mf-kit/held'
import { Button, CardGrid, EmptyState, Heading, ListSkeleton, Notice, Stack, Text, TextLink } from '@ensemble/ui'
import { type ReactNode, useRef, useState } from 'react'
import { toastDefaults } from '../../../store/toasts-slice.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useShownTogether } from './use-shown-together.ts'
import { WaitingKinds } from './waiting-kinds.tsx'
import { lostOf, type Waiting, waitingOf } from './waiting-of.ts'
import { WaitingRow } from './waiting-row.tsx'

/** So many are shown at first, and so many more at each press. */
const step = 10

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
  const toast = useToast()
  const answers = useHeldAnswers((why) => toast(why, { severity: 'error', durationMs: toastDefaults.errorDurationMs }))
  const [shown, setShown] = useState(step)
  const [kind, setKind] = useState<string | null>(null)
  const [given, setGiven] = useState<readonly Waiting[]>([])
  const heading = useRef<HTMLHeadingElement>(null)

  const all = waitingOf(told, answers)
  // A kind of which nothing waits any more narrows nothing.
  const ofKind = all.filter(({ item }) => item.kind === kind)
  const items = ofKind.length > 0 ? ofKind : all
  const visible = items.slice(0, shown)
  const { allTold, isShown } = useShownTogether(told, expected)
  const linkOf = (key: string) => `${id}${key}`
  const { focusOn, leftAt } = useKeptFocus({
    keys: items.map(({ key }) => key),
    nextOpen: (index) => visible.slice(index).find(({ key }) => answers.stateOf(key) === undefined)?.key,
    linkOf,
    heading,
  })

  function accept(index: number, { item, key }: Waiting, answer: WaitingAnswer) {
    answers.hold(key, answer)
    setGiven([...given.filter((one) => one.key !== key), { item, key }])
    focusOn(index + 1)
  }

  function takeBack(key: string) {
    answers.takeBack(key)
    heading.current?.focus()
  }

  const held = all.filter(({ key }) => answers.stateOf(key)?.at === 'held')
  return (
    <>
      <Heading level={2} id={id} tabIndex={-1} ref={heading}>
        {isShown && all.length > 0
          ? t('home.waiting.titleCount', { count: all.length - held.length })
          : t('home.waiting.title')}
      </Heading>
      <div>
        <HeldWords held={held} />
        {lostOf(given, all, answers).map(({ item, key, why }) => (
          <Notice key={key} severity="error" title={item.title} announce>
            {why}
          </Notice>
        ))}
        {children}
      </div>
      {isShown ? null : <ListSkeleton rows={5} rowHeight={108} />}
      {isShown && all.length > step ? (
        <WaitingKinds
          items={all.map(({ item }) => item)}
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
              onAccept={(answer) => accept(index, { item, key }, answer)}
              onTakeBack={() => takeBack(key)}
              onOther={() => leftAt(index, key)}
            />
          ))}
        </CardGrid>
      ) : null}
      {allTold && items.length === 0 ? (
        <EmptyState headingLevel={3} title={t('home.waiting.none')} text={t('home.waiting.noneText')} />
      ) : null}
      <WaitingEnd told={told} left={isShown ? items.length - shown : 0} onMore={() => setShown(shown + step)} />
    </>
  )
}

/** What was answered and can still be taken back. */
function HeldWords({ held }: { held: readonly Waiting[] }) {
  const { t } = useTranslation()
  return (
    <Text as="div" size="small" tone="second">
      {/* Each alone: one that comes, or goes, has the others not said again. */}
      <span role="status" aria-atomic={false}>
        {held.map(({ item, key }) => (
          <span key={key}>{t('home.waiting.held', { done: item.accept?.done ?? item.title })} </span>
        ))}
      </span>
    </Text>
  )
}

interface WaitingEndProps {
  told: ReturnType<typeof useToldWaiting>
  /** How many are not shown yet. */
  left: number
  onMore: () => void
}

/** Under the rows: more of them, and what each area keeps on pages of its own. */
function WaitingEnd({ told, left, onMore }: WaitingEndProps) {
  const { t } = useTranslation()
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 24px', alignItems: 'center' }}>
      {left > 0 ? (
        <Button variant="secondary" onClick={onMore}>
          {t('home.waiting.more', { count: left })}
        </Button>
      ) : null}
      {told
        .flatMap(({ rest }) => rest ?? [])
        .map(({ label, to }) => (
          <TextLink key={to} alone component={PrefetchLink} to={to}>
            {label}
          </TextLink>
        ))}
    </Stack>
  )
}
