import type { MailExamples, MailText } from '@ensemble/contracts/users/mail-examples'
import { useLanguage } from '@ensemble/mf-kit'
import { Box, Text, token } from '@ensemble/ui'
import { mailsTexts } from './mails-texts.ts'

interface MailEntryProps {
  mail: MailExamples['groups'][number]['mails'][number]
}

/** One mail: its subject, and on a press when it comes, to whom, and what it says. */
export function MailEntry({ mail: { when, to, list, texts } }: MailEntryProps) {
  const words = mailsTexts[useLanguage()]
  return (
    <Box component="details" sx={entryStyles}>
      <summary>{texts[0]?.subject}</summary>
      <Box sx={{ display: 'grid', gap: '8px', padding: '0 20px 20px' }}>
        <Text>
          {words.when} {when}
          <br />
          {words.to} {to}
          <br />
          {list ? `${words.stop} ${words.lists[list]}` : words.never}
        </Text>
        {texts.map((text) => (
          <Letter key={text.situation} text={text} />
        ))}
      </Box>
    </Box>
  )
}

/** What the mail says. Its button and links are named, since they lead nowhere here. */
function Letter({ text }: { text: MailText }) {
  const words = mailsTexts[useLanguage()]
  const { situation, greeting, heading, paragraphs, facts, button, more, offers, footer, choices } = text
  return (
    <Box sx={letterStyles}>
      {situation ? <p className="situation">{words.situations[situation]}</p> : null}
      <p>{greeting}</p>
      <p className="heading">{heading}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Facts facts={facts.filter(({ later }) => !later)} />
      {facts.length === 0 ? <Offers offers={offers} /> : null}
      <p>
        {words.button} <strong>{button}</strong>
      </p>
      {more ? (
        <p>
          {words.link} {more}
        </p>
      ) : null}
      <Facts facts={facts.filter(({ later }) => later)} />
      {facts.length === 0 ? null : <Offers offers={offers} />}
      <p className="footer">
        {footer}
        {choices ? (
          <>
            <br />
            {words.link} {choices}
          </>
        ) : null}
      </p>
    </Box>
  )
}

function Facts({ facts }: Pick<MailText, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Offers({ offers }: Pick<MailText, 'offers'>) {
  if (!offers) return null
  return (
    <>
      <p>{offers.title}</p>
      <ul>
        {offers.lines.map(({ label, detail }) => (
          <li key={label}>
            {label}
            {detail ? (
              <>
                <br />
                {detail}
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

const entryStyles = {
  background: token('surface'),
  borderRadius: token('radius-card'),
  boxShadow: token('shadow-card'),
  '@media (forced-colors: active)': { border: '1px solid' },
  '& > summary': { padding: '12px 20px', minHeight: '48px', cursor: 'pointer', fontWeight: 600 },
}

const letterStyles = {
  display: 'grid',
  gap: '12px',
  padding: '16px',
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-card'),
  overflowWrap: 'anywhere',
  '& p, & dl, & dd, & ul': { margin: 0, whiteSpace: 'pre-line' },
  '& ul': { paddingLeft: '20px' },
  '& .heading': { fontSize: token('font-title-s'), fontWeight: 600 },
  '& .situation, & .footer, & dt': { color: token('text-second') },
  '& .footer': { fontSize: token('font-small') },
  '& dl': { display: 'grid', gap: '4px' },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: '12px' },
  '& dd': { fontWeight: 600 },
}
