import './trusted-types.ts'
// Before the first line of any library: to evaluate them takes an old phone half a second.
import './app/fetch-later-files.ts'
import { firstPicture } from './app/first-picture.ts'

// In this piece, and evaluated later.
void firstPicture().then(() => import(/* webpackMode: "eager" */ './bootstrap.tsx'))
