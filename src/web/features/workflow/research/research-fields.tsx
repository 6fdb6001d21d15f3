import { useState } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { RESEARCH_FIELD_TEXTS as texts } from '../../../texts/material.ts';
import { ownLanguageName } from '../../../texts/words.ts';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';
import { readSites, type ResearchChoice } from '../draft.ts';
import { RECENCIES } from './choices.ts';

const { recencies } = WORKFLOW_TEXTS.research;

/** Languages that are offered: those with the most text on the web. */
const LANGUAGES = 'en de fr es it pt nl pl cs sv da no fi tr uk ru el ar he hi id vi ja ko zh'.split(' ');

export interface ResearchFieldsProps {
  value: ResearchChoice;
  onChange: (value: ResearchChoice) => void;
}

/** The options themselves. */
export function ResearchFields({ value, onChange }: ResearchFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SitesField
        label={texts.allowSites}
        text={value.allowSites}
        onChange={(allowSites) => onChange({ ...value, allowSites })}
      />
      <SitesField
        label={texts.denySites}
        text={value.denySites}
        onChange={(denySites) => onChange({ ...value, denySites })}
      />
      <Field label={texts.recency} hint={value.recency === 'any' ? undefined : texts.recencyHint}>
        {(control) => (
          <select
            {...control}
            className="input h-11 bg-surface px-3"
            value={value.recency}
            onChange={({ target }) =>
              onChange({ ...value, recency: RECENCIES.find((name) => name === target.value) ?? 'any' })
            }
          >
            {RECENCIES.map((name) => (
              <option key={name} value={name}>
                {recencies[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.language}>
        {(control) => (
          <select
            {...control}
            className="input h-11 bg-surface px-3"
            value={value.language ?? ''}
            onChange={({ target }) => onChange({ ...value, language: target.value || null })}
          >
            <option value="">{texts.anyLanguage}</option>
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {ownLanguageName(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

function SitesField({ label, text, onChange }: { label: string; text: string; onChange: (text: string) => void }) {
  const [typing, setTyping] = useState(false);
  const { wrong } = readSites(text);
  return (
    <Field label={label} hint={texts.sitesHint} error={wrong.length > 0 && !typing ? texts.wrongSite(wrong) : null}>
      {(control) => (
        <Input
          {...control}
          value={text}
          placeholder={texts.sitesPlaceholder}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          // Half a name is no mistake yet.
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
