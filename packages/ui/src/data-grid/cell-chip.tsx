import { chipLooks, type StatusChipProps } from '../display/status-chip.tsx'

/**
 * A state in a cell, in the look of `StatusChip`: a plain element, which tables and their cards know by its class,
 * because a hundred of them are drawn at once.
 */
export function CellChip({ tone, label, icon }: StatusChipProps) {
  const look = chipLooks[tone]
  const Icon = icon ?? look.icon
  return (
    <span className="ens-chip" style={{ background: look.ground, color: look.words }}>
      <Icon size={16} aria-hidden color={look.line} />
      <span>{label}</span>
    </span>
  )
}
