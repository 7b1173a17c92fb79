import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addArchivoDelProducto } from '@marco/archivos/port';
import { addCertificado, createTrabajosDeCertificados } from '@marco/certificados/testing';
import { addVersionConArbol, type CampoDelArbol } from '@marco/conformidad/testing';
import { runDueJob } from '@marco/server-kit';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { startTestApp, testSecrets } from '@marco/test-kit';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { PasaportePublico } from '../contract/index.ts';
import { createPasaporte } from '../server/create-pasaporte.ts';

/** What is asked of a version of the tests. */
interface VersionDePrueba {
  readonly estado?: EstadoVersionServicio;
  readonly servicioId?: number;
  readonly mayor?: number;
  /** Two of them where nothing else is said. */
  readonly operaciones?: 'ninguna' | 'principal';
}

/** A product with versions of servicios that have a pasaporte; close it afterwards. */
export async function startPasaportesSite() {
  const directory = await mkdtemp(join(tmpdir(), 'pasaportes-'));
  const test = await startTestApp({ filesDirectory: directory });
  const { kysely } = test.database;
  // The banco takes no address without TLS.
  await kysely
    .updateTable('parametros')
    .set({ valor: JSON.stringify('https://marco.example') })
    .where('clave', '=', 'sitio.direccion')
    .execute();

  /** Versions of elements in force, by what they are. */
  async function findElementos(where: ReturnType<typeof sql>, most = 3): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select v.id from elementos_versiones v
      join elementos_de_dato e on e.id = v.elemento_id
      where v.estado = 'incorporado' and ${where} order by v.id limit ${most}`.execute(kysely);
    return rows.map(({ id }) => id);
  }

  const [numero = 0, fecha = 0, lista = 0] = [
    ...(await findElementos(sql`e.tipo = 'simple' and v.tipo_dato = 'cadena'`, 1)),
    ...(await findElementos(sql`e.tipo = 'simple' and v.tipo_dato = 'fecha'`, 1)),
    ...(await findElementos(
      sql`e.tipo = 'simple' and exists (select from elementos_valores x where x.version_id = v.id)`,
      1,
    )),
  ];
  const [compuesto = 0] = await findElementos(
    sql`e.tipo = 'compuesto' and not v.es_abstracto
      and exists (select from elementos_componentes c where c.version_id = v.id)`,
    1,
  );
  const { id: entidadId } = await kysely
    .selectFrom('entidades')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();

  async function addServicio(nombre: string): Promise<number> {
    const { id } = await kysely
      .insertInto('servicios')
      .values({
        nombre,
        descripcion: `Descripción de ${nombre} con «comillas», <marcas> & tildes.`,
        entidad_id: entidadId,
        estado_servicio_id: sql<number>`(select id from estados_servicio where codigo = 'estandarizado-nivel-1')`,
        activo: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const respuesta: readonly CampoDelArbol[] = [
    { nombre: 'registro', elemento: compuesto, minimo: 0, maximo: null },
    { nombre: 'fecha', elemento: fecha },
    { nombre: 'clase', elemento: lista, minimo: 0 },
  ];

  const listOperaciones = (cuales: VersionDePrueba['operaciones']) => {
    const consulta = { peticion: [{ nombre: 'numero', elemento: numero }], respuesta };
    if (cuales === 'ninguna') return {};
    // Of a request that named no operation.
    if (cuales === 'principal') return { principal: consulta };
    return {
      consultarPersona: consulta,
      notificarCambio: { peticion: [{ nombre: 'fecha', elemento: fecha }] },
    };
  };

  /** A version with its pasaporte, where it may have one. */
  async function addVersion({
    estado = 'estandarizada',
    mayor = 1,
    operaciones,
    ...pedido
  }: VersionDePrueba = {}) {
    const servicioId = pedido.servicioId ?? (await addServicio(`Servicio ${randomUUID()}`));
    const versionId = await addVersionConArbol(kysely, {
      servicioId,
      mayor,
      estado,
      operaciones: listOperaciones(operaciones),
    });
    await kysely.transaction().execute((trx) => createPasaporte(trx, versionId));
    return { servicioId, versionId, oid: await findOid(versionId) };
  }

  async function findOid(versionId: number): Promise<string> {
    const row = await kysely
      .selectFrom('pasaportes')
      .select('oid')
      .where('version_id', '=', versionId)
      .executeTakeFirst();
    return row?.oid ?? '';
  }

  const certify = (servicioId: number, nivel: 1 | 2 | 3 = 1) =>
    addCertificado(kysely, testSecrets, entidadId, { servicioId, nivel });

  /** Makes the PDF of every certificate that waits for it. */
  async function runJobs(): Promise<void> {
    const work = createTrabajosDeCertificados({ files: test.files, secrets: testSecrets });
    const fail = (kind: string, error: unknown) => {
      throw new Error(`${kind} failed`, { cause: error });
    };
    while (await runDueJob(kysely, work, fail));
  }

  /** The contract a certified request of level 2 of a version rests on. */
  async function addContrato(versionId: number, solicitudId: number, contenido: string): Promise<void> {
    await kysely.transaction().execute(async (trx) => {
      const { id } = await addArchivoDelProducto(trx, test.files, {
        carpeta: 'nivel-dos',
        nombre: 'mi contrato.json',
        tipo: 'application/json',
        publico: false,
        contenido: Buffer.from(contenido),
      });
      await trx
        .insertInto('solicitudes_nivel_dos')
        .values({ solicitud_id: solicitudId, servicio_version_id: versionId, contrato_archivo_id: id })
        .execute();
    });
  }

  const visit = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/api-public/${path}`, headers });

  const read = async (oid: string): Promise<PasaportePublico> =>
    (await visit(`pasaportes/${oid}?formato=json`)).json();

  /** The package of a version: its bytes, and its files by their paths. */
  async function download(oid: string) {
    const answer = await visit(`pasaportes/${oid}?formato=zip`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const archivos = new Map(Object.entries(unzipSync(new Uint8Array(answer.rawPayload))));
    const text = (ruta: string) => Buffer.from(archivos.get(ruta) ?? []).toString('utf8');
    return { answer, zip: answer.rawPayload, archivos, text, json: (ruta: string) => JSON.parse(text(ruta)) };
  }

  return {
    test,
    kysely,
    entidadId,
    addServicio,
    addVersion,
    addContrato,
    findOid,
    certify,
    runJobs,
    visit,
    read,
    download,
    close: async () => {
      await test.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type PasaportesSite = Awaited<ReturnType<typeof startPasaportesSite>>;
