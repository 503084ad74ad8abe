import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startShell } from './start/start-shell.ts'
import { lockRealm } from './realm/lock-realm.ts'
import { readRegistry } from './remotes/registry.ts'

lockRealm()
const leftOut: { remote: string; version: string }[] = []
const registry = await readRegistry((remote) => leftOut.push(remote))
const shell = startShell(registry, leftOut)
const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')
createRoot(place).render(
  <StrictMode>
    <App {...shell} />
  </StrictMode>,
)
