import { token } from '../theme/tokens.ts'
import { Person } from './person.tsx'

/** Somebody on a bench, with room beside: there is nothing here yet. */
export function EmptyDrawing() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden focusable="false">
      <rect width="160" height="120" rx="20" fill={token('secondary')} />
      <circle cx="126" cy="30" r="11" fill={token('yellow-50')} stroke={token('yellow-500')} strokeWidth="2" />
      <path d="M0 92c46-12 110-12 160 0v8a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z" fill={token('teal-50')} />
      <path
        d="M36 62h92M36 82h92M46 82v24m72-24v24"
        fill="none"
        stroke={token('yellow-500')}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Person
        at={[62, 108]}
        scale={0.62}
        pose="sitting"
        clothes="teal-500"
        skin="skin-deep"
        hair="long"
        arm={{ path: 'M-10-82Q0-60 18-60', hand: [22, -60] }}
      />
    </svg>
  )
}

/** Somebody who holds both ends of a cable: something did not work, and can be put right. */
export function TroubleDrawing() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden focusable="false">
      <rect width="160" height="120" rx="20" fill={token('secondary')} />
      <path d="M0 98c46-8 110-8 160 0v2a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z" fill={token('teal-50')} />
      <g fill="none" stroke={token('gray-700')} strokeWidth="3" strokeLinecap="round">
        <path d="M0 74q22 16 44-8M160 74q-22 16-44-8" />
        <path d="M74 22l-2-8m8 8 2-8" stroke={token('orange-500')} />
      </g>
      <Person
        at={[80, 114]}
        scale={0.62}
        clothes="primary"
        skin="skin-light"
        hair="short"
        arm={{ path: 'M12-84 42-74', hand: [48, -74] }}
        otherArm={{ path: 'M-12-84-42-74', hand: [-48, -74] }}
      />
      <g fill={token('surface')} stroke={token('primary')} strokeWidth="3">
        <rect x="36" y="58" width="16" height="16" rx="4" />
        <rect x="108" y="58" width="16" height="16" rx="4" />
      </g>
    </svg>
  )
}
