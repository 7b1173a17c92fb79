import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSolicitud } from '../../testing/solicitud-sample.ts';
import { listHechos } from './historia.ts';

const [paso] = sampleSolicitud.pasos;
const [documento] = sampleSolicitud.cargados;
if (!paso || !documento) throw new Error('The sample has a step and a document.');

describe('the history of a request', () => {
  it('[AREA-05] is its steps, its documents or both, each once and the last one first', () => {
    const fechas = fc.array(fc.nat(5).map((dia) => `2026-11-0${dia + 1}T15:00:00.000Z`));
    fc.assert(
      fc.property(fechas, fechas, (dePasos, deDocumentos) => {
        const solicitud = {
          pasos: dePasos.toSorted().map((fecha, at) => ({ ...paso, id: at + 1, fecha })),
          cargados: deDocumentos
            .toSorted()
            .map((fecha, at) => ({ ...documento, idArchivo: `a${at}`, fecha })),
        };
        const pasos = listHechos(solicitud, 'pasos');
        const documentos = listHechos(solicitud, 'documentos');
        const todo = listHechos(solicitud, 'todo');
        // Two steps of one moment, as a filing and what it does by itself, keep their order.
        expect(pasos.map((hecho) => hecho.clase === 'paso' && hecho.paso.id)).toEqual(
          solicitud.pasos.map(({ id }) => id).toReversed(),
        );
        expect(documentos).toHaveLength(deDocumentos.length);
        expect(todo.map(({ fecha }) => fecha)).toEqual([...dePasos, ...deDocumentos].toSorted().toReversed());
        expect(todo.filter(({ clase }) => clase === 'paso')).toEqual(pasos);
      }),
    );
  });
});
