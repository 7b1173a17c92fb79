import { createHash } from 'node:crypto';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guion } from '../rules/guiones/guion.ts';
import { writePeticionDe } from '../rules/guiones/peticion-de-ejemplo.ts';
import { writePeticionXml } from '../rules/guiones/peticion-en-xml.ts';
import { getPoblacion } from '../rules/poblacion/poblacion.ts';
import { readAdjunto } from '../rules/protocolos/metaservicios.ts';
import { intercambiosFallas } from '../testing/intercambios/fallas.ts';
import { CLIENTE, type Intercambio, OPERACION } from '../testing/intercambios/intercambio.ts';
import { intercambiosMeta } from '../testing/intercambios/metaservicios.ts';
import { intercambiosRest } from '../testing/intercambios/rest.ts';
import { intercambiosSoap } from '../testing/intercambios/soap.ts';
import { listVersionesSembradas } from '../testing/versiones-simuladas.ts';

const TODOS = [...intercambiosRest, ...intercambiosFallas, ...intercambiosSoap, ...intercambiosMeta];

let test: TestApp;
let dichos: Readonly<Record<string, string>>;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0', TRUST_PROXY: 'on' }, listen: true });
  const versiones = await listVersionesSembradas(test.database.kysely);
  const una = versiones.find(({ nombre }) => nombre === 'Consulta de vigencia de la cédula de ciudadanía');
  if (!una) throw new Error('The demo data has that servicio.');
  const { rows } = await sql<{ miembro: string }>`
    select coalesce(e.codigo_xroad, 'SIMULADA-' || lpad(e.id::text, 4, '0')) as miembro
    from servicios s join entidades e on e.id = s.entidad_id where s.id = ${una.servicioId}`.execute(
    test.database.kysely,
  );
  const { rows: ajenas } = await sql<{ miembro: string }>`
    select coalesce(e.codigo_xroad, 'SIMULADA-' || lpad(e.id::text, 4, '0')) as miembro from entidades e
    where e.id <> (select entidad_id from servicios where id = ${una.servicioId})
      and not exists (select from acuerdos a where a.consumidora_id = e.id)
    order by e.id limit 1`.execute(test.database.kysely);
  const simulador = await fetch(
    `${test.app.listeningOrigin}/api-public/simulador/servicios/${una.servicioId}?version=${una.numero}`,
  );
  const guion = JSON.parse((await simulador.json()).guion) as Guion;
  const operacion = guion.operaciones.find(({ codigo }) => codigo === 'consultar');
  if (!operacion) throw new Error('The servicio has that operation.');
  const peticion = writePeticionDe(guion, operacion, getPoblacion(), '9999000012');
  dichos = {
    miembro: rows[0]?.miembro ?? '',
    ajena: ajenas[0]?.miembro ?? '',
    servicio: `servicio-${una.servicioId}`,
    version: una.numero,
    operacion: operacion.codigo,
    peticion,
    mensaje: writePeticionXml(guion, operacion, peticion, '') ?? '',
  };
});
afterAll(() => test.close());

const fill = (texto: string) =>
  texto.replaceAll(/\{(\w+)\}/g, (hueco, nombre: string) => dichos[nombre] ?? hueco);

let calls = 0;
/** Another caller each time: how many calls one may make has its own test. */
const createAddress = () => {
  calls += 1;
  return `198.51.${Math.floor(calls / 250)}.${(calls % 250) + 1}`;
};

async function send({ metodo = 'POST', ruta, cabeceras = {}, cuerpo = '' }: Intercambio) {
  const headers = Object.entries({ 'x-forwarded-for': createAddress(), ...cabeceras }).map(
    ([nombre, valor]) => [nombre, fill(valor)] as [string, string],
  );
  const answer = await fetch(`${test.app.listeningOrigin}/simulador${fill(ruta)}`, {
    method: metodo,
    headers,
    ...(cuerpo === '' ? {} : { body: fill(cuerpo) }),
  });
  const text = await answer.text();
  const [, deSoap = null] = /<faultcode>((?:Client|Server)\.[\w.]+)<\/faultcode>/.exec(text) ?? [];
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    error: answer.headers.get('x-road-error') ?? deSoap,
  };
}

describe('[AREA-05] [AREA-15] exchanges written from the texts of the protocols of X-Road', () => {
  it('are eighty or more, each another one', () => {
    expect(TODOS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(TODOS.map(({ norma, nombre }) => `${norma} ${nombre}`)).size).toBe(TODOS.length);
  });

  it.each(TODOS.map((uno) => [`${uno.norma}: ${uno.nombre}`, uno] as const))(
    '%s',
    async (_name, intercambio) => {
      const { estado, error, cabeceras = {}, contiene = [], sin = [] } = intercambio.espera;
      const answer = await send(intercambio);
      expect([answer.status, answer.error], answer.text.slice(0, 600)).toEqual([estado, error]);
      for (const [nombre, patron] of Object.entries(cabeceras))
        expect(answer.headers.get(nombre)).toMatch(patron);
      for (const texto of contiene) expect(answer.text).toContain(fill(texto));
      for (const texto of sin) expect(answer.text).not.toContain(texto);
      expect(answer.headers.get('simulado')).toBe('si');
    },
  );
});

describe('[AREA-15] a petition in X-Road', () => {
  const UNA: Intercambio = {
    norma: '',
    nombre: '',
    ruta: OPERACION,
    cabeceras: {
      'content-type': 'application/json',
      'x-road-client': CLIENTE,
      'x-forwarded-for': '203.0.113.7',
    },
    cuerpo: '{peticion}',
    espera: { estado: 200, error: null },
  };
  const xroad = (headers: Headers) =>
    ['id', 'client', 'service', 'request-id', 'request-hash'].map((uno) => headers.get(`x-road-${uno}`));

  it('has the same answer to the byte, with the same identifiers', async () => {
    const [una, otra] = [await send(UNA), await send(UNA)];
    expect([una.text, xroad(una.headers)]).toEqual([otra.text, xroad(otra.headers)]);
    const distinta = await send({ ...UNA, cuerpo: '{peticion} ' });
    expect(distinta.headers.get('x-road-request-id')).not.toBe(una.headers.get('x-road-request-id'));
    expect(distinta.headers.get('x-road-request-hash')).not.toBe(una.headers.get('x-road-request-hash'));
  });

  it('in SOAP is answered with the hash of its bytes', async () => {
    const una = intercambiosSoap[0];
    if (!una) throw new Error('There is one.');
    const { text } = await send(una);
    const huella = createHash('sha512')
      .update(fill(una.cuerpo ?? ''))
      .digest('base64');
    expect(text).toContain(`>${huella}</requestHash>`);
  });

  it('for a WSDL attaches a document that can be read', async () => {
    const una = intercambiosMeta.find(({ nombre }) => nombre.startsWith('getWsdl attaches'));
    if (!una) throw new Error('There is one.');
    const { text, headers } = await send(una);
    const adjunto = readAdjunto(headers.get('content-type') ?? '', text) ?? '';
    expect(adjunto).toMatch(/^<\?xml[\s\S]*<\/(?:\w+:)?definitions>\s*$/);
  });
});
