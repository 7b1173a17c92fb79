import type { findCorrespondenciaEndpoint } from '../../contract/index.ts';

/** What the contract on file has, and where each field of the messages seems to be in it. */
export type CorrespondenciaPropuesta = ReturnType<(typeof findCorrespondenciaEndpoint)['response']['parse']>;
export type LugarOfrecido = CorrespondenciaPropuesta['lugares'][number];
