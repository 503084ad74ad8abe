import { useTranslation } from '@ensemble/mf-kit'
import { Box, Button, HeartIcon, IconButton, SpokenChange, token } from '@ensemble/ui'
import { useFavourite } from './use-favourite.ts'

interface FavouriteButtonProps {
  mission: { id: string; title: string }
  /** `corner`: a heart over the corner of a card. `words`: a button that says what it does. */
  look: 'corner' | 'words'
}

/** Marks a mission, to be found again among the favourites; for members alone. */
export function FavouriteButton({ mission, look }: FavouriteButtonProps) {
  const { t } = useTranslation('mf-missions')
  const favourite = useFavourite(mission.id)
  if (!favourite) return null
  const { marked, toggle } = favourite
  const heart = <HeartIcon aria-hidden fill={marked ? 'currentColor' : 'none'} />
  if (look === 'words') {
    return (
      <>
        <Button variant="quiet" icon={heart} onClick={() => void toggle()}>
          {t(marked ? 'favourites.remove' : 'favourites.add')}
        </Button>
        {/* Its words become those of the next press, which says nothing of this one. */}
        <SpokenChange words={t(marked ? 'favourites.added' : 'favourites.removed')} />
      </>
    )
  }
  return (
    <Box sx={corner}>
      <IconButton
        icon={heart}
        label={t('favourites.markThis', { title: mission.title })}
        aria-pressed={marked}
        onClick={() => void toggle()}
      />
    </Box>
  )
}

// Over the link that covers the whole card.
const corner = {
  position: 'absolute',
  top: '8px',
  right: '8px',
  zIndex: 2,
  borderRadius: '50%',
  background: token('surface'),
  color: token('primary'),
}
