import { mostFeatured } from '@ensemble/contracts/articles/limits'
import { departments } from '@ensemble/contracts/departments'
import { articleCategories } from '@ensemble/contracts/enumerations'
import { cancerTypes } from '@ensemble/contracts/health-enumerations'
import { Controller, useSession, useTranslation } from '@ensemble/mf-kit'
import { Checkbox, FormSection, MultiSelect, Select } from '@ensemble/ui'
import { fieldIds } from './field-ids.ts'
import type { ArticleEditor } from './use-article-editor.ts'
import { useFaultWords } from './use-fault-words.ts'

const mostCategories = 3

/** Where readers find the article: topics, types of cancer, place, and whether it is put forward. */
export function SortingSection({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation('mf-articles')
  const { role, user } = useSession()
  const fault = useFaultWords(editor)
  const { form, article, values } = editor
  const full = values.categories.length >= mostCategories
  // A referent writes for their own department or for everybody, or leaves what was chosen before they moved.
  const within: (string | null | undefined)[] = [user?.departmentCode, article.departmentCode, values.departmentCode]
  const places = departments.filter(({ code }) => role !== 'referent' || within.includes(code))
  return (
    <FormSection title={t('editor.sections.sorting')} why={t('editor.why.sorting')}>
      <Controller
        name="categories"
        control={form.control}
        render={({ field }) => (
          <MultiSelect
            id={fieldIds.categories}
            label={t('editor.fields.categories')}
            hint={t('editor.hints.categories', { max: mostCategories })}
            options={articleCategories.map((value) => ({
              value,
              label: t(`categories.${value}`),
              disabled: full && !field.value.includes(value),
            }))}
            value={field.value}
            onChange={field.onChange}
            error={fault('categories')}
          />
        )}
      />
      <Controller
        name="cancerTypes"
        control={form.control}
        render={({ field }) => (
          <MultiSelect
            label={t('editor.fields.cancers')}
            optional
            options={cancerTypes.map((value) => ({ value, label: t(`cancers.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="departmentCode"
        control={form.control}
        render={({ field }) => (
          <Select
            label={t('editor.fields.department')}
            hint={t('editor.hints.department')}
            emptyOption={t('editor.national')}
            options={places.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
            value={field.value}
            onChange={field.onChange}
            error={fault('departmentCode')}
          />
        )}
      />
      {article.allowedActions.includes('feature') ? (
        <Controller
          name="featured"
          control={form.control}
          render={({ field }) => (
            <Checkbox
              label={t('editor.fields.featured', { max: mostFeatured })}
              checked={field.value}
              onChange={(event) => field.onChange(event.target.checked)}
              error={fault('featured')}
            />
          )}
        />
      ) : null}
    </FormSection>
  )
}
