import type { TestApp } from '../test-app-options.ts';
import type { Sources } from './decision-call.ts';
import type { ForeignRecordsOf } from './foreign-records.ts';
import type { Places } from './place.ts';
import type { Probes } from './probe.ts';
import type { NamedPeople, PublicCalls } from './public-call.ts';
import type { Screens } from './screen-arguments.ts';

/**
 * What the tests of the whole product know of a context (`contexts/<context>/testing/module.ts`).
 *
 * `Known` is what the foreign records of the contexts at its left are, `Own` what its own are.
 */
export interface TestingModule<Known extends object = object, Own extends object = object> {
  /** The folder of the context. */
  readonly context: string;
  readonly foreignRecords?: ForeignRecordsOf<Known, Own>;
  /** One per operation that takes the id of a record of an entity or of a person. */
  readonly probes?: Probes<Known & Own>;
  /** Operations that take an id of something everybody may ask about, each with why. */
  readonly forEverybody?: Readonly<Record<string, string>>;
  /** Answers that carry decisions, with the call behind each. */
  readonly decisions?: Sources;
  /** Answers with the same decisions as another, of the same records. */
  readonly alike?: Readonly<Record<string, string>>;
  /** Stores records with the data of people (`PERSONA_MARCADA`), of which everybody reads a part. */
  readonly addPublicRecords?: (test: TestApp) => Promise<void>;
  /** One or more of each address that anybody may call. */
  readonly publicCalls?: PublicCalls;
  /** Addresses at which the specification tells of people. */
  readonly namedPeople?: Readonly<Record<string, NamedPeople>>;
  readonly screens?: Screens;
  readonly places?: Places;
}
