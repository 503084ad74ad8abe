import { typeset } from '@ensemble/contracts/typography'
import { useTranslation } from '@ensemble/mf-kit'
import { Chip, Dialog, Page, PageHeader, RadioGroup, Stack } from '@ensemble/ui'
import { FramedPage } from '@ensemble/ui/rich-editor'
import { useState } from 'react'
import { ArticleBody } from '../reading/article-body.tsx'
import type { ArticleForm } from './article-form.ts'

/** Windows in px that an article is tried in. */
const windows = { phone: { width: 360, height: 640 }, wide: { width: 1280, height: 800 } } as const
const screens = ['phone', 'wide'] as const

/** The article as its readers will see it, saved or not: on a phone and on a wide screen. */
export function PreviewDialog({ values, onClose }: { values: ArticleForm; onClose: () => void }) {
  const { t } = useTranslation('mf-articles')
  const [screen, setScreen] = useState<(typeof screens)[number]>('phone')
  const { title, summary, body, categories, coverKey, coverAlt, language } = values
  const name = t(`editor.preview.${screen}`)
  return (
    <Dialog open width="wide" title={t('editor.preview.title')} onClose={onClose}>
      <Stack sx={{ gap: '16px' }}>
        <RadioGroup
          legend={t('editor.preview.width')}
          inline
          options={screens.map((value) => ({ value, label: t(`editor.preview.${value}`) }))}
          value={screen}
          onChange={setScreen}
        />
        <FramedPage key={screen} title={name} {...windows[screen]}>
          <Page width="reading">
            <div lang={language}>
              <PageHeader
                title={title === '' ? t('editor.preview.noTitle') : typeset(title, language)}
                sentence={summary === '' ? null : typeset(summary, language)}
                chips={categories.map((category) => (
                  <Chip key={category} label={t(`categories.${category}`)} />
                ))}
              />
            </div>
            <ArticleBody article={{ body, coverKey: coverKey || null, coverAlt: coverAlt || null }} lang={language} />
          </Page>
        </FramedPage>
      </Stack>
    </Dialog>
  )
}
