import { buildShell } from '@ensemble/mf-kit/webpack'

await buildShell({ dir: import.meta.dirname })
console.log('shell: built in dist')
