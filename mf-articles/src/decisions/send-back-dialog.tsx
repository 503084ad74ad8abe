import type { Article } from '@ensemble/contracts/articles/http'
import { articleLimits } from '@ensemble/contracts/articles/limits'
import { typeset } from '@ensemble/contracts/typography'
import { useForm, useFormDraft, useLanguage, useSend, useToast, useTranslation, useWatch } from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useArticlesSendBackMutation } from '../api/writing-api.ts'

const blank = { comment: '' }
const { min, max } = articleLimits.comment

interface SendBackDialogProps {
  article: Pick<Article, 'id' | 'title' | 'language' | 'author'>
  onClose: () => void
  /** The article as it is now; before the window closes. */
  onSent?: (article: Article) => void
}

/** Asks for the words that the author reads while they correct the article; over a list it says which one that is. */
export function SendBackDialog({ article, onClose, onSent }: SendBackDialogProps) {
  const { t } = useTranslation('mf-articles')
  const lang = useLanguage() === article.language ? undefined : article.language
  const toast = useToast()
  const { send, sending, failure } = useSend(useArticlesSendBackMutation()[0])
  const form = useForm<typeof blank>({ defaultValues: blank })
  const draft = useFormDraft({ key: `article.send_back.${article.id}`, form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const comment = form.getValues().comment.trim()
  const isShort = comment.length < min

  async function confirm() {
    setChecked(true)
    if (isShort) return
    const answer = await send({ params: { articleId: article.id }, body: { comment } })
    if (!answer) return
    draft.forget()
    toast(t('sendBack.done'))
    onSent?.(answer)
    onClose()
  }

  return (
    <FormDialog
      title={t('sendBack.title')}
      about={<strong lang={lang}>{typeset(article.title, article.language)}</strong>}
      submit={{ label: t('sendBack.send') }}
      onSubmit={() => void confirm()}
      {...{ draft, sending, failure, onClose }}
    >
      <Text>{t(article.author.id === null ? 'sendBack.nobody' : 'sendBack.consequence')}</Text>
      <TextArea
        label={t('sendBack.comment')}
        hint={t('sendBack.hint')}
        maxLength={max}
        error={checked && isShort ? t('sendBack.tooShort') : undefined}
        {...form.register('comment')}
      />
    </FormDialog>
  )
}
