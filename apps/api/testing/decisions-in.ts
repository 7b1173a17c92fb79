import { type Decision, decisionSchema } from '@marco/contract-kit';
import type { Around } from '@marco/test-kit/declarations';
import type { z } from 'zod';

/** A decision in an answer, at its place (`membresias[].acciones.aprobar`). */
export interface FoundDecision {
  readonly place: string;
  readonly decision: Decision;
  readonly around: Around;
}

const isDecision = (value: object): value is Decision => 'allowed' in value && 'unblockers' in value;

/** Every decision an answer carries. */
export function listDecisions(value: unknown, around: Around = {}, place = ''): FoundDecision[] {
  if (Array.isArray(value)) return value.flatMap((one) => listDecisions(one, around, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [];
  if (isDecision(value)) return [{ place, decision: value, around }];
  const within = { ...around, ...value };
  return Object.entries(value).flatMap(([name, one]) => listDecisions(one, within, toPlace(place, name)));
}

/** The places of decisions in the answers of a contract, whatever a record is like. */
export function listPlaces(schema: z.ZodType | undefined, place = ''): string[] {
  if (schema === decisionSchema) return [place];
  const { type, shape, element, keyType, valueType, innerType } = readDefinition(schema);
  if (type === 'object') {
    return Object.entries(shape ?? {}).flatMap(([name, one]) => listPlaces(one, toPlace(place, name)));
  }
  if (type === 'record') {
    const names = Object.values(readDefinition(keyType).entries ?? {});
    return names.flatMap((name) => listPlaces(valueType, toPlace(place, name)));
  }
  if (type === 'array') return listPlaces(element, `${place}[]`);
  return innerType ? listPlaces(innerType, place) : [];
}

const toPlace = (place: string, name: string) => (place ? `${place}.${name}` : name);

/** What a schema of the validation library is made of, as far as answers use it. */
interface Definition {
  readonly type?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
}

const readDefinition = (schema: z.ZodType | undefined): Definition => (schema?.def ?? {}) as Definition;
