import { officeOf } from '@ensemble/contracts/departments'
import type { LinkAnswer } from '@ensemble/contracts/missions/answer-link'
import { expectedSoon } from '@ensemble/contracts/missions/expected-soon'
import { clockOf } from '@ensemble/contracts/zone-words'
import { zoneOf } from '@ensemble/contracts/zones'
import { typeset } from '@ensemble/contracts/typography'
import { Link, useDates, useLanguage, usePressed, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Heading, Notice, PhoneLink, SendStatus, Stack, Text, TextLink } from '@ensemble/ui'
import { useEffect, useRef, useState } from 'react'
import { useShellAnswerLinkMutation } from './answer-api.ts'

interface AnsweredLinkProps {
  token: string
  /** What the link asks, as it stood when the page was opened. */
  link: LinkAnswer
}

/** The mission that a link is about, and its question, or why it asks nothing any more. */
export function AnsweredLink({ token, link }: AnsweredLinkProps) {
  const { t } = useTranslation()
  const { departmentCode = null } = link
  const language = useLanguage()
  const dates = useDates({ timeZone: zoneOf(departmentCode), clock: clockOf(departmentCode, language) })
  const [now, setNow] = useState(link)
  const open = now.state === 'open' || now.state === 'asks_more'
  return (
    <>
      <Card as="section" aria-labelledby="mission">
        <Stack sx={{ gap: '8px' }}>
          <Heading level={2} size="s" id="mission">
            <span lang={language === 'fr' ? undefined : 'fr'}>{typeset(link.title, 'fr')}</span>
          </Heading>
          <Text>{dates.period(link.startAt, link.endAt)}</Text>
        </Stack>
      </Card>
      {open ? <Question token={token} link={now} onAnswered={setNow} /> : <Outcome link={now} said={now !== link} />}
      {givesBackLate(now) ? <CallToo departmentCode={departmentCode} /> : null}
      <TextLink alone component={Link} to={`/missions/${link.missionId}`}>
        {t('missionAnswer.see')}
      </TextLink>
    </>
  )
}

/**
 * Whether somebody gives back, or gave back, what they are expected at within two days or at this moment. Whoever is
 * asked whether they come all the same may still say yes; an invitation that is declined was no place.
 */
function givesBackLate({ ask, state, startAt, endAt }: LinkAnswer): boolean {
  const givesBack = state === 'not_coming' ? ask !== 'invitation' : ask === 'withdrawal' && state === 'open'
  return givesBack && expectedSoon(startAt, endAt) !== null
}

/** Whom to call, for who gives a place back so late that an e-mail may not be read in time. */
function CallToo({ departmentCode }: { departmentCode: string | null }) {
  const { t } = useTranslation()
  return (
    <Text>
      {t('missionAnswer.callToo')} <PhoneLink number={officeOf(departmentCode).phone} />
    </Text>
  )
}

function Question({ token, link, onAnswered }: AnsweredLinkProps & { onAnswered: (link: LinkAnswer) => void }) {
  const { t } = useTranslation()
  const { send, sending, failure } = useSend(useShellAnswerLinkMutation()[0])
  const { ask, state } = link
  const { press, courseOf } = usePressed<'yes' | 'no'>(sending)

  async function answer(next: 'yes' | 'no') {
    press(next)
    const after = await send({ body: { token, answer: next } })
    if (after) onAnswered(after)
  }

  const propsOf = (one: 'yes' | 'no') => ({ ...courseOf(one), onClick: () => void answer(one) })

  return (
    <Stack role="group" aria-labelledby="question" sx={{ gap: '16px' }}>
      <Heading level={2} size="s" id="question">
        {t(`missionAnswer.${ask}.question`)}
      </Heading>
      <Text>{t(state === 'asks_more' ? 'missionAnswer.asksMore' : `missionAnswer.${ask}.text`)}</Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
        {ask === 'withdrawal' || state === 'asks_more' ? null : (
          <Button size="large" {...propsOf('yes')}>
            {t(`missionAnswer.${ask}.yes`)}
          </Button>
        )}
        <Button size="large" variant={ask === 'withdrawal' ? 'primary' : 'secondary'} {...propsOf('no')}>
          {t(`missionAnswer.${ask}.no`)}
        </Button>
      </Stack>
      <SendStatus sending={sending} failure={failure} />
    </Stack>
  )
}

/** What was answered just now, or before, or why nothing is asked any more. */
function Outcome({ link: { state }, said }: { link: LinkAnswer; said: boolean }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed took the focus away with it.
  useEffect(() => {
    if (said) place.current?.focus()
  }, [said])
  if (state === 'open' || state === 'asks_more') return null
  const answered = state === 'coming' || state === 'not_coming'
  return (
    <div role="status" ref={place} tabIndex={-1}>
      {answered ? (
        <Notice severity={said ? 'success' : 'info'} title={t(said ? 'missionAnswer.noted' : 'missionAnswer.before')}>
          {t(`missionAnswer.${state}`)}
        </Notice>
      ) : (
        <Notice title={t(`missionAnswer.${state}.title`)}>{t(`missionAnswer.${state}.text`)}</Notice>
      )}
    </div>
  )
}
