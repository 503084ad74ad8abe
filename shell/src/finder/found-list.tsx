import { Link, useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, Stack, Text, TextLink, token } from '@ensemble/ui'
import type { Found, FoundGroup } from './use-found.ts'

interface FoundListProps extends FoundGroup {
  onChoose: (found: Found) => void
  onClose: () => void
}

/** What was found of one kind: links, and acts that are done at once. */
export function FoundList({ kind, items, more = false, onChoose, onClose }: FoundListProps) {
  const { t } = useTranslation()
  return (
    <Stack component="section" aria-labelledby={`finder-${kind}`} sx={{ gap: '4px' }}>
      <Heading level={3} size="s" id={`finder-${kind}`}>
        {t(`finder.kinds.${kind}`)}
      </Heading>
      <Box component="ul" role="list" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {items.map((found) => (
          <Box
            component="li"
            key={'to' in found ? `${found.to} ${found.label}` : found.label}
            sx={{ padding: '6px 0' }}
          >
            {'to' in found ? (
              <TextLink alone component={Link} to={found.to} lang={found.lang} onClick={onClose}>
                {found.label}
              </TextLink>
            ) : (
              <Box component="button" type="button" sx={actStyles} onClick={() => onChoose(found)}>
                {found.label}
              </Box>
            )}
            {found.detail ? (
              <Text as="div" size="small" tone="second">
                {found.detail}
              </Text>
            ) : null}
          </Box>
        ))}
      </Box>
      {more ? (
        <Text size="small" tone="second">
          {t('finder.more')}
        </Text>
      ) : null}
    </Stack>
  )
}

/** As the links of the list, for what is done at once and leads nowhere. */
const actStyles = {
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  color: token('primary'),
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: '2px', color: token('primary-hover') },
  // A finger needs 44 px, the eye does not.
  '&::after': { content: '""', position: 'absolute', inset: '-10px 0' },
}
