import { useMemo } from 'react';
import { RenderedText, type RenderedTextProps } from '../rendered-text.tsx';
import { PreviewTextContext, type PreviewText } from './preview-text.ts';
import { PREVIEWS } from './previews.ts';
import { Unplaced } from './unplaced.tsx';

export interface PiecePreviewProps extends PreviewText, Pick<RenderedTextProps, 'syntax'> {
  /** Its name on the wire. */
  format: string;
}

/** A piece as it looks where it is read. No word of its text is left out: what fits no part of the format stands below. */
export function PiecePreview({ format, syntax, text, sentences, claimsAt, author }: PiecePreviewProps) {
  const context = useMemo(() => ({ text, sentences, claimsAt, author }), [text, sentences, claimsAt, author]);
  const drawing = useMemo(() => PREVIEWS.find(({ label }) => label === format)?.draw(text), [format, text]);
  if (!drawing) return <RenderedText text={text} syntax={syntax} claimsAt={claimsAt} sentences={sentences} />;
  return (
    <PreviewTextContext value={context}>
      {drawing.preview}
      {drawing.unparsed !== '' && <Unplaced unparsed={drawing.unparsed} syntax={syntax} />}
    </PreviewTextContext>
  );
}
