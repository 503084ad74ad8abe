import { Failure } from '../failure.ts'
import type { AreaNames } from './area-names.ts'

const beforeGateway = '    {\n      user: gateway\n'
const afterStreams = '            # What all gateways share'

/**
 * Adds the service of an area to the users of the broker, and its stream to what the gateway reads: a stream of its own,
 * and who left or was signed out.
 *
 * @param rights text of platform/containers/nats-users.conf
 * @throws Failure when that file has changed its form
 */
export function withBrokerUser(rights: string, { service, snake, upper }: AreaNames): string {
  const subjects = [
    `${snake}.>`,
    ...['INFO', 'CREATE', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${upper}`),
    '$JS.API.INFO',
    ...[upper, 'USERS'].flatMap(readers),
    '$JS.API.STREAM.INFO.USERS',
  ]
  const user = `    {
      user: ${service}
      password: $${snake}_password
      permissions: {
        publish: {
          allow: [
${lines(subjects)}
          ]
        }
        subscribe: { allow: ["_INBOX.${service}.>"] }
      }
    }
`
  const seen = lines([`$JS.API.STREAM.INFO.${upper}`, ...readers(upper)])
  return [
    [beforeGateway, user],
    [afterStreams, `${seen}\n`],
  ].reduce((text, [anchor = '', added = '']) => insert(text, anchor, added), rights)
}

/** What it takes to read a stream from a place, by a reader without a lasting name (decision 86). */
function readers(stream: string): string[] {
  return [
    `$JS.API.STREAM.MSG.GET.${stream}`,
    `$JS.API.CONSUMER.CREATE.${stream}.*`,
    `$JS.API.CONSUMER.INFO.${stream}.*`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.*`,
  ]
}

function lines(subjects: readonly string[]): string {
  return subjects.map((subject) => `            "${subject}"`).join('\n')
}

function insert(text: string, anchor: string, added: string): string {
  const at = text.indexOf(anchor)
  if (at >= 0) return `${text.slice(0, at)}${added}${text.slice(at)}`
  throw new Failure('The area was not written', {
    why: `platform/containers/nats-users.conf has no line "${anchor.trim()}".`,
    advice: 'look at platform/src/area/broker-user.ts, which names what is looked for.',
  })
}
