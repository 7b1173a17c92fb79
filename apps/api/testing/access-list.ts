import type { Access } from '@marco/contract-kit';
import type { BoundAddress } from './bound-modules.ts';

/** Who may call one address. */
export interface AccessLine {
  /** Heading under which it stands. */
  readonly context: string;
  /** Method and address, parameters as `{name}`. */
  readonly call: string;
  /**
   * `public`, `external identity`, `session`, or a functionality and an action with a dot between them; what a second
   * factor changes follows after another dot.
   */
  readonly who: string;
}

const HEADING = /^## (.+)$/;
const ROW = /^\| `([^`]+)` \| ([A-Z, ]+) \| (.+) \|$/;
const TABLE_FRAME = /^\| Address \| Method \| Who \|$|^\|[-|]+\|$/;

/**
 * Reads the tables of `docs/access.md`.
 *
 * @throws Error with the number of a line of a table that cannot be read: nothing is passed over
 */
export function readAccessList(markdown: string): AccessLine[] {
  let context = '';
  return markdown.split('\n').flatMap((line, position) => {
    const heading = HEADING.exec(line)?.[1];
    if (heading) context = heading;
    if (!line.startsWith('|') || TABLE_FRAME.test(line)) return [];
    const [, address, methods, who] = ROW.exec(line) ?? [];
    if (!address || !methods || !who) throw new Error(`line ${position + 1} is no row: ${line}`);
    return methods
      .split(', ')
      .flatMap((method) =>
        listAlternatives(address).map((url) => ({ context, call: `${method} ${url}`, who })),
      );
  });
}

/** `/api/(a, b)/{id}` is `/api/a/{id}` and `/api/b/{id}`. */
function listAlternatives(address: string): string[] {
  const [, before, names, after] = /^(.*)\((.+)\)(.*)$/.exec(address) ?? [];
  return names === undefined ? [address] : names.split(', ').map((name) => `${before}${name}${after}`);
}

/** What an endpoint says of one of its addresses, in the words of the list. */
export function presentLine({ endpoint, address }: BoundAddress): AccessLine {
  return {
    context: endpoint.context,
    call: `${endpoint.method} ${address.url}`,
    who: presentAccess(address.access),
  };
}

function presentAccess(access: Access): string {
  const fresh = 'fresh' in access && access.fresh ? FRESH : '';
  if (access.kind === 'permission') return `${access.resource.code} · ${access.action}${fresh}`;
  if (access.kind === 'session') return `session${access.beforeFactor ? ENTERING : ''}${fresh}`;
  return access.kind === 'external-identity' ? 'external identity' : access.kind;
}

const ENTERING = ' · entering';
const FRESH = ' · fresh code';

/** The meaning of a line for a person who needs no second factor. */
export function readPlainAccess(who: string): string {
  return who.replace(ENTERING, '').replace(FRESH, '');
}

/** Everything in which the list and the endpoints disagree, one sentence each. */
export function compareAccess(listed: readonly AccessLine[], declared: readonly AccessLine[]): string[] {
  const listedByCall = new Map(listed.map((line) => [line.call, line]));
  const declaredCalls = new Set(declared.map(({ call }) => call));
  const twice = listed.filter(
    ({ call }, position) => listed.findIndex((line) => line.call === call) < position,
  );
  const unknown = listed.filter(({ call }) => !declaredCalls.has(call));
  return [
    ...twice.map(({ call }) => `${call}: is listed twice`),
    ...unknown.map(({ call }) => `${call}: no endpoint has this address`),
    ...declared.flatMap(({ context, call, who }) => {
      const line = listedByCall.get(call);
      if (!line) return [`${call}: is missing; its endpoint says ${who}, under ${context}`];
      if (line.context !== context) return [`${call}: belongs under ${context}, not ${line.context}`];
      return line.who === who ? [] : [`${call}: the list says ${line.who}, its endpoint ${who}`];
    }),
  ];
}
