import type { MailExamples } from '@ensemble/contracts/users/mail-examples'
import { errorCode, retryOf, useLanguage } from '@ensemble/mf-kit'
import { Box, ErrorState, Heading, Page, PageHeader, Text, TextLink } from '@ensemble/ui'
import { NotFoundPage } from '../../not-found/not-found-page.tsx'
import { usePageTitle } from '../../page-title.ts'
import { MailEntry } from './mail-entry.tsx'
import { useShellMailExamplesQuery } from './mails-api.ts'
import { mailsTexts } from './mails-texts.ts'

/** /notices/mails: every mail as somebody would get it, for whoever tries the platform out; elsewhere no page. */
export function MailsPage() {
  const language = useLanguage()
  const words = mailsTexts[language]
  const query = useShellMailExamplesQuery(language)
  const { data, error, isError } = query
  usePageTitle(words.title)
  if (isError && errorCode(error) === 'NOT_FOUND') return <NotFoundPage />
  return (
    <Page width="reading">
      <PageHeader title={words.title} sentence={words.sentence} />
      {data ? <Groups groups={data.groups} /> : null}
      {isError ? <ErrorState title={words.failed} {...retryOf(query)} /> : null}
      {/* In a rendered page the policy refuses what a spinner needs. */}
      {data || isError ? null : <Text>{words.loading}</Text>}
    </Page>
  )
}

function Groups({ groups }: MailExamples) {
  const words = mailsTexts[useLanguage()]
  return (
    <>
      <Box component="nav" aria-label={words.jump} sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' }}>
        {groups.map(({ name }) => (
          <TextLink key={name} href={`#${name}`}>
            {words.groups[name]}
          </TextLink>
        ))}
      </Box>
      {groups.map(({ name, mails }) => (
        <Box component="section" key={name} sx={{ display: 'grid', gap: '12px', minWidth: 0 }}>
          <Heading level={2} size="s" id={name}>
            {words.groups[name]}
          </Heading>
          <Box
            component="ul"
            role="list"
            sx={{ display: 'grid', gap: '12px', listStyle: 'none', padding: 0, margin: 0 }}
          >
            {mails.map((mail) => (
              <li key={mail.kind}>
                <MailEntry mail={mail} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </>
  )
}
