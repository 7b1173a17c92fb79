import {
  CLASE_FALLA,
  CLASES_FALLA,
  MARCA_ANOMALIA,
  MEDIDA_ANOMALIA,
  PROMESA_MEDIDA,
} from '@marco/plataforma/terms';
import { toServicio } from '@marco/servicios/paths';
import { FUENTES_XROAD, presentFrescura, presentIntercambio, toPorcentaje } from './frescura-de-xroad.ts';
import { fromConsulta } from './fuente-de-filas.ts';
import { defineInforme } from './informe.ts';
import type { LectorDeInformes } from './lector-informes.ts';
import {
  buildAnomalias,
  buildConsumidores,
  buildFallas,
  buildMeses,
  buildServiciosMedidos,
  listAnomaliasReportadas,
  listConsumidores,
  listFallas,
  listMesesReportados,
  listServiciosMedidos,
} from './xroad-vistas.queries.ts';

const XROAD = { palabra: 'xroad', tipoObjeto: 'servicio' } as const;

/** The private page of a servicio, of who has a session. */
const toUrlDeServicio = (
  { servicioId }: { readonly servicioId: number | null },
  { lado }: LectorDeInformes,
) => (servicioId === null || lado === 'publico' ? null : toServicio(servicioId));

/** Each service over the whole period. */
const servicios = defineInforme({
  ...XROAD,
  vista: 'servicios',
  fuente: fromConsulta(buildServiciosMedidos),
  listFilas: listServiciosMedidos,
  toId: ({ id }) => id,
  columnas: [
    ['Servicio', 'text', 44, ({ servicio }) => servicio],
    ['Proveedor', 'text', 44, ({ proveedor }) => proveedor],
    ['Consumidores', 'number', 14, ({ consumidores }) => consumidores],
    ['Transacciones', 'number', 14, ({ total }) => total],
    ['Exitosas', 'number', 12, ({ exitosas }) => exitosas],
    ['% de éxito', 'number', 12, ({ exitosas, total }) => toPorcentaje(exitosas, total)],
    ['Bytes', 'number', 14, ({ bytes }) => bytes],
    ['Última', 'moment', 18, ({ ultima }) => ultima],
  ],
  toUrl: toUrlDeServicio,
  resumir: (sumas, total) => [{ nombre: 'Servicios', valor: total }, ...presentIntercambio(sumas)],
  presentHechos: presentFrescura,
  definicion: {
    texto:
      'Cada fila es un servicio con todo lo que respondió en los días elegidos. Los consumidores son miembros de la plataforma, y solo se dicen a quienes tienen sesión.',
    fuentes: FUENTES_XROAD,
  },
});

/** Each member that asks, over the whole period. */
const consumidores = defineInforme({
  ...XROAD,
  vista: 'consumidores',
  fuente: fromConsulta(buildConsumidores),
  listFilas: listConsumidores,
  toId: ({ id }) => id,
  columnas: [
    ['Consumidor', 'text', 44, ({ consumidor }) => consumidor],
    ['Servicios que usa', 'number', 14, ({ servicios: cuantos }) => cuantos],
    ['Transacciones', 'number', 14, ({ total }) => total],
    ['Exitosas', 'number', 12, ({ exitosas }) => exitosas],
    ['% de éxito', 'number', 12, ({ exitosas, total }) => toPorcentaje(exitosas, total)],
    ['Bytes', 'number', 14, ({ bytes }) => bytes],
    ['Última', 'moment', 18, ({ ultima }) => ultima],
  ],
  toUrl: () => null,
  resumir: (sumas, total) => [{ nombre: 'Consumidores', valor: total }, ...presentIntercambio(sumas)],
  presentHechos: presentFrescura,
  definicion: {
    texto: 'Cada fila es un miembro de la plataforma con todo lo que consultó en los días elegidos.',
    fuentes: FUENTES_XROAD,
  },
});

/** What fails, by service and class. */
const fallas = defineInforme({
  ...XROAD,
  vista: 'fallas',
  fuente: fromConsulta(buildFallas),
  listFilas: listFallas,
  toId: ({ id }) => id,
  columnas: [
    ['Servicio', 'text', 44, ({ servicio }) => servicio],
    ['Proveedor', 'text', 44, ({ proveedor }) => proveedor],
    [
      'Clase de falla',
      'text',
      22,
      ({ clase }) => {
        const cual = CLASES_FALLA[clase - 1];
        return cual === undefined ? null : CLASE_FALLA[cual];
      },
    ],
    ['Fallas', 'number', 12, ({ fallas: cuantas }) => cuantas],
    ['Última', 'moment', 18, ({ ultima }) => ultima],
  ],
  toUrl: toUrlDeServicio,
  resumir: ({ fallas: cuantas, servicios: con }) => [
    { nombre: 'Fallas', valor: cuantas },
    { nombre: 'Servicios con fallas', valor: con },
  ],
  presentHechos: presentFrescura,
  definicion: {
    texto:
      'Cada fila es una clase de falla de un servicio. La clase se deduce del código de error que registró la plataforma.',
    fuentes: FUENTES_XROAD,
  },
});

/** Hours unlike their history. */
const anomalias = defineInforme({
  ...XROAD,
  vista: 'anomalias',
  fuente: fromConsulta(buildAnomalias),
  listFilas: listAnomaliasReportadas,
  toId: ({ id }) => id,
  columnas: [
    ['Servicio', 'text', 44, ({ servicio }) => servicio],
    ['Proveedor', 'text', 44, ({ proveedor }) => proveedor],
    ['Hora', 'moment', 18, ({ momento }) => momento],
    ['Medida', 'text', 20, ({ medida }) => MEDIDA_ANOMALIA[medida]],
    ['Valor', 'number', 12, ({ valor }) => valor],
    ['Lo usual', 'number', 12, ({ mediana }) => mediana],
    [
      'Qué dice el operador',
      'text',
      18,
      ({ marca }) => (marca === null ? 'Por revisar' : MARCA_ANOMALIA[marca]),
    ],
  ],
  toUrl: toUrlDeServicio,
  resumir: ({ sinMarca, incidentes }, total) => [
    { nombre: 'Anomalías', valor: total },
    { nombre: 'Por revisar', valor: sinMarca },
    { nombre: 'Incidentes', valor: incidentes },
  ],
  presentHechos: presentFrescura,
  definicion: {
    texto:
      'Cada fila es una hora distinta de la misma hora en las semanas anteriores. Lo usual es la mediana de esas semanas; el tiempo de respuesta va en milisegundos. Una entidad ve las de los servicios que responde.',
    fuentes: FUENTES_XROAD,
  },
});

/** What each servicio promised, month by month. */
const disponibilidad = defineInforme({
  ...XROAD,
  vista: 'disponibilidad',
  fuente: fromConsulta(buildMeses),
  listFilas: listMesesReportados,
  toId: ({ id }) => id,
  columnas: [
    ['Servicio', 'text', 44, ({ servicio }) => servicio],
    ['Proveedor', 'text', 44, ({ proveedor }) => proveedor],
    ['Mes', 'text', 10, ({ mes }) => mes.slice(0, 7)],
    ['ANS', 'text', 14, ({ incumplidas }) => (incumplidas.length === 0 ? 'Cumplido' : 'Incumplido')],
    [
      'Qué no se cumplió',
      'text',
      44,
      ({ incumplidas }) => incumplidas.map((promesa) => PROMESA_MEDIDA[promesa]).join(', '),
    ],
  ],
  toUrl: toUrlDeServicio,
  resumir: ({ cumplidos, servicios: con }, total) => [
    { nombre: 'Meses medidos', valor: total },
    { nombre: 'Meses cumplidos', valor: cumplidos },
    { nombre: 'Servicios', valor: con },
  ],
  presentHechos: presentFrescura,
  definicion: {
    texto:
      'Cada fila es un mes cerrado de un servicio que prometió un acuerdo de nivel de servicio (ANS) en producción. Se compara lo prometido con lo medido, sin las ventanas de mantenimiento anunciadas.',
    fuentes: [...FUENTES_XROAD, 'Acuerdos de nivel de servicio declarados', 'Ventanas de mantenimiento'],
  },
});

/** The other tables of the exchange, by the word of their tab. */
export const VISTAS_DE_XROAD = { servicios, consumidores, fallas, anomalias, disponibilidad };
