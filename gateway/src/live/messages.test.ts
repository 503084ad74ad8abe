import { describe, expect, it } from 'vitest'
import { events } from '@ensemble/contracts/events'
import { isFor, liveMessages, withheldKinds } from './messages.ts'

function event(type: string, subject: string, data: unknown) {
  return JSON.stringify({ specversion: '1.0', id: 'e', source: 's', type, subject, data })
}

describe('messages to open tabs', () => {
  it('says which kind of thing changed, and which one', () => {
    expect(liveMessages(event('missions.mission.approved', 'm-1', {}))).toEqual([{ tag: 'mission', id: 'm-1' }])
  })

  it('tells the person concerned that a participation is theirs', () => {
    expect(liveMessages(event('missions.participant.accepted', 'm-1', { missionId: 'm-1', userId: 'u-1' }))).toEqual([
      { tag: 'participant', id: 'm-1' },
      { tag: 'participation', id: 'u-1', onlyUser: 'u-1' },
    ])
  })

  it('tells of a blind invitation to the invited person alone, and of a draw to nobody', () => {
    const invited = { missionId: 'm-1', userId: 'u-1', blind: true }
    expect(liveMessages(event('missions.participant.invited', 'm-1', invited))).toEqual([
      { tag: 'participation', id: 'u-1', onlyUser: 'u-1' },
    ])
    expect(liveMessages(event('users.blind_invitation.drawn', 'm-1', { missionId: 'm-1', userIds: ['u-1'] }))).toEqual(
      [],
    )
  })

  it('tells of a notification to the person alone', () => {
    expect(liveMessages(event('users.notification.created', '7', { userId: 'u-1' }))).toEqual([
      { tag: 'notification', id: 'u-1', onlyUser: 'u-1' },
    ])
  })

  it.each([
    ['missions.notice.due', { kind: 'invitation_reminder', missionId: 'm-1', userIds: ['u-1'] }],
    ['missions.notice.cancellation_due', { missionId: 'm-1', standing: 'invited', userIds: ['u-1'] }],
    ['missions.search.matched', { missionId: 'm-1', userIds: ['u-1'] }],
    ['missions.person.erased', { userId: 'u-1' }],
    ['users.search_mails.stopped', { userId: 'u-1' }],
  ])('tells nobody of %s: who counts the lines would count people drawn by their health', (type, data) => {
    expect(liveMessages(event(type, 'm-1', data))).toEqual([])
  })

  it('tells of what screens show, and withholds every other kind of the contract', () => {
    const kinds = new Set(Object.values(events).map(({ type }) => type.split('.')[1] ?? ''))
    // A kind that is new here is told to every tab, unless it is withheld: which of both has to be said.
    expect([...kinds].filter((kind) => !withheldKinds.has(kind)).toSorted()).toEqual([
      'article',
      'message',
      'mission',
      'notification',
      'participant',
      'survey',
      'user',
    ])
  })

  it('tells of the things of a new area', () => {
    expect(liveMessages(event('workshops.workshop.changed', 'w-1', {}))).toEqual([{ tag: 'workshop', id: 'w-1' }])
  })

  it('tells of a member the staff and the member alone, and of the staff everybody', () => {
    const told = (role: string) => liveMessages(event('users.user.changed', 'u-1', { role }))
    const hearers = [
      { id: 'u-1', role: 'member' },
      { id: 'u-2', role: 'member' },
      { id: 'u-3', role: 'referent' },
    ] as const
    const heardBy = (role: string) => hearers.filter((user) => told(role).some((message) => isFor(message, user)))
    expect(heardBy('member').map(({ id }) => id)).toEqual(['u-1', 'u-3'])
    expect(heardBy('referent')).toHaveLength(3)
  })

  it('leaves a new picture to the account that it belongs to', () => {
    expect(liveMessages(event('users.avatar.changed', 'u-1', { userId: 'u-1', avatarKey: null }))).toEqual([])
  })

  it('leaves the end of a session to the revocations', () => {
    expect(liveMessages(event('users.session.revoked', 'u-1', { userId: 'u-1' }))).toEqual([])
  })

  it.each(['', '{', 'null', '{"type":"x"}', event('nothing', 's', {})])('hears nothing in %j', (text) => {
    expect(liveMessages(text)).toEqual([])
  })
})
