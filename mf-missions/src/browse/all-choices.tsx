import {
  missionModes,
  missionOrigins,
  missionScopes,
  organisationTypes,
  registrationModes,
} from '@ensemble/contracts/enumerations'
import { effortBands } from '@ensemble/contracts/missions/browse-choices'
import { useSession, useTranslation } from '@ensemble/mf-kit'
import { Checkbox, CheckboxGroup, Stack } from '@ensemble/ui'
import { FoldedChoices } from './folded-choices.tsx'
import { HealthChoices } from './health-choices.tsx'
import { type ChoicesProps, MainChoices } from './main-choices.tsx'
import { useChoices } from './use-choices.ts'

/** Everything that one can choose by. */
export default function AllChoices(props: ChoicesProps) {
  const { filters, change, counts } = props
  const { t } = useTranslation('mf-missions')
  const { role } = useSession()
  const choices = useChoices(counts)
  const { scopes, origins, organisations, registrations } = filters
  const chosen = scopes.length + origins.length + organisations.length + registrations.length
  return (
    <>
      <Stack>
        <Checkbox
          label={choices.counted(t('browse.light'), 'energyLevel', '1')}
          checked={filters.light}
          onChange={(event) => change({ light: event.target.checked })}
        />
        <Checkbox
          label={choices.counted(t('browse.placesLeft'), 'joinable', 'true')}
          checked={filters.placesLeft}
          onChange={(event) => change({ placesLeft: event.target.checked })}
        />
        <Checkbox
          label={choices.counted(t('browse.costsCovered'), 'expensesCovered', 'true')}
          checked={filters.costsCovered}
          onChange={(event) => change({ costsCovered: event.target.checked })}
        />
        {/* Members alone mark missions; in the address of somebody else it is taken out where it stands. */}
        {role === 'member' ? (
          <Checkbox
            label={t('browse.favourites')}
            checked={filters.favourites}
            onChange={(event) => change({ favourites: event.target.checked })}
          />
        ) : null}
      </Stack>
      <MainChoices {...props} />
      {filters.within ? (
        <Checkbox
          label={t('browse.orRemote')}
          checked={filters.remoteToo}
          onChange={(event) => change({ remoteToo: event.target.checked })}
        />
      ) : null}
      <CheckboxGroup
        legend={t('browse.mode')}
        options={choices.of('mode', missionModes, (value) => t(`modes.${value}`))}
        value={filters.modes}
        onChange={(modes) => change({ modes })}
      />
      <CheckboxGroup
        legend={t('browse.effort')}
        options={choices.of('effortBand', effortBands, (value) => t(`efforts.${value}`))}
        value={filters.efforts}
        onChange={(efforts) => change({ efforts })}
      />
      <HealthChoices {...props} />
      <FoldedChoices chosen={chosen}>
        <CheckboxGroup
          legend={t('browse.scope')}
          options={choices.of('scope', missionScopes, (value) => t(`scopes.${value}`))}
          value={scopes}
          onChange={(next) => change({ scopes: next })}
        />
        <CheckboxGroup
          legend={t('browse.origin')}
          options={choices.of('origin', missionOrigins, (value) => t(`origins.${value}`))}
          value={origins}
          onChange={(next) => change({ origins: next })}
        />
        <CheckboxGroup
          legend={t('browse.organisationTypes')}
          options={choices.of('organisationType', organisationTypes, (value) => t(`organisations.${value}`))}
          value={organisations}
          onChange={(next) => change({ organisations: next })}
        />
        <CheckboxGroup
          legend={t('browse.registration')}
          options={choices.of('registrationMode', registrationModes, (value) => t(`registrationModes.${value}`))}
          value={registrations}
          onChange={(next) => change({ registrations: next })}
        />
      </FoldedChoices>
    </>
  )
}
