import { describe, expect, it } from 'vitest';
import { listPedidoNivelDos } from './pedido-nivel-dos.ts';

describe('what level 2 asks of a version nobody began it for', () => {
  it('[AREA-05] is what its form asks, without the certificate the version has', () => {
    expect(listPedidoNivelDos()).toEqual([
      'Tecnología del servicio',
      'Contrato del servicio',
      'Lugar de cada campo obligatorio en el contrato',
      'Un mensaje válido de cada operación y papel',
      'Informe del banco favorable, o favorable con observaciones',
      'Constancia de la entidad',
      'Constancia de quien aprueba por la entidad, o su documento',
    ]);
  });
});
