import { type ApiClient, signUp } from '../../support/api-client.ts';
import { uploadFile } from '../../support/upload-file.ts';
import { FILE_TEXTS, MATERIAL_TOPIC, NOTE, planDocx, reportPdf, SALE_PAGE } from '../corpus/own-material.ts';
import { single, together } from '../judges/verdict.ts';
import { measureJobs } from '../report/measure-jobs.ts';
import { allRight, type Section } from '../report/rows.ts';
import type { Dossier } from '../subject/dossier.ts';
import { runTopic } from '../subject/run-topic.ts';
import { startSubject } from '../subject/start-subject.ts';
import type { Stage } from './stage.ts';

const FORMATS = ['Blog Post', 'X Post', 'Email Newsletter', 'Descriptions'];

/** No source on the web at all: a pasted note, a PDF, a Word document and a link that the user brings along. */
export async function ownMaterial(stage: Stage): Promise<Section> {
  const app = await startSubject({ ...stage, providers: [], settings: {} });
  try {
    const api = await signUp(app.url);
    const url = stage.web.urlOf(SALE_PAGE);
    const files = [
      { content: reportPdf(), name: 'report.pdf', type: 'application/pdf' },
      { content: planDocx(), name: 'plan.docx', type: 'application/octet-stream' },
    ];
    const ids = await Promise.all(files.map((file) => kept(app.url, api, file)));
    const dossier = await runTopic(api, {
      name: 'own material',
      topic: MATERIAL_TOPIC,
      formats: FORMATS,
      hosts: stage.web.hosts,
      material: [{ title: 'Notes of Monday', text: NOTE }, { url }, ...ids.map((id) => ({ id }))],
      brought: { texts: [NOTE, SALE_PAGE.text, ...FILE_TEXTS], addresses: [url] },
    });
    return {
      title: 'Own material: note, link, PDF, Word document',
      rows: [...measureJobs([dossier]), allRight('kinds of material that claims stand on', everyKind(dossier, url))],
      notes: [`${dossier.claims.length} claims from ${dossier.sources.length} sources`],
    };
  } finally {
    await app.close();
  }
}

async function kept(url: string, api: ApiClient, file: Parameters<typeof uploadFile>[2]): Promise<string> {
  const answer = await uploadFile(url, api, file);
  if (answer.status !== 201)
    throw new Error(`${file.name} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.id as string;
}

/** Words that each of the four alone holds. */
const KINDS = { note: '8,450 euros', link: '3,100 used books', PDF: '1,312 visitors', Word: '2,500 leaflets' };

function everyKind({ name, claims, sources }: Dossier, url: string) {
  const quoted = Object.entries(KINDS).map(([kind, words]) => {
    const source = sources.find(({ text }) => text.includes(words));
    const isQuoted = claims.some(({ claim }) => claim.source_id === source?.id);
    return single(isQuoted, `${name}: ${source ? 'no claim stands on' : 'no source is'} the ${kind}`);
  });
  const link = sources.find((source) => source.url === url);
  return together([
    ...quoted,
    single(link?.kind === 'material', `${name}: the link is no material, but ${link?.kind ?? 'missing'}`),
  ]);
}
