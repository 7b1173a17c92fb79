import { describe, expect, it } from 'vitest';
import { sampleRevision } from '../../testing/revision-sample.ts';
import { listAceptados } from './campos-aceptados.ts';
import {
  type CambioDeRevision,
  countAceptadas,
  createEstadoRevision,
  listElegidas,
  updateRevision,
} from './estado-revision.ts';

const start = createEstadoRevision(sampleRevision);
const change = (...cambios: readonly CambioDeRevision[]) =>
  cambios.reduce((estado, cambio) => updateRevision(estado, cambio, sampleRevision), start);

describe('the review of proposals', () => {
  it('[AREA-05] begins with nothing accepted; what is proposed without a look is chosen', () => {
    expect(countAceptadas(start)).toBe(0);
    expect(listElegidas(start)).toEqual([0, 1]);
    expect(listAceptados(sampleRevision, start)).toEqual({ campos: [], grupos: [] });
  });

  it('[AREA-05] takes what was accepted alone, each with its reasons', () => {
    const estado = change({ kind: 'aceptar', lugares: [0] }, { kind: 'definir', lugar: 2 });
    expect(listAceptados(sampleRevision, estado).campos).toEqual([
      {
        lugar: 0,
        accion: 'reutilizar',
        elementoId: 11,
        justificacion: 'fechaNacimiento v1.2, 96 %. «fec» es fecha y «nac» es nacimiento.',
      },
      { lugar: 2, accion: 'definir', elementoId: null, justificacion: 'Elemento nuevo: estadoLicencia.' },
    ]);
  });

  it('[AREA-05] who accepts what was to be reviewed takes the chosen element, and a difference modifies it', () => {
    const estado = change({ kind: 'candidato', lugar: 2, candidato: 1 }, { kind: 'aceptar', lugares: [2] });
    expect(listAceptados(sampleRevision, estado).campos).toMatchObject([
      { accion: 'modificar', elementoId: 14 },
    ]);
  });

  it('[AREA-05] several are accepted at once and given back by one step', () => {
    const estado = change({ kind: 'aceptar', lugares: [0, 1] });
    expect(estado.dicho).toBe('Aceptó 2 campos.');
    expect(listElegidas(estado)).toEqual([]);
    const vuelto = updateRevision(estado, { kind: 'deshacer' }, sampleRevision);
    expect(vuelto.filas).toEqual(start.filas);
    expect(updateRevision(vuelto, { kind: 'deshacer' }, sampleRevision)).toEqual(vuelto);
  });

  it('[AREA-05] a group that is taken keeps its fields together', () => {
    const { campos, grupos } = listAceptados(sampleRevision, change({ kind: 'grupo', grupo: 0 }));
    expect(campos.map(({ lugar }) => lugar)).toEqual([0, 1]);
    expect(grupos).toMatchObject([{ identificador: 'datosPersona', lugares: [0, 1] }]);
  });
});
