import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openAsistente, readCamposDeFuente } from '@marco/asistente/port';
import type { InformeConformidad } from '@marco/conformidad/contract';
import { openJuezMensaje } from '@marco/esquemas/port';
import { Validator } from '@seriousme/openapi-schema-validator';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resumenPasaporteSchema } from '../contract/index.ts';
import { type PasaportesSite, startPasaportesSite } from '../testing/pasaportes-site.ts';

const jsonld = createRequire(import.meta.url)('jsonld') as {
  toRDF(document: object, options: { format: string; documentLoader: () => never }): Promise<string>;
};

/** A client of SOAP by its WSDL: servicios, ports and operations, by their names. */
const soap = createRequire(import.meta.url)('soap') as {
  createClientAsync(path: string): Promise<{
    describe(): Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  }>;
};

let site: PasaportesSite;
let version: Awaited<ReturnType<PasaportesSite['addVersion']>>;
let paquete: Awaited<ReturnType<PasaportesSite['download']>>;
/** The package on a disk, as somebody unpacks it. */
let carpeta: string;
beforeAll(async () => {
  site = await startPasaportesSite();
  version = await site.addVersion();
  await site.certify(version.servicioId);
  await site.runJobs();
  paquete = await site.download(version.oid);
  carpeta = await mkdtemp(join(tmpdir(), 'paquete-'));
  for (const [ruta, contenido] of paquete.archivos) {
    await mkdir(dirname(join(carpeta, ruta)), { recursive: true });
    await writeFile(join(carpeta, ruta), contenido);
  }
});
afterAll(async () => {
  await rm(carpeta, { recursive: true, force: true });
  await site.close();
});

interface FilaDeIndice {
  readonly archivo: string;
  readonly operacion: string;
  readonly papel: string;
  readonly esValido: boolean;
}

/** The table of the examples, of which no cell of the first four has a separator. */
function listEjemplos(): FilaDeIndice[] {
  const [, ...lines] = paquete.text('ejemplos/indice.csv').trimEnd().split('\r\n');
  return lines.map((line) => {
    const [archivo = '', operacion = '', , resultado] = line.split(';');
    const papel = archivo.split('/').at(-1)?.split(/[-.]/)[1] ?? '';
    return { archivo, operacion, papel, esValido: resultado === 'válido' };
  });
}

function openJuez(esquema: Parameters<typeof openJuezMensaje>[0]) {
  const abierto = openJuezMensaje(esquema);
  if ('rechazo' in abierto) throw new Error(abierto.rechazo.join(' '));
  return abierto.juez;
}

it('[AREA-15] every example is what the table says, by the two engines of each form and by xmllint', () => {
  const ejemplos = listEjemplos();
  const { operaciones } = resumenPasaporteSchema.parse(paquete.json('pasaporte.json'));
  const escritos = [...paquete.archivos.keys()].filter((ruta) => /^ejemplos\/.*\.(xml|json)$/.test(ruta));
  expect(ejemplos.map(({ archivo }) => archivo).toSorted()).toEqual(escritos.toSorted());
  expect(ejemplos.some(({ esValido }) => !esValido)).toBe(true);
  for (const { codigo, mensajes } of operaciones)
    for (const { papel, esquemaXsd, esquemaJson, ejemplo } of mensajes) {
      expect(ejemplo).toBe(`ejemplos/validos/${codigo}-${papel}.json`);
      const json = openJuez({ tipo: 'json', texto: paquete.text(esquemaJson) });
      const suyos = ejemplos.filter((uno) => uno.operacion === codigo && uno.papel === papel);
      expect(suyos.filter(({ esValido }) => esValido)).toHaveLength(2);
      for (const { archivo, esValido } of suyos) {
        if (archivo.endsWith('.json')) {
          expect([archivo, json.admits(paquete.text(archivo))]).toEqual([archivo, esValido]);
          continue;
        }
        const { status, stderr } = spawnSync(
          'xmllint',
          ['--noout', '--nonet', '--schema', esquemaXsd, archivo],
          { cwd: carpeta, encoding: 'utf8' },
        );
        expect([archivo, status === 0, esValido || stderr !== '']).toEqual([archivo, esValido, true]);
      }
      json.close();
    }
});

it('[AREA-15] the summary is as its own schema says, and the other way round', () => {
  const juez = openJuez({ tipo: 'json', texto: paquete.text('pasaporte.schema.json') });
  expect(juez.admits(paquete.text('pasaporte.json'))).toBe(true);
  const resumen = resumenPasaporteSchema.parse(paquete.json('pasaporte.json'));
  for (const otro of [
    { ...resumen, sobra: 1 },
    { ...resumen, formato: 2 },
    { ...resumen, version: { ...resumen.version, numero: 'uno' } },
  ])
    expect([juez.admits(JSON.stringify(otro)), resumenPasaporteSchema.safeParse(otro).success]).toEqual([
      false,
      false,
    ]);
  expect(resumen.elementos.length).toBeGreaterThan(2);
  for (const { oid } of resumen.elementos) expect(oid).toMatch(/^2\.999\.170\.1\./);
});

async function runBanco(contrato: Uint8Array): Promise<InformeConformidad> {
  const form = new FormData();
  form.append('contrato', new Blob([Uint8Array.from(contrato)]), 'contrato');
  const request = new Response(form);
  const answer = await site.test.app.inject({
    method: 'POST',
    url: `/api-public/banco-conformidad?servicio=${version.servicioId}&version=${version.versionId}`,
    headers: { 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json();
}

const listImpedimentos = ({ comprobaciones }: InformeConformidad) =>
  comprobaciones.flatMap(({ codigo, hallazgos }) =>
    hallazgos.filter(({ severidad }) => severidad === 'impide').map((uno) => [codigo, uno.encontrado]),
  );

it('[AREA-15] the banco finds in the OpenAPI written from the messages every field of them, and nothing that stops it', async () => {
  const { rawPayload } = await site.visit(`directorio/versiones/${version.versionId}/openapi`);
  expect(rawPayload.equals(Buffer.from(paquete.archivos.get('contrato/openapi.json') ?? []))).toBe(true);
  const informe = await runBanco(rawPayload);
  expect(listImpedimentos(informe)).toEqual([]);
  expect(informe.formato).toContain('3.1');
  expect(informe.indice?.obligatorios).toMatchObject({
    parte: informe.indice?.obligatorios.total,
  });
  const contrato = JSON.parse(rawPayload.toString('utf8'));
  expect(Object.keys(contrato.paths)).toEqual(['/consultarPersona', '/notificarCambio']);
  expect(contrato.info).toMatchObject({ version: '1.0', 'x-lci-oid': version.oid });
  for (const { oid, version: numero } of paquete.json('pasaporte.json').elementos)
    expect(Object.values(contrato.components.schemas)).toContainEqual(
      expect.objectContaining({ 'x-lci-oid': oid, 'x-lci-version': numero }),
    );
});

it('[AREA-05] the import assistant finds every element of the OpenAPI that was written from the messages', async () => {
  const leido = await readCamposDeFuente(
    openAsistente(site.kysely),
    {
      bytes: paquete.archivos.get('contrato/openapi.json') ?? new Uint8Array(),
      nombre: 'openapi.json',
      formato: undefined,
    },
    { key: 'pasaportes', hasSession: true },
  );
  if ('rechazo' in leido) throw new Error(leido.rechazo.mensaje);
  const hallados = leido.revision.filas.flatMap(({ campo: { oid }, propuesta }) => {
    const [primero] = propuesta.candidatos;
    return oid === null ? [] : [[propuesta.decision, primero?.identificador]];
  });
  const { elementos } = resumenPasaporteSchema.parse(paquete.json('pasaporte.json'));
  const propios = elementos.map(({ identificador }) => ['reutilizar', identificador]);
  expect(hallados).toEqual(expect.arrayContaining(propios));
  expect(propios).toEqual(expect.arrayContaining(hallados));
});

it('[AREA-15] the banco and libxml2 take the WSDL written from the messages, which imports what lies beside it', async () => {
  const { rawPayload } = await site.visit(`directorio/versiones/${version.versionId}/wsdl`);
  const archivos = unzipSync(new Uint8Array(rawPayload));
  for (const [ruta, contenido] of Object.entries(archivos))
    expect([ruta, Buffer.from(paquete.archivos.get(`esquemas/xsd/${ruta}`) ?? []).equals(contenido)]).toEqual(
      [ruta, true],
    );
  const informe = await runBanco(rawPayload);
  expect(listImpedimentos(informe)).toEqual([]);
  expect(informe.formato).toMatch(/WSDL/i);
  const { status } = spawnSync('xmllint', [
    '--noout',
    '--nonet',
    join(carpeta, 'esquemas/xsd/servicio.wsdl'),
  ]);
  expect(status).toBe(0);
  const wsdl = Buffer.from(archivos['servicio.wsdl'] ?? []).toString('utf8');
  expect(wsdl).toContain('style="document"');
  expect(wsdl).not.toContain('use="encoded"');
  const imported = [...wsdl.matchAll(/schemaLocation="([^"]+)"/g)].map(([, ruta]) => ruta);
  expect(imported.length).toBeGreaterThan(0);
  for (const ruta of imported) expect(Object.keys(archivos)).toContain(ruta);
});

it('[AREA-15] the OpenAPI and the WSDL are taken by the tools of others: a validator of the standard, a client of SOAP', async () => {
  const validator = new Validator();
  expect(await validator.validate(paquete.json('contrato/openapi.json'))).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
  const broken = { ...paquete.json('contrato/openapi.json'), info: {} };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  const client = await soap.createClientAsync(join(carpeta, 'esquemas/xsd/servicio.wsdl'));
  const puertos = Object.values(client.describe()).flatMap((servicio) => Object.values(servicio));
  expect(puertos.map((puerto) => Object.keys(puerto))).toEqual([['consultarPersona', 'notificarCambio']]);
});

it('[AREA-15] linked data, history and collection are read by who reads such things', async () => {
  const toRdf = (ruta: string) =>
    jsonld.toRDF(paquete.json(ruta), {
      format: 'application/n-quads',
      documentLoader: () => {
        throw new Error('A document asks for another one.');
      },
    });
  const elementos = await toRdf('elementos.jsonld');
  for (const { oid, nombre } of paquete.json('pasaporte.json').elementos)
    expect(elementos).toContain(
      `<urn:oid:${oid}> <http://www.w3.org/2004/02/skos/core#prefLabel> ${JSON.stringify(nombre)}@es`,
    );
  expect(await toRdf('pasaporte.jsonld')).toContain(
    `<urn:oid:${version.oid}> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://www.w3.org/ns/dcat#DataService>`,
  );
  const { status } = spawnSync('xmllint', ['--noout', '--nonet', join(carpeta, 'cambios.atom')]);
  expect(status).toBe(0);
  expect(paquete.text('cambios.atom')).toContain('Certificado de nivel 1 expedido');
  const situaciones = paquete.json('situaciones.json');
  expect(situaciones.direccion).toBe(`https://marco.example/simulador/${version.servicioId}/1.0`);
  expect(
    situaciones.operaciones.map(({ codigo, direccion }: Record<string, string>) => [codigo, direccion]),
  ).toEqual(
    ['consultarPersona', 'notificarCambio'].map((codigo) => [codigo, `${situaciones.direccion}/${codigo}`]),
  );
  const deConsulta = situaciones.operaciones[0].situaciones.map(({ codigo }: { codigo: string }) => codigo);
  expect(deConsulta).toEqual(
    expect.arrayContaining(['valida', 'muchos', 'respuesta-invalida', 'corte', 'xroad']),
  );
  const coleccion = paquete.json('pruebas/coleccion.json');
  expect(coleccion.item.map(({ name }: { name: string }) => name)).toEqual([
    'Operación consultarPersona',
    'Operación notificarCambio',
  ]);
  const [primera] = coleccion.item;
  expect(JSON.parse(primera.request.body.raw)).toEqual(
    paquete.json('ejemplos/validos/consultarPersona-peticion.json'),
  );
});

it('[AREA-15] the cover says the same on paper and on a screen, asks for nothing outside and runs no text of others', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(paquete.archivos.get('pasaporte.pdf') ?? []));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { text } = await extractText(pdf, { mergePages: true });
  const squeezed = text.replaceAll(/\s+/g, '');
  for (const dicho of [version.oid, 'Certificados', 'Nivel 1', `/pasaporte/${version.oid}`])
    expect(squeezed).toContain(dicho.replaceAll(/\s+/g, ''));
  const html = paquete.text('pasaporte.html');
  expect(html).toContain('&lt;marcas&gt; &amp; tildes');
  expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import|<marcas>/i);
  expect(html.match(/https?:\/\/[^\s"<]+/g)?.every((one) => one.endsWith(`/pasaporte/${version.oid}`))).toBe(
    true,
  );
  expect(paquete.text('reproducir.md')).toContain('no hay un informe que repetir');
});
