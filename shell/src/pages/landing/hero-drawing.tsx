import { Person, token } from '@ensemble/ui'

/** A drawn scene: people who meet on a hill, sitting and standing. Says nothing that the words do not. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 480 272" aria-hidden focusable="false" width="100%">
      <rect width="480" height="272" rx="24" fill={token('secondary')} />
      <circle cx="416" cy="52" r="26" fill={token('yellow-50')} stroke={token('yellow-500')} strokeWidth="3" />
      <path
        d="M0 172c90-50 170-30 250-14 90 18 160 0 230-36v126a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z"
        fill={token('teal-50')}
      />
      <path
        d="M0 216c120-22 200-14 270-10 80 4 150-4 210-16v58a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z"
        fill={token('green-50')}
      />
      <g fill="none" stroke={token('yellow-500')} strokeWidth="6" strokeLinecap="round">
        <circle cx="62" cy="122" r="34" fill={token('green-50')} stroke={token('green-500')} strokeWidth="3" />
        <path d="M62 128v92M120 158h132M120 192h132M136 192v44m100-44v44M352 182v56" />
      </g>
      <Person
        at={[162, 240]}
        scale={1.1}
        pose="sitting"
        clothes="orange-500"
        skin="skin-light"
        hair="scarf"
        hairColour="pink-500"
        arm={{ path: 'M-12-82Q-6-60 14-60', hand: [20, -60] }}
      />
      <Person
        at={[236, 240]}
        scale={1.1}
        turned
        pose="sitting"
        clothes="primary"
        skin="skin-deep"
        hair="long"
        arm={{ path: 'M-12-82Q0-60 24-64', hand: [30, -65] }}
      />
      <Person
        at={[318, 244]}
        scale={1.1}
        clothes="teal-500"
        skin="skin-light"
        hair="thin"
        hairColour="gray-400"
        arm={{ path: 'M-12-84Q-30-66-26-54', hand: [-26, -50] }}
        otherArm={{ path: 'M12-84 29-64', hand: [31, -60] }}
      />
      <Person
        at={[408, 244]}
        scale={1.1}
        clothes="purple-500"
        trousers="gray-700"
        skin="skin-deep"
        hair="short"
        arm={{ path: 'M-12-84Q-26-62-22-48', hand: [-22, -44] }}
        otherArm={{ path: 'M12-84 34-112', hand: [37, -117] }}
      />
    </svg>
  )
}
