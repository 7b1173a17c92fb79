import { addArchivoDelProducto } from '@marco/archivos/port';
import { addCertificado } from '@marco/certificados/testing';
import { addVersionConArbol } from '@marco/conformidad/testing';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { type TestApp, testSecrets } from '@marco/test-kit';
import { sql } from 'kysely';

/** A contract that calls things otherwise than the servicio. */
const CONTRATO = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Personas', version: '1.0' },
  servers: [{ url: 'https://servicios.ejemplo.gov.co/v1' }],
  paths: {
    '/personas/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'consultarPersona',
        parameters: [
          { name: 'tipo', in: 'query', required: true, schema: { type: 'string' } },
          { name: 'formato', in: 'query', schema: { type: 'string' } },
        ],
        responses: { 200: { description: 'La persona' } },
      },
    },
    '/novedades': {
      put: {
        operationId: 'registrarNovedad',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { novedad: { type: 'object', properties: { documento: { type: 'string' } } } },
              },
            },
          },
        },
        responses: { 201: { description: 'La novedad' } },
      },
    },
  },
});

async function findElemento(test: TestApp, identificador: string): Promise<number> {
  const { id } = await test.database.kysely
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .where('e.identificador', '=', identificador)
    .where('v.estado', '=', 'incorporado')
    .select('v.id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A servicio of two operations with the contract that was certified of it; of the first entidad where none is named. */
export async function addServicioConContrato(
  test: TestApp,
  estado: EstadoVersionServicio,
  { entidadId, contrato = CONTRATO }: { readonly entidadId?: number; readonly contrato?: string } = {},
): Promise<{ readonly servicioId: number; readonly versionId: number }> {
  const { kysely } = test.database;
  const primera = await kysely.selectFrom('entidades').select('id').orderBy('id').executeTakeFirstOrThrow();
  const entidad = { id: entidadId ?? primera.id };
  const { id: servicioId } = await kysely
    .insertInto('servicios')
    .values({
      nombre: `Servicio con contrato, versión ${estado}`,
      descripcion: 'De prueba.',
      entidad_id: entidad.id,
      estado_servicio_id: sql<number>`(select min(id) from estados_servicio)`,
      activo: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [tipo, numero, nombre] = [
    await findElemento(test, 'codTipoIdentificacion'),
    await findElemento(test, 'numIdentificacion'),
    await findElemento(test, 'primerNombre'),
  ];
  const versionId = await addVersionConArbol(kysely, {
    servicioId,
    mayor: 1,
    estado,
    operaciones: {
      consultarPersona: {
        peticion: [
          { nombre: 'tipo', elemento: tipo },
          { nombre: 'numero', elemento: numero },
        ],
        respuesta: [
          { nombre: 'numero', elemento: numero },
          { nombre: 'nombre', elemento: nombre },
        ],
      },
      registrarNovedad: {
        peticion: [{ nombre: 'numero', elemento: numero }],
        respuesta: [{ nombre: 'numero', elemento: numero }],
      },
    },
  });
  const { solicitudId } = await addCertificado(kysely, testSecrets, entidad.id, { servicioId, nivel: 1 });
  await addContrato(test, { versionId, solicitudId, contrato });
  return { servicioId, versionId };
}

async function addContrato(
  test: TestApp,
  {
    versionId,
    solicitudId,
    contrato,
  }: { readonly versionId: number; readonly solicitudId: number; readonly contrato: string },
): Promise<void> {
  await test.database.kysely.transaction().execute(async (trx) => {
    const archivo = await addArchivoDelProducto(trx, test.files, {
      carpeta: 'nivel-dos',
      nombre: 'contrato.json',
      tipo: 'application/json',
      publico: false,
      contenido: Buffer.from(contrato),
    });
    await trx
      .insertInto('solicitudes_nivel_dos')
      .values({ solicitud_id: solicitudId, servicio_version_id: versionId, contrato_archivo_id: archivo.id })
      .execute();
    const campos = await trx
      .selectFrom('servicios_mensajes_campos as c')
      .innerJoin('servicios_mensajes as m', 'm.id', 'c.mensaje_id')
      .innerJoin('servicios_operaciones as o', 'o.id', 'm.operacion_id')
      .where('o.version_id', '=', versionId)
      .where('m.papel', '=', 'peticion')
      .where('c.nombre_local', '=', 'numero')
      .select(['c.id', 'o.codigo'])
      .execute();
    const rutas: Readonly<Record<string, string>> = {
      consultarPersona: '/id',
      registrarNovedad: '/novedad/documento',
    };
    for (const { id, codigo } of campos)
      await trx
        .insertInto('solicitudes_vinculos')
        .values({ solicitud_id: solicitudId, campo_id: id, ruta: rutas[codigo] ?? '' })
        .execute();
  });
}
