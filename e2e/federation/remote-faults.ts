import type { APIRequestContext, Page, Route } from '@playwright/test'
import type { Area } from './areas.ts'
import { deliveryApi } from './delivery-api.ts'
import { type Edit, editedBuild, forReact18, thatThrows } from './edited-build.ts'
import { alter, entryOf, registered } from './published.ts'

/** Undoes a fault, or a part of the preparation. */
type Undo = () => unknown

export interface RemoteFault {
  name: string
  /** Makes it so that a page which is opened now meets the fault in the files of one remote. */
  bring: (page: Page, request: APIRequestContext, area: Area) => Promise<Undo>
}

/** Each way in which the issue has a remote fail. */
export const remoteFaults: readonly RemoteFault[] = [
  // As the gateway's API says it, which the federation runtime would take for a manifest.
  answering('404 with JSON', (route) => route.fulfill({ status: 404, json: { success: false, status: 404 } })),
  answering('HTML with 200', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' })),
  answering('500', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })),
  // Longer than anybody waits; the route is taken away when the round ends.
  answering('nothing for 30 s', () => undefined),
  {
    name: 'a wrong digest',
    bring: async (page, request, { remote }) => {
      const { version, lastKnownGood } = await registered(request, remote)
      // Earlier rounds have left the right copy in the browser.
      const browser = await page.context().newCDPSession(page)
      await browser.send('Network.clearBrowserCache')
      const versions = lastKnownGood ? [version, lastKnownGood.version] : [version]
      const undo = await Promise.all(versions.map(async (each) => alter(remote, each, await entryOf(remote, each))))
      return () => Promise.all(undo.map((putBack) => putBack()))
    },
  },
  delivered('throws at mount', 'throws', thatThrows),
  answering('no lazy chunk', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const isFirst = /^(remoteEntry|__federation_expose|mf-manifest)/.test(file)
    return isFirst ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' })
  }),
  delivered('asks for React 18', 'react18', forReact18),
]

function answering(name: string, answer: (route: Route) => unknown): RemoteFault {
  return {
    name,
    bring: async (page, _request, { remote }) => {
      const address = `**/remotes/${remote}/**`
      const handler = async (route: Route) => void (await answer(route))
      await page.route(address, handler)
      return () => page.unroute(address, handler)
    },
  }
}

/** A version that was really published and promoted. The one before it is kept away as long as the fault lasts. */
function delivered(name: string, suffix: string, edit: Edit): RemoteFault {
  return {
    name,
    bring: async (page, request, { remote }) => {
      const api = deliveryApi(request, remote)
      const { version: good } = await registered(request, remote)
      const build = await editedBuild(remote, suffix, edit)
      await api.publish(build)
      await api.promote(build.version)
      const older = `**/remotes/${remote}/${good}/**`
      await page.route(older, (route) => route.fulfill({ status: 404, body: 'Not found' }))
      return async () => {
        await page.unroute(older)
        if ((await registered(request, remote)).version === build.version) await api.rollBack()
        await build.remove()
      }
    },
  }
}
