import type { FilaIndicador, SerieIndicador, ValorPublicado } from '../contract/index.ts';
import type { VistaIndicador } from '../contract/terms.ts';
import { sampleDetalle } from './reportes-samples.ts';

const corte = {
  clase: 'mes',
  fecha: '2026-07-01',
  tomadoEn: '2026-08-01T07:00:00.000Z',
  reconstruido: false,
  emision: 1,
  motivo: '',
} as const;
const completo = { p10: null, p80: null, calidad: 'completo', razon: '' } as const;

const toSerie = (ambito: string, nombre: string, valor: ValorPublicado): SerieIndicador => ({
  ambito,
  nombre,
  puntos: [{ momento: '2026-07', corte, valor }],
});

/** Three pairs: two that ask the Registraduría, and one that asks the SENA. */
export const sampleParejas: readonly SerieIndicador[] = [
  ['entidad=1&consumidora=2', 'Registraduría', 'SENA', 900],
  ['entidad=1&consumidora=3', 'Registraduría', 'Invima', 40],
  ['entidad=2&consumidora=3', 'SENA', 'Invima', 7],
].map(([ambito, nombre, cruce, veces]) => {
  const numerador = Number(veces);
  const valor = { ...completo, numerador, denominador: numerador, valor: 100, texto: '100,0 %' };
  return { ...toSerie(String(ambito), String(nombre), valor), cruce: String(cruce) };
});

/** What could be spared and what is spared already. */
export const sampleAhorro: readonly SerieIndicador[] = [
  ['tipo=potencial', 'Potencial', 100],
  ['tipo=logrado', 'Logrado', 10],
].map(([ambito, nombre, base]) => {
  const p10 = Number(base);
  const ends = { p10, valor: 2 * p10, p90: 3 * p10, texto: `$ ${2 * p10}` };
  return toSerie(String(ambito), String(nombre), { ...completo, numerador: null, denominador: 4, ...ends });
});

const toParte = (ambito: string, nombre: string, numerador: number) =>
  toSerie(ambito, nombre, {
    ...completo,
    numerador,
    denominador: 100,
    valor: numerador,
    texto: `${numerador},0 %`,
  });

/** Two departamentos. */
export const sampleLugares: readonly SerieIndicador[] = [
  toParte('departamento=15', 'Boyacá', 30),
  toParte('departamento=05', 'Antioquia', 60),
];

/** One outcome, looked at three and twelve months after filing. */
export const sampleCohortes: readonly SerieIndicador[] = [
  { ...toParte('estado=llego-1&cohorte=12-meses', 'Llegaron al nivel 1', 60), cruce: 'A los 12 meses' },
  { ...toParte('estado=llego-1&cohorte=3-meses', 'Llegaron al nivel 1', 30), cruce: 'A los 3 meses' },
];

/** Promises that were made to enough requests, and to too few. */
export const sampleCalibracion = {
  muchas: {
    promesas: [
      { prometido: 50, cumplidas: 11, casos: 20, valor: 55, texto: '55,0 %' },
      { prometido: 80, cumplidas: 15, casos: 20, valor: 75, texto: '75,0 %' },
    ],
    sinPromesa: 4,
  },
  pocas: {
    promesas: [
      { prometido: 50, cumplidas: 2, casos: 7, valor: 28.5714, texto: '2 de 7' },
      { prometido: 80, cumplidas: 6, casos: 7, valor: 85.7143, texto: '6 de 7' },
    ],
    sinPromesa: 0,
  },
} as const;

/** A pair of elements that nearly say the same. */
export const sampleCasiDuplicado: FilaIndicador = {
  objeto: 'casi-duplicado',
  id: 3,
  clase: 'casi-duplicado',
  nombre: 'Código de la sede',
  detalle: 'Educación, codSede; Educación, codInstitucion',
  clave: '2.999.170.4.1.3',
  otra: { nombre: 'Código de la institución', clave: '2.999.170.4.1.4' },
  cifra: { valor: 96.4, texto: '96,4 %' },
};

/** Answers about an indicador that some plot shows beside its months. */
export function createVistas(codigo: string, vista: VistaIndicador, series: readonly SerieIndicador[]) {
  const sinFiltros = { ...sampleDetalle, codigo, vista, explicable: false, filtros: [], metas: [] };
  const detalle =
    vista === 'rango'
      ? ({ ...sinFiltros, unidad: 'moneda', series: 'tipo' } as const)
      : { ...sinFiltros, flujo: true };
  return {
    [`GET /indicadores/${codigo}`]: () => detalle,
    [`GET /indicadores/${codigo}/valores`]: (_: unknown, query: URLSearchParams) => ({
      series: query.has('por') ? [...series] : series.slice(0, 1),
    }),
  };
}
