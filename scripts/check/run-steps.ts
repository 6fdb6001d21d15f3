import type { Step } from './steps.ts';

/** Runs the steps two at a time, prints a line for each, and then what is wrong. */
export async function runSteps(steps: readonly Step[]): Promise<{ passed: number; failed: number }> {
  const waiting = [...steps];
  const complaints: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const problems = await step
        .run()
        .catch((error: unknown) => String(error instanceof Error ? error.message : error));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${problems ? 'FAIL' : 'ok  '}  ${step.name.padEnd(14)} ${seconds.padStart(5)} s`);
      if (problems) complaints.push(`\n${step.name}:\n${problems}`);
    }
  };
  await Promise.all([work(), work()]);
  for (const complaint of complaints) console.log(complaint);
  return { passed: steps.length - complaints.length, failed: complaints.length };
}
