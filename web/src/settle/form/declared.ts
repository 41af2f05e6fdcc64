/** The declared types of a game's positions and moves, as the server tells them; values to begin with. */
import type { Json } from '../../wire/messages';

export type Declared =
  | { kind: 'seat' | 'flag' | 'text' | 'object' }
  | { kind: 'number'; low: number; high: number | null }
  | { kind: 'name'; label: string; names: string[] }
  | { kind: 'list'; of: Declared; least: number; most: number | null }
  | { kind: 'tuple'; of: Declared[] }
  | { kind: 'per_name'; keys: Extract<Declared, { kind: 'name' }>; of: Declared }
  | { kind: 'or_null'; of: Declared }
  | { kind: 'any'; of: Declared[] }
  | DeclaredRecord;

export interface DeclaredRecord {
  kind: 'record';
  label: string;
  constants: Record<string, string>;
  fields: DeclaredField[];
}

export interface DeclaredField {
  name: string;
  type: Declared;
  optional?: boolean;
  default?: unknown;
}

export interface DeclaredGame {
  position: DeclaredRecord | null;
  moves: { kind: 'any'; of: DeclaredRecord[] } | null;
  rulings: string[];
}

/** The simplest value of a type. */
export function blank(type: Declared): unknown {
  switch (type.kind) {
    case 'seat':
      return 0;
    case 'flag':
      return false;
    case 'text':
      return '';
    case 'object':
    case 'per_name':
      return {};
    case 'number':
      return type.low;
    case 'name':
      return type.names[0] ?? '';
    case 'list':
      return Array.from({ length: type.least }, () => blank(type.of));
    case 'tuple':
      return type.of.map(blank);
    case 'or_null':
      return null;
    case 'any':
      return blank(type.of[0]!);
    case 'record':
      return blankRecord(type);
  }
}

/** Every field that must be there; the others keep their defaults by being left out. */
export function blankRecord(type: DeclaredRecord): Json {
  const needed = type.fields.filter((field) => !field.optional);
  return { ...type.constants, ...Object.fromEntries(needed.map((field) => [field.name, blank(field.type)])) };
}

/** Which of several types a value is of; the first one if it fits none. */
export function typeIndex(types: Declared[], value: unknown): number {
  return Math.max(
    0,
    types.findIndex((type) => fits(type, value)),
  );
}

export function fits(type: Declared, value: unknown): boolean {
  switch (type.kind) {
    case 'seat':
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
    case 'name':
      return typeof value === 'string' && type.names.includes(value);
    case 'list':
      return Array.isArray(value);
    case 'tuple':
      return Array.isArray(value) && value.length === type.of.length;
    case 'or_null':
      return value === null || fits(type.of, value);
    case 'any':
      return type.of.some((each) => fits(each, value));
    case 'record':
      return isRecord(type, value);
    case 'object':
    case 'per_name':
      return isObject(value);
  }
}

function isRecord(type: DeclaredRecord, value: unknown): boolean {
  if (!isObject(value)) return false;
  const constants = Object.entries(type.constants).every(([name, constant]) => value[name] === constant);
  const known = new Set([...Object.keys(type.constants), ...type.fields.map((field) => field.name)]);
  return (
    constants &&
    Object.keys(value).every((name) => known.has(name)) &&
    type.fields.every((field) => field.optional || field.name in value)
  );
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where a position lists the rulings it plays by their alternative: itself, or an object in it. */
export function rulingsField(game: DeclaredGame | null): { inside: string | null; names: string[] } | null {
  const fields = game?.position?.fields ?? [];
  const objects = fields.flatMap(({ name, type }) =>
    type.kind === 'record' ? [{ inside: name, fields: type.fields }] : [],
  );
  for (const each of [{ inside: null, fields }, ...objects]) {
    const type = each.fields.find((field) => field.name === 'rulings')?.type;
    if (type?.kind === 'list' && type.of.kind === 'name') return { inside: each.inside, names: type.of.names };
  }
  return null;
}
