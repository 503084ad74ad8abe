import { createServer } from 'node:http'
import { createProxyServer } from 'httpxy'
import { compileFrontEnds, hotPath } from './compiled.mjs'
import { remotePath } from './configuration.mjs'
import { controlPath, createControl } from './control.mjs'
import { createRestarts } from './restarts.mjs'

/**
 * The development server of the front ends, in front of the gateway: it answers for the files of the shell and of all
 * remotes, compiled from the sources as they are now, and hands everything else on. Settings: PORT, HOST, GATEWAY_URL,
 * SHELL_DIR (where the gateway finds the page), REMOTES (folders, comma-separated), CONTROL_KEY.
 */
const { PORT, HOST, GATEWAY_URL, SHELL_DIR, REMOTES, CONTROL_KEY } = process.env
const remotes = REMOTES.split(',')

const compiled = await compileFrontEnds({ shellDir: SHELL_DIR, remotes })
const restarts = createRestarts()
const control = createControl({ key: CONTROL_KEY, remotes, restarts })
const gateway = createProxyServer({ target: GATEWAY_URL, xfwd: false })
gateway.on('error', (error, _request, response) => {
  console.error(`✗ gateway: ${error.message}`)
  response.destroy()
})
// What does not compile is shown by a policy of its own, which the page of people does not take.
gateway.on('proxyRes', ({ headers }) => {
  const policy = headers['content-security-policy']
  if (policy)
    headers['content-security-policy'] = policy.replace(/trusted-types default/, '$& webpack-dev-middleware#overlay')
})

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, GATEWAY_URL)
  if (pathname.startsWith(controlPath)) return void control(request, response)
  const [, name, file] = /^\/remotes\/(mf-[a-z0-9-]+)\/[^/]+\/(.*)$/.exec(request.url) ?? []
  const isRemote = remotes.includes(name)
  if (!isRemote && !pathname.startsWith('/assets/') && pathname !== hotPath)
    return void handOn(request, response, pathname)
  // The registry names a version of what a remote declares; of its code there is one, the newest.
  if (isRemote) request.url = remotePath(name) + file
  void compiled(request, response, () => response.writeHead(404).end())
})

async function handOn(request, response, pathname) {
  await restarts.admitted(pathname, response, request.headers)
  if (!response.destroyed) await gateway.web(request, response)
}

server.listen(Number(PORT), HOST, () => console.log(`✓ front ends on port ${PORT}`))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
