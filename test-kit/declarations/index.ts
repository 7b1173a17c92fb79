export { type Around, type Call, call, listsKept, type Source, type Sources } from './decision-call.ts';
export type { ForeignRecordsOf, StoredRow, Stranger } from './foreign-records.ts';
export {
  type Driver,
  dialogOf,
  failingAt,
  type PlaceDeclaration,
  type Places,
  type Press,
  type ScriptedPlace,
  type Shown,
  screenAt,
  screenOf,
  titleAt,
  type Viewer,
} from './place.ts';
export type { Probe, Probes } from './probe.ts';
export {
  ASKED,
  type DatoPersonal,
  type NamedPeople,
  PERSONA_MARCADA,
  type PublicCall,
  type PublicCalls,
  type PublicRow,
} from './public-call.ts';
export type { ScreenArguments, Screens } from './screen-arguments.ts';
export type { TestingModule } from './testing-module.ts';
