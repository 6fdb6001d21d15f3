import { guardBlock, unguardLine, type IsMarker } from './guard.ts';
import { headingReader, type GroupHeading } from './group-heading.ts';
import { labelName, labelReader, namedPart, type LabelKey, type LabelLanguage } from './labels.ts';
import { asBlock, asLine, toLines } from './lines.ts';
import { isRule } from './markdown.ts';

/** A text on one line, or lines and paragraphs. */
export type FieldLines = 'line' | 'block';

/** What repeats in a text, such as the slides of a carousel, and what stands once beside it. */
export interface GroupForm<Field extends LabelKey, Key extends LabelKey, Name extends LabelKey> {
  /** Opens a group, with its number: `Slide 2: …`. */
  readonly heading: LabelKey;
  /** What a group may be called behind its number: its role or kind. */
  readonly names: readonly Name[];
  /** In the order in which they are laid out and in which lines without a label are taken. */
  readonly fields: Readonly<Record<Field, FieldLines>>;
  /** Labelled parts of the whole text. */
  readonly rest: readonly Key[];
  /** Labels that only say what follows, such as `Slides:`; they are read over. */
  readonly over?: readonly LabelKey[];
}

export interface ReadGroup<Field extends LabelKey, Name extends LabelKey> {
  /** Null for a group that nobody named. */
  readonly name: Name | null;
  readonly texts: Readonly<Record<Field, string>>;
}

export interface ReadGroups<Field extends LabelKey, Key extends LabelKey, Name extends LabelKey> {
  readonly groups: readonly ReadGroup<Field, Name>[];
  /** The block below a label of the rest; empty where the label is missing. */
  textOf(key: Key): string;
  readonly unparsed: string;
}

export interface LaidGroup<Field extends LabelKey, Name extends LabelKey> extends ReadGroup<Field, Name> {
  /** 1-based. */
  readonly number: number;
}

export interface GroupReader<Field extends LabelKey, Key extends LabelKey, Name extends LabelKey> {
  readonly isMarker: IsMarker;
  /** `Slide 1: Hook` and a labelled line or block for each field that has a text. */
  layoutGroup(group: LaidGroup<Field, Name>, language?: LabelLanguage): string;
  read(text: string): ReadGroups<Field, Key, Name>;
}

/**
 * Reads texts made of groups with the same labelled fields, and of labelled blocks, in any order. A group opens with its
 * heading, or with a field that the group before it has already named. Lines without a label fill the fields in order, and so does
 * what stands in a heading beside the group's name.
 */
export function groupReader<Field extends LabelKey, Key extends LabelKey, Name extends LabelKey>(
  form: GroupForm<Field, Key, Name>,
): GroupReader<Field, Key, Name> {
  const fields = fieldsOf(form.fields);
  const lines: LineReaders<Field, Key> = {
    heading: headingReader(form.heading),
    field: labelReader(fields),
    rest: labelReader(form.rest),
    over: labelReader(form.over ?? []),
  };
  const readers = [lines.heading, lines.field, lines.rest, lines.over];
  const isMarker: IsMarker = (line) => isRule(line) || readers.some((read) => read(line) !== null);

  return {
    isMarker,
    layoutGroup({ number, name, texts }, language) {
      const heading = `${labelName(form.heading, language)} ${number}`;
      const labelled = fields.map((key) => {
        const text = form.fields[key] === 'line' ? asLine(texts[key]) : asBlock(texts[key]);
        return text === '' ? '' : `${labelName(key, language)}: ${guardBlock(text, isMarker)}`;
      });
      return [name === null ? heading : `${heading}: ${labelName(name, language)}`, ...labelled]
        .filter((line) => line !== '')
        .join('\n');
    },
    read(text) {
      const reading = new Reading(form, isMarker);
      for (const line of toLines(text)) reading.take(line, lines);
      return reading.result();
    },
  };
}

interface LineReaders<Field extends LabelKey, Key extends LabelKey> {
  readonly heading: (line: string) => GroupHeading | null;
  readonly field: ReturnType<typeof labelReader<Field>>;
  readonly rest: ReturnType<typeof labelReader<Key>>;
  readonly over: ReturnType<typeof labelReader<LabelKey>>;
}

interface GroupDraft<Field extends LabelKey, Name extends LabelKey> {
  readonly name: Name | null;
  readonly lines: Map<Field, string[]>;
  /** Fields that stood below their own label. */
  readonly named: Set<Field>;
}

class Reading<Field extends LabelKey, Key extends LabelKey, Name extends LabelKey> {
  private readonly form: GroupForm<Field, Key, Name>;
  private readonly isMarker: IsMarker;
  private readonly groups: GroupDraft<Field, Name>[] = [];
  private readonly blocks = new Map<Key, string[]>();
  private readonly unparsed: string[] = [];
  /** The block that plain lines belong to; without one they belong to a field of the last group. */
  private block: string[] | null = this.unparsed;
  private field: Field | undefined;

  constructor(form: GroupForm<Field, Key, Name>, isMarker: IsMarker) {
    this.form = form;
    this.isMarker = isMarker;
  }

  take(line: string, { heading, field, rest, over }: LineReaders<Field, Key>): void {
    const opened = heading(line);
    const named = field(line);
    const block = rest(line);
    const head = over(line);
    if (opened !== null) this.openGroup(opened);
    else if (named !== null) this.openField(named.key, named.value);
    else if (block !== null) this.openBlock(block.key, block.value);
    else if (head !== null) this.openOver(head.value);
    else if (!isRule(line)) this.takeText(line);
  }

  result(): ReadGroups<Field, Key, Name> {
    return {
      groups: this.groups.map(({ name, lines }) => ({ name, texts: this.textsOf(lines) })),
      textOf: (key) => asBlock((this.blocks.get(key) ?? []).join('\n')),
      unparsed: asBlock(this.unparsed.join('\n')),
    };
  }

  private textsOf(lines: ReadonlyMap<Field, readonly string[]>): Record<Field, string> {
    const textOf = (key: Field): string => {
      const text = (lines.get(key) ?? []).join('\n');
      return this.form.fields[key] === 'line' ? asLine(text) : asBlock(text);
    };
    return Object.fromEntries(fieldsOf(this.form.fields).map((key) => [key, textOf(key)])) as Record<Field, string>;
  }

  private openGroup(heading: GroupHeading): GroupDraft<Field, Name> {
    const { name, text } = readName(heading, this.form.names);
    const group: GroupDraft<Field, Name> = { name, lines: new Map(), named: new Set() };
    this.groups.push(group);
    this.block = null;
    [this.field] = fieldsOf(this.form.fields);
    if (text !== '') this.takeText(text);
    return group;
  }

  private openField(key: Field, value: string): void {
    const last = this.groups.at(-1);
    const group = last === undefined || last.named.has(key) ? this.openGroup({ note: '', value: '' }) : last;
    group.named.add(key);
    this.block = null;
    this.field = key;
    if (value !== '') this.takeText(value);
  }

  private openBlock(key: Key, value: string): void {
    this.block = this.blocks.get(key) ?? [];
    this.blocks.set(key, this.block);
    if (value !== '') this.takeText(value);
  }

  private openOver(value: string): void {
    this.block = this.unparsed;
    if (value !== '') this.unparsed.push(value);
  }

  private takeText(line: string): void {
    if (this.block === this.unparsed) this.unparsed.push(line);
    else if (this.block !== null) this.block.push(unguardLine(line, this.isMarker));
    else this.takeFieldText(unguardLine(line, this.isMarker));
  }

  /** A line that is full hands on to the block behind it: below its title stands a slide's text. */
  private takeFieldText(line: string): void {
    const group = this.groups.at(-1);
    if (group === undefined || this.field === undefined) return;
    const fields = fieldsOf(this.form.fields);
    const next = fields[fields.indexOf(this.field) + 1];
    const isFull = this.form.fields[this.field] === 'line' && group.lines.has(this.field);
    if (isFull && line !== '' && next !== undefined && this.form.fields[next] === 'block') this.field = next;
    const lines = group.lines.get(this.field) ?? [];
    if (line !== '' || lines.length > 0) group.lines.set(this.field, [...lines, line]);
  }
}

/** `Proof`, `Proof: what they said` or `what they said (proof)`. */
function readName<Name extends LabelKey>(
  { note, value }: GroupHeading,
  names: readonly Name[],
): { name: Name | null; text: string } {
  // "Point 2" is a second point.
  const named = (text: string): Name | null => namedPart(text.replace(/(?<!\s)\s*(?<!\d)\d+$/, ''), names);
  const noted = named(note);
  if (noted !== null) return { name: noted, text: value };
  const whole = named(value);
  if (whole !== null) return { name: whole, text: '' };
  const divide = /[:|–—]|\s-\s/u.exec(value);
  const name = divide && named(value.slice(0, divide.index).trimEnd());
  const rest = divide ? value.slice(divide.index + divide[0].length).trimStart() : '';
  const text = name === null || rest === '' ? value : rest;
  return { name, text: note === '' ? text : `${text} (${note})`.trimStart() };
}

function fieldsOf<Field extends LabelKey>(fields: Readonly<Record<Field, FieldLines>>): Field[] {
  return Object.keys(fields) as Field[];
}
