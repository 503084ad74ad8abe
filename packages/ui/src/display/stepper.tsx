import { styled } from '@mui/material/styles'
import { CheckIcon, CircleAlertIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { fillText } from '../texts/ui-texts.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

export interface Step {
  id: string
  label: string
  content: ReactNode
  /** Something in this step has to be corrected. */
  faulty?: boolean
}

export interface StepperProps {
  steps: readonly Step[]
  /** Index of the step in view, from 0. */
  current: number
  /** Name of the whole, for screen readers. */
  label: string
  /** Lets people go back and forth among the steps that they have seen. */
  onGo?: (index: number) => void
  /** Every step can be gone to, those not seen yet as well. */
  free?: boolean
}

const Root = styled('div')({ display: 'grid', gap: '24px' })
const List = styled('ol')({ listStyle: 'none', padding: 0, display: 'grid', gap: '8px' })
const Item = styled('li')({
  paddingTop: '12px',
  borderTop: `4px solid ${token('gray-300')}`,
  fontSize: token('font-small'),
  color: token('text-second'),
  '&[data-state="done"], &[data-state="now"]': { borderTopColor: token('primary') },
  '&[data-state="now"]': { color: token('text'), fontWeight: 600 },
  '& svg': { verticalAlign: '-3px', marginRight: '4px', color: token('primary') },
  '&[data-faulty="true"]': { borderTopColor: token('error') },
  '&[data-faulty="true"] svg': { color: token('error') },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    padding: '8px 0',
    // As high as a finger, and its name level with those of the steps that cannot be gone to.
    margin: 'calc((1lh - 44px) / 2) 0',
    minHeight: '44px',
    width: '100%',
    border: 0,
    background: 'none',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  // Names need room that a phone does not have; the line above says which step it is.
  [phoneMedia]: { '& .ens-step-name, &:not([data-faulty="true"]) svg': { display: 'none' } },
})
const Position = styled('p')({ fontWeight: 500, color: token('text-second'), paddingBottom: '8px' })

/** Where we are in several steps. A step once seen stays mounted, hidden, so that what was typed is kept. */
export function Stepper({ steps, current, label, onGo, free = false }: StepperProps) {
  const texts = useUiTexts()
  const [seen, setSeen] = useState(current)
  if (current > seen) setSeen(current)
  const spoken = { done: texts.stepDone, now: texts.stepNow, next: texts.stepNext }

  return (
    <Root>
      <div>
        <Position role="status">
          {fillText(texts.stepOf, { step: current + 1, count: steps.length })} – {steps[current]?.label}
        </Position>
        {/* By their number and not by those that have come: on a slow line the last ones come a moment later. */}
        <List role="list" aria-label={label} sx={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}>
          {steps.map((step, index) => {
            const state = index < current ? 'done' : index === current ? 'now' : 'next'
            return (
              <Item
                key={step.id}
                data-state={state}
                data-faulty={step.faulty}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                {onGo && (free || index <= seen) && index !== current ? (
                  <button type="button" onClick={() => onGo(index)}>
                    <StepName step={step} state={state} spoken={spoken[state]} />
                  </button>
                ) : (
                  <StepName step={step} state={state} spoken={spoken[state]} />
                )}
              </Item>
            )
          })}
        </List>
      </div>
      {steps.map((step, index) =>
        index <= seen ? (
          <div key={step.id} hidden={index !== current}>
            {step.content}
          </div>
        ) : null,
      )}
    </Root>
  )
}

function StepName({ step, state, spoken }: { step: Step; state: 'done' | 'now' | 'next'; spoken: string }) {
  const texts = useUiTexts()
  return (
    <>
      {step.faulty ? <CircleAlertIcon size={16} aria-hidden /> : null}
      {state === 'done' && !step.faulty ? <CheckIcon size={16} aria-hidden /> : null}
      <span className="ens-step-name" aria-hidden>
        {step.label}
      </span>
      <VisuallyHidden>
        {' '}
        {step.label} ({step.faulty ? texts.stepFaulty : spoken})
      </VisuallyHidden>
    </>
  )
}
