/**
 * Certificates with which the programs of an installation know each other: one authority, which signs once and whose key
 * is then forgotten, and one certificate for each server. Node's own modules only, as the rest of the secrets; Node signs
 * and reads certificates, and does not write them, so the few fields that we use are written here (RFC 5280).
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** So long they hold. Renew them in good time: docs/guides/containers.md. */
const validDays = 730

const oids = {
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  commonName: '2.5.4.3',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  subjectAltName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  authorityKeyIdentifier: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  serverAuthentication: '1.3.6.1.5.5.7.3.1',
  clientAuthentication: '1.3.6.1.5.5.7.3.2',
}

/** One value of DER: what it is, how long, and what is in it. */
function der(tag, ...parts) {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content])
  const size = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts) => der(0x30, ...parts)
const integer = (bytes) => der(0x02, bytes)
const octets = (...parts) => der(0x04, ...parts)
const bits = (bytes, unused = 0) => der(0x03, Buffer.from([unused]), bytes)
const yes = der(0x01, Buffer.from([0xff]))

function oid(text) {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = rest.flatMap((part) => {
    const septets = [part & 127]
    for (let left = part >> 7; left > 0; left >>= 7) septets.unshift((left & 127) | 128)
    return septets
  })
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]))
}

/** YYMMDDHHMMSSZ, which holds until 2049. */
function time(date) {
  return der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))
}

function nameOf(text) {
  return sequence(der(0x31, sequence(oid(oids.commonName), der(0x0c, Buffer.from(text)))))
}

function extension(id, value, critical = false) {
  return sequence(oid(id), ...(critical ? [yes] : []), octets(value))
}

/** An address of this machine is four numbers, everything else a name. */
function alternative(host) {
  return /^[\d.]+$/.test(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host))
}

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const info = publicKey.export({ type: 'spki', format: 'der' })
  return { privateKey, info, id: createHash('sha1').update(info.subarray(-65)).digest() }
}

function certificate({ subject, info, id, issuer, from, until, extensions }) {
  const algorithm = sequence(oid(oids.ecdsaWithSha256))
  const serial = Buffer.concat([Buffer.from([0x4e]), randomBytes(15)])
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    algorithm,
    nameOf(issuer.name),
    sequence(time(from), time(until)),
    nameOf(subject),
    info,
    der(
      0xa3,
      sequence(
        ...extensions,
        extension(oids.subjectKeyIdentifier, octets(id)),
        extension(oids.authorityKeyIdentifier, sequence(der(0x80, issuer.id))),
      ),
    ),
  )
  const signature = sign('sha256', body, issuer.privateKey)
  return pem('CERTIFICATE', sequence(body, algorithm, bits(signature)))
}

function pem(label, bytes) {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}

/**
 * An authority and what it signs.
 *
 * @param {Record<string, string[]>} servers the names and addresses of each server, the first one its own
 * @param {Date} [now]
 * @param {string[]} [peers] servers that show their certificate to their equals as well
 * @returns {{ authority: string, servers: Record<string, string> }} the authority's certificate; key and certificate of
 *   each server in one text
 */
export function makeCertificates(servers, now = new Date(), peers = []) {
  // Clocks differ a little.
  const from = new Date(now.getTime() - 3_600_000)
  const until = new Date(now.getTime() + validDays * 86_400_000)
  const own = keyPair()
  const issuer = { name: `Ensemble ${now.toISOString().slice(0, 10)}`, id: own.id, privateKey: own.privateKey }
  const authority = certificate({
    subject: issuer.name,
    ...own,
    issuer,
    from,
    until,
    extensions: [
      // It signs servers, and no other authority.
      extension(oids.basicConstraints, sequence(yes, integer(Buffer.from([0]))), true),
      extension(oids.keyUsage, bits(Buffer.from([0x04]), 2), true),
    ],
  })
  const signed = Object.entries(servers).map(([name, hosts]) => {
    const { privateKey, ...key } = keyPair()
    const uses = [oids.serverAuthentication, ...(peers.includes(name) ? [oids.clientAuthentication] : [])]
    const text = certificate({
      subject: hosts[0],
      ...key,
      issuer,
      from,
      until,
      extensions: [
        extension(oids.basicConstraints, sequence(), true),
        extension(oids.keyUsage, bits(Buffer.from([0x80]), 7), true),
        extension(oids.extendedKeyUsage, sequence(...uses.map(oid))),
        extension(oids.subjectAltName, sequence(...hosts.map(alternative))),
      ],
    })
    return [name, `${privateKey.export({ type: 'pkcs8', format: 'pem' })}${text}`]
  })
  return { authority, servers: Object.fromEntries(signed) }
}
