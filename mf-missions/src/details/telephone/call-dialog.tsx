import type { Mission, Participant } from '@ensemble/contracts/missions/http'
import { useState } from 'react'
import { AccountStep, type TypedAccount } from './account-step.tsx'
import { CallerStep, type FoundCaller } from './caller-step.tsx'
import { DoneStep } from './done-step.tsx'
import { YesStep } from './yes-step.tsx'

type Step =
  | { is: 'who'; left: TypedAccount | null }
  | { is: 'account'; words: string; left: TypedAccount | null }
  | { is: 'yes'; caller: FoundCaller }
  | { is: 'done'; caller: FoundCaller; participant: Participant }

/** Registers somebody who calls: who it is, what the mission asks, what to put in the post. */
export function CallDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ is: 'who', left: null })
  const say = (caller: FoundCaller) => setStep({ is: 'yes', caller })
  switch (step.is) {
    case 'who': {
      const { left } = step
      const name = left ? `${left.firstName} ${left.lastName}`.trim() : ''
      // The number belongs to that name: of somebody else nothing was written yet.
      const open = (words: string) => setStep({ is: 'account', words, left: words === name ? left : null })
      return <CallerStep name={name} onFound={say} onUnknown={open} onClose={onClose} />
    }
    case 'account':
      return (
        <AccountStep
          words={step.words}
          left={step.left}
          departmentCode={mission.departmentCode}
          onOpened={say}
          onClose={(left) => setStep({ is: 'who', left })}
        />
      )
    case 'yes':
      return (
        <YesStep
          mission={mission}
          caller={step.caller}
          asks="everything"
          onDone={(participant) => setStep({ is: 'done', caller: step.caller, participant })}
          onClose={onClose}
        />
      )
    case 'done': {
      const { displayName, byTelephone } = step.caller
      const person = { name: displayName, byTelephone, participant: step.participant }
      return <DoneStep mission={mission} {...person} onClose={onClose} />
    }
  }
}
