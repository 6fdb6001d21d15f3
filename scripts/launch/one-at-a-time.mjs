import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileSystemRefusal } from './refusal.mjs';

/** Runs `work` when no other launcher of this clone installs or builds; waits for one that does. */
export async function oneAtATime(root, work) {
  const path = join(root, '.cache', 'preparing.pid');
  await take(path, root);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

async function take(path, root) {
  let said = false;
  for (;;) {
    try {
      mkdirSync(join(root, '.cache'), { recursive: true });
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw fileSystemRefusal(error.code, root) ?? error;
    }
    if (!holderLives(path)) {
      // Its launcher was killed.
      rmSync(path, { force: true });
      continue;
    }
    if (!said) console.error('Waiting for another command of this clone, which installs or builds ...');
    said = true;
    await pause(250);
  }
}

function holderLives(path) {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error.code === 'EPERM';
  }
}
