import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Expression,
  type JSXAttributeValue,
  type JSXChild,
  type JSXEmptyExpression,
  parseSync,
  type TemplateLiteral,
  Visitor,
} from 'oxc-parser';

/** Where sentences stand, and what no user reads. */
const LEFT_OUT = /(\.test\.tsx?$|\.setup\.ts$|\.d\.ts$|^src\/web\/texts\/)/;
/** What stands elsewhere although it has letters: file, and why. */
const ALLOWED: ReadonlyMap<string, string> = new Map([
  ['src/web/features/workflow/example/example.ts', 'content of the example project, as a user would write it'],
  ['src/web/features/landing/demos/example-job.ts', 'pieces of that project, as they were written'],
  ['src/web/features/usage/usage-csv.ts', 'figures for spreadsheets'],
  ['src/web/lib/api.ts', 'headers of a request'],
]);

/** Properties whose text is shown or read out, of elements and of our own components. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|description|hint|lead|summary|term|heading|text|\w+Label)$/;
/** What is typed into a machine: the same in every language. */
const CODE = /^(code|Code|kbd|pre)$/;

/** Letters, or words side by side. Icons, digits, units and signs are no language. */
const LETTERS = /\p{L}/u;
const SENTENCE = /^\p{Lu}[\p{L}’']* +\p{L}[^{}<>;]*$/u;
/** One small word before a value: what tells keys apart, such as `output ${id}`. */
const KEY = /^\p{Ll}+\s+$/u;
const WORDS_BETWEEN = /(^|\s)\p{L}{2,}[,.]?\s|\s\p{L}{2,}[,.]?(\s|$)/u;

/** Numbers, dates and lists are formed in texts/words.ts. */
const FORMED_ELSEWHERE = /^(NumberFormat|DateTimeFormat|PluralRules|ListFormat|DisplayNames|RelativeTimeFormat)$/;
const LOCALE_STRINGS = /^toLocale(Date|Time)?String$/;

interface Place {
  readonly start: number;
  readonly what: string;
}

/** One line for each text that a user reads and that stands outside of src/web/texts, or is formed without its words. */
export function checkTexts(root: string): string[] {
  return globSync('src/web/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file) && !ALLOWED.has(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const lineOf = (start: number) => text.slice(0, start).split('\n').length;
      return findTexts(file, text).map(({ start, what }) => `${file}:${lineOf(start)} ${what}`);
    });
}

function findTexts(file: string, text: string): Place[] {
  const { program } = parseSync(file, text);
  const found = new Map<number, string>();
  const tell = (start: number, shown: string) =>
    found.set(start, `says ${JSON.stringify(shown.trim())}: what a user reads stands in src/web/texts`);
  const tellShown = (shown: JSXAttributeValue | Expression) => {
    for (const { start, words } of shownWords(shown)) if (LETTERS.test(words)) tell(start, words);
  };
  const notShown = new Set<number>();
  new Visitor({
    NewExpression(node) {
      // Told to developers: users see a sentence in its place.
      for (const argument of node.arguments) notShown.add(argument.start);
    },
    JSXText(node) {
      if (!notShown.has(node.start) && LETTERS.test(node.value)) tell(node.start, node.value);
    },
    JSXElement(node) {
      tellChildren(node.children);
      const { name, attributes } = node.openingElement;
      const element = name.type === 'JSXIdentifier' ? name.name : '';
      if (CODE.test(element)) for (const { start } of node.children) notShown.add(start);
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier' || !attribute.value) continue;
        const property = attribute.name.name;
        if (property === 'className') leaveOut(attribute.value);
        else if (SHOWN.test(property)) tellShown(attribute.value);
      }
    },
    JSXFragment: (node) => tellChildren(node.children),
    Literal(node) {
      if (typeof node.value === 'string' && !notShown.has(node.start) && SENTENCE.test(node.value))
        tell(node.start, node.value);
    },
    TemplateLiteral(node) {
      if (notShown.has(node.start)) return;
      const words = wordsOf(node);
      if (!KEY.test(words) && (SENTENCE.test(words) || node.quasis.some(({ value }) => isWords(value.raw))))
        tell(node.start, words);
    },
    MemberExpression(node) {
      if (node.property.type !== 'Identifier') return;
      const { name } = node.property;
      const isIntl = node.object.type === 'Identifier' && node.object.name === 'Intl' && FORMED_ELSEWHERE.test(name);
      if (isIntl || LOCALE_STRINGS.test(name))
        found.set(
          node.start,
          `forms with ${name}: numbers, dates, plurals and lists are formed by src/web/texts/words.ts`,
        );
    },
  }).visit(program);
  return [...found].map(([start, what]) => ({ start, what })).sort((one, other) => one.start - other.start);

  function leaveOut(value: JSXAttributeValue): void {
    if (value.type === 'JSXExpressionContainer') notShown.add(value.expression.start);
  }

  function tellChildren(children: readonly JSXChild[]): void {
    for (const child of children) if (child.type === 'JSXExpressionContainer') tellShown(child);
  }
}

/** The words that an expression may come to, as far as they are written in it. */
function shownWords(
  expression: JSXAttributeValue | JSXEmptyExpression | Expression,
): { start: number; words: string }[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [{ start: expression.start, words: expression.value }] : [];
    case 'TemplateLiteral':
      return [{ start: expression.start, words: wordsOf(expression) }];
    case 'ConditionalExpression':
      return [...shownWords(expression.consequent), ...shownWords(expression.alternate)];
    case 'LogicalExpression':
      return [...shownWords(expression.left), ...shownWords(expression.right)];
    case 'BinaryExpression':
      return expression.operator === '+' ? [...shownWords(expression.left), ...shownWords(expression.right)] : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return shownWords(expression.expression);
    default:
      return [];
  }
}

/** A word with a space beside it, but for names of classes that go on with what is put in. */
function isWords(text: string): boolean {
  return WORDS_BETWEEN.test(text) && !text.endsWith('-');
}

function wordsOf({ quasis }: TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked ?? value.raw).join(' ');
}
