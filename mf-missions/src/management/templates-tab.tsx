import type { MissionTemplate } from '@ensemble/contracts/missions/templates'
import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, retryOf, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import {
  Button,
  Card,
  CardGrid,
  CardGridSkeleton,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Stack,
  Text,
  useFocusAfterRemoval,
} from '@ensemble/ui'
import { useRef, useState } from 'react'
import { useMissionsRemoveTemplateMutation, useMissionsTemplatesQuery } from '../api/many-api.ts'
import { chosenTabOrTitle } from '../cards/chosen-tab.ts'
import { useWrittenLang, Written } from '../cards/mission-title.tsx'
import { usePlaceName } from '../cards/use-mission-words.ts'

/** What a new mission may begin from: templates of headquarters and of the department. */
export default function TemplatesTab() {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const placeName = usePlaceName()
  const lang = useWrittenLang()
  const query = useMissionsTemplatesQuery({})
  const { data, isError } = query
  const { send, sending, failure, clear } = useSend(useMissionsRemoveTemplateMutation()[0])
  const [removing, setRemoving] = useState<MissionTemplate | null>(null)
  // A template goes with its card, and the last one with the list: what has moved into its place comes next.
  const place = useRef(0)
  const focus = useFocusAfterRemoval(() => {
    const next = data?.items[Math.min(place.current, data.items.length - 1)]
    return (next && document.getElementById(titleId(next))) ?? chosenTabOrTitle()
  })

  function stay() {
    clear()
    setRemoving(null)
  }

  async function remove({ id }: MissionTemplate) {
    place.current = data?.items.findIndex((one) => one.id === id) ?? 0
    if (!(await send({ params: { templateId: id } }))) return
    setRemoving(null)
    toast(t('templates.removed'))
  }

  if (isError && !data) {
    return <ErrorState title={t('templates.failed')} {...retryOf(query)} />
  }
  if (!data) return <CardGridSkeleton />
  if (data.items.length === 0) return <EmptyState title={t('templates.none')} text={t('templates.noneHint')} />
  return (
    <Stack sx={{ gap: '16px' }} {...focus}>
      <Text>{t('templates.sentence')}</Text>
      {data.more ? (
        <Text size="small" tone="second">
          {t('templates.firstOnly', { shown: data.items.length })}
        </Text>
      ) : null}
      <CardGrid>
        {data.items.map((template) => (
          <Card
            key={template.id}
            aria-labelledby={titleId(template)}
            footer={
              <Stack direction="row" sx={{ gap: '8px', flexWrap: 'wrap' }}>
                <LinkButton
                  size="small"
                  component={PrefetchLink}
                  to={`/missions/management?form=new&template=${template.id}`}
                  aria-label={t('templates.useName', { name: template.name })}
                >
                  {t('templates.use')}
                </LinkButton>
                {template.own ? (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-haspopup="dialog"
                    aria-label={t('templates.removeName', { name: template.name })}
                    onClick={() => setRemoving(template)}
                  >
                    {t('templates.remove')}
                  </Button>
                ) : null}
              </Stack>
            }
          >
            <Stack sx={{ gap: '4px' }}>
              <Heading level={2} size="s" id={titleId(template)} tabIndex={-1}>
                <Written>{template.name}</Written>
              </Heading>
              <Text size="small" tone="second">
                {template.departmentCode ? placeName(template.departmentCode) : t('templates.ofLeague')}
              </Text>
              <Text lang={lang}>{typeset(template.content.summary, 'fr')}</Text>
            </Stack>
          </Card>
        ))}
      </CardGrid>
      <ConfirmDialog
        open={removing !== null}
        danger
        title={t('templates.removeTitle', { name: removing?.name ?? '' })}
        consequence={t('templates.removeConsequence')}
        confirmLabel={t('templates.remove')}
        busy={sending}
        failure={failure}
        onCancel={stay}
        onConfirm={() => (removing ? void remove(removing) : undefined)}
      />
    </Stack>
  )
}

function titleId({ id }: MissionTemplate): string {
  return `template-${id}`
}
