import { developmentSettings } from '../development/development-settings.ts'
import { startPlatform } from './start.ts'

/** `npm run dev`: like start, but everything runs from the sources as they are: a saved file is on the screen at once. */
export async function main(args: string[]): Promise<number> {
  return startPlatform(args, { mode: 'watched', settingsOf: developmentSettings })
}
