import { benchExport } from '../test/bench/export.ts';
import { benchFirstRun } from '../test/bench/first-run.ts';
import { benchFirstWords } from '../test/bench/first-words.ts';
import { benchFrames } from '../test/bench/frames.ts';
import { benchHistoryPage } from '../test/bench/history-page.ts';
import { benchJobTime } from '../test/bench/job-time.ts';
import { benchJobView } from '../test/bench/job-view.ts';
import { benchMemory } from '../test/bench/memory.ts';
import { benchWeb } from '../test/bench/web.ts';

const BENCHES: Readonly<Record<string, (print: (text: string) => void) => Promise<void>>> = {
  'job-view': benchJobView,
  'job-time': benchJobTime,
  'history-page': benchHistoryPage,
  export: benchExport,
  'first-run': benchFirstRun,
  'first-words': benchFirstWords,
  memory: benchMemory,
  web: benchWeb,
  frames: benchFrames,
};

/** `npm run bench`, or some of it: `npm run bench job-view`. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(BENCHES))
  if (names.length === 0 || names.includes(name)) await run(console.log);
