import { articleLimits } from '@ensemble/contracts/articles/limits'
import { type Language, languages } from '@ensemble/contracts/enumerations'
import { PrefetchLink, useCan, useLanguage, useNavigate, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Page, PageHeader, RadioGroup, SendStatus, Stack, TextField } from '@ensemble/ui'
import { type FormEvent, useState } from 'react'
import { useArticlesCreateMutation } from '../api/writing-api.ts'
import { NoWriting } from './no-writing.tsx'

/** /articles/new: title and language, which a draft needs; everything else is written where it is saved by itself. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const navigate = useNavigate()
  const spoken = useLanguage()
  const writes = useCan('article.write')
  const [title, setTitle] = useState('')
  const [language, setLanguage] = useState<Language>(spoken)
  const [short, setShort] = useState(false)
  const [create] = useArticlesCreateMutation()
  const { send, sending, failure } = useSend(create)
  if (!writes) return <NoWriting />

  async function begin(event: FormEvent) {
    event.preventDefault()
    if (title.trim().length < articleLimits.title.min) return setShort(true)
    const article = await send({ body: { title: title.trim(), language } })
    // Back from the editor leads past this page: a second draft is not what anybody wants.
    if (article) void navigate(`/articles/${article.id}/edit`, { replace: true })
  }

  return (
    <Page width="narrow">
      <PageHeader
        back={{ component: PrefetchLink, to: '/resources', label: t('article.back') }}
        title={t('editor.newTitle')}
        sentence={t('editor.newSentence')}
      />
      <Stack component="form" noValidate sx={{ gap: '20px' }} onSubmit={(event: FormEvent) => void begin(event)}>
        <TextField
          label={t('editor.fields.title')}
          hint={t('editor.hints.title', articleLimits.title)}
          value={title}
          maxLength={articleLimits.title.max}
          error={short ? t('editor.titleShort', articleLimits.title) : undefined}
          onChange={(event) => {
            setTitle(event.target.value)
            setShort(false)
          }}
        />
        <RadioGroup
          legend={t('editor.fields.language')}
          inline
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <SendStatus sending={sending} failure={failure} />
        <div>
          <Button type="submit" loading={sending}>
            {t('editor.begin')}
          </Button>
        </div>
      </Stack>
    </Page>
  )
}
