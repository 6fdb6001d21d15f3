import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { aJob } from '../../../../test/fakes/wire-job.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { toJobInput } from './api/to-job-input.ts';
import { draftFromJob } from './draft-from-job.ts';
import { changeDraft, EMPTY_DRAFT } from './draft.ts';
import { OutputLanguage } from './output-language.tsx';
import { reuseDraft } from './reuse-draft.ts';
import { RunSummary } from './run-summary.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

interface HostProps {
  languages: readonly string[] | null;
  ofPersona?: string | null;
  chosen?: string | null;
}

function Host({ languages, ofPersona = null, chosen = null }: HostProps) {
  const [queries] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(['config'], { writer: { languages }, research: { providers: [] } });
    return client;
  });
  const [draft, setDraft] = useState(changeDraft(EMPTY_DRAFT, { language: chosen }));
  return (
    <QueryClientProvider client={queries}>
      <OutputLanguage
        value={draft.language}
        ofPersona={ofPersona}
        onChange={(language) => setDraft(changeDraft(draft, { language }))}
      />
      <RunSummary draft={draft} personaName={null} startPlace={{ current: null }} />
      <output>{JSON.stringify(toJobInput(draft))}</output>
    </QueryClientProvider>
  );
}

const fold = () => screen.getByRole('button', { name: /^Output language/ });
const select = () => screen.findByLabelText<HTMLSelectElement>('Language');
const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, unknown>;

describe('the language of the output', () => {
  test('is the persona’s until another one is chosen, which goes along with the job', async () => {
    render(<Host languages={null} ofPersona="de" />);
    expect(fold().textContent).toBe('Output languageGerman, as the persona');
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(fold());
    expect((await select()).selectedOptions[0]?.text).toBe('As the persona (German)');
    expect(sent()).not.toHaveProperty('language');
    expect(screen.queryByText('Language', { selector: 'dt' })).toBeNull();

    await userEvent.selectOptions(await select(), 'Japanese');
    expect(sent()['language']).toBe('ja');
    expect(fold().textContent).toBe('Output languageJapanese');
    expect(screen.getByText('Language', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Japanese');

    await userEvent.selectOptions(await select(), 'As the persona (German)');
    expect(sent()).not.toHaveProperty('language');
  });

  test('offers the most used first, and keeps one that was chosen elsewhere', async () => {
    render(<Host languages={null} chosen="cy" />);
    await userEvent.click(fold());
    const options = [...(await select()).options].map(({ text }) => text);
    expect(options.slice(0, 3)).toEqual(['As the topic', 'English', 'Spanish']);
    expect((await select()).selectedOptions[0]?.text).toBe('Welsh');
  });

  test('that the writer at work has no words of its own for says what one gets', async () => {
    render(<Host languages={['en']} />);
    await userEvent.click(fold());
    await userEvent.selectOptions(await select(), 'Spanish');
    expect(screen.getByText(/^The built-in writer has no Spanish words of its own/)).toBeDefined();
    await userEvent.selectOptions(await select(), 'English');
    expect(screen.queryByText(/words of its own/)).toBeNull();
  });

  test('is taken over from a job, with its inputs or with its research', () => {
    expect(draftFromJob(aJob({ language: 'fr' })).language).toBe('fr');
    expect(reuseDraft(aJob({ language: 'fr' })).language).toBe('fr');
    expect(draftFromJob(aJob()).language).toBeNull();
  });
});
