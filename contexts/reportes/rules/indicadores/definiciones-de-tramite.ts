import type { Conjunto } from '../hechos/hechos.ts';
import type { DefinicionDeIndicador } from './definiciones.ts';
import {
  computeCarga,
  computeCohorte,
  computeDefinicion,
  computePronosticoCumplido,
  computeServicioDeMesa,
  computeTermino,
} from './tramite.ts';

function define<De extends Conjunto>(definicion: DefinicionDeIndicador<De>): DefinicionDeIndicador<De> {
  return definicion;
}

/** The way of a request, who works on it, and what the language and the mesas make of it. */
export const DEFINICIONES_DE_TRAMITE: readonly DefinicionDeIndicador[] = [
  define({
    codigo: 'IND-06',
    version: 1,
    conjunto: 'cohortesRadicadas',
    agregado: 'parte',
    cortes: [
      ['cohorte', 'estado'],
      ['sector', 'cohorte', 'estado'],
    ],
    flujo: true,
    series: 'estado',
    principal: 'estado=llego-3&cohorte=12-meses',
    compute: computeCohorte,
  }),
  define({
    codigo: 'IND-08',
    version: 1,
    conjunto: 'terminosCerrados',
    agregado: 'parte',
    cortes: [['dueno'], ['nivel', 'dueno'], ['tipo', 'dueno']],
    flujo: true,
    series: 'dueno',
    principal: 'dueno=ministerio',
    sinFecha: 'La duración de los términos se lee como está hoy.',
    compute: computeTermino,
  }),
  define({
    codigo: 'IND-11',
    version: 1,
    conjunto: 'pronosticosCumplidos',
    agregado: 'parte',
    cortes: [[], ['nivel']],
    flujo: true,
    compute: computePronosticoCumplido,
  }),
  define({
    codigo: 'IND-12',
    version: 1,
    conjunto: 'cargaDeConsultores',
    agregado: 'cuenta',
    cortes: [['tipo'], ['tipo', 'consultor']],
    series: 'tipo',
    principal: 'tipo=abierta',
    soloMinisterio: true,
    sinFecha: 'Quién lleva cada solicitud se lee como está hoy.',
    compute: computeCarga,
  }),
  define({
    codigo: 'IND-18',
    version: 1,
    conjunto: 'definicionesEnVigor',
    agregado: 'parte',
    cortes: [[], ['capa'], ['dominio'], ['entidad']],
    compute: computeDefinicion,
  }),
  define({
    codigo: 'IND-22',
    version: 1,
    conjunto: 'serviciosDeMesas',
    agregado: 'parte',
    cortes: [[], ['sector']],
    sinFecha: 'El vínculo entre una mesa y un servicio no guarda su día.',
    compute: computeServicioDeMesa,
  }),
];
