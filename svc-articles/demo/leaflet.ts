const page = { width: 595, height: 842, margin: 72 }
const lineHeight = 20

/** A leaflet of one page as PDF 1.4: a title and lines of text, each short enough for the page. */
export function leaflet(title: string, lines: readonly string[]): Buffer {
  const words = [
    `BT /F1 20 Tf ${String(page.margin)} ${String(page.height - page.margin)} Td ${shown(title)} Tj`,
    `/F1 12 Tf ${String(lineHeight)} TL T* T*`,
    ...lines.map((line) => `${shown(line)} Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(page.width)} ${String(page.height)}]
      /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${String(bytes(words).length)} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = bytes(file).length
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = bytes(file).length
  const size = String(objects.length + 1)
  return bytes(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(table)}\n%%EOF\n`,
  )
}

/** Text as PDF writes it. Typographic apostrophes and narrow spaces are not in Latin-1. */
function shown(text: string): string {
  const latin = text.replaceAll('’', "'").replaceAll('\u202f', '\u00a0')
  return `(${latin.replace(/[\\()]/g, (mark) => `\\${mark}`)})`
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
