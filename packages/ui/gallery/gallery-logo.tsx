/** A stand-in for the product's logo, drawn at 163 × 80. */
export function GalleryLogo() {
  return (
    <svg viewBox="0 0 163 80" width="163" height="80" role="img" aria-label="Ensemble, accueil">
      <circle cx="28" cy="40" r="16" fill="#0047BB" />
      <circle cx="44" cy="40" r="16" fill="#0B8585" fillOpacity="0.85" />
      <text x="68" y="47" fontFamily="Inter" fontSize="20" fontWeight="600" fill="#1D2534">
        Ensemble
      </text>
    </svg>
  )
}
