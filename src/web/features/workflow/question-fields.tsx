import type { Job } from '../../../core/contracts/job.ts';
import { TEXT_LIMITS } from '../../../core/rules/limits.ts';
import { countCharacters } from '../../../core/rules/text.ts';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { ASKED_TEXTS as texts } from '../../texts/asked.ts';
import type { Replies } from './api/to-fusion.ts';

/** From here on the room that is left is told. */
const NEAR = 0.8;

/** What an author has typed so far. */
export interface TypedReplies {
  readonly replies: Replies;
  /** Whether they become facts of the persona. */
  readonly keeps: boolean;
}

export interface QuestionFieldsProps {
  job: Pick<Job, 'asked' | 'persona' | 'persona_id'>;
  typed: TypedReplies;
  onChange: (typed: TypedReplies) => void;
}

/** What a project asks its author, each question with a field of its own. */
export function QuestionFields({ job, typed, onChange }: QuestionFieldsProps) {
  const { replies, keeps } = typed;
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="mb-3 text-sm font-semibold">{texts.questions}</legend>
      <div className="flex flex-col gap-4">
        {job.asked?.questions.map(({ id, text }) => (
          <Reply
            key={id}
            question={text}
            value={replies[id] ?? ''}
            onChange={(reply) => onChange({ ...typed, replies: { ...replies, [id]: reply } })}
          />
        ))}
        {/* Once the persona was deleted there is nothing to keep them with. */}
        {job.persona_id !== null && (
          <label className="flex cursor-pointer items-start gap-2.5 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={keeps}
              onChange={(event) => onChange({ ...typed, keeps: event.target.checked })}
              className="mt-0.5 size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0">
              {texts.keep}
              <span className="block text-2sm text-muted">
                {texts.keepHint(job.persona.name, TEXT_LIMITS.approvedFact)}
              </span>
            </span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

function Reply({ question, value, onChange }: { question: string; value: string; onChange: (reply: string) => void }) {
  const count = countCharacters(value.trim());
  const limit = TEXT_LIMITS.reply;
  return (
    <Field
      label={<span dir="auto">{question}</span>}
      aside={count > limit * NEAR ? texts.ofLimit(count, limit) : undefined}
      error={count > limit ? texts.tooLong(limit) : null}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          dir="auto"
          value={value}
          className="field-sizing-content max-h-64 min-h-16 resize-y"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
