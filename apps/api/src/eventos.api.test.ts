import { findErroresTextos, listVariables, renderEjemplo } from '@marco/parametros/rules';
import { openTestDatabase } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENTOS, PLANTILLAS_INICIALES } from './eventos.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** As the screens show them. */
const EN_PANTALLA = [
  'registro-recibido',
  'usuario-por-aprobar',
  'usuario-aprobado',
  'usuario-rechazado',
  'usuario-estado',
  'usuario-trasladado',
  'rol-asignado',
  'clave-restablecer',
  'clave-cambiada',
  'segundo-factor-inscrito',
  'segundo-factor-liberado',
  'datos-suprimidos',
  'correo-por-verificar',
  'identidad-existente',
  'mesa-cerrada',
  'mesa-reabierta',
  'reunion-programada',
  'reunion-cambiada',
  'reunion-cancelada',
  'reunion-retirada',
  'compromiso-asignado',
  'compromiso-por-vencer',
  'compromiso-vencido',
  'acta-emitida',
  'enmienda-abierta',
  'enmienda-propuesta',
  'enmienda-aceptada',
  'enmienda-rechazada',
  'acta-sellada',
  'elemento-por-revisar',
  'elemento-devuelto',
  'elemento-por-aprobar',
  'elemento-por-incorporar',
  'elemento-incorporado',
  'elemento-caducado',
  'elemento-caducidad-programada',
  'elemento-caducidad-cancelada',
  'elemento-caducidad-impedida',
  'elemento-impacto',
  'solicitud-radicada',
  'solicitud-asignada',
  'solicitud-devuelta',
  'solicitud-por-decidir',
  'solicitud-observada',
  'solicitud-aprobada',
  'solicitud-certificada',
  'solicitud-rechazada',
  'solicitud-cancelada',
  'solicitud-desistida',
  'solicitud-por-vencer',
  'exportacion-lista',
  'exportacion-fallida',
  'resumen-diario',
];

describe('the events people are told of', () => {
  it('stand in the order of the screens', () => {
    expect([...EVENTOS.keys()]).toEqual(EN_PANTALLA);
  });
});

describe('the templates of a new installation', () => {
  it.each([...EVENTOS.values()])(
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
