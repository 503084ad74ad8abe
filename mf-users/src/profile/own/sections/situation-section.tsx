import { profileTypes, type VolunteerKind, volunteerKinds } from '@ensemble/contracts/enumerations'
import type { User } from '@ensemble/contracts/users/http'
import { Link, useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, ConfirmDialog, RadioGroup, Text, TextLink } from '@ensemble/ui'
import { useState } from 'react'
import { SectionForm } from '../section-form.tsx'
import { choices } from '../../../texts/choices.ts'
import { useSection } from '../use-section.ts'
import { StandingList } from '../../../volunteers/standing-list.tsx'

/** In which role somebody is here. A change is one quiet step: nothing is asked, nothing is said of it. */
export function SituationSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const section = useSection({
    saved: { profileType: user.profileType ?? null, volunteerKinds: user.volunteerKinds ?? [] },
    part: 'member',
    edit: ({ profileType, volunteerKinds: kinds }) => ({
      member: { ...(profileType ? { profileType } : {}), ...(kinds ? { volunteerKinds: kinds } : {}) },
    }),
  })
  const { chosen } = section
  const { volunteerStandings: standings = [] } = user
  const kindsField = chosen('volunteerKinds')
  const [asked, setAsked] = useState<{ kinds: VolunteerKind[]; lost: VolunteerKind } | null>(null)

  /** One tap takes a confirmation away for good, so it is asked first. */
  function choose(kinds: VolunteerKind[]) {
    const lost = standings.find(({ kind, state }) => state === 'confirmed' && !kinds.includes(kind))
    if (lost) setAsked({ kinds, lost: lost.kind })
    else kindsField.onChange(kinds)
  }

  function confirm() {
    if (asked) kindsField.onChange(asked.kinds)
    setAsked(null)
  }

  return (
    <SectionForm id="situation" section={section}>
      <RadioGroup
        legend={t('own.profileType')}
        options={choices(profileTypes, (value) => t(`profileTypes.${value}`))}
        {...chosen('profileType')}
      />
      <CheckboxGroup
        legend={t('fields.volunteerKinds')}
        options={choices(volunteerKinds, (value) => t(`volunteerKinds.${value}`))}
        {...kindsField}
        onChange={choose}
      />
      {standings.length > 0 ? <StandingList standings={standings} reader="owner" /> : null}
      {standings.some(({ state }) => state !== 'confirmed') ? (
        <Text>
          {t('volunteers.waits')}{' '}
          <TextLink component={Link} to="?tab=commitment&contact=department">
            {t('volunteers.writeToCommittee')}
          </TextLink>
        </Text>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        title={t('volunteers.drop.title')}
        consequence={t('volunteers.drop.consequence', { kind: asked ? t(`volunteerKinds.${asked.lost}`) : '' })}
        confirmLabel={t('volunteers.drop.action')}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </SectionForm>
  )
}
