import {
  missionTransitions,
  participantTransitions,
  tutorialTransitions,
  type Transition,
  userTransitions,
} from '@ensemble/contracts/states'

type Rows = readonly Transition<string, string>[]

const tables: { title: string; about: string; rows: Rows }[] = [
  {
    title: 'Mission',
    about: 'Where a mission is stored to stand. Full, under way and the like are computed from it and from the date.',
    rows: missionTransitions,
  },
  {
    title: 'Participation and invitation',
    about:
      'The part of one person in one mission. `awaiting_member` is an invitation that waits for its answer; `waitlisted` a place in line.',
    rows: participantTransitions,
  },
  { title: 'Account', about: 'Whether somebody may come in.', rows: userTransitions },
  { title: 'Tutorial', about: 'Where somebody stands with the tutorial.', rows: tutorialTransitions },
]

/** The page of the state tables: a picture and a table of each, drawn from what the services enforce. */
export function stateDiagrams(): string {
  return [
    '# States',
    '',
    'Written by `npm run docs:states` from `packages/contracts/src/states.ts`, which the services enforce: what has no row here is refused with 409. Do not edit by hand; a test compares.',
    '',
    ...tables.flatMap(({ title, about, rows }) => [
      `## ${title}`,
      '',
      about,
      '',
      ...picture(rows),
      '',
      ...table(rows),
      '',
    ]),
  ].join('\n')
}

function picture(rows: Rows): string[] {
  const arrows = new Map<string, string[]>()
  for (const { from, to, action } of rows) {
    const arrow = `${name(from)} --> ${name(to)}`
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), action])
  }
  const lines = [...arrows].map(([arrow, actions]) => `  ${arrow}: ${actions.join(', ')}`)
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```']
}

/** Nothing is yet: where every picture begins. */
function name(state: string): string {
  return state === 'none' ? '[*]' : state
}

function table(rows: Rows): string[] {
  return [
    '| From | Action | To | Who |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ from, action, to, by }) => `| ${from} | ${action} | ${to} | ${by.join(', ')} |`),
  ]
}
