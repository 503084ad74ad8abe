import {
  PrefetchLink,
  useDates,
  useLanguage,
  useTranslation,
  type WaitingAnswer,
  type WaitingItem,
} from '@ensemble/mf-kit'
import type { AnswerState } from '@ensemble/mf-kit/held'
import { ageOf } from './age-of.ts'
import { WaitingWords } from './waiting-words.tsx'
import {
  Button,
  Card,
  CheckIcon,
  Chip,
  Heading,
  LinkButton,
  Notice,
  PhoneLink,
  Stack,
  StatusChip,
  Text,
  TextLink,
} from '@ensemble/ui'

interface WaitingRowProps {
  item: WaitingItem
  /** Of the link that takes the focus when it is this one's turn. */
  linkId: string
  state: AnswerState | undefined
  onAccept: (answer: WaitingAnswer) => void
  onTakeBack: () => void
  /** Another answer was begun, in a window. */
  onOther: () => void
}

/** One thing that waits, with the answers that can be given here. */
export function WaitingRow({ item, linkId, state, onAccept, onTakeBack, onOther }: WaitingRowProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const age = ageOf(item.since, useLanguage())
  const { accept, others = [] } = item
  const late = item.late ? t('home.waiting.late', { age }) : null
  const urgent = item.by ? t('home.waiting.by', { day: dates.day(item.by) }) : late
  if (accept && state && state.at !== 'failed') {
    const back = (
      <Button
        size="small"
        variant="secondary"
        aria-label={t('home.waiting.undoOf', { title: item.title })}
        onClick={onTakeBack}
      >
        {t('home.waiting.undo')}
      </Button>
    )
    return (
      <Card flat outline="line" footer={state.at === 'held' ? back : undefined}>
        <Text>{accept.done}</Text>
      </Card>
    )
  }
  const answers = (
    <>
      {accept ? (
        <Button
          size="small"
          icon={<CheckIcon />}
          aria-label={t('home.waiting.answerOf', { answer: accept.label, title: item.title })}
          onClick={() => onAccept(accept)}
        >
          {accept.label}
        </Button>
      ) : null}
      {others.map(({ label, open }) => (
        <Button
          key={label}
          size="small"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={t('home.waiting.answerOf', { answer: label, title: item.title })}
          onClick={() => {
            onOther()
            open()
          }}
        >
          {label}
        </Button>
      ))}
      <LinkButton
        size="small"
        variant="quiet"
        component={PrefetchLink}
        to={item.to}
        aria-label={t('home.waiting.answerOf', { answer: t('home.waiting.open'), title: item.title })}
      >
        {t('home.waiting.open')}
      </LinkButton>
    </>
  )
  return (
    <Card flat outline="line" footer={answers}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
        {urgent ? <StatusChip tone="last" label={urgent} /> : <Chip label={age} />}
        <Heading level={3} size="s">
          <TextLink quiet id={linkId} component={PrefetchLink} to={item.to}>
            {item.title}
          </TextLink>
        </Heading>
        <Chip label={item.kind} />
      </Stack>
      <Text size="small" tone="second">
        <time dateTime={item.since} title={dates.exact(item.since)}>
          {t('home.waiting.since', { day: dates.day(item.since) })}
        </time>
        {item.phone ? (
          <>
            {' · '}
            <PhoneLink number={item.phone} />
          </>
        ) : null}
        {item.about ? ` · ${item.about}` : null}
      </Text>
      {item.note ? <Text size="small">{item.note}</Text> : null}
      {item.words ? <WaitingWords words={item.words} item={item} /> : null}
      {item.hindrance ? <Text size="small">{item.hindrance}</Text> : null}
      {state?.at === 'failed' ? (
        <Notice severity="error" announce>
          {state.why}
        </Notice>
      ) : null}
    </Card>
  )
}
