import { fileRules } from '@ensemble/contracts/articles/file-rules'
import type { FileInfo } from '@ensemble/contracts/articles/files'
import { imageSources } from '@ensemble/contracts/articles/images'
import { sendFile, useTranslation } from '@ensemble/mf-kit'
import { Box, CardCover, token, UploadField } from '@ensemble/ui'
import { FieldPlace, useFieldWords, useFormTools } from './fields/form-context.tsx'
import { TextInput } from './fields/text-inputs.tsx'

const { types, maxBytes, minWidth } = fileRules.mission_cover
const bytesPerMegabyte = 1024 * 1024
/** Pixels: as wide as a card shows it. */
const shownWidth = 420

/** The picture of the mission, on its card and its page, and what it shows for those who do not see it. */
export function CoverFields() {
  const { t } = useTranslation('mf-missions')
  const { values, form } = useFormTools()
  const { label, error } = useFieldWords()('coverKey')
  const { coverKey, coverAlt } = values

  function setCover(key: string) {
    form.setValue('coverKey', key)
    // Words about another picture are wrong for whoever hears them.
    form.setValue('coverAlt', '')
  }

  return (
    <>
      <FieldPlace name="coverKey">
        <UploadField<FileInfo>
          label={label}
          optional
          hint={t('form.coverHint', { max: maxBytes / bytesPerMegabyte, width: minWidth })}
          error={error}
          accept={types.join(',')}
          upload={(file, options) => sendFile(file, { purpose: 'mission_cover', ...options })}
          onStored={({ key }) => setCover(key)}
          onRemove={() => setCover('')}
        >
          {coverKey === '' ? null : (
            <Box sx={{ borderRadius: token('radius-card'), overflow: 'hidden', maxWidth: `${shownWidth}px` }}>
              <CardCover
                {...imageSources(coverKey)}
                sizes={`${shownWidth}px`}
                alt={coverAlt}
                ratio={2}
                loading="eager"
              />
            </Box>
          )}
        </UploadField>
      </FieldPlace>
      {coverKey === '' ? null : <TextInput name="coverAlt" />}
    </>
  )
}
