import type { MissionCard } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { LinkButton, NewTab, VideoIcon } from '@ensemble/ui'
import { ActWords } from '../cards/act-words.tsx'

interface JoinMeetingProps {
  mission: Pick<MissionCard, 'title'>
  /** Address of the meeting. */
  url: string
}

/** The way into the meeting of a mission, in a tab of its own. */
export default function JoinMeeting({ mission, url }: JoinMeetingProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <LinkButton icon={<VideoIcon />} component={NewTab} href={url}>
      <ActWords title={mission.title}>{t('details.join')}</ActWords>
    </LinkButton>
  )
}
