import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../paths.ts'
import { readSettings } from '../settings.ts'
import { modestMachine, serverSettings, thisMachine } from './server-settings.ts'

test.each([
  [
    256,
    1,
    100,
    { shared_buffers: '64MB', work_mem: '4MB', maintenance_work_mem: '64MB', effective_cache_size: '128MB' },
  ],
  [
    1024,
    2,
    100,
    { shared_buffers: '256MB', work_mem: '4MB', maintenance_work_mem: '64MB', effective_cache_size: '512MB' },
  ],
  [4096, 2, 100, { shared_buffers: '1024MB', work_mem: '10MB', maintenance_work_mem: '256MB' }],
  [24_105, 2, 100, { shared_buffers: '6026MB', work_mem: '60MB', maintenance_work_mem: '1024MB' }],
  [24_105, 2, 200, { work_mem: '30MB', max_connections: '200' }],
  [262_144, 64, 100, { shared_buffers: '8192MB', work_mem: '64MB', effective_cache_size: '131072MB' }],
  [1024, 1, 100, { max_parallel_workers: '1', max_parallel_workers_per_gather: '0' }],
  [1024, 8, 100, { max_parallel_workers: '8', max_parallel_workers_per_gather: '4' }],
])('%i MB, %i cores and %i connections', (memory, cores, connections, expected) => {
  expect(serverSettings({ memory, cores, connections })).toMatchObject({
    ...expected,
    random_page_cost: '1.1',
    jit: 'off',
  })
})

test('all buffers, and a sort in each connection, fit into the memory', () => {
  for (const memory of [512, 1024, 2048, 8192, 65_536]) {
    const settings = serverSettings({ memory, cores: 4, connections: 100 })
    const taken = parseInt(settings['shared_buffers'] ?? '', 10) + 100 * parseInt(settings['work_mem'] ?? '', 10)
    expect(taken).toBeLessThanOrEqual(memory + 64)
  }
})

test('this machine has memory and a processor', () => {
  expect(thisMachine().memory).toBeGreaterThan(256)
  expect(thisMachine().cores).toBeGreaterThan(0)
})

test('the container has the settings of its limit', () => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
  const { services } = parse(text, { merge: true }) as { services: Record<string, Record<string, unknown>> }
  const postgres = services['postgres']
  expect(postgres?.['mem_limit']).toBe('1g')
  const settings = ['postgres', ...asArguments(serverSettings(modestMachine))]
  // What follows them is TLS, which platform/test/containers holds.
  expect(String(postgres?.['command'])).toContain(settings.join(','))
})

test('nothing lets a server acknowledge what is not on the disk, or go on after a disk that failed', () => {
  const promises = /fsync|synchronous_commit|full_page_writes|data_sync_retry/
  const kubernetes = readdirSync(join(root, 'deploy/kubernetes'), { recursive: true, encoding: 'utf8' })
  const manifests = kubernetes.filter((path) => path.endsWith('.yaml')).map((path) => join('deploy/kubernetes', path))
  expect(manifests.length).toBeGreaterThan(5)
  for (const path of ['docker-compose.yml', ...manifests]) {
    expect(readFileSync(join(root, path), 'utf8'), path).not.toMatch(promises)
  }
  // The defaults of PostgreSQL keep them; its own start says the one that tests turn off.
  expect(Object.keys(serverSettings(modestMachine)).join(' ')).not.toMatch(promises)
  expect(readSettings({}).fsync).toBe(true)
})

test.each([2, 4, 8, 16])('the guide tells the settings of a container of %i GB', (size) => {
  const guide = readFileSync(join(root, 'docs/guides/containers.md'), 'utf8')
  const { shared_buffers, effective_cache_size, work_mem, maintenance_work_mem } = serverSettings({
    ...modestMachine,
    memory: size * 1024,
  })
  const cells = [`${size}g`, shared_buffers, effective_cache_size, work_mem, maintenance_work_mem]
  expect(guide).toContain(`| ${cells.map((cell) => `\`${cell}\``).join(' | ')} |`)
})

function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
