import { expect, it } from 'vitest';
import { CONSULTA_VACIA, formatConsulta, parseConsulta } from './consulta-acuerdos.ts';
import { formatPrecedentes, PRECEDENTES_VACIOS, parsePrecedentes } from './consulta-precedentes.ts';

it('[TABLE-01] the lists of acuerdos and precedents stand in their address', () => {
  const consulta = {
    ...CONSULTA_VACIA,
    filtro: { texto: 'pasaportes' },
    vista: 'proveedora' as const,
    estado: 'enviado' as const,
    pagina: 2,
  };
  expect(parseConsulta(formatConsulta(consulta))).toEqual(consulta);
  expect(parseConsulta(new URLSearchParams('estado=roto&vista=x&pagina=-1'))).toEqual(CONSULTA_VACIA);
  const precedentes = { ...PRECEDENTES_VACIOS, filtro: { texto: 'cuota' }, pagina: 3 };
  expect(parsePrecedentes(formatPrecedentes(precedentes))).toEqual(precedentes);
});
