import { useTranslation } from '@ensemble/mf-kit'
import { comfortsOf } from '../../sections/energy-card.tsx'
import { CheckInput, RadioInput } from './fields/choice-inputs.tsx'
import { useFormTools } from './fields/form-context.tsx'
import { TextInput } from './fields/text-inputs.tsx'
import { choices } from '../../inputs/choices.ts'

const levels = ['1', '2', '3'] as const

/** What taking part costs in energy: what tired people look at first. */
export function EnergyFields() {
  const { t } = useTranslation('mf-missions')
  const { values, form } = useFormTools()
  const { energy } = values
  return (
    <>
      <RadioInput
        name="energy.level"
        options={choices(levels, (value) => t(`form.levels.${value}`))}
        value={energy.level}
        onChange={(level) => form.setValue('energy', { ...energy, level })}
      />
      {comfortsOf(values).map((ease) => (
        <CheckInput
          key={ease}
          name={`energy.${ease}`}
          checked={energy[ease]}
          onChange={(checked) => form.setValue('energy', { ...energy, [ease]: checked })}
        />
      ))}
      <TextInput name="energy.travelNote" optional />
    </>
  )
}
