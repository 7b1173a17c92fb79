import { findErroresTextos, listVariables, renderEjemplo } from '@marco/parametros/rules';
import { openTestDatabase } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifests } from './manifests.ts';
import { NOVEDADES, PLANTILLAS_INICIALES } from './novedades.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const byNumber = (one: number, other: number) => one - other;

describe('the events people are told of', () => {
  it('are all that the contexts declare, in the order of their places on the screens', () => {
    const declared = manifests.flatMap(({ novedades = {} }) => Object.keys(novedades));
    expect([...NOVEDADES.keys()].toSorted()).toEqual(declared.toSorted());
    const places = [...NOVEDADES.values()].map(({ orden }) => orden);
    expect(places).toEqual(places.toSorted(byNumber));
  });

  it('stand there context by context: no two of them take one place', () => {
    const taken = manifests.flatMap(({ novedades = {} }) => [
      ...new Set(Object.values(novedades).map(({ orden }) => orden)),
    ]);
    expect(taken.toSorted(byNumber)).toEqual([...new Set(taken)].toSorted(byNumber));
  });
});

describe('the templates of a new installation', () => {
  it.each([...NOVEDADES.values()])(
    '$codigo has one that could be saved and that says its variables',
    async (evento) => {
      const plantilla = await database.kysely
        .selectFrom('plantillas_correo')
        .select(['evento', 'asunto', 'cuerpo', 'aviso', 'por_correo as porCorreo'])
        .where('evento', '=', evento.codigo)
        .executeTakeFirstOrThrow();
      expect(PLANTILLAS_INICIALES).toContainEqual(plantilla);
      const detalle = { variables: listVariables(evento.variables), reservado: evento.reservado };
      expect(findErroresTextos(detalle, plantilla)).toEqual([]);
      const { asunto, texto, html, aviso } = renderEjemplo(detalle, plantilla);
      for (const rendered of [asunto, texto, html, aviso]) expect(rendered).not.toMatch(/[{}]/);
      expect(texto).toMatch(
        /^Hola, María:\n\n.+\n\nMarco de Interoperabilidad para Gobierno Digital\nMinTIC$/s,
      );
    },
  );
});
