import type { Mission } from '@ensemble/contracts/missions/http'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Chip, Stack, Text } from '@ensemble/ui'
import { useWrittenLang } from '../cards/mission-title.tsx'

/** Who is looked for. All but the volunteer kinds advise and keep nobody out, and it says so. */
export function SoughtProfile({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const lang = useWrittenLang()
  const { requiredVolunteerKinds: kinds, targetProfileTypes, skills, prerequisites } = mission
  const wished = [
    ...targetProfileTypes.map((value) => t(`profiles.${value}`)),
    ...mission.targetCancerTypes.map((value) => t(`cancers.${value}`)),
    ...mission.targetTreatmentStages.map((value) => t(`stages.${value}`)),
    ...skills.map((value) => t(`skills.${value}`)),
  ]
  // Within a sentence they begin with a small letter.
  const namesOf = (values: typeof kinds) =>
    values.map((kind) => t(`kinds.${kind}`).toLocaleLowerCase(language)).join(', ')
  return (
    <>
      {kinds.length > 0 ? <Text weight="medium">{t('sought.required', { kinds: namesOf(kinds) })}</Text> : null}
      <Text>{t(wished.length > 0 ? 'sought.advice' : 'sought.everybody')}</Text>
      {wished.length > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
          {wished.map((word) => (
            <Chip key={word} label={word} />
          ))}
        </Stack>
      ) : null}
      {prerequisites.length > 0 ? (
        <ul lang={lang}>
          {prerequisites.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
