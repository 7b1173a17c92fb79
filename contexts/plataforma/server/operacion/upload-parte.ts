import { hash } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import { AppError, addJob, type CallContext, refuse, type Secrets, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type ImportacionOperacion, plataformaErrors } from '../../contract/index.ts';
import { LIMITES_OPERACION } from '../../contract/terms.ts';
import { type FaltaDeForma, readParteDeArchivo } from '../../rules/operacion/lectura-de-parte.ts';
import { MAXIMO_ENTRE_LADOS_MS } from '../../rules/operacion/parejas.ts';
import type { RegistroOperacion } from '../../rules/operacion/registro.ts';
import { isDeOtraInstancia, readRegistros } from '../../rules/operacion/resumen.ts';
import { HORA_MS, toHora } from '../../rules/operacion/sumas.ts';
import { findInstancia, toNumeroAmbiente } from './ambiente.ts';
import {
  findImportacion,
  findLockedImportacion,
  type ImportacionRow,
  listCerradas,
} from './importaciones.queries.ts';
import { addRechazo, CALCULAR, updateAvance } from './importaciones.repository.ts';
import { presentImportacion, toHeld } from './present-importacion.ts';
import { readParteRecibida } from './read-parte.ts';
import { addRegistros, type ColumnasDeRegistros } from './registros.repository.ts';
import { addRelaciones, toClaveEncuentro } from './relaciones.repository.ts';

export interface ParteDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly secrets: Secrets;
}

const decoder = new TextDecoder();
const decode = (bytes: Uint8Array) => decoder.decode(bytes);

interface ParteAnunciada {
  readonly id: number;
  readonly desde: number;
  readonly esUltima: boolean;
}

const FALTAS: Readonly<Record<FaltaDeForma, keyof typeof plataformaErrors>> = {
  'no-es-operacion': 'ARCHIVO_SIN_OPERACION',
  'registro-largo': 'REGISTRO_LARGO',
  'archivo-cortado': 'ARCHIVO_CORTADO',
};

/** Refusals of what a piece says, and whether the file itself is refused, so that no other piece mends it. */
const DE_CONTENIDO: ReadonlyMap<string, boolean> = new Map<keyof typeof plataformaErrors, boolean>([
  ['ARCHIVO_SIN_OPERACION', true],
  ['REGISTRO_LARGO', true],
  ['ARCHIVO_DE_OTRA_INSTANCIA', true],
  ['DEMASIADOS_SERVICIOS_NUEVOS', true],
  ['ARCHIVO_DE_OPERACION_PESADO', true],
  ['PARTE_SOBRANTE', true],
  ['ARCHIVO_CORTADO', false],
  ['ARCHIVO_INCOMPLETO', false],
]);

/**
 * Takes the next piece of a file. A file that is refused before anything of it was taken ends its import; why is kept.
 *
 * @throws the refusals of `uploadParteEndpoint`; nothing of a refused piece is kept
 */
export async function uploadParte(
  dependencies: ParteDependencies,
  anunciada: ParteAnunciada,
  context: CallContext,
): Promise<ImportacionOperacion> {
  try {
    return await takeParte(dependencies, anunciada, context);
  } catch (error) {
    const code = error instanceof AppError ? error.code : '';
    const esDelArchivo = DE_CONTENIDO.get(code);
    if (esDelArchivo !== undefined)
      await addRechazo(dependencies.database, anunciada.id, { code, esDelArchivo });
    throw error;
  }
}

/**
 * Takes the next piece of a file. It is read before the transaction and counts whole or not at all; sent again, it finds
 * that the file went on. With the last one the hours are computed.
 */
async function takeParte(
  { database, secrets }: ParteDependencies,
  anunciada: ParteAnunciada,
  context: CallContext,
): Promise<ImportacionOperacion> {
  const { id, desde, esUltima } = anunciada;
  // Before anything of it is read.
  const before = requireEnTurno(await findImportacion(database, id), desde);
  const bytes = await readParteRecibida(context);
  requireAnunciados(before, desde + bytes.length, esUltima);
  const instancia = await findInstancia(database, before.ambiente);
  const parte = readParteDeArchivo(bytes, { forma: before.forma, esUltima, decode });
  if ('falta' in parte) throw refuse(plataformaErrors, FALTAS[parte.falta]);
  const { registros, cuenta } = readRegistros(
    parte.valores,
    { instancia, ahora: Date.now() },
    before.resumen,
  );
  if (esUltima && isDeOtraInstancia(cuenta)) throw refuse(plataformaErrors, 'ARCHIVO_DE_OTRA_INSTANCIA');
  const llave = secrets.deriveKey(PROPOSITO).toString('base64');

  return database.transaction().execute(async (trx) => {
    // Another call may have brought the same piece meanwhile.
    const row = requireEnTurno(await findLockedImportacion(trx, id), desde);
    const { agregados, cerrados, nuevos, horas } = await keepRegistros(trx, row, registros, llave);
    if (cuenta.nuevos + nuevos > LIMITES_OPERACION.nuevos)
      throw refuse(plataformaErrors, 'DEMASIADOS_SERVICIOS_NUEVOS');
    const resumen = {
      ...cuenta,
      nuevos: cuenta.nuevos + nuevos,
      horasCerradas: cuenta.horasCerradas + cerrados,
      repetidos: cuenta.repetidos + registros.length - cerrados - agregados,
    };
    await updateAvance(trx, id, {
      forma: parte.forma,
      recibidos: desde + parte.consumidos,
      resumen,
      horas,
      estado: esUltima ? 'calculando' : 'recibiendo',
    });
    if (esUltima) await closeRecepcion(trx, row, resumen, context);
    const after = await findImportacion(trx, id);
    return presentImportacion(after ?? row, instancia, toHeld(context));
  });
}

/** What the digests of messages are made with: they are of no use to anybody who lacks the key of the installation. */
const PROPOSITO = 'plataforma: mensajes de la operación';

function requireEnTurno(row: ImportacionRow | undefined, desde: number): ImportacionRow {
  if (!row) throw refuse(plataformaErrors, 'IMPORTACION_NO_EXISTE');
  if (row.estado !== 'recibiendo') throw refuse(plataformaErrors, 'IMPORTACION_NO_RECIBE');
  if (row.recibidos === desde) return row;
  const mensaje = `Se recibieron ${row.recibidos} bytes: la siguiente parte empieza ahí.`;
  throw refuse(plataformaErrors, 'PARTE_FUERA_DE_LUGAR', [{ campo: 'desde', mensaje }]);
}

/** A file is neither longer than it was announced nor shorter; how long a packed one is, nobody knew. */
function requireAnunciados({ bytes }: ImportacionRow, llegados: number, esUltima: boolean): void {
  if (llegados > LIMITES_OPERACION.archivo) throw refuse(plataformaErrors, 'ARCHIVO_DE_OPERACION_PESADO');
  if (bytes === null) return;
  if (llegados > bytes) throw refuse(plataformaErrors, 'PARTE_SOBRANTE');
  if (esUltima && llegados < bytes) throw refuse(plataformaErrors, 'ARCHIVO_INCOMPLETO');
}

/** Adds the records of hours that are open, and the hours their exchanges may be in. */
async function keepRegistros(
  trx: Transaction<DatabaseSchema>,
  { id, ambiente, horas }: ImportacionRow,
  registros: readonly RegistroOperacion[],
  llave: string,
) {
  const touched = new Set(horas);
  const cerradas = await listCerradas(trx, ambiente, [...new Set(registros.flatMap(listHoras))]);
  const abiertos = registros.filter((registro) => !cerradas.has(toHora(registro.entrada)));
  const claves = abiertos.map(toClaveEncuentro);
  const encuentros = new Map(abiertos.map((registro, at) => [claves[at] ?? '', registro]));
  const { ids, nuevos } = await addRelaciones(trx, ambiente, encuentros);
  for (const registro of abiertos)
    for (const hora of listHoras(registro)) if (!cerradas.has(hora)) touched.add(hora);
  const relaciones = claves.map((clave) => ids.get(clave) ?? 0);
  const columnas = toColumnas(abiertos, relaciones, `${llave}${ambiente}\n`);
  const agregados = await addRegistros(
    trx,
    { ambiente: toNumeroAmbiente(ambiente), importacionId: id },
    columnas,
  );
  const sorted = [...touched].toSorted((one, other) => one - other);
  return { agregados, nuevos, cerrados: registros.length - abiertos.length, horas: sorted };
}

/** Hours in which the exchange of a record may be counted: its own, and that of the other side. */
function listHoras({ entrada }: RegistroOperacion): number[] {
  return [toHora(entrada - MAXIMO_ENTRE_LADOS_MS), toHora(entrada), toHora(entrada + MAXIMO_ENTRE_LADOS_MS)];
}

function toColumnas(
  registros: readonly RegistroOperacion[],
  relacion: number[],
  llave: string,
): ColumnasDeRegistros {
  return {
    hora: registros.map(({ entrada }) => toHora(entrada)),
    mensaje: registros.map(({ mensajeId }) => hash('sha256', llave + mensajeId, 'hex').slice(0, 32)),
    productor: registros.map(({ productor }) => (productor ? 1 : 0)),
    desfase: registros.map(({ entrada }) => entrada % HORA_MS),
    relacion,
    duracion: registros.map(({ duracion }) => duracion ?? -1),
    falla: registros.map(({ falla }) => falla),
    bytes: registros.map(({ bytes }) => bytes),
  };
}

/** The file is whole: its hours are computed, and the trail keeps what came. */
async function closeRecepcion(
  trx: Transaction<DatabaseSchema>,
  { id, version }: ImportacionRow,
  { registros, repetidos, horasCerradas, apartados }: ImportacionRow['resumen'],
  context: CallContext,
): Promise<void> {
  await addJob(trx, { kind: CALCULAR, key: `${id}:${version}`, payload: { id } });
  await writeAudit(trx, context, {
    action: 'recibir-operacion',
    result: 'exito',
    objectType: 'importacion-operacion',
    objectId: id,
    detail: { registros, repetidos, horasCerradas, apartados },
  });
}
