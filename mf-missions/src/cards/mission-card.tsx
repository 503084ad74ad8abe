import { imageSources } from '@ensemble/contracts/articles/images'
import type { MissionCard as Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import {
  ActivityIcon,
  Box,
  CalendarIcon,
  Card,
  CardCover,
  CardTitle,
  CheckIcon,
  Chip,
  ClockIcon,
  InfoIcon,
  MapPinIcon,
  Stack,
  Text,
  token,
  UsersIcon,
  VisuallyHidden,
} from '@ensemble/ui'
import type { ReactNode } from 'react'
import { FavouriteButton } from './favourite-button.tsx'
import { badgeOf } from './badge-of.ts'
import { stillOffers } from './course-of.ts'
import { MissionBadge } from './mission-badge.tsx'
import { LanguageChip, MissionTitle } from './mission-title.tsx'
import { useMissionWords } from './use-mission-words.ts'
import { useNeedsMet } from './use-needs.ts'

interface MissionCardProps {
  mission: Mission
  headingLevel?: 2 | 3
  /** In view at once: its cover is not put off. */
  eager?: boolean
  /** Why it is suggested, in words. */
  reason?: string
}

/** A mission in a list; the whole card leads to it. */
export function MissionCard({ mission, headingLevel = 3, eager = false, reason }: MissionCardProps) {
  const { t } = useTranslation('mf-missions')
  const words = useMissionWords()
  const [domain] = mission.domains
  // The badge says where the reader takes part.
  const barrier = mission.barrier === 'taking_part' ? null : mission.barrier
  const needs = useNeedsMet(mission)
  return (
    <Card
      cover={
        <CardCover
          {...imageSources(mission.coverKey)}
          loading={eager ? 'eager' : 'lazy'}
          overlay={<MissionBadge badge={badgeOf(mission)} />}
        />
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
        <Chip label={t(`types.${mission.type}`)} />
        {domain ? <Chip label={t(`domains.${domain}`)} /> : null}
        <LanguageChip />
      </Stack>
      <CardTitle level={headingLevel} component={PrefetchLink} to={`/missions/${mission.id}`}>
        <MissionTitle title={mission.title} />
      </CardTitle>
      <Text size="small" tone="second">
        {words.proposedBy(mission)}
      </Text>
      <Stack component="ul" role="list" sx={{ listStyle: 'none', padding: 0, gap: '6px', marginTop: 'auto' }}>
        <Line icon={<CalendarIcon size={18} aria-hidden />}>{words.when(mission)}</Line>
        <Line icon={<MapPinIcon size={18} aria-hidden />}>{words.where(mission)}</Line>
        <Line icon={<ClockIcon size={18} aria-hidden />}>{words.effort(mission)}</Line>
        <Line icon={<ActivityIcon size={18} aria-hidden />}>{words.energy(mission)}</Line>
        {barrier ? (
          <Line icon={<InfoIcon size={18} aria-hidden />}>{t(`card.barriers.${barrier}`)}</Line>
        ) : stillOffers(mission) ? (
          <Line icon={<UsersIcon size={18} aria-hidden />}>{words.places(mission)}</Line>
        ) : null}
        {needs ? (
          <Line icon={<CheckIcon size={18} aria-hidden />}>
            <VisuallyHidden>{t('card.needs')}</VisuallyHidden>
            {needs}
          </Line>
        ) : null}
      </Stack>
      {reason ? (
        <Text size="small" weight="medium">
          {reason}
        </Text>
      ) : null}
      <FavouriteButton mission={mission} look="corner" />
    </Card>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Stack component="li" direction="row" sx={{ gap: '8px', fontSize: token('font-small'), '& svg': lineIcon }}>
      {icon}
      <Box component="span" sx={sentence}>
        {children}
      </Box>
    </Stack>
  )
}

// Dates begin with a small letter inside a sentence; here they begin a line.
const sentence = { display: 'block', '&::first-letter': { textTransform: 'uppercase' } }
const lineIcon = { flex: 'none', marginTop: '2px', color: token('gray-700') }
