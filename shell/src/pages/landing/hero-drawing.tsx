import { token } from '@ensemble/ui'

/** A drawn scene: people who stand together on a hill, each in their own way. Says nothing that the words do not. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden focusable="false" width="100%">
      <rect width="480" height="320" rx="24" fill={token('secondary')} />
      <circle cx="372" cy="84" r="36" fill={token('yellow-50')} stroke={token('yellow-500')} strokeWidth="3" />
      <path
        d="M0 236c80-52 150-34 226-14 92 24 162 2 254-44v118a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z"
        fill={token('teal-50')}
      />
      <path
        d="M0 270c110-40 190-8 270 2 78 10 140-8 210-34v58a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z"
        fill={token('green-50')}
      />
      <path
        d="M110 218c24 22 52 22 76-10 24 34 52 38 76 20 24 12 48 6 72-16"
        fill="none"
        stroke={token('gray-700')}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Person x={110} y={254} size={1} colour={token('teal-500')} />
      <Person x={186} y={260} size={1.25} colour={token('primary')} />
      <Person x={262} y={266} size={0.9} colour={token('orange-500')} />
      <Person x={334} y={260} size={1.1} colour={token('purple-500')} />
    </svg>
  )
}

function Person({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cx="0" cy="-76" r="15" fill={colour} />
      <path d="M-22 0v-30a22 22 0 0 1 44 0V0a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6Z" fill={colour} />
    </g>
  )
}
