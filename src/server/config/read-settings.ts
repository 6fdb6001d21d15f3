import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { llmProblems } from '../llm/choose-model.ts';
import { StartError } from '../platform/start-error.ts';
import { researchProblems } from '../research/registry.ts';
import { ALL_SETTINGS } from './settings.ts';
import type { Settings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, over a `.env` file in the working directory. The only place that reads it. */
export function environment(): Environment {
  return { ...fileEnvironment('.env'), ...process.env };
}

/**
 * The settings that `env` makes. An empty variable counts as unset.
 *
 * @throws StartError that lists every problem at once; values are never repeated, since they may be secrets.
 */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(ALL_SETTINGS)) {
    const result = setting.schema.safeParse(env[name]?.trim() || undefined);
    if (result.success) values[name] = result.data;
    else problems.push(...result.error.issues.map((issue) => sentence(name, issue.message)));
  }
  if (problems.length === 0) {
    // Every name of the list is there now, each made by its own schema; the loop cannot tell the compiler so.
    const settings = values as unknown as Settings;
    problems.push(...crossProblems(settings));
    if (problems.length === 0) return settings;
  }
  throw new StartError(`Some settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
}

/** What single settings cannot see. */
function crossProblems(settings: Settings): string[] {
  const problems = [...llmProblems(settings), ...researchProblems(settings)];
  if (!settings.DATABASE_URL && settings.ROLES.length < 2) {
    problems.push(
      `ROLES=${settings.ROLES.join(',')} needs DATABASE_URL: the embedded database belongs to one process, so web and worker cannot be apart`,
    );
  }
  return problems;
}

function sentence(name: string, message: string): string {
  return message.startsWith(name) ? message : `${name}: ${message}`;
}

function fileEnvironment(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new StartError(`The file ${path} cannot be read. Check its rights, or remove it.`, { cause: error });
  }
}
