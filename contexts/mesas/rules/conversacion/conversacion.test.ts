import { ALLOWED } from '@marco/contract-kit/decision';
import { describe, expect, it } from 'vitest';
import { canChangeComentario, canComment, canReadConversacion } from './can-comment.ts';
import { listMencionados, presentPiezas, writeMenciones } from './menciones.ts';

const ENTIDAD = { acciones: new Set(['consultar']), esMinisterio: false, entidadId: 51 } as const;
const CONSULTOR = { acciones: new Set(['consultar', 'editar']), esMinisterio: true, entidadId: 1 } as const;

describe('the conversation of a mesa', () => {
  it('[MESA-11] is read by who takes part, and not by who only watches', () => {
    expect(canReadConversacion(ENTIDAD, [51]).allowed).toBe(true);
    expect(canReadConversacion(ENTIDAD, [52]).allowed).toBe(false);
    expect(canReadConversacion({ ...ENTIDAD, acciones: new Set() }, [51]).allowed).toBe(false);
    expect(canReadConversacion(CONSULTOR, []).allowed).toBe(true);
    expect(canReadConversacion({ ...CONSULTOR, acciones: new Set(['consultar']) }, []).allowed).toBe(false);
  });

  it('[MESA-11] is written while the mesa is open, and changed by its author for a quarter of an hour', () => {
    expect(canComment(ENTIDAD, [51], { activa: true }).allowed).toBe(true);
    expect(canComment(ENTIDAD, [51], { activa: false }).allowed).toBe(false);
    const escritoEn = new Date('2026-11-27T15:00:00Z');
    const at = (esPropio: boolean, minute: string) =>
      canChangeComentario(ALLOWED, { esPropio, escritoEn }, new Date(`2026-11-27T15:${minute}Z`)).allowed;
    expect([at(true, '15:00'), at(true, '15:01'), at(false, '01:00')]).toEqual([true, false, false]);
  });
});

describe('who is mentioned', () => {
  it('[MESA-11] stands in the text by number, once, and is read by the name of today', () => {
    const texto = '@[7], <b>mire</b> @[8] y @[7]; no @[0] ni @[x]';
    expect(listMencionados(texto)).toEqual([7, 8]);
    expect(presentPiezas('Gracias @[7], @[9]', new Map([[7, 'Ana Ruiz']]))).toEqual([
      { texto: 'Gracias ', esMencion: false },
      { texto: '@Ana Ruiz', esMencion: true },
      { texto: ', ', esMencion: false },
      { texto: '@alguien', esMencion: true },
    ]);
  });

  it('[MESA-11] is written by name, the longest first', () => {
    const elegidos = [
      { id: 7, nombre: 'Ana Ruiz' },
      { id: 8, nombre: 'Ana Ruiz Peña' },
    ];
    expect(writeMenciones('@Ana Ruiz Peña y @Ana Ruiz', elegidos)).toBe('@[8] y @[7]');
  });
});
