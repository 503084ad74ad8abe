import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openVirusScanner } from '../../src/storage/virus-scanner.ts'
import { eicar, startClamd } from './clamd.ts'

let clamd: Awaited<ReturnType<typeof startClamd>>
beforeEach(async () => {
  clamd = await startClamd()
})
afterEach(() => clamd.close())

const away = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' })

describe('a scanner', () => {
  it('says what it found and what it did not, whatever the pieces', async () => {
    const scanner = openVirusScanner(clamd.url)
    expect(await scanner.isClean(Buffer.from('%PDF-1.7'))).toBe(true)
    expect(await scanner.isClean(Buffer.alloc(0))).toBe(true)
    expect(await scanner.isClean(eicar)).toBe(false)
  })

  it('is handed a file in pieces that it takes, and finds what lies across the border of two', async () => {
    const before = Buffer.alloc(64 * 1024 - 10, ' ')
    expect(await openVirusScanner(clamd.url).isClean(Buffer.concat([before, eicar, before]))).toBe(false)
    expect(clamd.pieces).toEqual([65_536, 65_536, eicar.length - 20])
  })

  it.each([
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['an unknown command', 'UNKNOWN COMMAND\0'],
    ['a line that breaks off', 'stream: Eicar-Test-Sig'],
    ['a line that breaks off where it looks like a word', 'stream: Win.Trojan.BOOK'],
    ['a line without its end', 'stream: OK'],
    ['nothing', ''],
  ])('that answers with %s has not called a file clean', async (_name, line) => {
    clamd.answer = () => line
    await expect(openVirusScanner(clamd.url).isClean(eicar)).rejects.toEqual(away)
  })

  it('that says nothing is waited for no longer than it may take', async () => {
    clamd.answer = () => undefined
    await expect(openVirusScanner(clamd.url, 50).isClean(eicar)).rejects.toEqual(away)
  })

  it('that is not there has not called a file clean', async () => {
    const { url } = clamd
    await clamd.close()
    await expect(openVirusScanner(url).isClean(eicar)).rejects.toEqual(away)
    clamd = await startClamd()
  })
})
