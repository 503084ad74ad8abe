import type { Mission } from '@ensemble/contracts/missions/http'
import { Box } from '@ensemble/ui'
import { useMissionWords } from '../cards/use-mission-words.ts'
import { MissionTitle } from '../cards/mission-title.tsx'

/** Which mission a form is about: its name, when and where. */
export function MissionInShort({ mission }: { mission: Mission }) {
  const words = useMissionWords()
  return (
    <>
      <strong>
        <MissionTitle title={mission.title} />
      </strong>
      <br />
      {words.when(mission)} · {/* "À distance" stays in one piece; a long place breaks where it must. */}
      <Box component="span" sx={{ display: 'inline-block' }}>
        {words.where(mission)}
      </Box>
    </>
  )
}
