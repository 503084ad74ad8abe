import { sessionsOf } from '@ensemble/contracts/missions/sessions-of'
import type { Mission } from '@ensemble/contracts/missions/http'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import { useTranslation } from '@ensemble/mf-kit'
import { CalendarIcon, Heading, LinkIcon, NewTab, RichText, Stack, Text, TextLink } from '@ensemble/ui'
import { type ReactNode, useId, useState } from 'react'
import { useWrittenLang, Written } from '../../cards/mission-title.tsx'
import { useDatesOf } from '../../cards/use-dates-of.ts'
import { DocumentLink } from './document-link.tsx'
import { WorkspaceLine } from './workspace-line.tsx'

interface WorkspaceViewProps {
  workspace: Workspace
  mission: Pick<Mission, 'departmentCode'>
  /** Documents are asked for in its name. */
  missionId?: string
}

/** The workspace as everybody in it reads it. */
export function WorkspaceView({ workspace, mission, missionId }: WorkspaceViewProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDatesOf(mission)
  const lang = useWrittenLang()
  const { intro, links, documents, notes } = workspace
  const [now] = useState(() => Date.now())
  const coming = sessionsOf(workspace).filter(({ startAt, endAt }) => Date.parse(endAt ?? startAt) >= now)
  return (
    <Stack sx={{ gap: '32px', minWidth: 0, width: '100%', overflowWrap: 'anywhere' }}>
      {intro ? <RichText html={intro} lang={lang} /> : null}
      {coming.length > 0 ? (
        <Part title={t('workspace.nextMeeting', { count: coming.length })}>
          <Stack component="ul" role="list" sx={{ ...listStyles, gap: '8px' }}>
            {coming.map(({ id, startAt, endAt }, index) => (
              <li key={id}>
                <WorkspaceLine Icon={CalendarIcon}>
                  <Text weight={index === 0 ? 'medium' : undefined}>
                    {endAt ? dates.period(startAt, endAt) : dates.dayAndTime(startAt)}
                  </Text>
                </WorkspaceLine>
              </li>
            ))}
          </Stack>
        </Part>
      ) : null}
      {links.length > 0 ? (
        <Part title={t('workspace.links')}>
          <Stack component="ul" role="list" sx={listStyles}>
            {links.map(({ title, url }) => (
              <li key={`${title} ${url}`}>
                <WorkspaceLine Icon={LinkIcon}>
                  <TextLink alone component={NewTab} href={url}>
                    <Written>{title}</Written>
                  </TextLink>
                  <Text size="small" tone="second">
                    {new URL(url).host}
                  </Text>
                </WorkspaceLine>
              </li>
            ))}
          </Stack>
        </Part>
      ) : null}
      {documents.length > 0 ? (
        <Part title={t('workspace.documents')}>
          <Stack component="ul" role="list" sx={listStyles}>
            {documents.map((document) => (
              <li key={document.key}>
                <DocumentLink document={document} {...(missionId && { missionId })} />
              </li>
            ))}
          </Stack>
        </Part>
      ) : null}
      {notes ? (
        <Part title={t('workspace.notes')}>
          <RichText html={notes} headingShift={1} lang={lang} />
        </Part>
      ) : null}
    </Stack>
  )
}

const listStyles = { gap: '16px', listStyle: 'none', padding: 0, margin: 0 }

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: '8px' }}>
      <Heading level={2} size="s" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
