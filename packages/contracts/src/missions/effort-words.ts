import type { Language } from '../enumerations.ts'

/** How long something takes, as people say it: "3 h 30", "3 hours 30 minutes". */
export function effortTime(hours: number, language: Language): string {
  const whole = Math.floor(hours)
  const minutes = Math.round((hours - whole) * 60)
  if (language === 'fr') {
    if (whole === 0) return `${minutes}\u00a0min`
    return minutes === 0 ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`
  }
  const parts = [counted(whole, 'hour'), counted(minutes, 'minute')]
  return parts.filter((part) => part !== '').join(' ')
}

function counted(count: number, unit: string): string {
  if (count === 0) return ''
  return `${count}\u00a0${unit}${count === 1 ? '' : 's'}`
}
