import { styled } from '@mui/material/styles'
import {
  AlarmClockIcon,
  BanIcon,
  CircleCheckIcon,
  CircleDotIcon,
  CircleIcon,
  HourglassIcon,
  type LucideIcon,
  MailIcon,
} from 'lucide-react'
import { token } from '../theme/tokens.ts'

/**
 * The meaning of a colour: green confirmed, yellow waiting, red refused, purple invitation, teal in progress, orange
 * last places.
 */
export type StatusTone = 'confirmed' | 'waiting' | 'refused' | 'invitation' | 'progress' | 'last' | 'neutral'

export interface StatusChipProps {
  tone: StatusTone
  /** Always a word: colour and icon only help. */
  label: string
  icon?: LucideIcon
}

/** How a state of each tone looks. */
export const chipLooks: Record<StatusTone, { icon: LucideIcon; ground: string; line: string; words: string }> = {
  confirmed: { icon: CircleCheckIcon, ground: token('green-50'), line: token('green-500'), words: token('green-700') },
  waiting: { icon: HourglassIcon, ground: token('yellow-50'), line: token('yellow-500'), words: token('yellow-700') },
  refused: { icon: BanIcon, ground: token('red-50'), line: token('red-500'), words: token('red-700') },
  invitation: { icon: MailIcon, ground: token('purple-50'), line: token('purple-500'), words: token('purple-700') },
  progress: { icon: CircleDotIcon, ground: token('teal-50'), line: token('teal-500'), words: token('teal-700') },
  last: { icon: AlarmClockIcon, ground: token('orange-50'), line: token('orange-500'), words: token('orange-700') },
  neutral: { icon: CircleIcon, ground: token('gray-100'), line: token('gray-500'), words: token('gray-800') },
}

export const chipStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  padding: '3px 12px 3px 9px',
  minHeight: '28px',
  width: 'fit-content',
  borderRadius: token('radius-pill'),
  border: '1px solid transparent',
  fontSize: token('font-small'),
  fontWeight: 500,
  lineHeight: 1.4,
  '& svg': { flex: 'none' },
  // A cell of a table has one line.
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const

const Root = styled('span')(chipStyles)

/** A state, told by an icon, a word and a colour. */
export function StatusChip({ tone, label, icon }: StatusChipProps) {
  const look = chipLooks[tone]
  const Icon = icon ?? look.icon
  return (
    <Root style={{ background: look.ground, color: look.words }}>
      <Icon size={16} aria-hidden color={look.line} />
      <span>{label}</span>
    </Root>
  )
}
