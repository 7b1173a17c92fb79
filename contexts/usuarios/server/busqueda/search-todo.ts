import { toColombianDay } from '@marco/country/working-days';
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
import { computeRango } from '../../rules/busqueda/vencimiento.ts';
import { type Criterio, listIdsDeCandidatos, listPuntuados, type PuntuadoRow } from './candidatos.queries.ts';
import type { CorrectorDePalabras, FuenteDeBusqueda } from './fuente-de-busqueda.ts';
import { type Abierta, listAbiertas, presentEncontrado, requireTipo } from './fuentes-abiertas.ts';
import { runWithin } from './run-within.ts';

type Database = Kysely<DatabaseSchema>;

/** Time a kind may take: whoever types does not wait for the slowest of them. */
const LIMITE_POR_TIPO_MS = 2_000;

interface PeticionDeBusqueda {
  readonly q: string;
  /** Code of a kind. */
  readonly tipo?: string | undefined;
  readonly pagina?: number | undefined;
}

/** Where a search looks for records, and who corrects its words. */
export interface LugaresDeBusqueda {
  readonly fuentes: readonly FuenteDeBusqueda[];
  readonly correctores: readonly CorrectorDePalabras[];
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

/** What a text finds of all kinds, or a page of one. Too short a text finds nothing, unless a scope word narrows it. */
export async function searchTodo(
  database: Database,
  { fuentes, correctores }: LugaresDeBusqueda,
  peticion: PeticionDeBusqueda,
  context: CallContext,
): Promise<ResultadoDeBusqueda> {
  if (peticion.tipo !== undefined) requireTipo(fuentes, peticion.tipo);
  const consulta = parseConsulta(
    peticion.q,
    fuentes.map(({ tipo }) => tipo),
  );
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
  const conVencimiento = pedido.consulta.vence !== undefined;
  const faltantes: ResultadoDeBusqueda['faltantes'] = [];
  const read = async (abierta: Abierta): Promise<Hallado | undefined> => {
    const { tipo } = abierta.fuente;
    try {
      return await runWithin(LIMITE_POR_TIPO_MS, searchKind(database, abierta, pedido, { context, elegido }));
    } catch (error) {
      context.log.error({ err: error, tipo: tipo.codigo }, 'a kind of the search failed');
      faltantes.push({ tipo: tipo.codigo, nombre: tipo.todos });
      return undefined;
    }
  };
  const hallados = (
    await Promise.all(abiertas.filter(({ fuente }) => fuente.hasVencimiento || !conVencimiento).map(read))
  ).filter((hallado) => hallado !== undefined);
  const some = hallados
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => findBest(other) - findBest(one));
  return {
    encontrados: some
      .flatMap(({ encontrados }) => encontrados)
      .toSorted((one, other) => other.puntaje - one.puntaje)
      .map(({ encontrado }) => encontrado),
    tipos: some.map(
      ({ tipo, total, lista }): CuentaDeTipo => ({ tipo: tipo.codigo, nombre: tipo.todos, total, lista }),
    ),
    total: some.reduce((sum, { total }) => sum + total, 0),
    salto: some.find(({ salto }) => salto !== null)?.salto ?? null,
    faltantes,
    corregido: null,
  };
}

const findBest = ({ encontrados }: Hallado) => encontrados[0]?.puntaje ?? 0;

function toCriterio({ vence, ...consulta }: Consulta, { actor }: CallContext): Criterio {
  return {
    ...consulta,
    vence: vence === undefined ? undefined : computeRango(vence, toColombianDay(new Date())),
    entidadId: actor?.entityId ?? null,
  };
}

/** Of a kind that was not chosen, how many there are is told all the same. */
async function searchKind(
  database: Database,
  { fuente: { tipo, parseCodigo }, legibles }: Abierta,
  { peticion, consulta }: Pedido,
  { context, elegido }: { readonly context: CallContext; readonly elegido: string | undefined },
): Promise<Hallado> {
  const { texto } = consulta;
  const isChosen = elegido === tipo.codigo;
  const limite = isChosen ? ENCONTRADOS_POR_PAGINA : ENCONTRADOS_POR_TIPO;
  const pagina = isChosen ? (peticion.pagina ?? 1) : 1;
  const codigo = parseCodigo?.(texto);
  const [deTexto, deCodigo] = await Promise.all([
    listPuntuados(database, legibles.buildCandidatos(database, { texto }), toCriterio(consulta, context), {
      limite,
      desde: limite * (pagina - 1),
    }),
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
    return ficha ? [{ puntaje, encontrado: presentEncontrado(tipo, ficha) }] : [];
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
