import { useState } from 'react'

export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

/** A text of the size chosen, with its titles in proportion. The design system's sizes are what they are without a choice. */
export const textSizeStyles: Record<TextSize, object> = {
  normal: {},
  large: {
    fontSize: '1.1875rem',
    '--ens-font-title-m': '1.75rem',
    '--ens-font-title-s': '1.4375rem',
    '--ens-font-small': '1rem',
  },
  larger: {
    fontSize: '1.4375rem',
    '--ens-font-title-m': '2rem',
    '--ens-font-title-s': '1.6875rem',
    '--ens-font-small': '1.125rem',
  },
}

const key = 'article-text-size'

/** The size in which somebody reads on this device, kept for the next article. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState(stored)
  return [
    size,
    (next) => {
      setSize(next)
      try {
        window.localStorage.setItem(key, next)
      } catch {
        // Storage refused by the visitor: the choice holds for the page.
      }
    },
  ]
}

function stored(): TextSize {
  try {
    return textSizes.find((size) => size === window.localStorage.getItem(key)) ?? 'normal'
  } catch {
    return 'normal'
  }
}
