/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers forget that what is laid out otherwise is a table */
import { formatClock } from '../../../../../core/formats/layout/times.ts';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import { Excerpt } from '../excerpt.tsx';
import type { PlacedRow } from './place-rows.ts';

const { columns, ...texts } = POST_TEXTS.script;

/**
 * A script as the trade writes it: on the left what is seen and when, on the right what is said. A narrow window
 * stacks the cells.
 */
export function ScriptTable({ rows }: { rows: readonly PlacedRow[] }) {
  return (
    <table role="table" className="script">
      <thead role="rowgroup">
        <tr role="row">
          {[columns.time, columns.seen, columns.spoken].map((name) => (
            <th key={name} role="columnheader" scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <Row key={index} row={row} isHook={index === 0} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { start, end, spoken, visual, onScreen }, isHook }: { row: PlacedRow; isHook: boolean }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className="script-time">
        <span dir="ltr">{`${formatClock(start)}-${formatClock(end)}`}</span>
        {isHook && (
          <span dir="auto" className="script-hook">
            {texts.hook}
          </span>
        )}
      </th>
      <td role="cell" className="script-seen">
        {visual.part !== '' && (
          <>
            <Label>{columns.seen}</Label>
            <Excerpt {...visual} syntax="plain" />
          </>
        )}
        {onScreen.part !== '' && (
          <div className="script-caption">
            <span className="post-label">
              <bdi>{texts.onScreen}</bdi>
            </span>
            <Excerpt {...onScreen} syntax="plain" />
          </div>
        )}
      </td>
      <td role="cell" className="script-spoken">
        {spoken.part !== '' && (
          <>
            <Label>{columns.spoken}</Label>
            <Excerpt {...spoken} syntax="plain" />
          </>
        )}
      </td>
    </tr>
  );
}

/** The column's name once more, where its head is out of sight. */
function Label({ children }: { children: string }) {
  return (
    <span aria-hidden className="post-label script-label">
      <bdi>{children}</bdi>
    </span>
  );
}
