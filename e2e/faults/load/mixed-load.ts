import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { Journal } from './journal.ts'
import type { Person } from './person.ts'

/** A member and the missions that they come and go on. */
export interface Member {
  person: Person
  missionIds: string[]
}

export interface LoadOptions {
  members: readonly Member[]
  /** Accepts requests for the missions of the members. */
  referent: Person
  /** Key of a stored file. */
  fileKey: string
  journal: Journal
  random: Random
  /** Reads per second of each member, and writes. */
  rate: number
  /** Whether what failed is read again as the page does; else every failure counts. */
  asPage: boolean
}

interface About {
  personId: string
  missionId: string
}

/** People who read, register, withdraw and are accepted, at a steady rate, until they are asked to stop. */
export class MixedLoad {
  readonly #options: LoadOptions
  readonly #ended: Promise<unknown>
  #stopping = false

  constructor(options: LoadOptions) {
    this.#options = options
    this.#ended = Promise.all(options.members.flatMap((member) => [this.#act(member), this.#look(member)]))
  }

  /** Each finishes what they are at: nobody stays registered. @throws when one of them could not go on */
  async stop(): Promise<void> {
    this.#stopping = true
    await this.#ended
  }

  /** Writes wait for their answer however long it takes, so reads go on beside them. */
  async #act({ person, missionIds }: Member): Promise<void> {
    for (let round = 0; !this.#stopping; round += 1) {
      const missionId = missionIds[round % missionIds.length]
      if (!missionId) throw new Error(`${person.email} has no mission`)
      await this.#comeAndGo(person, missionId, round % 3 === 0)
    }
  }

  async #look({ person, missionIds: [missionId] }: Member): Promise<void> {
    const { referent, fileKey, asPage } = this.#options
    const read = (who: Person, call: Parameters<Person['read']>[0]) => (asPage ? who.readAsPage(call) : who.read(call))
    const reads = [
      () => read(person, { area: 'missions', name: 'mission.list', path: '/api/mission/list' }),
      () => read(person, { area: 'articles', name: 'article.list', path: '/api/article/list' }),
      () => read(person, { area: 'users', name: 'user.get', path: '/api/user/me' }),
      () => read(person, { area: 'missions', name: 'mission.get', path: `/api/mission/${missionId}` }),
      () => read(person, { area: 'articles', name: 'file.read', path: `/api/file/storage/${fileKey}` }),
      () => read(referent, { area: 'users', name: 'user.list', path: '/api/user/list?pageSize=25' }),
    ]
    for (let round = 0; !this.#stopping; round += 1) await this.#paced(reads[round % reads.length] ?? reads[0])
  }

  async #comeAndGo(person: Person, missionId: string, isAccepted: boolean): Promise<void> {
    const about = { personId: person.id, missionId }
    const mission = `/api/mission/${missionId}`
    await this.#paced(() => this.#move('register', person, about, mission, {}))
    await this.#paced(() => this.#visit(person))
    if (isAccepted) await this.#paced(() => this.#accept(this.#options.referent, about, mission))
    await this.#paced(() => this.#move('unregister', person, about, mission, { reasonCode: 'not_available' }))
  }

  #move(action: 'register' | 'unregister', person: Person, about: About, mission: string, body: object) {
    const path = `${mission}/${action}`
    return person.write(action, about, { area: 'missions', name: `mission.${action}`, method: 'POST', path, body })
  }

  /** Nobody else has this target, so that one row tells of one visit. */
  #visit(person: Person) {
    const targetId = crypto.randomUUID()
    return person.write(
      'activity',
      { personId: person.id, missionId: targetId },
      {
        area: 'users',
        name: 'activity.create',
        method: 'POST',
        path: '/api/activity/create',
        body: { type: 'mission_view', targetType: 'mission', targetId },
      },
    )
  }

  #accept(referent: Person, about: About, mission: string) {
    return referent.write('accept', about, {
      area: 'missions',
      name: 'mission.acceptUser',
      method: 'PUT',
      path: `${mission}/accept_user`,
      body: { userIds: [about.personId] },
    })
  }

  async #paced(work: (() => Promise<unknown>) | undefined): Promise<void> {
    const { rate, random } = this.#options
    await wait((1000 / rate) * (0.5 + random()))
    await work?.()
  }
}
