import type { FastifyRequest } from 'fastify'
import type { SharedValues } from '../store/shared-values.ts'
import { followedVersion } from './followed-version.ts'
import { previewOf } from './preview-cookie.ts'
import { liveVersions } from './registry-state.ts'
import type { VisitorDeps } from './visitor-of.ts'

/** One version of one remote. */
export interface RemoteBuild {
  name: string
  version: string
}

export type ShownBuildsDeps = Pick<VisitorDeps, 'state' | 'teamKeysFile'> & { values: Pick<SharedValues, 'get'> }

/** The builds that a page may be running which this browser opens now: live ones, and the preview that it looks at. */
export async function shownBuilds(request: FastifyRequest, deps: ShownBuildsDeps): Promise<RemoteBuild[]> {
  const live = Object.entries(deps.state().remotes).flatMap(([name, entry]) =>
    liveVersions(entry).map((version) => ({ name, version })),
  )
  return [...live, ...(await previewed(request, deps))]
}

/**
 * Whether this browser may be running a build: one that visitors get or got (a tab may be open for days), or its preview.
 * What is only published, or waits for somebody's word, was never shown to anybody.
 */
export async function mayRun(
  request: FastifyRequest,
  { name, version }: RemoteBuild,
  deps: ShownBuildsDeps,
): Promise<boolean> {
  const entry = deps.state().remotes[name]
  if (!entry) return false
  if (liveVersions(entry).includes(version)) return true
  if (entry.history.some((move) => move.version === version || move.from === version)) return true
  return (await previewed(request, deps)).some((build) => build.name === name && build.version === version)
}

async function previewed(request: FastifyRequest, { teamKeysFile, values }: ShownBuildsDeps): Promise<RemoteBuild[]> {
  // Nobody is kept from signing in because the file of the teams cannot be read.
  const preview = await previewOf(request, teamKeysFile).catch(() => null)
  if (!preview) return []
  const { name, version } = preview
  const followed = preview.follows ? followedVersion(values, name) : null
  return [{ name, version }, ...(followed === null || followed === version ? [] : [{ name, version: followed }])]
}
