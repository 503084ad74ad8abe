/** Soft tones of the product's palette: a ground, two hills, and three colours for people and things. */
export interface Tones {
  sky: string
  sun: string
  far: string
  near: string
  things: readonly [string, string, string]
}

export const tones: readonly [Tones, ...Tones[]] = [
  { sky: '#e7ecf8', sun: '#fff3d6', far: '#bfd0f2', near: '#86a8e7', things: ['#0047BB', '#f2a65a', '#4fa69a'] },
  { sky: '#fdf1ea', sun: '#ffd9b8', far: '#f5cdb8', near: '#e8a98c', things: ['#a44a6f', '#0047BB', '#5a9e8f'] },
  { sky: '#eaf5f1', sun: '#fff0c9', far: '#c4e3d7', near: '#8cc6b1', things: ['#1d6f5f', '#e98a5b', '#5b6fc4'] },
  { sky: '#f3edfa', sun: '#ffe3ec', far: '#d9c9ef', near: '#b39add', things: ['#5b3f9b', '#ef9ab0', '#2f7fb8'] },
  { sky: '#fff8e3', sun: '#ffe08a', far: '#f7dfa0', near: '#e9c46a', things: ['#8a5a00', '#2a7f9e', '#c85a54'] },
  { sky: '#e9f4fb', sun: '#ffffff', far: '#bfe0ef', near: '#86c0dc', things: ['#155a83', '#f2b84b', '#7a62b8'] },
]
