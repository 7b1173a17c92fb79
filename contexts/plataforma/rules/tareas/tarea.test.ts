import { describe, expect, it } from 'vitest';
import { PASOS_TAREA, TIPOS_TAREA } from '../../contract/tareas.terms.ts';
import { canPublicar, canRegistrar, canTakePasoTarea, findAmbienteDeRegistro } from './tarea.ts';

const operador = new Set(['xroad:aprobar']);
const otro = new Set(['xroad:consultar', 'xroad:editar']);

/** Who may do what with a task of each kind: pending, closed by a fact, closed by word. */
const TABLA: Readonly<Record<string, readonly [cerrar: string, reabrir: string]>> = {
  registrar: ['no no no', 'no no si'],
  conceptuar: ['no no no', 'no no si'],
  publicar: ['no no no', 'no no si'],
  permiso: ['si no no', 'no no si'],
  deriva: ['si no no', 'no no si'],
  ans: ['si no no', 'no no si'],
  certificado: ['si no no', 'no no si'],
};

const ESTADOS = [
  { cerrada: false, dePalabra: false },
  { cerrada: true, dePalabra: false },
  { cerrada: true, dePalabra: true },
];

describe('steps of a task', () => {
  it.each(TIPOS_TAREA)('[AREA-05] of kind %s are those of its table, for the operator alone', (tipo) => {
    const seen = PASOS_TAREA.map((paso) =>
      ESTADOS.map((estado) =>
        canTakePasoTarea(paso, operador, { tipo, ...estado }).allowed ? 'si' : 'no',
      ).join(' '),
    );
    expect(seen).toEqual(TABLA[tipo]);
    for (const paso of PASOS_TAREA)
      for (const estado of ESTADOS)
        expect(canTakePasoTarea(paso, otro, { tipo, ...estado })).toMatchObject({
          allowed: false,
          unblockers: ['Administrador MinTIC', 'Operador AND'],
        });
  });

  it('[AREA-05] a refusal says how the task ends', () => {
    const decision = canTakePasoTarea('cerrar', operador, {
      tipo: 'registrar',
      cerrada: false,
      dePalabra: false,
    });
    expect(decision).toMatchObject({
      reasons: ['La tarea queda hecha al registrar el servicio en calidad.'],
    });
  });

  it('[AREA-05] registering is the operator’s, while the task waits', () => {
    expect(canRegistrar(operador, { cerrada: false }).allowed).toBe(true);
    expect(canRegistrar(operador, { cerrada: true }).allowed).toBe(false);
    expect(canRegistrar(otro, { cerrada: false }).allowed).toBe(false);
  });

  it('[AREA-05] registers in quality before and in production after level 3', () =>
    expect(TIPOS_TAREA.map(findAmbienteDeRegistro)).toEqual([
      'calidad',
      undefined,
      'produccion',
      undefined,
      undefined,
      undefined,
      undefined,
    ]));

  it.each([
    [false, null, 'Registre primero'],
    [true, null, 'Compare primero'],
    [true, 'distinto', 'no es el certificado'],
    [true, 'igual', undefined],
    [true, 'equivalente', undefined],
  ] as const)('[AREA-05] a version registered: %s, contract: %s', (registrada, contrato, reason) => {
    const decision = canPublicar(operador, { cerrada: false }, { registrada, contrato });
    expect(decision.allowed).toBe(reason === undefined);
    if (!decision.allowed) expect(decision.reasons[0]).toContain(reason);
    expect(canPublicar(otro, { cerrada: false }, { registrada, contrato }).allowed).toBe(false);
    expect(canPublicar(operador, { cerrada: true }, { registrada, contrato }).allowed).toBe(false);
  });
});
