const scene =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180'><rect width='320' height='180' fill='#e7ecf8'/><circle cx='250' cy='48' r='26' fill='#FFF5D6'/><path d='M0 140c60-50 110-40 150-10s100 20 170-30v80H0z' fill='#E0F4F4'/><path d='M0 160c80-40 150-20 200-6s80 4 120-10v36H0z' fill='#0B8585'/></svg>"

/** A drawn scene, as the covers of the product are. */
export const coverPicture = `data:image/svg+xml,${encodeURIComponent(scene)}`
