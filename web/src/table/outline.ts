/** A view in words: headings, tables and lists, made from the view and its schema alone, for any game. */
import { minus, signed } from '../lib/words';

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
}

/** What things are called. */
export interface Lexicon {
  label(field: string): string;
  thing(word: string): string;
  phase(word: string): string;
  seat(seat: number): string;
  yes: string;
  none: string;
  comma: string;
}

export interface Fact {
  label: string;
  text: string;
}
export interface Table {
  kind: 'table';
  title: string;
  columns: string[];
  rows: string[][];
}
export interface Section {
  kind: 'section';
  title: string;
  facts: Fact[];
  parts: (Table | Section)[];
}

type Columns = Record<string, Record<string, unknown[]>>;
type Json = Record<string, unknown>;

/** Who looks and who acts is told beside the board. */
const ELSEWHERE = ['viewer', 'acting'];

/** The whole view; `columns` are further columns for its tables. */
export function outline(schema: Schema, view: Json, words: Lexicon, columns: Columns = {}): Section {
  const writer = new Writer(schema.$defs ?? {}, words, columns);
  return writer.section('', writer.resolve(schema), view, ELSEWHERE);
}

class Writer {
  constructor(
    private readonly defs: Record<string, Schema>,
    private readonly words: Lexicon,
    private readonly columns: Columns,
  ) {}

  /** A schema without detours: what may be null is what it is otherwise. */
  resolve(schema: Schema): Schema {
    if (schema.$ref) return this.resolve(this.defs[schema.$ref.split('/').at(-1)!] ?? {});
    const real = schema.anyOf?.find((each) => each.type !== 'null');
    return real ? { ...this.resolve(real), ...(schema.format ? { format: schema.format } : {}) } : schema;
  }

  section(title: string, schema: Schema, value: Json, without: string[] = []): Section {
    const found: Section = { kind: 'section', title, facts: [], parts: [] };
    for (const [field, declared] of Object.entries(schema.properties ?? {})) {
      if (without.includes(field)) continue;
      const kind = this.resolve(declared);
      const each = value[field];
      if (each === null || each === undefined) continue;
      if (kind.type === 'array' && isObject(this.resolve(kind.items ?? {}))) {
        found.parts.push(...this.list(field, this.resolve(kind.items!), each as Json[]));
      } else {
        found.facts.push({ label: this.words.label(field), text: this.text(kind, each) });
      }
    }
    return found;
  }

  /** Things of one kind: a table, unless there are tables within them. */
  private list(field: string, item: Schema, values: Json[]): (Table | Section)[] {
    const nested = Object.values(item.properties ?? {}).some((each) => {
      const kind = this.resolve(each);
      return kind.type === 'array' && isObject(this.resolve(kind.items ?? {}));
    });
    if (!nested) return values.length ? [this.table(field, item, values)] : [];
    const [first] = Object.keys(item.properties ?? {});
    return values.map((value) => {
      const title = first ? this.text(this.resolve(item.properties![first]!), value[first]) : this.words.label(field);
      return this.section(title, item, value, first ? [first] : []);
    });
  }

  private table(field: string, item: Schema, values: Json[]): Table {
    const further = this.columns[field] ?? {};
    const fields = Object.entries(item.properties ?? {}).filter(([name]) => values.some((value) => tells(value[name])));
    const more = Object.entries(further).filter(([, column]) => column.some((each) => each !== null));
    return {
      kind: 'table',
      title: this.words.label(field),
      columns: [...fields.map(([name]) => this.words.label(name)), ...more.map(([name]) => this.words.label(name))],
      rows: values.map((value, index) => [
        ...fields.map(([name, kind]) => this.text(this.resolve(kind), value[name])),
        ...more.map(([, column]) => this.text({ format: 'change' }, column[index])),
      ]),
    };
  }

  private text(kind: Schema, value: unknown): string {
    const { words } = this;
    if (value === null || value === undefined) return words.none;
    if (Array.isArray(value)) {
      const item = this.resolve(kind.items ?? {});
      return value.map((each) => this.text(item, each)).join(words.comma) || words.none;
    }
    if (typeof value === 'boolean') return value ? words.yes : words.none;
    if (typeof value === 'object') return this.together(kind, value as Json);
    if (kind.format === 'seat') return words.seat(value as number);
    if (kind.format === 'phase') return words.phase(value as string);
    if (kind.format === 'money') return `¥${minus(value as number)}`;
    if (kind.format === 'change') return signed(value as number);
    return typeof value === 'number' ? minus(value) : words.thing(value as string);
  }

  /** An object in one line: “money 48, maguro 12”. */
  private together(kind: Schema, value: Json): string {
    const parts = Object.entries(value).map(([name, each]) => {
      const declared = kind.properties?.[name];
      const label = declared ? this.words.label(name) : this.words.thing(name);
      return `${label} ${this.text(declared ? this.resolve(declared) : {}, each)}`;
    });
    return parts.join(this.words.comma) || this.words.none;
  }
}

const isObject = (schema: Schema) => schema.type === 'object';
/** Whether a column has anything to say here. */
const tells = (value: unknown) => value !== null && value !== undefined && value !== false;
