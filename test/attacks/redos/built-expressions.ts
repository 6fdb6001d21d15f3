import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** An expression that was put together while modules were loaded. */
export interface BuiltExpression {
  /** As the source's `file:line:column` of what builds it. */
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/** Those that are built when something is read. */
async function buildTheOthers(): Promise<void> {
  const { FORMATS } = await import('../../../src/core/formats/registry.ts');
  const { reportOn } = await import('../../../src/core/reports/report-on.ts');
  const { findAddresses } = await import('../../../src/core/checks/addresses.ts');
  const { claimMarks } = await import('../../../src/server/writing/model/claim-marks.ts');
  const { readCoreProperties } = await import('../../../src/server/research/extracting/docx/core-properties.ts');
  const context = {
    language: 'en',
    terms: { banned: [], required: [] },
    opinion: '',
    topic: 'Onboarding',
    evidence: null,
  };
  for (const format of FORMATS) reportOn(format.skeleton, format, context);
  findAddresses('Read example[.]com/page today.');
  claimMarks({ ledger: [] });
  readCoreProperties('');
}

// Run as a process of its own: node built-expressions.ts <result.json> <module>...
if (import.meta.main) {
  const [result = '', ...modules] = process.argv.slice(2);
  const built: BuiltExpression[] = [];
  const note = (expression: RegExp): RegExp => {
    const at = /\((?:file:\/\/)?([^()]+:\d+:\d+)\)|at (?:file:\/\/)?([^\s()]+:\d+:\d+)/;
    const caller = (new Error('here').stack ?? '').split('\n').find((line) => /\/src\/.*\.ts:\d/.test(line));
    const [, inFunction, atTop] = at.exec(caller ?? '') ?? [];
    built.push({ at: inFunction ?? atTop ?? '', source: expression.source, flags: expression.flags });
    return expression;
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, [pattern, flags]: [string, string?]) => note(new target(pattern, flags)),
  });
  for (const module of modules) await import(resolve(module));
  await buildTheOthers();
  writeFileSync(result, JSON.stringify(built));
}
