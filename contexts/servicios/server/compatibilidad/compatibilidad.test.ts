import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FORMAS_MENSAJE,
  type FormaMensaje,
  LECTURAS,
  type Lectura,
} from '../../contract/compatibilidad.terms.ts';
import {
  type CambioServicio,
  compareServicio,
  findPeor,
} from '../../rules/compatibilidad/compare-servicio.ts';
import type { ContenidoCompuesto } from '../../rules/compatibilidad/mensaje-comparable.ts';
import type { ParteGrupo } from '../../rules/compatibilidad/parte-de-mensaje.ts';
import { compileLote, type LoteDeMensajes } from '../../testing/lote-de-versiones.ts';
import {
  createAzar,
  leaveOutUnknown,
  listValoresAlAzar,
  writeGrupoAlAzar,
} from '../../testing/mensajes-al-azar.ts';
import {
  ELEMENTOS_DE_PRUEBA,
  historiaArbitraria,
  PARES_DE_HISTORIA,
} from '../../testing/versiones-arbitrarias.ts';
import { createValoresDeClausura } from './valores-de-clausura.ts';

const HISTORIAS = Math.ceil(5000 / PARES_DE_HISTORIA.length);
/** Histories whose schemas are compiled together. */
const LOTE = 24;
/** Messages by chance that are tried against each «compatible». */
const INTENTOS = 2;
const PAPELES = ['peticion', 'respuesta'] as const;

const VALORES = createValoresDeClausura(ELEMENTOS_DE_PRUEBA);
const AL_AZAR = listValoresAlAzar(7);
const AZAR = createAzar(7);

/** A version, with its place among those whose schemas are compiled. */
interface VersionDePrueba {
  readonly raiz: ContenidoCompuesto;
  readonly index: number;
}

interface Comparacion {
  readonly antes: VersionDePrueba;
  readonly despues: VersionDePrueba;
  readonly papel: (typeof PAPELES)[number];
  readonly lectura: Lectura;
  readonly forma: FormaMensaje;
}

type Cuenta = Record<'pares' | 'rechaza' | 'otro-sentido' | 'compatible' | 'mensajes', number>;

function compare({ antes, despues, papel, lectura, forma }: Comparacion): CambioServicio[] {
  const [vieja, nueva] = [antes, despues].map(({ raiz }) => [
    { codigo: 'consultar', mensajes: [{ papel, nombre: '', raiz }] },
  ]);
  return compareServicio(vieja ?? [], nueva ?? [], { lectura, formas: [forma], valores: VALORES });
}

function toQuienes({ antes, despues, papel }: Comparacion) {
  return papel === 'peticion' ? { escribe: antes, lee: despues } : { escribe: despues, lee: antes };
}

/** A message judged by the schemas of who writes it and of who reads it. */
function judge(comparacion: Comparacion, lote: LoteDeMensajes, parte: ParteGrupo) {
  const { escribe, lee } = toQuienes(comparacion);
  const { forma, lectura } = comparacion;
  const texto = lote.write(escribe.index, parte, forma);
  const leida = lectura === 'tolerante' ? leaveOutUnknown(parte, lee.raiz) : parte;
  const leido = leida === parte ? texto : lote.write(escribe.index, leida, forma);
  return {
    texto,
    seEscribe: lote.admits(escribe.index, texto, forma),
    seLee: lote.admits(lee.index, lote.renameTo(lee.index, escribe.index, leido, forma), forma),
  };
}

/** What the real schemas say against the verdicts of one comparison; empty where they agree. */
function listDesacuerdos(comparacion: Comparacion, lote: LoteDeMensajes, cuenta: Cuenta): string[] {
  const { papel, lectura, forma, antes, despues } = comparacion;
  const cambios = compare(comparacion);
  const desacuerdos: string[] = [];
  const add = (que: string, texto: string) =>
    desacuerdos.push(
      [que, papel, lectura, forma, texto, JSON.stringify([antes.raiz, despues.raiz])].join('\n'),
    );
  for (const { veredicto, contraejemplo, clase } of cambios) {
    if ((veredicto === 'rompe') !== (contraejemplo !== null)) add(`${clase}: ${veredicto} without proof`, '');
    if (contraejemplo?.parte?.clase !== 'grupo') continue;
    const { texto, seEscribe, seLee } = judge(comparacion, lote, contraejemplo.parte);
    if (!seEscribe) add(`${clase}: nobody may write it`, texto);
    if (seLee !== (contraejemplo.efecto === 'otro-sentido')) add(`${clase}: is read, or is not`, texto);
    cuenta[contraejemplo.efecto]++;
  }
  return findPeor(cambios) === 'compatible'
    ? [...desacuerdos, ...listRechazados(comparacion, lote, cuenta)]
    : desacuerdos;
}

/** Messages by chance that the reader refuses, where the verdict says that it refuses none. */
function listRechazados(comparacion: Comparacion, lote: LoteDeMensajes, cuenta: Cuenta): string[] {
  const desacuerdos: string[] = [];
  const { papel, lectura, forma, antes, despues } = comparacion;
  const add = (que: string, texto: string) =>
    desacuerdos.push(
      [que, papel, lectura, forma, texto, JSON.stringify([antes.raiz, despues.raiz])].join('\n'),
    );
  cuenta.compatible++;
  for (let intento = 0; intento < INTENTOS; intento++) {
    const parte = writeGrupoAlAzar(toQuienes(comparacion).escribe.raiz, AL_AZAR, AZAR);
    if (!parte) continue;
    const { texto, seEscribe, seLee } = judge(comparacion, lote, parte);
    if (!seEscribe) add('the test itself writes what is not valid', texto);
    if (!seLee) add('compatible, and a message is refused', texto);
    cuenta.mensajes++;
  }
  return desacuerdos;
}

/** Every two versions of every history of a batch, in both roles, each in one form and read in one way. */
function* listComparaciones(historias: readonly (readonly ContenidoCompuesto[])[]): Generator<Comparacion> {
  for (const [place, historia] of historias.entries()) {
    for (const [index, pareja] of PARES_DE_HISTORIA.entries()) {
      const [antes, despues] = pareja.map((version) => ({
        raiz: historia[version],
        index: place * historia.length + version,
      }));
      const lectura = LECTURAS[(place + index) % LECTURAS.length];
      const forma = FORMAS_MENSAJE[Math.floor((place + index) / 2) % FORMAS_MENSAJE.length];
      if (!antes?.raiz || !despues?.raiz || !lectura || !forma)
        throw new Error('A history has all its versions.');
      const versiones = {
        antes: { ...antes, raiz: antes.raiz },
        despues: { ...despues, raiz: despues.raiz },
      };
      for (const papel of PAPELES) yield { ...versiones, papel, lectura, forma };
    }
  }
}

describe('[AREA-05] the verdict of two versions by direction', () => {
  it('is proved by a message for each «rompe», and by none for any «compatible», over 5,000 pairs', () => {
    const historias = fc.sample(historiaArbitraria, { numRuns: HISTORIAS });
    const cuenta: Cuenta = { pares: 0, rechaza: 0, 'otro-sentido': 0, compatible: 0, mensajes: 0 };
    const desacuerdos: string[] = [];
    for (let start = 0; start < HISTORIAS; start += LOTE) {
      const lote = historias.slice(start, start + LOTE);
      using esquemas = compileLote(lote.flat(), ELEMENTOS_DE_PRUEBA);
      for (const comparacion of listComparaciones(lote)) {
        desacuerdos.push(...listDesacuerdos(comparacion, esquemas, cuenta));
        cuenta.pares += 1 / PAPELES.length;
      }
    }
    expect(desacuerdos.slice(0, 2)).toEqual([]);
    expect(cuenta.pares).toBeGreaterThanOrEqual(5000);
    // A change of meaning is accepted by the reader, and most breaks are not; all that was counted was judged.
    expect(cuenta.rechaza).toBeGreaterThan(5000);
    expect(cuenta['otro-sentido']).toBeGreaterThan(100);
    expect(cuenta.mensajes).toBeGreaterThan(2000);
  }, 60_000);
});
