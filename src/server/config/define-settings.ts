import type { z } from 'zod';

/** One setting of the environment. The documentation page is generated from these records. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  /** Gets the text of the variable, or undefined when it is unset or empty. Carries the default. */
  readonly schema: Schema;
  /** What it means, in one sentence for the person who runs the product. */
  readonly meaning: string;
  /** The default as the documentation shows it. */
  readonly shown: string;
  /** Never printed, not even in an error. */
  readonly secret?: true;
}

export type SettingGroup = Readonly<Record<string, Setting>>;

export type SettingsOf<Group extends SettingGroup> = {
  readonly [Name in keyof Group]: z.output<Group[Name]['schema']>;
};

/** Settings that belong together. They stand beside the part that needs them; `config/settings.ts` lists the groups. */
export function defineSettings<Group extends SettingGroup>(group: Group): Group {
  return group;
}
