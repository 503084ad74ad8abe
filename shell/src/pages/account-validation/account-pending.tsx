import { departments } from '@ensemble/contracts/departments'
import { errorMessage, Link, PrefetchLink, useDates, useSelector, useTranslation } from '@ensemble/mf-kit'
import {
  Button,
  Card,
  Heading,
  LinkButton,
  Page,
  PageHeader,
  RefreshCwIcon,
  SendStatus,
  Text,
  TextLink,
  Timeline,
  UserIcon,
} from '@ensemble/ui'
import { useState } from 'react'
import { opensWhenPending } from '../../guards/route-access.ts'
import { useServices } from '../../platform/services.ts'
import type { ShellState } from '../../store/store.ts'
import { selectCurrentUser } from '../../session/current-user.ts'
import { answerDay } from './answer-day.ts'
import { CommitteeLines } from '../notices/committee-lines.tsx'
import { useLookAgain } from './use-look-again.ts'

/** The account waits for its committee: what was done, what comes next, whom to ask. */
export function AccountPending() {
  const { t } = useTranslation()
  const dates = useDates()
  const { registry, reloadUser } = useServices()
  const [checking, setChecking] = useState(false)
  const [checked, setChecked] = useState(false)
  const { data: user, isError, error } = useSelector((state: ShellState) => selectCurrentUser(state))
  const department = departments.find(({ code }) => code === user?.departmentCode)
  useLookAgain(reloadUser)

  function untilWhen(createdAt: string) {
    const by = answerDay(createdAt)
    return by < new Date()
      ? t('accountValidation.pendingLate')
      : t('accountValidation.pendingBy', { day: dates.day(by) })
  }

  async function checkAgain() {
    setChecking(true)
    await reloadUser()
    setChecking(false)
    setChecked(true)
  }
  const steps = [
    { id: 'created', state: 'done' },
    { id: 'review', state: 'now' },
    { id: 'open', state: 'next' },
  ] as const

  return (
    <Page width="reading">
      <PageHeader
        title={t('accountValidation.pendingTitle')}
        sentence={user?.createdAt ? untilWhen(user.createdAt) : undefined}
      />
      <Card as="section">
        <Timeline
          label={t('accountValidation.steps')}
          items={steps.map(({ id, state }) => ({
            id,
            state,
            title: t(`accountValidation.${id}Title`),
            text: t(`accountValidation.${id}Text`),
          }))}
        />
        <div>
          <Button variant="secondary" icon={<RefreshCwIcon />} loading={checking} onClick={() => void checkAgain()}>
            {t('accountValidation.checkAgain')}
          </Button>
          <div role="status">
            {checked && !checking && !isError ? <Text>{t('accountValidation.stillPending')}</Text> : null}
          </div>
          {/* Who was not answered has not heard that there is no answer. */}
          <SendStatus sending={false} failure={checked && !checking && isError ? errorMessage(error) : null} />
        </div>
        {opensWhenPending(registry, '/users/me') ? (
          <div>
            <LinkButton variant="secondary" icon={<UserIcon />} component={PrefetchLink} to="/users/me">
              {t('accountValidation.profile')}
            </LinkButton>
          </div>
        ) : null}
      </Card>
      {department ? (
        <Card as="section">
          <Heading level={2} size="s">
            {t('accountValidation.contactTitle')}
          </Heading>
          <CommitteeLines committee={department} />
          <div>
            <TextLink alone component={Link} to="?contact=support">
              {t('contact.open')}
            </TextLink>
          </div>
        </Card>
      ) : null}
    </Page>
  )
}
