import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMAS_MENSAJE } from '../../contract/compatibilidad.terms.ts';
import { compareServicio } from '../../rules/compatibilidad/compare-servicio.ts';
import { isLegible } from '../../rules/compatibilidad/is-legible.ts';
import {
  type CampoComparable,
  type ContenidoCompuesto,
  findModelo,
  type OperacionComparable,
} from '../../rules/compatibilidad/mensaje-comparable.ts';
import type { UsoDeCampo } from '../../rules/vida/contrato-usado.ts';
import { computeImpacto, isRotura, type Rotura } from '../../rules/vida/impacto.ts';
import { createAzar, listValoresAlAzar, writeGrupoAlAzar } from '../../testing/mensajes-al-azar.ts';
import { ELEMENTOS_DE_PRUEBA, historiaArbitraria } from '../../testing/versiones-arbitrarias.ts';
import { createValoresDeClausura } from '../compatibilidad/valores-de-clausura.ts';

const VALORES = createValoresDeClausura(ELEMENTOS_DE_PRUEBA);
const AL_AZAR = listValoresAlAzar(11);
const AZAR = createAzar(11);

/** Every field of a message by its place. */
function listRutas({ campos }: ContenidoCompuesto, encima = ''): string[] {
  return campos.flatMap(({ nombre, contenido }) => {
    const ruta = `${encima}${nombre}`;
    return [ruta, ...(contenido.clase === 'grupo' ? listRutas(contenido, `${ruta}/`) : [])];
  });
}

/** The fields of a message one by one, each with whether somebody reads it, something in it, or something around it. */
function leaveOut(grupo: ContenidoCompuesto, rutas: readonly string[], encima = ''): ContenidoCompuesto {
  const campos: CampoComparable[] = [];
  for (const campo of grupo.campos) {
    const ruta = `${encima}${campo.nombre}`;
    const isLeido = rutas.includes(ruta);
    const hasLeido = rutas.some((una) => una.startsWith(`${ruta}/`));
    const minimo = findModelo(grupo) === 'eleccion' ? 0 : campo.minimo;
    if (isLeido) campos.push({ ...campo, minimo });
    else if (hasLeido && campo.contenido.clase === 'grupo')
      campos.push({ ...campo, minimo, contenido: leaveOut(campo.contenido, rutas, `${ruta}/`) });
  }
  return { ...grupo, modelo: 'secuencia', campos };
}

interface OperacionDePrueba {
  readonly codigo: string;
  readonly peticion: ContenidoCompuesto;
  /** Null of one that answers nothing. */
  readonly respuesta: ContenidoCompuesto | null;
}
type VersionDePrueba = readonly OperacionDePrueba[];

const toComparables = (version: VersionDePrueba): OperacionComparable[] =>
  version.map(({ codigo, peticion, respuesta }) => ({
    codigo,
    mensajes: [
      { papel: 'peticion', nombre: '', raiz: peticion },
      ...(respuesta ? [{ papel: 'respuesta', nombre: '', raiz: respuesta } as const] : []),
    ],
  }));

const CODIGOS = ['consultar', 'listar', 'notificar'];

/** Two versions of a servicio with three operations, the last of which answers nothing, and what each of five consumers reads. */
const mundo = fc
  .record({
    historias: fc.array(historiaArbitraria, { minLength: 5, maxLength: 5 }),
    versiones: fc.tuple(fc.nat(5), fc.nat(5)),
    /** Operations of the second version. */
    quedan: fc.subarray(CODIGOS, { minLength: 1 }),
    elecciones: fc.array(fc.option(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), { freq: 9 }), {
      minLength: 5,
      maxLength: 5,
    }),
  })
  .map(({ historias, versiones: [una, otra], quedan, elecciones }) => {
    const build = (numero: number): VersionDePrueba =>
      CODIGOS.flatMap((codigo, place) => {
        const peticion = historias[place * 2]?.[numero];
        return peticion ? [{ codigo, peticion, respuesta: historias[place * 2 + 1]?.[numero] ?? null }] : [];
      });
    const antes = build(una);
    const despues = build(otra).filter(({ codigo }) => quedan.includes(codigo));
    const campos: UsoDeCampo[] = antes.flatMap(({ codigo, respuesta }) =>
      respuesta ? listRutas(respuesta).map((ruta) => ({ operacion: codigo, ruta })) : [],
    );
    const consumidores = elecciones.map((eleccion) =>
      eleccion && campos.length > 0 ? eleccion.flatMap((nat) => campos[nat % campos.length] ?? []) : null,
    );
    return { antes, despues, consumidores };
  });

/** A version as one consumer sees it, written operation by operation. */
function reduce(
  version: VersionDePrueba,
  antes: VersionDePrueba,
  usos: readonly UsoDeCampo[],
): VersionDePrueba {
  const vistas: OperacionDePrueba[] = [];
  for (const operacion of version) {
    const rutas = usos.filter((uso) => uso.operacion === operacion.codigo).map(({ ruta }) => ruta);
    const isMuda = antes.some(({ codigo, respuesta }) => codigo === operacion.codigo && respuesta === null);
    if (isMuda) vistas.push(operacion);
    else if (rutas.length > 0 && operacion.respuesta)
      vistas.push({ ...operacion, respuesta: leaveOut(operacion.respuesta, rutas) });
  }
  return vistas;
}

type Cuenta = Record<'rompe' | 'compatible' | 'salvados' | 'mensajes', number>;

/** Judges one consumer of a world again, by what is left of both versions for it. */
function verifyConsumidor(
  { antes, despues }: { readonly antes: VersionDePrueba; readonly despues: VersionDePrueba },
  usos: readonly UsoDeCampo[] | null,
  { roturas, hayOtras }: { readonly roturas: readonly Rotura[]; readonly hayOtras: boolean },
  cuenta: Cuenta,
): void {
  const vieja = usos === null ? antes : reduce(antes, antes, usos);
  const nueva = usos === null ? despues : reduce(despues, antes, usos);
  const halladas = compareServicio(toComparables(vieja), toComparables(nueva), {
    lectura: 'tolerante',
    valores: VALORES,
  }).filter(isRotura);
  expect(roturas.map(({ operacion, papel, campo }) => [operacion, papel, campo])).toEqual(
    halladas.map(({ operacion, papel, lugar }) => [operacion, papel, lugar.join('/')]),
  );
  cuenta[roturas.length > 0 ? 'rompe' : 'compatible']++;
  if (roturas.length > 0) return;
  if (hayOtras) cuenta.salvados++;
  cuenta.mensajes += tryMensajes(vieja, nueva);
}

/** Answers by chance of the new version, which whoever reads by the old one understands: nobody was broken in silence. */
function tryMensajes(vieja: VersionDePrueba, nueva: VersionDePrueba): number {
  let tried = 0;
  for (const { codigo, respuesta } of nueva) {
    const leida = vieja.find((operacion) => operacion.codigo === codigo)?.respuesta;
    for (const forma of FORMAS_MENSAJE) {
      const parte = leida && respuesta && writeGrupoAlAzar(respuesta, AL_AZAR, AZAR);
      if (!parte) continue;
      expect(isLegible(parte, leida, { forma, lectura: 'tolerante', valores: VALORES })).toBe(true);
      tried++;
    }
  }
  return tried;
}

describe('[AREA-05] the impact of a version on who uses the one before', () => {
  it('equals, consumer by consumer, a search by brute force, over 600 worlds', () => {
    const cuenta: Cuenta = { rompe: 0, compatible: 0, salvados: 0, mensajes: 0 };
    fc.assert(
      fc.property(mundo, ({ antes, despues, consumidores }) => {
        const versiones = { antes: toComparables(antes), despues: toComparables(despues), valores: VALORES };
        const [todas = [], ...impacto] = computeImpacto(versiones, [null, ...consumidores]);
        expect(impacto).toHaveLength(consumidores.length);
        for (const [place, usos] of consumidores.entries()) {
          const halladas = { roturas: impacto[place] ?? [], hayOtras: todas.length > 0 };
          verifyConsumidor({ antes, despues }, usos, halladas, cuenta);
        }
      }),
      { numRuns: 600 },
    );
    expect(cuenta.rompe).toBeGreaterThan(500);
    // Who reads other fields than those that break is left in peace.
    expect(cuenta.salvados).toBeGreaterThan(50);
    expect(cuenta.mensajes).toBeGreaterThan(100);
  }, 60_000);
});
