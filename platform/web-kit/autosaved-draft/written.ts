import { isSameData } from '../ruled-form/index.ts';

/** Names of fields of a draft. */
export type Fields<Values> = readonly (keyof Values)[];

/** The written state of a record, and the state that the server keeps. */
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

/** The draft after the server saved this part. Changes made meanwhile are still to be saved. */
export function keepPart<Values extends object, Stored>(
  written: Written<Values, Stored>,
  { values, fields }: SentPart<Values>,
  stored: Stored,
): Written<Values, Stored> {
  return { ...written, saved: copyFields(written.saved, values, fields), stored };
}

/**
 * The draft after this part overwrites the version of another person: fields that this person did not change get the
 * values of the other person.
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
