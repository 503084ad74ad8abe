import { token } from '../theme/tokens.ts'

/** A quiet landscape with an open path: there is nothing here yet. */
export function EmptyDrawing() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden focusable="false">
      <circle cx="80" cy="62" r="54" fill={token('secondary')} />
      <circle cx="112" cy="36" r="11" fill={token('yellow-50')} stroke={token('yellow-500')} strokeWidth="2" />
      <path d="M26 86c14-26 32-32 47-14 10-14 26-17 40 2 8-6 15-5 21 4v10a54 54 0 0 1-108-2Z" fill={token('teal-50')} />
      <path
        d="M74 116c-2-14 12-18 8-30-2-6-8-8-6-16"
        fill="none"
        stroke={token('surface')}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M48 78v-14m0 0c-6 0-9-4-9-10 7 0 9 4 9 10Zm0 4c6 0 9-4 9-10-7 0-9 4-9 10Z"
        fill={token('green-50')}
        stroke={token('green-500')}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** A cable that is not plugged in: something did not work, and can be put right. */
export function TroubleDrawing() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden focusable="false">
      <circle cx="80" cy="60" r="54" fill={token('secondary')} />
      <path d="M20 78c22 0 22-20 38-20" fill="none" stroke={token('gray-700')} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M140 46c-20 0-20 16-36 16"
        fill="none"
        stroke={token('gray-700')}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect
        x="54"
        y="46"
        width="20"
        height="24"
        rx="6"
        fill={token('surface')}
        stroke={token('primary')}
        strokeWidth="3"
      />
      <path d="M74 53h8m-8 10h8" stroke={token('primary')} strokeWidth="3" strokeLinecap="round" />
      <rect
        x="92"
        y="50"
        width="18"
        height="24"
        rx="6"
        fill={token('surface')}
        stroke={token('primary')}
        strokeWidth="3"
      />
      <path d="M84 34l-3-9m9 11 5-8m-17 8-7-5" stroke={token('orange-500')} strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
