import type { Mission, Participant } from '@ensemble/contracts/missions/http'
import { useState } from 'react'
import { AccountStep } from './account-step.tsx'
import { CallerStep, type FoundCaller } from './caller-step.tsx'
import { DoneStep } from './done-step.tsx'
import { YesStep } from './yes-step.tsx'

type Step =
  | { is: 'who' }
  | { is: 'account'; words: string }
  | { is: 'yes'; caller: FoundCaller }
  | { is: 'done'; caller: FoundCaller; participant: Participant }

/** Registers somebody who calls: who it is, what the mission asks, what to put in the post. */
export function CallDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ is: 'who' })
  const say = (caller: FoundCaller) => setStep({ is: 'yes', caller })
  switch (step.is) {
    case 'who':
      return <CallerStep onFound={say} onUnknown={(words) => setStep({ is: 'account', words })} onClose={onClose} />
    case 'account':
      return (
        <AccountStep
          words={step.words}
          departmentCode={mission.departmentCode}
          onOpened={say}
          onClose={() => setStep({ is: 'who' })}
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
