import { describe, expect, it } from 'vitest';
import { sampleContenidoActa } from '../../testing/contenido-acta.ts';
import { listEdicionesPublicas, presentEdicionPublica } from './edicion-publica.ts';

const HUELLA = 'c'.repeat(64);
const { edicion, reunion } = sampleContenidoActa;
const present = (part: Partial<typeof reunion> = {}) =>
  presentEdicionPublica({ edicion, reunion: { ...reunion, ...part } }, HUELLA);

describe('public edition of an acta', () => {
  it('[MESA-11] counts who came of each entidad and names nobody of them', () => {
    const publica = present();
    expect(publica.reunion.asistencia).toEqual([
      { entidad: 'GOBERNACIÓN DE ANTIOQUIA', asistieron: 0, ausentes: 1 },
      { entidad: 'MIGRACIÓN COLOMBIA', asistieron: 1, ausentes: 0 },
      { entidad: 'MINISTERIO DE RELACIONES EXTERIORES', asistieron: 1, ausentes: 0 },
    ]);
    const text = JSON.stringify(publica);
    for (const { nombre } of reunion.asistentes) expect(text).not.toContain(nombre);
    for (const { responsable } of reunion.compromisos) expect(text).not.toContain(responsable);
    expect(publica.reunion.compromisos[0]).toMatchObject({
      entidad: 'MIGRACIÓN COLOMBIA',
      venceEn: '2026-12-02',
    });
  });

  it('[MESA-11] keeps the consultores, the participants and the progress the meeting shows to anybody', () => {
    const avance = 'Íngrid Ñáñez Güiza presentó el avance.';
    const publica = present({ avance });
    expect(publica.reunion).toMatchObject({
      avance,
      participante: reunion.participante,
      consultores: reunion.consultores,
      consultorPrincipal: reunion.consultorPrincipal,
    });
    expect(publica).toMatchObject({ edicion, huellaCompleta: HUELLA });
  });

  it('[MESA-11] says of the participants what the meeting says: no list of who came, and no e-mail', () => {
    const lista = reunion.asistentes.map(({ nombre, entidad }) => `${nombre} (${entidad})`).join(', ');
    expect(present({ participante: lista }).reunion.participante).toBe(
      'MIGRACIÓN COLOMBIA: 1 persona\nMINISTERIO DE RELACIONES EXTERIORES: 1 persona',
    );
    expect(present({ participante: 'Delegada (delegada@ejemplo.gov.co).' }).reunion.participante).toBe(
      'Delegada (correo reservado).',
    );
    expect(present({ participante: ' ' }).reunion.participante).toBe('');
    // An issue of before is still that of its snapshot.
    const contenido = { edicion, reunion: { ...reunion, participante: lista } };
    expect(listEdicionesPublicas(contenido, HUELLA).map((una) => una.reunion.participante)).toEqual([
      expect.stringContaining('1 persona'),
      lista,
    ]);
  });

  it.each([
    ['Expuso Íngrid Ñáñez Güiza.', 'Expuso una persona de MIGRACIÓN COLOMBIA.'],
    [
      'Expuso íngrid  ñáñez\ngüiza, y luego otros.',
      'Expuso una persona de MIGRACIÓN COLOMBIA, y luego otros.',
    ],
    ['Expuso Andrés Bello Lópezaga.', 'Expuso Andrés Bello Lópezaga.'],
    ['Expuso Luisa Peña Arango.', 'Expuso Luisa Peña Arango.'],
  ])('[MESA-11] writes the entidad where a text names somebody in full: %s', (texto, publico) => {
    const publica = present({
      puntos: [{ titulo: texto, notas: texto }],
      decisiones: [texto],
      enmiendas: [{ entidad: 'MIGRACIÓN COLOMBIA', texto, decididaEn: '2026-11-20T19:00:00.000Z' }],
      compromisos: reunion.compromisos.map((compromiso) => ({ ...compromiso, descripcion: texto })),
      // The name of a consultor who is also a participant stays.
      asistentes: [...reunion.asistentes, { entidad: 'MINTIC', nombre: 'Luisa Peña Arango', asistio: true }],
    });
    const { puntos, decisiones, enmiendas, compromisos } = publica.reunion;
    expect([
      puntos[0]?.titulo,
      puntos[0]?.notas,
      decisiones[0],
      enmiendas[0]?.texto,
      compromisos[0]?.descripcion,
    ]).toEqual(Array.from({ length: 5 }, () => publico));
  });

  it('[MESA-11] takes names with signs of patterns for what they are, and a single word for nothing', () => {
    const asistentes = [
      { entidad: 'MINTIC', nombre: 'Ana (DANE) [x]', asistio: true },
      { entidad: 'MINTIC', nombre: 'Datos', asistio: true },
    ];
    const publica = present({ asistentes, decisiones: ['Datos de Ana (DANE) [x]: listos.'] });
    expect(publica.reunion.decisiones).toEqual(['Datos de una persona de MINTIC: listos.']);
  });
});
