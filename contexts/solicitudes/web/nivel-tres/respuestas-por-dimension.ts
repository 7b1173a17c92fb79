import type { ParteNivelTres } from '../../contract/terms.ts';
import type { ParteNivelTresEscrita } from './valores-nivel-tres.ts';

/** What each step of the form writes, in its order. */
export const RESPUESTAS_POR_PARTE: Readonly<
  Record<Exclude<ParteNivelTres, 'servicio'>, readonly ParteNivelTresEscrita[]>
> = {
  'politico-legal': ['normas', 'acuerdo', 'vinculacion', 'politicaDatos', 'aviso', 'aprobacion'],
  organizacional: ['procesos', 'consumidores', 'responsables', 'ans', 'soporte', 'continuidad'],
  tecnico: [
    'arquitectura',
    'servidores',
    'certificadosTls',
    'xroad',
    'pruebas',
    'vulnerabilidades',
    'monitoreo',
  ],
  consumo: ['consumo', 'observaciones'],
};
export type ParteConRespuestas = keyof typeof RESPUESTAS_POR_PARTE;
export const PARTES_CON_RESPUESTAS = Object.keys(RESPUESTAS_POR_PARTE) as ParteConRespuestas[];
