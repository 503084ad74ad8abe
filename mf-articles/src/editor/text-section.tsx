import { articleLimits } from '@ensemble/contracts/articles/limits'
import { fileRules } from '@ensemble/contracts/articles/file-rules'
import { storedFileAddress } from '@ensemble/contracts/articles/images'
import { type Language, languages } from '@ensemble/contracts/enumerations'
import { Controller, sendFile, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Select, Stack, Text, TextArea, TextField } from '@ensemble/ui'
import { type PictureOptions, RichEditor } from '@ensemble/ui/rich-editor'
import { useMemo } from 'react'
import { wordsIn } from './check-list.ts'
import { fieldIds } from './field-ids.ts'
import type { ArticleEditor } from './use-article-editor.ts'
import { useFaultWords } from './use-fault-words.ts'

const bytesPerMegabyte = 1024 * 1024

/** The words of the article: title and text first, then the summary and the language. */
export function TextSection({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const fault = useFaultWords(editor)
  const { form, values } = editor
  const { register, control } = form
  const pictures = usePictures()
  return (
    <Stack sx={{ gap: '20px' }}>
      <TextField
        {...register('title')}
        id={fieldIds.title}
        label={t('editor.fields.title')}
        hint={t('editor.hints.title', articleLimits.title)}
        maxLength={articleLimits.title.max}
        error={fault('title')}
      />
      <Stack sx={{ gap: '6px' }}>
        <Controller
          name="body"
          control={control}
          render={({ field }) => (
            <RichEditor
              id={fieldIds.body}
              label={t('editor.fields.body')}
              hint={t('editor.hints.body')}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              pictures={pictures}
              error={fault('body')}
            />
          )}
        />
        <Text size="small" tone="second">
          {t('editor.length', {
            written: wordsIn(values.body).length.toLocaleString(language),
            max: articleLimits.body.max.toLocaleString(language),
          })}
        </Text>
      </Stack>
      <TextArea
        {...register('summary')}
        id={fieldIds.summary}
        label={t('editor.fields.summary')}
        hint={t('editor.hints.summary', articleLimits.summary)}
        rows={3}
        maxLength={articleLimits.summary.max}
        error={fault('summary')}
        lang={values.language}
      />
      <Controller
        name="language"
        control={control}
        render={({ field }) => (
          <Select<Language>
            label={t('editor.fields.language')}
            hint={t('editor.hints.language')}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={field.value}
            onChange={(chosen) => field.onChange(chosen || field.value)}
          />
        )}
      />
    </Stack>
  )
}

/** Pictures in the text go to the storage as any other file does. */
function usePictures(): PictureOptions {
  const { t } = useTranslation('mf-articles')
  return useMemo(() => {
    const { types, maxBytes } = fileRules.article_image
    return {
      accept: types.join(','),
      hint: t('editor.hints.picture', { max: maxBytes / bytesPerMegabyte }),
      upload: async (file, { onProgress, signal }) => {
        const { key, width, height } = await sendFile(file, { purpose: 'article_image', onProgress, signal })
        return { address: storedFileAddress(key), width, height }
      },
    }
  }, [t])
}
