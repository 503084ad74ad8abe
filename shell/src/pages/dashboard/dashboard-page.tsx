import { useSearchParams, useSession, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Page, PageHeader } from '@ensemble/ui'
import { useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import { RemoteWidgets } from '../../remotes/remote-widgets.tsx'
import { FiguresRange } from './figures-range.tsx'
import { ManagedFiguresSection } from './managed-figures-section.tsx'

/** Widgets of a lower order tell something in words; figures of a time follow. */
const figures = 10

/** A member reads what is next and what their help led to, and opens the figures; the staff has the figures of its reach. */
export function DashboardPage() {
  const { t } = useTranslation()
  const { user, role } = useSession()
  const [address] = useSearchParams()
  const [opened, setOpened] = useState(address.has('from') || address.has('to'))
  usePageTitle(t('dashboard.title'))
  if (user === null) return null
  const isStaff = role !== 'member'
  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        sentence={t(isStaff ? 'dashboard.staffSentence' : 'dashboard.sentence')}
      />
      {isStaff ? <ManagedFiguresSection /> : null}
      <RemoteWidgets place="dashboard" before={figures} />
      {isStaff ? null : (
        <Box>
          <Button variant="secondary" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {t('dashboard.figures')}
          </Button>
        </Box>
      )}
      {isStaff || opened ? (
        <>
          <FiguresRange />
          <RemoteWidgets place="dashboard" from={figures} />
        </>
      ) : null}
    </Page>
  )
}
