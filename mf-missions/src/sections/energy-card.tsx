import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Card, CheckIcon, MinusIcon, Stack, Text, token, VisuallyHidden } from '@ensemble/ui'
import { useMissionWords } from '../cards/use-mission-words.ts'

const comforts = ['canSit', 'canStop', 'breaks', 'cameraOptional', 'companion'] as const

/**
 * What is worth saying of a mission: where one goes there, nobody has a camera, and "camera optional: no" would
 * frighten. Of a questionnaire, only that one may stop.
 */
export function comfortsOf({ mode, type }: { mode: Mission['mode'] | ''; type: Mission['type'] | '' }) {
  if (type === 'studies_and_surveys') return comforts.filter((comfort) => comfort === 'canStop')
  return comforts.filter((comfort) => comfort !== 'cameraOptional' || mode !== 'on_site')
}

/** What taking part costs in energy: said before anybody has to ask. */
export function EnergyCard({ mission }: { mission: Pick<Mission, 'energy' | 'mode' | 'type'> }) {
  const { t } = useTranslation('mf-missions')
  const words = useMissionWords()
  const { energy } = mission
  return (
    <Card as="div" outline="line">
      <Text weight="strong">{words.energy(mission)}</Text>
      <Stack component="ul" sx={{ listStyle: 'none', padding: 0, gap: '8px' }}>
        {comfortsOf(mission).map((comfort) => (
          <Stack component="li" key={comfort} direction="row" sx={{ gap: '8px', color: colourOf(energy[comfort]) }}>
            {energy[comfort] ? (
              <CheckIcon size={20} aria-hidden color={token('green-500')} />
            ) : (
              <MinusIcon size={20} aria-hidden />
            )}
            <span>
              {t(`energy.${comfort}`)}
              {energy[comfort] ? <VisuallyHidden>{t('energy.yes')}</VisuallyHidden> : t('energy.no')}
            </span>
          </Stack>
        ))}
      </Stack>
      {energy.travelNote ? <Text>{energy.travelNote}</Text> : null}
    </Card>
  )
}

function colourOf(given: boolean): string {
  return given ? token('text') : token('text-second')
}
