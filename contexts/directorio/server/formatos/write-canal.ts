import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { findSitio } from '@marco/parametros/port';
import { DocumentAnswer, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { create } from 'xmlbuilder2';
import { toCambios } from '../../contract/direcciones.terms.ts';
import { directorioPaths, toFicha } from '../../contract/directorio.paths.ts';
import { formatosErrors } from '../../contract/formatos.errors.ts';
import { TIPO_CAMBIO_DIRECTORIO } from '../../contract/suscripciones.terms.ts';
import { presentTextoCambio, presentTituloCambio } from '../../rules/formatos/texto-cambio.ts';
import {
  type EventoDirectorioRow,
  type FiltroCanal,
  findNombresDeCanal,
  listPaginaDeEventos,
} from './eventos.queries.ts';

type Database = Kysely<DatabaseSchema>;

const ATOM = 'http://www.w3.org/2005/Atom';
const TIPO_ATOM = 'application/atom+xml';
/** When a feed without entries changed last. */
const PRINCIPIO = new Date('2026-01-01T00:00:00Z');

/**
 * The feed of what happened in the directory (RFC 4287), one page of it (RFC 5005).
 *
 * @throws AppError `CANAL_DE_NADA` where it is asked of something that is not there
 */
export async function presentCanal(
  database: Database,
  { pagina, ...filtro }: FiltroCanal & { readonly pagina: number },
): Promise<DocumentAnswer> {
  const nombres = await findNombresDeCanal(database, filtro);
  if (nombres === undefined) throw refuse(formatosErrors, 'CANAL_DE_NADA');
  const { base } = await findSitio(database);
  const { eventos, hayMas } = await listPaginaDeEventos(database, filtro, pagina);
  return new DocumentAnswer({
    type: `${TIPO_ATOM}; charset=utf-8`,
    content: writeCanal({ base, direccion: base + toDireccion(filtro), nombres, pagina, hayMas }, eventos),
  });
}

function toDireccion({ servicio, elemento, entidad }: FiltroCanal): string {
  return toCambios({
    ...(servicio === undefined ? {} : { servicio }),
    ...(elemento === undefined ? {} : { elemento }),
    ...(entidad === undefined ? {} : { entidad }),
  });
}

interface PaginaDeCanal {
  readonly base: string;
  /** Of the first page of this feed, whole. */
  readonly direccion: string;
  readonly nombres: readonly string[];
  readonly pagina: number;
  readonly hayMas: boolean;
}

function writeCanal(
  { base, direccion, nombres, pagina, hayMas }: PaginaDeCanal,
  eventos: readonly EventoDirectorioRow[],
): string {
  const de = nombres.length === 0 ? '' : `: ${nombres.join(', ')}`;
  const address = (page: number) =>
    page === 1 ? direccion : `${direccion}${direccion.includes('?') ? '&' : '?'}pagina=${page}`;
  const feed = create({ version: '1.0', encoding: 'UTF-8' }).ele(ATOM, 'feed').att('xml:lang', LOCALE);
  addTexto(feed, 'title', `Cambios del directorio de servicios${de}`);
  addTexto(feed, 'id', direccion);
  addTexto(feed, 'updated', (eventos[0]?.momento ?? PRINCIPIO).toISOString());
  addTexto(feed.ele('author'), 'name', 'Directorio de servicios');
  const links: readonly (readonly [rel: string, type: string, href: string])[] = [
    ['self', TIPO_ATOM, address(pagina)],
    ['alternate', 'text/html', base + directorioPaths.home],
    ['first', TIPO_ATOM, address(1)],
    ...(pagina > 1 ? ([['previous', TIPO_ATOM, address(pagina - 1)]] as const) : []),
    ...(hayMas ? ([['next', TIPO_ATOM, address(pagina + 1)]] as const) : []),
  ];
  for (const [rel, type, href] of links) feed.ele('link').att({ rel, type, href });
  for (const evento of eventos) addEntrada(feed, base, evento);
  return feed.end();
}

type Elemento = ReturnType<ReturnType<typeof create>['ele']>;

function addTexto(padre: Elemento, nombre: string, texto: string): void {
  padre.ele(nombre).txt(clean(texto));
}

function addEntrada(feed: Elemento, base: string, evento: EventoDirectorioRow): void {
  const { id, tipo, momento, parteEntidad, parteServicio } = evento;
  const contado = { ...evento, entidad: presentEntidad(evento.entidad) };
  const entry = feed.ele('entry');
  addTexto(entry, 'title', presentTituloCambio(contado));
  // It never changes, and no other entry of any of these feeds has it.
  addTexto(entry, 'id', `${base}${toCambios()}#${id}`);
  addTexto(entry, 'updated', momento.toISOString());
  const page = base + toFicha(parteEntidad, parteServicio);
  entry.ele('link').att({ rel: 'alternate', type: 'text/html', href: page });
  entry.ele('category').att({ term: tipo, label: TIPO_CAMBIO_DIRECTORIO[tipo] });
  addTexto(entry, 'summary', presentTextoCambio(contado));
}

/** Characters XML 1.0 cannot carry are left out. */
function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those XML forbids are meant
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
}
