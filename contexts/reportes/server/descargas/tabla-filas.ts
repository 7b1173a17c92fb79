import { type ColumnaDeTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { ConsultaFilas, FilaIndicador } from '../../contract/index.ts';
import { type ObjetoFila, RECURSO_REPORTES } from '../../contract/terms.ts';
import { presentClase } from '../../rules/indicadores/nombres.ts';
import type { LectorDeFilas } from '../indicadores/alcance-de-filas.ts';
import { readFilasPedidas } from '../indicadores/list-filas.ts';
import { presentDefinicion, readIndicadorTomado } from './indicador-tomado.ts';
import { keepRead } from './keep-read.ts';

type Database = Kysely<DatabaseSchema>;

/** The records that are asked for, with who reads them. */
interface FilasPorTomar {
  readonly codigo: string;
  readonly query: Omit<ConsultaFilas, 'pagina'>;
  readonly lector: LectorDeFilas;
}

const OBJETOS: Readonly<Record<ObjetoFila, string>> = {
  entidad: 'Entidad',
  servicio: 'Servicio',
  certificado: 'Certificado',
  solicitud: 'Solicitud',
  elemento: 'Elemento de dato',
  compromiso: 'Compromiso',
  acuerdo: 'Acuerdo',
  mesa: 'Mesa',
  reunion: 'Reunión',
  acta: 'Acta',
  tramite: 'Trámite',
  demanda: 'Dato pedido',
  'servicio-xroad': 'Servicio en X-Road',
  dependencia: 'Pareja que intercambia',
  papel: 'Papel de un trámite',
  evento: 'Verificación del rastro',
  correo: 'Correo',
  trabajo: 'Trabajo del sistema',
  'casi-duplicado': 'Pareja de elementos',
};

const COLUMNAS: readonly ColumnaDeTabla<FilaIndicador>[] = [
  ['Tipo', 'text', 16, ({ objeto }) => OBJETOS[objeto]],
  ['Registro', 'text', 50, ({ nombre, otra }) => (otra ? `${nombre} y ${otra.nombre}` : nombre)],
  ['Detalle', 'text', 40, ({ detalle }) => detalle],
  ['Cuenta como', 'text', 30, ({ clase }) => presentClase(clase, 1)],
  ['Aporta', 'text', 40, ({ cifra }) => cifra?.texto ?? ''],
];

/** The rows of a request are read once, however many groups they are written in. */
const readOnce = keepRead(async (database: Database, { codigo, query, lector }: FilasPorTomar) => {
  const { filas } = await readFilasPedidas(database, codigo, { query, lector });
  return filas;
});

/** The records behind a figure as a file. A record may count twice, so a row goes by its place. */
export const tablaFilas: TablaExportable<FilasPorTomar> = {
  codigo: 'filas-de-indicador',
  titulo: 'Registros de la cifra',
  archivo: 'registros-indicador',
  tipoObjeto: 'indicador',
  permiso: { recurso: RECURSO_REPORTES, accion: 'consultar' },
  columnas: COLUMNAS.map(([title, kind, width]) => ({ title, kind, width })),
  listIds: async (database, pedidas) => [...(await readOnce(database, pedidas)).keys()],
  readFilas: async (database, ids, pedidas) => {
    const filas = await readOnce(database, pedidas);
    return new Map(
      ids.flatMap((id) => {
        const fila = filas[id];
        return fila ? [[id, COLUMNAS.map(([, , , cell]) => cell(fila))] as const] : [];
      }),
    );
  },
  presentNotas: async (database, { codigo, query, lector }) => {
    const tomado = await readIndicadorTomado(database, codigo, {
      query: { ambito: query.ambito, meses: 1 },
      lector,
    });
    return { title: 'Definición', rows: presentDefinicion(tomado) };
  },
  describeFiltros: ({ codigo, query }) => presentFiltros({ codigo, ...query }),
};
