const page = { width: 595, height: 842, margin: 64 }
const box = 12

/** A page to print and fill in as PDF 1.4: a title, then lines, each after a box to tick. Lines fit the page's width. */
export function leafletPdf(title: string, lines: readonly string[]): Buffer {
  const top = page.height - page.margin
  const step = Math.min(44, (top - page.margin - 60) / Math.max(1, lines.length))
  const at = (index: number) => Math.round(top - 56 - step * index)
  const words = [
    text(page.margin, top, 18, title),
    ...lines.map((line, index) => text(page.margin + box + 12, at(index), 12, line)),
    ...lines.map((_, index) => `${String(page.margin)} ${String(at(index) - 2)} ${String(box)} ${String(box)} re S`),
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

function text(x: number, y: number, size: number, words: string): string {
  return `BT /F1 ${String(size)} Tf ${String(x)} ${String(y)} Td ${shown(words)} Tj ET`
}

/** Text as PDF writes it. Typographic apostrophes and narrow spaces are not in Latin-1. */
function shown(words: string): string {
  const latin = words.replaceAll('’', "'").replaceAll('\u202f', '\u00a0').replaceAll('œ', 'oe')
  return `(${latin.replace(/[\\()]/g, (mark) => `\\${mark}`)})`
}

function bytes(words: string): Buffer {
  return Buffer.from(words, 'latin1')
}
