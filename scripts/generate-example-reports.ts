import { writeFileSync } from 'node:fs';
import { assignmentOf } from '../src/server/example/example-assignment.ts';
import { finishedExample, REPORTS_FILE, type ExampleReports } from '../src/server/example/finished-example.ts';
import { judgeText } from '../src/server/judging/judge-text.ts';
import { prepareJobEvidence } from '../src/server/writing/tracing/job-evidence.ts';

/** What the texts of the finished example are worth by the rules of today, so that nobody who opens it has to wait for that. */
const example = finishedExample();
const assignment = assignmentOf(example);
await prepareJobEvidence(assignment);
const job = { id: 'example', version: '', assignment };
const pieces = example.pieces.map((piece) => {
  const answer = judgeText({ type: 'report', job, text: piece });
  if (answer.type !== 'report') throw new Error(`${piece.format} was not judged`);
  return answer.report;
});
const { opinion, topic } = example;
const texts = { opinion, topic, pieces: example.pieces.map((piece) => ({ ...piece, id: piece.format })) };
const together = judgeText({ type: 'together', texts });
if (together.type !== 'together') throw new Error('The pieces were not judged together');
const reports: ExampleReports = {
  pieces,
  together: example.pieces.map(({ format }) => [...(together.checks.get(format) ?? [])]),
};
writeFileSync(REPORTS_FILE, `${JSON.stringify(reports, null, 2)}\n`);
