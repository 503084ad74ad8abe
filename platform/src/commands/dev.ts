import { startPlatform } from './start.ts'

/** `npm run dev`: like start, but the services and the gateway run from source and start again at every change. */
export async function main(args: string[]): Promise<number> {
  console.log(
    'Services and gateway run from source: a saved file starts its program again. Front ends: npm run remote.',
  )
  return startPlatform(args, 'watched')
}
