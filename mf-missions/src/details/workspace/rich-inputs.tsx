import { Controller, useFormContext, useTranslation } from '@ensemble/mf-kit'
import { RichEditor } from '@ensemble/ui/rich-editor'
import type { WorkspaceForm } from './workspace-form.ts'

/** Welcome note and notes: apart, because the editor is heavy and only who edits needs it. */
function RichInputs() {
  const { t } = useTranslation('mf-missions')
  const { control } = useFormContext<WorkspaceForm>()
  return (['intro', 'notes'] as const).map((name) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field: { value, onChange, ref } }) => (
        <RichEditor label={t(`workspace.${name}`)} optional value={value} onChange={onChange} ref={ref} />
      )}
    />
  ))
}

// lazyPart takes the default export.
export default RichInputs
