import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Referencia, ReferenciaElemento } from '../../contract/index.ts';
import type {
  EstadoFicha,
  LenguajeRegla,
  Palabra,
  Severidad,
  TipoDatoPropiedad,
  TipoDefinicion,
  TipoEvento,
  TipoRegla,
} from '../../contract/terms.ts';
import { VERSION_MOSTRADA } from './elemento-mostrado.ts';

type Database = Kysely<DatabaseSchema>;

/** What every stored ficha has. */
export interface FilaComun {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly oid: string;
  readonly estado: EstadoFicha;
  readonly version: number;
  readonly autor: string | null;
  readonly fechaCreacion: string;
}

export interface DefinicionGuardada extends FilaComun {
  readonly palabra: 'definicion';
  readonly tipo: TipoDefinicion;
  readonly definicion: string;
  readonly fuente: string;
  readonly rangoTipoDato: TipoDatoPropiedad | null;
  readonly sinonimos: string[];
  readonly claseSuperior: Referencia | null;
  readonly dominio: Referencia | null;
  readonly rango: Referencia | null;
  readonly elemento: ElementoReferido | null;
}

/** A data element, with the identifier its IRI is made of. */
export interface ElementoReferido extends ReferenciaElemento {
  readonly oid: string;
}

export interface ValorGuardado {
  readonly propiedad: Referencia & {
    readonly tipo: TipoDefinicion;
    readonly rangoTipoDato: TipoDatoPropiedad | null;
  };
  readonly valor: string | null;
  readonly individuo: Referencia | null;
}

export interface IndividuoGuardado extends FilaComun {
  readonly palabra: 'individuo';
  readonly clase: Referencia;
  readonly notacion: string;
  readonly vigenteDesde: string | null;
  readonly vigenteHasta: string | null;
  readonly valores: ValorGuardado[];
}

export interface EventoGuardado extends FilaComun {
  readonly palabra: 'evento';
  readonly tipo: TipoEvento;
  readonly descripcion: string;
  readonly disparador: string;
  readonly precondiciones: string;
  readonly resultados: string;
  readonly participantes: { readonly rol: string; readonly clase: Referencia }[];
  readonly elementosCambiados: ElementoReferido[];
}

export interface ReglaGuardada extends FilaComun {
  readonly palabra: 'regla';
  readonly tipo: TipoRegla;
  readonly enunciado: string;
  readonly lenguaje: LenguajeRegla;
  readonly expresion: string;
  readonly severidad: Severidad;
  readonly mensaje: string;
  readonly clase: Referencia | null;
  readonly elementosRevisados: ElementoReferido[];
}

export type FichaGuardada = DefinicionGuardada | IndividuoGuardado | EventoGuardado | ReglaGuardada;

const definicionRef = (
  id: string,
) => sql`(select jsonb_build_object('id', r.id, 'codigo', r.codigo, 'nombre', r.termino)
  from ontologia_definiciones r where r.id = ${sql.ref(id)})`;

const ELEMENTO = sql`(select jsonb_build_object('id', e.id, 'idVersion', last.id, 'codigo', e.identificador,
    'oid', e.oid, 'nombre', coalesce(last.nombre, e.identificador))
  from (values (1)) one left join lateral ${VERSION_MOSTRADA} last on true)`;

const COMUN = sql`x.id, x.oid, x.estado, x.version, x.created_at,
  (select u.primer_nombre || ' ' || u.primer_apellido from usuarios u where u.id = x.autor_id) as autor`;

const CONSULTAS: Readonly<Record<Palabra, RawBuilder<unknown>>> = {
  definicion: sql`select ${COMUN}, x.codigo, x.termino as nombre, x.tipo, x.definicion, x.fuente,
    x.rango_tipo_dato as "rangoTipoDato", x.sinonimos,
    ${definicionRef('x.clase_superior_id')} as "claseSuperior", ${definicionRef('x.dominio_clase_id')} as dominio,
    ${definicionRef('x.rango_clase_id')} as rango,
    (select ${ELEMENTO} from elementos_de_dato e where e.id = x.elemento_id) as elemento
    from ontologia_definiciones x`,
  individuo: sql`select ${COMUN}, x.codigo_iri as codigo, x.nombre, x.codigo as notacion,
    to_char(x.vigente_desde, 'YYYY-MM-DD') as "vigenteDesde", to_char(x.vigente_hasta, 'YYYY-MM-DD') as "vigenteHasta",
    ${definicionRef('x.clase_id')} as clase,
    coalesce((select jsonb_agg(jsonb_build_object(
      'propiedad', jsonb_build_object('id', p.id, 'codigo', p.codigo, 'nombre', p.termino, 'tipo', p.tipo,
        'rangoTipoDato', p.rango_tipo_dato),
      'valor', v.valor,
      'individuo', case when d.id is null then null
        else jsonb_build_object('id', d.id, 'codigo', d.codigo_iri, 'nombre', d.nombre) end) order by v.id)
      from ontologia_individuos_valores v join ontologia_definiciones p on p.id = v.propiedad_id
      left join ontologia_individuos d on d.id = v.valor_individuo_id where v.individuo_id = x.id), '[]') as valores
    from ontologia_individuos x`,
  evento: sql`select ${COMUN}, x.codigo, x.nombre, x.tipo, x.descripcion, x.disparador, x.precondiciones, x.resultados,
    coalesce((select jsonb_agg(jsonb_build_object('rol', p.rol, 'clase', ${definicionRef('p.clase_id')}) order by p.id)
      from ontologia_eventos_participantes p where p.evento_id = x.id), '[]') as participantes,
    coalesce((select jsonb_agg(${ELEMENTO} order by e.id) from ontologia_eventos_elementos q
      join elementos_de_dato e on e.id = q.elemento_id where q.evento_id = x.id), '[]') as "elementosCambiados"
    from ontologia_eventos x`,
  regla: sql`select ${COMUN}, x.codigo, x.nombre, x.tipo, x.enunciado, x.lenguaje, x.expresion, x.severidad, x.mensaje,
    ${definicionRef('x.clase_id')} as clase,
    coalesce((select jsonb_agg(${ELEMENTO} order by e.id) from ontologia_reglas_elementos q
      join elementos_de_dato e on e.id = q.elemento_id where q.regla_id = x.id), '[]') as "elementosRevisados"
    from ontologia_reglas x`,
};

/** Which fichas of a word. */
export interface SeleccionFichas {
  readonly ids?: readonly number[];
  /** Only those in force. */
  readonly soloVigentes?: boolean;
  /** Those after this one, by id. */
  readonly despuesDe?: number;
  readonly limite: number;
}

/** Whole fichas of a word with all they refer to, by id. */
export async function listFichasGuardadas(
  database: Database,
  palabra: Palabra,
  { ids, soloVigentes = false, despuesDe = 0, limite }: SeleccionFichas,
): Promise<FichaGuardada[]> {
  const { rows } = await sql<FichaGuardada & { created_at: Date }>`${CONSULTAS[palabra]}
    where x.id > ${despuesDe} ${ids ? sql`and x.id = any(${[...ids]}::int[])` : sql``}
      ${soloVigentes ? sql`and x.estado = 'vigente'` : sql``}
    order by x.id limit ${limite}`.execute(database);
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    palabra,
    fechaCreacion: created_at.toISOString(),
  })) as FichaGuardada[];
}

export async function findFichaGuardada(
  database: Database,
  palabra: Palabra,
  id: number,
): Promise<FichaGuardada | undefined> {
  const [ficha] = await listFichasGuardadas(database, palabra, { ids: [id], limite: 1 });
  return ficha;
}
