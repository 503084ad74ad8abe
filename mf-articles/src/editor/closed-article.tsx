import type { Article } from '@ensemble/contracts/articles/http'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, useForm, useFormDraft, useSession, useTranslation, useWatch } from '@ensemble/mf-kit'
import {
  Box,
  Button,
  Card,
  ConfirmDialog,
  Heading,
  Page,
  PageHeader,
  Stack,
  Text,
  useFocusAfterRemoval,
} from '@ensemble/ui'
import { useState } from 'react'
import { ArticleBody } from '../reading/article-body.tsx'
import { type ArticleForm, draftKeyOf, formOf } from './article-form.ts'
import { NoWriting } from './no-writing.tsx'

/**
 * For who writes, where an article is in other hands: of their own, that its publication is decided, and what they wrote
 * before they knew, to be copied or thrown away.
 */
export function ClosedArticle({ article }: { article: Article }) {
  const { t } = useTranslation('mf-articles')
  const { user } = useSession()
  const [stored] = useState(() => formOf(article))
  const form = useForm<ArticleForm>({ defaultValues: stored })
  const draft = useFormDraft({ key: draftKeyOf(article.id), form, blank: stored })
  useWatch({ control: form.control })
  const [asking, setAsking] = useState(false)
  // The button goes with the text.
  const focus = useFocusAfterRemoval(() => document.querySelector('h1'))
  const { title, summary, body, language } = form.getValues()
  const isKept = draft.ready && draft.status !== 'none'

  function throwAway() {
    setAsking(false)
    draft.forget()
  }

  if (!isKept && article.author.id !== user?.id) return <NoWriting />
  return (
    <Page width="reading">
      <PageHeader
        back={{ component: PrefetchLink, to: `/articles/${article.id}`, label: t('editor.back') }}
        title={t('editor.closed.title')}
        sentence={t('editor.closed.sentence')}
      />
      <Box {...focus}>
        {isKept ? (
          <Card as="section" outline="line" aria-labelledby="kept-text">
            <Stack sx={{ gap: '16px' }}>
              <Heading level={2} size="s" id="kept-text">
                {t('editor.closed.kept')}
              </Heading>
              <Text>{t('editor.closed.keptHint')}</Text>
              <Stack lang={language} sx={{ gap: '16px' }}>
                <Heading level={3}>{typeset(title, language)}</Heading>
                {summary === '' ? null : <Text>{typeset(summary, language)}</Text>}
                <ArticleBody article={{ body, coverKey: null, coverAlt: null }} lang={language} />
              </Stack>
              <div>
                <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                  {t('editor.closed.throwAway')}
                </Button>
              </div>
            </Stack>
          </Card>
        ) : null}
      </Box>
      <ConfirmDialog
        open={asking}
        danger
        title={t('editor.closed.throwAwayTitle')}
        consequence={t('editor.closed.throwAwayConsequence')}
        confirmLabel={t('editor.closed.throwAway')}
        onConfirm={throwAway}
        onCancel={() => setAsking(false)}
      />
    </Page>
  )
}
