import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFaltaDeRegistro } from '../../testing/esquema-opmon.ts';
import type { Enviado } from './enviado.ts';
import { addRegistros, createRegistros } from './registro-operacion.ts';

const PROVEEDOR = { instancia: 'CO-QA', clase: 'GOB', miembro: 'SNR-0027', subsistema: 'SIMULADOR' };

const enviados: fc.Arbitrary<Enviado> = fc.record({
  envio: fc.string(),
  mensaje: fc.uuid(),
  cliente: fc.constant({ ...PROVEEDOR, subsistema: 'ENSAYO' }),
  codigo: fc.constantFrom('servicio-7', 'listMethods', 'getOpenAPI', 'getWsdl'),
  metodo: fc.constantFrom('GET', 'POST'),
  ruta: fc.constant('/1.0/consultar'),
  tipo: fc.constantFrom('REST', 'OPENAPI3', 'WSDL'),
  bytesEnviados: fc.nat(),
  inicio: fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 }),
  fin: fc.integer({ min: 1_800_000_000_001, max: 1_800_000_100_000 }),
  estado: fc.constantFrom(200, 201, 400, 404, 500, 503),
  error: fc.constantFrom(
    null,
    'Client.BadRequest',
    'Server.ClientProxy.UnknownMember',
    'Server.ServerProxy.AccessDenied',
    'Server.ServerProxy.NetworkError',
  ),
  cabeceras: fc.constant({}),
  texto: fc.constant('9999000012'),
  bytes: fc.nat(),
});

describe('[AREA-05] records of operation of a rehearsal', () => {
  it('are those of PR-OPMON 1.6 without what names people, whatever was exchanged', () => {
    fc.assert(
      fc.property(enviados, (enviado) => {
        const registros = createRegistros(enviado, PROVEEDOR);
        for (const uno of registros) expect(findFaltaDeRegistro(uno)).toBeUndefined();
        expect(JSON.stringify(registros)).not.toContain('9999000012');
      }),
    );
  });

  it('are of both sides, but of what the security server of the client refuses', () => {
    fc.assert(
      fc.property(enviados, (enviado) => {
        const lados = createRegistros(enviado, PROVEEDOR).map(({ securityServerType }) => securityServerType);
        const noSalio = enviado.error !== null && !enviado.error.startsWith('Server.ServerProxy.');
        expect(lados).toEqual(noSalio ? ['Client'] : ['Client', 'Producer']);
      }),
    );
  });

  it('say that an exchange went well where its service did not fail, and the code of the security server where it did', () => {
    fc.assert(
      fc.property(enviados, (enviado) => {
        for (const { succeeded, faultCode, statusCode } of createRegistros(enviado, PROVEEDOR)) {
          expect(succeeded).toBe(enviado.error === null && enviado.estado < 400);
          expect(faultCode).toBe(enviado.error ?? undefined);
          expect(statusCode === undefined).toBe(enviado.error !== null || enviado.tipo === 'WSDL');
        }
      }),
    );
  });

  it('add up to the messages, in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(enviados, { selector: ({ mensaje }) => mensaje, maxLength: 20 }), (unos) => {
        const suma = addRegistros(unos.flatMap((uno) => createRegistros(uno, PROVEEDOR)));
        expect(suma.mensajes).toBe(unos.length);
        expect(suma.parejas + suma.soloCliente).toBe(unos.length);
        expect(suma.sueltos).toBe(0);
      }),
    );
  });

  it('that lack a side, or come twice, are told', () => {
    const [cliente, productor] = createRegistros(
      fc.sample(enviados, 1).map((uno) => ({ ...uno, error: null }))[0] as Enviado,
      PROVEEDOR,
    );
    if (!cliente || !productor) throw new Error('There are both.');
    expect(addRegistros([productor]).sueltos).toBe(1);
    expect(addRegistros([cliente, cliente, productor]).sueltos).toBe(1);
    expect(addRegistros([cliente]).soloCliente).toBe(1);
  });
});
