import { AREAS } from '../test/pictures/areas.ts';
import { takePictures } from '../test/pictures/take-pictures.ts';

/** `npm run pictures`, or some of them: `npm run pictures setup output`. */
const names = process.argv.slice(2);
const known = AREAS.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such pictures: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(1);
}
const wrong = await takePictures(names, '.cache/pictures', console.log);
process.exit(wrong > 0 ? 1 : 0);
