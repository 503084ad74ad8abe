import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'accessToken', 'refreshToken', 'secret']

/**
 * The log of one program: JSON lines with a message that never varies.
 * Tokens, cookies and passwords are struck out wherever they appear, as a net under the rule not to log them.
 * @param settings.level what is written from, such as `info`
 * @param destination where lines go; standard output by default
 */
export function createLog(settings: { name: string; level: string }, destination?: DestinationStream): Log {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  return pino(
    {
      name: settings.name,
      level: settings.level,
      base: { name: settings.name },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
    },
    ...(destination ? [destination] : []),
  )
}
