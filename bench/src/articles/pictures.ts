import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageAddress } from '@ensemble/contracts/articles/images'
import { root } from '../settings.ts'
import { drawnPicture } from './drawn-picture.ts'

const pictures = 40
/** Requests under way at once, as of a browser that opens a page of cards. */
const atOnce = 8
const roundsCached = 25

interface Place {
  key: string
  url: string
  headers: Record<string, string>
}

/**
 * Pictures a second that the service sizes to 640 px as AVIF: each for the first time, and again.
 * @param address of the service
 * @param folder for a file
 */
export async function measurePictures(address: string, authorization: string, folder: string) {
  const drawn = drawnPicture(1280, 720, 1)
  const keys: string[] = []
  for (let index = 0; index < pictures; index++) {
    keys.push(await upload(address, authorization, drawnPicture(1280, 720, index)))
  }
  const ask = async (key: string) => {
    const response = await fetch(`${address}${imageAddress(key, 640)}`, {
      headers: { authorization, accept: 'image/avif,image/webp' },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!response.ok) throw new Error(`${key}: ${response.status}`)
    return bytes
  }
  const cold = await perSecond(keys, ask)
  const cached = await perSecond(Array.from({ length: roundsCached }, () => keys).flat(), ask)
  const file = join(folder, 'alone.png')
  await writeFile(file, drawn)
  return { cold, cached, alone: sharpAlone(file), sized: await ask(keys[0] ?? '') }
}

export async function perSecond<Of>(of: readonly Of[], ask: (one: Of) => Promise<unknown>): Promise<number> {
  const left = [...of]
  const began = performance.now()
  const work = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await ask(one)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (of.length * 1000) / (performance.now() - began)
}

async function upload(address: string, authorization: string, bytes: Buffer): Promise<string> {
  const body = { purpose: 'article_image', fileName: 'bench.png', contentType: 'image/png', size: bytes.length }
  const announced = await fetch(`${address}/file/create_presigned_url`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!announced.ok) throw new Error(`announcement: ${announced.status} ${await announced.text()}`)
  const { data } = placeOf(await announced.text())
  const url = new URL(data.url.replace(/^\/api/, ''), address)
  const sent = await fetch(url, { method: 'PUT', headers: data.headers, body: new Uint8Array(bytes) })
  if (!sent.ok) throw new Error(`upload: ${sent.status} ${await sent.text()}`)
  return data.key
}

function placeOf(answer: string): { data: Place } {
  return JSON.parse(answer)
}

/** Sharp belongs to svc-articles, so its program measures it. */
function sharpAlone(file: string): number {
  const program = join(root, 'svc-articles', 'bench', 'sharp-alone.ts')
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', program, file, String(pictures)], {
    cwd: root,
    encoding: 'utf8',
  })
  return Number(stdout.trim())
}
