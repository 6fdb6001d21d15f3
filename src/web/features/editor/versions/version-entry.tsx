import { useId } from 'react';
import type { OutputVersion } from '../../../../core/contracts/version.ts';
import { Said } from '../../../components/said.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { REDO_TEXTS } from '../../../texts/redo.ts';
import { Comparison } from './comparison.tsx';
import { dateFormat } from '../../../texts/words.ts';

const { versions: texts } = REDO_TEXTS;

const MOMENT = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

export type VersionView = 'read' | 'compare';

export interface VersionEntryProps {
  version: OutputVersion;
  /** The text that stands. */
  present: string;
  language: string | null;
  /** What of it is open. */
  view: VersionView | null;
  onView: (view: VersionView | null) => void;
  /** Null where it cannot be taken back right now. */
  onTakeBack: (() => void) | null;
  isTakenBack: boolean;
}

/** An earlier text: what is known of it, and what can be done with it. */
export function VersionEntry(props: VersionEntryProps) {
  const { version, present, language, view, onView, onTakeBack, isTakenBack } = props;
  const id = useId();
  const name = texts.name(version.number);
  const earlier = version.content;
  const toggle = (wanted: VersionView) => ({
    variant: view === wanted ? ('soft' as const) : ('outline' as const),
    size: 'sm' as const,
    'aria-label': texts.of(texts[wanted], name),
    'aria-expanded': view === wanted,
    'aria-controls': view === wanted ? id : undefined,
    onClick: () => onView(view === wanted ? null : wanted),
  });
  return (
    <>
      <h3 className="text-sm font-semibold">{name}</h3>
      <Facts version={version} />
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <Button {...toggle('read')}>{texts.read}</Button>
        {earlier !== present && <Button {...toggle('compare')}>{texts.compare}</Button>}
        {earlier === present ? (
          <p className="text-2sm text-muted">{texts.standsNow}</p>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={texts.of(texts.takeBack, name)}
            busy={isTakenBack}
            disabled={!onTakeBack}
            onClick={() => onTakeBack?.()}
          >
            {texts.takeBack}
          </Button>
        )}
      </div>
      {view && (
        <div
          id={id}
          role="region"
          aria-label={view === 'read' ? texts.text(name) : texts.comparison(name)}
          className="mt-3 rounded-tile border border-border p-4"
        >
          {view === 'read' ? (
            <p dir="auto" className="version-text">
              {earlier}
            </p>
          ) : (
            <Comparison earlier={earlier} present={present} language={language} />
          )}
        </div>
      )}
    </>
  );
}

function Facts({ version: { angle, written_by, edited, replaced_at, characters } }: { version: OutputVersion }) {
  return (
    <div className="mt-0.5 text-2sm text-muted">
      {angle && (
        <p className="wrap-anywhere">
          {texts.angle}: <bdi>{angle}</bdi>
        </p>
      )}
      <p className="tabular-nums wrap-anywhere">
        {texts.characters(characters)}
        {written_by && (
          <>
            {', '}
            <Said
              text={written_by === 'builtin' ? texts.byBuiltin : texts.by}
              parts={{ model: <bdi>{written_by}</bdi> }}
            />
          </>
        )}
        {edited && `, ${texts.edited}`}
      </p>
      <p>
        <time dateTime={replaced_at}>{texts.replaced(MOMENT.format(new Date(replaced_at)))}</time>
      </p>
    </div>
  );
}
