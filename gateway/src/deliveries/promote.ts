import type { Audience, Mover, RegistryState, WaitingPromotion } from '@ensemble/contracts/deliveries'
import { refuse } from '@ensemble/service-kit/refusal'
import { readTeams } from '../auth/team-keys.ts'
import type { ApiDocumentSource } from '../docs/api-document.ts'
import type { RegistryStore } from '../registry/registry-store.ts'
import type { RegistryView } from '../registry/registry-view.ts'
import { asked, canaryBegun, canaryWithdrawn, promoted, rolledBack, type MoveNote } from '../registry/moves.ts'
import type { Publications } from '../store/publications.ts'
import type { PublishedVersions } from '../store/published-versions.ts'
import type { SharedValues } from '../store/shared-values.ts'
import { checkPromotion } from './promotion-checks.ts'
import { DeliveryRefused } from './reasons.ts'
import { newlySensitive } from './sensitive-calls.ts'
import { shellsInUse } from './shell-facts.ts'
import { readUsedExports } from './used-exports.ts'

export interface PromoteDeps {
  store: RegistryStore
  view: RegistryView
  values: SharedValues
  versions: PublishedVersions
  publications: Publications
  shellDir: string
  source: ApiDocumentSource
  teamKeysFile: string
  /** How many people a promotion for everybody needs; the second is an admin. */
  promotionNeeds: 1 | 2
}

export interface Promotion {
  name: string
  version: string
  /** Whom it reaches; everybody by default. */
  audience?: Audience
  /** Refuses the move when the registry is at another revision. */
  expectedRevision?: number
}

/**
 * Makes a published version the one that visitors get, or some of them. What begins to change accounts, roles or files
 * of others, or to show health, waits for an admin first, and so does every version for everybody where a second person
 * is needed (decision 168).
 * @throws {DeliveryRefused} when a check fails
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, DELIVERY_CONFLICT
 */
export async function promote(
  deps: PromoteDeps,
  promotion: Promotion,
  note: MoveNote & { by: Mover },
): Promise<RegistryState> {
  const { name, version, audience, expectedRevision } = promotion
  const seen = deps.store.state
  const check = await promotionCheck(deps, name, version)
  return deps.store.change(
    async (state) => {
      await check(state)
      const next = moved(state, promotion, note)
      if (next === state) return state
      const calls = await callsToConfirm(deps, state, name, version)
      const second = deps.promotionNeeds > 1 && !audience
      if ((calls.length === 0 && !second) || (await isTrusted(deps, state, name))) return next
      const { at, by, reason } = note
      const waiting: WaitingPromotion = { version, at: at.toISOString(), by, calls }
      return asked(state, name, { ...waiting, ...(audience && { audience }), ...(reason !== undefined && { reason }) })
    },
    expectedRevision,
    seen,
  )
}

/**
 * Makes the promotion that waits, as it was asked for.
 * @param version the one that the admin has been shown
 * @throws {Refusal} DELIVERY_CONFLICT when that one waits no more; otherwise as `promote`
 */
export async function confirmPromotion(
  deps: PromoteDeps,
  { name, version, expectedRevision }: Omit<Promotion, 'audience'>,
  { at, by: confirmedBy }: { at: Date; by: Mover },
): Promise<RegistryState> {
  const check = await promotionCheck(deps, name, version)
  return deps.store.change(async (state) => {
    const waiting = state.waiting?.[name]
    if (waiting?.version !== version) return refuse('DELIVERY_CONFLICT')
    await check(state)
    const { by, reason, audience } = waiting
    return moved(state, { name, version, audience }, { at, by, confirmedBy, ...(reason !== undefined && { reason }) })
  }, expectedRevision)
}

function moved(state: RegistryState, { name, version, audience }: Promotion, note: MoveNote): RegistryState {
  if (!audience) return promoted(state, name, version, note)
  const begun = canaryBegun(state, name, { version, audience }, note)
  if (begun) return begun
  throw new DeliveryRefused(state.remotes[name] ? 'alreadyLive' : 'nothingLive', { version })
}

/** A version that is tried already has been confirmed. */
async function callsToConfirm({ view }: PromoteDeps, state: RegistryState, name: string, version: string) {
  const entry = state.remotes[name]
  if (entry?.canary?.version === version) return []
  const [wanted, live] = await Promise.all([
    view.descriptor(name, version),
    entry ? view.descriptor(name, entry.current) : null,
  ])
  return newlySensitive(wanted?.calls ?? [], live?.calls ?? [])
}

/** Whether the operator's file lets a team go ahead: on a machine of one's own, or with the first version of all. */
async function isTrusted({ teamKeysFile }: PromoteDeps, state: RegistryState, name: string): Promise<boolean> {
  const trusted = (await readTeams(teamKeysFile)).get(name)?.trusted
  return trusted === 'always' || (trusted === 'first' && !state.remotes[name])
}

/**
 * Looks once at what does not depend on other teams' moves: the files of the version, the shells, the services.
 * @returns the check against one state of the registry
 * @throws {DeliveryRefused} when the version is not whole here, or no longer kept
 */
export async function promotionCheck(
  {
    view,
    values,
    versions,
    publications,
    shellDir,
    source,
  }: Pick<PromoteDeps, 'view' | 'values' | 'versions' | 'publications' | 'shellDir' | 'source'>,
  name: string,
  version: string,
): Promise<(state: RegistryState) => Promise<void>> {
  if (!(await publications.keep(name, version))) throw new DeliveryRefused('forgotten', { version })
  // A disk that was full or restored in part must not be found out by visitors.
  const folder = await versions.renewed(name, version)
  const descriptor = folder && (await view.descriptor(name, version))
  if (!descriptor) throw new DeliveryRefused('notPublished', { version })
  const [shells, offered, uses] = await Promise.all([
    shellsInUse(shellDir, values),
    source.document(),
    readUsedExports(folder),
  ])
  return async (state) => checkPromotion(descriptor, uses, { others: await view.descriptorsOf(state), shells, offered })
}

/**
 * Takes back the last move: a canary, where one runs, else the version that everybody gets. The routes of the version
 * before are not checked again: it was live, and is needed now.
 * @throws {DeliveryRefused} when there is none, or its files are gone or no longer kept
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, DELIVERY_CONFLICT
 */
export async function rollBack(
  { store, view, publications }: Pick<PromoteDeps, 'store' | 'view' | 'publications'>,
  { name, expectedRevision }: { name: string; expectedRevision?: number },
  note: MoveNote,
): Promise<RegistryState> {
  return store.change(async (state) => {
    const withdrawn = canaryWithdrawn(state, name, note)
    if (withdrawn) return withdrawn
    const back = rolledBack(state, name, note)
    const version = back?.remotes[name]?.current
    if (!back || version === undefined) throw new DeliveryRefused('noPrevious')
    if (!(await publications.keep(name, version))) throw new DeliveryRefused('forgotten', { version })
    if (!(await view.descriptor(name, version))) throw new DeliveryRefused('notPublished', { version })
    return back
  }, expectedRevision)
}
