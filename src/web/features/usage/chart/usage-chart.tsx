import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { UsageReport } from '../../../../core/contracts/usage.ts';
import { Card } from '../../../components/ui/card.tsx';
import { loadWithRetries } from '../../../lib/load-with-retries.ts';
import { sumUsage } from '../../../lib/sum-usage.ts';
import { useThemeChoice } from '../../../lib/theme.ts';
import { unknownPrices } from '../../../lib/usage-words.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { USAGE_PAGE_TEXTS } from '../../../texts/usage-page.ts';
import { USAGE_TEXTS } from '../../../texts/usage.ts';
import { chartData, describeChart, firstMeasure, type ChartData, type Measure } from './chart-data.ts';
import './chart.css';
import type { ChartInk } from './draw-chart.ts';
import { MeasureSwitch } from './measure-switch.tsx';

const { chart: texts } = USAGE_PAGE_TEXTS;

/** What was taken month by month as stacked bars, one colour a persona. */
export function UsageChart({ report }: { report: UsageReport }) {
  const [chosen, setChosen] = useState<Measure | null>(null);
  const measure = chosen ?? firstMeasure(report);
  const data = useMemo(() => chartData(report, measure), [report, measure]);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isMissing = useDrawing(data, measure, { frame, canvas });
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 className="text-md font-semibold">{texts.heading}</h3>
        <MeasureSwitch value={measure} onChange={setChosen} />
      </div>
      <div ref={frame} className="usage-chart mt-5">
        {isMissing ? (
          <p className="text-sm">{texts.unavailable}</p>
        ) : (
          <div className="usage-canvas relative h-56 sm:h-64">
            <canvas ref={canvas} role="img" aria-label={describeChart(data, measure)} />
          </div>
        )}
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-2sm">
          {data.series.map(({ name }, at) => (
            <li key={`${at} ${name}`} className="flex min-w-0 items-center gap-2">
              <span aria-hidden className="usage-swatch" data-bar={at} />
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            </li>
          ))}
        </ul>
        <NotDrawn report={report} measure={measure} />
      </div>
    </Card>
  );
}

function NotDrawn({ report, measure }: { report: UsageReport; measure: Measure }) {
  const sum = sumUsage(report.rows);
  const unpriced = measure === 'cost' ? unknownPrices(sum) : 0;
  const missing = [
    ...(unpriced > 0 ? [USAGE_TEXTS.unpriced(unpriced)] : []),
    ...(sum.uncounted_calls > 0 ? [USAGE_TEXTS.uncounted(sum.uncounted_calls)] : []),
  ];
  return missing.length > 0 && <p className="mt-3 text-2sm">{texts.missing(missing)}</p>;
}

interface Places {
  frame: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** Draws, and draws again in another theme. True where that is not possible. */
function useDrawing(data: ChartData, measure: Measure, { frame, canvas }: Places): boolean {
  const [isMissing, setMissing] = useState(false);
  const theme = useThemeChoice();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    let takeAway: (() => void) | null = null;
    let isLeft = false;
    loadWithRetries(() => import('./draw-chart.ts')).then(
      ({ drawChart }) => {
        if (isLeft || !frame.current || !canvas.current) return;
        if (!canvas.current.getContext('2d')) return setMissing(true);
        takeAway = drawChart(canvas.current, { data, measure, ink: readInk(frame.current), isStill });
      },
      () => setMissing(true),
    );
    return () => {
      isLeft = true;
      takeAway?.();
    };
  }, [data, measure, theme, isDark, isStill, frame, canvas]);
  return isMissing;
}

/** A canvas knows no variables of a style sheet: what they come to here and now. */
function readInk(frame: HTMLElement): ChartInk {
  const style = getComputedStyle(frame);
  const swatches = [...frame.querySelectorAll('.usage-swatch')];
  return {
    bars: swatches.map((swatch) => getComputedStyle(swatch).backgroundColor),
    text: style.color,
    lines: style.borderTopColor,
    paper: style.backgroundColor,
    font: style.fontFamily,
  };
}
