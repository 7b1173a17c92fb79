import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Faceta, Procedencia } from '../contract/terms.ts';
import { parseTerminos } from '../rules/busqueda-profunda/terminos.ts';

/** A mesa with everything the deep search reads of it. */
export interface MesaLeida {
  readonly id: number;
  readonly nombre: string;
  readonly activa: boolean;
  readonly lider: number;
  readonly sector: number | null;
  readonly consultor: number;
  readonly anio: number | null;
  readonly servicios: readonly { id: number; estado: number }[];
  readonly textos: readonly { fuente: Procedencia; texto: string }[];
}

export interface Pregunta {
  readonly texto?: string | null;
  readonly nombre?: string | null;
  readonly estado?: boolean | null;
  readonly admEntidadLider?: number | null;
  readonly admUsuarioId?: number | null;
  readonly servicioMesa?: number | null;
  readonly estadoServicio?: number | null;
  readonly sectorLider?: number | null;
  readonly anioUltimaReunion?: number | null;
  readonly fuente?: Procedencia | null;
}

/** Everything there is to find, read without the search. */
export async function readMesas(database: Kysely<DatabaseSchema>): Promise<MesaLeida[]> {
  const { rows } = await sql<MesaLeida>`
    select m.id, m.nombre, m.activa, m.entidad_lider_id as lider, e.sector_id as sector,
      m.consultor_principal_id as consultor,
      (select extract(year from max(inicia_en) at time zone 'America/Bogota')::int from reuniones r
        where r.mesa_id = m.id and estado = 'realizada') as anio,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'estado', s.estado_servicio_id))
        from mesas_servicios ms join servicios s on s.id = ms.servicio_id where ms.mesa_id = m.id), '[]') as servicios,
      jsonb_build_array(jsonb_build_object('fuente', 'nombre', 'texto', m.nombre),
        jsonb_build_object('fuente', 'objetivo', 'texto', m.objetivo),
        jsonb_build_object('fuente', 'descripcion', 'texto', m.descripcion))
      || coalesce((select jsonb_agg(jsonb_build_object('fuente', 'tematica', 'texto', tematica))
        || jsonb_agg(jsonb_build_object('fuente', 'avance', 'texto', avance))
        from reuniones r where r.mesa_id = m.id and estado = 'realizada'), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('fuente', 'documento', 'texto', a.nombre))
        from reuniones r join reuniones_archivos ra on ra.reunion_id = r.id join archivos a on a.id = ra.archivo_id
        where r.mesa_id = m.id and estado = 'realizada'), '[]')
      || coalesce((select jsonb_agg(jsonb_build_object('fuente', 'compromiso', 'texto', c.descripcion))
        from compromisos c where c.mesa_id = m.id), '[]') as textos
    from mesas m join entidades e on e.id = m.entidad_lider_id`.execute(database);
  return rows;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const holds = ({ texto }: { readonly texto: string }, word: string) => plain(texto).includes(plain(word));

/** What a caller may read of a mesa. */
function read(mesa: MesaLeida, isPrivate: boolean) {
  return mesa.textos.filter(({ fuente }) => isPrivate || fuente !== 'compromiso');
}

/** Sources in which some word of the question stands. */
function listProcedencias(mesa: MesaLeida, { texto }: Pregunta, isPrivate: boolean): Set<Procedencia> {
  const words = parseTerminos(texto ?? '');
  const found = read(mesa, isPrivate).filter((text) => words.some((word) => holds(text, word)));
  return new Set(found.map(({ fuente }) => fuente));
}

/** The mesas the question finds, by brute force. */
export function findMesas(
  mesas: readonly MesaLeida[],
  pregunta: Pregunta,
  isPrivate: boolean,
): readonly MesaLeida[] {
  const { nombre, estado, admEntidadLider, admUsuarioId, servicioMesa, estadoServicio } = pregunta;
  const { sectorLider, anioUltimaReunion, fuente } = pregunta;
  const words = parseTerminos(pregunta.texto ?? '');
  const is = <T>(wanted: T | null | undefined, value: T) => wanted == null || wanted === value;
  return mesas.filter(
    (mesa) =>
      words.every((word) => read(mesa, isPrivate).some((text) => holds(text, word))) &&
      (!nombre || plain(mesa.nombre).includes(plain(nombre))) &&
      is(estado, mesa.activa) &&
      is(admEntidadLider, mesa.lider) &&
      is(admUsuarioId, mesa.consultor) &&
      is(sectorLider, mesa.sector) &&
      is(anioUltimaReunion, mesa.anio) &&
      (fuente == null || listProcedencias(mesa, pregunta, isPrivate).has(fuente)) &&
      ((servicioMesa == null && estadoServicio == null) ||
        mesa.servicios.some(({ id, estado }) => is(servicioMesa, id) && is(estadoServicio, estado))),
  );
}

/** Values a facet may take, each as the question asks for it. */
function listValores(mesas: readonly MesaLeida[], faceta: Faceta): (string | number | boolean)[] {
  const values: Readonly<Record<Faceta, (mesa: MesaLeida) => readonly (string | number | boolean | null)[]>> =
    {
      fuente: ({ textos }) => textos.map(({ fuente }) => fuente),
      estado: ({ activa }) => [activa],
      admEntidadLider: ({ lider }) => [lider],
      sectorLider: ({ sector }) => [sector],
      admUsuarioId: ({ consultor }) => [consultor],
      estadoServicio: ({ servicios }) => servicios.map(({ estado }) => estado),
      anioUltimaReunion: ({ anio }) => [anio],
    };
  return [...new Set(mesas.flatMap(values[faceta]))].filter((value) => value !== null);
}

/** How many mesas each value of a facet would leave, counted one question after another; values of none left out. */
export function countFaceta(
  mesas: readonly MesaLeida[],
  pregunta: Pregunta,
  faceta: Faceta,
  isPrivate: boolean,
): Record<string, number> {
  const counts = listValores(mesas, faceta).map(
    (valor) => [String(valor), findMesas(mesas, { ...pregunta, [faceta]: valor }, isPrivate).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
