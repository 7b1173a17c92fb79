import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDocumentoFirmado } from '@marco/certificados/port';
import { CSV_START, formatCsvRow } from '@marco/server-kit';
import { toCambios } from '../../contract/direcciones.terms.ts';
import { type CodigoConjunto, getConjunto } from '../../rules/conjuntos/conjuntos.ts';
import {
  type CuentaDeCambios,
  type LicenciaDicha,
  presentLeameDeCambios,
  presentManifiestoDeCambios,
} from '../../rules/volcado.ts';
import { ComparacionDeFilas } from './compare-filas.ts';
import { type LugarDeArchivo, listArchivosDeEdicion } from './ediciones.queries.ts';
import {
  addPaquete,
  openArchivo,
  type ParteDelPaquete,
  type PublicadorFirmante,
  toParteDelDisco,
  toTexto,
} from './paquete-firmado.ts';
import { readJson } from './write-archivos.ts';

interface VolcadoHuellado {
  readonly fecha: string;
  /** SHA-256 of the dump. */
  readonly sha256: string;
}

interface CambiosPedidos {
  readonly anterior: VolcadoHuellado;
  readonly actual: VolcadoHuellado;
  readonly conjuntos: readonly CodigoConjunto[];
  readonly licencia: LicenciaDicha;
  /** Address of the site, without a slash at its end. */
  readonly base: string;
  readonly did: string;
  /** Of this work alone; whoever asks removes it. */
  readonly directorio: string;
  onConjunto(): Promise<void>;
}

type JsonDeEdicion = ReadonlyMap<string, LugarDeArchivo>;

async function listJson({ database }: PublicadorFirmante, fecha: string): Promise<JsonDeEdicion> {
  const archivos = await listArchivosDeEdicion(database, fecha);
  return new Map(
    archivos.flatMap((archivo) => (archivo.formato === 'json' ? [[archivo.conjunto, archivo] as const] : [])),
  );
}

/** Compares a set on both days and writes what changed of it; undefined where nothing did. */
async function writeCambiosDeConjunto(
  publicador: PublicadorFirmante,
  codigo: CodigoConjunto,
  { antes, ahora, directorio }: { antes: JsonDeEdicion; ahora: JsonDeEdicion; directorio: string },
): Promise<{ readonly cuenta: CuentaDeCambios; readonly parte: ParteDelPaquete } | undefined> {
  const [viejo, nuevo] = [antes.get(codigo), ahora.get(codigo)];
  if (viejo?.sha256 === nuevo?.sha256) return undefined;
  const conjunto = getConjunto(codigo);
  const cuenta = { conjunto: codigo, agregada: 0, cambiada: 0, retirada: 0 };
  const path = join(directorio, `${codigo}.csv`);
  using comparacion = new ComparacionDeFilas(join(directorio, `${codigo}.sqlite`));
  if (viejo) await comparacion.addAntes(conjunto, readJson(conjunto, await openArchivo(publicador, viejo)));
  if (nuevo) await comparacion.addAhora(conjunto, readJson(conjunto, await openArchivo(publicador, nuevo)));
  function* write(): Generator<string> {
    yield CSV_START + formatCsvRow(['cambio', ...conjunto.columnas.map(({ nombre }) => nombre)]);
    for (const { cambio, linea } of comparacion.listCambios()) {
      cuenta[cambio] += 1;
      yield `${cambio};${linea}`;
    }
  }
  await pipeline(Readable.from(write()), createWriteStream(path));
  return { cuenta, parte: await toParteDelDisco(`csv/${codigo}.csv`, path) };
}

/**
 * Writes what changed between two dumps: for each set the rows that were added, changed and removed, and a signed list of digests.
 *
 * @returns undefined where the edition of the dump before is not kept any more
 */
export async function writeCambios(
  publicador: PublicadorFirmante,
  pedidos: CambiosPedidos,
): Promise<{ readonly desde: string; readonly archivoId: string } | undefined> {
  const { anterior, actual, conjuntos, licencia, base, did, directorio, onConjunto } = pedidos;
  const antes = await listJson(publicador, anterior.fecha);
  if (antes.size === 0) return undefined;
  const ahora = await listJson(publicador, actual.fecha);
  const cambiados: { readonly cuenta: CuentaDeCambios; readonly parte: ParteDelPaquete }[] = [];
  for (const codigo of conjuntos) {
    await onConjunto();
    const cambiado = await writeCambiosDeConjunto(publicador, codigo, { antes, ahora, directorio });
    if (cambiado) cambiados.push(cambiado);
  }
  const partes: readonly ParteDelPaquete[] = [
    toTexto('LEAME.txt', presentLeameDeCambios(anterior.fecha, actual.fecha, licencia)),
    toTexto('confianza/did.json', did),
    ...cambiados.map(({ parte }) => parte),
  ];
  const momento = new Date();
  const manifiesto = await createDocumentoFirmado(publicador, momento, (emisor) =>
    presentManifiestoDeCambios({
      emisor,
      momento,
      fecha: actual.fecha,
      direccion: base + toCambios(actual.fecha),
      licencia,
      partes,
      anterior,
      actual,
      cambios: cambiados.map(({ cuenta }) => cuenta),
    }),
  );
  const nombre = `marco-datos-${actual.fecha}-cambios.zip`;
  const { id } = await addPaquete(publicador, { nombre, momento, manifiesto, partes });
  return { desde: anterior.fecha, archivoId: id };
}
