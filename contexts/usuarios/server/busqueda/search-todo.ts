import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  ENCONTRADOS_POR_PAGINA,
  ENCONTRADOS_POR_TIPO,
  MINIMO_BUSQUEDA,
  type TipoBuscado,
} from '../../contract/busqueda.terms.ts';
import type { CuentaDeTipo, Encontrado, ResultadoDeBusqueda } from '../../contract/index.ts';
import { type Consulta, hasAlcance, parseConsulta } from '../../rules/busqueda/consulta.ts';
import { computePuntaje } from '../../rules/busqueda/puntaje.ts';
import { listIdsDeCandidatos, listPuntuados, type PuntuadoRow } from './candidatos.queries.ts';
import type { CorrectorDePalabras, FuenteDeBusqueda, RegistrosLegibles } from './fuente-de-busqueda.ts';
import { runWithin } from './run-within.ts';

type Database = Kysely<DatabaseSchema>;

/** Time a kind may take: whoever types does not wait for the slowest of them. */
const LIMITE_POR_TIPO_MS = 2_000;

interface PeticionDeBusqueda {
  readonly q: string;
  readonly tipo?: TipoBuscado | undefined;
  readonly pagina?: number | undefined;
}

/** Where a search looks for records, and who corrects its words. */
export interface LugaresDeBusqueda {
  readonly fuentes: readonly FuenteDeBusqueda[];
  readonly correctores: readonly CorrectorDePalabras[];
}

interface Abierta {
  readonly fuente: FuenteDeBusqueda;
  readonly legibles: RegistrosLegibles;
}

/** What was found of a kind. */
interface Hallado {
  readonly tipo: TipoBuscado;
  readonly total: number;
  readonly lista: string | null;
  readonly encontrados: readonly { readonly puntaje: number; readonly encontrado: Encontrado }[];
  /** The record whose code the text is. */
  readonly salto: string | null;
}

const NADA: ResultadoDeBusqueda = {
  encontrados: [],
  tipos: [],
  total: 0,
  salto: null,
  faltantes: [],
  corregido: null,
};

/** The sources that are open to somebody, one of each kind. */
export function listAbiertas(
  fuentes: readonly FuenteDeBusqueda[],
  quien: Pick<CallContext, 'actor'>,
): readonly Abierta[] {
  const abiertas = new Map<TipoBuscado, Abierta>();
  for (const fuente of fuentes) {
    if (abiertas.has(fuente.tipo)) continue;
    const legibles = fuente.open(quien);
    if (legibles) abiertas.set(fuente.tipo, { fuente, legibles });
  }
  return [...abiertas.values()];
}

/** What a text finds of all kinds, or a page of one. Too short a text finds nothing, unless a scope word narrows it. */
export async function searchTodo(
  database: Database,
  { fuentes, correctores }: LugaresDeBusqueda,
  peticion: PeticionDeBusqueda,
  context: CallContext,
): Promise<ResultadoDeBusqueda> {
  const consulta = parseConsulta(peticion.q);
  const { texto } = consulta;
  if (texto === '' ? !hasAlcance(consulta) : texto.length < MINIMO_BUSQUEDA) return NADA;
  const abiertas = listAbiertas(fuentes, context);
  const found = await searchIn(database, abiertas, { peticion, consulta }, context);
  if (found.total > 0 || texto === '') return found;
  for (const correct of correctores) {
    const corregido = await correct(database, texto);
    if (corregido === undefined) continue;
    const other = await searchIn(
      database,
      abiertas,
      { peticion, consulta: { ...consulta, texto: corregido } },
      context,
    );
    if (other.total > 0) return { ...other, corregido };
  }
  return found;
}

interface Pedido {
  readonly peticion: PeticionDeBusqueda;
  readonly consulta: Consulta;
}

async function searchIn(
  database: Database,
  abiertas: readonly Abierta[],
  pedido: Pedido,
  context: CallContext,
): Promise<ResultadoDeBusqueda> {
  const { tipo: elegido = pedido.consulta.en } = pedido.peticion;
  const faltantes: TipoBuscado[] = [];
  const read = async (abierta: Abierta): Promise<Hallado | undefined> => {
    const { tipo } = abierta.fuente;
    try {
      return await runWithin(LIMITE_POR_TIPO_MS, searchKind(database, abierta, pedido, { context, elegido }));
    } catch (error) {
      context.log.error({ err: error, tipo }, 'a kind of the search failed');
      faltantes.push(tipo);
      return undefined;
    }
  };
  const hallados = (await Promise.all(abiertas.map(read))).filter((hallado) => hallado !== undefined);
  const some = hallados
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => findBest(other) - findBest(one));
  return {
    encontrados: some
      .flatMap(({ encontrados }) => encontrados)
      .toSorted((one, other) => other.puntaje - one.puntaje)
      .map(({ encontrado }) => encontrado),
    tipos: some.map(({ tipo, total, lista }): CuentaDeTipo => ({ tipo, total, lista })),
    total: some.reduce((sum, { total }) => sum + total, 0),
    salto: some.find(({ salto }) => salto !== null)?.salto ?? null,
    faltantes,
    corregido: null,
  };
}

const findBest = ({ encontrados }: Hallado) => encontrados[0]?.puntaje ?? 0;

/** Of a kind that was not chosen, how many there are is told all the same. */
async function searchKind(
  database: Database,
  { fuente: { tipo, parseCodigo }, legibles }: Abierta,
  { peticion, consulta }: Pedido,
  { context, elegido }: { readonly context: CallContext; readonly elegido: TipoBuscado | undefined },
): Promise<Hallado> {
  const { texto } = consulta;
  const isChosen = elegido === tipo;
  const limite = isChosen ? ENCONTRADOS_POR_PAGINA : ENCONTRADOS_POR_TIPO;
  const pagina = isChosen ? (peticion.pagina ?? 1) : 1;
  const codigo = parseCodigo?.(texto);
  const [deTexto, deCodigo] = await Promise.all([
    listPuntuados(
      database,
      legibles.buildCandidatos(database, { texto }),
      { ...consulta, entidadId: context.actor?.entityId ?? null },
      { limite, desde: limite * (pagina - 1) },
    ),
    codigo === undefined ? [] : listIdsDeCandidatos(database, legibles.buildCandidatos(database, { codigo })),
  ]);
  const deTextoTotal = deTexto[0]?.total ?? 0;
  const first = pagina === 1 ? toPuntuados(deCodigo, deTexto) : deTexto;
  // A code may be no part of the text a list is searched by.
  const total = Math.max(deTextoTotal, first.length);
  const isShown = elegido === undefined || isChosen;
  const shown = isShown ? first.slice(0, limite) : [];
  const fichas = new Map(
    (shown.length === 0
      ? []
      : await legibles.listFichas(
          database,
          shown.map(({ id }) => id),
        )
    ).map((ficha) => [ficha.id, ficha]),
  );
  const encontrados = shown.flatMap(({ id, puntaje }) => {
    const ficha = fichas.get(id);
    return ficha ? [{ puntaje, encontrado: { tipo, ...ficha } }] : [];
  });
  const [unico] = deCodigo.length === 1 ? deCodigo : [];
  return {
    tipo,
    total,
    lista: hasAlcance(consulta) ? null : (legibles.toLista?.(texto) ?? null),
    encontrados,
    salto: unico === undefined ? null : (fichas.get(unico)?.url ?? null),
  };
}

/** Those of the code before those of the text, each once. */
function toPuntuados(deCodigo: readonly string[], deTexto: readonly PuntuadoRow[]) {
  const puntaje = computePuntaje('codigo', { esPropia: false, esAbierta: false });
  return [...deCodigo.map((id) => ({ id, puntaje })), ...deTexto.filter(({ id }) => !deCodigo.includes(id))];
}
