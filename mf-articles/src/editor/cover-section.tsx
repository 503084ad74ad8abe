import { articleLimits } from '@ensemble/contracts/articles/limits'
import { fileRules } from '@ensemble/contracts/articles/file-rules'
import type { FileInfo } from '@ensemble/contracts/articles/files'
import { imageSources } from '@ensemble/contracts/articles/images'
import { sendFile, useTranslation } from '@ensemble/mf-kit'
import { Box, CardCover, FormSection, TextField, token, UploadField } from '@ensemble/ui'
import { fieldIds } from './field-ids.ts'
import type { ArticleEditor } from './use-article-editor.ts'
import { useFaultWords } from './use-fault-words.ts'

const { types, maxBytes, minWidth } = fileRules.article_cover
const bytesPerMegabyte = 1024 * 1024

/** The picture above the article and on its card, and what it shows for those who do not see it. */
export function CoverSection({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation('mf-articles')
  const fault = useFaultWords(editor)
  const { form, values } = editor
  function setCover(key: string) {
    form.setValue('coverKey', key, { shouldDirty: true })
    if (key === '') form.setValue('coverAlt', '', { shouldDirty: true })
  }
  return (
    <FormSection title={t('editor.sections.cover')} why={t('editor.why.cover')}>
      <UploadField<FileInfo>
        id={fieldIds.cover}
        label={t('editor.fields.cover')}
        hint={t('editor.hints.cover', { max: maxBytes / bytesPerMegabyte, width: minWidth })}
        accept={types.join(',')}
        upload={(file, options) => sendFile(file, { purpose: 'article_cover', ...options })}
        onStored={({ key }) => setCover(key)}
        onRemove={() => setCover('')}
        error={fault('coverKey')}
      >
        {values.coverKey === '' ? null : (
          <Box sx={{ borderRadius: token('radius-card'), overflow: 'hidden', maxWidth: '420px' }}>
            <CardCover
              {...imageSources(values.coverKey)}
              sizes="420px"
              alt={values.coverAlt}
              ratio={2}
              loading="eager"
            />
          </Box>
        )}
      </UploadField>
      <TextField
        {...form.register('coverAlt')}
        id={fieldIds.coverAlt}
        label={t('editor.fields.coverAlt')}
        hint={t('editor.hints.coverAlt', articleLimits.coverAlt)}
        maxLength={articleLimits.coverAlt.max}
        error={fault('coverAlt')}
      />
    </FormSection>
  )
}
