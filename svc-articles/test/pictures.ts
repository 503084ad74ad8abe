import sharp from 'sharp'

/** A picture with a gradient, so that it is neither empty nor as small as a bomb. */
export function picture(format: 'jpeg' | 'png' | 'webp', width = 800, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } })
    .linear(1, 10)
    .toFormat(format)
    .toBuffer()
}

/** A photo that tells where it was taken and by whom, lying on its side. */
export function photoWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 700, channels: 3, background: '#884422' } })
    .withExif({
      IFD0: { Artist: 'Solange Canari', Orientation: '6' },
      IFD3: { GPSLatitude: '45/1 45/1 0/1', GPSLongitude: '4/1 50/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
