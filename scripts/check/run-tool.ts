import { spawn } from 'node:child_process';

/** Runs a package's command and returns what it printed, or nothing when it was content. */
export async function runTool(script: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [`node_modules/${script}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return '';
  return output.trim() || `${script} ended with ${code} and said nothing`;
}
