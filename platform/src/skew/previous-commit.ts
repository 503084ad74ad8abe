import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { publishedFile } from '../compatibility/published-lines.ts'
import { Failure } from '../failure.ts'
import { root } from '../paths.ts'
import { remotes, services } from '../services.ts'

const execute = promisify(execFile)

/** What reaches visitors: a commit that differs in none of it is no other version. */
const delivered = ['shell', ...remotes, ...services.map(({ name }) => name), 'gateway', 'packages']

export interface Commit {
  id: string
  title: string
}

/**
 * The version that this one must get along with: by default the last one whose interface was noted as published
 * (`npm run contracts:publish`), since that is what the front ends were built against that are live.
 *
 * @param wanted a commit, a tag or a branch
 * @throws Failure where there is no history, or nothing in it is called so
 */
export async function previousCommit(wanted?: string): Promise<Commit> {
  if (wanted !== undefined) return commitOf(await asCommit(wanted))
  const noted = await git('log', '--format=%H', '--', publishedFile).catch(() => '')
  for (const id of noted.split('\n').filter(Boolean)) if (await differs(id)) return commitOf(id)
  throw new Failure('There is no version before this one', {
    why: 'this folder holds no history of the published interface (a copy without .git, or a shallow clone).',
    advice: 'run git fetch --unshallow, or name a version: npm run test:skew -- --previous <commit>.',
  })
}

/** Lays the files of a commit into a folder that is empty. */
export async function layOut(commit: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`
  await git('archive', '--format=tar', '-o', archive, commit)
  await execute('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
}

async function differs(id: string): Promise<boolean> {
  // Names that this commit does not know are no fault: an area may be new.
  return git('diff', '--quiet', id, '--', ...delivered).then(
    () => false,
    () => true,
  )
}

async function asCommit(wanted: string): Promise<string> {
  try {
    return await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${wanted}^{commit}`)
  } catch {
    throw new Failure(`There is no commit "${wanted}"`, {
      why: 'git knows none that is called so.',
      advice: 'name a commit, a tag or a branch of this repository.',
    })
  }
}

async function commitOf(id: string): Promise<Commit> {
  return { id, title: await git('log', '-1', '--format=%s', id) }
}

async function git(...words: string[]): Promise<string> {
  const { stdout } = await execute('git', words, { cwd: root })
  return stdout.trim()
}
