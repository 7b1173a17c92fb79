import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BoundAddress, boundAddresses } from './bound-modules.ts';

interface Described {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: unknown;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** Places of a body where an object takes fields it does not name. */
function listOpen(shape: Described, place: string): string[] {
  const { properties = {}, items, anyOf = [] } = shape;
  return [
    ...(shape.type === 'object' && shape.additionalProperties !== false ? [place] : []),
    ...Object.entries(properties).flatMap(([name, field]) => listOpen(field, `${place}.${name}`)),
    ...(items ? listOpen(items, `${place}[]`) : []),
    ...anyOf.flatMap((form) => listOpen(form, place)),
  ];
}

const describeInput = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;

describe('bodies', () => {
  it('[API-25] take no field they do not name, at any depth, but the two the specification leaves open', () => {
    const open = boundAddresses.flatMap(({ endpoint: { operation, request } }) =>
      request.body ? listOpen(describeInput(request.body), operation) : [],
    );
    // The item of a schema download and the merged fields of a registration.
    expect([...new Set(open)].sort()).toEqual(['downloadEsquema', 'registerUsuario']);
  });
});

const segmentsOf = ({ address }: BoundAddress) => address.url.replace(/\/$/, '').split('/');

/** The GET that answers at the address of a PUT: the one that names most of it, where several do. */
function findOwnGet(put: BoundAddress): BoundAddress | undefined {
  const wanted = segmentsOf(put);
  const literals = (address: BoundAddress) =>
    segmentsOf(address).filter((part) => !part.startsWith('{')).length;
  return boundAddresses
    .filter((candidate) => {
      const parts = segmentsOf(candidate);
      const fits = parts.every((part, place) => part.startsWith('{') || part === wanted[place]);
      return candidate.endpoint.method === 'GET' && parts.length === wanted.length && fits;
    })
    .sort((one, other) => literals(other) - literals(one))[0];
}

/** One value with every field its schema names, made of the first form of each. */
function sampleOf(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field)]));
    case 'array':
      return [sampleOf(def.element)];
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def.innerType);
    case 'pipe':
      return sampleOf(def.in);
    default:
      return 'x';
  }
}

/** Answers a GET may give: of several kinds of record, one of each. */
function listSamples(answer: z.ZodType): unknown[] {
  return answer instanceof z.ZodUnion ? answer.options.map(sampleOf) : [sampleOf(answer)];
}

function listUnknown(body: z.ZodType, value: unknown): string[] {
  const issues = body.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
}

const puts = boundAddresses.filter(({ endpoint }) => endpoint.method === 'PUT' && endpoint.request.body);
const pairs = puts.flatMap((put) => {
  const get = findOwnGet(put);
  return get ? [{ name: put.endpoint.operation, put: put.endpoint, get: get.endpoint }] : [];
});

describe('a PUT', () => {
  it('is looked at together with the GET of its address', () => {
    expect(pairs.map(({ name, get }) => `${name} ${get.operation}`)).toEqual(
      expect.arrayContaining([
        'updateLenguaje getLenguaje',
        'updateRegla getFicha',
        'updateNombres listNombres',
      ]),
    );
    expect(pairs.length).toBeGreaterThan(20);
  });

  it.each(pairs)('[API-03] $name knows every field of what its own GET gives', ({ put, get }) => {
    // Of the kinds of record one address gives, a PUT is about one: some sample has no field it does not know.
    const unknown = listSamples(get.response).map((sample) => listUnknown(put.request.body, sample));
    expect(unknown).toContainEqual([]);
  });

  it.each(pairs)('[API-25] $name still refuses any other field', ({ put }) => {
    fc.assert(
      fc.property(fc.stringMatching(/^zz[a-z]{1,8}$/), (name) => {
        expect(listUnknown(put.request.body, { [name]: 1 })).toEqual([name]);
      }),
      { numRuns: 5 },
    );
  });
});
