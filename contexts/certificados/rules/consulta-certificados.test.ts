import { expect, it } from 'vitest';
import { CONSULTA_VACIA, formatConsulta, parseConsulta } from './consulta-certificados.ts';

it('[TABLE-01] the list of certificates stands in its address, and what it does not know is left out', () => {
  const consulta = {
    ...CONSULTA_VACIA,
    filtro: { texto: 'LCI-C1', pendiente: 'suspension-propuesta' as const },
    estado: 'suspendido' as const,
    pagina: 2,
  };
  expect(parseConsulta(formatConsulta(consulta))).toEqual(consulta);
  expect(parseConsulta(new URLSearchParams('estado=vencido')).estado).toBe('vencido');
  expect(parseConsulta(new URLSearchParams('estado=roto&pagina=-1&orden=x'))).toEqual(CONSULTA_VACIA);
});
