import { crc32, deflateSync } from 'node:zlib'

/** A PNG with soft shapes, so that it is as hard to make smaller as a photo of a quiet room. */
export function drawnPicture(width: number, height: number, seed: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0, at = 0; y < height; y++) {
    rows[at++] = 0
    for (let x = 0; x < width; x++) {
      const wave = Math.sin(x / (20 + seed)) * 40 + Math.cos((x + y) / 33) * 40
      rows[at++] = 128 + wave
      rows[at++] = 120 + wave / 2 + (y * 60) / height
      rows[at++] = 150 - wave / 3
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a colour, three colours, without tricks.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ])
}

function part(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(bytes.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
