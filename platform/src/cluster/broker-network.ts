import { execFileSync } from 'node:child_process'

/** A host of its own for each broker, on one bridge of this machine. */
export interface BrokerNetwork {
  hosts: readonly { name: string; namespace: string; host: string }[]
  /** Takes everything away again. */
  remove(): void
}

/** The third part of the addresses, 10.231.x.0/24, so that two runs beside each other do not meet. */
const nets = Array.from({ length: 200 }, (_, index) => index + 20)

/**
 * Networks that can be cut one from the other, as only the system can make them.
 * @returns nothing where this machine lets nobody make networks
 */
export function brokerNetwork(names: readonly string[]): BrokerNetwork | undefined {
  const net = nets[process.pid % nets.length] ?? 20
  const bridge = `ens${String(net)}`
  const hosts = names.map((name, index) => ({
    name,
    namespace: `ensemble-${String(net)}-${String(index + 1)}`,
    host: `10.231.${String(net)}.${String(index + 1)}`,
  }))
  function remove(): void {
    for (const { namespace } of hosts) attempt(['netns', 'delete', namespace])
    attempt(['link', 'delete', bridge])
  }
  remove()
  try {
    ip('link', 'add', bridge, 'type', 'bridge')
    ip('address', 'add', `10.231.${String(net)}.254/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
    for (const [index, { namespace, host }] of hosts.entries()) {
      const wire = `${bridge}h${String(index + 1)}`
      ip('netns', 'add', namespace)
      ip('link', 'add', wire, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
      ip('link', 'set', wire, 'master', bridge, 'up')
      ip('-netns', namespace, 'address', 'add', `${host}/24`, 'dev', 'eth0')
      ip('-netns', namespace, 'link', 'set', 'eth0', 'up')
      ip('-netns', namespace, 'link', 'set', 'lo', 'up')
    }
    return { hosts, remove }
  } catch {
    remove()
    return undefined
  }
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: 'pipe' })
}

function attempt(args: string[]): void {
  try {
    ip(...args)
  } catch {
    // There was none.
  }
}
