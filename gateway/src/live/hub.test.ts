import { describe, expect, it } from 'vitest'
import { LiveHub, type Tab } from './hub.ts'
import { liveMessages } from './messages.ts'

function openTab(hub: LiveHub, userId: string, sessionId = 's') {
  const heard: string[] = []
  const tab: Tab = {
    user: {
      id: userId,
      role: 'member',
      status: 'validated',
      departmentCode: '75',
      volunteerKinds: [],
      sessionId,
      sessionVersion: 1,
    },
    write: (text) => void heard.push(text),
    end: () => {
      heard.push('end')
      hub.remove(tab)
    },
  }
  return { accepted: hub.add(tab), heard, tab }
}

describe('live hub', () => {
  it('tells everybody of a change and one person of a participation', () => {
    const hub = new LiveHub()
    const ana = openTab(hub, 'ana')
    const ben = openTab(hub, 'ben')
    hub.tell({ tag: 'mission', id: 'm' }, 'a.6')
    hub.tell({ tag: 'participation', id: 'ana', onlyUser: 'ana' }, 'a.7')
    expect(ben.heard).toEqual(['id: a.6\nevent: changed\ndata: {"tag":"mission","id":"m"}\n\n'])
    expect(ana.heard).toHaveLength(2)
  })

  it('tells no member that the account of another one changed', () => {
    const hub = new LiveHub()
    const [ana, ben] = [openTab(hub, 'ana'), openTab(hub, 'ben')]
    const fact = { type: 'users.user.changed', subject: 'ana', data: { role: 'member' } }
    for (const message of liveMessages(JSON.stringify(fact))) hub.tell(message, 'a.6')
    expect(ben.heard).toEqual([])
    expect(ana.heard).toEqual(['id: a.6\nevent: changed\ndata: {"tag":"user","id":"ana"}\n\n'])
  })

  it('ends the tabs of one session', () => {
    const hub = new LiveHub()
    const here = openTab(hub, 'ana', 's-1')
    const there = openTab(hub, 'ana', 's-2')
    hub.endRevoked('ana', (user) => user.sessionId === 's-1')
    expect(here.heard).toEqual(['event: session\ndata: {"state":"revoked"}\n\n', 'end'])
    expect(there.heard).toEqual([])
    expect(hub.size).toBe(1)
  })

  it('takes ten tabs of one person', () => {
    const hub = new LiveHub()
    const accepted = Array.from({ length: 11 }, () => openTab(hub, 'ana').accepted)
    expect(accepted.filter(Boolean)).toHaveLength(10)
    expect(openTab(hub, 'ben').accepted).toBe(true)
  })
})
