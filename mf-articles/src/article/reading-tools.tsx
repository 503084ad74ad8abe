import { useTranslation } from '@ensemble/mf-kit'
import { Box, Button, PrinterIcon } from '@ensemble/ui'
import { type TextSize, textSizes } from '../reading/text-size.ts'

interface ReadingToolsProps {
  size: TextSize
  onSize: (size: TextSize) => void
}

const letterSizes: Record<TextSize, string> = { normal: '0.875rem', large: '1.125rem', larger: '1.375rem' }

/** How the text is read: three sizes, and on paper. */
export function ReadingTools({ size, onSize }: ReadingToolsProps) {
  const { t } = useTranslation('mf-articles')
  return (
    <Box className="ens-no-print" sx={lineStyles}>
      <Box role="group" aria-label={t('reading.size')} sx={{ display: 'flex', gap: '8px' }}>
        {textSizes.map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === size ? 'primary' : 'secondary'}
            aria-label={t(`reading.sizes.${each}`)}
            aria-pressed={each === size}
            onClick={() => onSize(each)}
          >
            <span style={{ fontSize: letterSizes[each], lineHeight: 1 }} aria-hidden>
              A
            </span>
          </Button>
        ))}
      </Box>
      <Button size="small" variant="quiet" icon={<PrinterIcon />} onClick={() => window.print()}>
        {t('reading.print')}
      </Button>
    </Box>
  )
}

const lineStyles = { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }
