/**
 * Units that are another one some exact number of times, by the id that `UNITS` gives them. The other one is the base,
 * which has no base itself. Months and years have no fixed number of days.
 */
const BASES: Readonly<Record<string, readonly [base: string, times: number]>> = {
  ms: ['s', 0.001],
  min: ['s', 60],
  h: ['s', 3_600],
  day: ['s', 86_400],
  week: ['s', 604_800],
  year: ['month', 12],
  decade: ['month', 120],
  mg: ['g', 0.001],
  kg: ['g', 1_000],
  lb: ['oz', 16],
  mm: ['m', 0.001],
  cm: ['m', 0.01],
  km: ['m', 1_000],
  ft: ['in', 12],
  yd: ['in', 36],
  mi: ['in', 63_360],
  ml: ['l', 0.001],
  cl: ['l', 0.01],
  dl: ['l', 0.1],
  cm2: ['m2', 0.0001],
  km2: ['m2', 1_000_000],
  ha: ['m2', 10_000],
  kW: ['W', 1_000],
  MW: ['W', 1_000_000],
  GW: ['W', 1_000_000_000],
  Wh: ['kWh', 0.001],
  MWh: ['kWh', 1_000],
  GWh: ['kWh', 1_000_000],
  TWh: ['kWh', 1_000_000_000],
  kHz: ['Hz', 1_000],
  MHz: ['Hz', 1_000_000],
  GHz: ['Hz', 1_000_000_000],
  KB: ['MB', 0.001],
  'Gbit/s': ['Mbit/s', 1_000],
  GB: ['MB', 1_000],
  TB: ['MB', 1_000_000],
};

/** The unit that others of its kind are converted to, and the value in it: weeks in seconds. */
export function inBase(value: number, unit: string): { readonly base: string; readonly value: number } {
  const [base, times] = BASES[unit] ?? [unit, 1];
  return { base, value: value * times };
}

/** How many of `smaller` one of `unit` is: seven days a week. Null where there is no exact number. */
export function howMany(smaller: string, unit: string): number | null {
  const [one, other] = [inBase(1, unit), inBase(1, smaller)];
  return one.base === other.base ? one.value / other.value : null;
}
