import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRegistroXroad, MOMENTO } from '../../testing/registros.ts';
import { readRegistro } from './registro.ts';

const marco = { instancia: 'CO', ahora: MOMENTO + 3_600_000 };
const read = (cambios: Readonly<Record<string, unknown>> = {}) =>
  readRegistro(createRegistroXroad(cambios), marco);
const DIA = 86_400_000;

describe('a record of operational monitoring', () => {
  it.each([
    [{ securityServerType: 'Otro' }, 'sin-campo'],
    [{ messageId: '' }, 'sin-campo'],
    [{ messageId: 'x'.repeat(256) }, 'sin-campo'],
    [{ messageId: 7 }, 'sin-campo'],
    [{ requestInTs: '1700000000000' }, 'sin-campo'],
    [{ requestInTs: -1 }, 'sin-campo'],
    [{ requestInTs: 1.5 }, 'sin-campo'],
    [{ succeeded: 'true' }, 'sin-campo'],
    [{ requestInTs: MOMENTO + 2 * DIA }, 'fecha-imposible'],
    [{ requestInTs: MOMENTO - 401 * DIA }, 'fecha-imposible'],
    [{ requestInTs: MOMENTO / 1000 }, 'fecha-imposible'],
    [{ serviceMemberCode: 'SNR/0027' }, 'identificador-invalido'],
    [{ serviceCode: '..' }, 'identificador-invalido'],
    [{ serviceCode: '' }, 'identificador-invalido'],
    [{ clientSubsystemCode: 'A\u0000B' }, 'identificador-invalido'],
    [{ clientMemberCode: 'x'.repeat(256) }, 'identificador-invalido'],
    [{ clientMemberClass: null }, 'identificador-invalido'],
    [{ serviceXRoadInstance: 'EE' }, 'instancia-ajena'],
    [{ serviceXRoadInstance: 'CO-QA' }, 'instancia-ajena'],
  ])('[AREA-05] with %o is set aside: %s', (cambios, motivo) => expect(read(cambios)).toEqual({ motivo }));

  it.each([undefined, null, 7, 'texto', [], [{}]])('[AREA-05] %o is none', (valor) =>
    expect(readRegistro(valor, marco)).toEqual({ motivo: 'ilegible' }),
  );

  it('[AREA-05] keeps who asked whom, how long it took and how it ended', () => {
    expect(read()).toEqual({
      registro: {
        mensajeId: 'mensaje-1',
        productor: false,
        entrada: MOMENTO,
        duracion: 120,
        falla: 0,
        codigoDesconocido: null,
        bytes: 3000,
        servicio: {
          instancia: 'CO',
          clase: 'GOB',
          miembro: 'SNR-0027',
          subsistema: 'FM-SIR',
          codigo: 'consultarPredio',
          numero: 'v1',
        },
        cliente: { instancia: 'CO', clase: 'GOB', miembro: 'DAFP-0022', subsistema: 'SUIT' },
      },
      sobrantes: 0,
      relojAtras: false,
    });
  });

  it('[AREA-05] drops what is personal: user, file, addresses, path and the text of a fault', () => {
    const kept = JSON.stringify(
      read({ succeeded: false, faultCode: 'Pedro Pérez 1020304050', faultString: 'Pedro Pérez no existe' }),
    );
    for (const dropped of ['1020304050', 'EXPEDIENTE', '10.20.30.40', 'gov.co', 'predios', 'Pedro'])
      expect(kept).not.toContain(dropped);
  });

  it('[AREA-05] whatever personal fields say, what is kept is the same', () => {
    const personales = [
      'messageUserId',
      'messageIssue',
      'securityServerInternalIp',
      'faultString',
      'restPath',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...personales), fc.anything(), (campo, valor) => {
        expect(read({ [campo]: valor })).toEqual(read());
      }),
    );
  });

  it('[AREA-05] counts the fields it does not know', () =>
    expect(read({ xRequestId: 'x', otro: { a: 1 } })).toMatchObject({ sobrantes: 2 }));

  it('[AREA-05] a clock that goes back leaves no duration, and is told', () => {
    expect(read({ responseOutTs: MOMENTO - 1 })).toMatchObject({
      registro: { duracion: null },
      relojAtras: true,
    });
    expect(read({ responseOutTs: undefined })).toMatchObject({
      registro: { duracion: null },
      relojAtras: false,
    });
  });

  it.each(['listMethods', 'getOpenAPI', 'getWsdl', 'getSecurityServerOperationalData'])(
    '[AREA-05] the metaservicio %s stands apart',
    (serviceCode) => expect(read({ serviceCode })).toEqual({ metaservicio: true }),
  );

  it('[AREA-05] a member may call by itself, and a service may have no version', () => {
    const leido = read({ clientSubsystemCode: undefined, serviceVersion: null });
    expect(leido).toMatchObject({ registro: { cliente: { subsistema: '' }, servicio: { numero: '' } } });
  });

  it('[AREA-05] nothing that JSON can say makes it fail', () => {
    const campo = fc.constantFrom(...Object.keys(createRegistroXroad()));
    fc.assert(
      fc.property(campo, fc.jsonValue(), (name, valor) => {
        expect(read({ [name]: valor })).toBeDefined();
      }),
    );
  });
});
