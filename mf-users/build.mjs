import { buildRemote } from '@ensemble/mf-kit/webpack'

const { name, version, size } = await buildRemote({ dir: import.meta.dirname })
console.log(`${name} ${version}: ${Math.round(size / 1024)} kB in dist`)
