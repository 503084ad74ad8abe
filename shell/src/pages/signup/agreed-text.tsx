import { useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, token } from '@ensemble/ui'

const points = ['one', 'two', 'three', 'four'] as const

interface AgreedTextProps {
  text: 'charterText' | 'termsText'
  headingLevel?: 2 | 3
}

/** A text that is agreed to, in a few sentences: short enough to be read where it is ticked. */
export function AgreedText({ text, headingLevel = 3 }: AgreedTextProps) {
  const { t } = useTranslation()
  return (
    <Box
      component="section"
      aria-label={t(`signUp.${text}.title`)}
      sx={{ border: `1px solid ${token('line')}`, borderRadius: '10px', padding: '16px' }}
    >
      <Heading level={headingLevel} size="s">
        {t(`signUp.${text}.title`)}
      </Heading>
      <Box component="ul" sx={{ paddingLeft: '20px', marginTop: '8px', display: 'grid', gap: '6px' }}>
        {points.map((point) => (
          <li key={point}>{t(`signUp.${text}.${point}`)}</li>
        ))}
      </Box>
    </Box>
  )
}
