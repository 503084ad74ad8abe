import { departments } from '@ensemble/contracts/departments'
import type { Mission } from '@ensemble/contracts/missions/http'
import { Link, useTranslation } from '@ensemble/mf-kit'
import { NewTab, Stack, Text, TextLink } from '@ensemble/ui'
import { usePlaceName } from '../cards/use-mission-words.ts'

/** Who runs the mission, and whom to ask. */
export function MissionTeam({
  mission,
}: {
  mission: Pick<Mission, 'id' | 'contactName' | 'organisation' | 'departmentCode'> & Pick<Mission, 'myThread'>
}) {
  const { t } = useTranslation('mf-missions')
  const { id, contactName, organisation, departmentCode } = mission
  const placeName = usePlaceName()
  const talks = mission.myThread?.mayWrite === true
  const committee = departments.find(({ code }) => code === departmentCode)
  return (
    <Stack sx={{ gap: '8px', alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <Text>{t('details.contact', { name: contactName })}</Text>
      {/* Who takes part has a thread with the team; for others the shell's window, over this page. */}
      <TextLink alone component={Link} to={talks ? '?thread=me' : `?contact=mission_managers&mission=${id}`}>
        {t('team.writeToTeam')}
      </TextLink>
      {organisation ? <Text>{t('details.organisation', { name: organisation.name })}</Text> : null}
      {organisation?.website ? (
        <TextLink component={NewTab} href={organisation.website}>
          {t('team.site', { name: organisation.name })}
        </TextLink>
      ) : null}
      {committee ? (
        <>
          <Text>{t('card.committee', { place: placeName(committee.code) })}</Text>
          <TextLink alone href={`mailto:${committee.contactEmail}`}>
            {t('team.write')}
          </TextLink>
        </>
      ) : null}
    </Stack>
  )
}
