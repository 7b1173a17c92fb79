import { type RawBuilder, sql } from 'kysely';
import type { Procedencia } from '../../contract/terms.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';

/** The person who searches, with the data that decide which commitments they may read. */
export type QuienBusca = Pick<QuienResponde, 'esMinisterio' | 'idEntidad' | 'idUsuario'>;

/** A text that the deep search reads, with the points for a match in it. */
interface ProcedenciaSql {
  readonly fuente: Procedencia;
  readonly peso: number;
  /** Of its table by the alias every statement gives it: `m`, `r`, `a`, `c`. */
  readonly texto: RawBuilder<string>;
  /** The text as it is compared; it has a trigram index. */
  readonly plegado: RawBuilder<string>;
  readonly mesa: RawBuilder<number>;
  readonly desde: RawBuilder<unknown>;
  /** A mesa has one text of it. */
  readonly unica?: true;
  /** Its row, of a text that was found. */
  readonly fila: RawBuilder<unknown>;
  /** The held meeting it belongs to. */
  readonly reunion?: RawBuilder<number>;
  readonly fecha?: RawBuilder<Date>;
  /** Its row, where neither mesa nor meeting names it. */
  readonly archivo?: RawBuilder<string>;
  readonly compromiso?: RawBuilder<number>;
  /** Whether the theme of its meeting is shown beside it. */
  readonly conTematica?: true;
}

const mesa = {
  unica: true,
  mesa: sql<number>`m.id`,
  desde: sql`mesas m where true`,
  fila: sql`mesas m where m.id = h.mesa_id`,
} as const;
const reunion = {
  reunion: sql<number>`r.id`,
  fecha: sql<Date>`r.inicia_en`,
  mesa: sql<number>`r.mesa_id`,
  fila: sql`reuniones r where r.id = h.reunion_id`,
};
const realizadas = sql`reuniones r where r.estado = 'realizada'`;

/** What visitors read. The weights put name before objective and description, those before meetings, those before documents. */
const PUBLICAS: readonly ProcedenciaSql[] = [
  {
    fuente: 'nombre',
    peso: 8,
    texto: sql`m.nombre`,
    plegado: sql`m.nombre_de_busqueda`,
    ...mesa,
  },
  {
    fuente: 'objetivo',
    peso: 4,
    texto: sql`m.objetivo`,
    plegado: sql`m.objetivo_de_busqueda`,
    ...mesa,
  },
  {
    fuente: 'descripcion',
    peso: 4,
    texto: sql`m.descripcion`,
    plegado: sql`m.descripcion_de_busqueda`,
    ...mesa,
  },
  {
    fuente: 'tematica',
    peso: 2,
    texto: sql`r.tematica`,
    plegado: sql`r.tematica_de_busqueda`,
    ...reunion,
    desde: realizadas,
  },
  {
    fuente: 'avance',
    peso: 2,
    texto: sql`r.avance`,
    plegado: sql`r.avance_de_busqueda`,
    ...reunion,
    conTematica: true,
    desde: realizadas,
  },
  {
    fuente: 'documento',
    peso: 1,
    texto: sql`a.nombre`,
    plegado: sql`a.nombre_de_busqueda`,
    ...reunion,
    archivo: sql`a.id`,
    fila: sql`archivos a where a.id = h.archivo_id`,
    conTematica: true,
    desde: sql`archivos a join reuniones_archivos ra on ra.archivo_id = a.id
      join reuniones r on r.id = ra.reunion_id where r.estado = 'realizada'`,
  },
];

/** Commitments: visitors neither search nor see them, people of an entity those their boards show (ADR 0017). */
function buildCompromisos({ esMinisterio, idEntidad, idUsuario }: QuienBusca): ProcedenciaSql {
  const visibles = sql`(c.entidad_id = ${idEntidad} or c.responsable_usuario_id = ${idUsuario})`;
  return {
    fuente: 'compromiso',
    peso: 1,
    texto: sql`c.descripcion`,
    plegado: sql`texto_busqueda(c.descripcion)`,
    mesa: sql`c.mesa_id`,
    compromiso: sql`c.id`,
    fila: sql`compromisos c where c.id = h.compromiso_id`,
    desde: sql`compromisos c where ${esMinisterio ? sql`true` : visibles}`,
  };
}

/** Text that holds a word: a value of its own, so that the planner computes nothing to know it and the indexes serve. */
function toPatron(plegado: string): string {
  return `%${plegado.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function listProcedencias(quien: QuienBusca | null): readonly ProcedenciaSql[] {
  return quien ? [...PUBLICAS, buildCompromisos(quien)] : PUBLICAS;
}

/**
 * Per mesa and source, how many texts hold some of the words, and `t0`, `t1`… telling which words one of them holds.
 *
 * @param plegados the words as the database compares them
 */
export function buildConteos(plegados: readonly string[], quien: QuienBusca | null): RawBuilder<unknown> {
  const conteos = listProcedencias(quien).map((source) => {
    const halla = buildHalla(source, plegados);
    const flags = listFlags(halla).map(
      (condition, n) => sql`${source.unica ? condition : sql`bool_or(${condition})`} as ${toFlag(n)}`,
    );
    return sql`select ${source.mesa} as mesa_id, ${buildNombrePeso(source)},
      ${source.unica ? sql`1` : sql`count(*)`} as textos, ${sql.join(flags)}
      from ${source.desde} and ${someOf(halla)}
      ${source.unica ? sql`` : sql`group by ${source.mesa}`}`;
  });
  return sql.join(conteos, sql` union all `);
}

/**
 * Every text of some mesas that holds some of the words: mesa, source, weight, row, and `t0`, `t1`… telling which
 * words it holds; without the text itself.
 *
 * @param plegados the words as the database compares them
 * @param mesas the ids, as a subquery
 */
export function buildCoincidencias(
  plegados: readonly string[],
  quien: QuienBusca | null,
  mesas: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const hallazgos = listProcedencias(quien).map((source) => {
    const halla = buildHalla(source, plegados);
    const flags = listFlags(halla).map((condition, n) => sql`${condition} as ${toFlag(n)}`);
    return sql`select ${source.mesa} as mesa_id, ${buildNombrePeso(source)},
      ${source.reunion ?? sql`null::int`} as reunion_id, ${source.fecha ?? sql`null::timestamptz`} as fecha,
      ${source.archivo ?? sql`null::uuid`} as archivo_id, ${source.compromiso ?? sql`null::int`} as compromiso_id,
      ${sql.join(flags)}
      from ${source.desde} and ${source.mesa} in (${mesas}) and ${someOf(halla)}`;
  });
  return sql.join(hallazgos, sql` union all `);
}

function buildNombrePeso({ fuente, peso }: ProcedenciaSql): RawBuilder<unknown> {
  return sql`${sql.lit(fuente)}::text as fuente, ${sql.lit(peso)}::int as peso`;
}

type Halla = readonly RawBuilder<boolean>[];

/** Whether a text holds each of the words. */
function buildHalla({ plegado }: ProcedenciaSql, plegados: readonly string[]): Halla {
  return plegados.map((palabra) => sql`${plegado} like ${toPatron(palabra)}`);
}

/** Whether a text that holds some of the words holds each of them: where there is one word, it holds that one. */
function listFlags(halla: Halla): Halla {
  return halla.length === 1 ? [sql`true`] : halla;
}

function someOf(halla: Halla): RawBuilder<boolean> {
  return sql`(${sql.join(halla, sql` or `)})`;
}

/**
 * Some of the rows of `buildHallazgos`, named `h`, with their `texto` and the `tematica` shown beside it. Each text
 * is looked up by its row: joined, the planner may read whole tables for the few that are shown.
 */
export function buildTextos(hallados: RawBuilder<unknown>, quien: QuienBusca | null): RawBuilder<unknown> {
  const fuentes = listProcedencias(quien);
  const textos = fuentes.map(
    ({ fuente, texto, fila }) => sql`when ${sql.lit(fuente)} then (select ${texto} from ${fila})`,
  );
  const conTematica = fuentes.filter((source) => source.conTematica).map(({ fuente }) => sql.lit(fuente));
  return sql`select h.*, case h.fuente ${sql.join(textos, sql` `)} end as texto,
      case when h.fuente in (${sql.join(conTematica)})
        then (select r.tematica from reuniones r where r.id = h.reunion_id) end as tematica
    from (${hallados}) h`;
}

/** Column that tells whether a text holds the word of a place. */
export function toFlag(place: number): RawBuilder<boolean> {
  return sql.ref<boolean>(`t${place}`);
}
