import { findPercentil, presentPercentil } from '@marco/plataforma/port';
import { CLASE_FALLA, CLASES_FALLA } from '@marco/plataforma/terms';
import { toServicio } from '@marco/servicios/paths';
import { DIAS_DE_ESPERA_XROAD } from '../../contract/informes.terms.ts';
import { FUENTES_XROAD, presentFrescura, presentIntercambio, toPorcentaje } from './frescura-de-xroad.ts';
import { fromConsulta } from './fuente-de-filas.ts';
import { defineInforme } from './informe.ts';
import {
  buildIntercambio,
  buildIntercambioPublico,
  type IntercambioRow,
  listIntercambio,
  listIntercambioPublico,
} from './xroad.queries.ts';

function presentPercentilDe({ msProveedor }: IntercambioRow, parte: number): string | null {
  const percentil = findPercentil(msProveedor, parte);
  return percentil ? presentPercentil(percentil) : null;
}

const presentFallas = ({ fallas }: IntercambioRow) =>
  CLASES_FALLA.flatMap((clase, at) => {
    const veces = fallas[at] ?? 0;
    return veces > 0 ? [`${CLASE_FALLA[clase]}: ${veces}`] : [];
  }).join(', ');

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
    ['Última de la pareja', 'moment', 18, ({ ultima }) => ultima],
  ],
  enlace: 'Servicio',
  toUrl: ({ servicioId }) => (servicioId === null ? null : toServicio(servicioId)),
  resumir: presentIntercambio,
  presentHechos: presentFrescura,
  definicion: {
    fuentes: FUENTES_XROAD,
    texto:
      'Cada fila es una hora de un consumidor y un servicio, en producción si no elige otro ambiente. La última es la hora más reciente en que esa pareja intercambió algo. Usted ve las de su entidad, como proveedor o como consumidor; el ministerio y la AND ven todas.',
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
  resumir: presentIntercambio,
  presentHechos: presentFrescura,
  definicion: {
    fuentes: FUENTES_XROAD,
    texto: `Cada fila es un día de un servicio en producción. Se publica ${DIAS_DE_ESPERA_XROAD} días después y no dice quién consultó.`,
  },
});
