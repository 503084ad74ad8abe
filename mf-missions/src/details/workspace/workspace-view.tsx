import { sessionsOf } from '@ensemble/contracts/missions/sessions-of'
import type { Mission } from '@ensemble/contracts/missions/http'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import { useTranslation } from '@ensemble/mf-kit'
import { CalendarIcon, Heading, RichText, Stack, Text, TextLink } from '@ensemble/ui'
import { type ReactNode, useId, useState } from 'react'
import { useDatesOf } from '../../cards/use-dates-of.ts'
import { DocumentLink } from './document-link.tsx'

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
  const { intro, links, documents, notes } = workspace
  const [now] = useState(() => Date.now())
  const coming = sessionsOf(workspace).filter(({ startAt, endAt }) => Date.parse(endAt ?? startAt) >= now)
  return (
    <Stack sx={{ gap: '32px', minWidth: 0, width: '100%', overflowWrap: 'anywhere' }}>
      {intro ? <RichText html={intro} /> : null}
      {coming.length > 0 ? (
        <Part title={t('workspace.nextMeeting', { count: coming.length })}>
          <Stack component="ul" sx={{ gap: '8px', listStyle: 'none', padding: 0, margin: 0 }}>
            {coming.map(({ id, startAt, endAt }, index) => (
              <Stack key={id} component="li" direction="row" sx={dateStyles}>
                <CalendarIcon size={20} aria-hidden />
                <Text weight={index === 0 ? 'medium' : undefined}>
                  {endAt ? dates.period(startAt, endAt) : dates.dayAndTime(startAt)}
                </Text>
              </Stack>
            ))}
          </Stack>
        </Part>
      ) : null}
      {links.length > 0 ? (
        <Part title={t('workspace.links')}>
          <ul>
            {links.map(({ title, url }) => (
              <li key={`${title} ${url}`}>
                <TextLink href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {documents.length > 0 ? (
        <Part title={t('workspace.documents')}>
          <ul>
            {documents.map((document) => (
              <li key={document.key}>
                <DocumentLink document={document} {...(missionId && { missionId })} />
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {notes ? (
        <Part title={t('workspace.notes')}>
          <RichText html={notes} />
        </Part>
      ) : null}
    </Stack>
  )
}

const dateStyles = { gap: '8px', '& svg': { flex: 'none', marginTop: '2px' } }

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
