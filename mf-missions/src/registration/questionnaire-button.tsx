import type { Mission } from '@ensemble/contracts/missions/http'
import { Link, useTranslation } from '@ensemble/mf-kit'
import { ClipboardListIcon, LinkButton, PageAction } from '@ensemble/ui'
import { answersAtOnce } from './answers-at-once.ts'

/**
 * Leads to the questionnaire of a study: to begin it, to go on, or to see what was sent; or what was begun, for who was
 * refused since and may erase it. What was sent to another tool is not seen here.
 */
export function QuestionnaireButton({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const { mayAnswer = false, mayTakeBack = false, begunAt = null, sentAt = null } = mission.myQuestionnaire ?? {}
  if (mayAnswer || answersAtOnce(mission)) {
    return (
      <PageAction>
        <LinkButton
          variant="primary"
          size="large"
          fullWidth
          icon={<ClipboardListIcon />}
          component={Link}
          to="?questionnaire"
        >
          {t(begunAt === null ? 'questionnaire.answer' : 'questionnaire.goOn')}
        </LinkButton>
      </PageAction>
    )
  }
  if ((sentAt === null && !mayTakeBack) || mission.questionnaire?.kind === 'link') return null
  return (
    <LinkButton fullWidth icon={<ClipboardListIcon />} component={Link} to="?questionnaire">
      {t('questionnaire.see')}
    </LinkButton>
  )
}
