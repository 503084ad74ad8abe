import { useFieldArray, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, IconButton, PlusIcon, Stack, Text, TextField, Trash2Icon, useFocusAmongLines } from '@ensemble/ui'
import { useRef } from 'react'
import { FieldPlace, useFieldWords, useFormTools } from './form-context.tsx'

interface LinesInputProps {
  name: 'questions' | 'prerequisites'
  /** Lines and characters at most. */
  most: { count: number; length: number }
}

/** A short list that is written line by line. */
export function LinesInput({ name, most }: LinesInputProps) {
  const { t } = useTranslation('mf-missions')
  const { form, faultOf } = useFormTools()
  const { label, hint } = useFieldWords()(name)
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(root, ':scope > *')
  return (
    <Stack component="section" aria-label={label} sx={{ gap: '8px' }} ref={root} {...focus}>
      <div>
        <Text weight="medium">{label}</Text>
        {hint ? (
          <Text size="small" tone="second">
            {hint}
          </Text>
        ) : null}
      </div>
      {fields.map(({ id }, index) => (
        <FieldPlace key={id} name={`${name}.${index}.text`}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px', alignItems: 'start' }}>
            <TextField
              hideLabel
              label={t(`form.lines.${name}`, { number: index + 1 })}
              maxLength={most.length}
              error={faultOf(`${name}.${index}.text`)}
              autoComplete="off"
              {...form.register(`${name}.${index}.text`)}
            />
            <IconButton
              label={t('form.removeLine', { number: index + 1 })}
              icon={<Trash2Icon size={20} />}
              onClick={() => remove(index)}
            />
          </Box>
        </FieldPlace>
      ))}
      {fields.length < most.count ? (
        <div>
          <Button variant="quiet" size="small" icon={<PlusIcon />} onClick={() => append({ text: '' })}>
            {t(`form.addLine.${name}`)}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
