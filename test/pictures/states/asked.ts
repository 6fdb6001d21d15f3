import type { Job } from '../../../src/core/contracts/job.ts';
import { RESEARCHED } from '../../fakes/researched.ts';
import { anOutput } from '../../fakes/wire-job.ts';
import { expect } from '../expect.ts';
import type { Area } from '../picture-state.ts';
import { answer, fillDisk, openScripted } from '../scripted.ts';
import { choosePersona, openSetup } from './setup.ts';

const asking = (): Partial<Job> => ({
  status: 'fusion_pending',
  fusion: null,
  ask_first: true,
  asked: {
    findings: ['c2', 'c4', 'c3'],
    questions: [
      { id: 'q1', text: 'Which onboarding step did you drop, and what happened to the accounts that never got it?' },
      { id: 'q2', text: 'One source counts 91% of accounts kept, another 78%. What do you see in your own?' },
      { id: 'q3', text: 'What do you refuse to do in week four?' },
    ],
  },
  research_results: RESEARCHED,
  progress: {
    stage: 'fusion_pending',
    percent: 30,
    message: 'Waiting for your opinion',
    waiting: null,
    pieces: [],
  },
});

const REPLY = 'The welcome call. We sent 412 invites in March instead, and lost two accounts of sixty.';

export const ASKED: Area = {
  name: 'asked',
  states: [
    {
      name: 'switched on in the setup',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await choosePersona(page, 'Northkit');
        await page.getByRole('switch', { name: 'X Post' }).click();
        await page.getByRole('switch', { name: 'Ask me first' }).click();
        await page.getByRole('switch', { name: 'Review the plan first' }).click();
        await expect(page.getByText('Best, asks you first, plan reviewed first')).toBeVisible();
      },
    },
    {
      name: 'not with an opinion',
      as: 'robin',
      reach: async (page, { url }) => {
        await openSetup(page, url);
        await page.getByRole('switch', { name: 'X Post' }).click();
        await page.getByLabel('Your opinion').fill('Call people.');
        await expect(page.getByText(/^You have given your opinion already/)).toBeVisible();
      },
    },
    {
      name: 'findings and questions',
      as: 'robin',
      reach: async (page, { url }) => {
        await openScripted(page, url, { job: asking() });
        await expect(page.getByText('Questions for you')).toBeVisible();
        await expect(page.getByRole('button', { name: /91% of accounts kept/ })).toBeVisible();
      },
    },
    {
      name: 'a finding in its source',
      as: 'robin',
      reach: async (page, { url }) => {
        const found = { claim: RESEARCHED.ledger[1], source: RESEARCHED.sources[1] };
        await answer(page, '/jobs/*/claims/c2', {
          ...found,
          before: 'We asked 300 teams. ',
          after: ' Others kept 70%.',
        });
        await openScripted(page, url, { job: asking() });
        await page.getByRole('button', { name: /91% of accounts kept/ }).click();
        await expect(page.getByText('Others kept 70%.')).toBeVisible();
      },
    },
    {
      name: 'answers that could not be sent',
      as: 'robin',
      reach: async (page, { url }) => {
        await openScripted(page, url, { job: asking() });
        await page.getByRole('textbox', { name: /^Which onboarding step/ }).fill(REPLY);
        await page.getByRole('checkbox').check();
        const reason = await fillDisk(page, '/jobs/*/fusion');
        await page.getByRole('button', { name: 'Go on with my answers' }).click();
        await expect(page.getByText(reason)).toBeVisible();
      },
    },
    {
      name: 'answers of a finished project',
      as: 'robin',
      reach: async (page, { url }) => {
        const fusion = { fusion_type: 'light', answers: { fusion_content: 'Emails are theatre.', q1: REPLY } } as const;
        const progress = { stage: 'completed', percent: 100, message: '', waiting: null, pieces: [] } as const;
        await openScripted(page, url, {
          job: { ...asking(), status: 'completed', fusion, progress: { ...progress, pieces: [] } },
          outputs: [anOutput({ written_by: 'fake' })],
        });
        await page.getByRole('tab', { name: /Research/ }).click();
        await expect(page.getByText('Your answers')).toBeVisible();
      },
    },
  ],
};
