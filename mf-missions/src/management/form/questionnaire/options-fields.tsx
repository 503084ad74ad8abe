import type { Question } from '@ensemble/contracts/missions/questionnaire'
import { questionnaireLimits as limits } from '@ensemble/contracts/missions/questionnaire-limits'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, Button, IconButton, PlusIcon, Stack, TextField, Trash2Icon, useFocusAmongLines } from '@ensemble/ui'
import { useRef } from 'react'
import { FieldPlace, useFormTools } from '../fields/form-context.tsx'
import { freeId } from './questionnaire-form.ts'
import { useFocusOnAdded } from './use-focus-on-added.ts'

interface OptionsFieldsProps {
  question: Question
  path: string
  onChange: (question: Question) => void
}

/** What can be chosen, line by line. */
export function OptionsFields({ question, path, onChange }: OptionsFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const { faultOf } = useFormTools()
  const { options } = question
  const change = (next: Question['options']) => onChange({ ...question, options: next })
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(root, ':scope > *')
  const adds = useFocusOnAdded(root, options.length)
  const ids = options.map(({ id }) => id)
  return (
    <Stack sx={{ gap: '8px' }} ref={root} {...focus}>
      {options.map(({ id, label }, index) => (
        <FieldPlace key={id} name={`${path}.options.${index}.label`}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px', alignItems: 'end' }}>
            <TextField
              label={t('builder.option', { number: index + 1 })}
              maxLength={limits.optionLabel.max}
              value={label}
              autoComplete="off"
              error={faultOf(`${path}.options.${index}.label`)}
              onChange={(event) =>
                change(options.map((one) => (one.id === id ? { id, label: event.target.value } : one)))
              }
            />
            {options.length > limits.options.min ? (
              <IconButton
                label={t('builder.removeOption', { number: index + 1 })}
                icon={<Trash2Icon size={20} />}
                onClick={() => change(options.filter((one) => one.id !== id))}
              />
            ) : null}
          </Box>
        </FieldPlace>
      ))}
      {options.length < limits.options.max ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<PlusIcon />}
            onClick={() => {
              adds()
              change([...options, { id: freeId('o', ids), label: '' }])
            }}
          >
            {t('builder.addOption')}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
