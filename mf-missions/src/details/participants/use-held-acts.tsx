import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { errorMessage, useToast, useTranslation } from '@ensemble/mf-kit'
import { useHeldAnswers } from '@ensemble/mf-kit/held'
import { Button, Stack, Text, useFocusAfterRemoval, VisuallyHidden } from '@ensemble/ui'
import type { TableAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { chosenTabOrTitle } from '../../cards/chosen-tab.ts'

interface Act {
  /** Of the action in the row. */
  id: string
  people: readonly ParticipantRow[]
  /** What is said while it is held: "Paul Martin takes part". */
  done: string
  /** How many places are gone with it. */
  places: number
  /** Resolves to nothing, or to a sentence that says why it could not be done. */
  send: () => Promise<string | null>
}

interface HeldActs {
  hold: (act: Act) => void
  /** Places that will be gone once what is held has left. */
  places: number
  /** Whether an act on this row waits or is under way: until the row is read again nothing else is offered on it. */
  isHeld: (row: ParticipantRow) => boolean
  /** In the place of the act, so that whoever came by keyboard stays where they are. */
  undoOn: (row: ParticipantRow) => TableAction[]
  /** What is held, in words, with the way back: the row may be on another page by now. */
  lines: ReactNode
}

/** So long an error can be read. */
const errorMs = 8000

/** Light acts on people of a mission: held for ten seconds as those of /home, and taken back meanwhile (decision 244). */
export function useHeldActs(): HeldActs {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const answers = useHeldAnswers()
  const [acts, setActs] = useState<readonly (Act & { key: string })[]>([])
  // A line goes once it was taken back or has left.
  const focus = useFocusAfterRemoval(chosenTabOrTitle)
  const at = (key: string) => answers.stateOf(key)?.at
  const held = acts.filter(({ key }) => at(key) === 'held')
  const running = acts.filter(({ key }) => at(key) === 'held' || at(key) === 'sending')

  function hold(act: Act) {
    const key = crypto.randomUUID()
    // Said in a toast: the tab may have been left, which sends what it holds.
    const send = async () => {
      const why = await act.send().catch(errorMessage)
      if (why !== null) toast(why, { severity: 'error', durationMs: errorMs })
      return why
    }
    setActs([...acts.filter((one) => at(one.key) !== undefined && at(one.key) !== 'failed'), { ...act, key }])
    answers.hold(key, { send })
  }

  // A row that has changed since is another one: what was done to it then says nothing of it now.
  const actOn = (row: ParticipantRow) =>
    acts.find(
      ({ key, people }) =>
        at(key) !== undefined &&
        at(key) !== 'failed' &&
        people.some(({ userId, updatedAt }) => userId === row.userId && updatedAt === row.updatedAt),
    )
  const undo = (people: Act['people']) =>
    people.length === 1 ? t('held.undo') : t('held.undoMany', { count: people.length })

  return {
    hold,
    places: running.reduce((sum, { places }) => sum + places, 0),
    isHeld: (row) => actOn(row) !== undefined,
    undoOn: (row) => {
      const act = actOn(row)
      if (!act || at(act.key) !== 'held') return []
      return [{ id: act.id, label: undo(act.people), main: true, onSelect: () => answers.takeBack(act.key) }]
    },
    lines: (
      <div {...focus}>
        {/* Each alone: one that comes, or goes, has the others not said again. */}
        <VisuallyHidden role="status" aria-atomic={false}>
          {held.map(({ key, done }) => (
            <span key={key}>{t('held.said', { done })} </span>
          ))}
        </VisuallyHidden>
        {held.map(({ key, people, done }) => (
          <Stack key={key} direction="row" sx={{ flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
            {/* For the eye: who hears the page hears it above, and the button says of what it is. */}
            <div aria-hidden>
              <Text>{t('held.said', { done })}</Text>
            </div>
            <Button
              size="small"
              variant="secondary"
              aria-label={t('held.undoOf', { done })}
              onClick={() => answers.takeBack(key)}
            >
              {undo(people)}
            </Button>
          </Stack>
        ))}
      </div>
    ),
  }
}
