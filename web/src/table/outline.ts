/** A view as text: headings, tables and lists, made from the view and its schema alone, for any game. */
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
  /** Whether a seat has decided, while all do so in secret: the view may be older than that. */
  ready(seat: number): boolean;
  yes: string;
  none: string;
  comma: string;
}

export interface Fact {
  label: string;
  text: string;
}
export interface Grid {
  kind: 'table';
  title: string;
  columns: string[];
  rows: string[][];
}
/** A map in letters, and what explains it. */
export interface Plan {
  kind: 'plan';
  title: string;
  lines: string[];
  facts: Fact[];
}
export interface Section {
  kind: 'section';
  title: string;
  /** It is about the reader. */
  own?: boolean;
  facts: Fact[];
  parts: Part[];
}
export type Part = Grid | Plan | Section;

type Columns = Record<string, Record<string, unknown[]>>;
type Json = Record<string, unknown>;

/** Who looks and who acts is shown beside the board. */
const ELSEWHERE = ['viewer', 'acting'];

/** The whole view; `columns` are further columns for its tables. The reader's parts come first, others' last. */
export function outline(schema: Schema, view: Json, words: Lexicon, columns: Columns = {}): Section {
  const viewer = typeof view.viewer === 'number' ? view.viewer : null;
  const writer = new Writer(schema.$defs ?? {}, words, columns, viewer);
  const whole = writer.section('', writer.resolve(schema), view, ELSEWHERE);
  const rank = (part: Part) => (part.kind === 'section' ? (part.own ? 0 : 3) : part.kind === 'plan' ? 1 : 2);
  return { ...whole, parts: [...whole.parts].sort((one, other) => rank(one) - rank(other)) };
}

class Writer {
  constructor(
    private readonly defs: Record<string, Schema>,
    private readonly words: Lexicon,
    private readonly columns: Columns,
    private readonly viewer: number | null,
  ) {}

  /** A schema without detours: what may be null is what it is otherwise. */
  resolve(schema: Schema): Schema {
    if (schema.$ref) return this.resolve(this.defs[schema.$ref.split('/').at(-1)!] ?? {});
    const real = schema.anyOf?.find((each) => each.type !== 'null');
    return real ? { ...this.resolve(real), ...(schema.format ? { format: schema.format } : {}) } : schema;
  }

  /** `within` another section, fields that are none are left out. */
  section(title: string, schema: Schema, value: Json, without: string[] = [], within = false): Section {
    const found: Section = { kind: 'section', title, facts: [], parts: [] };
    for (const [field, declared] of Object.entries(schema.properties ?? {})) {
      if (without.includes(field)) continue;
      const kind = this.resolve(declared);
      const each = this.valueOf(schema, value, field);
      if (!tells(each) || (within && isNone(kind, each))) continue;
      if (kind.type === 'array' && isObject(this.resolve(kind.items ?? {}))) {
        const item = this.resolve(kind.items!);
        const some = (each as Json[]).filter((one) => !within || this.tellsMore(item, one));
        found.parts.push(...this.list(field, item, some));
      } else if (kind.format === 'plan') {
        found.parts.push({ kind: 'plan', title: this.words.label(field), lines: each as string[], facts: [] });
      } else if (this.planOf(kind)) {
        found.parts.push(this.explained(field, kind, each as Json));
      } else {
        found.facts.push({ label: this.words.label(field), text: this.text(kind, each) });
      }
    }
    return found;
  }

  private valueOf(item: Schema, value: Json, field: string): unknown {
    const seat = this.seatOf(item);
    const isReady = seat && this.resolve(item.properties![field]!).format === 'ready';
    return isReady ? this.words.ready(value[seat] as number) : value[field];
  }

  /** Whether a row says more than what it is about. */
  private tellsMore(item: Schema, value: Json): boolean {
    const [, ...others] = Object.keys(item.properties ?? {});
    return !others.length || others.some((name) => tells(value[name]) && value[name] !== 0);
  }

  private planOf(kind: Schema): string | undefined {
    const fields = Object.entries(kind.properties ?? {});
    return fields.find(([, each]) => this.resolve(each).format === 'plan')?.[0];
  }

  /** A map with its legend. */
  private explained(field: string, kind: Schema, value: Json): Plan {
    const lines = this.planOf(kind)!;
    const { facts } = this.section('', kind, value, [lines]);
    return { kind: 'plan', title: this.words.label(field), lines: value[lines] as string[], facts };
  }

  /** Those of all seats begin with the reader's own and go on in turn. */
  private inTurn<Item>(item: Schema, values: Json[], of: Item[]): Item[] {
    const seat = this.seatOf(item);
    const own = seat ? values.findIndex((value) => value[seat] === this.viewer) : -1;
    return own > 0 ? [...of.slice(own), ...of.slice(0, own)] : of;
  }

  /** The field that names the owner: the first one. */
  private seatOf(item: Schema): string | null {
    const [first] = Object.entries(item.properties ?? {});
    return first && this.resolve(first[1]).format === 'seat' ? first[0] : null;
  }

  /** Things of one kind: a table, unless there are tables within them. */
  private list(field: string, item: Schema, values: Json[]): Part[] {
    const nested = Object.values(item.properties ?? {}).some((each) => {
      const kind = this.resolve(each);
      return kind.type === 'array' && isObject(this.resolve(kind.items ?? {}));
    });
    if (!nested) return values.length ? [this.table(field, item, values)] : [];
    const [first] = Object.keys(item.properties ?? {});
    const seat = this.seatOf(item);
    return this.inTurn(item, values, values).map((value) => {
      const title = first ? this.text(this.resolve(item.properties![first]!), value[first]) : this.words.label(field);
      const section = this.section(title, item, value, first ? [first] : [], true);
      return seat && value[seat] === this.viewer ? { ...section, own: true } : section;
    });
  }

  private table(field: string, item: Schema, values: Json[]): Grid {
    const further = this.columns[field] ?? {};
    const fields = Object.entries(item.properties ?? {}).filter(([name]) =>
      values.some((value) => tells(this.valueOf(item, value, name))),
    );
    const more = Object.entries(further).filter(([, column]) => column.some((each) => each !== null));
    const rows = values.map((value, index) => [
      ...fields.map(([name, kind]) => this.text(this.resolve(kind), this.valueOf(item, value, name))),
      ...more.map(([, column]) => this.text({ format: 'change' }, column[index])),
    ]);
    return {
      kind: 'table',
      title: this.words.label(field),
      columns: [...fields.map(([name]) => this.words.label(name)), ...more.map(([name]) => this.words.label(name))],
      rows: this.inTurn(item, values, rows),
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
    const others = typeof kind.additionalProperties === 'object' ? this.resolve(kind.additionalProperties) : {};
    const parts = Object.entries(value)
      .filter(([, each]) => tells(each))
      .map(([name, each]) => {
        const declared = kind.properties?.[name];
        const label = declared ? this.words.label(name) : this.words.thing(name);
        return `${label} ${this.text(declared ? this.resolve(declared) : others, each)}`;
      });
    return parts.join(this.words.comma) || this.words.none;
  }
}

const isObject = (schema: Schema) => schema.type === 'object';
/** A count of zero; an amount of money is never none. */
const isNone = (kind: Schema, value: unknown) => value === 0 && !kind.format;
/** Whether there is anything to show: empty fields and lists are left out. */
const tells = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  (typeof value !== 'object' || Object.keys(value).length > 0);
