import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASES_HISTORIAL } from '../../contract/terms.ts';
import { findErrorDias, formatBusqueda, parseBusqueda } from './busqueda-historial.ts';
import { presentCampo, toEtiqueta } from './campos.ts';
import { canSeeHistorial, type QuienLee } from './can-see-historial.ts';
import { findClase } from './clases.ts';
import { listDias } from './dias.ts';
import { compareTextos } from './diferencia.ts';
import { presentFrase, toPasado } from './frases.ts';
import { type Nombres, readDetalle, toTextos } from './valores.ts';

const NOMBRES: Nombres = {
  entidades: new Map([[51, 'Cancillería']]),
  servicios: new Map([[8, 'Consulta de pasaportes']]),
  usuarios: new Map([[3, 'Luisa Peña']]),
  reuniones: new Map(),
  estadosServicio: new Map(),
  elementos: new Map([[5, 'Código del municipio']]),
  solicitudes: new Map([[21, 'LCI-N1-2026-000014']]),
  estadosSolicitud: new Map([[3, 'Asignada']]),
};

describe('[MESA-11] who sees the historial', () => {
  const quien = (part: Partial<QuienLee>): QuienLee => ({
    acciones: new Set(['consultar']),
    esMinisterio: false,
    entidadId: 51,
    ...part,
  });
  it.each([
    ['the ministry', quien({ esMinisterio: true, entidadId: 1 }), true],
    ['an entity that takes part', quien({}), true],
    ['another entity', quien({ entidadId: 60 }), false],
    ['nobody’s', quien({ entidadId: null }), false],
    ['a rol that does not consult mesas', quien({ esMinisterio: true, acciones: new Set() }), false],
  ])('%s', (_name, who, allowed) => {
    const decision = canSeeHistorial(who, [51, 52]);
    expect(decision.allowed).toBe(allowed);
    expect(decision.reasons).toHaveLength(allowed ? 0 : 1);
  });
});

describe('[MESA-11] what a change is about', () => {
  it.each([
    ['editar-mesa', 'mesa', 'datos'],
    ['cambiar-participante-mesa', 'mesa', 'entidades'],
    ['desvincular-servicio-mesa', 'mesa', 'servicios'],
    ['adjuntar-documento', 'reunion', 'documentos'],
    ['programar', 'reunion', 'reuniones'],
    ['emitir-acta', 'reunion', 'actas'],
    ['decidir-enmienda', 'acta', 'actas'],
    ['actualizar', 'mesa', 'datos'],
    ['cumplir', 'compromiso', 'compromisos'],
  ])('%s of %s → %s', (accion, tipo, clase) => {
    expect(findClase(accion, tipo)).toBe(clase);
  });
});

describe('[MESA-11] the detail of an event', () => {
  it('tells the fields that differ, never the values of a person', () => {
    const detalle = readDetalle({
      antes: { nombre: 'Uno', rol: 'invitada', correo: 'a@b.co', version: 1 },
      despues: { nombre: 'Uno', rol: 'proveedora', correo: 'c@d.co', version: 2 },
      personales: ['emailConsultor'],
      motivo: '',
    });
    expect(detalle).toEqual({
      cambios: [{ campo: 'rol', antes: 'invitada', despues: 'proveedora' }],
      personales: ['emailConsultor', 'correo'],
      sentido: 'cambiado',
      motivo: null,
    });
  });

  it.each([null, 7, 'x', [], { antes: 'x', despues: [1] }, { personales: [7], motivo: 8 }])(
    'that is no change tells none: %j',
    (detail) => {
      expect(readDetalle(detail)).toMatchObject({ cambios: [], personales: [], motivo: null });
    },
  );

  it('has names instead of ids, words instead of codes', () => {
    expect(toTextos('admEntidadLider', 51, NOMBRES)).toEqual(['Cancillería']);
    expect(toTextos('servicioId', 99, NOMBRES)).toEqual(['N.º 99']);
    expect(toTextos('consultores', [3, 4], NOMBRES)).toEqual(['Luisa Peña', 'N.º 4']);
    expect(toTextos('duracionMinutos', 60, NOMBRES)).toEqual(['60']);
    expect(toTextos('activa', false, NOMBRES)).toEqual(['Cerrada']);
    expect(toTextos('asistio', true, NOMBRES)).toEqual(['Asistió']);
    expect(toTextos('asistio:7', 'no', NOMBRES)).toEqual(['No asistió']);
    expect(toTextos('rol', 'lider', NOMBRES)).toEqual(['Líder']);
    expect(
      toTextos(
        'puntos',
        [
          { id: 4, titulo: 'Avance', notas: '' },
          { titulo: 'Cierre', notas: 'Ya' },
        ],
        NOMBRES,
      ),
    ).toEqual(['Avance', 'Título: Cierre · Notas: Ya']);
    expect(toTextos('participantes', [{ entidadId: 51, correo: 'a@b.co' }], NOMBRES)).toEqual([
      'Cancillería',
    ]);
    expect(toTextos('lugar', null, NOMBRES)).toEqual([]);
  });

  it('tells an acta and what a commitment points to in words', () => {
    expect(toTextos('estado', 'en-enmienda', NOMBRES)).toEqual(['En enmienda']);
    expect(toTextos('estado', 'sellada', NOMBRES)).toEqual(['Sellada']);
    expect(toTextos('elementoId', 5, NOMBRES)).toEqual(['Código del municipio']);
    expect(toTextos('solicitudId', 21, NOMBRES)).toEqual(['LCI-N1-2026-000014']);
    expect(toTextos('estadoSolicitudId', 3, NOMBRES)).toEqual(['Asignada']);
    const campos = ['numero', 'emision', 'sello', 'selloAnterior', 'enmiendaHasta', 'elementoId', 'titulo'];
    expect(['solicitudId', 'estadoSolicitudId'].map(toEtiqueta)).toEqual([
      'Solicitud',
      'Estado de la solicitud',
    ]);
    expect(readDetalle({ antes: null, despues: { enmiendaId: 2, version: 1 } }).cambios).toEqual([]);
    expect(campos.map(toEtiqueta)).toEqual([
      'Número del acta',
      'Emisión',
      'Sello',
      'Sello anterior',
      'Plazo para proponer enmiendas',
      'Elemento de dato',
      'Título',
    ]);
  });

  it('leaves out a field that had and has nothing', () => {
    const detalle = readDetalle({
      antes: { estado: 'emitida' },
      despues: { estado: 'sellada', selloAnterior: null },
    });
    expect(detalle.cambios.map(({ campo }) => campo)).toEqual(['estado']);
  });

  it('names its fields', () => {
    expect([presentCampo('objetivo'), toEtiqueta('objetivo')]).toEqual(['el objetivo', 'Objetivo']);
    expect([presentCampo('otraCosa'), toEtiqueta('otraCosa')]).toEqual(['otra cosa', 'Otra cosa']);
  });
});

describe('[MESA-11] the sentence of a change', () => {
  const evento = (accion: string, part: object = {}) => ({
    accion,
    objeto: { tipo: 'reunion', id: '4', nombre: 'Instalación' },
    cambios: [],
    personales: [],
    sentido: 'cambiado' as const,
    ...part,
  });
  const campos = (...names: string[]) => ({
    cambios: names.map((campo) => ({ campo, antes: ['a'], despues: ['b'] })),
  });
  it.each([
    [evento('programar-reunion', { sentido: 'creado' }), 'programó la reunión «Instalación»'],
    [
      evento('anotar-reunion', campos('avance', 'punto:7', 'punto:8', 'asistio:3')),
      'cambió el avance, las notas de la agenda y la asistencia de la reunión «Instalación»',
    ],
    [evento('agregar-decision', { sentido: 'creado' }), 'agregó una decisión a la reunión «Instalación»'],
    [evento('proponer-enmienda'), 'propuso una enmienda al acta de la reunión «Instalación»'],
    [evento('iniciar-reunion'), 'inició la reunión «Instalación»'],
    [
      evento('editar-reunion', campos('lugar', 'hora')),
      'cambió el lugar y la hora de la reunión «Instalación»',
    ],
    [
      evento('emitir-acta', { objeto: { tipo: 'acta', id: '4', nombre: 'Instalación' } }),
      'emitió el acta de la reunión «Instalación»',
    ],
    [
      evento('cerrar-compromiso', { objeto: { tipo: 'compromiso', id: '1', nombre: 'Publicar' } }),
      'cerró el compromiso «Publicar»',
    ],
    [
      evento('editar-mesa', campos('nombre', 'objetivo', 'descripcion', 'rol')),
      'cambió el nombre, el objetivo y otros 2 datos',
    ],
    [evento('editar-mesa'), 'guardó los datos de la mesa sin cambios'],
    [
      evento('registrar-asistencia', { objeto: { tipo: 'reunion', id: '4', nombre: null } }),
      'registró asistencia de la reunión',
    ],
  ])('%j → %s', (event, text) => {
    expect(presentFrase(event)).toBe(text);
  });

  it('verbs are in the past', () => {
    expect(['abrir', 'corregir', 'vincular', 'mover', 'x'].map(toPasado)).toEqual([
      'abrió',
      'corrigió',
      'vinculó',
      'movió',
      'x',
    ]);
  });
});

describe('[MESA-11] texts word by word', () => {
  it('tells what went and what came', () => {
    expect(
      compareTextos(
        'Consultar la vigencia de un pasaporte.',
        'Consultar en línea la vigencia del pasaporte.',
      ),
    ).toEqual([
      { clase: 'igual', texto: 'Consultar ' },
      { clase: 'puesto', texto: 'en línea ' },
      { clase: 'igual', texto: 'la vigencia ' },
      { clase: 'quitado', texto: 'de un ' },
      { clase: 'puesto', texto: 'del ' },
      { clase: 'igual', texto: 'pasaporte.' },
    ]);
  });

  const palabra = fc.constantFrom('a', 'b', 'c', 'mesa', 'dato', 'ñandú,', '¿qué?');
  const espacio = fc.constantFrom(' ', '  ', '\n', '\n\n');
  const texto = fc.array(fc.tuple(palabra, espacio), { maxLength: 30 }).map((parts) => parts.flat().join(''));
  const join = (tramos: ReturnType<typeof compareTextos>, not: string) =>
    tramos
      .filter(({ clase }) => clase !== not)
      .map((tramo) => tramo.texto)
      .join('');

  it('what stayed and came is the second text; what stayed and went has the words of the first', () => {
    fc.assert(
      fc.property(texto, texto, (antes, despues) => {
        const tramos = compareTextos(antes, despues);
        expect(join(tramos, 'quitado')).toBe(despues);
        expect(join(tramos, 'puesto').split(/\s+/)).toEqual(antes.split(/\s+/));
        expect(tramos.filter(({ clase }, place) => clase === tramos[place - 1]?.clase)).toEqual([]);
      }),
    );
  });

  it('the pieces give back both texts where the same spaces follow the same words', () => {
    const words = fc
      .array(palabra, { maxLength: 30 })
      .map((parts) => parts.map((part) => `${part} `).join(''));
    fc.assert(
      fc.property(words, words, (antes, despues) => {
        const tramos = compareTextos(antes, despues);
        expect([join(tramos, 'puesto'), join(tramos, 'quitado')]).toEqual([antes, despues]);
      }),
    );
  });

  it('texts that have little in common are shown whole, however long they are', () => {
    const write = (prefix: string) =>
      Array.from({ length: 50_000 }, (_, place) => `${prefix}${place}`).join(' ');
    const [antes, despues] = [`Igual ${write('a')}`, `Igual ${write('b')}`];
    expect(compareTextos(antes, despues)).toEqual([
      { clase: 'quitado', texto: antes },
      { clase: 'puesto', texto: despues },
    ]);
    expect(compareTextos('', despues)).toEqual([{ clase: 'puesto', texto: despues }]);
    expect(compareTextos(antes, '')).toEqual([{ clase: 'quitado', texto: antes }]);
  });

  it('long texts that changed little are compared word by word', () => {
    const antes = Array.from({ length: 20_000 }, (_, place) => `palabra${place}`).join(' ');
    const despues = antes.replace('palabra5 ', 'otra ').replace(' palabra19998', '');
    expect(
      compareTextos(antes, despues).map(({ clase, texto }) => (clase === 'igual' ? clase : texto)),
    ).toEqual(['igual', 'palabra5 ', 'otra ', 'igual', 'palabra19998 ', 'igual']);
  });
});

describe('[MESA-11] days and addresses', () => {
  it('groups by the day in Colombia', () => {
    const fechas = ['2026-11-21T05:00:00.000Z', '2026-11-21T04:59:59.000Z', '2026-11-20T12:00:00.000Z'];
    expect(listDias(fechas.map((fecha) => ({ fecha }))).map(({ dia, cosas }) => [dia, cosas.length])).toEqual(
      [
        ['2026-11-21', 1],
        ['2026-11-20', 2],
      ],
    );
  });

  it('the filter comes back from the address as it was written; nonsense counts as absent', () => {
    const busqueda = fc.record({
      clase: fc.option(fc.constantFrom(...CLASES_HISTORIAL)),
      persona: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
      desde: fc.constantFrom('', '2026-02-28'),
      hasta: fc.constantFrom('', '2026-11-21'),
    });
    fc.assert(
      fc.property(busqueda, (search) => {
        expect(parseBusqueda(new URLSearchParams(formatBusqueda(search)))).toEqual(search);
      }),
    );
    expect(parseBusqueda(new URLSearchParams('clase=x&persona=-1&desde=2026-02-30&hasta=ayer'))).toEqual({
      clase: null,
      persona: null,
      desde: '',
      hasta: '',
    });
    expect(findErrorDias({ desde: '2026-02-02', hasta: '2026-02-01' })).toMatch(/anterior/);
    expect(findErrorDias({ desde: '2026-02-02', hasta: '' })).toBeNull();
  });
});
