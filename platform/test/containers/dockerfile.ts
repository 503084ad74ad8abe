import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/paths.ts'

export interface Instruction {
  /** In capitals: COPY, RUN… */
  name: string
  text: string
}

export interface Stage {
  name: string
  /** Another stage, or an image from outside. */
  base: string
  instructions: Instruction[]
}

/** The stages of the Dockerfile in their order, with the variables of FROM lines filled in. */
export function readDockerfile(text = readFileSync(join(root, 'Dockerfile'), 'utf8')): Stage[] {
  const lines = text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const variables = new Map<string, string>()
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    const last = stages.at(-1)
    if (name === 'ARG' && !last) {
      const [key = '', value = ''] = rest.split('=')
      variables.set(key, value)
    } else if (name === 'FROM') {
      const [, from = '', stage = ''] = /^(\S+) AS (\S+)$/.exec(rest) ?? []
      const base = from.replace(/\$\{(\w+)\}/g, (_whole, key: string) => variables.get(key) ?? '')
      stages.push({ name: stage, base, instructions: [] })
    } else if (last && name !== '') last.instructions.push({ name, text: rest.replace(/\s+/g, ' ') })
    else throw new Error(`Dockerfile: "${line}" is not understood`)
  }
  return stages
}

export function stageNamed(stages: readonly Stage[], name: string): Stage {
  const found = stages.find((stage) => stage.name === name)
  if (!found) throw new Error(`The Dockerfile has no target ${name}`)
  return found
}

/** A stage's instructions behind those of the stages that it is made from. */
export function wholeStage(stages: readonly Stage[], name: string): Instruction[] {
  const { base, instructions } = stageNamed(stages, name)
  const inherited = stages.some((stage) => stage.name === base) ? wholeStage(stages, base) : []
  return [...inherited, ...instructions]
}

/** What the last of these instructions says, such as the USER of a stage. */
export function lastOf(instructions: readonly Instruction[], name: string): string | undefined {
  return instructions.findLast((instruction) => instruction.name === name)?.text
}

export interface Copy {
  /** The stage that it copies from; the sources of the project where there is none. */
  from: string | undefined
  sources: string[]
  target: string
}

export function parseCopy(text: string): Copy {
  const words = text.split(' ')
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
  const target = words.pop() ?? ''
  return { from, sources: words, target }
}

/** The variables that ENV lines of a stage set. */
export function environmentOf(instructions: readonly Instruction[]): Record<string, string> {
  const pairs = instructions
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ text }) => text.split(' '))
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
  return Object.fromEntries(pairs)
}

/** The JSON form of CMD, ENTRYPOINT or a health check. */
export function words(text: string | undefined): string[] {
  const list: unknown = JSON.parse(text?.slice(text.indexOf('[')) ?? '[]')
  if (!Array.isArray(list)) throw new Error(`${String(text)} is not in the JSON form`)
  return list.map(String)
}
