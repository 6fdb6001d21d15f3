import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { table, type Print } from '../bench/figures.ts';
import { browserOptions } from '../support/find-browser.ts';
import { AREAS } from './areas.ts';
import { indexPage } from './index-page.ts';
import { openStage } from './stage.ts';
import { takeState, type Findings } from './take-state.ts';

/** Each has a browser of its own: a page behind another one draws no frames. */
const AT_ONCE = 2;

/** Takes the states of the areas named, all of them unless some are, and tells how many were not as they should be. */
export async function takePictures(names: readonly string[], folder: string, print: Print): Promise<number> {
  const wanted = AREAS.filter(({ name }) => names.length === 0 || names.includes(name));
  const left = wanted.flatMap((area) => area.states.map((state) => ({ area, state })));
  const places = new Map(left.map(({ area, state }, place) => [`${area.name} ${state.name}`, place]));
  const all: Findings[] = [];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stage = await openStage();
  const work = async () => {
    const browser = await chromium.launch(browserOptions());
    try {
      for (let next = left.shift(); next; next = left.shift()) {
        const findings = await takeState({ browser, stage, folder }, next.area, next.state);
        all.push(findings);
        if (findings.failure) print(`${findings.area}: ${findings.state}: ${findings.failure}`);
      }
    } finally {
      await browser.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await stage.close();
  }
  const placeOf = ({ area, state }: Findings) => places.get(`${area} ${state}`) ?? 0;
  return report(
    all.toSorted((one, other) => placeOf(one) - placeOf(other)),
    folder,
    print,
  );
}

function report(all: readonly Findings[], folder: string, print: Print): number {
  const index = join(folder, 'index.html');
  writeFileSync(index, indexPage(all));
  const rows = all.map(({ area, state, axe, overflow, failure }) => [
    `${area}: ${state}`,
    failure ? 'not reached' : String(axe.length),
    failure ? '' : String(overflow.length),
  ]);
  print(`\n${table([['', 'axe', 'overflow'], ...rows])}\n`);
  for (const { area, state, axe, overflow } of all) {
    for (const line of [...axe, ...overflow]) print(`${area}: ${state}: ${line}`);
  }
  print(`\nThe pictures: ${index}`);
  return all.filter(({ axe, overflow, failure }) => failure !== null || axe.length + overflow.length > 0).length;
}
