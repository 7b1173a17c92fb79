import { describe, expect, it } from 'vitest';
import {
  canChangeEstadoCapa,
  canCreateCapa,
  canEditCapa,
  canPublicarCapa,
  canRemoveDocumento,
  canVersionarCapa,
  chooseTransicionCapa,
} from './can-administrar-capa.ts';

const ALL = new Set(['consultar', 'crear', 'editar']);
const READER = new Set(['consultar']);
const vigente = { estado: 'vigente', activa: true, incorporados: 0 } as const;
const borrador = { ...vigente, estado: 'borrador' } as const;
const historica = { ...vigente, estado: 'historica' } as const;

describe('who may do what with a layer', () => {
  it.each([
    ['create', canCreateCapa(ALL), canCreateCapa(READER)],
    ['edit', canEditCapa(ALL, vigente), canEditCapa(READER, vigente)],
    ['publish', canPublicarCapa(ALL, borrador), canPublicarCapa(READER, borrador)],
    ['remove a document', canRemoveDocumento(ALL, borrador), canRemoveDocumento(READER, borrador)],
    ['make a version', canVersionarCapa(ALL, vigente), canVersionarCapa(READER, vigente)],
    ['inactivate', canChangeEstadoCapa(ALL, vigente), canChangeEstadoCapa(READER, vigente)],
  ])('[AREA-02] to %s needs the permission', (_name, withIt, without) => {
    expect(withIt.allowed).toBe(true);
    expect(without).toMatchObject({ allowed: false, unblockers: ['Administrador MinTIC'] });
  });

  it.each([
    ['borrador', 'publicar'],
    ['vigente', 'versionar'],
    ['historica', 'versionar'],
    ['inactiva', 'versionar'],
  ] as const)('[AREA-02] a layer that is %s has the button «%s»', (estado, paso) => {
    expect(chooseTransicionCapa(estado)).toBe(paso);
  });

  it('[AREA-02] a historical version is read-only', () => {
    expect(canEditCapa(ALL, historica).reasons).toEqual([
      'Una versión histórica no cambia: es lo que rigió.',
    ]);
    expect(canVersionarCapa(ALL, historica).allowed).toBe(false);
  });

  it('[AREA-02] a draft is published, what is in force gets a version', () => {
    expect(canPublicarCapa(ALL, vigente).allowed).toBe(false);
    expect(canVersionarCapa(ALL, borrador).allowed).toBe(false);
    expect([vigente, historica].map((capa) => canRemoveDocumento(ALL, capa).allowed)).toEqual([false, false]);
  });

  it('[AREA-02] a layer with incorporated elements is not inactivated, and the reason counts them', () => {
    expect(canChangeEstadoCapa(ALL, { ...vigente, incorporados: 12 }).reasons).toEqual([
      'La capa tiene 12 elementos incorporados: se inactiva cuando no tenga ninguno.',
    ]);
    expect(canChangeEstadoCapa(ALL, { ...vigente, activa: false, incorporados: 12 }).allowed).toBe(true);
  });

  it('[AREA-02] a state that refuses everybody sends nobody to somebody else', () => {
    expect(canEditCapa(ALL, historica).unblockers).toEqual([]);
    expect(canChangeEstadoCapa(ALL, { ...vigente, incorporados: 12 }).unblockers).toEqual([]);
    expect(canEditCapa(READER, historica).unblockers).toEqual(['Administrador MinTIC']);
  });

  it('[AREA-02] an inactive layer is not changed', () => {
    const inactiva = { ...vigente, activa: false };
    expect(canEditCapa(ALL, inactiva).allowed).toBe(false);
    expect(canVersionarCapa(ALL, inactiva).allowed).toBe(false);
    expect(canPublicarCapa(ALL, { ...borrador, activa: false }).allowed).toBe(false);
  });
});
