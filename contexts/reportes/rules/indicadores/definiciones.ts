import type { DimensionDeIndicador } from '../../contract/terms.ts';
import { computeCertificado, computeCola, computeDevuelta, computeEstado, computeTiempo } from './avance.ts';
import { computePapel, computePublica, computeVinculada } from './cobertura.ts';
import { type DefinicionDeIndicador, define } from './definicion.ts';
import { DEFINICIONES_DE_INTERCAMBIO } from './definiciones-de-intercambio.ts';
import { DEFINICIONES_DE_TRAMITE } from './definiciones-de-tramite.ts';
import {
  computeCandidato,
  computeMovimientoDeElemento,
  computeNormalizacion,
  computeReutilizacion,
  computeSinUso,
} from './lenguaje.ts';
import { computeActividad, computeCompromiso } from './mesas.ts';
import {
  computeAcuerdo,
  computeDemanda,
  computeDescarga,
  computeMembresia,
  computeSimulado,
  computeTramite,
  computeValidacion,
} from './uso.ts';

export type { DefinicionDeIndicador } from './definicion.ts';

const LUGARES: readonly (readonly DimensionDeIndicador[])[] = [[], ['sector'], ['orden'], ['departamento']];
const MEMBRESIAS = 'Las membresías de antes se leen por el día en que se crearon.';

/** Every indicador with its function, once for each version; `definiciones.test.ts` compares them with the catalogue. */
export const DEFINICIONES: readonly DefinicionDeIndicador[] = [
  define({
    codigo: 'IND-01',
    version: 1,
    conjunto: 'entidadesAl',
    agregado: 'cuenta',
    cortes: LUGARES,
    sinFecha: MEMBRESIAS,
    vista: 'mapa',
    compute: computeVinculada,
  }),
  define({
    codigo: 'IND-02',
    version: 1,
    conjunto: 'entidadesAl',
    agregado: 'parte',
    cortes: LUGARES,
    sinFecha: MEMBRESIAS,
    vista: 'mapa',
    compute: computePublica,
  }),
  define({
    codigo: 'IND-03',
    version: 1,
    conjunto: 'entidadesAl',
    agregado: 'cuenta',
    cortes: [[], ['estado'], ['sector', 'estado'], ['orden', 'estado']],
    series: 'estado',
    sinFecha: MEMBRESIAS,
    compute: computePapel,
  }),
  define({
    codigo: 'IND-04',
    version: 1,
    conjunto: 'serviciosAl',
    agregado: 'cuenta',
    cortes: [[], ['estado'], ['sector', 'estado'], ['orden', 'estado'], ['departamento', 'estado']],
    series: 'estado',
    compute: computeEstado,
  }),
  define({
    codigo: 'IND-05',
    version: 1,
    conjunto: 'certificadosExpedidos',
    agregado: 'cuenta',
    cortes: [[], ['nivel'], ['sector'], ['sector', 'nivel'], ['entidad']],
    flujo: true,
    series: 'nivel',
    compute: computeCertificado,
  }),
  define({
    codigo: 'IND-07',
    version: 1,
    conjunto: 'tramosDecididos',
    agregado: 'mediana',
    cortes: [['dueno'], ['nivel', 'dueno'], ['sector', 'dueno']],
    flujo: true,
    series: 'dueno',
    principal: 'dueno=ministerio',
    vista: 'puntos',
    compute: computeTiempo,
  }),
  define({
    codigo: 'IND-09',
    version: 1,
    conjunto: 'solicitudesEnCola',
    agregado: 'cuenta',
    cortes: [[], ['edad'], ['dueno'], ['nivel'], ['dueno', 'edad'], ['nivel', 'edad']],
    series: 'edad',
    compute: computeCola,
  }),
  define({
    codigo: 'IND-10',
    version: 1,
    conjunto: 'solicitudesDevueltas',
    agregado: 'parte',
    cortes: [[], ['nivel'], ['sector'], ['entidad']],
    flujo: true,
    compute: computeDevuelta,
  }),
  define({
    codigo: 'IND-13',
    version: 1,
    conjunto: 'camposCertificados',
    agregado: 'parte',
    cortes: [[], ['sector'], ['orden'], ['entidad']],
    flujo: true,
    compute: computeReutilizacion,
  }),
  define({
    codigo: 'IND-14',
    version: 1,
    conjunto: 'elementosMovidos',
    agregado: 'cuenta',
    cortes: [[], ['tipo']],
    flujo: true,
    series: 'tipo',
    compute: computeMovimientoDeElemento,
  }),
  define({
    codigo: 'IND-15',
    version: 1,
    conjunto: 'elementosEnVigor',
    agregado: 'cuenta',
    cortes: [[]],
    compute: computeSinUso,
  }),
  define({
    codigo: 'IND-16',
    version: 1,
    conjunto: 'elementosEnVigor',
    agregado: 'cuenta',
    cortes: [[]],
    compute: computeCandidato,
  }),
  define({
    codigo: 'IND-17',
    version: 1,
    conjunto: 'camposCertificados',
    agregado: 'parte',
    cortes: [[], ['sector'], ['orden'], ['entidad']],
    flujo: true,
    compute: computeNormalizacion,
  }),
  define({
    codigo: 'IND-20',
    version: 1,
    conjunto: 'actividadDeMesas',
    agregado: 'cuenta',
    cortes: [['tipo'], ['sector', 'tipo']],
    flujo: true,
    series: 'tipo',
    principal: 'tipo=reunion',
    compute: computeActividad,
  }),
  define({
    codigo: 'IND-21',
    version: 1,
    conjunto: 'compromisosVencidos',
    agregado: 'parte',
    cortes: [[], ['sector'], ['orden'], ['entidad']],
    flujo: true,
    compute: computeCompromiso,
  }),
  define({
    codigo: 'IND-29',
    version: 1,
    conjunto: 'acuerdosMovidos',
    agregado: 'cuenta',
    cortes: [['tipo'], ['sector', 'tipo']],
    flujo: true,
    series: 'tipo',
    principal: 'tipo=aprobado',
    compute: computeAcuerdo,
  }),
  define({
    codigo: 'IND-30',
    version: 1,
    conjunto: 'tramitesActivos',
    agregado: 'parte',
    cortes: [[], ['sector'], ['orden'], ['departamento'], ['entidad']],
    sinFecha: 'Los servicios que usa un trámite no guardan el día en que se escribieron.',
    vista: 'mapa',
    compute: computeTramite,
  }),
  define({
    codigo: 'IND-33',
    version: 1,
    conjunto: 'datosPedidos',
    agregado: 'cuenta',
    cortes: [[]],
    sinFecha: 'La oferta del directorio se lee como está hoy.',
    compute: computeDemanda,
  }),
  define({
    codigo: 'IND-34',
    version: 1,
    conjunto: 'corridasDelValidador',
    agregado: 'parte',
    cortes: [[], ['sector']],
    flujo: true,
    compute: computeValidacion,
  }),
  define({
    codigo: 'IND-35',
    version: 1,
    conjunto: 'descargasHechas',
    agregado: 'cuenta',
    cortes: [[], ['tipo']],
    flujo: true,
    series: 'tipo',
    compute: computeDescarga,
  }),
  define({
    codigo: 'IND-36',
    version: 1,
    conjunto: 'llamadasSimuladas',
    agregado: 'cuenta',
    cortes: [[], ['sector']],
    flujo: true,
    compute: computeSimulado,
  }),
  define({
    codigo: 'IND-37',
    version: 1,
    conjunto: 'membresiasAl',
    agregado: 'cuenta',
    cortes: [[], ['estado'], ['sector', 'estado']],
    series: 'estado',
    sinFecha: MEMBRESIAS,
    cuentaPersonas: true,
    compute: computeMembresia,
  }),
  ...DEFINICIONES_DE_INTERCAMBIO,
  ...DEFINICIONES_DE_TRAMITE,
];

/** How an indicador is computed now; undefined where no code does. */
export function findDefinicion(codigo: string): DefinicionDeIndicador | undefined {
  return DEFINICIONES.filter((una) => una.codigo === codigo).at(-1);
}

/** What a reader may choose a part by: ways of dividing that its series have too. */
export function listFiltros({ cortes, series }: DefinicionDeIndicador): readonly DimensionDeIndicador[] {
  return cortes.flatMap((cuales) => {
    const others = cuales.filter((una) => una !== series);
    const [only] = others;
    return only !== undefined && others.length === 1 && cuales.length === (series ? 2 : 1) ? [only] : [];
  });
}
