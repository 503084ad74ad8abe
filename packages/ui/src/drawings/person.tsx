import { type TokenName, token } from '../theme/tokens.ts'

type Point = readonly [x: number, y: number]

/** An arm from its shoulder to its hand. */
interface Arm {
  path: string
  hand: Point
}

export interface PersonProps {
  /** Where the feet stand; somebody is 138 high, and looks to the right. */
  at: Point
  scale?: number
  /** Looks to the left. */
  turned?: boolean
  pose?: 'standing' | 'sitting'
  clothes: TokenName
  trousers?: TokenName
  skin: 'skin-light' | 'skin-deep'
  hair: keyof typeof hairs
  hairColour?: TokenName
  /** Before and behind the body. */
  arm?: Arm
  otherArm?: Arm
}

const hairs = {
  short: 'M-19 0a19 19 0 0 1 38 0c-4-8-8-11-14-11-8 0-18 2-24 11Z',
  long: 'M-19 20V0a19 19 0 0 1 38 0v20h-6V0c-4-6-10-9-16-9-4 0-7 3-10 9v20Z',
  scarf: 'M-19-2a19 19 0 0 1 38 0c-10-7-28-7-38 0ZM17-4c8 2 10 8 8 15-5-3-9-8-8-15Z',
  thin: 'M-19 4c-4-14 3-23 11-24-6 4-8 12-7 22ZM19 4c4-14-3-23-11-24 6 4 8 12 7 22Z',
} as const

const legs = { standing: 'M-8-52V-6M8-52V-6', sitting: 'M-6-46h28v40' } as const
const shoes = { standing: 'M-10-3h-3M10-3h3', sitting: 'M24-3h4' } as const

/** One of the people in our drawings: with a face and hands, and whole. All drawings are made of these. */
export function Person({
  at,
  scale = 1,
  turned = false,
  pose = 'standing',
  trousers = 'gray-800',
  ...looks
}: PersonProps) {
  const { clothes, skin, hair, hairColour = 'hair', arm, otherArm } = looks
  return (
    <g
      transform={`translate(${at.join(' ')}) scale(${turned ? -scale : scale} ${scale})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {otherArm ? <PersonArm {...otherArm} {...{ clothes, skin }} /> : null}
      <path d={legs[pose]} stroke={token(trousers)} strokeWidth="13" />
      <path d={shoes[pose]} stroke={token('hair')} strokeWidth="8" />
      <path d="M-17-50v-34a17 17 0 0 1 34 0v34a4 4 0 0 1-4 4h-26a4 4 0 0 1-4-4Z" fill={token(clothes)} />
      <path d="M-5-106H5v12H-5Z" fill={token(skin)} />
      <g transform="translate(0 -118)">
        <circle r="18" fill={token(skin)} />
        <path d={hairs[hair]} fill={token(hairColour)} />
        <path d="M-6 1v0M6 1v0" stroke={token('hair')} strokeWidth="3.6" />
        <path d="M-5 7q5 5 10 0" stroke={token('hair')} strokeWidth="2" />
      </g>
      {arm ? <PersonArm {...arm} {...{ clothes, skin }} /> : null}
    </g>
  )
}

function PersonArm({ path, hand: [x, y], clothes, skin }: Arm & Pick<PersonProps, 'clothes' | 'skin'>) {
  return (
    <>
      <path d={path} stroke={token(clothes)} strokeWidth="10" />
      <circle cx={x} cy={y} r="6" fill={token(skin)} />
    </>
  )
}
