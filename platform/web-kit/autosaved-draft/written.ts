import { isSameData } from '../ruled-form/index.ts';

/** Names of fields of a draft. */
export type Fields<Values> = readonly (keyof Values)[];

/** What is written of a record, beside what the server keeps of it. */
export interface Written<Values, Stored> {
  readonly values: Values;
  /** What was saved last: what differs from it is still to be saved. */
  readonly saved: Values;
  /** The record as the server keeps it; null before it was saved for the first time. */
  readonly stored: Stored | null;
}

/** Fields of a draft as they are sent; the others stay in the server as they are. */
export interface SentPart<Values> {
  readonly values: Values;
  readonly fields: Fields<Values>;
}

/** Fields in which two states of a draft differ. */
export function listChangedFields<Values extends object>(values: Values, saved: Values): Fields<Values> {
  const fields = Object.keys(values) as (keyof Values)[];
  return fields.filter((field) => !isSameData(values[field], saved[field]));
}

/** The draft once the server keeps this part: what was written meanwhile is still to be saved. */
export function keepPart<Values extends object, Stored>(
  written: Written<Values, Stored>,
  { values, fields }: SentPart<Values>,
  stored: Stored,
): Written<Values, Stored> {
  return { ...written, saved: copyFields(written.saved, values, fields), stored };
}

/**
 * The draft where this part goes over what somebody else saved: what this person did not touch is as the other one left it.
 *
 * @param listChanged which fields of two states differ
 */
export function mergeTheirs<Values extends object, Stored>(
  written: Written<Values, Stored>,
  theirs: Values,
  { fields }: SentPart<Values>,
  listChanged: (values: Values, saved: Values) => Fields<Values>,
): Written<Values, Stored> {
  const { values, saved, stored } = written;
  const mine = [...fields, ...listChanged(values, saved)];
  const others = listChanged(theirs, saved).filter((field) => !mine.includes(field));
  return { values: copyFields(values, theirs, others), saved: copyFields(saved, theirs, others), stored };
}

function copyFields<Values extends object>(into: Values, from: Values, fields: Fields<Values>): Values {
  const copy = { ...into };
  for (const field of fields) copy[field] = from[field];
  return copy;
}
