declare module 'virtual:locales' {
  /** Codes of all languages there are, in alphabetical order. */
  export const languages: string[];
  /** The Fluent source of the page's texts in one of them. */
  export function load(language: string): Promise<string>;
  /** The same for a part of the page whose texts are loaded only there. */
  export function loadPart(language: string, part: string): Promise<string>;
}
