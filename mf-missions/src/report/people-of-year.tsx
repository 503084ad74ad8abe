import { profileTypes } from '@ensemble/contracts/enumerations'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { BarChart, Heading, Stack, Text } from '@ensemble/ui'
import type { CommitteeYear } from './committee-year.ts'

/** The third page: who came, how long people waited for an answer, and who the members are. */
export function PeopleOfYear({ missions: { total, attendance, answers }, people }: CommitteeYear) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const percent = (value: number) => value.toLocaleString(language, { style: 'percent' })
  const days = total?.answerDays ?? null
  const quarters = ([1, 2, 3, 4] as const).flatMap((quarter) => answers.find((each) => each.quarter === quarter) ?? [])
  const told = quarters.some((each) => each.days !== null)
  const members = profileTypes.flatMap((type) => people?.types.find(({ key }) => key === type) ?? [])
  const answered = (within: number) =>
    within <= 1 ? t('report.answeredInDay') : t('report.answered', { days: within.toLocaleString(language) })
  const quarterName = (quarter: number) => t('report.quarter', { quarter })
  return (
    <Stack sx={{ gap: '20px' }}>
      <Heading level={3} size="s">
        {t('report.attendance')}
      </Heading>
      <Text>
        {attendance.noted === null
          ? t('report.attendanceFew')
          : [
              t('report.noted', { share: percent(attendance.noted) }),
              ...(attendance.present === null ? [] : [t('report.present', { share: percent(attendance.present) })]),
            ].join(' ')}
      </Text>
      <Heading level={3} size="s">
        {t('report.answers')}
      </Heading>
      <Text>{days === null ? t('report.answersFew') : answered(days)}</Text>
      {told ? (
        <BarChart
          title={t('report.answersChart')}
          categoryLabel={t('report.quarterLabel')}
          categories={quarters.map(({ quarter }) => quarterName(quarter))}
          marks={quarters.map(({ quarter }) => quarterName(quarter))}
          series={[{ label: t('report.medianDays'), values: quarters.map((each) => each.days) }]}
          untold={t('report.untold')}
        />
      ) : null}
      {quarters.map(({ quarter, withinWeek }) =>
        withinWeek === null ? null : (
          <Text key={quarter} size="small">
            {t('report.withinWeek', { quarter: quarterName(quarter), share: percent(withinWeek) })}
          </Text>
        ),
      )}
      {people ? (
        <>
          <Heading level={3} size="s">
            {t('report.members')}
          </Heading>
          <Text>
            {people.members === null
              ? t('report.membersFew')
              : t('report.membersToday', { members: people.members.toLocaleString(language) })}
          </Text>
          {members.length > 0 ? (
            <BarChart
              title={t('report.membersChart')}
              categoryLabel={t('report.profile')}
              categories={members
                .flatMap(({ key }) => profileTypes.filter((type) => type === key))
                .map((type) => t(`profiles.${type}`))}
              series={[{ label: t('report.members'), values: members.map((each) => each.members) }]}
              untold={t('report.few')}
            />
          ) : null}
          <Heading level={3} size="s">
            {t('report.needs')}
          </Heading>
          <Text>
            {people.needs.told === 0
              ? t('report.noNeeds')
              : t('report.needsTold', {
                  count: people.needs.told,
                  missions: people.needs.missions,
                  no: people.needs.answeredNo,
                })}
          </Text>
        </>
      ) : null}
    </Stack>
  )
}
