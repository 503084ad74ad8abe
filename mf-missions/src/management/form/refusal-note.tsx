import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, Notice, Text, token } from '@ensemble/ui'

interface RefusalNoteProps {
  rejection: NonNullable<Mission['rejection']>
  /** It was about to be sent back as it is. */
  unchanged: boolean
}

/** What was asked for, in view while one corrects it. */
export function RefusalNote({ rejection, unchanged }: RefusalNoteProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <Box sx={inView}>
      <Notice
        severity="warning"
        title={t('submission.asked', { reason: t(`rejections.${rejection.reasonCode}`) })}
        announce={unchanged}
      >
        <Text>{rejection.comment}</Text>
        {unchanged ? <Text weight="medium">{t('submission.unchanged')}</Text> : null}
      </Notice>
    </Box>
  )
}

// On a phone it would cover what is being written.
const inView = {
  position: { md: 'sticky' },
  top: { md: `calc(${token('top-bar-height')} + 8px)` },
  zIndex: 2,
}
