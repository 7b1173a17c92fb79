import { addArchivoDelProducto } from '@marco/archivos/port';
import { toColombianDay } from '@marco/country/working-days';
import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { DATO_PERSONAL } from '@marco/elementos-de-dato/terms';
import { presentEntidad } from '@marco/entidades/terms';
import { findParametroTexto, presentMomento } from '@marco/parametros/port';
import {
  addJob,
  type FileStore,
  type JobHandler,
  type LongJobHandler,
  writeSystemAudit,
} from '@marco/server-kit';
import { BASE_DATO_PERSONAL } from '@marco/solicitudes/terms';
import type { Kysely } from 'kysely';
import { findAcuerdoRow, findLockedAcuerdo, listSinDocumento, listVencidos } from './acuerdo.queries.ts';
import { addPasoAcuerdo, setPdfDeAcuerdo, updateAcuerdoRow } from './acuerdo.repository.ts';
import { JOBS, runTareaDeAcuerdo } from './acuerdos-pool.ts';
import { PREPARAR_ACUERDO } from './approve-acuerdo.ts';
import { avisosDeFinJobs } from './avisos-de-fin-jobs.ts';
import { readContrato } from './contrato/material-reducido.ts';
import { notifyAcuerdo } from './notify-acuerdo.ts';
import { type AcuerdoLeido, readAcuerdo } from './read-acuerdo.ts';
import type { DocumentoDeAcuerdo } from './worker/create-acuerdo-pdf.ts';

const TERMINAR = 'terminar-acuerdo-vencido';
/** Acuerdos whose end one job prepares. */
const POR_VEZ = 200;

const format = (cantidad: number | null) =>
  cantidad === null ? 'Sin decir' : cantidad.toLocaleString(LOCALE);

/** What the document of an acuerdo says. */
async function readDocumento(
  database: Kysely<DatabaseSchema>,
  { row, finalidades, campos, politica }: AcuerdoLeido,
): Promise<DocumentoDeAcuerdo> {
  const [producto, ministerio] = await Promise.all([
    findParametroTexto(database, 'titulo.producto', ''),
    findParametroTexto(database, 'ministerio.nombre', ''),
  ]);
  const aprobado = row.aprobadoEn ?? row.estadoDesde;
  const consumidora = `${presentEntidad(row.consumidora, row.consumidoraSigla)}, NIT ${row.consumidoraNit}`;
  const proveedora = `${presentEntidad(row.proveedora, row.proveedoraSigla)}, NIT ${row.proveedoraNit}`;
  const pedidos = campos.flatMap((campo) => {
    const para = finalidades.flatMap((una, place) =>
      una.campos.some(({ campoId }) => campoId === campo.id) ? [String(place + 1)] : [],
    );
    return para.length === 0 ? [] : [{ campo, para }];
  });
  const personales = pedidos.filter(({ campo }) => campo.datoPersonal !== 'no').length;
  return {
    producto,
    ministerio,
    numero: row.numero ?? '',
    momento: aprobado,
    partes: `${proveedora}, ofrece el servicio «${row.servicio}»; ${consumidora}, lo consume para las finalidades de este acuerdo y solo con los datos que aquí se listan.`,
    datos: [
      ['Número', row.numero ?? ''],
      ['Aprobado', presentMomento(aprobado)],
      ['Servicio', `${row.servicio}, versión ${row.mayor}.${row.menor}`],
      ['Ofrece', proveedora],
      ['Consume', consumidora],
      ['Sistema', row.subsistema === '' ? row.sistema : `${row.sistema}, subsistema ${row.subsistema}`],
      ['Responde por el uso', `${row.responsableNombre}, ${row.responsableCargo}`],
      ['Vigencia', `${row.vigenteDesde ?? ''} a ${row.vigenteHasta ?? ''}`],
      ...(row.convenioNumero === ''
        ? []
        : [['Convenio', `${row.convenioNumero} del ${row.convenioFecha ?? ''}`] as const]),
    ],
    finalidades: finalidades.map((una, place) => [
      `${place + 1}. ${una.titulo}`,
      una.norma === '' ? 'No se exige' : una.norma,
      una.base === null ? 'No pide datos personales' : BASE_DATO_PERSONAL[una.base],
      format(una.volumenConcedido),
    ]),
    campos: pedidos.map(({ campo, para }) => [
      campo.nombre,
      `${campo.operacion}: ${campo.ruta}`,
      DATO_PERSONAL[campo.datoPersonal],
      para.join(', '),
    ]),
    condiciones: politica?.condiciones ?? '',
    medida: `Pide ${pedidos.length} de ${campos.length} datos; ${personales} personales.`,
  };
}

/**
 * Makes the document of an approved acuerdo with its reduced contract inside, and keeps it. No transaction waits for the
 * pages; one that was made meanwhile stays.
 */
export function createAcuerdosWork({ files }: { readonly files: FileStore }): LongJobHandler<DatabaseSchema> {
  return {
    kind: PREPARAR_ACUERDO,
    start: async (database, { id }) => {
      const row = await findAcuerdoRow(database, Number(id));
      const contrato = row && row.numero !== null ? await readContrato(database, row) : undefined;
      if (!row || !contrato || row.pdfArchivoId !== null) return async () => undefined;
      const documento = await readDocumento(database, await readAcuerdo(database, row));
      const [pdf] = await runTareaDeAcuerdo({ clase: 'pdf', documento, contrato }, JOBS);
      if (!pdf) throw new Error('The document of an acuerdo was not written.');
      return async (trx) => {
        const locked = await findLockedAcuerdo(trx, row.id);
        if (!locked || locked.pdfArchivoId !== null) return;
        const archivo = await addArchivoDelProducto(trx, files, {
          carpeta: 'politico-tres',
          nombre: `Acuerdo-${documento.numero}.pdf`,
          tipo: 'application/pdf',
          publico: false,
          contenido: pdf.contenido,
        });
        await setPdfDeAcuerdo(trx, row.id, archivo.id);
        await writeSystemAudit(trx, {
          action: 'expedir-acuerdo',
          result: 'exito',
          objectType: 'acuerdo',
          objectId: row.id,
          detail: { antes: null, despues: { numero: documento.numero, pdf: archivo.sha256 } },
        });
      };
    },
  };
}

/** What was approved by the demo data, or before its document could be made: one job for each. */
const prepararDocumentos: JobHandler<DatabaseSchema> = {
  kind: 'preparar-documentos-acuerdos',
  findDueKey: async (database, now) => {
    const due = await listSinDocumento(database, POR_VEZ);
    return due.length > 0 ? `${toColombianDay(now)}:${due.at(-1)}` : undefined;
  },
  run: async (trx) => {
    for (const id of await listSinDocumento(trx, POR_VEZ))
      await addJob(trx, { kind: PREPARAR_ACUERDO, key: String(id), payload: { id } });
  },
};

/** Makes one job for each acuerdo whose last day is over, so that a failing one does not delay the others. */
const prepararTerminaciones: JobHandler<DatabaseSchema> = {
  kind: 'preparar-terminaciones-acuerdos',
  findDueKey: async (database, now) => {
    const hoy = toColombianDay(now);
    const due = await listVencidos(database, hoy, POR_VEZ);
    return due.length > 0 ? `${hoy}:${due.at(-1)}` : undefined;
  },
  run: async (trx, { clave }) => {
    const hoy = String(clave).slice(0, 10);
    for (const id of await listVencidos(trx, hoy, POR_VEZ))
      await addJob(trx, { kind: TERMINAR, key: `${id}:${hoy}`, payload: { id } });
  },
};

/** Ends an acuerdo after its last day, and tells both sides. */
const terminarVencido: JobHandler<DatabaseSchema> = {
  kind: TERMINAR,
  run: async (trx, { id }) => {
    const row = await findLockedAcuerdo(trx, Number(id));
    const hoy = toColombianDay(new Date());
    const enVigor = row?.estado === 'activo' || row?.estado === 'suspendido';
    if (!row || !enVigor || row.vigenteHasta === null || row.vigenteHasta >= hoy) return;
    const motivo = `Terminó su vigencia, el ${row.vigenteHasta}.`;
    await updateAcuerdoRow(trx, row.id, {
      estado: 'terminado',
      estado_desde: new Date(),
      suspendido_por: [],
    });
    await addPasoAcuerdo(trx, {
      acuerdoId: row.id,
      accion: 'terminar',
      desde: row.estado,
      hasta: 'terminado',
      lado: null,
      motivo,
      usuarioId: null,
    });
    await notifyAcuerdo(trx, row, { accion: 'terminar', motivo, quien: null, numero: row.numero });
    await writeSystemAudit(trx, {
      action: 'terminar-acuerdo',
      result: 'exito',
      objectType: 'acuerdo',
      objectId: row.id,
      detail: { antes: { estado: row.estado }, despues: { estado: 'terminado' }, motivo },
    });
  },
};

export const acuerdosJobs: readonly JobHandler<DatabaseSchema>[] = [
  prepararDocumentos,
  prepararTerminaciones,
  terminarVencido,
  ...avisosDeFinJobs,
];
