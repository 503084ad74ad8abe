import { useTranslation } from '@ensemble/mf-kit'

/** Why somebody was not invited, as the service says it. */
const known = [
  'NOT_FOUND',
  'OUT_OF_SCOPE',
  'OWN_MISSION',
  'ALREADY_REGISTERED',
  'INVITATION_ALREADY_ANSWERED',
  'PREVIOUSLY_REFUSED',
  'NOT_AVAILABLE',
  'INVITED_OFTEN',
  'MISSION_FULL',
] as const

/** Who was not invited and why, in one line. */
export function useWhyLeftOut(): (left: { name: string; code: string }) => string {
  const { t } = useTranslation('mf-missions')
  return ({ name, code }) =>
    t('approval.refusedLine', {
      title: name,
      why: t(`invite.codes.${known.find((each) => each === code) ?? 'OTHER'}`),
    })
}
