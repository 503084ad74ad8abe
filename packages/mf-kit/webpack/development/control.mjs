import path from 'node:path'
import { rootDirectory } from '../shared.mjs'
import { describeDevelopment } from './describe.mjs'

/** Addresses for the platform alone; to anybody else there is nothing. */
export const controlPath = '/__development/'

/**
 * What the platform asks and tells: `GET remotes`, what to put into the registry; `PUT restarting/<program>` and
 * `DELETE restarting/<program>`, that a program is started anew and that it is back.
 * @param {{ key: string, remotes: string[], restarts: ReturnType<typeof import('./restarts.mjs').createRestarts> }} deps
 */
export function createControl({ key, remotes, restarts }) {
  return async (request, response) => {
    const answer = (status, content) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    if (request.headers.authorization !== `Bearer ${key}`) return answer(404, {})
    const [what, program] = request.url.slice(controlPath.length).split('/')
    if (what === 'restarting' && request.method === 'PUT') restarts.begun(program)
    if (what === 'restarting' && request.method === 'DELETE') restarts.done(program)
    if (what !== 'remotes') return answer(200, {})
    try {
      answer(200, await Promise.all(remotes.map((name) => describeDevelopment(path.join(rootDirectory, name)))))
    } catch (error) {
      answer(500, { message: error.message })
    }
  }
}
