import { formatLongDay } from '@marco/country/day-text';
import { toColombianDay } from '@marco/country/working-days';
import { findPercentil, presentPercentil } from '@marco/plataforma/port';
import { CLASE_FALLA, CLASES_FALLA } from '@marco/plataforma/terms';
import { toServicio } from '@marco/servicios/paths';
import { DIAS_DE_ESPERA_XROAD } from '../../contract/informes.terms.ts';
import { fromConsulta } from './fuente-de-filas.ts';
import { defineInforme, type EstadoDeHechos } from './informe.ts';
import type { InformePedido } from './informe-pedido.ts';
import {
  buildIntercambio,
  buildIntercambioPublico,
  type IntercambioRow,
  listIntercambio,
  listIntercambioPublico,
  type SumasDeIntercambio,
} from './xroad.queries.ts';

const toPorcentaje = (parte: number, todo: number) => Math.round((parte / todo) * 1000) / 10;

function presentPercentilDe({ msProveedor }: IntercambioRow, parte: number): string | null {
  const percentil = findPercentil(msProveedor, parte);
  return percentil ? presentPercentil(percentil) : null;
}

const presentFallas = ({ fallas }: IntercambioRow) =>
  CLASES_FALLA.flatMap((clase, at) => {
    const veces = fallas[at] ?? 0;
    return veces > 0 ? [`${CLASE_FALLA[clase]}: ${veces}`] : [];
  }).join(', ');

const resumir = ({ transacciones, exitosas }: SumasDeIntercambio) => [
  { nombre: 'Transacciones', valor: transacciones },
  { nombre: 'Exitosas', valor: exitosas },
  { nombre: 'Fallidas', valor: transacciones - exitosas },
];

/** Facts are as fresh as the last import. */
export function presentHechos(
  { ultima }: Pick<SumasDeIntercambio, 'ultima'>,
  { lector }: Pick<InformePedido, 'lector'>,
): EstadoDeHechos {
  if (ultima === null) return { calidad: 'sin-datos', razon: 'Nadie ha cargado mediciones de estos días.' };
  const dia = toColombianDay(ultima);
  if (dia >= toColombianDay(new Date())) return { calidad: 'completo', razon: null };
  const espera = lector.lado === 'publico' ? ` Se publican ${DIAS_DE_ESPERA_XROAD} días después.` : '';
  return { calidad: 'parcial', razon: `Hay mediciones hasta el ${formatLongDay(dia)}.${espera}` };
}

const DEFINICION = {
  fuentes: ['Monitoreo operativo de X-Road, importado por la Agencia Nacional Digital'],
};

/** What the platform measured, hour by hour (domain reportes §2 `xroad`). */
export const informeXroad = defineInforme({
  palabra: 'xroad',
  tipoObjeto: 'servicio',
  fuente: fromConsulta(buildIntercambio),
  listFilas: listIntercambio,
  toId: ({ id }) => id,
  columnas: [
    ['Fecha y hora', 'moment', 18, ({ momento }) => momento],
    ['Proveedor', 'text', 44, ({ proveedor }) => proveedor],
    ['Consumidor', 'text', 44, ({ consumidor }) => consumidor],
    ['Servicio', 'text', 44, ({ servicio }) => servicio],
    ['Transacciones', 'number', 14, ({ total }) => total],
    ['Exitosas', 'number', 12, ({ exitosas }) => exitosas],
    ['Fallidas por clase', 'text', 34, presentFallas],
    ['% de éxito', 'number', 12, ({ exitosas, total }) => toPorcentaje(exitosas, total)],
    ['Tiempo p50', 'text', 24, (row) => presentPercentilDe(row, 0.5)],
    ['Tiempo p95', 'text', 24, (row) => presentPercentilDe(row, 0.95)],
    ['Bytes', 'number', 14, ({ bytes }) => bytes],
  ],
  toUrl: ({ servicioId }) => (servicioId === null ? null : toServicio(servicioId)),
  resumir,
  presentHechos,
  definicion: {
    ...DEFINICION,
    texto:
      'Cada fila es una hora de un consumidor y un servicio en producción. Usted ve las de su entidad, como proveedor o como consumidor; el ministerio y la AND ven todas.',
  },
});

/** The same for everybody: by service and day, ten days later, without who asked. */
export const informeXroadPublico = defineInforme({
  palabra: 'xroad',
  tipoObjeto: 'servicio',
  fuente: fromConsulta(buildIntercambioPublico),
  listFilas: listIntercambioPublico,
  toId: ({ id }) => id,
  columnas: [
    ['Día', 'day', 14, ({ dia }) => new Date(`${dia}T12:00:00Z`)],
    ['Proveedor', 'text', 44, ({ proveedor }) => proveedor],
    ['Servicio', 'text', 44, ({ servicio }) => servicio],
    ['Transacciones', 'number', 14, ({ total }) => total],
    ['Exitosas', 'number', 12, ({ exitosas }) => exitosas],
    ['% de éxito', 'number', 12, ({ exitosas, total }) => toPorcentaje(exitosas, total)],
  ],
  toUrl: () => null,
  resumir,
  presentHechos,
  definicion: {
    ...DEFINICION,
    texto: `Cada fila es un día de un servicio en producción. Se publica ${DIAS_DE_ESPERA_XROAD} días después y no dice quién consultó.`,
  },
});
