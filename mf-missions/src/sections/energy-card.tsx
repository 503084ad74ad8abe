import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Card, CheckIcon, Stack, Text, token } from '@ensemble/ui'
import { useWrittenLang } from '../cards/mission-title.tsx'
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

/**
 * What taking part costs in energy: said before anybody has to ask. A box left unticked is no answer, so what is not
 * promised is not told: a "no" that nobody gave would turn people away.
 */
export function EnergyCard({ mission }: { mission: Pick<Mission, 'energy' | 'mode' | 'type'> }) {
  const { t } = useTranslation('mf-missions')
  const words = useMissionWords()
  const lang = useWrittenLang()
  const { energy } = mission
  const promised = comfortsOf(mission).filter((comfort) => energy[comfort])
  return (
    <Card as="div" outline="line">
      <Text weight="strong">{words.energy(mission)}</Text>
      {promised.length > 0 ? (
        <Stack component="ul" role="list" sx={{ listStyle: 'none', padding: 0, gap: '8px' }}>
          {promised.map((comfort) => (
            <Stack component="li" key={comfort} direction="row" sx={{ gap: '8px' }}>
              <CheckIcon size={20} aria-hidden color={token('green-500')} />
              <span>{t(`energy.${comfort}`)}</span>
            </Stack>
          ))}
        </Stack>
      ) : null}
      {energy.travelNote ? <Text lang={lang}>{energy.travelNote}</Text> : null}
    </Card>
  )
}
