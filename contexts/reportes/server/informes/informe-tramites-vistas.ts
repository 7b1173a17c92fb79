import type { DatabaseSchema } from '@marco/database';
import { toPapelesDeEntidad, toTramite } from '@marco/tramites/paths';
import { computeSimulacionesPorEntidad, computeVeredictos } from '@marco/tramites/port';
import { SUPRIMIBLES, VEREDICTOS, type VeredictoPapel } from '@marco/tramites/terms';
import type { Kysely } from 'kysely';
import { computeRango } from '../../rules/indicadores/partes.ts';
import { defineInforme } from './informe.ts';
import type { InformePedido } from './informe-pedido.ts';
import {
  type EntidadConTramitesRow,
  listEntidadesConTramites,
  listEntidadesOrdenadas,
  listNombresDePapeles,
  listNombresDeServicios,
  listPapeles,
  type NombreDePapelRow,
  type PapelRow,
} from './papeles.queries.ts';
import {
  fromPapeles,
  isSuprimibleSeguro,
  type PapelReportado,
  readPapeles,
  type SumasDePapeles,
} from './papeles-reportados.ts';

type Database = Kysely<DatabaseSchema>;

const TRAMITES = { palabra: 'tramites-govco', tipoObjeto: 'tramite' } as const;
const FUENTES = ['Trámites', 'Mapa de solo una vez', 'Acuerdos', 'Supuestos de ahorro'];

const countDe = (papeles: readonly PapelReportado[], veredicto: VeredictoPapel) =>
  papeles.filter((papel) => papel.veredicto === veredicto).length;

const resumir =
  (filas: string) =>
  ({ papeles, suprimiblesYa, porConfirmar }: SumasDePapeles, total: number) => [
    { nombre: filas, valor: total },
    // Where a row is a paper that may be spared, its count says it already.
    ...(filas === 'Papeles'
      ? []
      : [
          { nombre: 'Papeles', valor: papeles },
          { nombre: 'Suprimibles ya', valor: suprimiblesYa },
        ]),
    { nombre: 'Por confirmar', valor: porConfirmar },
  ];

const groupPapeles = (papeles: readonly PapelReportado[]) =>
  Map.groupBy(papeles, ({ entidadId }) => entidadId);

interface EntidadReportada extends EntidadConTramitesRow {
  readonly papeles: readonly PapelReportado[];
  /** What its papers could spare in a year; null while nobody can say. */
  readonly ahorro: ReturnType<typeof computeRango> | null;
}

async function listEntidades(
  database: Database,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly EntidadReportada[]> {
  const papeles = groupPapeles(await readPapeles(database, pedido));
  const suyos = ids.flatMap((id) => papeles.get(id) ?? []).map(({ tramiteId }) => tramiteId);
  const [rows, mapa] = await Promise.all([
    listEntidadesConTramites(database, ids),
    computeVeredictos(database, [...new Set(suyos)]),
  ]);
  const ahorros = await computeSimulacionesPorEntidad(database, mapa, new Date());
  return rows.map((row) => {
    const potencial = ahorros.get(row.id)?.potencial;
    return {
      ...row,
      papeles: papeles.get(row.id) ?? [],
      ahorro: potencial === undefined ? null : computeRango(potencial),
    };
  });
}

const NIVELES = [1, 2, 3, 4, 5, 6] as const;

/** What each entidad asks for, and what it would save not to (domain reportes §9). */
const entidades = defineInforme({
  ...TRAMITES,
  vista: 'entidades',
  fuente: fromPapeles(async (database, papeles) =>
    listEntidadesOrdenadas(database, [...groupPapeles(papeles).keys()]),
  ),
  listFilas: listEntidades,
  toId: ({ id }) => id,
  columnas: [
    ['Entidad', 'text', 50, ({ nombre }) => nombre],
    ['Trámites', 'number', 10, ({ tramites }) => tramites],
    ...NIVELES.map(
      (nivel) =>
        [
          `De nivel ${nivel}`,
          'number',
          10,
          ({ niveles }: EntidadReportada) => niveles[nivel - 1] ?? 0,
        ] as const,
    ),
    ['Papeles', 'number', 10, ({ papeles }) => papeles.length],
    ...(Object.keys(VEREDICTOS) as VeredictoPapel[]).map(
      (veredicto) =>
        [
          VEREDICTOS[veredicto],
          'number',
          12,
          ({ papeles }: EntidadReportada) => countDe(papeles, veredicto),
        ] as const,
    ),
    ['Ahorro potencial al año, bajo ($)', 'number', 18, ({ ahorro }) => ahorro?.p10 ?? null],
    ['Ahorro potencial al año, medio ($)', 'number', 18, ({ ahorro }) => ahorro?.valor ?? null],
    ['Ahorro potencial al año, alto ($)', 'number', 18, ({ ahorro }) => ahorro?.p90 ?? null],
  ],
  toUrl: ({ id }) => toPapelesDeEntidad(id),
  resumir: resumir('Entidades'),
  definicion: {
    texto:
      'Cada fila es una entidad que pide algún papel, con el veredicto de cada uno. Los trámites y sus niveles son todos los suyos; los papeles, los de los trámites elegidos. El ahorro es de los papeles que las personas ya confirmaron: uno de cada diez cálculos da menos que el bajo y uno de cada diez más que el alto.',
    fuentes: FUENTES,
  },
});

interface PapelPedido {
  readonly id: number;
  readonly nombre: string;
  readonly papeles: readonly PapelReportado[];
}

/** Papers that are asked for in the same words, those of most trámites first; each goes by the first of its ids. */
async function groupPorNombre(
  database: Database,
  papeles: readonly PapelReportado[],
): Promise<readonly PapelPedido[]> {
  const porId = new Map(papeles.map((papel) => [papel.id, papel]));
  const nombres = await listNombresDePapeles(database, [...porId.keys()]);
  const grupos = [...Map.groupBy(nombres, ({ clave }: NombreDePapelRow) => clave).values()];
  return grupos
    .flatMap((iguales): readonly PapelPedido[] => {
      const [first] = iguales;
      return first === undefined
        ? []
        : [{ id: first.id, nombre: first.nombre, papeles: iguales.flatMap(({ id }) => porId.get(id) ?? []) }];
    })
    .toSorted((una, otra) => otra.papeles.length - una.papeles.length || una.id - otra.id);
}

/** Papers that most trámites ask for (domain reportes §9). */
const papelesMasPedidos = defineInforme({
  ...TRAMITES,
  vista: 'papeles',
  fuente: fromPapeles(async (database, papeles) =>
    (await groupPorNombre(database, papeles)).map(({ id }) => id),
  ),
  listFilas: async (database, ids, pedido: InformePedido) => {
    const pedidos = new Set(ids);
    const todos = await groupPorNombre(database, await readPapeles(database, pedido));
    return todos.filter(({ id }) => pedidos.has(id));
  },
  toId: ({ id }) => id,
  columnas: [
    ['Papel', 'text', 50, ({ nombre }) => nombre],
    [
      'Trámites que lo piden',
      'number',
      14,
      ({ papeles }) => new Set(papeles.map(({ tramiteId }) => tramiteId)).size,
    ],
    ['Entidades', 'number', 12, ({ papeles }) => groupPapeles(papeles).size],
    ...SUPRIMIBLES.map(
      (veredicto) =>
        [
          VEREDICTOS[veredicto],
          'number',
          14,
          ({ papeles }: PapelPedido) => countDe(papeles, veredicto),
        ] as const,
    ),
  ],
  toUrl: () => null,
  resumir: resumir('Papeles distintos'),
  definicion: {
    texto:
      'Cada fila reúne los papeles que se piden con las mismas palabras, sin contar mayúsculas ni tildes. El veredicto puede ser otro en cada trámite: depende de lo que el trámite ya tiene y de los acuerdos de su entidad.',
    fuentes: FUENTES,
  },
});

interface PapelSuprimible extends PapelRow {
  readonly servicios: readonly string[];
}

async function listSuprimibles(
  database: Database,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly PapelSuprimible[]> {
  const porId = new Map((await readPapeles(database, pedido)).map((papel) => [papel.id, papel]));
  const deServicios = ids.flatMap((id) => porId.get(id)?.servicios ?? []);
  const [rows, nombres] = await Promise.all([
    listPapeles(database, ids),
    listNombresDeServicios(database, [...new Set(deServicios)]),
  ]);
  return rows.map((row) => ({
    ...row,
    servicios: (porId.get(row.id)?.servicios ?? []).flatMap((id) => nombres.get(id) ?? []),
  }));
}

/** Papers nobody need bring any more: what an entidad may do without this month (domain reportes §9). */
const suprimibles = defineInforme({
  ...TRAMITES,
  vista: 'suprimibles',
  fuente: fromPapeles(async (_, papeles) => papeles.filter(isSuprimibleSeguro).map(({ id }) => id)),
  listFilas: listSuprimibles,
  toId: ({ id }) => id,
  columnas: [
    ['Papel', 'text', 44, ({ papel }) => papel],
    ['Código SUIT', 'text', 14, ({ codigo }) => codigo],
    ['Trámite', 'text', 50, ({ tramite }) => tramite],
    ['Entidad', 'text', 44, ({ entidad }) => entidad],
    ['Servicios que entregan sus datos', 'text', 44, ({ servicios }) => servicios.join(', ')],
  ],
  toUrl: ({ codigo }) => toTramite(codigo),
  resumir: resumir('Papeles'),
  definicion: {
    texto:
      'Cada fila es un papel que la entidad puede dejar de pedir este mes: un servicio en producción ya entrega todos sus datos, la entidad tiene lo que el servicio pide y las personas confirmaron qué prueba el papel. Los que faltan por confirmar se cuentan aparte.',
    fuentes: FUENTES,
  },
});

/** The other tables of the trámites, by the word of their tab. */
export const VISTAS_DE_TRAMITES = { entidades, papeles: papelesMasPedidos, suprimibles };
