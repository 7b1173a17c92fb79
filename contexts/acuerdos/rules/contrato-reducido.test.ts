import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildContratoReducido, keepPedidos, type RamaReducible } from './contrato-reducido.ts';

/** A field with how often it comes and whether it is of a person. */
interface Campo extends RamaReducible {
  readonly nombre: string;
  readonly minimo: 0 | 1;
  readonly maximo: 1 | 3;
  readonly esPersonal: boolean;
  readonly hijos: readonly Campo[];
}

/** The leaves of trees: the fields an acuerdo may ask for. */
function listHojas(ramas: readonly Campo[]): readonly Campo[] {
  return ramas.flatMap((rama) => (rama.hijos.length === 0 ? [rama] : listHojas(rama.hijos)));
}

type Valor = string | Grupo;
interface Grupo {
  readonly [nombre: string]: readonly Valor[];
}

interface Dibujo {
  readonly minimo: 0 | 1;
  readonly maximo: 1 | 3;
  readonly esPersonal: boolean;
  readonly hijos: readonly Dibujo[];
}
const { dibujo } = fc.letrec<{ dibujo: Dibujo }>((tie) => ({
  dibujo: fc.record({
    minimo: fc.constantFrom(0 as const, 1 as const),
    maximo: fc.constantFrom(1 as const, 3 as const),
    esPersonal: fc.boolean(),
    hijos: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('dibujo'), { maxLength: 3 })),
  }),
}));

/** Drawn trees with ids and names of their own. */
function number(dibujos: readonly Dibujo[], next: { id: number }): readonly Campo[] {
  return dibujos.map(({ hijos, ...campo }) => {
    const id = next.id++;
    return { ...campo, id, nombre: `c${id}`, hijos: number(hijos, next) };
  });
}
const arboles = fc
  .tuple(fc.array(dibujo, { minLength: 1, maxLength: 4 }), fc.infiniteStream(fc.boolean()))
  .map(([dibujos, elige]) => {
    const ramas = number(dibujos, { id: 1 });
    const hojas = listHojas(ramas);
    const pedidos = new Set(hojas.filter(() => elige.next().value).map(({ id }) => id));
    return { ramas, hojas, pedidos };
  });

/** Whether a message keeps the rules of a tree: no other field, and each as often as it may come. */
function isValido(mensaje: Grupo, ramas: readonly Campo[]): boolean {
  const nombres = new Set(ramas.map(({ nombre }) => nombre));
  return (
    Object.keys(mensaje).every((nombre) => nombres.has(nombre)) &&
    ramas.every(({ nombre, minimo, maximo, hijos }) => {
      const valores = mensaje[nombre] ?? [];
      if (valores.length < minimo || valores.length > maximo) return false;
      return valores.every((valor) =>
        hijos.length === 0 ? typeof valor === 'string' : typeof valor !== 'string' && isValido(valor, hijos),
      );
    })
  );
}

/** A valid message, as often as a draw says. */
function write(ramas: readonly Campo[], veces: () => number): Grupo {
  return Object.fromEntries(
    ramas.map(({ nombre, minimo, maximo, hijos }) => {
      const cuantas = Math.min(maximo, Math.max(minimo, veces() % 4));
      return [
        nombre,
        Array.from({ length: cuantas }, () => (hijos.length === 0 ? 'x' : write(hijos, veces))),
      ];
    }),
  );
}

/** What of a message the reduced contract says. */
function cut(mensaje: Grupo, ramas: readonly Campo[]): Grupo {
  return Object.fromEntries(
    ramas.map(({ nombre, hijos }) => [
      nombre,
      (mensaje[nombre] ?? []).map((valor) =>
        hijos.length === 0 || typeof valor === 'string' ? valor : cut(valor, hijos),
      ),
    ]),
  );
}

/** A message of the reduced contract with the least of what the whole one asks beside it. */
function complete(mensaje: Grupo, ramas: readonly Campo[]): Grupo {
  const least = (campo: Campo): Valor => (campo.hijos.length === 0 ? 'x' : complete({}, campo.hijos));
  return Object.fromEntries(
    ramas.map((campo) => {
      const dichos = (mensaje[campo.nombre] ?? []).map((valor) =>
        typeof valor === 'string' ? valor : complete(valor, campo.hijos),
      );
      const faltan = Math.max(0, campo.minimo - dichos.length);
      return [campo.nombre, [...dichos, ...Array.from({ length: faltan }, () => least(campo))]];
    }),
  );
}

const drawTimes = (veces: readonly number[]) => {
  let place = 0;
  return () => veces[place++ % veces.length] ?? 1;
};
const draws = fc.array(fc.nat(3), { minLength: 1, maxLength: 30 });

describe('[AREA-05] the reduced contract of an acuerdo', () => {
  it('keeps exactly the fields that are asked for, and none of a person besides', () => {
    fc.assert(
      fc.property(arboles, ({ ramas, hojas, pedidos }) => {
        const kept = listHojas(keepPedidos(ramas, pedidos));
        expect(kept.map(({ id }) => id)).toEqual(
          hojas.filter(({ id }) => pedidos.has(id)).map(({ id }) => id),
        );
        for (const { id, esPersonal } of kept) if (esPersonal) expect(pedidos.has(id)).toBe(true);
      }),
    );
  });

  it('a message of the whole contract, cut to it, is valid by it; one of it, completed, is valid by the whole', () => {
    fc.assert(
      fc.property(arboles, draws, ({ ramas, pedidos }, veces) => {
        const reducidas = keepPedidos(ramas, pedidos);
        const entero = write(ramas, drawTimes(veces));
        expect(isValido(entero, ramas)).toBe(true);
        expect(isValido(cut(entero, reducidas), reducidas)).toBe(true);
        const reducido = write(reducidas, drawTimes(veces));
        expect(isValido(reducido, reducidas)).toBe(true);
        expect(isValido(complete(reducido, ramas), ramas)).toBe(true);
      }),
    );
  });

  it('leaves petitions and errors whole, and out an operation whose answer keeps nothing', () => {
    const hoja = (id: number) => ({ id, hijos: [] });
    const operaciones = [
      {
        codigo: 'consultar',
        mensajes: [
          { papel: 'peticion', ramas: [hoja(1)] },
          { papel: 'respuesta', ramas: [{ id: 2, hijos: [hoja(3), hoja(4)] }, hoja(5)] },
          { papel: 'error', ramas: [hoja(6)] },
        ],
      },
      { codigo: 'listar', mensajes: [{ papel: 'respuesta', ramas: [hoja(7)] }] },
      { codigo: 'notificar', mensajes: [{ papel: 'peticion', ramas: [hoja(8)] }] },
    ] as const;
    expect(buildContratoReducido(operaciones, new Set([4]))).toEqual([
      {
        codigo: 'consultar',
        mensajes: [
          { papel: 'peticion', ramas: [hoja(1)] },
          { papel: 'respuesta', ramas: [{ id: 2, hijos: [hoja(4)] }] },
          { papel: 'error', ramas: [hoja(6)] },
        ],
      },
      { codigo: 'notificar', mensajes: [{ papel: 'peticion', ramas: [hoja(8)] }] },
    ]);
  });
});
