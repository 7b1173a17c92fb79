import { ALLOWED } from '@marco/contract-kit/decision';
import { allowPermission } from '@marco/contract-kit/permission-decision';
import { describe, expect, it } from 'vitest';
import { RECURSO_CORREOS, RECURSO_PARAMETROS } from '../contract/terms.ts';
import { canApproveCambio, canRejectCambio, computeEstadoRechazo } from './can-decide-cambio.ts';
import { canSubmitReintento, findEstadoCorreo } from './can-submit-reintento.ts';
import { canUpdateParametro } from './can-update-parametro.ts';

const SIN_PERMISO = allowPermission(new Set(), RECURSO_CORREOS, 'editar');
const texto = { tipo: 'texto', restriccion: {}, soloLectura: false, tienePendiente: false } as const;
const SEGUNDA = 'otra persona del ministerio que confirma cambios';

describe('who may change a parameter', () => {
  it.each([
    ['with the permission', texto, true, undefined],
    ['without it', texto, false, 'Administrador MinTIC'],
    ['one the process keeps', { ...texto, soloLectura: true }, true, 'quien opera el servidor'],
    ['an object without fields', { ...texto, tipo: 'json' }, true, 'quien opera el servidor'],
    ['one with a change that waits', { ...texto, tienePendiente: true }, true, SEGUNDA],
    [
      'an object with fields',
      { ...texto, tipo: 'json', restriccion: { campos: [{ clave: 'a', titulo: 'A' }] } },
      true,
      undefined,
    ],
  ] as const)('%s', (_, parametro, hasPermission, unblocker) => {
    const decision = canUpdateParametro(parametro, hasPermission ? ALLOWED : SIN_PERMISO);
    expect(decision.allowed).toBe(unblocker === undefined);
    expect(decision.unblockers).toEqual(unblocker === undefined ? [] : [unblocker]);
    expect(decision.reasons).toHaveLength(unblocker === undefined ? 0 : 1);
  });
});

describe('who decides a change that waits', () => {
  const SIN_APROBAR = allowPermission(new Set(), RECURSO_PARAMETROS, 'aprobar');
  it.each([
    ['a second person', { esPropio: false, rol: ALLOWED }, true, true, 'rechazado'],
    ['who proposed it', { esPropio: true, rol: ALLOWED }, false, true, 'retirado'],
    [
      'who proposed it, without the permission',
      { esPropio: true, rol: SIN_APROBAR },
      false,
      true,
      'retirado',
    ],
    ['another without it', { esPropio: false, rol: SIN_APROBAR }, false, false, 'rechazado'],
  ] as const)('%s', (_, cambio, approves, rejects, estado) => {
    expect(canApproveCambio(cambio).allowed).toBe(approves);
    expect(canRejectCambio(cambio).allowed).toBe(rejects);
    expect(computeEstadoRechazo(cambio)).toBe(estado);
  });
});

describe('the mails of the outbox', () => {
  const nuevo = { intentos: 0, enviado: false, abandonado: false };
  const con = { rol: ALLOWED, servidorDeCorreo: true };
  it.each([
    ['pendiente', nuevo, con, 'Este correo está por enviarse. Espere un momento.'],
    ['reintentando', { ...nuevo, intentos: 1 }, con, undefined],
    ['abandonado', { ...nuevo, intentos: 12, abandonado: true }, con, undefined],
    ['enviado', { ...nuevo, intentos: 1, enviado: true }, con, 'Este correo ya se envió.'],
    [
      'abandonado',
      { ...nuevo, intentos: 12, abandonado: true },
      { ...con, rol: SIN_PERMISO },
      'Su rol no permite editar correos.',
    ],
    [
      'pendiente',
      nuevo,
      { ...con, servidorDeCorreo: false },
      'No hay servidor de correo: el mensaje solo se lee en la bandeja de salida.',
    ],
  ] as const)('%s %j %j: %s', (estado, correo, caller, reason) => {
    expect(findEstadoCorreo(correo)).toBe(estado);
    const decision = canSubmitReintento(correo, caller);
    expect(decision.allowed).toBe(reason === undefined);
    expect(decision.reasons).toEqual(reason === undefined ? [] : [reason]);
    const isOver = reason === undefined || reason.startsWith('Este correo');
    expect(decision.unblockers).toHaveLength(isOver ? 0 : 1);
  });
});
