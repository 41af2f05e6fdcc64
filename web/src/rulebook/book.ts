/** The rulebook as the server sends it: all words are in the reader's language. */
import type { RuleEntry, Rulebook } from '../wire/messages';

/** A drawing of a position: shapes one above the other; a tone is the name of a colour. */
export interface Picture {
  width: number;
  height: number;
  shapes: Shape[];
}

/** Fields that are absent have their usual value. */
export interface Shape {
  kind: 'box' | 'path' | 'text';
  tone: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  round?: number;
  d?: string;
  scale?: number;
  turn?: number;
  text?: string;
  size?: number;
  anchor?: 'middle' | 'end';
  bold?: boolean;
}

/** A text, and the mark that says where it comes from. */
export interface Part {
  mark: string;
  text: string;
}

export interface Example {
  id: string;
  title: string;
  text: string;
  picture: Picture;
  move: string;
  allowed: boolean;
  verdict: string;
  answer: string[];
  /** The rule that forbids the move. */
  against: string | null;
}

export interface BookRule extends RuleEntry {
  parts: Part[];
  examples: Example[];
  /** How a table may play it otherwise. */
  alternative?: string;
  /** Whether the table plays that (null without a table), how to choose it, and whether the page offers it. */
  other?: { played: boolean | null; how: string; on_page: boolean };
  /** The option of a new table by which it does. */
  option?: { id: string; value?: unknown };
}

/** A chapter may have an introduction, which counts as a rule does. */
export interface BookChapter {
  id: string;
  title: string;
  text?: string;
  parts?: Part[];
  see?: string[];
  examples?: Example[];
}

/** A text of the book and the rules it is about. */
export interface Passage {
  id: string;
  title: string;
  text: string;
  rules: string[];
}

export interface Book extends Rulebook {
  title: string;
  marks: Record<string, string>;
  headings: Record<string, string>;
  aim: string;
  credits: string[];
  components: string[];
  start: Picture | null;
  steps: Passage[];
  aid: { title: string; lines: Passage[] }[];
  tables: { title: string; columns: string[]; rows: string[][] }[];
  advice: Passage[];
  thoughts: Passage[];
  glossary: Passage[];
  chapters: BookChapter[];
  rules: BookRule[];
}

/** The title of a rule or a chapter. */
export function titleOf(book: Book, id: string): string {
  return [...book.rules, ...book.chapters].find((each) => each.id === id)?.title ?? '';
}

/** The parts of the book besides the rules, in their order; empty ones are left out. */
export function sectionsOf(book: Book): { id: string; title: string }[] {
  const filled: [string, unknown[]][] = [
    ['how', book.steps],
    ['box', book.components],
    ['law', book.rules],
    ['aid', book.aid],
    ['advice', book.advice],
    ['thoughts', book.thoughts],
    ['glossary', book.glossary],
  ];
  return filled.filter(([, texts]) => texts.length > 0).map(([id]) => ({ id, title: book.headings[id] ?? id }));
}

/** A text of the server with a word or a number of the page put in. */
export function filled(text: string, word: string): string {
  return text.replace('#', () => word);
}
