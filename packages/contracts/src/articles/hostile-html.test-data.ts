/** What an attacker would like to run: it tells a page that watches for it. */
const payload = 'window.__ran=(window.__ran||0)+1'

const scriptAddresses = [
  `javascript:${payload}`,
  `JaVaScRiPt:${payload}`,
  ` javascript:${payload}`,
  `java\tscript:${payload}`,
  `java\nscript:${payload}`,
  `&#106;avascript:${payload}`,
  `&#x6A;avascript&colon;${payload}`,
  `\u0001javascript:${payload}`,
  `data:text/html,<script>${payload}</script>`,
  `vbscript:${payload}`,
  `//elsewhere.example/x.js`,
]

const handlers = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'onanimationstart',
  'ontoggle',
  'onpointerrawupdate',
  'onbeforetoggle',
  'ONERROR',
  'onerror\n',
  'on<error',
]

/** Elements that run or load something by themselves. */
const constructs = [
  `<script>${payload}</script>`,
  `<script src="data:,${payload}"></script>`,
  `<SCRIPT>${payload}</SCRIPT>`,
  `<scr<script>ipt>${payload}</script>`,
  `<script\n>${payload}</script\n>`,
  `<script/x>${payload}</script>`,
  `<img src=x onerror="${payload}">`,
  `<img src=x onerror=${payload}>`,
  `<img/src=x/onerror=${payload}>`,
  `<IMG SRC=x ONERROR='${payload}'>`,
  `<img src="x" alt="\`" onerror="${payload}">`,
  `<image src=x onerror=${payload}>`,
  `<img src="/api/file/storage/covers/a.webp" onerror="${payload}" alt="a">`,
  `<svg onload="${payload}">`,
  `<svg><script>${payload}</script></svg>`,
  `<svg><animate onbegin="${payload}" attributeName=x>`,
  `<svg><a xlink:href="javascript:${payload}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg/>">`,
  `<svg><foreignObject><iframe srcdoc="<script>${payload}</script>">`,
  `<math><mtext><style><img src=x onerror=${payload}>`,
  `<math><mi xlink:href="javascript:${payload}">x</mi></math>`,
  `<iframe src="javascript:${payload}"></iframe>`,
  `<iframe srcdoc="<script>parent.${payload}</script>"></iframe>`,
  `<object data="javascript:${payload}"></object>`,
  `<embed src="javascript:${payload}">`,
  `<base href="javascript:${payload}//">`,
  `<link rel=import href="data:,x">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${payload}">`,
  `<body onload="${payload}">`,
  `<details open ontoggle="${payload}">x</details>`,
  `<video><source onerror="${payload}"></video>`,
  `<audio src=x onerror="${payload}"></audio>`,
  `<input autofocus onfocus="${payload}">`,
  `<marquee onstart="${payload}">x`,
  `<form><button formaction="javascript:${payload}">x</button></form>`,
  `<isindex action="javascript:${payload}">`,
  `<template><script>${payload}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${payload}>">`,
  `<style>*{background:url("javascript:${payload}")}</style>`,
  `<p style="x:expression(${payload})">x</p>`,
  `<textarea><img src=x onerror=${payload}></textarea>`,
  `<xmp><img src=x onerror=${payload}></xmp>`,
  `<title><img src=x onerror=${payload}></title>`,
  `<!--><img src=x onerror=${payload}>-->`,
  `<![CDATA[<img src=x onerror=${payload}>]]>`,
  `<?xml-stylesheet href="javascript:${payload}"?>`,
  `<table background="javascript:${payload}"><tr><td>x</td></tr></table>`,
  ...handlers.map((name) => `<p ${name}="${payload}" tabindex=1>x</p>`),
  ...scriptAddresses.map((address) => `<a href="${address}">x</a>`),
  ...scriptAddresses.map((address) => `<img src="${address}" alt="x">`),
]

/** Where somebody may put them, so that a reader of HTML looks the wrong way. */
const contexts: ((construct: string) => string)[] = [
  (construct) => construct,
  (construct) => `<p title="${construct.replaceAll('"', '&quot;')}">x${construct}</p>`,
  (construct) => `<table><tr><td>${construct}</table>`,
  (construct) => `<ul><li><blockquote>${construct}`,
  (construct) => `</p></div>"'>${construct}`,
]

/** The corpus: every construct in every context. */
export const vectors: readonly string[] = contexts.flatMap((context) => constructs.map(context))
