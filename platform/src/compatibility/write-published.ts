import { interfaceNow } from './interface-now.ts'
import { interfaceBreaks, readPublished, writePublished } from './published-lines.ts'

/**
 * Notes the interface of this tree as the published one. What would break a front end, a consumer or a service that is published
 * is refused; `--break` notes it all the same, once nobody is left who knows the one before.
 */
const now = await interfaceNow()
const breaks = interfaceBreaks(await readPublished().catch(() => []), now)
if (breaks.length > 0 && !process.argv.includes('--break')) {
  console.error(`✗ This would break what is published:\n${breaks.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = 1
} else {
  await writePublished(now)
  console.log(`✓ ${String(now.length)} calls, events and migrations noted`)
}
