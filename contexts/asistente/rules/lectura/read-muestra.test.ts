import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FuenteIlegible } from './campo-detectado.ts';
import { type NodoMuestra, readMuestra } from './read-muestra.ts';

type Valor = string | number | boolean | null | readonly Valor[] | { readonly [nombre: string]: Valor };

function toNodos(nombre: string, valor: Valor, enLista = false): NodoMuestra[] {
  if (Array.isArray(valor)) return valor.flatMap((uno) => toNodos(nombre, uno, true));
  const base = { nombre, linea: 1, enLista };
  if (valor === null || typeof valor !== 'object') return [{ ...base, valor: valor as string, hijos: [] }];
  return [
    { ...base, valor: null, hijos: Object.entries(valor).flatMap(([suyo, uno]) => toNodos(suyo, uno)) },
  ];
}
const read = (mensajes: readonly Valor[]) =>
  readMuestra(
    mensajes.flatMap((uno) => toNodos('', uno)),
    'muestra-json',
  );
const byRuta = (mensajes: readonly Valor[]) =>
  new Map(read(mensajes).campos.map((campo) => [campo.ruta, campo]));

describe('sample messages', () => {
  it('[AREA-05] say types, lengths, what may be absent and what repeats', () => {
    const campos = byRuta([
      {
        id: 1,
        cod: '05',
        alta: '2026-01-02',
        persona: { nombre: 'Ana', nota: null },
        tel: ['1', '22'],
        activo: true,
      },
      {
        id: 20,
        cod: '11',
        alta: '2026-01-03',
        persona: { nombre: 'María' },
        tel: [],
        valor: 1.5,
        activo: false,
      },
    ]);
    expect(campos.get('id')).toMatchObject({ tipo: 'entero', longitud: 2, obligatorio: true });
    // Digits with a zero in front are no number.
    expect(campos.get('cod')).toMatchObject({ tipo: 'texto', longitud: 2 });
    expect(campos.get('alta')).toMatchObject({ tipo: 'fecha' });
    expect(campos.get('persona')).toMatchObject({ tipo: 'compuesto', padre: '' });
    expect(campos.get('persona/nombre')).toMatchObject({
      tipo: 'texto',
      longitud: 5,
      padre: 'persona',
      obligatorio: true,
    });
    expect(campos.get('persona/nota')).toMatchObject({ tipo: 'desconocido', obligatorio: false });
    expect(campos.get('tel')).toMatchObject({ repite: true, obligatorio: false });
    expect(campos.get('valor')).toMatchObject({ tipo: 'decimal', decimales: 1, obligatorio: false });
    expect(campos.get('activo')).toMatchObject({ tipo: 'logico' });
  });

  it('[AREA-05] nothing of their contents is kept but codes that come again and again', () => {
    const mensajes = Array.from({ length: 12 }, (_, lugar) => ({
      sexo: lugar % 2 === 0 ? 'F' : 'M',
      numero: `99990000${lugar}`,
      nombre: `Persona ${lugar}`,
    }));
    const { campos } = read(mensajes);
    expect(campos.map(({ valores }) => valores)).toEqual([['F', 'M'], [], []]);
    expect(JSON.stringify(campos)).not.toContain('9999');
    expect(JSON.stringify(campos)).not.toContain('Persona');
    // A single message shows no list.
    expect(read([{ sexo: 'F' }]).campos).toMatchObject([{ valores: [], ejemplos: [] }]);
  });

  it('[AREA-05] more messages, or deeper ones, than are looked at are told', () => {
    expect(read(Array.from({ length: 250 }, () => ({ a: 1 }))).omitidas).toMatchObject([
      { parte: 'Mensajes de más' },
    ]);
    let hondo: Valor = { fin: 1 };
    for (let nivel = 0; nivel < 80; nivel += 1) hondo = { a: hondo };
    const { campos, omitidas } = read([hondo]);
    expect(campos).toHaveLength(64);
    expect(omitidas).toMatchObject([{ motivo: 'Está a más de 64 niveles.' }]);
  });

  it('more fields than are read, and none, are refused', () => {
    const ancho = Object.fromEntries(Array.from({ length: 16_384 }, (_, lugar) => [`c${lugar}`, 1]));
    expect(() => read([ancho])).toThrow('más de 1.000 campos');
    expect(() => read([{}])).toThrow(FuenteIlegible);
  });

  it('has one field for each place, whatever the messages say', () => {
    const valor = fc.letrec<{ uno: Valor }>((tie) => ({
      uno: fc.oneof(
        { maxDepth: 3 },
        fc.string({ maxLength: 5 }),
        fc.integer(),
        fc.boolean(),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), tie('uno'), { maxKeys: 4 }),
      ),
    })).uno;
    const mensaje = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), valor, { minKeys: 1, maxKeys: 4 });
    fc.assert(
      fc.property(fc.array(mensaje, { minLength: 1, maxLength: 5 }), (mensajes) => {
        const rutas = read(mensajes).campos.map(({ ruta }) => ruta);
        expect(new Set(rutas).size).toBe(rutas.length);
      }),
    );
  });
});
