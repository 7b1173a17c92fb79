import { describe, expect, it } from 'vitest';
import { type DerechosXroad, findAcuerdoDeCliente, hasPermisoXroad } from './permiso-xroad.ts';

const [CONSUME, OFRECE] = [5, 6];
const VERSION = { id: 51, entidadId: OFRECE };
const CLIENTE = { instancia: 'CO-QA', clase: 'GOB', miembro: 'CONSUME-0005', subsistema: 'CUPOS' };
const ACUERDO = { versionId: 51, miembro: 'CONSUME-0005', subsistema: 'CUPOS', clave: 'k' };
const NINGUNO: DerechosXroad = { entidadId: CONSUME, conClave: false, acuerdos: [] };
const can = (cliente: Partial<typeof CLIENTE>, derechos: Partial<DerechosXroad>) =>
  hasPermisoXroad({ ...CLIENTE, ...cliente }, VERSION, { ...NINGUNO, ...derechos });

describe('[AREA-05] a security server of the simulator refuses', () => {
  it.each<[string, Partial<typeof CLIENTE>, Partial<DerechosXroad>]>([
    ['an entidad without an acuerdo', {}, {}],
    ['one whose acuerdo is of another version', {}, { acuerdos: [{ ...ACUERDO, versionId: 52 }] }],
    ['another subsystem than the acuerdo names', { subsistema: 'OTRO' }, { acuerdos: [ACUERDO] }],
    ['the member without its subsystem', { subsistema: '' }, { acuerdos: [ACUERDO] }],
    ['a private member with the code of the entidad', { clase: 'PRIV' }, { acuerdos: [ACUERDO] }],
    ['a key of no acuerdo', {}, { conClave: true }],
    [
      'the key of an acuerdo in the hands of another entidad',
      { miembro: 'OTRA-0009' },
      { entidadId: 9, conClave: true, acuerdos: [ACUERDO] },
    ],
    [
      'the key of an acuerdo in the hands of a member nobody is',
      { miembro: 'PRUEBA' },
      { entidadId: null, conClave: true, acuerdos: [ACUERDO] },
    ],
    [
      'the key of an acuerdo in the hands of who offers the servicio',
      { miembro: 'OFRECE-0006' },
      { entidadId: OFRECE, conClave: true, acuerdos: [ACUERDO] },
    ],
  ])('%s', (_name, cliente, derechos) => {
    expect(can(cliente, derechos)).toBe(false);
  });
});

describe('[AREA-05] it lets call', () => {
  it.each<[string, Partial<typeof CLIENTE>, Partial<DerechosXroad>]>([
    ['the client of an active acuerdo', {}, { acuerdos: [ACUERDO] }],
    ['the same with its key', {}, { conClave: true, acuerdos: [ACUERDO] }],
    [
      'any subsystem where the acuerdo names none',
      { subsistema: 'X' },
      { acuerdos: [{ ...ACUERDO, subsistema: '' }] },
    ],
    ['in production as in tests', { instancia: 'CO' }, { acuerdos: [ACUERDO] }],
    ['who offers the servicio', { miembro: 'OFRECE-0006' }, { entidadId: OFRECE }],
    ['a member nobody is', { miembro: 'PRUEBA' }, { entidadId: null }],
  ])('%s', (_name, cliente, derechos) => {
    expect(can(cliente, derechos)).toBe(true);
  });

  it('by the newest acuerdo of the client', () => {
    const acuerdos = [{ ...ACUERDO, clave: 'nueva' }, ACUERDO];
    expect(findAcuerdoDeCliente(CLIENTE, 51, { ...NINGUNO, acuerdos })?.clave).toBe('nueva');
  });
});
