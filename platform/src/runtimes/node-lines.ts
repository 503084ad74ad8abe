import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** The versions of Node.js that a release is tried on: the oldest one that it still runs on, and the containers'. */
export function nodeLines(): { oldest: string; containers: string } {
  return {
    oldest: versionIn('package.json', /"node": ">=(\d+\.\d+\.\d+)"/),
    containers: versionIn('Dockerfile', /^ARG NODE_IMAGE=node:(\d+\.\d+\.\d+)-/m),
  }
}

/** @throws when the file says none */
export function versionIn(file: string, pattern: RegExp): string {
  const version = pattern.exec(readFileSync(join(root, file), 'utf8'))?.[1]
  if (version === undefined) throw new Error(`${file} says no version`)
  return version
}
