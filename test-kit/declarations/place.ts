import type { expect, Page } from '@playwright/test';

/** Who looks at the places: nobody who signed in, or a person of the demo. */
export type Viewer = 'visitor' | 'operator' | 'staff' | 'leader' | 'administrator';

/** What is pressed: in the page, or in the dialog that is open. */
export interface Press {
  readonly role: 'button' | 'link';
  readonly name: string;
  readonly within?: 'alertdialog';
}

/** What stands there when the place does. */
export type Shown =
  /** The title of the screen. */
  | { readonly title: string | RegExp }
  | { readonly text: string | RegExp }
  /** A field of the dialog, by its label. */
  | { readonly field: RegExp }
  | {
      readonly role: 'button' | 'heading' | 'table';
      readonly name: string | RegExp;
      readonly level?: number;
      /** Whether there are several. */
      readonly isFirst?: boolean;
    };

/** A screen at an address, in one of its states. */
export interface PlaceDeclaration {
  readonly name: string;
  /** The address; names in braces are columns of the row that `record` finds. */
  readonly path: string;
  /** SQL of one row. */
  readonly record?: string;
  /** Calls that fail meanwhile, as a pattern of their addresses: the screen then offers to try again. */
  readonly failing?: string;
  /** Texts by the label of their field, written before anything is pressed. */
  readonly fills?: Readonly<Record<string, string>>;
  readonly presses?: readonly Press[];
  readonly shows?: readonly Shown[];
  /** Whether it stands only after what it loads has come. */
  readonly isLoaded?: boolean;
  /** The button of the screen that opens a dialog, which is the place. */
  readonly opens?: RegExp;
}

/** What a script reaches its place with; the contexts import no browser. */
export interface Driver {
  readonly page: Page;
  readonly expect: typeof expect;
  /** Number of who looks; empty for a visitor. */
  readonly person: string;
  /** Goes to an address as a link of the application does. */
  readonly open: (path: string) => Promise<void>;
  /** Waits for the title of the screen, and for all that it loads. */
  readonly settle: (title: string | RegExp) => Promise<void>;
  /** Runs a statement in the database of the product. */
  readonly ask: (statement: string) => Promise<unknown>;
}

/** A place that takes more than an address, texts and presses. */
export interface ScriptedPlace {
  readonly name: string;
  /** Leads there, and waits until it shows what it has to show. */
  readonly reach: (driver: Driver) => Promise<void>;
}

/** Places by the viewer who visits them. */
export type Places = Readonly<Partial<Record<Viewer, readonly (PlaceDeclaration | ScriptedPlace)[]>>>;

/** A screen with a title, once all it loads has come. */
export function screenAt(name: string, path: string, title: string | RegExp): PlaceDeclaration {
  return { name, path, shows: [{ title }], isLoaded: true };
}

/** A screen with a title that stands at once. */
export function titleAt(name: string, path: string, title: string | RegExp): PlaceDeclaration {
  return { name, path, shows: [{ title }] };
}

/** A screen of a record; its address names the columns that `record` finds. */
export function screenOf(name: string, path: string, record: string): PlaceDeclaration {
  return { ...screenAt(name, path, /\S/), record };
}

/** The same place after a press of one of its buttons opened a dialog. */
export function dialogOf(place: PlaceDeclaration, button: RegExp): PlaceDeclaration {
  return { ...place, name: `${place.name}, ${button.source}`, opens: button };
}

/** A screen whose calls of a pattern fail. */
export function failingAt(name: string, path: string, failing: string): PlaceDeclaration {
  return { name, path, failing };
}
