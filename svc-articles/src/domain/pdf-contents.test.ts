import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isActivePdf } from './pdf-contents.ts'

const document = (...objects: (string | Buffer)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.map((object) => Buffer.from(object)), Buffer.from('\n%%EOF\n')])

function group(content: string, filter = '/Filter /FlateDecode', packed: Buffer = deflateSync(content)) {
  const header = `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${filter} /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(header), packed, Buffer.from('\nendstream\nendobj\n')])
}

const script = deflateSync('8 0 << /S /JavaScript /JS (app.alert(1)) >>')
/** A group of objects with a script, in whatever words. */
function hidden(dictionary: string, keyword = '7 0 obj') {
  const header = `${keyword}\n<< ${dictionary} /Length ${script.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(header), script, Buffer.from('\nendstream\nendobj\n')])
}
const usual = '/N 1 /First 4 /Filter /FlateDecode'

const page = deflateSync('BT (see /JavaScript in the manual) Tj ET')
const plainPage = Buffer.concat([
  Buffer.from(`3 0 obj\n<< /Filter /FlateDecode /Length ${page.length} >>\nstream\n`),
  page,
  Buffer.from('\nendstream\nendobj\n'),
])

it.each([
  ['pages, also those that speak of scripts', document(plainPage)],
  ['a page on which it opens', document('1 0 obj\n<< /Type /Catalog /OpenAction [3 0 R /FitH 800] >>\nendobj\n')],
  ['links to the web', document('1 0 obj\n<< /S /URI /URI (https://example.org) >>\nendobj\n')],
  ['a picture with any signs in it', document('4 0 obj\n<< /Length 9 >>\nstream\n/EF/EF 1<\nendstream\nendobj\n')],
  ['a colour profile', document('4 0 obj\n<< /N 3 /Length 2 >>\nstream\nab\nendstream\nendobj\n')],
  ['packed objects', document(group('8 0 << /Type /Catalog /Pages 2 0 R >>'))],
])('takes %s', (_, bytes) => {
  expect(isActivePdf(bytes)).toBe(false)
})

it.each([
  ['a script at its opening', document('1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n')],
  ['a script whose name is written by numbers', document('1 0 obj\n<< /S /J#61va#53cript >>\nendobj\n')],
  ['a packed script', document(group('8 0 << /S /JavaScript /JS (app.alert(1)) >>'))],
  [
    'a packed script in a group whose name is written by numbers',
    document(group('8 0 << /S /JavaScript >>', '/Fi#6cter /Fl#61teDecode')),
  ],
  ['a script packed twice', document(group('', '/Filter [/Fl /Fl]', deflateSync(script)))],
  ['a script packed twice, as another object says', document(group('', '/X /Fl /Filter 9 0 R', deflateSync(script)))],
  ['a script of a model', document('1 0 obj\n<< /Type /3D /OnInstantiate 8 0 R >>\nendobj\n')],
  ['a form with code, after a comment', document('1 0 obj\n<< /AcroForm << /XFA%\n9 0 R >> >>\nendobj\n')],
  ['a file that has no kind', document('1 0 obj\n<< /F (a.exe) /EF << /F 8 0 R >> >>\nendobj\n')],
  ['a file that stands elsewhere', document('1 0 obj\n<< /F (a.exe) /EF%<<\n 8 0 R >>\nendobj\n')],
  ['a group that says obj in a string', document(hidden(`/Type /ObjStm ${usual} /X (7 0 obj)`))],
  ['a group that says stream in a string', document(hidden(`/Type /ObjStm /X (stream\n) ${usual}`))],
  ['a group that says so in a comment', document(hidden(`/Type /ObjStm %stream\n ${usual} %obj\n`))],
  ['a group that ends a string late', document(hidden(`/Type /ObjStm /X (\\(a(b)>> endobj stream\n) ${usual}`))],
  ['a group with words that do not belong there', document(hidden(`/Type /ObjStm endobj stream\n ${usual}`))],
  ['a group that calls itself nothing', document(hidden(usual))],
  ['a group whose kind stands elsewhere', document(hidden(`/Type 9 0 R ${usual}`))],
  ['a group with a comment in its number', document(hidden(`/Type /ObjStm ${usual}`, '7%\n0 obj'))],
  ['what would be read again and again', document('1 0 obj '.repeat(20_000))],
  ['a file within it', document('1 0 obj\n<< /Type /EmbeddedFile >>\nendobj\n')],
  ['a program that it starts', document('1 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n')],
  ['a form with code', document('1 0 obj\n<< /AcroForm << /XFA 9 0 R >> >>\nendobj\n')],
  ['a group that cannot be unpacked', document(group('', undefined, Buffer.from('not packed at all')))],
  ['a group packed in another way', document(group('8 0 << >>', '/Filter [/ASCIIHexDecode /FlateDecode]'))],
  ['a group that unpacks without end', document(group('0'.repeat(20_000_000)))],
])('refuses %s', (_, bytes) => {
  expect(isActivePdf(bytes)).toBe(true)
})
