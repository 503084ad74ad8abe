import { token } from '@ensemble/ui'
import { logoShapes } from './logo-shapes.ts'

/** The logo at its full size of 163 × 80; the frame around it may draw it smaller. Inside a link that names it. */
export function Logo() {
  return (
    <svg
      width="163"
      height="80"
      viewBox="0 0 163 80"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {logoShapes.people.map(({ colour, body, head }) => (
        <g key={colour}>
          <path d={body} stroke={colour} strokeWidth="4.5" />
          <circle {...head} fill={colour} />
        </g>
      ))}
      <path d={logoShapes.name.join('')} stroke={token('primary')} strokeWidth="3.1" />
    </svg>
  )
}
