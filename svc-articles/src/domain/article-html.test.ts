import { expect, test } from 'vitest'
import { cleanArticleHtml } from './article-html.ts'

test.each([
  ['<p onclick="x()">Bonjour</p>', '<p>Bonjour</p>'],
  ['<script>alert(1)</script><p>Suite</p>', '<p>Suite</p>'],
  ['<a href="javascript:alert(1)">lien</a>', '<a rel="noopener">lien</a>'],
  ['<a href="https://example.org">lien</a>', '<a href="https://example.org" rel="noopener">lien</a>'],
  ['<img src="https://elsewhere.example/a.png" alt="a">', ''],
  ['<img src="/api/file/storage/covers/a.webp" alt="a">', '<img src="/api/file/storage/covers/a.webp" alt="a" />'],
  [
    '<img src="/api/file/storage/a.webp" alt="" width="640" height="480" style="x">',
    '<img src="/api/file/storage/a.webp" alt="" width="640" height="480" />',
  ],
  ['<h1>Titre</h1>', 'Titre'],
  ['<svg><a xlink:href="javascript:x">t</a></svg>', '<a rel="noopener">t</a>'],
])('%s becomes %s', (given, expected) => expect(cleanArticleHtml(given)).toBe(expected))
