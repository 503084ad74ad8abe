/**
 * Addresses that somebody may hand to the image service instead of one of our storage: other hosts, addresses of
 * machines within, other schemes, and spellings that two readers may read in two ways.
 * @param canary host and port of a listener that must never hear of it
 */
export function foreignAddresses(canary: string): string[] {
  const own = '/api/file/storage/covers/photo.jpg'
  const [, port = '80'] = canary.split(':')
  const hosts = [
    ...['127.0.0.1', 'localhost', '127.1', '0', '0.0.0.0', '2130706433', '0x7f000001', '017700000001'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[0:0:0:0:0:ffff:7f00:1]', 'localhost.', '127.0.0.1.nip.io'],
    ...['169.254.169.254', '[fd00:ec2::254]', 'metadata.google.internal', '100.100.100.200', '192.168.0.1', '10.0.0.1'],
    ...['①②⑦.⓪.⓪.①', '127。0。0。1', 'LOCALHOST', '%6c%6f%63%61%6c%68%6f%73%74'],
  ]
  return [
    ...hosts.map((host) => `http://${host}:${port}/a.png`),
    ...[
      `https://${canary}/a.png`,
      `//${canary}/a.png`,
      `///${canary}/a.png`,
      `\\\\${canary}\\a.png`,
      `/\\${canary}/a.png`,
    ],
    ...[`http:/${canary}/a.png`, `http:${canary}/a.png`, `hTTp://${canary}/a.png`, ` http://${canary}/a.png`],
    ...[`\thttp://${canary}/a.png`, `ht\ntp://${canary}/a.png`, `http://${canary}#${own}`, `http://${canary}?${own}`],
    ...[`http://localhost:8080@${canary}${own}`, `http://${canary}@localhost:8080${own}`, `http://${canary}${own}`],
    ...[
      `//localhost:8080@${canary}${own}`,
      `${own}@${canary}`,
      `${own}?url=http://${canary}`,
      `${own}#http://${canary}`,
    ],
    ...[`/api/file/storage/http://${canary}/a.png`, `/api/file/storage//${canary}/a.png`],
    ...[
      'file:///etc/passwd',
      'gopher://127.0.0.1:6379/_INFO',
      'ftp://127.0.0.1/a',
      'data:image/png;base64,iVBORw0KGgo=',
    ],
    ...['javascript:alert(1)', 'blob:http://localhost/1', 'jar:http://127.0.0.1!/a', 'dict://127.0.0.1:11211/stat'],
    ...['/api/user/me', '/api/article/list', '/readyz', '/metrics', '/internal/snapshot', '/_next/image?url=x&w=64'],
    ...['/api/file/storage/../../user/me', '/api/file/storage/%2e%2e/%2e%2e/user/me', '/api/file/storage/..%2fuser'],
    ...['/api/file/storage/a/../../x', '/api/file/storage/.env', '/api/file/storage/a/.hidden', '/api/file/storage/'],
    ...[
      'api/file/storage/covers/photo.jpg',
      './api/file/storage/covers/photo.jpg',
      `/api/../api/file/storage/covers/photo.jpg`,
    ],
    ...[
      `${own}%00.png`,
      `${own}\u0000`,
      `${own}\r\nHost: ${canary}`,
      `${own} `,
      ` ${own}`,
      `${own}/`,
      `${own}?format=info`,
    ],
    ...[`/API/file/storage/covers/photo.jpg`, `/api//file/storage/covers/photo.jpg`, `${own}${'a'.repeat(400)}`, ''],
  ]
}
