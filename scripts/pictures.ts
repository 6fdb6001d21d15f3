import { AREAS } from '../test/pictures/areas.ts';
import { takePictures } from '../test/pictures/take-pictures.ts';
import { takeReadmePictures } from '../test/pictures/take-readme-pictures.ts';

const README = 'readme';

/** `npm run pictures`, or some of them: `npm run pictures setup output`; `npm run pictures readme` takes those of the README. */
const names = process.argv.slice(2);
const known = [...AREAS.map(({ name }) => name), README];
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such pictures: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(1);
}
const areas = names.filter((name) => name !== README);
let wrong = names.includes(README) ? await takeReadmePictures('docs/images', console.log) : 0;
if (areas.length > 0 || names.length === 0) wrong += await takePictures(areas, '.cache/pictures', console.log);
process.exit(wrong > 0 ? 1 : 0);
