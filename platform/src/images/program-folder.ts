import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { readLockFile } from '../files/locked-packages.ts'
import { root } from '../paths.ts'
import { releaseOf } from '../supervisor/release.ts'
import { native, wholeProgram } from '../supervisor/whole-program.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { frontEndSources } from './front-end-sources.ts'
import { images, type Image, type ImageName } from './images.ts'
import { copyPackages } from './native-packages.ts'
import { placeOf, placesInImage } from './places-in-image.ts'

/**
 * Makes the folder that is the whole program of an image: its entries with all their dependencies, the folders that
 * its sources read beside themselves (migrations), the packages with a compiled part, and in
 * `bom.cdx.json` the list of all that. It needs nothing outside of itself but Node.js, and may lie anywhere.
 *
 * @param out made anew
 * @param frontEndsIn where the builds of the front ends lie that the image carries
 * @throws Error when a source asks for a place in a way that would not hold in an image
 */
export async function buildProgramFolder(name: ImageName, out: string, frontEndsIn = root): Promise<void> {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const places = placesInImage(root)
  const release = await releaseOf(root, images[name].entries.main)
  const { metafile } = await build({
    ...wholeProgram({ banner: placeOf, plugins: [places.plugin], release }),
    absWorkingDir: root,
    entryPoints: { ...images[name].entries },
    outdir: out,
    metafile: true,
  })
  for (const folder of places.folders()) await cp(join(root, folder), join(out, folder), { recursive: true })
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  const beside = await copyPackages(
    root,
    native.filter((name) => outside.includes(name)),
    out,
  )
  const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0),
  )
  const { frontEnds = [] }: Image = images[name]
  const carried = await Promise.all(frontEnds.map((folder) => frontEndSources(join(frontEndsIn, folder))))
  await writeFile(
    join(out, 'bom.cdx.json'),
    billOfMaterials(name, [...bundled, ...beside, ...carried.flat()], await readLockFile(root)),
  )
}
