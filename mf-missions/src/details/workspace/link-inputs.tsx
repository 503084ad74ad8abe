import { useFieldArray, useFormContext, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, IconButton, Stack, TextField, useFocusAmongLines, XIcon } from '@ensemble/ui'
import { useRef } from 'react'
import { addressLength, mostLinks, titleLength, type WorkspaceForm } from './workspace-form.ts'

/** The links of the workspace, each with a name. */
export function LinkInputs() {
  const { t } = useTranslation('mf-missions')
  const { control, register, formState } = useFormContext<WorkspaceForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'links' })
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(root, ':scope > *')
  return (
    <Stack sx={{ gap: '16px', alignItems: 'flex-start' }} ref={root} {...focus}>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={row}>
          <TextField
            label={t('workspace.linkTitle', { number: index + 1 })}
            maxLength={titleLength}
            error={formState.errors.links?.[index]?.title ? t('fields.REQUIRED') : undefined}
            {...register(`links.${index}.title`, { required: true })}
          />
          <TextField
            label={t('workspace.linkUrl', { number: index + 1 })}
            type="url"
            inputMode="url"
            maxLength={addressLength}
            error={formState.errors.links?.[index]?.url ? t('workspace.INVALID_URL') : undefined}
            {...register(`links.${index}.url`, { required: true, pattern: /^\s*https:\/\/\S+\.\S+\s*$/ })}
          />
          <IconButton
            label={t('workspace.removeLink', { number: index + 1 })}
            icon={<XIcon />}
            onClick={() => remove(index)}
          />
        </Box>
      ))}
      {fields.length < mostLinks ? (
        <Button variant="secondary" onClick={() => append({ title: '', url: '' })}>
          {t('workspace.addLink')}
        </Button>
      ) : null}
    </Stack>
  )
}

const row = {
  display: 'grid',
  gap: '12px',
  width: '100%',
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr) auto' },
}
