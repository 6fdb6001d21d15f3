import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip, type TooltipItem } from 'chart.js';
import { formatDollars, formatTokens } from '../../../lib/money.ts';
import { dollarFormat, numberFormat } from '../../../texts/words.ts';
import { nameMonth } from '../months.ts';
import { axisLabel } from './axis-label.ts';
import type { ChartData, Measure } from './chart-data.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Colours as the browser computed them for this theme. */
export interface ChartInk {
  /** One for each series. */
  readonly bars: readonly string[];
  readonly text: string;
  readonly lines: string;
  readonly paper: string;
  readonly font: string;
}

export interface Drawing {
  readonly data: ChartData;
  readonly measure: Measure;
  readonly ink: ChartInk;
  readonly isStill: boolean;
}

const TEXT_SIZE = 12;
const GROW_MS = 180;
const COMPACT = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });

/** Stacked bars, one a month. Returns what takes them away again. */
export function drawChart(canvas: HTMLCanvasElement, { data, measure, ink, isStill }: Drawing): () => void {
  const font = { family: ink.font, size: TEXT_SIZE };
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: [...data.months],
      datasets: data.series.map(({ name, values }, at) => barsOf(name, values, { fill: ink.bars[at] ?? '', ink })),
    },
    options: {
      animation: isStill ? false : { duration: GROW_MS },
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          stacked: true,
          border: { color: ink.lines },
          grid: { display: false },
          ticks: {
            color: ink.text,
            font,
            maxRotation: 0,
            autoSkip: false,
            callback(_, at) {
              return axisLabel(data.months, at, this.chart.width);
            },
          },
        },
        y: {
          stacked: true,
          beginAtZero: true,
          border: { display: false },
          grid: { color: ink.lines, drawTicks: false },
          ticks: {
            color: ink.text,
            font,
            maxTicksLimit: 5,
            padding: 8,
            callback: (value, _, ticks) =>
              axisValue(Number(value), (ticks[1]?.value ?? 0) - (ticks[0]?.value ?? 0), measure),
          },
        },
      },
      plugins: { tooltip: { ...tooltipOf(data, measure, ink), titleFont: font, bodyFont: font } },
    },
  });
  return () => chart.destroy();
}

function barsOf(label: string, values: readonly number[], { fill, ink }: { fill: string; ink: ChartInk }) {
  return {
    label,
    data: [...values],
    backgroundColor: fill,
    // Else a darker shade is sought by a reader of colours that does not know oklch().
    hoverBackgroundColor: fill,
    borderColor: ink.paper,
    hoverBorderColor: ink.paper,
    // A gap between those who share a bar, for whoever does not see their colours apart.
    borderWidth: { top: 1.5 },
    borderRadius: 2,
    maxBarThickness: 40,
    categoryPercentage: 0.72,
    barPercentage: 1,
  };
}

function tooltipOf(data: ChartData, measure: Measure, ink: ChartInk) {
  const format = measure === 'cost' ? formatDollars : formatTokens;
  return {
    backgroundColor: ink.paper,
    titleColor: ink.text,
    bodyColor: ink.text,
    borderColor: ink.lines,
    borderWidth: 1,
    padding: 10,
    cornerRadius: 8,
    boxPadding: 4,
    filter: ({ raw }: TooltipItem<'bar'>) => raw !== 0,
    callbacks: {
      title: ([bar]: TooltipItem<'bar'>[]) => {
        const month = data.months[bar?.dataIndex ?? -1];
        return month ? nameMonth(month) : '';
      },
      label: ({ dataset, parsed }: TooltipItem<'bar'>) => ` ${dataset.label ?? ''}: ${format(parsed.y ?? 0)}`,
    },
  };
}

/** With as many decimals as tell one line from the next. */
function axisValue(value: number, step: number, measure: Measure): string {
  if (measure === 'tokens') return COMPACT.format(value);
  const decimals = step >= 1 || step <= 0 ? 0 : Math.max(2, Math.ceil(-Math.log10(step)));
  return dollarFormat(decimals).format(value);
}
