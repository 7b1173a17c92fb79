import type { DatabaseSchema } from '@marco/database';
import { toTramite } from '@marco/tramites/paths';
import { computeAhorroPorTramite, computeVeredictos } from '@marco/tramites/port';
import type { Kysely } from 'kysely';
import { fromConsulta } from './fuente-de-filas.ts';
import { defineInforme } from './informe.ts';
import type { InformePedido } from './informe-pedido.ts';
import { readPapeles } from './papeles-reportados.ts';
import { buildTramites, listTramites, type TramitesPedidos, type TramitesRow } from './tramites.queries.ts';

type Ahorro = NonNullable<ReturnType<Awaited<ReturnType<typeof computeAhorroPorTramite>>['get']>>;

interface TramiteReportado extends TramitesRow {
  /** Verdict of each paper. */
  readonly papeles: readonly string[];
  readonly ahorro: Ahorro | undefined;
}

/** With the verdict of every paper and what sparing them saves: a few statements, however many trámites there are. */
async function listReportados(
  database: Kysely<DatabaseSchema>,
  ids: readonly number[],
): Promise<readonly TramiteReportado[]> {
  const [rows, { tramites, veredictos }] = await Promise.all([
    listTramites(database, ids),
    computeVeredictos(database, ids),
  ]);
  const ahorros = await computeAhorroPorTramite(database, veredictos);
  const papeles = new Map(
    tramites.map(({ id, requisitos }) => [
      id,
      requisitos.flatMap((requisito) => veredictos.get(requisito.id)?.veredicto ?? []),
    ]),
  );
  return rows.map((row) => ({ ...row, papeles: papeles.get(row.id) ?? [], ahorro: ahorros.get(row.id) }));
}

/** Where a verdict is asked for, the trámites with a paper of it. */
async function chooseConVeredicto(
  database: Kysely<DatabaseSchema>,
  pedido: InformePedido,
): Promise<TramitesPedidos> {
  if (!pedido.veredicto) return pedido;
  const papeles = await readPapeles(database, pedido);
  return { ...pedido, ids: [...new Set(papeles.map(({ tramiteId }) => tramiteId))] };
}

const todos = fromConsulta(buildTramites);
const fuente: typeof todos = {
  listIds: async (database, pedido) => todos.listIds(database, await chooseConVeredicto(database, pedido)),
  readPagina: async (database, pedido, pagina) =>
    todos.readPagina(database, await chooseConVeredicto(database, pedido), pagina),
};

const countDe = ({ papeles }: TramiteReportado, veredicto: string) =>
  papeles.filter((uno) => uno === veredicto).length;

/** Trámites and the papers they may stop asking for (domain reportes §2 `tramites-govco`). */
export const informeTramites = defineInforme({
  palabra: 'tramites-govco',
  tipoObjeto: 'tramite',
  fuente,
  listFilas: listReportados,
  toId: ({ id }) => id,
  columnas: [
    ['Código SUIT', 'text', 14, ({ codigo }) => codigo],
    ['Trámite', 'text', 50, ({ nombre }) => nombre],
    ['Entidad', 'text', 50, ({ entidad }) => entidad],
    ['Nivel digital', 'number', 10, ({ nivelDigital }) => nivelDigital],
    ['Papeles', 'number', 10, ({ papeles }) => papeles.length],
    ['Suprimibles ya', 'number', 12, (row) => countDe(row, 'suprimible-ya')],
    ['Suprimibles con acuerdo', 'number', 12, (row) => countDe(row, 'suprimible-con-acuerdo')],
    ['Suprimibles al publicar', 'number', 12, (row) => countDe(row, 'suprimible-al-publicar')],
    ['Servicios', 'number', 10, ({ servicios }) => servicios],
    ['Ahorro potencial al año, bajo ($)', 'number', 18, ({ ahorro }) => ahorro?.potencial?.neto.p10 ?? null],
    ['Ahorro potencial al año, medio ($)', 'number', 18, ({ ahorro }) => ahorro?.potencial?.neto.p50 ?? null],
    ['Ahorro potencial al año, alto ($)', 'number', 18, ({ ahorro }) => ahorro?.potencial?.neto.p90 ?? null],
    ['Ahorro logrado al año, medio ($)', 'number', 18, ({ ahorro }) => ahorro?.logrado?.p50 ?? null],
  ],
  toUrl: ({ codigo }) => toTramite(codigo),
  resumir: ({ conServicio }, tramites) => [
    { nombre: 'Trámites', valor: tramites },
    { nombre: 'Con un servicio', valor: conServicio },
  ],
  definicion: {
    texto:
      'Cada fila es un trámite vigente con el veredicto de cada papel que pide. El ahorro es un rango: uno de cada diez cálculos da menos que el bajo y uno de cada diez más que el alto. El logrado es parte del potencial y no se le suma.',
    fuentes: ['Trámites', 'Mapa de solo una vez', 'Acuerdos', 'Supuestos de ahorro'],
  },
});
